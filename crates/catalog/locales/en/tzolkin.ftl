# Options of a table
option-tribes = Tribes
option-tribes-about = everybody leads a tribe with an ability of its own, chosen in secret from two
option-prophecies = Prophecies
option-prophecies-about = in each quarter but the first something is harder, and those who cope with it best score at its end
option-buildings = New buildings
option-buildings-about = eight more buildings; the early ones can be pulled down later to pay for others
option-quick = Quick actions
option-quick-about = actions performed as soon as the worker is placed, and more neutral pieces on the wheels; always with five players
option-first = Who begins
option-first-about = who has the start-player token in the first round; play goes clockwise

# Goods
corn = corn
wood = wood
stone = stone
gold = gold
skull = skull
block = block of any kind
vp = points
worker = worker
temple-any = temple step of choice
tech-any = advance of choice
nothing = nothing
saved-extra = the extra block

# Where points come from
source-buildings = Buildings
source-chichen-itza = Chichen Itza
source-technology = Technologies
source-unfed = Unfed workers
source-temples-1 = Temples, epoch 1
source-temples-2 = Temples, epoch 2
source-prophecies = Prophecies
source-goods = Corn and blocks
source-skulls = Skulls
source-monuments = Monuments

# Wheels, temples, technologies
palenque = Palenque
yaxchilan = Yaxchilan
wheel-tikal = Tikal
uxmal = Uxmal
chichen-itza = Chichen Itza
chaac = Chaac
quetzalcoatl = Quetzalcoatl
kukulkan = Kukulkan
agriculture = agriculture
extraction = extraction
architecture = architecture
theology = theology

# Kinds of buildings and monuments
farm = farm
tomb = tomb
government = government building
shrine = shrine

# Quick actions
corn-3 = 3 corn
wood-1-corn-1 = 1 wood and 1 corn
stone-1 = 1 stone
gold-1 = 1 gold
technology = technology advance
market = market
build-for-1-corn = build for 1 corn

# Amounts inside other sentences: each counts the number it is named after
corn-n = { $n } corn
corn-amount = { $corn } corn
corn-paid = { $paid } corn
corn-cost = { $cost ->
    [0] {""}
   *[other] {" "}({ $cost } corn)
 }
points-value = { $points ->
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] { $points }
 }
points-signed = { $points ->
    [-6] −6
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
    [0] 0
   *[other] +{ $points }
 }
count-value = { $count ->
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] { $count }
 }

# All goods that are not 0, with commas between them
amounts = { $corn ->
    [0] {""}
   *[other] { $corn } corn
 }{ $wood ->
    [0] {""}
   *[other] { comma-before-wood }{ $wood } wood
 }{ $stone ->
    [0] {""}
   *[other] { comma-before-stone }{ $stone } stone
 }{ $gold ->
    [0] {""}
   *[other] { comma-before-gold }{ $gold } gold
 }{ $skull ->
    [0] { amounts-none }
    [one] { comma-before-skull }{ $skull } skull
   *[other] { comma-before-skull }{ $skull } skulls
 }
comma-before-wood = { $corn ->
    [0] {""}
   *[other] {", "}
 }
comma-before-stone = { $wood ->
    [0] { comma-before-wood }
   *[other] {", "}
 }
comma-before-gold = { $stone ->
    [0] { comma-before-stone }
   *[other] {", "}
 }
comma-before-skull = { $gold ->
    [0] { comma-before-gold }
   *[other] {", "}
 }
amounts-none = { $corn ->
    [0] { $wood ->
        [0] { $stone ->
            [0] { $gold ->
                [0] { nothing }
               *[other] {""}
             }
           *[other] {""}
         }
       *[other] {""}
     }
   *[other] {""}
 }

# Starting tiles, named after what they bring
w-palenque-1 = 3 corn + Quetzalcoatl + agriculture
w-palenque-3 = 5 corn + 1 gold + Quetzalcoatl
w-palenque-5 = 1 stone + 1 gold + agriculture
w-palenque-7 = 9 corn + 1 stone
w-yaxchilan-1 = 1 wood + Kukulkan + extraction
w-yaxchilan-3 = 2 corn + 2 wood + Kukulkan
w-yaxchilan-5 = 4 corn + 1 wood + extraction
w-yaxchilan-7 = 3 corn + 2 wood + 1 stone
w-tikal-1 = 2 corn + Chaac + architecture
w-tikal-3 = 6 corn + 2 stone
w-tikal-5 = 3 corn + 1 gold + architecture
w-tikal-7 = 6 corn + 1 wood + 1 stone
w-uxmal-1 = 5 corn + 1 stone + Chaac
w-uxmal-3 = 3 corn + 1 wood + a farm for one
w-uxmal-5 = a worker
w-uxmal-7 = 8 corn + 1 gold
w-chichen-itza-0 = 4 corn + 1 wood + 1 skull
w-chichen-itza-3 = 5 corn + 1 stone + theology
w-chichen-itza-5 = 4 corn + 3 wood
w-chichen-itza-7 = 2 corn + 2 wood + theology
w-chichen-itza-10 = 7 corn + 2 wood

