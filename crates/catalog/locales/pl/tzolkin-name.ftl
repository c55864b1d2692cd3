game-tzolkin = Tzolk'in
game-tzolkin-about = Wysyłaj robotników na koła obracającego się kalendarza: im dłużej jadą, tym więcej przyniosą. Karm ich, buduj i zjednuj sobie bogów. Około dwóch godzin.
