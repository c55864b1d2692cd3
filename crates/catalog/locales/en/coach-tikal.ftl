# Tips of the guided first game of Tikal. What each key is: docs/lessons.md.

tip-aim = The aim
tip-aim-text = You lead an expedition. Points are counted four times: for temples where you are strongest and for treasures. In a turn you lay a tile, then you spend 10 action points.
tip-tile = Laying a tile
tip-tile-text = Lay it next to explored land so that at least one stone leads onto it. You may turn it. Stones are paths: each one costs a point to cross.
tip-points = Ten action points
tip-points-text = Spend your ten points as you like, in any order. What is left at the end of the turn is lost. All prices stand beside the board.
tip-bring = Bringing pieces
tip-bring-text = Bring pieces to the base camp for 1 point each. The leader costs the same, but he counts three when strength is compared. So bring him early.
tip-move = Moving
tip-move-text = Point at a piece, then at the place it should reach. You pay for every stone on both sides of a border. A border without stones is closed. The cheapest way is found for you.
tip-uncover = Raising a temple
tip-uncover-text = For 2 points you lay the next number on a temple. With one piece there you may do it once a turn, with two pieces twice. You score the temple only if you are the strongest there.
tip-dig = Digging
tip-dig-text = For 3 points you dig up the top treasure. One of a kind scores 1 point, two score 3 and three score 6, at every scoring. To dig twice on one site in a turn you need two pieces there.
tip-exchange = Exchange
tip-exchange-text = For 3 points you swap a single treasure of yours for a single one of somebody else. They cannot refuse. Pairs and sets of three are safe, yours too.
tip-camp = Camps
tip-camp-text = For 5 points you build a camp on a clearing or an emptied site. You need no piece there. From then on you bring pieces straight to it for 1 point. You have two camps in a game.
tip-guard = Guards
tip-guard-text = For 5 points a temple is yours for good, if you are the strongest there. It can no longer grow, and your other pieces on it leave the game. You have two guards in a game.
tip-volcano = The volcano
tip-volcano-text = A volcano starts a scoring round. One after another, you all get 10 action points and then score at once. So one temple may score for more than one player.
tip-scoring = Your scoring turn
tip-scoring-text = Spend these points on what counts now. Be the strongest on high temples, or make a pair of treasures. On a tie nobody scores. Then end your turn.
tip-last = The last tiles
tip-last-text = These are the last tiles. One more scoring round then ends the game. A camp hardly pays any more. A guard still keeps a temple for you.

# What a turn brought: what the reader did, by events.
did-brought = { $n ->
    [one] { $n } piece brought
   *[other] { $n } pieces brought
 }
did-uncovered = { $n ->
    [one] { $n } temple level
   *[other] { $n } temple levels
 }
did-dug = { $n ->
    [one] { $n } treasure dug up
   *[other] { $n } treasures dug up
 }
did-swapped = { $n ->
    [one] { $n } exchange
   *[other] { $n } exchanges
 }
did-camp-built = { $n ->
    [one] { $n } camp built
   *[other] { $n } camps built
 }
did-guard-placed = { $n ->
    [one] { $n } temple guarded
   *[other] { $n } temples guarded
 }
