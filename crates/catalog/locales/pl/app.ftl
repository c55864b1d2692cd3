# Aplikacja
app-install = Zainstaluj patolli
app-offline = Brak połączenia. Twoje stoły są bezpieczne na serwerze i poczekają.
app-again = Spróbuj ponownie
