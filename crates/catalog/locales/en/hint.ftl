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
