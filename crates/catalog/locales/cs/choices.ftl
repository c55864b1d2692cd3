# Volby, které jsou složené, a co mohou dělat ti, kdo čekají.

choices-more = další: { $n }
choices-why-not = Proč ne…? ({ $n })
watch-from-start = Od začátku
card-key = nechat vysvětlení otevřené
board-zoom = Zvětšit plán
