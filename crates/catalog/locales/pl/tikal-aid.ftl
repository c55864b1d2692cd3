# Ściągawka do Tikala. Liczby pochodzą z zasad.
aid-tab-prices = Koszty
aid-tab-turn = Tura
aid-tab-points = Punkty
aid-tab-pictures = Obrazki

aid-turn = Tura
aid-turn-tile = *Płytka.* Połóż wierzchnią płytkę obok odkrytego terenu. Musi na nią prowadzić co najmniej jeden kamień. Na wykopalisko trafiają zakryte skarby [treasure-back]. Wulkan [volcano] najpierw rozpoczyna punktowanie.
aid-turn-taken = *Płytka.* Połóż wybraną płytkę obok odkrytego terenu. Musi na nią prowadzić co najmniej jeden kamień. Na wykopalisko trafiają zakryte skarby [treasure-back]. Wulkan [volcano] najpierw rozpoczyna punktowanie.
aid-turn-points = *{ $points }* [ap] na dowolne akcje w dowolnej kolejności. Co zostanie, przepada.

aid-auction-capital = każdy zaczyna z liczbą punktów { $capital }
aid-auction-bid = Oferuj punkty za następną turę, za każdym razem więcej, albo pasuj. Najwyższą ofertę płaci się z punktów.
aid-auction-pass = Zwycięzca wybiera odkrytą płytkę i gra. Gdy wszyscy spasują, za darmo gra ten, kto spasował pierwszy.
aid-auction-last = Ostatnia tura rundy jest darmowa.

aid-scoring = Punktowanie
aid-scoring-when = wulkany w B, D i F oraz koniec gry
aid-scoring-first = Kto odkrył wulkan, wydaje { $points } [ap] i *od razu* punktuje.
aid-scoring-others = Potem tak samo pozostali, zgodnie z zegarem. Jedna świątynia może dać punkty kilku osobom.
aid-scoring-others-auction = Potem tak samo pozostali, zgodnie z zegarem, także ci, którzy w tej rundzie już grali. Jedna świątynia może dać punkty kilku osobom.
aid-scoring-volcano = Potem kładzie się wulkan, a jego gracz ma zwykłą turę z { $points } [ap]. Nikt nigdy na niego nie wchodzi.

aid-end = Koniec
aid-end-text = Po ostatniej z { $tiles } płytek i jej turze jest jeszcze jedno punktowanie. Zaczyna następny gracz. Wygrywa najwięcej punktów, przy remisie wspólnie.
aid-end-auction = Po ostatniej z { $tiles } płytek i jej turze jest jeszcze jedno punktowanie. Zaczyna osoba z najmniejszą liczbą punktów. Wygrywa najwięcej punktów, przy remisie wspólnie.

aid-prices = Co ile kosztuje
aid-bring = do obozu głównego lub własnego; kierownik kosztuje tyle samo
aid-path = wszystkie kamienie po obu stronach granicy; bez kamienia nie ma przejścia
aid-secret-path = między obozem głównym a twoimi obozami, bez kamieni
aid-uncover = w turze i świątyni jeden poziom z jednym pionkiem, dwa z większą liczbą
aid-dig = w turze i miejscu jeden z jednym pionkiem, dwa z większą liczbą
aid-exchange = pojedynczy za pojedynczy; par i trójek się nie rozbija
aid-camp = na polanie lub pustym wykopalisku, pionek niepotrzebny; { $camps } na grę
aid-guard = tylko kto jest najsilniejszy; jego inne pionki stąd odchodzą z gry; { $guards } na grę

aid-points = Punkty
aid-temples-value = jej liczba
aid-temples = gdy masz tam największą siłę albo stoi tam twój strażnik; przy remisie nikt
aid-treasures = za jeden, dwa, trzy tego samego motywu, za każdym razem
aid-strength = *Siła:* członek [member] liczy się za jednego, kierownik [leader] za { $strength }. Przy odkrywaniu i kopaniu kierownik to jeden pionek.
aid-tokens = Gdy następnej liczby zabraknie, świątynia zostaje, jaka jest.
aid-have = Masz
aid-pictures = Obrazki
aid-face-down = zakryty skarb
aid-sign-uncover = żetony
aid-sign-camp = obozy
aid-sign-guard = strażnicy
aid-sign-treasure-back = skarby
