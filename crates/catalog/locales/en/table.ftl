# The window
table-title-yours = Your turn
table-title-theirs = { $who } to move
table-title-open = Waiting for players
table-title-over = Game over

# What is asked
table-ask = Your decision
table-choices = Choices
table-asides = Besides, without answering
table-list = List the choices in words
table-tip = Choose one of the glowing places on the board.
table-waiting = Waiting for { $who }.
table-bot-thinks = { $who } is thinking.
table-secret = The choice is secret.
table-hand-over = Hand the screen to { $who }.
table-show = I am { $who }, show
table-stale = The table moved on; here is the new state.
table-wall = cannot be undone
table-costs = costs

# The turn buttons
table-turn = Turn
table-undo = Undo step
table-reset = Reset turn
table-end = End turn
table-turn-not-yours = It is not your turn
table-undo-wall = Something hidden was revealed: this cannot be undone
table-undo-nothing = Nothing to undo yet
table-reset-nothing = Nothing to take back
table-end-first = Answer the question first
table-end-unspent = { $n ->
    [one] { $n } action point is unspent.
   *[other] { $n } action points are unspent.
 }
table-end-sure = End your turn?
table-end-no = Play on

# A table that waits for players
table-open-seats = { $n ->
    [one] One seat is free.
   *[other] { $n } seats are free.
 }
table-your-name = Your name
table-join = Sit here
table-invite = Invite with this link
table-copy = Copy
table-copied = Copied
table-renew = New link
table-renew-about = The old link stops working; those who sit already keep their seats.
table-broke = The program made a mistake at this table. Every decision taken so far is kept.
table-broke-again = Open the table again

# The end
table-winner = Winner: { $who }
table-score = Where the points came from
table-review = Review
table-rematch = Rematch

# The board
table-board = Board
table-text = Board in words
table-drawing = Drawn board

# Players
table-own = You
table-you = you
table-seats = Players
table-asked = to move
table-place = { $n ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $n }th place
 }
table-points = { $n ->
    [one] point
   *[other] points
 }
table-sitter-mine = at this screen
table-sitter-online = here
table-sitter-away = away

# Log
table-log = Log
table-since = Since your last turn
table-watch-again = Watch it again
table-log-all = The whole log
table-log-empty = Nothing has happened yet.
table-log-first = { $who } begins
table-auto = There was only one choice
table-close = Close

# The bar at the top
table-you-watch = You are watching
table-watchers = { $n ->
    [one] { $n } watching
   *[other] { $n } watching
 }
table-rules = Rules
table-menu = This table
table-confirm = Ask before ending the turn
table-confirm-always = always
table-confirm-unspent = with points unspent
table-confirm-never = never
table-motion = Animation
table-motion-off = none
table-motion-fast = quick
table-motion-normal = normal
table-motion-slow = slow
table-shuffle = Fair shuffle
table-commitment = Fingerprint of the secret seed
table-seed = The seed
table-undealt = The game is dealt when every seat is taken.

# Pointing and keys
table-lost = Connection lost, trying again.
table-away = The database does not answer, so nothing can be decided right now. This page will go on by itself.
table-turner = Turn the tile
table-turn-left = Turn left
table-turn-right = Turn right
table-put = Place
table-put-on = Place on
table-cancel = Cancel
table-typed = Type a decision
table-typed-do = Do it
table-keys = Keys
table-key-arrows = walk among the places you may choose
table-key-enter = choose
table-key-escape = let go
table-key-digits = take a choice of the bar
table-key-turn = turn the tile

# Looking back
replay-title = Replay
replay-leave = Back to the table
replay-start = Before the first decision
replay-steps = Moments
replay-moment = Moment
replay-show = Show
replay-speed = Speed
replay-play = Play or pause
replay-first = First moment
replay-turn-back = One turn back
replay-back = One step back
replay-forward = One step on
replay-turn-forward = One turn on
replay-last = Last moment
replay-shuffle-verified = Verified: the fingerprint shown at the start is that of the seed, and the seed gives this deal.
replay-shuffle-verified-words = Verified: the fingerprint shown at the start is that of the seed, and the deal follows from the seed and the words of the players.
replay-shuffle-other-seed = Does not match: the fingerprint shown at the start belongs to another seed.
replay-shuffle-other-deal = Does not match: the seed gives another deal than the one that was played.
replay-shuffle-later = The seed is shown once the game is over. Note the fingerprint, to compare it then.
replay-shuffle-check = Check everything yourself with the downloaded record
replay-shuffle-mix = How to check: this prints what the deal was shuffled from, made of the seed and the words in the downloaded record

# Ceremonies: food days, scorings
ceremony-continue = Continue
ceremony-total = Points
ceremony-again = Show again: { $what }
ceremony-see = See what everybody got: { $what }
score-tie = Equal points:
