# Plansza Tzolk'in: panele, rzeczy na nich i ich nazwy dla tych, którzy ich nie widzą.

board-temples = Świątynie
board-skills = Rozwój
board-build = Budowa
board-players = Gracze
board-events = Zdarzenia
board-choice = Twój początek

board-you = Ty
board-corn = { $n ->
    [one] { $n } kukurydza
    [few] { $n } kukurydze
    [many] { $n } kukurydz
   *[other] { $n } kukurydzy
 }
board-wood = { $n ->
    [one] { $n } drewno
    [few] { $n } drewna
    [many] { $n } drewien
   *[other] { $n } drewna
 }
board-stone = { $n ->
    [one] { $n } kamień
    [few] { $n } kamienie
    [many] { $n } kamieni
   *[other] { $n } kamienia
 }
board-gold = { $n ->
    [one] { $n } złoto
   *[other] { $n } złota
 }
board-skull = { $n ->
    [one] { $n } czaszka
    [few] { $n } czaszki
    [many] { $n } czaszek
   *[other] { $n } czaszki
 }
board-hand = { $n ->
    [one] { $n } robotnik w ręce
    [few] { $n } robotników w ręce
    [many] { $n } robotników w ręce
   *[other] { $n } robotnika w ręce
 }
board-workers = { $n } w grze
board-cost = Koszt: { $list }

board-step = { $temple }, stopień { $n }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }
board-step-start = początek
board-step-top = szczyt
board-temple-bonus = { $temple }, premia dla najwyższego: { $first } w I epoce, { $second } w II epoce; { $n ->
    [one] teraz { $who }
   *[other] teraz po połowie: { $who }
 }

board-level = { $track }, poziom { $level }
board-level-bonus = { $track }, premia za poziomem 3
board-level-cost = { $n ->
    [one] kosztuje { $n } surowiec
    [few] kosztuje { $n } surowce
    [many] kosztuje { $n } surowców
   *[other] kosztuje { $n } surowca
 }

board-buildings = Budynki
board-monuments = Monumenty
board-stack = zostało { $n }
board-built-by = wzniesiony przez gracza: { $who }
board-market = Targ
board-monument-now = Teraz wart { $n ->
    [one] { $n } punkt.
    [few] { $n } punkty.
    [many] { $n } punktów.
   *[other] { $n } punktu.
 }

board-epoch-1 = Epoka I
board-epoch-2 = Epoka II
board-day = { $epoch }, dzień { $n }
board-food-today = dzień żywienia
board-food-in = { $n ->
    [one] żywienie za { $n } dzień
    [few] żywienie za { $n } dni
    [many] żywienie za { $n } dni
   *[other] żywienie za { $n } dnia
 }
board-food-over = żywienia już nie będzie
board-food-day = { $n }. żywienie, dzień { $day }: { $what }
board-food-goods = świątynie dają surowce
board-food-points = świątynie dają punkty
board-done = zakończone
board-running = obowiązuje
board-to-come = dopiero nadejdzie
board-tally = { $who }: { $n }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }
board-bands = Punkty według liczby: { $list }
board-quick-now = Szybka akcja teraz
board-quick-from = Szybka akcja od dnia { $n }

board-light = podwójny obrót dostępny
board-dark = podwójny obrót wykorzystany
board-start-player = gracz rozpoczynający
board-corn-tiles = { $n ->
    [one] { $n } żeton kukurydzy
    [few] { $n } żetony kukurydzy
    [many] { $n } żetonów kukurydzy
   *[other] { $n } żetonu kukurydzy
 }
board-wood-tiles = { $n ->
    [one] { $n } żeton drewna
    [few] { $n } żetony drewna
    [many] { $n } żetonów drewna
   *[other] { $n } żetonu drewna
 }
board-hunger = { $n ->
    [one] najbliższe żywienie kosztuje { $n } kukurydzę
    [few] najbliższe żywienie kosztuje { $n } kukurydze
    [many] najbliższe żywienie kosztuje { $n } kukurydz
   *[other] najbliższe żywienie kosztuje { $n } kukurydzy
 }
board-farms = { $n ->
    [one] farmy żywią { $n } robotnika
    [few] farmy żywią { $n } robotników
    [many] farmy żywią { $n } robotników
   *[other] farmy żywią { $n } robotnika
 }
board-every = { $n ->
    [one] każdy robotnik potrzebuje o { $n } kukurydzę mniej
    [few] każdy robotnik potrzebuje o { $n } kukurydze mniej
    [many] każdy robotnik potrzebuje o { $n } kukurydz mniej
   *[other] każdy robotnik potrzebuje o { $n } kukurydzy mniej
 }
board-no-tiles = jeszcze bez budynków

board-blocker = Neutralny pionek: { $place }
board-kept = zatrzymane
board-has-chosen = { $who }: wybrano
board-chooses = { $who }: jeszcze wybiera
