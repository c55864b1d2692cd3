# The coach of a first game, at the table.
coach-title = Coach
coach-new = New:
coach-now = Possible now: { $what }
coach-read = Got it
coach-suggest = What would be good here?
coach-explained = Explained so far
coach-count = { $done } of { $all }
coach-on = Switch the coach on
coach-off = Switch the coach off
coach-usual = A usual game
# What the last turn brought: a list of deeds, points and goods.
coach-turn = Your last turn: { $what }.
coach-turn-nothing = Your last turn brought nothing to count. It may have prepared the next ones.
coach-turn-points = { $n } for { $source }
learn-coach = First game with the coach
learn-coach-about = A whole game; each new thing is explained once
learn-coach-progress = { $done } of { $all } tips read
learn-coach-play = First game
