# Spojení
table-unsent = Ještě neodesláno
table-look-again = Podívat se znovu
