# Options of a table
option-setup = Start
option-setup-about = keep two of four starting tiles, chosen in secret; or draft them from an open offer; or begin with the fixed goods and workers of a first game
option-setup-normal = starting tiles, secret
option-setup-first-game = first game
option-setup-draft = draft of starting tiles
option-boards = Action boards
option-boards-about = where the six loose boards lie; a first game always has them as printed
option-boards-shuffled = boards shuffled
option-boards-printed = boards as printed
option-edition = Values
option-edition-about = three values of the rulebook are printed otherwise: the top of the pyramid (3 points, printed 7), the royal tile of the Avenue (as far as the power, printed one more), a starting tile (2 cocoa, printed 2 stone)
option-edition-rulebook = values of the rulebook
option-edition-printed = values as printed
option-dark-eclipse = Dark eclipse
option-dark-eclipse-about = an eclipse is scored right after the turn that causes it; nobody gets another turn first
option-first = Who begins
option-first-about = who has order token 1; play goes clockwise

# Options of the game against Teotibot: the more it has, the harder it is to beat
option-bot-gold-deposits = Teotibot's worker on the Gold Deposits
option-bot-gold-deposits-about = its power at the start; more is harder
option-bot-gold-deposits-normal = Teotibot on the Gold Deposits: power 2
option-bot-gold-deposits-minus-1 = Teotibot on the Gold Deposits: power 1
option-bot-gold-deposits-plus-1 = Teotibot on the Gold Deposits: power 3
option-bot-nobles = Teotibot's worker on Nobles
option-bot-nobles-about = its power at the start; more is harder
option-bot-nobles-normal = Teotibot on Nobles: power 2
option-bot-nobles-minus-1 = Teotibot on Nobles: power 1
option-bot-nobles-plus-1 = Teotibot on Nobles: power 3
option-bot-construction = Teotibot's worker on Construction
option-bot-construction-about = its power at the start; more is harder
option-bot-construction-normal = Teotibot on Construction: power 2
option-bot-construction-minus-1 = Teotibot on Construction: power 1
option-bot-construction-plus-1 = Teotibot on Construction: power 3
option-bot-wood = Teotibot's wood
option-bot-wood-about = what it starts with; more is harder
option-bot-wood-normal = Teotibot: 2 wood
option-bot-wood-minus-1 = Teotibot: 1 wood
option-bot-wood-plus-1 = Teotibot: 3 wood
option-bot-stone = Teotibot's stone
option-bot-stone-about = what it starts with; more is harder
option-bot-stone-normal = Teotibot: 2 stone
option-bot-stone-minus-1 = Teotibot: 1 stone
option-bot-stone-plus-1 = Teotibot: 3 stone
option-bot-gold = Teotibot's gold
option-bot-gold-about = what it starts with; more is harder
option-bot-gold-normal = Teotibot: 2 gold
option-bot-gold-minus-1 = Teotibot: 1 gold
option-bot-gold-plus-1 = Teotibot: 3 gold
option-bot-cocoa = Teotibot's cocoa
option-bot-cocoa-about = points it gets for 10 cocoa; more is harder
option-bot-cocoa-normal = Teotibot: 3 points for 10 cocoa
option-bot-cocoa-minus-2 = Teotibot: 1 point for 10 cocoa
option-bot-cocoa-minus-1 = Teotibot: 2 points for 10 cocoa
option-bot-cocoa-plus-1 = Teotibot: 4 points for 10 cocoa
option-bot-cocoa-plus-2 = Teotibot: 5 points for 10 cocoa
option-bot-worship = Teotibot's worship
option-bot-worship-about = temple steps of its Worship tile, and of the same tile from Decorations; more is harder
option-bot-worship-normal = Teotibot worships: 2 steps, from Decorations 3
option-bot-worship-minus-1 = Teotibot worships: 1 step, from Decorations 2
option-bot-worship-plus-1 = Teotibot worships: 3 steps, from Decorations 4
option-bot-bonus = Teotibot's temple bonuses
option-bot-bonus-about = points at the end for each temple bonus tile it has reached; more is harder
option-bot-bonus-normal = Teotibot: 15 points per temple bonus
option-bot-bonus-minus-10 = Teotibot: 5 points per temple bonus
option-bot-bonus-minus-5 = Teotibot: 10 points per temple bonus
option-bot-bonus-plus-5 = Teotibot: 20 points per temple bonus
option-bot-bonus-plus-10 = Teotibot: 25 points per temple bonus
option-bot-technology = Teotibot's technologies
option-bot-technology-about = points at the end for each technology it has; more is harder
option-bot-technology-normal = Teotibot: 2 points per technology
option-bot-technology-minus-2 = Teotibot: 0 points per technology
option-bot-technology-minus-1 = Teotibot: 1 point per technology
option-bot-technology-plus-1 = Teotibot: 3 points per technology
option-bot-technology-plus-2 = Teotibot: 4 points per technology

