game-tricks = Tricks
game-tricks-about = Three cards each, three tricks: the highest card takes them. About a minute.
