# Odtwarzanie zdarzeń
player-skip = Dotknij lub naciśnij klawisz, aby pominąć
player-missed = Co się w tym czasie wydarzyło
player-sound = Dźwięki
player-vibration = Wibracja, gdy nadejdzie twoja kolej
player-off = wyłączone
player-on = włączone
# The turn of one seat, in which another one must decide
player-decides = { $now } · decyduje { $who }
