# Aplikace
app-install = Nainstalovat patolli
app-offline = Bez připojení. Vaše stoly jsou v bezpečí na serveru a počkají.
app-again = Zkusit znovu