# Goods and whatever else a choice costs or brings
cocoa = cocoa
wood = wood
stone = stone
gold = gold
resource = resource of choice
vp = points
t-any = step on any temple
t-blue = step on the blue temple
t-red = step on the red temple
t-green = step on the green temple
t-neutral = neutral glyph
avenue = space on the Avenue of the Dead
temple-bonus = temple bonus tile
power-up = power-up
ascension = reward of the ascension circle
worker = new worker
nothing = nothing

# Where points come from
source-temples = Temples
source-gathering = Gathering
source-technologies = Technologies
source-nobles = Nobles
source-decorations = Decorations
source-construction = Construction
source-royals = Royal tiles
source-discoveries = Discovery tiles
source-ascension = Ascension
source-bot-cocoa = Cocoa traded in
source-avenue = Avenue of the Dead
source-pyramid = Pyramid track
source-masks = Masks
source-wages = Wages not paid
source-bonuses = Temple bonuses
source-bot-goods = Goods left over
source-bot-technologies = Technologies at the end

# Boards, worship spaces, temples
palace = Palace
forest = Forest
quarry = Quarry
gold-deposits = Gold Deposits
alchemy = Alchemy
nobles = Nobles
decorations = Decorations
construction = Construction
palace-1 = Palace, left royal tile
palace-2 = Palace, middle royal tile
palace-3 = Palace, right royal tile
blue = blue temple
red = red temple
green = green temple
worship-red = step on the red temple
worship-green = step on the green temple
worship-blue = step on the blue temple
worship-any = step on any temple

# Rows of nobles, sides of the pyramid, rewards of the ascension circle, arrows of Teotibot
top-row = top row
middle-row = middle row
bottom-row = bottom row
side-top = top side
side-right = right side
side-bottom = bottom side
side-left = left side
ascend-vp = points
ascend-cocoa = cocoa
ascend-temple = one temple step
ascend-temples = two temple steps
ascend-worker = fourth worker
dir-left = up to the left
dir-right = up to the right

# Technologies
tech-1 = cocoa of the Palace
tech-3 = points for Alchemy and Nobles
tech-5 = richer gathering
tech-7 = cocoa and points for gathering
tech-9 = points for Decorations
tech-11 = points for Construction
tech-13 = one more power-up
tech-15 = one more builder
tech-17 = temple step for Construction
tech-1-about = 1 cocoa each time you move a worker onto or past the Palace
tech-3-about = 3 points for each main action on Alchemy or Nobles
tech-5-about = 1 more wood, stone or gold for each main action on the Forest, the Quarry or the Gold Deposits
tech-7-about = 1 cocoa and 1 point for each main action on the Forest, the Quarry or the Gold Deposits
tech-9-about = 4 points for each main action on Decorations
tech-11-about = 3 points for each main action on Construction, however many tiles you lay
tech-13-about = Once in each main action that powers up a worker you may pay 1 cocoa for one more power-up on the same board
tech-15-about = Each main action on Construction counts one more worker, and one of its tiles costs 1 stone or 1 wood less
tech-17-about = One step on any temple for each main action on Construction, however many tiles you lay

# Royal tiles
royal-1 = gift of cocoa
royal-2 = wood and stone for cocoa
royal-3 = cocoa for resources
royal-4 = points for technologies
royal-5 = points for the pyramid track
royal-6 = gold and stone for cocoa
royal-7 = many resources for one
royal-8 = temple steps for cocoa
royal-9 = points for the Avenue
royal-1-about = Cocoa: the power of the worker, and 1 more
royal-2-about = Pay 1 cocoa for 1 wood and 1 stone, as often as the power of the worker
royal-3-about = Pay 1 resource for 2 cocoa, as often as the power of the worker
royal-4-about = 2 points for each of your technologies, counting no more of them than the power of the worker
royal-5-about = 2 points for each space of yours on the pyramid track, counting no more of them than the power of the worker
royal-6-about = Pay 1 cocoa for 1 gold and 1 stone, as often as the power of the worker
royal-7-about = Pay 1 cocoa and 1 resource for as many resources of choice as the power of the worker
royal-8-about = Pay 1 cocoa for one step on any temple, one time fewer than the power of the worker
royal-9-about = 1 point for each space of yours on the Avenue of the Dead, counting no more of them than the power of the worker (with values as printed one more)

