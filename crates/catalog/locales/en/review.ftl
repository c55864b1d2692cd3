# The review of a finished game, and playing on from a moment of it.
review-title = Review
review-offer = Where was this game won?
review-offer-about = The computer looks at every turn again: what everybody could expect, where points were lost, and what would have been better.
review-begin = Review this game
review-takes = Usually takes less than a minute. The result is kept.
review-running = The game is being reviewed
review-progress = Done: { $n } of { $all }
review-waiting = It waits for its turn.
review-elsewhere = Another machine is computing it.
review-meanwhile = You can look around meanwhile, or come back later.
review-look-again = How far along is it?
review-stop = Cancel

# The graph
review-graph = Expected lead
review-graph-about = Points ahead of the others’ average at the end. The biggest mistakes are ringed.
review-zero = Level with the others
review-numbers = The same in numbers
review-moment = Moment

# The moment shown
review-verdict = This moment
review-end = The end
review-expected = Expected lead at the end, and chance to win
review-win = { $n }%
review-played = Played
review-better = Better
review-lost-here = points given away here
review-variation = Variation
review-variation-about = This did not happen.
review-variation-show = Show on the board
review-variation-leave = Back to the game
review-line-back = One step back in the variation
review-line-forward = One step on in the variation

# What was lost
review-mistakes = Biggest mistakes
review-mistakes-none = None: no turn gave away a whole point.
review-losses = Points given away
review-losses-about = A good turn gives away less than 1 point, a bad one 4 or more.
review-lost = lost
review-per-turn = a turn
review-good = good
review-inaccurate = inexact
review-bad = bad

# Playing on from a moment
play-on-title = Play on from here
play-on-about = A new table begins at this moment, against the computer.
play-on-seat = Your seat
play-on-bots = The others
play-on-level = Level { $n }
play-on-begin = Play on