# Buildings
farm-single-a = farm for one
farm-single-b = farm for one
farm-single-c = farm for one
farm-each-a = farm for all
farm-each-b = farm for all
farm-triple-a = farm for three
farm-triple-b = farm for three
farm-triple-c = farm for three
tomb-brown-yellow = tomb of Chaac and Quetzalcoatl
tomb-brown-green = tomb of Chaac and Kukulkan
tomb-builder = tomb of the builders
tomb-market = tomb of the merchants
tomb-worker = tomb of the workers
tomb-vp = tomb of glory
tomb-any-action = tomb of free choice
tomb-three-temples = tomb of three gods
government-agriculture = office of agriculture
government-agriculture-stone = office of agriculture with stone
government-extraction-corn = office of extraction with corn
government-extraction-gold = office of extraction with gold
government-any-stone = office of learning with stone
government-any-gold = office of learning with gold
government-any-corn = office of learning with corn
government-any-skull = office of learning with a skull
shrine-architecture = shrine of architecture
shrine-architecture-vp = great shrine of architecture
shrine-theology-green = shrine of theology and Kukulkan
shrine-theology-brown-green = shrine of theology and two gods
shrine-two-advances = shrine of learning
shrine-brown = shrine of Chaac
shrine-yellow = shrine of Quetzalcoatl
shrine-green = shrine of Kukulkan
x-farm-granary = granary
x-tomb-seasons = tomb of wood and skulls
x-government-gold = office of gold
x-shrine-stone = shrine of stone
x-farm-harvest = farm of plenty
x-tomb-monument = tomb with a monument
x-government-exchange = office of exchange
x-shrine-skull = shrine of the skull

# Monuments
monument-tombs = monument of tombs
monument-all-own = monument of the builder
monument-corn-tiles = monument of corn
monument-wood-tiles = monument of wood
monument-all-monuments = monument of monuments
monument-governments = monument of government
monument-level-3 = monument of mastery
monument-levels = monument of learning
monument-workers = monument of workers
monument-shrines = monument of shrines
monument-temple-vp = monument of three temples
monument-best-temple = monument of one temple
monument-skulls = monument of skulls

# Tribes
ah-chuy-kak = Ah Chuy Kak
ahau-chamahez = Ahau Chamahez
ahmakiq = Ahmakiq
bacab = Bacab
balam = Balam
cit-bolon-tum = Cit-Bolon-Tum
huracan = Huracan
itzamna = Itzamna
ixtab = Ixtab
vacub-caquix = Vacub-Caquix
xaman-ek = Xaman Ek
yaluk = Yaluk
yumkaax = Yumkaax

# Prophecies
wrathful-gods = Wrathful gods
angry-god-chaac = Angry god Chaac
angry-god-quetzalcoatl = Angry god Quetzalcoatl
angry-god-kukulkan = Angry god Kukulkan
forest-fires = Forest fires
drought = Drought
gold-shortage = Gold shortage
desecration = Desecration
teacher-shortage = Teacher shortage
forgotten-lore = Forgotten lore
crowded-cities = Crowded cities
hunger = Hunger
high-floodwaters = High floodwaters

# What is asked
ask-start = what to start with? The choice is secret.
ask-turn = place workers or pick them up? { corn-amount }, { $hand ->
    [0] no worker in hand
    [one] { $hand } worker in hand
   *[other] { $hand } workers in hand
 }.
ask-placing = another worker? { $placed } placed for { corn-paid }, { corn-amount } left.
ask-picking = another worker to pick up? { corn-amount } in hand.
ask-mercy = the gods have mercy: one worker on the cheapest place, for all corn in hand
ask-use = worker from { $wheel } { $number }: which action? { corn-amount } in hand.
ask-any = which action of the four small wheels{ $price ->
    [0] {""}
   *[other] , for { $price } corn
 }? { corn-amount } in hand.
ask-learn = which technology advances? { $n ->
    [0] No block in hand.
    [one] { $n } block in hand.
   *[other] { $n } blocks in hand.
 }