# Temple bonus tiles
bonus-masks = bonus for masks
bonus-technologies = bonus for technologies
bonus-flat = plain bonus
bonus-avenue = bonus for the Avenue
bonus-bonuses = bonus for bonuses
bonus-discoveries = bonus for discovery tiles
bonus-workers = bonus for workers
bonus-masks-about = At the end your best set of masks scores once more
bonus-technologies-about = At the end 5 points for each of your technologies
bonus-flat-about = At the end 15 points
bonus-avenue-about = At the end 3 points for each space you reached on the Avenue of the Dead
bonus-bonuses-about = At the end 9 points for each temple bonus tile you reached, this one included
bonus-discoveries-about = At the end 2 points for each of your discovery tiles, used or not, masks excluded
bonus-workers-about = At the end 4 points for each of your workers of power 1–3 and 9 points for each of power 4–5

# Discovery tiles
mask-1 = mask I
mask-2 = mask II
mask-3 = mask III
mask-4 = mask IV
mask-5 = mask V
mask-6 = mask VI
mask-7 = mask VII
score-4-vp = 4 points
three-resources = 3 resources
two-resources = 2 resources
avenue-step = step on the Avenue
tile-temple-any = step on any temple
tile-temple-blue = step on the blue temple
tile-temple-red = step on the red temple
tile-temple-green = step on the green temple
four-cocoa = 4 cocoa
two-power-ups = two power-ups
double-move = double move
no-cocoa = no cocoa to pay
free-move = move anywhere
virtual-worker = one more worker
mask-1-about = Sets of different masks score at every eclipse: 1, 3, 6, 10, 15, 21 or 28 points for 1 to 7 masks; this mask is in the game 1×
mask-2-about = Sets of different masks score at every eclipse: 1, 3, 6, 10, 15, 21 or 28 points for 1 to 7 masks; this mask is in the game 2×
mask-3-about = Sets of different masks score at every eclipse: 1, 3, 6, 10, 15, 21 or 28 points for 1 to 7 masks; this mask is in the game 2×
mask-4-about = Sets of different masks score at every eclipse: 1, 3, 6, 10, 15, 21 or 28 points for 1 to 7 masks; this mask is in the game 3×
mask-5-about = Sets of different masks score at every eclipse: 1, 3, 6, 10, 15, 21 or 28 points for 1 to 7 masks; this mask is in the game 3×
mask-6-about = Sets of different masks score at every eclipse: 1, 3, 6, 10, 15, 21 or 28 points for 1 to 7 masks; this mask is in the game 3×
mask-7-about = Sets of different masks score at every eclipse: 1, 3, 6, 10, 15, 21 or 28 points for 1 to 7 masks; this mask is in the game 3×
score-4-vp-about = Once, in your turn: 4 points
three-resources-about = Once, in your turn: 3 resources of choice
two-resources-about = Once, in your turn: 2 resources of choice
avenue-step-about = Once, in your turn: one space forward on the Avenue of the Dead
tile-temple-any-about = Once, in your turn: one step on any temple
tile-temple-blue-about = Once, in your turn: one step on the blue temple
tile-temple-red-about = Once, in your turn: one step on the red temple
tile-temple-green-about = Once, in your turn: one step on the green temple
four-cocoa-about = Once, in your turn: 4 cocoa
two-power-ups-about = Once, in your turn: power up two of your free workers, or one of them twice, on any boards
double-move-about = Once, when you move a worker: a second one goes along from the same board to the same board
no-cocoa-about = Once: you pay no cocoa for a main action, for worship, or as wages at an eclipse; prices of tiles are not waived
free-move-about = Once, instead of a normal move: the worker goes to any board; can be combined with the double move
virtual-worker-about = Once, with the main action on Alchemy, Nobles or Construction: it counts one more worker, three at most

