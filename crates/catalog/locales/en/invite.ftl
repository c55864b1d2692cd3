# Inviting others, and going on
table-share = Share
table-qr = QR code of the invitation link
table-qr-about = Point the camera of a phone at the code to open the table there.
lobby-continue = Continue
