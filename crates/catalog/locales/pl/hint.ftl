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
