# Pozvání ostatních a pokračování
table-share = Sdílet
table-qr = QR kód zvacího odkazu
table-qr-about = Namiřte na kód fotoaparát telefonu a stůl se otevře v něm.
lobby-continue = Pokračovat
