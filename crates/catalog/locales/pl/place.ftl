# Kogo nie ma przy stole i czas na tury
leave = Odejdź: zagra za ciebie komputer
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
clock-reserve = { $time } w zapasie
time-minutes = { $minutes }:{ $seconds }
time-hours = { $n } h
time-days = { $n } d
denied-stood-in = Gra za ciebie komputer. Najpierw wróć na swoje miejsce.
pace = Tempo
pace-about = gdy czas minie, do powrotu gracza gra komputer
new-stand-in = Gdy kogoś nie ma
new-stand-in-about = do powrotu tej osoby gra komputer; widzi tylko to, co widać z jej miejsca
pace-none = Bez zegara
pace-day = Tura dziennie
pace-few = Kilka tur dziennie
pace-live-10 = Na żywo, żwawo
pace-live-20 = Na żywo, zwyczajnie
pace-live-40 = Na żywo, bez pośpiechu
table-redo = Ponów krok
table-turn-back = Cofnij całą turę

# Co ludzie mówią przy stole
talk = Rozmowa przy stole
talk-close = Zamknij
end-propose = Zaproponuj koniec gry
end-about = punkty zostają takie, jakie są; nikt nie wygrywa
end-asked = { $who } proponuje zakończyć grę
end-agreed = Zakończono za zgodą wszystkich
takeback = Poproś o cofnięcie tury
takeback-about = tylko za zgodą wszystkich i gdy nic nie odkryto
takeback-asked = { $who } prosi o cofnięcie tury
vote-yes = Zgoda
vote-on = Gramy dalej
vote-no = Nie
vote-agreed = tak
vote-waits = jeszcze nie
vote-withdraw = Wycofaj
give-live = Dodaj 5 minut
give-few = Dodaj 8 godzin
give-day = Dodaj dzień
talk-away-time = { $who }: koniec czasu, gra komputer
talk-away-left = { $who } odchodzi, gra komputer
talk-away-gone = { $who }: konto usunięte, gra komputer
talk-back = { $who } wraca do gry
talk-finish = Grę kończy komputer.
talk-stop = Gra zakończyła się bez wyniku.
talk-end-ask = { $who } proponuje zakończyć grę
talk-end-yes = { $who } zgadza się
talk-end-no = { $who } chce grać dalej
talk-end-done = Zakończono za zgodą wszystkich
talk-takeback-ask = { $who } prosi o cofnięcie tury
talk-takeback-yes = { $who } zgadza się
talk-takeback-no = { $who }: tura zostaje
talk-give-live = { $who } dodaje 5 minut: { $whom }
talk-give-few = { $who } dodaje 8 godzin: { $whom }
talk-give-day = { $who } dodaje dzień: { $whom }
say = Powiedz coś…
say-show = Pokazuj, co mówią
say-shown = widoczne
say-muted = ukryte
say-mute-of = Pokazuj zdania: { $who }
phrase-hello = Cześć
phrase-luck = Powodzenia
phrase-thinking = Myślę
phrase-time = Nie ma pośpiechu
phrase-tomorrow = Wracam jutro
phrase-well = Ładnie zagrane
phrase-oops = Ojej
phrase-thanks = Dzięki
phrase-gg = Dobra gra
phrase-rematch = Rewanż?
denied-proposal-open = Inna propozycja czeka na odpowiedzi.
denied-proposed-often = Prosisz o to zbyt często.
denied-nobody-to-ask = Nie ma nikogo, kto mógłby się zgodzić.
denied-give = Czas dodaje się osobie, której zegar idzie, raz na turę.
denied-say = Wolniej: jedno zdanie na kilka sekund.
denied-freed = Twoje miejsce zostało zwolnione.
get-up = Wstań od stołu
open-free = Zwolnij miejsce
open-bot = Posadź komputer
open-unlist = Nie pokazuj w lobby
open-close = Zamknij stół
next-table = Następny stół
open-expires = Jeśli nikt się nie dosiądzie, { $when } stół sam się zamknie.
open-name = Zaproś po imieniu
open-name-field = Nazwa konta
open-name-do = Zaproś
open-named = Jeśli jest tu konto o tej nazwie, zaproszenie już tam jest.
lobby-invites = { $who } zaprasza do stołu
lobby-invited = Zaproszenia
lobby-sit = Dosiądź się
lobby-not-now = Nie teraz
lobby-asleep = Uśpione stoły
lobby-asleep-about = Stoły, których od dawna nikt nie ruszał. Nie liczą się do otwartych. Gry gości z botami znikają po pół roku.
lobby-delete = Usuń stół
lobby-more = Więcej stołów
games-every = Wszystkie zakończone gry
games-none = Nie ma takiej gry.
games-pages = Strony
games-count = { $n ->
    [one] { $n } gra
    [few] { $n } gry
   *[other] { $n } gier
} · wygrane: { $won }
games-records = pobierz wszystkie zapisy
games-newer = Nowsze
lobby-range = { $a }–{ $b } z { $n }
games-month = { $month ->
    [1] styczeń
    [2] luty
    [3] marzec
    [4] kwiecień
    [5] maj
    [6] czerwiec
    [7] lipiec
    [8] sierpień
    [9] wrzesień
    [10] październik
    [11] listopad
   *[12] grudzień
} { $year }
games-older = Starsze
games-game = Gra
games-all = wszystkie
games-with = Z kim
games-from = Od
games-to = Do
games-against = Przeciw
games-both = ludzie i boty
games-people = ludzie
games-bots = boty
games-show = Pokaż
games-won = wygrana
games-finished = dokończył komputer, nikt nie wrócił
games-taken-back = z cofaniem tur
games-stood = { $who }: komputer zagrał { $n ->
    [one] { $n } turę
    [few] { $n } tury
   *[other] { $n } tur
 }
