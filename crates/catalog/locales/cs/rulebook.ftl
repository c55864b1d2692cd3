# Pravidla ke čtení
rules-ledger-title = { $game }: přesné znění pravidel
rulebook-search = Hledat v pravidlech
rulebook-search-do = Hledat
rulebook-all = Všechny kapitoly
rulebook-exact = Přesné znění
rulebook-read = Pravidla ke čtení po kapitolách
rulebook-turn = Sousední kapitoly
rulebook-found =
    { $n ->
        [0] Nic nenalezeno: „{ $text }“
        [one] { $n } odstavec: „{ $text }“
        [few] { $n } odstavce: „{ $text }“
        [many] { $n } odstavce: „{ $text }“
       *[other] { $n } odstavců: „{ $text }“
    }
