# Tips of the guided first game of Teotihuacan. What each key is: docs/lessons.md.

tip-aim = The aim
tip-aim-text = You help to build the city of gods. Most points win. In your turn one worker walks one to three boards on and acts there. Three eclipses score, and the last one ends the game.
tip-move = Where to walk
tip-move-text = Each move says what collecting would bring and what the main action would cost. Think one turn ahead, too: two of your workers on one board do more than one.
tip-arrived = Three ways to act
tip-arrived-text = Your worker has arrived. Now collect cocoa, worship, or take the main action of the board. You must do one of them. Main actions make workers stronger.
tip-colours = Colours set the price
tip-colours-text = Each colour of free workers here costs 1 cocoa for the main action. When you collect, each brings 1. So crowded boards are for collecting, empty ones for work.
tip-gather = Rows and columns
tip-gather-text = In the Forest, the Quarry and the Gold Deposits the number of your workers chooses the row. The weakest of them chooses the column. So strong workers belong together.
tip-power-up = Growing stronger
tip-power-up-text = A main action makes one of your workers there stronger by 1. With three workers on most boards you may do it twice. At power 6 a worker ascends and brings a reward.
tip-worship = Worship
tip-worship-text = On a worship space you use its ability or take the tile beside it at its price. For 1 cocoa more you do both. Your worker is locked then. Another player's worker leaves for 1 cocoa.
tip-locked = Locked workers
tip-locked-text = A locked worker cannot walk. Free all of yours for 3 cocoa at any time of your turn. Or spend a whole turn on it and pay nothing. Others may push yours out: that frees it, too.
tip-alchemy = Gold for Alchemy
tip-alchemy-text = You have gold. On Alchemy it buys a technology and a temple step. A technology works until the end, so the first ones are worth most. One worker reaches the upper row.
tip-nobles = Wood for Nobles
tip-nobles-text = For 2 wood you put up a building on Nobles. More workers there bring more points. You also walk on along the Avenue of the Dead, which pays at each eclipse.
tip-decorate = Gold for Decorations
tip-decorate-text = For 3 gold you decorate the pyramid; it costs less with more workers there. You get 3 points, 1 more for each icon on its like, and a step on the pyramid track.
tip-pyramid = Stone for the pyramid
tip-pyramid-text = For 2 stone you lay a tile on Construction. Higher levels take wood as well and bring more. Turn the tile so that icons lie on their like. Each tile is a step on the pyramid track.
tip-ascension = Ascension
tip-ascension-text = Your worker ascends. You walk on along the Avenue, and the die starts again in the Palace. Now choose a reward. Early on the fourth worker is best, near the end the points.
tip-eclipse-near = An eclipse is near
tip-eclipse-near-text = The discs have met. After this round one more is played, then the eclipse scores. Keep 1 cocoa for each worker, 2 for power 4 and 5. Each one short costs 3 points.
tip-wages = Wages
tip-wages-text = Your workers want their wages: 1 cocoa each, 2 for power 4 and 5. Each cocoa you do not pay costs 3 points. So pay all you can.
tip-bot-turn = Teotibot's turn
tip-bot-turn-text = Two dice woke one of Teotibot's tiles: 6 to 8 the top one, other sums those below. It did what the tile says. Then the tile went aside, and others moved up.

# What a turn brought: what the reader did, by events.
did-powered-up = { $n ->
    [one] { $n } worker stronger by 1
   *[other] { $n } power-ups
 }
did-climbed = { $n ->
    [one] { $n } temple step
   *[other] { $n } temple steps
 }
did-walked = { $n ->
    [one] { $n } step along the Avenue
   *[other] { $n } steps along the Avenue
 }
did-advanced = { $n ->
    [one] { $n } step on the pyramid track
   *[other] { $n } steps on the pyramid track
 }
did-developed = { $n ->
    [one] { $n } technology
   *[other] { $n } technologies
 }
did-house-built = { $n ->
    [one] { $n } building on Nobles
   *[other] { $n } buildings on Nobles
 }
did-decorated = { $n ->
    [one] { $n } decoration
   *[other] { $n } decorations
 }
did-built = { $n ->
    [one] { $n } pyramid tile
   *[other] { $n } pyramid tiles
 }
did-ascended = { $n ->
    [one] { $n } ascension
   *[other] { $n } ascensions
 }
did-tile-taken = { $n ->
    [one] { $n } discovery tile
   *[other] { $n } discovery tiles
 }
