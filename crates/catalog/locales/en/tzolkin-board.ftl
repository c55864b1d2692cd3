# The board of Tzolk'in: panels, things on them, their names for those who cannot see them.

board-temples = Temples
board-skills = Technologies
board-build = Build
board-players = Players
board-events = Events
board-choice = Your start

board-you = you
board-corn = { $n } corn
board-wood = { $n } wood
board-stone = { $n } stone
board-gold = { $n } gold
board-skull = { $n ->
    [one] { $n } skull
   *[other] { $n } skulls
 }
board-hand = { $n ->
    [one] { $n } worker in hand
   *[other] { $n } workers in hand
 }
board-workers = { $n } in play
board-cost = Cost: { $list }

board-step = { $temple }, step { $n }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
board-step-start = start
board-step-top = top
board-temple-bonus = { $temple }, bonus for the highest: { $first } in epoch 1, { $second } in epoch 2; { $n ->
    [one] now { $who }
   *[other] now half each: { $who }
 }

board-level = { $track }, level { $level }
board-level-bonus = { $track }, bonus beyond level 3
board-level-cost = { $n ->
    [one] costs { $n } block
   *[other] costs { $n } blocks
 }

board-buildings = Buildings
board-monuments = Monuments
board-stack = { $n } left
board-built-by = built by { $who }
board-market = Market
board-monument-now = Now worth { $n ->
    [one] { $n } point.
   *[other] { $n } points.
 }

board-epoch-1 = Epoch 1
board-epoch-2 = Epoch 2
board-day = { $epoch }, day { $n }
board-teeth = Teeth of the calendar, by day
board-food-today = Food day
board-food-in = { $n ->
    [one] food day in { $n } day
   *[other] food day in { $n } days
 }
board-food-over = no food day left
board-food-day = Food day { $n } on day { $day }: { $what }
board-food-goods = temples give goods
board-food-points = temples give points
board-done = over
board-running = in force
board-to-come = to come
board-tally = { $who }: { $n }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
board-bands = Points by count: { $list }
board-quick-now = Quick action now
board-quick-from = Quick action from day { $n }

board-light = double advance available
board-dark = double advance used
board-start-player = start player
board-corn-tiles = { $n ->
    [one] { $n } corn tile
   *[other] { $n } corn tiles
 }
board-wood-tiles = { $n ->
    [one] { $n } wood tile
   *[other] { $n } wood tiles
 }
board-hunger = the next food day takes { $n } corn
board-farms = { $n ->
    [one] farms feed { $n } worker
   *[other] farms feed { $n } workers
 }
board-every = every worker needs { $n } corn less
board-no-tiles = no buildings yet

board-blocker = Neutral piece: { $place }
board-kept = kept
board-has-chosen = { $who }: chosen
board-chooses = { $who }: still choosing
