# Where a hint says that points come from.
why-points = body
why-corn = kukuřice
why-goods = dřevo, kámen a zlato
why-food = výživa dělníků
why-temples = chrámy
why-technologies = technologie
why-workers = dělníci a pořadí na tahu
why-wheels = akce na kolech
why-tiles = budovy a monumenty
why-skulls = lebky
why-omens = kmen a proroctví
