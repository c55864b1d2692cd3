# Where a hint says that points come from.
why-points = points
why-corn = corn
why-goods = wood, stone and gold
why-food = feeding the workers
why-temples = temples
why-technologies = technologies
why-workers = workers and turn order
why-wheels = actions on the wheels
why-tiles = buildings and monuments
why-skulls = skulls
why-omens = tribe and prophecies
