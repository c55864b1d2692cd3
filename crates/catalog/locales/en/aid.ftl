# The player aid of any game
aid-title = Player aid
aid-of = { $game }: player aid
aid-print = Print
aid-keys = The key ? opens and closes this sheet.
