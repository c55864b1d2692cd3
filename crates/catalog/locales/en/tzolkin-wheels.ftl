# The gears of Tzolk'in: what is drawn round the calendar, and its names for those who cannot see it.

wheels-gears = Gears
wheels-place = { $wheel } { $n }
wheels-hidden = { $wheel }, tooth without a number
wheels-no-action = no action
wheels-jungle = forests { $forest }, open corn fields { $corn }
wheels-skull-lies = a skull lies here
wheels-worker = worker: { $who }
wheels-neutral = neutral piece
wheels-epoch = Epoch { $n }
wheels-day = Day { $day }, epoch { $epoch }
wheels-day-of = day of { $n }
wheels-food-day = Food day
wheels-food-goods = Food day { $n }: feed the workers, temples give goods
wheels-food-points = Food day { $n }: feed the workers, temples give points
wheels-tile = { $quick }, from day { $n }
wheels-start = { $n ->
    [0] Start-player space, no corn waiting
    [one] Start-player space, { $n } corn waiting
   *[other] Start-player space, { $n } corn waiting
 }
wheels-token = start player: { $who }
wheels-quick = Quick action
wheels-prophecies = Prophecies
wheels-days = days { $first } to { $last }
wheels-in-force = in force now
wheels-over = over
wheels-skulls = { $n ->
    [one] { $n } skull left
   *[other] { $n } skulls left
 }
wheels-ahead = Look ahead (days)
wheels-forecast = Look ahead: where the workers will stand
wheels-in-days = { $n ->
    [0] today
    [one] in { $n } day
   *[other] in { $n } days
 }
