# Wybory w kilku słowach, na przyciski.

do-move-short = { $power }: { $from } → { $to }{ $anywhere ->
    [0] {""}
   *[other] {" "}(płytka)
 }{ $along ->
    [0] {""}
   *[other] {" "}+ { $along }
 }
do-main-short = Akcja główna, { worker-count }{ $gathers ->
    [0] {""}
   *[other] , najniższa { $power }
 }{ $plus ->
    [0] {""}
   *[other] {" "}+{ $plus }
 }{ waived-note }
do-worship-ability-tile-short = Cześć: { $ability }, potem płytka{ by-worker }{ waived-note }
do-worship-tile-ability-short = Cześć: płytka, potem { $ability }{ by-worker }{ waived-note }
do-place-short = { $power }: { $board }
do-rest-short = Uwolnij wszystkich: cała tura