# Starting tiles, named after what they bring
start-1 = 2 cocoa + 3 wood + Avenue
start-2 = 2 cocoa (printed: 2 stone) + 3 gold + green temple
start-3 = 4 wood + 1 stone + blue temple
start-4 = 5 cocoa + 2 gold + red temple
start-5 = 2 gold + technology
start-6 = 3 wood + 2 gold + power-up
start-7 = 2 resources + technology
start-8 = 2 cocoa + 4 stone + blue temple
start-9 = blue temple + red temple + green temple
start-10 = 5 cocoa + red temple + power-up
start-11 = 5 cocoa + green temple + power-up
start-12 = 2 resources + blue temple + red temple
start-13 = 3 cocoa + 5 wood
start-14 = 3 stone + 1 gold + discovery tile
start-15 = 1 wood + 2 stone + 3 gold
start-16 = 2 cocoa + 3 gold + discovery tile
start-17 = 3 cocoa + 2 wood + 3 stone
start-18 = 1 wood + 2 stone + Avenue
start-1-about = 2 cocoa, 3 wood, one space forward on the Avenue of the Dead. Boards: Palace, Forest
start-2-about = 2 cocoa (with values as printed 2 stone), 3 gold, one step on the green temple. Boards: Gold Deposits, Quarry
start-3-about = 4 wood, 1 stone, one step on the blue temple. Boards: Forest, Quarry
start-4-about = 5 cocoa, 2 gold, one step on the red temple. Boards: Palace, Gold Deposits
start-5-about = 2 gold, the technology with the lowest number and its temple step. Boards: Gold Deposits, Alchemy
start-6-about = 3 wood, 2 gold, one starting worker is powered up. Boards: Forest, Gold Deposits
start-7-about = 2 resources of choice, the technology with the lowest number and its temple step. Boards: Alchemy, Construction
start-8-about = 2 cocoa, 4 stone, one step on the blue temple. Boards: Nobles, Decorations
start-9-about = One step on each of the three temples. Boards: Alchemy, Nobles
start-10-about = 5 cocoa, one step on the red temple, one starting worker is powered up. Boards: Decorations, Construction
start-11-about = 5 cocoa, one step on the green temple, one starting worker is powered up. Boards: Nobles, Construction
start-12-about = 2 resources of choice, one step on the blue temple and one on the red. Boards: Alchemy, Decorations
start-13-about = 3 cocoa, 5 wood. Boards: Quarry, Alchemy
start-14-about = 3 stone, 1 gold, a discovery tile if you pay its price. Boards: Quarry, Decorations
start-15-about = 1 wood, 2 stone, 3 gold. Boards: Forest, Nobles
start-16-about = 2 cocoa, 3 gold, a discovery tile if you pay its price. Boards: Gold Deposits, Construction
start-17-about = 3 cocoa, 2 wood, 3 stone. Boards: Quarry, Construction
start-18-about = 1 wood, 2 stone, one space forward on the Avenue of the Dead. Boards: Forest, Decorations

# Tiles of Teotibot
bot-construction = Construction
bot-decorations = Decorations
bot-alchemy = Alchemy
bot-nobles = Nobles
bot-mastery = Mastery
bot-worship = Worship
bot-masks = Mask Collection
bot-construction-about = With 2 stone and a worker on Construction it spends the stone and builds; otherwise with a worker on the Quarry it gains 2 stone. That worker is powered up and moves on. If neither works: 5 cocoa, and its weakest worker is powered up and moves on
bot-decorations-about = With 2 gold and a worker on Decorations it spends the gold and decorates; otherwise with a worker on the Gold Deposits it gains 2 gold. That worker is powered up and moves on. If neither works: 5 cocoa, and its weakest worker is powered up and moves on
bot-alchemy-about = With 1 gold and a worker on Alchemy it spends the gold and develops a technology; that worker is powered up and moves on. Otherwise its weakest worker is powered up twice
bot-nobles-about = With 2 wood and a worker on Nobles it spends the wood and puts up a building; otherwise with a worker on the Forest it gains 2 wood. That worker is powered up and moves on. If neither works: 5 cocoa, and its weakest worker is powered up and moves on
bot-mastery-about = Its strongest worker that can act does what Teotibot does on that board, is powered up and moves on. If none can: 5 cocoa, and its weakest worker is powered up and moves on
bot-worship-about = Its worshipping worker goes to the next temple field clockwise and frees whoever is there: 2 steps on that temple, or 3 steps on one temple from Decorations. The discovery tile there is replaced
bot-masks-about = It takes a mask it does not have from a worship place if it can pay the price, the rarest first. If there is none: 5 cocoa, and its weakest worker is powered up and moves on