ask-learn-free = reward: which technology advances?
ask-learn-more = another advance? { $n ->
    [0] No block in hand.
    [one] { $n } block in hand.
   *[other] { $n } blocks in hand.
 }
ask-bonus = which technology gives its bonus?
ask-retreat = which technology goes back one level?
ask-pay = { $n ->
    [one] which block to pay?
   *[other] which { $n } blocks to pay?
 }
ask-gain = { $n ->
    [one] which block to take?
   *[other] which { $n } blocks to take?
 }
ask-climb = one step up: which temple?
ask-climb-two = { $n ->
    [one] one more step up: which other temple?
   *[other] { $n } steps up in different temples: which first?
 }
ask-anger = the gods are angry, one step down: which temple?
ask-skull = a skull for one step down: which temple?
ask-gold = how much gold, for 1 corn each? { $most } at most, { corn-amount } in hand.
ask-offer = one more temple step for 1 block?
ask-market = what to trade? { corn-amount } in hand.
ask-build = what to build?
ask-build-second = a second building?
ask-build-corn = what to build for corn? { corn-amount } in hand.
ask-monument = which monument to build?
ask-days = how far does the calendar turn?

# Choices: the start
do-tribe = Tribe: { $tribe }
do-keep = Keep: { $tile }
do-settle = That is my choice

# Choices: workers
do-beg = Beg, one temple step down
do-place = Worker to { $wheel } { $number }
do-place-beyond = Worker to { $wheel } { $number }, skipping a position
do-place-start = Worker to the start-player space
do-place-quick = Worker to the quick action: { $quick }
do-pick = Pick up the worker from { $wheel } { $number }
do-quick = Quick action: { $quick }
do-end = End turn
do-pass = Pass

# Choices: actions of the wheels
do-fish = Palenque 1: fishing
do-harvest-corn = Palenque { $number }: harvest
do-harvest-wood = Palenque { $number }: felling
do-harvest-burn = Palenque { $number }: burn the forest, one temple step down
do-yax = Yaxchilan { $number }
do-tik-1 = Tikal 1: one technology advance
do-tik-2 = Tikal 2: one building
do-tik-3 = Tikal 3: one or two technology advances
do-tik-4 = Tikal 4: one or two buildings, or a monument
do-tik-5 = Tikal 5: one step up in two temples for 1 block
do-uxm-1 = Uxmal 1: one temple step up
do-uxm-2 = Uxmal 2: market
do-uxm-3 = Uxmal 3: a new worker
do-uxm-4 = Uxmal 4: one building for corn
do-uxm-5 = Uxmal 5: any action of the small wheels
do-chi = Chichen Itza { $number }: a skull for { $points } points, { $temple } one step up{ $blocks ->
    [0] {""}
    [one] , { $blocks } block
   *[other] , { $blocks } blocks
 }
do-no-action = No action
do-no-more = Nothing more
do-refuse = Do without
do-refuse-step = Do without: { $temple }
do-market-done = Done trading

# Choices: technologies, temples, goods
do-learn = Advance: { $track } to level { $level }
do-learn-bonus = Advance beyond level 3: { $track }
do-bonus = Bonus: { $track }
do-retreat = Back: { $track } to { $level ->
    [0] the start
   *[other] level { $level }
 }
do-pay = Pay
do-gain = Take
do-climb = Step up: { $temple } (then worth { points-value })
do-climb-lost = Step up: { $temple } (lost, no way up)
do-anger = Step down: { $temple } (then worth { points-value })
do-gold = Take gold
do-sell = Sell { $block }
do-buy = Buy { $block }

# Choices: building and the calendar
do-build = Build: { $tile }{ $pull ->
    [0] {""}
   *[other] ; pull down: { $old }
 }{ $save ->
    [0] {""}
   *[other] ; architecture saves: { $saved }
 }{ $later ->
    [0] {""}
   *[other] ; architecture for the second building
 }
do-monument = Build: { $tile }{ $pull ->
    [0] {""}
   *[other] ; pull down: { $old }
 }
do-turn-1 = The calendar turns by one day
do-turn-2 = The calendar turns by two days: the double advance is used up

# What happened: the start
chose = has made the secret choice
revealed = starts with { $tile1 }; { $tile2 }
revealed-tribe = { $tribe }; starts with { $tile1 }; { $tile2 }
revealed-tribe-three = { $tribe }; starts with { $tile1 }; { $tile2 }; { $tile3 }
neutral-placed = Neutral piece on { $wheel } { $number }

