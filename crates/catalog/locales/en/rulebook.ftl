# The rules as one reads them
rules-ledger-title = { $game }: the exact rules
rulebook-search = Search these rules
rulebook-search-do = Search
rulebook-all = All chapters
rulebook-exact = Exact wording
rulebook-read = The rules to read, chapter by chapter
rulebook-turn = Neighbouring chapters
rulebook-found =
    { $n ->
        [0] Nothing found for “{ $text }”.
        [one] { $n } paragraph with “{ $text }”
       *[other] { $n } paragraphs with “{ $text }”
    }

# A rule to try
rule-title = { $game }: rule { $rule }
rule-chapter = From chapter { $n }, { $title }
rule-exact = Exact wording, in English
rule-scenes = Positions:
rule-lessons = Lessons:
rule-proof = Proven by
scene-try = Try it
scene-again = Again
scene-lost = These choices do not fit this position, so it starts anew.
scene-over = Nothing more can be decided here.
scene-plain = As at first
scene-more =
    { $n ->
        [one] { $n } more choice
       *[other] { $n } more choices
    }
figure-caption = Drawn from a position of these rules
