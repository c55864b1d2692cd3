# Wybory w kilku słowach, na przyciski.

do-place-short = Na { $wheel } { $number }
do-place-start-short = Na pole Pierwszeństwa
do-pick-short = Zdejmij: { $wheel } { $number }
do-chi-short = Chichen Itza { $number }: czaszka, { $temple }
do-turn-2-short = Dwa dni: przyspieszenie
do-learn-short = Poziom { $level }: { $track }
