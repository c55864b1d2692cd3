# The player of events
player-skip = Tap or press a key to skip
player-missed = While you were away
player-sound = Sound
player-vibration = Vibration on your turn
player-off = off
player-on = on
# The turn of one seat, in which another one must decide
player-decides = { $now } · { $who } decides
