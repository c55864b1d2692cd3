# The board of Teotihuacan beside the ring: temples, tracks, players, the choice of the start, Teotibot.

board-temples = Temples
board-tracks = Tracks
board-players = Players
board-choice = Your start
board-bot = Teotibot

board-you = you
board-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
board-resources = { $n ->
    [one] { $n } resource of choice
   *[other] { $n } resources of choice
 }
board-steps = { $n ->
    [one] { $n } temple step
   *[other] { $n } temple steps
 }

board-step = { $temple }, step { $n }
board-ground = { $temple }, below the first step
board-step-top = top
board-step-tiles = { $n ->
    [0] no discovery tile left
    [one] or a discovery tile
   *[other] or one of { $n } discovery tiles
 }

board-avenue = Avenue of the Dead
board-avenue-each = ×{ $n } at the eclipse
board-avenue-space = Avenue, space { $n }
board-buildings = Buildings row: { $n ->
    [one] { $n } building left
   *[other] { $n } buildings left
 }; the lowest open number is { $each }, the points for each space of the Avenue
board-building = building
board-track = Pyramid track
board-track-each = ×{ $n }, the first +{ $leader }
board-track-space = Pyramid track, space { $n }

board-calendar = Calendar
board-light = Light disc on space { $n }
board-dark = Dark disc on space { $n }
board-disc-light = light disc
board-disc-dark = dark disc
board-eclipse-in = { $last ->
    [1] last eclipse
   *[other] { $number ->
        [1] 1st eclipse
        [2] 2nd eclipse
       *[other] 3rd eclipse
     }
 } in { $n ->
    [one] { $n } space
   *[other] { $n } spaces
 }
board-eclipse-near = { $n ->
    [1] eclipse after this round
   *[other] eclipse after the next round
 }
board-eclipse-over = all eclipses are over

board-ascension = Ascension
board-ascend-vp = { $n } points
board-ascend-cocoa = { $n } cocoa
board-ascend-temple = a step on a temple of choice
board-ascend-temples = { $n } temple steps of choice for { $cocoa } cocoa
board-ascend-worker = the fourth worker and { $cocoa } cocoa, for those who have three
board-reserve = Fourth worker in reserve, power 3: { $who }

board-order = Order token { $n }
board-workers = { $n } workers in play
board-fourth = the fourth one waits on the ascension circle
board-wages = The next eclipse takes { $n } cocoa of wages
board-wages-short = { $n } cocoa short, at 3 points each
board-used = { $n ->
    [one] { $n } discovery tile used up
   *[other] { $n } discovery tiles used up
 }
board-no-tiles = no tiles yet
board-set = Set of masks ({ $list }): { $points ->
    [one] { $points } point
   *[other] { $points } points
 } at every eclipse
board-set-next = with one more kind { $n } points

board-choose = Keep two of these starting tiles
board-draft = Starting tiles on offer
board-beside = Discovery tile beside it
board-kept = kept by { $who }
board-has-chosen = { $who }: chosen
board-chooses = { $who }: still choosing

board-bot-aside = aside
board-bot-sums = woken by { $first } to { $last }, { $likely } %
board-bot-never = not woken by any roll
board-bot-out = lies aside, comes in at the bottom
board-bot-upper = Upper direction tile
board-bot-lower = Lower direction tile
board-bot-next = if { $to } is woken, { $from } moves up in its place
board-bot-sum = sum { $n }
board-bot-dice = Rolled { $one } and { $two }, sum { $sum }
board-bot-no-roll = Not rolled yet
board-bot-cocoa = { $n } cocoa; { $of } of them become { $points ->
    [one] { $points } point
   *[other] { $points } points
 } at the end of its turn
board-bot-turn = Its last turn
board-bot-waits = Teotibot has not moved yet.
board-bot-traded = 10 cocoa become points
board-bot-stays = no worker moves
board-bot-shift = { $n ->
    [0] { $entered } takes the place of { $aside }, which lies aside
   *[other] tiles move up: { $list }; { $entered } comes in, { $aside } lies aside
 }
board-bot-calendar = the light disc moves one space

board-changes = Changed: { $list }
board-change-gold-deposits = worker on the Gold Deposits
board-change-nobles = worker on Nobles
board-change-construction = worker on Construction
board-change-wood = wood at the start
board-change-stone = stone at the start
board-change-gold = gold at the start
board-change-cocoa = points for 10 cocoa
board-change-worship = steps of Worship
board-change-bonus = points for temple bonus tiles
board-change-technology = points for technologies

board-travel = Boards in the order in which workers travel, from the top clockwise.
board-corners = Icons of a tile are named clockwise from its top left corner; those of a decoration from the left to the right or from the top down.
board-gather = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
 }, lowest power { $power }: { $list }
board-discovery = Discovery tile
board-no-discovery = no discovery tile left
board-decoration-cost = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
 }: a decoration costs { $gold } gold
board-level = Level { $n }
board-level-cost = Level { $level }: { $stone } stone{ $wood ->
    [0] {""}
   *[other] , { $wood } wood
 }; { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
board-laid = Tile on level { $level }, row { $row }, column { $column }: { $icons }
board-place = Open place on level { $level }, row { $row }, column { $column }; below: { $icons }
board-decorated = { $side }, place { $step }, decoration: { $icons }
board-undecorated = { $side }, place { $step }, free; below: { $icons }
board-stacks = Face-down stacks: { $pyramid } pyramid tiles, { $decorations } decorations, { $discoveries } discovery tiles
