# Where a hint says that points come from.
why-points = získané body
why-temples = ovládané a dosažitelné chrámy
why-guards = hlídači
why-treasures = poklady
why-expedition = vedoucí a členové expedice
why-ways = tábory a cesty
why-turn = akční body a další tahy
why-tile = dílek v ruce
why-auction = dražba
