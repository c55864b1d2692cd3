# Wybory, które są zwinięte, i co mogą robić ci, którzy czekają.

choices-more = więcej: { $n }
choices-why-not = Dlaczego nie…? ({ $n })
watch-from-start = Od początku
card-key = zostaw wyjaśnienie otwarte
board-zoom = Powiększ planszę
