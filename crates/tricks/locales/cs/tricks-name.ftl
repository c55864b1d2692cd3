game-tricks = Zdvihy
game-tricks-about = Každý tři karty, celkem tři zdvihy: bere je nejvyšší karta. Asi minuta.