# What happened: turns and workers
round-began = Day { $n }
food-round-began = Day { $n }, food day
turn-began = { $who }: turn
topped-up = Bacab: +{ corn-n }
begged = begs, now { corn-n }
angered = { $temple } one step down, the gods are angry
placed = worker to { $wheel } { $number }{ corn-cost }
placed-start = worker to the start-player space{ corn-cost }
placed-quick = worker to the quick action{ corn-cost }
placed-by-mercy = worker to { $wheel } { $number } by mercy of the gods{ corn-cost }
placed-start-by-mercy = worker to the start-player space by mercy of the gods{ corn-cost }
picked = worker back from { $wheel } { $number }
passed = passes
teeth-cleared = { corn-n } from the calendar
pushed-off = worker pushed off { $wheel }

# What happened: actions
used = action { $wheel } { $number }{ $paid ->
    [0] {""}
   *[other] , { corn-paid } paid
 }{ $gained ->
    [0] {""}
   *[other] , { $gained } corn gained
 }
no-action = the worker picked up takes no action
harvested-corn = corn tile from Palenque { $number }
harvested-without-tile = harvest at Palenque { $number } without a tile
harvested-wood = wood tile from Palenque { $number }
burned = forest burned at Palenque { $number }, corn tile taken
gained = gets { amounts }
paid = pays { amounts }
refused = declines what is offered
lapsed-step = { $n ->
    [one] temple step lapses, it cannot be paid
   *[other] { $n } temple steps lapse, they cannot be paid
}
lapsed-gold = { $n } gold lapses, it cannot be paid
lapsed-skull = skull lapses, no marker can go down
lapsed-skull-supply = { $n ->
    [one] skull lapses, none is left
   *[other] { $n } skulls lapse, none is left
}
lapsed-advance = { $n ->
    [one] advance lapses, it cannot be paid
   *[other] { $n } advances lapse, they cannot be paid
}
lapsed-action = action lapses, its corn cannot be paid
lapsed-building = no building that could be paid
lapsed-monument = no monument that could be paid
lapsed-market = market lapses, there is nothing to trade
lapsed-offer = no block to pay for a temple step
lapsed-exchange = exchange lapses, no technology can go back
learned = { $track }: level { $level }
bonus-taken = bonus: { $track }
retreated = { $track }: back to { $level ->
    [0] the start
   *[other] level { $level }
 }
climbed = { $temple } one step up
step-lost = { $temple }: step lost
worker-gained = a new worker
skull-offered = skull on Chichen Itza { $number }
built = builds: { $tile }
pulled-down = pulls down: { $tile }
monument-built = builds: { $tile }
scored = { $source }: +{ $points }
sold = sells: { $block } → { corn-amount }
bought = buys: { corn-amount } → { $block }
quick-performed = quick action: { $quick }
quick-lapsed = quick action lapses, it cannot be performed any more
turned-light = double advance ready again
turned-dark = double advance used up

# What happened: the whole table
buildings-laid = New buildings: { $n ->
    [1] { $tile1 }
    [2] { $tile1 }, { $tile2 }
    [3] { $tile1 }, { $tile2 }, { $tile3 }
    [4] { $tile1 }, { $tile2 }, { $tile3 }, { $tile4 }
    [5] { $tile1 }, { $tile2 }, { $tile3 }, { $tile4 }, { $tile5 }
   *[other] { $tile1 }, { $tile2 }, { $tile3 }, { $tile4 }, { $tile5 }, { $tile6 }
 }
food-day-began = Food day { $n }
fed = { $fed } of { $workers } workers fed ({ corn-amount }){ $lost ->
    [0] {""}
   *[other] , −{ $lost } points
 }
epoch-changed = The second epoch begins
skulls-short = { $temple }: too few skulls, nobody gets one
temple-scored = { $temple }: { points-signed }{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus } for the highest place
 }
prophecy-scored = { $prophecy }: { count-value } counted, { points-signed }
prophecy-began = Prophecy: { $prophecy }
quick-tiles-laid = Quick actions of the second epoch are open
corn-laid = 1 corn on the calendar
token-passed = start-player token, from { $from }
calendar-turned = { $days ->
    [one] The calendar turns by one day
   *[other] The calendar turns by { $days } days
 }
final-scoring-began = Final scoring
goods-scored = corn and blocks, worth { corn-amount }: +{ $points }
skulls-scored = { $n ->
    [one] { $n } skull
   *[other] { $n } skulls
 }: +{ $points }
