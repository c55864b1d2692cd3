game-tricks = Lewy
game-tricks-about = Po trzy karty, trzy lewy: bierze je najwyższa karta. Około minuty.
