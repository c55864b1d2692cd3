# Dobra po liczbie, która stoi przed nimi
count-cocoa = { $n ->
   *[other] kakao
 }
count-wood = { $n ->
    [one] drewno
   *[other] drewna
 }
count-stone = { $n ->
    [one] kamień
    [few] kamienie
    [many] kamieni
   *[other] kamienia
 }
count-gold = { $n ->
    [one] złoto
   *[other] złota
 }
count-resource = { $n ->
    [one] dowolny surowiec
    [few] dowolne surowce
    [many] dowolnych surowców
   *[other] dowolnego surowca
 }
count-vp = { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
 }
count-t-any = { $n ->
    [one] stopień w dowolnej świątyni
    [few] stopnie w dowolnych świątyniach
    [many] stopni w dowolnych świątyniach
   *[other] stopnia w dowolnej świątyni
 }
count-t-blue = { $n ->
    [one] stopień w niebieskiej świątyni
    [few] stopnie w niebieskiej świątyni
    [many] stopni w niebieskiej świątyni
   *[other] stopnia w niebieskiej świątyni
 }
count-t-red = { $n ->
    [one] stopień w czerwonej świątyni
    [few] stopnie w czerwonej świątyni
    [many] stopni w czerwonej świątyni
   *[other] stopnia w czerwonej świątyni
 }
count-t-green = { $n ->
    [one] stopień w zielonej świątyni
    [few] stopnie w zielonej świątyni
    [many] stopni w zielonej świątyni
   *[other] stopnia w zielonej świątyni
 }
count-avenue = { $n ->
    [one] pole Alei Umarłych
    [few] pola Alei Umarłych
    [many] pól Alei Umarłych
   *[other] pola Alei Umarłych
 }
count-temple-bonus = { $n ->
    [one] płytka przychylności bogów
    [few] płytki przychylności bogów
    [many] płytek przychylności bogów
   *[other] płytki przychylności bogów
 }
count-power-up = { $n ->
    [one] wzmocnienie
    [few] wzmocnienia
    [many] wzmocnień
   *[other] wzmocnienia
 }
count-ascension = { $n ->
    [one] nagroda za wniebowstąpienie
    [few] nagrody za wniebowstąpienie
    [many] nagród za wniebowstąpienie
   *[other] nagrody za wniebowstąpienie
 }
count-worker = { $n ->
    [one] nowy robotnik
    [few] nowych robotników
    [many] nowych robotników
   *[other] nowego robotnika
 }
