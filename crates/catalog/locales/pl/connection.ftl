# Połączenie
table-unsent = Jeszcze nie wysłano
table-look-again = Sprawdź ponownie
