# The app
app-install = Install patolli
app-offline = No connection. Your tables are safe on the server and wait.
app-again = Try again
