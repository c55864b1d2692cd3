# Around every page
shell-skip = Skip to the main part
shell-settings = Settings
shell-name = Your name
shell-save = Save
shell-language = Language
shell-theme = Theme
theme-system = As my system
theme-light = Light
theme-dark = Dark

# Computer players
automaton = Teotibot
automaton-about = The game itself: it plays by the rules of its tiles and dice
bot-greedy = Greedy bot
bot-greedy-about = Greedy bot: only the best next step
bot-random = Random bot
bot-random-about = Random bot: anything legal
bot-search = Thinking bot
bot-level = Level { $n }
bot-level-1 = Level 1 · for first games: plans one turn, does not think of the others
bot-level-2 = Level 2 · thinks of the others, not of what they will answer
bot-level-3 = Level 3 · plans ahead, makes small mistakes
bot-level-4 = Level 4 · plans ahead, seldom makes mistakes
bot-level-5 = Level 5 · always plays the best it finds
bot-level-6 = Level 6 · the same, with five times as much thought
bot-level-7 = Level 7 · thinks about each decision for seconds
bot-levels-about = Computer players: levels 1 to 4 make mistakes as people do, the fewer the higher the level; from level 5 on they play the best they find, and each level thinks longer. None sees what is hidden from its seat.
bot-levels-measured = Measured in games for two, out of 100: level 2 won { $two } against level 1, level 3 { $three } against level 2, level 4 { $four } against level 3, level 5 { $five } against level 4, level 6 { $six } against level 5. Level 7 was not measured, nor any against people.

# Seats
seat-open = Free seat
sitter-account = has an account
seat-style-a = Red circle A
seat-style-b = Blue square B
seat-style-c = Amber triangle C
seat-style-d = Obsidian diamond D
seat-style-e = Ivory hexagon E

# Lobby
lobby-title = Lobby
lobby-play-now = Play now
lobby-seats = { $min }–{ $max } players
lobby-play-bots = Play bots
lobby-opponents = How many bots
lobby-level = Level of the bots
lobby-opponents-n = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
 }
lobby-with-friends = With friends…
lobby-rules = Rules
lobby-new-table = New table
lobby-your-name = What shall we call you?
lobby-your-name-about = You can also play at once; we will think of a name.
lobby-your-turn = Your turn
lobby-nothing-waits = No table is waiting for you
lobby-go-on = Your move
lobby-waiting = Waiting for others
lobby-waiting-none = Nobody keeps you waiting.
lobby-waits-for = To move: { $who }
lobby-open = Open tables
lobby-open-none = No free seat anywhere. Open a table and others can join.
lobby-join = Join
lobby-taken = { $n } of { $all } seats taken
lobby-running = Running tables
lobby-watch = Watch
lobby-finished = Finished games
since-now = now
since-minutes = { $n } min ago
since-hours = { $n } h ago
since-days = { $n ->
    [one] { $n } day ago
   *[other] { $n } days ago
 }

# New table
new-title = New table
new-game = Game
new-seats = Number of players
new-who = Who plays
new-me = Me
new-me-named = Me ({ $name })
new-open = Free seat: anybody with the link
new-hot = Somebody at this screen
new-hot-name = Their name
new-computer = Computer
new-tests = For tests
new-options = Options
new-solo = Teotibot’s difficulty
new-hints = Hints allowed
new-hints-about = on their turn, people may ask what the computer would do
new-listed = Show in the lobby
new-listed-about = free seats can be taken and the game watched by anybody; without it, only with the link
new-create = Create table
new-error-seats = This game is for { $min } to { $max } players, not { $n }.
new-error-unknown-option = This game has no option “{ $key }”.
new-error-rules = This program knows the rules up to version { $n }.
new-error-bad-value = Option “{ $option }”: this value does not fit.
new-error-nobody-sits = Nobody would sit at this table: take a seat, or leave one free.
new-error-bad-field = Something in the form does not fit: “{ $field }”.
new-error-bad-name = A name has 1 to 40 characters of one script, without line breaks or invisible characters.
new-error-reserved-name = This name belongs to somebody who has an account, or looks like such a name. Please choose another.
new-error-shared-name = Two people at one table need names that can be told apart.
new-shuffle-about = A table is dealt when all sit: from a secret seed, whose fingerprint is shown here, and from a random word of everybody who sits down. So nobody can pick the deal, not even the server, and after the game everybody can check it.
new-shuffle-commitment = Fingerprint of the secret seed
new-shuffle-word = Your word
new-shuffle-word-about = up to 64 letters, digits and signs; if you leave it empty, a random one is made

