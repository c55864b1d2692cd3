# Gra na lewy, do testów.
ask-card = Zagraj kartę
do-play = Karta { $card }
card-played = zagrywa kartę { $card }
trick-taken = bierze lewę
score-tricks = Lewy
refused-not-in-hand = Karty { $card } nie masz w ręce.
why-points = zdobyte lewy
why-cards = pozostałe karty
board-table = Karty
board-hand = Twoja ręka: { $cards }
board-trick = Lewa: { $cards }
board-played = Dotąd zagrano: { $cards }
