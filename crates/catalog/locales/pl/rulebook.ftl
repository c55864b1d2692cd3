# Zasady do czytania
rules-ledger-title = { $game }: dokładne brzmienie zasad
rulebook-search = Szukaj w zasadach
rulebook-search-do = Szukaj
rulebook-all = Wszystkie rozdziały
rulebook-exact = Dokładne brzmienie
rulebook-read = Zasady do czytania, rozdział po rozdziale
rulebook-turn = Sąsiednie rozdziały
rulebook-found =
    { $n ->
        [0] Nic nie znaleziono: „{ $text }”
        [one] { $n } akapit: „{ $text }”
        [few] { $n } akapity: „{ $text }”
        [many] { $n } akapitów: „{ $text }”
       *[other] { $n } akapitu: „{ $text }”
    }
