# Podpowiedzi: co zrobiłby komputer
hint-ask = Podpowiedź
hint-ask-about = Co zrobiłby komputer?
hint-title = Rada komputera
hint-close = Przestań myśleć i zamknij
hint-begun = Myśli…
hint-best-so-far = Na razie najlepsze: { $step }
hint-best = Najlepsze: { $step }
hint-nothing = Brak podpowiedzi.
hint-margin-about = Oczekiwana przewaga nad pozostałymi na koniec
hint-win = wygrana { $n }%
hint-win-about = Szansa na pierwsze miejsce
hint-why = Dlaczego: co się zmieni
hint-do = Zrób pierwszy krok
hint-simulations = { $n ->
    [one] Sprawdzono { $count } grę
    [few] Sprawdzono { $count } gry
   *[other] Sprawdzono { $count } gier
 }
hint-key = podpowiedź, jeszcze raz: zamknij

# Dlaczego nie mój ruch: wybór czytelnika obok najlepszego
whynot-title = Dlaczego nie mój ruch?
whynot-back = Z powrotem do stołu
whynot-about = Wybierz na planszy, wśród wyborów albo tutaj. Dopóki to jest otwarte, nic się nie gra.
whynot-about-list = Wybierz coś, co można było zrobić w tym momencie.
whynot-choice = Twój wybór
whynot-typed = Albo w notacji
whynot-ask = Porównaj
whynot-yours = Twoje
whynot-best = Co wygląda najlepiej
whynot-reply = Potem zapewne
whynot-as-good = Równie dobre.
whynot-less = O około { $points } punktu mniej.
whynot-range = Prawdopodobnie między { $least } a { $most }.
whynot-late = Komputer ma teraz za dużo pracy. Zapytaj za chwilę ponownie.
