# Zdvihová hra pro testy.
ask-card = Zahrajte kartu
do-play = Karta { $card }
card-played = hraje kartu { $card }
trick-taken = bere zdvih
score-tricks = Zdvihy
refused-not-in-hand = Kartu { $card } nemáte v ruce.
why-points = získané zdvihy
why-cards = zbývající karty
board-table = Karty
board-hand = Vaše ruka: { $cards }
board-trick = Zdvih: { $cards }
board-played = Dosud zahráno: { $cards }
