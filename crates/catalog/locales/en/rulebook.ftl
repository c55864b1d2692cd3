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
