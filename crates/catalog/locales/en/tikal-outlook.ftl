# What awaits a seat soon.

outlook-scoring = { $turns ->
    [0] Scoring turn now
    [1] Scoring turn next
   *[other] Scoring turn in { $turns }
 }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } as it stands
outlook-temples = Temples scored now: { $n }
