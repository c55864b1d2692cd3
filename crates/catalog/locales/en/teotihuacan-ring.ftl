# The ring of action boards and the pyramid: panels, things on them, their names for those who cannot see them.

ring-city = City
ring-pyramid = Pyramid

ring-cocoa = { $n } cocoa
ring-wood = { $n } wood
ring-stone = { $n } stone
ring-gold = { $n } gold
ring-cost = Costs { $list }
ring-free = Costs nothing
ring-left = { $n } left

ring-board = Board { $n }, { $board }
ring-here = A worker has just come here.
ring-collect = Collect cocoa: { $n } now
ring-main = { $n ->
    [0] Main action: no cocoa now
   *[other] Main action: costs { $n } cocoa now
 }
ring-about-palace = No main action; three royal tiles to worship at.
ring-about-forest = Wood, by the number of workers and their lowest power; then a power-up, with three workers two.
ring-about-quarry = Stone, by the number of workers and their lowest power; then a power-up, with three workers two.
ring-about-gold-deposits = Gold, by the number of workers and their lowest power; then a power-up, with three workers two.
ring-about-alchemy = A technology for gold: of the upper row, with two workers of the lower one too; a step on the temple of its column; then a power-up.
ring-about-nobles = A building for 2 wood: points and a space on the Avenue of the Dead; then a power-up, with three workers two.
ring-about-decorations = A decoration for gold: 3 points and 1 for each icon on its like, coloured ones also climb; then a power-up.
ring-about-construction = For each worker a pyramid tile: points by level and 1 for each icon on its like, coloured ones also climb; then a power-up, with three workers two.

ring-neutral = nobody
ring-neutrals = { $n ->
    [one] a neutral worker
   *[other] { $n } neutral workers
 }
ring-dice = { $n ->
    [one] { $who }: a worker of power { $power }
   *[other] { $who }: { $n } workers of power { $power }
 }
ring-hand = { $n ->
    [one] { $who }: a worker of power { $power }, in hand
   *[other] { $who }: { $n } workers of power { $power }, in hand
 }
ring-empty = no free worker

ring-worship = Worship
ring-worships = locked here: { $who }, power { $power }
ring-nobody = nobody is locked here
ring-owners = { $n ->
    [0] nobody has it
   *[other] developed by: { $list }
 }

ring-house = { $row }, place { $n }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
ring-house-built = { $row }, place { $n }: a building
ring-decoration = Decoration
ring-tile = Pyramid tile
ring-laid = Pyramid tile, level { $level }: { $icons }
ring-open = Open place, level { $level }: { $list }
ring-slot = Decoration: { $side }, place { $step }

ring-t-blue = blue statue, uncoloured
ring-t-red = red headdress, uncoloured
ring-t-green = green serpent, uncoloured
ring-t-neutral = neutral glyph
ring-t-blue-coloured = blue statue, coloured
ring-t-red-coloured = red headdress, coloured
ring-t-green-coloured = green serpent, coloured
