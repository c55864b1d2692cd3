# Zapraszanie innych i dalsza gra
table-share = Udostępnij
table-qr = Kod QR linku z zaproszeniem
table-qr-about = Skieruj na kod aparat telefonu, a stół otworzy się w telefonie.
lobby-continue = Graj dalej
