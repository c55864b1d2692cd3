# Where a hint says that points come from.
why-points = punkty
why-corn = kukurydza
why-goods = drewno, kamień i złoto
why-food = wyżywienie robotników
why-temples = świątynie
why-technologies = technologie
why-workers = robotnicy i kolejność w rundzie
why-wheels = akcje na kołach
why-tiles = budynki i monumenty
why-skulls = czaszki
why-omens = plemię i przepowiednie
