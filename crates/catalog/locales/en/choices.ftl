# Choices that are folded away, and what those who wait can do.

choices-more = { $n } more
choices-why-not = Why not …? ({ $n })
watch-from-start = From the start
card-key = keep the explanation open
board-zoom = Enlarge the board
