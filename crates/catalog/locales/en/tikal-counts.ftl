# Goods after a number that stands before them
count-ap = { $n ->
    [one] action point
   *[other] action points
 }
count-vp = { $n ->
    [one] point
   *[other] points
 }
count-treasure = { $n ->
    [one] treasure
   *[other] treasures
 }
