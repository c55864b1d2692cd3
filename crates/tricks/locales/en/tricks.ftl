# A game of tricks, for tests.
ask-card = Play a card
do-play = Card { $card }
card-played = plays card { $card }
trick-taken = takes the trick
score-tricks = Tricks
refused-not-in-hand = Card { $card } is not in your hand.
why-points = tricks taken
why-cards = cards left
board-table = Cards
board-hand = Your hand: { $cards }
board-trick = The trick: { $cards }
board-played = Played so far: { $cards }
