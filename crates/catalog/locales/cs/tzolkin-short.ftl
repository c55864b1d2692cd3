# Volby v několika slovech, pro tlačítka.

do-place-short = Na { $wheel } { $number }
do-place-start-short = Na začínajícího hráče
do-pick-short = Stáhnout: { $wheel } { $number }
do-chi-short = Chichen Itza { $number }: lebka, { $temple }
do-turn-2-short = Dva dny: dvojitý posun
do-learn-short = Úroveň { $level }: { $track }
