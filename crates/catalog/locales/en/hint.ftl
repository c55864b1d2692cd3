# Hints: what the computer would do
hint-ask = Hint
hint-ask-about = What would the computer do?
hint-title = The computer’s advice
hint-close = Stop thinking and close
hint-begun = Thinking…
hint-best-so-far = Best so far: { $step }
hint-best = Best: { $step }
hint-nothing = Nothing to suggest.
hint-margin-about = Expected lead over the others at the end
hint-win = { $n }% to win
hint-win-about = Chance to come first
hint-why = Why: what changes
hint-do = Do the first step
hint-simulations = { $n ->
    [one] { $count } game looked at
   *[other] { $count } games looked at
 }
hint-key = ask for a hint, close it

# Why not my move: a choice of the reader beside the best one
whynot-title = Why not my move?
whynot-back = Back to the table
whynot-about = Choose on the board, among the choices, or here. Nothing is played while this is open.
whynot-about-list = Choose something that could be done at this moment.
whynot-choice = Your choice
whynot-typed = Or in notation
whynot-ask = Compare
whynot-yours = Yours
whynot-best = What looks best
whynot-reply = Then probably
whynot-as-good = As good.
whynot-less = About { $points } points less.
whynot-range = Probably between { $least } and { $most }.
whynot-late = The computer is too busy just now. Ask again in a moment.
