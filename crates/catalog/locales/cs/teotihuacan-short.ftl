# Volby v několika slovech, pro tlačítka.

do-move-short = { $power }: { $from } → { $to }{ $anywhere ->
    [0] {""}
   *[other] {" "}(dílek)
 }{ $along ->
    [0] {""}
   *[other] {" "}+ { $along }
 }
do-main-short = Hlavní akce, { worker-count }{ $gathers ->
    [0] {""}
   *[other] , nejnižší { $power }
 }{ $plus ->
    [0] {""}
   *[other] {" "}+{ $plus }
 }{ waived-note }
do-worship-ability-tile-short = Uctívání: { $ability }, pak dílek{ by-worker }{ waived-note }
do-worship-tile-ability-short = Uctívání: dílek, pak { $ability }{ by-worker }{ waived-note }
do-place-short = { $power }: { $board }
do-rest-short = Uvolnit všechny: celý tah
