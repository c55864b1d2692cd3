# Goods after a number that stands before them
count-cocoa = { $n ->
   *[other] cocoa
 }
count-wood = { $n ->
   *[other] wood
 }
count-stone = { $n ->
   *[other] stone
 }
count-gold = { $n ->
   *[other] gold
 }
count-resource = { $n ->
    [one] resource of choice
   *[other] resources of choice
 }
count-vp = { $n ->
    [one] point
   *[other] points
 }
count-t-any = { $n ->
    [one] step on any temple
   *[other] steps on any temples
 }
count-t-blue = { $n ->
    [one] step on the blue temple
   *[other] steps on the blue temple
 }
count-t-red = { $n ->
    [one] step on the red temple
   *[other] steps on the red temple
 }
count-t-green = { $n ->
    [one] step on the green temple
   *[other] steps on the green temple
 }
count-avenue = { $n ->
    [one] space on the Avenue of the Dead
   *[other] spaces on the Avenue of the Dead
 }
count-temple-bonus = { $n ->
    [one] temple bonus tile
   *[other] temple bonus tiles
 }
count-power-up = { $n ->
    [one] power-up
   *[other] power-ups
 }
count-ascension = { $n ->
    [one] reward of the ascension circle
   *[other] rewards of the ascension circle
 }
count-worker = { $n ->
    [one] new worker
   *[other] new workers
 }
