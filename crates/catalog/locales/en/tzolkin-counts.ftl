# Goods after a number that stands before them
count-corn = { $n ->
   *[other] corn
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
count-skull = { $n ->
    [one] skull
   *[other] skulls
 }
count-block = { $n ->
    [one] block of any kind
   *[other] blocks of any kind
 }
count-vp = { $n ->
    [one] point
   *[other] points
 }
count-worker = { $n ->
    [one] worker
   *[other] workers
 }
count-temple-any = { $n ->
    [one] temple step of choice
   *[other] temple steps of choice
 }
count-tech-any = { $n ->
    [one] advance of choice
   *[other] advances of choice
 }
