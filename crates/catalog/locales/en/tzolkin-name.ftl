game-tzolkin = Tzolk'in
game-tzolkin-about = Send workers onto the turning wheels of the calendar: the longer they ride, the more they bring. Feed them, build, and please the gods. About two hours.
