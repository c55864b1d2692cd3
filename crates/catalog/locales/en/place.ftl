# People who are away, and the time of turns
leave = Leave: the computer plays for me
leave-about = you can take your seat back at any time
own-stood = the computer plays
plate-stood = The computer plays since { $when }
back-prompt = The computer has played for you since { $when }: { $n ->
    [one] { $n } turn.
   *[other] { $n } turns.
 }
back-saw = It saw only what your seat sees.
back-take = Take my seat back
back-after = The computer finishes this turn, then you play on.
all-away = Nobody is at the table. If nobody comes back, the computer finishes the game on { $when }.
finishing = The computer finishes the game.
asleep = This table sleeps, and the bots wait.
asleep-wake = Wake
clock-left = { $time } left
clock-until = until { $when }
time-minutes = { $minutes }:{ $seconds }
time-hours = { $n } h
time-days = { $n } d
denied-stood-in = The computer plays for you. Take your seat back first.
pace = Pace
pace-about = when time is up, the computer plays until the person is back
pace-none = No clock
pace-day = A turn a day
pace-few = A few turns a day
pace-live-10 = Live, brisk
pace-live-20 = Live, usual
pace-live-40 = Live, unhurried
table-redo = Redo step
table-turn-back = Take back a whole turn
