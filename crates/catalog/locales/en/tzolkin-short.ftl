# Choices in few words, for their buttons.

do-place-short = To { $wheel } { $number }
do-place-start-short = To the start-player space
do-pick-short = From { $wheel } { $number }
do-chi-short = Chichen Itza { $number }: skull, { $temple }
do-turn-2-short = Two days: double advance
do-learn-short = Level { $level }: { $track }
