game-teotihuacan = Teotihuacan
game-teotihuacan-about = Veďte své pracovníky kolem města bohů: těžte, uctívejte, stavte pyramidu a nechte ty nejsilnější povznést se, než nastane zatmění. I sólo proti Teotibotovi. Asi dvě hodiny.
