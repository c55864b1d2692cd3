# Where a hint says that points come from.
why-points = points scored
why-temples = temples led or within reach
why-guards = guards
why-treasures = treasures
why-expedition = leader and members
why-ways = camps and ways
why-turn = action points and turns to come
why-tile = the tile in hand
why-auction = the auction
