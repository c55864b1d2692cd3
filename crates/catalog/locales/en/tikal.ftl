# Options of a table
option-auction = Auction
option-auction-about = every turn goes to the highest bidder, who also chooses among the open tiles; all start with 20 points
option-first = Who begins
option-first-about = who takes the first turn; play goes clockwise

# Goods and where points come from
ap = action points
vp = points
treasure = treasures
source-temples = Temples
source-treasures = Treasures
source-bids = Bids

# Pieces
member = member
leader = leader

# Terrain
temple = temple
clearing = clearing
treasure-site = treasure site
volcano = volcano
base-camp = base camp

# Treasures
statue = statue
plate = plate
jade-mask = jade mask
jug = jug
knife = knife
crown = feather crown
flute = flute
sun-disc = sun disc

# What is asked
ask-bid = bid { $least } or more for the next turn, or pass? { $have ->
    [one] { $have } point
   *[other] { $have } points
 } in hand.
ask-take = which tile?
ask-place = where does the tile go? It shows a { $terrain }.
ask-place-volcano = where does the volcano go?
ask-act = { $n ->
    [0] no action points left
    [one] { $n } action point left
   *[other] { $n } action points left
 }
ask-act-scoring = scoring turn, { $n ->
    [0] no action points left
    [one] { $n } action point left
   *[other] { $n } action points left
 }; { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
 } as it stands

# Choices
do-place = Tile to { $hex }{ $turns ->
    [0] {""}
    [one] , turned { $turns } step
   *[other] , turned { $turns } steps
 }
do-bring = Bring { $piece } to { $hex }
do-move = Move { $piece }: { $from } → { $to }
do-uncover = Uncover level { $level } on { $hex }
do-dig = Dig on { $hex }
do-swap = Exchange with { $other }: { $give } → { $take }
do-camp = Build a camp on { $hex }
do-guard = Guard the temple on { $hex }{ $leaving ->
    [0] {""}
    [one] ; { $leaving } other piece leaves the game
   *[other] ; { $leaving } other pieces leave the game
 }
do-end = End turn{ $unspent ->
    [0] {""}
    [one] , { $unspent } action point unspent
   *[other] , { $unspent } action points unspent
 }
do-bid = Bid { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
do-pass = Pass
do-take = Take the { $terrain } ({ $tile })

# What happened: turns and tiles
turn-began = { $who }: turn
scoring-turn-began = { $who }: scoring turn
volcano-turn-began = { $who }: turn with the volcano
tile-drawn = new tile, { $terrain } ({ $tile })
tiles-opened = New round, open tiles: { $tiles }
tile-taken = takes the { $terrain } ({ $tile })
tile-placed = { $terrain } ({ $tile }) placed on { $hex }
tile-removed = no place for the { $terrain } ({ $tile }), it leaves the game
treasures-laid = { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
 } face down on { $hex }
turn-ended = turn ended{ $unspent ->
    [0] {""}
    [one] , { $unspent } action point lost
   *[other] , { $unspent } action points lost
 }

# What happened: auction
auction-began = Auction for a turn, { $who } speaks first
bid = bids { $n }
passed = passes
turn-won = wins the turn for { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
turn-free = gets the turn for free

# What happened: actions
brought = { $piece } to { $hex }
moved = { $piece } { $from } → { $to }
moved-secretly = { $piece } { $from } → { $to } by secret path
uncovered = temple on { $hex } raised to { $level }
dug = { $motif } dug up on { $hex }
swapped = ⇄ { $other }: { $give } given, { $take } taken
camp-built = camp on { $hex }
guard-placed = { $piece } guards the temple on { $hex }{ $removed ->
    [0] {""}
    [one] , { $removed } piece leaves the game
   *[other] , { $removed } pieces leave the game
 }

# What happened: scoring
scoring-began = Volcano! Scoring round { $round }, { $who } first
final-scoring-began = Last scoring round, { $who } first
temple-scored = temple { $hex }: +{ $n }
treasures-scored = treasures: +{ $n }
scored = +{ $gain } (temples { $temples }, treasures { $treasures }), now { $total }
game-over = The game is over

# Why not
refused-bidding = The next turn is being auctioned: bid or pass
refused-choose-first = Choose one of the open tiles first
refused-place-first = Place the tile first
refused-place-volcano-first = Place the volcano first
refused-end-unplaced = The tile must be placed before the turn can end
refused-tile-placed = This turn has no further tile to place
refused-scoring-turn = No tile is placed in a scoring turn
refused-volcano-placed = This turn has no tile but the volcano
refused-turn-runs = The turn is played to its end before the next auction
refused-tile-chosen = The tile for this turn has been chosen
refused-no-auction = Turns are not auctioned in this game
refused-no-choice-of-tile = The tile is drawn from the stack, there is no choice
refused-over = The game is over
refused-action-points = Needs { $need ->
    [one] { $need } action point
   *[other] { $need } action points
 }, { $have } left
refused-not-free = { $hex } is explored already
refused-not-adjacent = { $hex } touches nothing explored
refused-not-enterable = Turned like this, nobody could walk onto { $hex }
refused-only-from-volcano = Turned like this, only the volcano would lead onto { $hex }
refused-same-rotation = Turned { $turns } looks the same as turned { $same }
refused-none-in-supply = None left in the supply
refused-leader-guards = Your leader guards a temple until the end of the game
refused-leader-removed = Your leader has left the game
refused-not-a-camp = { $hex } is neither the base camp nor your camp
refused-camp-of-other = The camp on { $hex } belongs to another player
refused-no-piece = No such piece of yours on { $hex }
refused-guard-stays = The guard on { $hex } stays until the end of the game
refused-already-there = It stands on { $hex } already
refused-unexplored = { $hex } is unexplored
refused-volcano = A volcano on { $hex }: nobody goes there
refused-no-way = No way that a turn can pay leads to { $hex }
refused-no-temple = No temple on { $hex }
refused-guarded = The temple on { $hex } has a guard
refused-nobody-there = No piece of yours on { $hex }
refused-second-level = A second level in one turn needs a second piece on { $hex }
refused-two-levels = Two levels on { $hex } this turn already
refused-no-level-token = No level { $level } left
refused-highest-level = No temple rises above 10
refused-no-treasure = No treasure lies on { $hex }
refused-second-treasure = A second treasure in one turn needs a second piece on { $hex }
refused-two-treasures = Two treasures from { $hex } this turn already
refused-no-opponent = An exchange needs an opponent
refused-not-owned = You do not own this treasure
refused-opponent-lacks = The opponent does not own this treasure
refused-own-set = Your pairs and triples stay together
refused-opponent-set = Pairs and triples of others stay together
refused-same-motif = Both treasures are the same
refused-no-camp-ground = { $hex } is no ground for a camp
refused-base-camp = The base camp serves everybody, nobody builds on it
refused-treasures-left = { $hex } still holds { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
 }
refused-camp-there = A camp stands on { $hex } already
refused-no-camp-left = Both your camps are built
refused-no-majority = Strength { $mine } against { $other } on { $hex }: no majority
refused-no-guard-left = You guard two temples already
refused-bid-too-low = Bid at least { $least }
refused-bid-too-high = You have only { $have ->
    [one] { $have } point
   *[other] { $have } points
 }
refused-not-open = This tile does not lie open
refused-no-such-turn = A tile turns by 0 to 5 steps

# Choices that begin alike
do-move-group = From { $from }: { $piece }
do-place-group = Tile to { $hex }
do-swap-group = Offer: { $give }
do-bid-group = Bid

# Stages of a scoring round
stage-temples = Temples
stage-treasures = Treasures
stage-sum = Together
