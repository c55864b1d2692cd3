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

# Zasada do wypróbowania
rule-title = { $game }: zasada { $rule }
rule-chapter = Z rozdziału { $n }, { $title }
rule-exact = Dokładne brzmienie, po angielsku
rule-scenes = Pozycje:
rule-lessons = Lekcje:
rule-proof = Dowodzi tego
scene-try = Wypróbuj
scene-again = Od nowa
scene-lost = Te wybory nie pasują do tej pozycji, więc zaczyna się od nowa.
scene-over = Tu nie ma już o czym decydować.
scene-plain = Jak na początku
scene-more =
    { $n ->
        [one] Jeszcze { $n } wybór
        [few] Jeszcze { $n } wybory
        [many] Jeszcze { $n } wyborów
       *[other] Jeszcze { $n } wyboru
    }
figure-caption = Narysowane z pozycji do tych zasad