monument-scored = { $tile }: { points-signed }
game-over = The game is over

# Why not: the start
refused-not-now = Something else has to be decided first
refused-over = The game is over
refused-not-dealt = This was not dealt to you
refused-kept-already = You keep this tile already

# Why not: goods
refused-corn = Needs { $need } corn, { $have } left
refused-blocks = Needs { $need } { $block }, { $have } left
refused-any-blocks = Needs { $need ->
    [one] { $need } block
   *[other] { $need } blocks
 }, { $have } left
refused-no-skull = You have no skull
refused-wrong-count = { $need ->
    [one] Exactly { $need } block
   *[other] Exactly { $need } blocks
 }
refused-too-much-gold = At most { $most } gold

# Why not: begging and temples
refused-too-rich-to-beg = Begging is for { $most } corn or less, you have { $have }
refused-too-late-to-beg = One begs once, before anything else in the turn
refused-no-step-to-lose = All your markers are on the lowest step
refused-lowest-step = { $temple }: your marker is on the lowest step
refused-other-temple = Not offered here: { $temple }

# Why not: workers
refused-picking = You are picking up workers in this turn
refused-placing = You are placing workers in this turn
refused-placing-over = Placing is over in this turn
refused-no-worker-in-hand = You have no worker in hand
refused-wheel-full = No position of { $wheel } is free
refused-space-taken = This space is taken
refused-no-skip = No position can be skipped there
refused-one-quick-action = Only one quick action a turn
refused-quick-impossible = You could not perform this quick action
refused-quick-action-outstanding = The quick action comes first
refused-not-cheapest = Mercy grants the cheapest place only
refused-one-by-mercy = Mercy grants one worker only
refused-no-worker-there = No worker of yours on { $wheel } { $number }
refused-just-placed = This worker was placed in this turn
refused-nothing-done = A turn must place or pick up a worker
refused-would-push = A worker would be pushed off { $wheel } { $number }

# Why not: actions
refused-out-of-reach = The worker does not reach { $wheel } { $number }
refused-no-corn-tile = No corn tile lies open there
refused-no-wood-tile = No wood tile is left there
refused-skull-already-offered = A skull lies on Chichen Itza { $number } already
refused-no-advance = No advance you could pay
refused-not-offered = No advance here: { $track }
refused-no-level = No level to lose: { $track }
refused-nothing-to-build = Nothing on offer that you could pay
refused-not-on-offer = This tile is not on offer
refused-no-monument-here = Monuments are built with Tikal 4 only
refused-not-renovatable = Cannot be pulled down: { $tile }
refused-covers-nothing = Covers nothing of the cost: { $tile }
refused-no-discount = Architecture does not save this
refused-cannot-keep-architecture = Architecture cannot wait for a second building
refused-no-second-building = No second building that you could pay
refused-bought-here = Bought in this visit: { $block }
refused-sold-here = Sold in this visit: { $block }
refused-must-trade = At least one exchange must be made
refused-no-sale = Nothing can be sold now
refused-sale-leaves-no-answer = After this sale there would be no answer left
refused-no-declining = This cannot be declined

# What it does: wheels
about-pal-1 = Fishing: 3 corn
about-pal-2 = A corn tile and 4 corn
about-pal-3 = A corn tile and 5 corn, or a wood tile and 2 wood; burning the forest brings the corn for one temple step down
about-pal-4 = A corn tile and 7 corn, or a wood tile and 3 wood; burning the forest brings the corn for one temple step down
about-pal-5 = A corn tile and 9 corn, or a wood tile and 4 wood; burning the forest brings the corn for one temple step down
about-yax-1 = 1 wood
about-yax-2 = 1 stone and 1 corn
about-yax-3 = 1 gold and 2 corn
about-yax-4 = 1 skull, as long as there are some
about-yax-5 = 1 gold, 1 stone and 2 corn
about-tik-1 = One technology advance: level 1, 2, 3 costs 1, 2, 3 blocks, the bonus beyond level 3 costs 1
about-tik-2 = Build one building at its cost
about-tik-3 = One or two technology advances, on one track or two, each paid
about-tik-4 = Build one or two buildings or one monument; architecture helps with one building only
about-tik-5 = Pay 1 block and go one step up in two different temples
about-uxm-1 = Pay 3 corn and go one step up in one temple
about-uxm-2 = Exchange corn and blocks as often as you like: wood 2, stone 3, gold 4 corn
about-uxm-3 = One more worker, six at most
about-uxm-4 = Build one building and pay 2 corn instead of each block
about-uxm-5 = Pay 1 corn and perform any action of Palenque, Yaxchilan, Tikal or Uxmal
about-chi-1 = A skull, once in the game: 4 points, Chaac one step up
about-chi-2 = A skull, once in the game: 5 points, Chaac one step up
about-chi-3 = A skull, once in the game: 6 points, Chaac one step up
about-chi-4 = A skull, once in the game: 7 points, Kukulkan one step up
about-chi-5 = A skull, once in the game: 8 points, Kukulkan one step up
about-chi-6 = A skull, once in the game: 8 points, 1 block of choice, Kukulkan one step up
about-chi-7 = A skull, once in the game: 10 points, Quetzalcoatl one step up
about-chi-8 = A skull, once in the game: 11 points, 1 block of choice, Quetzalcoatl one step up
about-chi-9 = A skull, once in the game: 13 points, 1 block of choice, Quetzalcoatl one step up
about-free-choice = Any action of this wheel, without corn for steps back
about-start-space = At the end of the turn all corn from the calendar; at the end of the round the worker comes back, the start-player token changes hands and the calendar may turn by two days
about-double-advance = Whoever stands on the start-player space turns the calendar by two days once, unless that pushes off a worker who would otherwise stay; the top step of a temple makes it ready again

