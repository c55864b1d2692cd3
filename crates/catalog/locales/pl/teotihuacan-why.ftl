# Where a hint says that points come from.
why-points = punkty
why-avenue = Aleja Umarłych
why-pyramid = piramida
why-masks = maski
why-temples = świątynie
why-goods = surowce
why-cocoa = kakao
why-workers = robotnicy
why-technologies = technologie
why-tiles = płytki odkryć
why-deeds = następne ruchy
