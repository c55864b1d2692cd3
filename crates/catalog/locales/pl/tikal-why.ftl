# Where a hint says that points come from.
why-points = zdobyte punkty
why-temples = świątynie w posiadaniu i w zasięgu
why-guards = strażnicy
why-treasures = skarby
why-expedition = kierownik i członkowie wyprawy
why-ways = obozy i drogi
why-turn = punkty akcji i kolejne tury
why-tile = płytka w ręce
why-auction = licytacja