# Amounts inside other sentences: each counts the number it is named after
cocoa-amount = { $cocoa } cocoa
fee-paid = { $cocoa ->
    [0] {""}
   *[other] , { $cocoa } cocoa paid
 }
fee = { $waived ->
    [0] { fee-paid }
   *[other] , a tile waives the cocoa
 }
by-worker = { $by ->
    [0] {""}
   *[other] ; worker of power { $by }
 }
waived-note = { $waived ->
    [0] {""}
   *[other] ; a tile waives the cocoa
 }
arrival = { $main ->
    [0] {" "}(cocoa: collecting +{ $collect })
   *[other] {" "}(cocoa: collecting +{ $collect }, main action { main-price })
 }
main-price = { $price ->
    [0] 0
   *[other] −{ $price }
 }
icons = { $matches ->
    [0] {""}
    [one] , { $matches } matching icon
   *[other] , { $matches } matching icons
 }
worker-count = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
 }

# All goods that are not 0, with commas between them
amounts = { $cocoa ->
    [0] {""}
   *[other] { $cocoa } cocoa
 }{ $wood ->
    [0] {""}
   *[other] { comma-before-wood }{ $wood } wood
 }{ $stone ->
    [0] {""}
   *[other] { comma-before-stone }{ $stone } stone
 }{ $gold ->
    [0] { amounts-none }
   *[other] { comma-before-gold }{ $gold } gold
 }
