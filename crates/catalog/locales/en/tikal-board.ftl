# The board of Tikal: panels, things on them, their names for those who cannot see them.

board-map = Map
board-tiles = Tiles
board-actions = Actions
board-treasures = Treasures
board-levels = Temple levels
board-score = Points

board-you = you
board-unexplored = unexplored jungle
board-base-camp = base camp
board-clearing = clearing
board-volcano = volcano
board-temple = temple worth { $n }
board-site = { $n ->
    [one] site with { $n } treasure
   *[other] site with { $n } treasures
 }
board-site-empty = dug-out site
board-ways = ways out: { $list }
board-stones = stones: { $list }
board-side-n = north
board-side-ne = north-east
board-side-se = south-east
board-side-s = south
board-side-sw = south-west
board-side-nw = north-west
board-men = { $who }: { $list } (strength { $n })
board-members = { $n ->
    [one] { $n } member
   *[other] { $n } members
 }
board-leader = leader
board-camp = camp: { $who }
board-guard = guard: { $who }
board-guard-leader = guard: { $who } (the leader)
board-worked-temple = levels uncovered this turn: { $n } of 2
board-worked-site = treasures dug this turn: { $n } of 2
board-scorer = would score now: { $who }
board-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }

board-tile-temple = temple { $n }
board-tile-site = { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
 }
board-in-hand = Tile { $letter }: { $terrain }
board-aside = Volcano, laid aside
board-open-tiles = Open tiles
board-stack-left = { $n } left
board-pile = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
 }
board-volcano-inside = volcano among them
board-rounds = Scored { $done } of { $all } times
board-tokens = Treasures in piles: { $n }
board-tiles-removed = Out of the game: { $list }
board-bid = bid { $n }
board-passed = pass
board-moved = done

board-action-points = Action points
board-points-of = { $n } of { $all }
board-points-to-come = { $n } to come
board-not-begun = The game has not begun
board-turn = Normal turn
board-scoring-turn = Scoring round { $n }
board-volcano-turn = Turn after the scoring
board-auction = Auction
board-over = Game over
board-scores-now = { $n ->
    [one] scoring now: { $n } point
   *[other] scoring now: { $n } points
 }
board-scores-soon = { $n ->
    [one] { $n } point if nothing changes
   *[other] { $n } points if nothing changes
 }
board-act-deploy = Bring a piece
board-act-path = Move over stones
board-act-secret-path = Camp to camp
board-act-uncover = Uncover a level
board-act-dig = Dig a treasure
board-act-exchange = Exchange treasures
board-act-camp = Build a camp
board-act-guard = Place a guard
board-each-stone = 1 each

board-statue = statue
board-plate = plate
board-jade-mask = jade mask
board-jug = jug
board-knife = knife
board-crown = feather crown
board-flute = flute
board-sun-disc = sun disc
board-treasure-points = { $n ->
    [one] treasures bring { $n } point
   *[other] treasures bring { $n } points
 }
board-supply-members = members in the supply: { $n }
board-supply-leader = leader in the supply: { $n }
board-supply-camps = camps in the supply: { $n }
board-supply-guards = guards still allowed: { $n }
board-removed = pieces out of the game: { $n }
board-levels-left = Temple levels left
board-level = level { $level }: { $n } left