# Result
score-so-far = Points so far
score-wins = { $who } wins
score-wins-by = { $n ->
    [one] { $who } wins by { $points } point
   *[other] { $who } wins by { $points } points
 }
score-shared = Shared victory: { $who }
score-you = { $name } (you)
score-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
 }
score-where-from = Where the points came from
score-bars-about = One bar for each player, cut by source; the table below has the numbers
score-by-round = Points by scoring round
score-lines-about = One line for each player over the scoring rounds; the table below has the numbers
score-source = Source
score-start = At the start
score-total = Total
score-rematch = Rematch
score-record = Download record
score-verify = Verify the shuffle
score-verify-about = The fingerprint was shown before the first decision. If it fits the seed, nobody changed the shuffle during the game.
score-commitment = Fingerprint shown at the start
score-seed = Seed
score-words = Words of the players
score-rematch-commitment = Fingerprint of the seed for a rematch
score-check = How to check: this prints the fingerprint

# When something goes wrong
failure-status = Error { $status }
failure-to-lobby = To the lobby
failure-not-found = Nothing but jungle here
failure-not-found-about = There is no such page. The address may be mistyped or too old.
failure-no-such-table = No such table
failure-no-such-table-about = The link may be cut off, or the table is gone.
failure-banned = You cannot play on this server
failure-banned-about = The operator decided so. You can still read, stop calls and delete your account.
failure-banned-until = You cannot play on this server until { $when }
failure-banned-until-about = The operator decided so. You can still read, stop calls and delete your account.
failure-not-yours = Not your seat
failure-not-yours-about = Only those who sit at the table can do this.
failure-bad-request = This did not make sense
failure-bad-request-about = Something in the request does not fit. Nothing was changed.
failure-too-large = Too much at once
failure-too-large-about = The request is larger than allowed. Nothing was changed.
failure-busy = Too many at the gate
failure-busy-about = The server has its hands full. Please try again in a minute.
failure-reviews-person = Your reviews are still waiting
failure-reviews-person-about = Several reviews you asked for are still being computed or waiting. Ask for this one when one of them is ready.
failure-reviews-network = Reviews from your network are still waiting
failure-reviews-network-about = People on your network have asked for many reviews that are not ready yet. Ask again when some of them are.
failure-reviews-all = The queue of reviews is full
failure-reviews-all-about = More reviews are waiting than the server can take on. Please try again later.
failure-internal = The volcano erupted
failure-internal-about = That was our mistake, and it has been noted. Your games are safe.


# Guests without a name
guest-name = Guest { $n }

# What the server does not do, and why
denied-not-seated = You do not sit at this table.
denied-not-started = The game starts when every seat is taken.
denied-over = The game is over.
denied-not-over = The game is not over yet.
denied-not-your-turn = It is not your turn.
denied-curtain = Hand the screen over first: the choice is secret.
denied-notation = This is not a decision of this game.
denied-sequence = Of several decisions sent together, only the last may reveal something or pass the turn.
denied-undo-nothing = There is nothing to take back.
denied-undo-reveal = Something hidden was revealed: this cannot be taken back.
denied-undo-other-seat = The last decision was somebody else's: it cannot be taken back.
denied-undo-often =
    You have taken back very often at this table. You can do it again { $seconds ->
        [one] in { $seconds } second.
       *[other] in { $seconds } seconds.
    }
denied-undo-spent = So many steps of this seat were taken back that no more can be.
denied-seat-taken = This seat is taken.
denied-name-shared = Somebody at this table has a name that looks the same: please choose another one.
denied-not-invited = Seats at this table are for those with the invitation link.
denied-hints = There are no hints at this table.
denied-hints-many = Hints for you or your network are still being computed at other tables. Close one there, or try again in a moment.

