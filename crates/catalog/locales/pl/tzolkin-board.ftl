# Plansza Tzolk'in: panele, rzeczy na nich i ich nazwy dla tych, którzy ich nie widzą.

board-temples = Świątynie
board-skills = Technologie
board-build = Budowa
board-players = Gracze
board-events = Zdarzenia
board-choice = Twój początek

board-you = ty
board-corn = { $n ->
    [one] { $n } kukurydza
    [few] { $n } kukurydze
    [many] { $n } kukurydz
   *[other] { $n } kukurydzy
 }
board-wood = { $n ->
    [one] { $n } drewno
    [few] { $n } drewna
    [many] { $n } drewna
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
board-temple-bonus = { $temple }, bonus dla najwyższego: { $first } w epoce 1, { $second } w epoce 2; { $n ->
    [one] teraz { $who }
   *[other] teraz po połowie: { $who }
 }

board-level = { $track }, poziom { $level }
board-level-bonus = { $track }, bonus ponad poziom 3
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
board-market = Rynek
board-monument-now = Teraz wart { $n ->
    [one] { $n } punkt.
    [few] { $n } punkty.
    [many] { $n } punktów.
   *[other] { $n } punktu.
 }

board-epoch-1 = Epoka 1
board-epoch-2 = Epoka 2
board-day = { $epoch }, dzień { $n }
board-teeth = Zęby kalendarza według dni
board-food-today = Dzień Żywienia
board-food-in = { $n ->
    [one] Dzień Żywienia za { $n } dzień
    [few] Dzień Żywienia za { $n } dni
    [many] Dzień Żywienia za { $n } dni
   *[other] Dzień Żywienia za { $n } dnia
 }
board-food-over = nie będzie już Dnia Żywienia
board-food-day = Dzień Żywienia { $n }, dzień { $day }: { $what }
board-food-goods = świątynie dają zasoby
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

board-light = przyspieszenie kalendarza dostępne
board-dark = przyspieszenie kalendarza zużyte
board-start-player = pierwszy gracz
board-corn-tiles = { $n ->
    [one] { $n } żeton zbioru kukurydzy
    [few] { $n } żetony zbioru kukurydzy
    [many] { $n } żetonów zbioru kukurydzy
   *[other] { $n } żetonu zbioru kukurydzy
 }
board-wood-tiles = { $n ->
    [one] { $n } żeton wycinki drzew
    [few] { $n } żetony wycinki drzew
    [many] { $n } żetonów wycinki drzew
   *[other] { $n } żetonu wycinki drzew
 }
board-hunger = { $n ->
    [one] najbliższy Dzień Żywienia kosztuje { $n } kukurydzę
    [few] najbliższy Dzień Żywienia kosztuje { $n } kukurydze
    [many] najbliższy Dzień Żywienia kosztuje { $n } kukurydz
   *[other] najbliższy Dzień Żywienia kosztuje { $n } kukurydzy
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

board-blocker = Neutralny znacznik: { $place }
board-kept = zatrzymane
board-has-chosen = { $who }: wybrano
board-chooses = { $who }: jeszcze wybiera
