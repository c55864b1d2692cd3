# The player aid of Tikal. Its numbers come from the rules.
aid-tab-prices = Prices
aid-tab-turn = Turn
aid-tab-points = Points
aid-tab-pictures = Pictures

aid-turn = A turn
aid-turn-tile = *Tile.* Lay the top tile next to explored land. At least one stone must lead onto it. A site gets its treasures [treasure-back] face down. A volcano [volcano] first starts a scoring round.
aid-turn-taken = *Tile.* Lay the tile you chose next to explored land. At least one stone must lead onto it. A site gets its treasures [treasure-back] face down. A volcano [volcano] first starts a scoring round.
aid-turn-points = *{ $points }* [ap] for any actions, in any order and mixture. What is left is lost.

aid-auction-capital = everybody starts with { $capital } points
aid-auction-bid = Bid points for the next turn, more each time, or pass. The highest bid is paid from the score.
aid-auction-pass = The winner chooses an open tile and takes the turn. If all pass, whoever passed first moves for free.
aid-auction-last = The last turn of a round is free.

aid-scoring = Scoring round
aid-scoring-when = volcanoes in B, D and F, and the end
aid-scoring-first = Whoever revealed the volcano spends { $points } [ap] and scores *at once*.
aid-scoring-others = So does everybody else, clockwise. One temple can score for several players.
aid-scoring-others-auction = So does everybody else, clockwise, even who had a turn in this round. One temple can score for several players.
aid-scoring-volcano = Then the volcano is laid, and its player has a normal turn with { $points } [ap]. Nobody ever enters it.

aid-end = End
aid-end-text = After the last of { $tiles } tiles and its turn comes one more scoring round. The next player begins it. Most points win; a tie is shared.
aid-end-auction = After the last of { $tiles } tiles and its turn comes one more scoring round. The fewest points act first, then the next. Most points win; a tie is shared.

aid-prices = What costs what
aid-bring = to the base camp or a camp of yours; the leader costs the same
aid-path = all stones on both sides of the border; no stone, no way
aid-secret-path = between the base camp and your camps, without stones
aid-uncover = one level in a turn and temple with one piece there, two with more
aid-dig = one in a turn and site with one piece there, two with more
aid-exchange = your single one for a single one; pairs and triples are safe
aid-camp = on a clearing or an emptied site, no piece needed; { $camps } in a game
aid-guard = only if strictly strongest; your other pieces there leave the game; { $guards } in a game

aid-points = Points
aid-temples-value = its number
aid-temples = if you are strictly strongest there, or your guard stands on it; on a tie nobody scores
aid-treasures = for one, two, three of the same motif, each time
aid-strength = *Strength:* a member [member] counts one, the leader [leader] { $strength }. For uncovering and digging the leader is one piece.
aid-tokens = When the next number is gone, the temple stays as it is.
aid-have = You have
aid-pictures = Pictures
aid-face-down = treasure, face down
aid-sign-uncover = tokens
aid-sign-camp = camps
aid-sign-guard = guards
aid-sign-treasure-back = treasures
