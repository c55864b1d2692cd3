# The connection
table-unsent = Not sent yet
table-look-again = Look again
