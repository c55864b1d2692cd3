game-tikal = Tikal
game-tikal-about = Lead an expedition through the rain forest: uncover temples, dig up treasures, hold both when the volcano erupts. About 90 minutes.
