# What awaits a seat soon.

reminder-scoring = { $turns ->
    [0] Scoring turn now
    [1] Scoring turn next
   *[other] Scoring turn in { $turns }
 }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } as it stands
reminder-temples = Temples scored now: { $n }
