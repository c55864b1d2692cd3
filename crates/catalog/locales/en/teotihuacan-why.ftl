# Where a hint says that points come from.
why-points = points
why-avenue = Avenue of the Dead
why-pyramid = pyramid
why-masks = masks
why-temples = temples
why-goods = resources
why-cocoa = cocoa
why-workers = workers
why-technologies = technologies
why-tiles = discovery tiles
why-deeds = next moves
