# Ściągawka do dowolnej gry
aid-title = Ściągawka
aid-of = { $game }: ściągawka
aid-print = Drukuj
aid-keys = Klawisz ? otwiera i zamyka tę ściągawkę.
