# Krąg plansz akcji i piramida: panele, rzeczy na nich i ich nazwy dla tych, którzy ich nie widzą.

ring-city = Miasto
ring-pyramid = Piramida

ring-cocoa = { $n } kakao
ring-wood = { $n ->
    [one] { $n } drewno
    [few] { $n } drewna
    [many] { $n } drewna
   *[other] { $n } drewna
 }
ring-stone = { $n ->
    [one] { $n } kamień
    [few] { $n } kamienie
    [many] { $n } kamieni
   *[other] { $n } kamienia
 }
ring-gold = { $n ->
    [one] { $n } złoto
   *[other] { $n } złota
 }
ring-cost = Koszt: { $list }
ring-free = Za darmo
ring-left = zostało { $n }

ring-board = Plansza { $n }, { $board }
ring-here = Robotnik właśnie tu przyszedł.
ring-collect = Zbiór kakao: teraz { $n }
ring-main = { $n ->
    [0] Akcja główna: teraz bez kakao
   *[other] Akcja główna: teraz kosztuje { $n } kakao
 }
ring-about-palace = Bez akcji głównej; trzy płytki pałacu do oddawania czci.
ring-about-forest = Drewno według liczby robotników i ich najniższej siły; potem wzmocnienie, przy trzech robotnikach dwa.
ring-about-quarry = Kamień według liczby robotników i ich najniższej siły; potem wzmocnienie, przy trzech robotnikach dwa.
ring-about-gold-deposits = Złoto według liczby robotników i ich najniższej siły; potem wzmocnienie, przy trzech robotnikach dwa.
ring-about-alchemy = Technologia za złoto: z górnego rzędu, przy dwóch robotnikach także z dolnego; stopień w świątyni jej kolumny; potem wzmocnienie.
ring-about-nobles = Budynek za 2 drewna: punkty i pole Alei Umarłych; potem wzmocnienie, przy trzech robotnikach dwa.
ring-about-decorations = Zdobienie za złoto: 3 punkty i 1 za każdy symbol na takim samym, kolorowe dają też stopień w świątyni; potem wzmocnienie.
ring-about-construction = Za każdego robotnika płytka piramidy: punkty według poziomu i 1 za każdy symbol na takim samym, kolorowe dają też stopień w świątyni; potem wzmocnienie, przy trzech robotnikach dwa.

ring-neutral = nikt
ring-neutrals = { $n ->
    [one] neutralny robotnik
    [few] { $n } neutralnych robotników
    [many] { $n } neutralnych robotników
   *[other] { $n } neutralnego robotnika
 }
ring-dice = { $n ->
    [one] { $who }: robotnik o sile { $power }
    [few] { $who }: { $n } robotników o sile { $power }
    [many] { $who }: { $n } robotników o sile { $power }
   *[other] { $who }: { $n } robotnika o sile { $power }
 }
ring-hand = { $n ->
    [one] { $who }: robotnik o sile { $power } w ręce
    [few] { $who }: { $n } robotników o sile { $power } w ręce
    [many] { $who }: { $n } robotników o sile { $power } w ręce
   *[other] { $who }: { $n } robotnika o sile { $power } w ręce
 }
ring-empty = brak wolnych robotników

ring-worship = Oddawanie czci
ring-worships = zablokowany: { $who }, siła { $power }
ring-nobody = nikt nie jest tu zablokowany
ring-owners = { $n ->
    [0] nikt jej nie ma
   *[other] ma ją: { $list }
 }

ring-house = { $row }, miejsce { $n }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }
ring-house-built = { $row }, miejsce { $n }: budynek
ring-decoration = Zdobienie
ring-tile = Płytka piramidy
ring-laid = Płytka piramidy, poziom { $level }: { $icons }
ring-open = Wolne miejsce, poziom { $level }: { $list }
ring-slot = Zdobienie: { $side }, miejsce { $step }

ring-t-blue = niebieski posąg, bez koloru
ring-t-red = czerwony pióropusz, bez koloru
ring-t-green = zielony wąż, bez koloru
ring-t-neutral = neutralny symbol
ring-t-blue-coloured = niebieski posąg, kolorowy
ring-t-red-coloured = czerwony pióropusz, kolorowy
ring-t-green-coloured = zielony wąż, kolorowy
