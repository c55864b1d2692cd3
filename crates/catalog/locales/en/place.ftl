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
clock-reserve = { $time } in reserve
time-minutes = { $minutes }:{ $seconds }
time-hours = { $n } h
time-days = { $n } d
denied-stood-in = The computer plays for you. Take your seat back first.
pace = Pace
pace-about = when time is up, the computer plays until the person is back
new-stand-in = If somebody is away
new-stand-in-about = the computer plays until they take their seat back; it sees only what they would see
pace-none = No clock
pace-day = A turn a day
pace-few = A few turns a day
pace-live-10 = Live, brisk
pace-live-20 = Live, usual
pace-live-40 = Live, unhurried
table-redo = Redo step
table-turn-back = Take back a whole turn

# What people say to each other
talk = What people say
talk-close = Close
end-propose = Propose to end the game here
end-about = points as they stand, nobody wins
end-asked = { $who } proposes to end the game here
end-agreed = Ended by agreement
takeback = Ask to take back my last turn
takeback-about = only if everybody agrees and nothing was revealed since
takeback-asked = { $who } asks to take back the last turn
vote-yes = Agree
vote-on = Play on
vote-no = No
vote-agreed = yes
vote-waits = not yet
vote-withdraw = Withdraw
give-live = Give 5 minutes
give-few = Give 8 hours
give-day = Give a day
talk-away-time = { $who }: time is up, the computer plays
talk-away-left = { $who } leaves, the computer plays
talk-away-gone = { $who }: account deleted, the computer plays
talk-back = { $who } is back
talk-finish = The computer finishes the game.
talk-stop = The game was ended without a result.
talk-end-ask = { $who } proposes to end the game here
talk-end-yes = { $who } agrees
talk-end-no = { $who } wants to play on
talk-end-done = Ended by agreement
talk-takeback-ask = { $who } asks to take back the last turn
talk-takeback-yes = { $who } agrees
talk-takeback-no = { $who }: the turn stands
talk-give-live = { $who } gives { $whom } 5 more minutes
talk-give-few = { $who } gives { $whom } 8 more hours
talk-give-day = { $who } gives { $whom } one more day
say = Say something…
say-show = Let me see what they say
say-shown = shown
say-muted = hidden
say-mute-of = Show phrases: { $who }
phrase-hello = Hello
phrase-luck = Good luck
phrase-thinking = I am thinking
phrase-time = Take your time
phrase-tomorrow = Back tomorrow
phrase-well = Well played
phrase-oops = Oops
phrase-thanks = Thank you
phrase-gg = Good game
phrase-rematch = Rematch?
denied-proposal-open = Another proposal waits for answers.
denied-proposed-often = You have asked for this often enough.
denied-nobody-to-ask = Nobody else is there who could agree.
denied-give = Time is given to another person whose clock runs, once a turn.
denied-say = Not so fast: one phrase every few seconds.
denied-freed = Your seat was freed.
get-up = Get up
open-free = Free the seat
open-bot = Seat the computer
open-unlist = Take it off the lobby
open-close = Close table
next-table = Next table
open-expires = Closes by itself on { $when } if nobody sits down.
open-name = Invite by name
open-name-field = Name of the account
open-name-do = Invite
open-named = If there is an account of this name, the invitation is there now.
lobby-invites = { $who } invites you
lobby-invited = Invitations
lobby-sit = Sit down
lobby-not-now = Not now
lobby-asleep = Asleep
lobby-asleep-about = Tables that nobody has touched for long. They do not count among your open tables. Games of guests against bots are deleted after half a year.
lobby-delete = Delete this table
lobby-more = More tables
games-every = All finished games
games-none = No such game.
games-pages = Pages
games-count = { $n ->
    [one] { $n } game
   *[other] { $n } games
} · { $won } won
games-records = download all records
games-newer = Newer
lobby-range = { $a }–{ $b } of { $n }
games-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
games-older = Older
games-game = Game
games-all = all
games-with = With
games-from = From
games-to = To
games-against = Against
games-both = people and bots
games-people = people
games-bots = bots
games-show = Show
games-won = won
games-finished = the computer finished it, nobody came back
games-taken-back = with take-backs
games-stood = { $who }: the computer played { $n ->
    [one] { $n } turn
   *[other] { $n } turns
 }
