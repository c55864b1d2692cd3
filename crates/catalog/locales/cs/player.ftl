# Přehrávání událostí
player-skip = Klepnutím nebo klávesou přeskočíte
player-missed = Co se mezitím stalo
player-sound = Zvuky
player-vibration = Zavibrovat, když jste na tahu
player-off = vypnuto
player-on = zapnuto
# The turn of one seat, in which another one must decide
player-decides = { $now } · rozhoduje { $who }
