# What awaits a seat soon.

reminder-eclipse = { $near ->
    [1] { $n ->
        [1] Eclipse after this round
       *[other] Eclipse after the next round
     }
   *[other] Eclipse in { $n }
 }: wages { $wages } cocoa, { $own ->
    [1] you have
   *[other] has
 } { $have }

progress-keep = Starting tiles: { $n } of { $of }
