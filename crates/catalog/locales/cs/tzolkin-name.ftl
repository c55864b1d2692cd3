game-tzolkin = Tzolk'in
game-tzolkin-about = Posílejte dělníky na kola otáčejícího se kalendáře: čím déle se vezou, tím víc přinesou. Živte je, stavte a nakloňte si bohy. Asi dvě hodiny.