# What it does: temples
about-chaac = Brown temple: on food days 1 and 3 stone from the first and the third step above the start, on food days 2 and 4 points; highest place 6 points in the first epoch, 2 in the second
about-quetzalcoatl = Yellow temple: on food days 1 and 3 gold from the second and the fourth step above the start, on food days 2 and 4 points; highest place 2 points in the first epoch, 6 in the second
about-kukulkan = Green temple: on food days 1 and 3 wood from the first and the third step above the start and a skull from the fourth, on food days 2 and 4 points; highest place 4 points in each epoch

# What it does: technologies
about-agriculture-1 = +1 corn for each corn harvest at Palenque 2–5
about-agriculture-2 = Corn at Palenque 2–5 even if no corn tile lies open, and +1 corn for fishing
about-agriculture-3 = Another +2 corn for each corn harvest at Palenque 2–5
about-agriculture-bonus = One step up in a temple of choice
about-extraction-1 = +1 wood with wood from Yaxchilan 1 or Palenque 3–5
about-extraction-2 = +1 stone with stone from Yaxchilan 2 or 5
about-extraction-3 = +1 gold with gold from Yaxchilan 3 or 5
about-extraction-bonus = 2 blocks of choice
about-architecture-1 = 1 corn for each building built with Tikal 2, Tikal 4 or Uxmal 4
about-architecture-2 = 2 points for each building built with Tikal 2, Tikal 4 or Uxmal 4
about-architecture-3 = A building costs 1 block less with Tikal 2 or 4, 2 corn less with Uxmal 4
about-architecture-bonus = 3 points
about-theology-1 = A worker from Chichen Itza may perform the next higher action instead of its own, for no corn
about-theology-2 = After an action of Chichen Itza you may pay 1 block for one step up in a temple of choice
about-theology-3 = +1 skull with Yaxchilan 4
about-theology-bonus = 1 skull

# What it does: starting tiles
about-w-palenque-1 = 3 corn, one step up in the temple of Quetzalcoatl, one level up in agriculture
about-w-palenque-3 = 5 corn, 1 gold, one step up in the temple of Quetzalcoatl
about-w-palenque-5 = 1 stone, 1 gold, one level up in agriculture
about-w-palenque-7 = 9 corn, 1 stone
about-w-yaxchilan-1 = 1 wood, one step up in the temple of Kukulkan, one level up in extraction
about-w-yaxchilan-3 = 2 corn, 2 wood, one step up in the temple of Kukulkan
about-w-yaxchilan-5 = 4 corn, 1 wood, one level up in extraction
about-w-yaxchilan-7 = 3 corn, 2 wood, 1 stone
about-w-tikal-1 = 2 corn, one step up in the temple of Chaac, one level up in architecture
about-w-tikal-3 = 6 corn, 2 stone
about-w-tikal-5 = 3 corn, 1 gold, one level up in architecture
about-w-tikal-7 = 6 corn, 1 wood, 1 stone
about-w-uxmal-1 = 5 corn, 1 stone, one step up in the temple of Chaac
about-w-uxmal-3 = 3 corn, 1 wood, one worker needs 2 corn less on every food day
about-w-uxmal-5 = One more worker
about-w-uxmal-7 = 8 corn, 1 gold
about-w-chichen-itza-0 = 4 corn, 1 wood, 1 skull
about-w-chichen-itza-3 = 5 corn, 1 stone, one level up in theology
about-w-chichen-itza-5 = 4 corn, 3 wood
about-w-chichen-itza-7 = 2 corn, 2 wood, one level up in theology
about-w-chichen-itza-10 = 7 corn, 2 wood

