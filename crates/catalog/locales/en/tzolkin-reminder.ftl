# What awaits a seat soon.

reminder-food-day = { $days ->
    [0] Food day now
   *[other] Food day in { $days }
 }: { $workers ->
    [one] { $workers } worker eats
   *[other] { $workers } workers eat
 } { $corn } corn, { $own ->
    [1] you have
   *[other] has
 } { $have }

progress-start = { $tribes ->
    [0] Choose { $tiles } tiles
   *[other] Choose 1 tribe and { $tiles } tiles
 }: { $n } of { $of }
