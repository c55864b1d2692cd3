# Where a hint says that points come from.
why-points = body
why-avenue = Cesta mrtvých
why-pyramid = pyramida
why-masks = masky
why-temples = chrámy
why-goods = suroviny
why-cocoa = kakao
why-workers = pracovníci
why-technologies = technologie
why-tiles = dílky objevů
why-deeds = příští tahy
