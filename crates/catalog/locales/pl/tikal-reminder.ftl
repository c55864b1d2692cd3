# Co wkrótce czeka gracza.

reminder-scoring = { $turns ->
    [0] Tura punktowania
    [1] Następna tura to tura punktowania
   *[other] Tura punktowania za { $turns } tury
 }: na razie { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
 }
reminder-temples = Świątynie przy punktowaniu teraz: { $n }
