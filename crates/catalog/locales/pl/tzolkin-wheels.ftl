# Koła gry Tzolk'in: co narysowano wokół kalendarza i jak to się nazywa dla tych, którzy tego nie widzą.

wheels-gears = Koła
wheels-place = { $wheel } { $n }
wheels-hidden = { $wheel }, ząb bez numeru
wheels-no-action = brak akcji
wheels-jungle = lasy { $forest }, odsłonięte pola kukurydzy { $corn }
wheels-skull-lies = leży tu czaszka
wheels-worker = robotnik: { $who }
wheels-neutral = neutralny znacznik
wheels-epoch = Epoka { $n }
wheels-day = Dzień { $day }, epoka { $epoch }
wheels-day-of = dzień z { $n }
wheels-food-day = Dzień Żywienia
wheels-food-goods = Dzień Żywienia { $n }: wyżywić robotników, świątynie dają zasoby
wheels-food-points = Dzień Żywienia { $n }: wyżywić robotników, świątynie dają punkty
wheels-tile = { $quick }, od dnia { $n }
wheels-start = { $n ->
    [0] Pole Pierwszeństwa, żadna kukurydza nie czeka
    [one] Pole Pierwszeństwa, czeka { $n } kukurydza
    [few] Pole Pierwszeństwa, czekają { $n } kukurydze
   *[other] Pole Pierwszeństwa, czeka { $n } kukurydz
 }
wheels-token = pierwszy gracz: { $who }
wheels-quick = Szybka akcja
wheels-prophecies = Przepowiednie
wheels-days = dni od { $first } do { $last }
wheels-in-force = teraz obowiązuje
wheels-over = zakończona
wheels-skulls = { $n ->
    [one] została { $n } czaszka
    [few] zostały { $n } czaszki
   *[other] zostało { $n } czaszek
 }
wheels-ahead = Podgląd (dni)
wheels-forecast = Podgląd: gdzie staną robotnicy
wheels-in-days = { $n ->
    [0] dziś
    [one] za { $n } dzień
   *[other] za { $n } dni
 }
