# Analiza zakończonej gry i gra od wybranego momentu.
review-title = Analiza
review-offer = Gdzie rozstrzygnęła się gra?
review-offer-about = Komputer przejrzy jeszcze raz każdą turę: czego kto mógł się spodziewać, gdzie stracono punkty i co byłoby lepsze.
review-begin = Przeanalizuj tę grę
review-takes = Zwykle trwa to mniej niż minutę. Wynik zostanie zachowany.
review-running = Trwa analiza gry
review-progress = Gotowe: { $n } z { $all }
review-waiting = Czeka na swoją kolej.
review-elsewhere = Oblicza ją inna maszyna.
review-meanwhile = W tym czasie można oglądać grę albo wrócić później.
review-look-again = Jaki postęp?
review-stop = Przerwij

# Wykres
review-graph = Oczekiwana przewaga
review-graph-about = Punkty ponad średnią pozostałych na koniec gry. Największe błędy są w kółku.
review-zero = Na równi z pozostałymi
review-numbers = To samo w liczbach
review-moment = Moment

# Pokazany moment
review-verdict = Ten moment
review-end = Koniec
review-expected = Oczekiwana przewaga na koniec i szansa na wygraną
review-win = { $n }%
review-played = Zagrano
review-better = Lepiej
review-lost-here = punktów stracono w tej turze
review-variation = Wariant
review-variation-about = To się nie wydarzyło.
review-variation-show = Pokaż na planszy
review-variation-leave = Wróć do gry
review-line-back = Krok wstecz w wariancie
review-line-forward = Krok dalej w wariancie

# Co stracono
review-mistakes = Największe błędy
review-mistakes-none = Żadnych: w żadnej turze nie stracono całego punktu.
review-losses = Stracone punkty
review-losses-about = W dobrej turze traci się mniej niż 1 punkt, w złej 4 lub więcej.
review-lost = strata
review-per-turn = na turę
review-good = dobre
review-inaccurate = niedokładne
review-bad = złe

# Gra od wybranego momentu
play-on-title = Graj dalej stąd
play-on-about = Od tego momentu zacznie się przy nowym stole gra przeciwko komputerowi.
play-on-seat = Twoje miejsce
play-on-bots = Pozostali
play-on-level = Poziom { $n }
play-on-begin = Graj dalej
