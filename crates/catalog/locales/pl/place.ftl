# Kogo nie ma przy stole i czas na tury
leave = Odejdź: zagra za mnie komputer
leave-about = w każdej chwili możesz wrócić
own-stood = gra komputer
plate-stood = Od { $when } gra komputer
back-prompt = Od { $when } gra za ciebie komputer: { $n ->
    [one] { $n } tura.
    [few] { $n } tury.
   *[other] { $n } tur.
 }
back-saw = Widział tylko to, co widać z twojego miejsca.
back-take = Wróć na swoje miejsce
back-after = Komputer dokończy tę turę, potem grasz ty.
all-away = Przy stole nikogo nie ma. Jeśli nikt nie wróci, { $when } grę dokończy komputer.
finishing = Grę kończy komputer.
asleep = Ten stół śpi, a boty czekają.
asleep-wake = Obudź
clock-left = zostało { $time }
clock-until = do { $when }
time-minutes = { $minutes }:{ $seconds }
time-hours = { $n } h
time-days = { $n } d
denied-stood-in = Gra za ciebie komputer. Najpierw wróć na swoje miejsce.
pace = Tempo
pace-about = gdy czas minie, do powrotu gracza gra komputer
pace-none = Bez zegara
pace-day = Tura dziennie
pace-few = Kilka tur dziennie
pace-live-10 = Na żywo, żwawo
pace-live-20 = Na żywo, zwyczajnie
pace-live-40 = Na żywo, bez pośpiechu
table-redo = Ponów krok
table-turn-back = Cofnij całą turę