# The rules as a page
rules-title = { $game }: the rules
rules-about = This is the project's own reference text, in English only. Every rule has a number; the game names it wherever it refuses something.
rules-chapters = Chapters

# More that goes wrong
failure-other-site = A request from another site
failure-other-site-about = The request came from a page of another site. Nothing was changed.
failure-bad-name = This name cannot be used
failure-bad-name-about = A name has 1 to 40 characters of one script, without line breaks or invisible characters. Nothing was changed.
failure-name-reserved = This name is taken
failure-name-reserved-about = It belongs to somebody who has an account, or looks like such a name. Choose another one in the settings. Nothing was changed.
failure-name-shared = Names too much alike
failure-name-shared-about = At one of your tables somebody has a name that looks the same. Nothing was changed.
failure-wrong-host = Wrong address
failure-wrong-host-about = This server is reached at another address, and the request named one it does not know. Nothing was changed.
failure-too-many-seats = Enough seats for now
failure-too-many-seats-about = You or your network already hold as many seats as allowed at tables that have not started. Wait until one of those games begins.
failure-too-many-listed = Enough tables in the list
failure-too-many-listed-about = You or your network already show as many tables in the lobby as allowed. Open this one without listing it, or wait until another has started or ended.
failure-bad-word = This word cannot be used
failure-bad-word-about = A word for the shuffle has 1 to 64 letters, digits and signs without accents or spaces. Nothing was changed.
failure-ticket-unknown = Not a promise of ours
failure-ticket-unknown-about = The promised shuffle is not one of this server. Nothing was changed; load the page again and send the form once more.
failure-ticket-ended = This page is too old
failure-ticket-ended-about = The promised shuffle holds for a day. Nothing was changed; load the page again and send the form once more.
failure-ticket-used = This was used already
failure-ticket-used-about = Another table was opened with the promised shuffle, and each is for one table. Nothing was changed; load the page again and send the form once more.
failure-record-running = Not before the end
failure-record-running-about = The record tells what is still hidden. It can be downloaded once the game is over.
close-table = Close table
close-sure = Close this table?
close-about-open = The game has not begun. Whoever looks at the table is told that it is closed; it cannot be opened again.
close-about-running = The game ends here without a result; it cannot be resumed and will be deleted.
close-not = Back to the table
failure-closed = This table is closed
failure-closed-about = Its owner or the operator closed it, or nobody had come for a long time. Nothing can be played here any more; open a new table.
failure-others-play = Somebody else plays here
failure-others-play-about = A table can be closed before its game begins, or later if nobody but you sits there.
failure-newer = This table needs a newer program
failure-newer-about = It is played by rules that this version of the program does not know, so that it can be looked at but not played on. Nothing is lost: once the program is updated, it goes on.
failure-newer-rules = Version { $n } of the rules
failure-damaged = This table cannot go on
failure-damaged-about = Its log cannot be read by this version of the program. It has been noted and nothing was changed; other tables are not affected.
failure-too-often = Not so fast
failure-too-often-about = More requests came from you or your network than one server can answer. Please wait a moment and try again.
failure-too-many = No room for more
failure-too-many-about = There are as many open tables or pages as are allowed. Finish or close some, or try again later.
failure-too-slow = This took too long
failure-too-slow-about = The request did not arrive in time. Nothing was changed.
failure-stopping = Back in a moment
failure-stopping-about = The server is being restarted. Your games are safe; please try again shortly.
failure-away = The database does not answer
failure-away-about = Your games are safe, but they cannot be read or changed right now. Please try again in a moment.
failure-broke = This table broke off
failure-broke-about = The program made a mistake at this table, and it has been noted. Every decision taken so far is kept; other tables are not affected. Open the table again to go on.
failure-broke-again = Open the table again
denied-not-owner = Only the person who opened this table may do this.
denied-started = The game has started: nobody else can join.
denied-away = The database does not answer. Nothing can be decided right now; when it is back, the page shows how things stand.