# What it does: buildings
about-farm = On every food day a farm spares corn: 2 each for one or three workers, or 1 for every worker
about-farm-single-a = On every food day one worker needs 2 corn less
about-farm-single-b = On every food day one worker needs 2 corn less
about-farm-single-c = On every food day one worker needs 2 corn less
about-farm-each-a = On every food day each worker needs 1 corn less
about-farm-each-b = On every food day each worker needs 1 corn less
about-farm-triple-a = On every food day three workers need 2 corn less each
about-farm-triple-b = On every food day three workers need 2 corn less each
about-farm-triple-c = On every food day three workers need 2 corn less each
about-tomb-brown-yellow = Chaac and Quetzalcoatl one step up
about-tomb-brown-green = Chaac and Kukulkan one step up
about-tomb-builder = One step up in a temple of choice, and you may build one more building
about-tomb-market = You may trade as with Uxmal 2; 6 points
about-tomb-worker = One more worker; 6 points
about-tomb-vp = 8 points
about-tomb-any-action = For 1 corn you may perform any action of the small wheels; 2 points
about-tomb-three-temples = One step up in each temple; 3 points
about-government-agriculture = One level up in agriculture
about-government-agriculture-stone = One level up in agriculture; 1 stone
about-government-extraction-corn = One level up in extraction; 1 corn
about-government-extraction-gold = One level up in extraction; 1 gold
about-government-any-stone = One level up in a technology of choice; 1 stone
about-government-any-gold = One level up in a technology of choice; 1 gold
about-government-any-corn = One level up in a technology of choice; 6 corn
about-government-any-skull = One level up in a technology of choice; 1 skull
about-shrine-architecture = One level up in architecture
about-shrine-architecture-vp = One level up in architecture; 3 points
about-shrine-theology-green = One level up in theology; Kukulkan one step up
about-shrine-theology-brown-green = One level up in theology; Chaac and Kukulkan one step up
about-shrine-two-advances = Two levels up, in one technology or in two
about-shrine-brown = Chaac two steps up; 2 points
about-shrine-yellow = Quetzalcoatl two steps up; 4 points
about-shrine-green = Kukulkan two steps up; 3 points
about-x-farm-granary = 3 corn on every food day, before feeding; can be pulled down for a new building
about-x-tomb-seasons = On every food day, before feeding, 1 wood in the first epoch and 1 skull in the second; can be pulled down for a new building
about-x-government-gold = 1 gold on every food day, before feeding; can be pulled down for a new building
about-x-shrine-stone = 1 stone on every food day, before feeding; can be pulled down for a new building
about-x-farm-harvest = 8 corn
about-x-tomb-monument = You may build a monument as with Tikal 4; 1 point
about-x-government-exchange = One technology goes back one level, then the three others may advance one level each
about-x-shrine-skull = 7 points and one step up in a temple of choice; its skull counts as one at Chichen Itza, also for theology

# What it does: monuments
about-monument-tombs = At the end 4 points for each of your tombs, this monument included
about-monument-all-own = At the end 2 points for each of your buildings and monuments
about-monument-corn-tiles = At the end 4 points for each of your corn tiles
about-monument-wood-tiles = At the end 4 points for each of your wood tiles
about-monument-all-monuments = At the end points for each monument anybody built: 6 with two players, 5 with three, 4 with more
about-monument-governments = At the end 4 points for each of your government buildings, this monument included
about-monument-level-3 = At the end 9, 20 or 33 points for one, two or more technologies on level 3
about-monument-levels = At the end 3 points for each technology level reached
about-monument-workers = At the end 6, 12 or 18 points for four, five or six workers
about-monument-shrines = At the end 4 points for each of your shrines, this monument included
about-monument-temple-vp = At the end the points of your steps in all temples once more
about-monument-best-temple = At the end 3 points for each step above the start in your best temple
about-monument-skulls = At the end 3 points for each skull at Chichen Itza, whoever put it there

# What it does: quick actions
about-corn-3 = Gain 3 corn at once
about-wood-1-corn-1 = Gain 1 wood and 1 corn at once
about-stone-1 = Gain 1 stone at once
about-gold-1 = Gain 1 gold at once
about-technology = One technology advance at once, at its usual cost
about-market = Exchange corn and blocks at once: wood 2, stone 3, gold 4 corn
about-build-for-1-corn = Pay 1 corn and build one building at once, at its usual cost; architecture does not help

