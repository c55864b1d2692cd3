# Choices in few words, for their buttons.

do-move-short = { $power }: { $from } → { $to }{ $anywhere ->
    [0] {""}
   *[other] {" "}(tile)
 }{ $along ->
    [0] {""}
   *[other] {" "}+ { $along }
 }
do-main-short = Main action, { worker-count }{ $gathers ->
    [0] {""}
   *[other] , lowest { $power }
 }{ $plus ->
    [0] {""}
   *[other] {" "}+{ $plus }
 }{ waived-note }
do-worship-ability-tile-short = Worship: { $ability }, then tile{ by-worker }{ waived-note }
do-worship-tile-ability-short = Worship: tile, then { $ability }{ by-worker }{ waived-note }
do-place-short = { $power }: { $board }
do-rest-short = Free all workers: whole turn
