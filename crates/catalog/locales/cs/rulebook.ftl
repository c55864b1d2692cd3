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

# Pravidlo k vyzkoušení
rule-title = { $game }: pravidlo { $rule }
rule-chapter = Z kapitoly { $n }, { $title }
rule-exact = Přesné znění, anglicky
rule-scenes = Pozice:
rule-lessons = Lekce:
rule-proof = Dokazuje to
scene-try = Vyzkoušejte si to
scene-again = Znovu
scene-lost = Tyto volby k pozici nepatří, začíná se proto znovu.
scene-over = Tady už není o čem rozhodovat.
scene-plain = Jako na začátku
scene-more =
    { $n ->
        [one] Ještě { $n } volba
        [few] Ještě { $n } volby
        [many] Ještě { $n } volby
       *[other] Ještě { $n } voleb
    }
figure-caption = Nakresleno podle pozice z těchto pravidel