# What it does: tribes
about-ah-chuy-kak = After placing two or more workers on wheels you may pick up one worker placed earlier
about-ahau-chamahez = For 1 corn a worker you pick up performs the next higher action
about-ahmakiq = You may pass instead of placing or picking up
about-bacab = You start every turn with at least 2 corn; with 3 or less you may beg and then have 4
about-balam = A lower action costs you nothing and brings 1 corn
about-cit-bolon-tum = One worker a turn is placed for 2 corn less; each wheel has one more free choice for you, position 8, at Chichen Itza 11
about-huracan = Your workers may use the same number of the paired wheel: Palenque and Yaxchilan, Tikal and Uxmal
about-itzamna = Level 1, 2, 3 of a technology costs you 0, 1, 2 blocks; beyond level 3 you choose any bonus
about-ixtab = You keep three starting tiles and go one step down in one temple
about-vacub-caquix = Once a turn your workers may skip one empty position of one wheel
about-xaman-ek = Once a turn you may sell a block at any moment: wood 2, stone 3, gold 4 corn
about-yaluk = You start with five workers; each needs 1 corn more on food days, and an unfed one costs 5 points
about-yumkaax = Placing one to six workers costs you 0, 0, 2, 5, 9, 13 corn on top instead of 0, 1, 3, 6, 10, 15

# What it does: prophecies
about-wrathful-gods = Each temple step up costs 1 corn; points at its end for steps above the start in all temples: up to 0 → −5, 1–3 → 0, 4–9 → +6, from 10 → +13
about-angry-god-chaac = Each step up in the temple of Chaac costs 1 block; points at its end for steps above the start there: −1 → −5, 0–1 → 0, 2–3 → +6, from 4 → +13
about-angry-god-quetzalcoatl = Each step up in the temple of Quetzalcoatl costs 1 block; points at its end for steps above the start there: −1 → −5, 0–1 → 0, 2–3 → +6, from 4 → +13
about-angry-god-kukulkan = Each step up in the temple of Kukulkan costs 1 block; points at its end for steps above the start there: −1 → −5, 0–1 → 0, 2–3 → +6, from 4 → +13
about-forest-fires = Felling at Palenque brings 1 wood less; points at its end for wood tiles: 0 → −5, 1–2 → 0, 3–5 → +6, from 6 → +13
about-drought = A corn harvest at Palenque, other than fishing, brings 1 corn less; points at its end for corn tiles: 0–1 → −5, 2–3 → 0, 4–6 → +6, from 7 → +13
about-gold-shortage = Each gold gained costs 1 corn or is refused; points at its end for gold in hand: 0–1 → −5, 2–3 → 0, 4–5 → +6, from 6 → +13
about-desecration = Each skull gained costs one temple step down or is refused; points at its end for skulls in hand: 0 → −5, 1–2 → 0, 3–4 → +6, from 5 → +13
about-teacher-shortage = Each technology advance costs 1 block more; points at its end for technology levels together: 0–2 → −5, 3–4 → 0, 5–6 → +6, from 7 → +13
about-forgotten-lore = Level 2 of every technology is of no use; points at its end for technologies on level 2 or 3: 0 → −5, 1 → 0, 2 → +6, from 3 → +13
about-crowded-cities = Each building costs 1 block more, or 2 corn with Uxmal 4; points at its end for your buildings: 0–1 → −5, 2–3 → 0, 4–6 → +6, from 7 → +13
about-hunger = Each worker needs 1 corn more; points at its end for workers fed: 0–3 → −5, 4 → 0, 5 → +6, 6 → +13
about-high-floodwaters = Each worker placed at Chichen Itza costs 2 corn more; points at its end for your workers on that wheel: 0 → −5, 1 → 0, 2 → +6, from 3 → +13

# Choices that begin alike
do-build-group = Build: { $tile }
do-monument-group = Build: { $tile }

# Stages of the food day and of the final scoring, and what breaks a tie
stage-income = Income
stage-feeding = Feeding
stage-epoch = Second epoch
stage-rewards = Temples
stage-temples = Temples
stage-prophecy = Prophecy
stage-next = From the next day on
stage-goods = Corn and blocks
stage-skulls = Skulls
stage-monuments = Monuments
tie-workers = { $n ->
    [one] { $n } worker on the wheels
   *[other] { $n } workers on the wheels
 }