comma-before-wood = { $cocoa ->
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
amounts-none = { $cocoa ->
    [0] { $wood ->
        [0] { $stone ->
            [0] { nothing }
           *[other] {""}
         }
       *[other] {""}
     }
   *[other] {""}
 }

# What is asked: the start
ask-keep = which two of the four starting tiles to keep? The choice is secret.
ask-draft = which starting tile to take?
ask-start-power = { $n ->
    [one] which starting worker is powered up?
   *[other] which starting worker is powered up? { $n } power-ups.
 }
ask-start-tile = take the discovery tile of the starting tile?
ask-start-place = where do the starting workers go?

# What is asked: the turn
ask-turn = which worker moves where? { cocoa-amount } in hand.
ask-arrived = { $board }: what does the worker do? { cocoa-amount } in hand.
ask-done = the action is done. Anything else before the turn ends?
ask-rested = the workers are free. Anything else before the turn ends?
ask-ability = the second half of worship: the ability of the space
ask-count = { $board }: main action with { worker-count }. Carry it out now, or use tiles or free workers first?
ask-discover = take the discovery tile?

# What is asked: effects
ask-gain = { $n ->
    [one] which resource to take?
   *[other] which { $n } resources to take?
 }
ask-climb = { $n ->
    [one] go up this temple step?
   *[other] { $n } temple steps: which first?
 }
ask-climb-any = { $n ->
    [one] one step up: which temple?
   *[other] { $n } steps up: which temple first?
 }
ask-climb-paid = { $n ->
    [one] one more step up for 1 cocoa: which temple?
   *[other] up to { $n } steps up for 1 cocoa each: which temple?
 } { cocoa-amount } in hand.
ask-large = { $temple }: a discovery tile or the reward of the step?
ask-avenue-tile = space { $space } of the Avenue of the Dead: take a discovery tile?
ask-power-up = { $n ->
    [one] { $board }: which worker is powered up?
   *[other] { $board }: which worker is powered up first? Up to { $n } power-ups.
 }
ask-power-up-second = { $board }: power up a second time?
ask-power-up-any = { $n ->
    [one] which worker is powered up?
   *[other] which worker is powered up? { $n } power-ups.
 }
ask-buy-power = { $board }: one more power-up for cocoa?
ask-ascension = a worker ascends: which reward? { cocoa-amount } in hand.
ask-trade = how often to trade? { $most } times at most, { cocoa-amount } in hand.
ask-sell = which resources to give for cocoa? { $most } at most.
ask-exchange = { $n ->
    [one] which resource to give for { $n } other?
   *[other] which resource to give for { $n } others?
 }
ask-develop = which technology? { $gold } gold in hand.
ask-house = in which row does the building stand?
ask-decorate = which decoration, and on which side? It costs { $gold } gold.
ask-build = { $n ->
    [one] which pyramid tile, and where?
   *[other] which pyramid tile, and where? Up to { $n } tiles.
 }
ask-build-more = { $n ->
    [one] one more pyramid tile?
   *[other] another pyramid tile? Up to { $n } more.
 }
ask-wages = wages of { $due } cocoa: how much to pay? { cocoa-amount } in hand, each cocoa short costs 3 points.

# Choices: the start
do-keep = Keep: { $tile }
do-place = Worker of power { $power } to { $board }
do-power-up-hand = Power up: { $power } → { $to }

# Choices: the turn
do-rest = Free all worshipping workers, as the whole turn
do-unlock = Free all worshipping workers
do-move = Worker of power { $power }: { $from } → { $to }{ $anywhere ->
    [0] {""}
   *[other] ; a tile moves it anywhere
 }{ $along ->
    [0] {""}
   *[other] ; worker of power { $along } goes along
 }{ arrival }
do-collect = { $board }: collect cocoa
do-worship-ability = Worship: { $ability }{ by-worker }{ waived-note }
do-worship-tile = Worship: discovery tile ({ $tile }){ by-worker }{ waived-note }
do-worship-ability-tile = Worship: { $ability }, then discovery tile ({ $tile }){ by-worker }{ waived-note }
do-worship-tile-ability = Worship: discovery tile ({ $tile }), then { $ability }{ by-worker }{ waived-note }
do-main = { $board }: main action, { worker-count }{ $gathers ->
    [0] {""}
   *[other] , lowest power { $power }
 }{ $plus ->
    [0] {""}
    [one] ; with a tile for one more worker
   *[other] ; with { $plus } tiles for one more worker
 }{ waived-note }
do-use = Use: { $tile }
do-end = End turn
do-go = Go on: the ability
do-go-main = Carry out the main action: { $board }
do-take = Take: { $tile }
do-no-tile = Take no tile
do-no-step = No step
do-no-more-steps = No more steps
do-no-power-up = No power-up
do-no-more = No more tiles
do-refuse = Do without

# Choices: temples, goods, workers
do-reward = { $temple }: the reward of the step
do-climb = Step up: { $temple }, step { $step }
do-gain = Take
do-sell = Give resources for cocoa
do-exchange = Give for other resources
do-trade = { $n ->
    [one] Trade once
   *[other] Trade { $n } times
 }
do-power-up = Power up: { $board }, { $power } → { $to }
do-ascension = Ascension: { $board }, { $power } → { $to }
do-ascend = Ascension reward: { $reward }
do-wages = Pay wages
do-wages-waived = Use a tile instead of paying wages

# Choices: what is built
do-develop = Develop: { $tile }
do-house = Building in the { $row }
do-decorate = Decoration { $slot }: { $side }, place { $step }
do-build = Pyramid tile { $slot }: level { $level }, row { $row }, column { $column }{ $turn ->
    [0] {""}
   *[other] , turned { $turn }×
 }{ $save ->
    [0] {""}
   *[other] ; the technology saves 1 { $saved }
 }

# Choices that begin alike
do-place-group = Worker of power { $power }
do-move-group = Worker of power { $power }: { $from }
do-worship-ability-tile-group = Worship: { $ability }, then the discovery tile
do-worship-tile-ability-group = Worship: discovery tile ({ $tile }), then the ability
do-decorate-group = Decoration { $slot }
do-build-group = Pyramid tile { $slot }
do-trade-group = Times to trade

# What happened: the start
chose = has made the secret choice
revealed = starts with { $tile1 }; { $tile2 }
drafted = takes a starting tile: { $tile }
start-powered-up = starting worker powered up to { $power }
placed = worker of power { $power } starts on { $board }
neutrals-placed = Neutral workers, colour { $colour }: { $board1 }, { $board2 }, { $board3 }

# What happened: the turn
turn-began = { $who }: turn
rested = { $n ->
    [one] frees { $n } worshipping worker as the whole turn
   *[other] frees { $n } worshipping workers as the whole turn
 }
unlocked = { $n ->
    [one] frees { $n } worshipping worker for { cocoa-amount }
   *[other] frees { $n } worshipping workers for { cocoa-amount }
 }
moved = worker of power { $power }: { $from } → { $to }
moved-anywhere = worker of power { $power } by a tile: { $from } → { $to }
moved-along = workers of power { $power } and { $along }: { $from } → { $to }
moved-along-anywhere = workers of power { $power } and { $along } by tiles: { $from } → { $to }
collected = { $board }: collects { cocoa-amount }, { $colours ->
    [0] no colour there
    [one] { $colours } colour there
   *[other] { $colours } colours there
 }
worshipped = { $space }: worship with power { $power }{ fee }
evicted = { $board }: worshipping worker of power { $power } goes to the main area
acted = { $board }: main action with { worker-count }{ fee }
counted = { $board }: { worker-count } after all

# What happened: goods, tiles, tracks
gained = gets { amounts }
paid = pays { amounts }
refused = declines what is offered
lapsed-steps = no temple has a step left: lost
lapsed-paid-steps = further temple steps cannot be paid: lost
lapsed-tile = no discovery tile there can be paid
lapsed-power-up = nobody there to power up: lost
lapsed-bought-power-up = a further power-up cannot be paid
lapsed-royal = nothing to pay the royal tile with: lost
lapsed-action = the main action can no longer be paid: lost
lapsed-more-tiles = no further pyramid tile can be paid
scored = { $source }: +{ $points }
tile-taken = takes a discovery tile: { $tile }
tile-used = uses a discovery tile: { $tile }
tile-laid = { $board }: new discovery tile, { $tile }
tile-discarded = { $board }: discovery tile ({ $tile }) leaves the game
climbed = { $temple }: up to step { $step }
step-lost = { $temple }: step lost
walked = Avenue of the Dead: space { $space }
advanced = pyramid track: space { $space }
powered-up = { $board }: worker powered up to { $power }
ascended = { $board }: worker ascends, a new one of power 1 in the Palace
rewarded = ascension reward: { $reward }

# What happened: what is built
developed = develops: { $tile }
house-built = puts up a building in the { $row }
decorated = decorates: { $side }, place { $step }{ icons }
built = builds on level { $level }{ icons }
pyramid-completed = completes the pyramid
tiles-laid = { $n ->
    [one] { $n } new pyramid tile
   *[other] { $n } new pyramid tiles
 }
decorations-laid = { $n ->
    [one] { $n } new decoration
   *[other] { $n } new decorations
 }

# What happened: calendar and eclipses
disc-moved = Light disc: space { $space }
eclipse-near = { $last ->
    [0] Eclipse { $n } is near: the discs have met
   *[other] Eclipse { $n } is near, the last one: the discs have met
 }
eclipse-began = { $last ->
    [0] Eclipse { $n }
   *[other] Eclipse { $n }, the last one
 }
avenue-scored = Avenue of the Dead, { $spaces } × { $each }: +{ $points }
leader-scored = furthest on the pyramid track: +{ $points }
pyramid-scored = pyramid track, { $spaces } × { $each }: +{ $points }
masks-scored = { $n ->
    [one] { $n } mask
   *[other] { $n } masks
 }: +{ $points }
wages-paid = { $waived ->
    [0] wages: { $paid } of { $due } cocoa paid
   *[other] wages: { $due } cocoa, waived by a tile
 }{ $lost ->
    [0] {""}
   *[other] , −{ $lost } points
 }
discs-reset = A new era: light disc on space 0, dark disc on space { $dark }
bonus-scored = { $temple }, { $bonus }: +{ $points }
bot-goods-scored = { $n ->
    [one] { $n } cocoa or resource left
   *[other] { $n } cocoa and resources left
 }: +{ $points }
bot-technologies-scored = { $n ->
    [one] { $n } technology
   *[other] { $n } technologies
 }: +{ $points }
game-over = The game is over

# What Teotibot did, and why
bot-rolled = rolls { $one } + { $two } = { $sum }, which wakes the tile { $tile }
bot-did-construction-1 = { $tile }: has 2 stone and a worker on Construction, so it builds
bot-did-construction-2 = { $tile }: cannot build, but has a worker on the Quarry, so it gets stone
bot-did-decorations-1 = { $tile }: has 2 gold and a worker on Decorations, so it decorates
bot-did-decorations-2 = { $tile }: cannot decorate, but has a worker on the Gold Deposits, so it gets gold
bot-did-alchemy-1 = { $tile }: has 1 gold and a worker on Alchemy, so it develops a technology
bot-did-alchemy-2 = { $tile }: cannot develop a technology, so its weakest worker is powered up twice
bot-did-nobles-1 = { $tile }: has 2 wood and a worker on Nobles, so it puts up a building
bot-did-nobles-2 = { $tile }: cannot put up a building, but has a worker on the Forest, so it gets wood
bot-did-mastery = { $tile }: its strongest worker that can act is on { $board }, so it acts there
bot-did-worship = { $tile }: its worshipping worker goes to the next temple field clockwise and climbs there
bot-did-masks = { $tile }: a mask it does not have is on offer and it can pay, so it takes the rarest
bot-did-fallback = { $tile }: nothing of this can be done, so it gets 5 cocoa and its weakest worker is powered up and moves on
bot-moved = worker of power { $power } moves on: { $from } → { $to }
bot-worshipped = { $evicted ->
    [0] its worshipping worker goes to { $board }
   *[other] its worshipping worker goes to { $board } and frees the worker there
 }
bot-shifted = tiles move up: { $entered } comes in, { $aside } lies aside

# Why not: the start
refused-not-now = Something else has to be decided first
refused-over = The game is over
refused-not-dealt = This tile is not yours to choose
refused-kept-already = You keep this tile already
refused-not-named = No starting tile of yours names this board: { $board }
refused-placed-there = A worker of yours starts there already: { $board }

# Why not: goods
refused-cocoa = Needs { $need } cocoa, { $have } left
refused-resources = Needs { $need } { $resource }, { $have } left
refused-wrong-count = { $need ->
    [one] Exactly { $need } resource
   *[other] Exactly { $need } resources
 }
refused-too-many = At most { $most }
refused-no-fee = There is no cocoa to waive
refused-no-discount = The technology saves nothing by that
refused-more-than-due = The wages are { $due } cocoa

# Why not: workers
refused-no-worshippers = None of your workers worships
refused-no-normal-turn = Workers are freed for cocoa only in a turn that moves a worker
refused-not-in-turn = Only in your own turn
refused-unfinished = What was begun has to be finished first
refused-no-worker-there = No free worker of yours with power { $power } on this board: { $board }
refused-no-worker-in-hand = No worker of power { $power } in hand
refused-out-of-reach = A worker moves one to three boards clockwise, not as far as this: { $board }
refused-stronger-first = Of two workers that move together the stronger is named first
refused-no-more-workers = Your fourth worker is in play already
refused-other-board = The power-up belongs to this board: { $board }
refused-nothing-done = A turn must move a worker or free workers
refused-must-act = The worker that arrived must act
refused-no-declining = This cannot be declined

# Why not: tiles and worship
refused-no-tile = You have no such unused tile: { $tile }
refused-not-on-offer = This tile does not lie there: { $tile }
refused-timed-tile = This tile is used at the moment it names: { $tile }
refused-no-worship-here = This space is not on the board of the worker: { $board }
refused-own-worker = Your own worker is on this space
refused-must-use-royal-tile = At the Palace the royal tile must be used
refused-no-discovery = No discovery tile lies on this board: { $board }
refused-which-worker = Say which of the two workers worships
refused-other-temple = Not offered here: { $temple }

# Why not: main actions
refused-no-main-action = No main action on this board: { $board }
refused-no-extra-worker = One more worker does not count on this board: { $board }
refused-nothing-possible = Nothing can be paid or placed on this board: { $board }
refused-lower-row = One worker of power 1 to 3 reaches the upper row only
refused-not-laid-out = This is not laid out
refused-developed = Your marker is on this technology already: { $technology }
refused-other-row = Not open to this many workers: { $row }
refused-row-full = Full: { $row }
refused-side-full = Full: { $side }
refused-not-ready = { $side }, place { $step }: more layers of tiles are needed under it
refused-same-rotation = Turned this way, the tile looks the same as before
refused-no-such-place = No tile can be laid there ({ $spot })

# Stages of an eclipse, and what breaks a tie
stage-avenue = Avenue of the Dead
stage-pyramid = Pyramid track
stage-masks = Masks
stage-wages = Wages
stage-next = The next era
stage-bonuses = Temple bonuses
stage-bot = Teotibot
tie = { cocoa-amount }, order token { $token } (the lower one wins)
tie-dark = { cocoa-amount }, order token { $token } (the higher one wins)
tie-bot = a tie is its victory
tie-lost = a tie with Teotibot is lost
