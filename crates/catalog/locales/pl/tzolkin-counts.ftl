# Dobra po liczbie, która stoi przed nimi
count-corn = { $n ->
    [one] kukurydza
    [few] kukurydze
    [many] kukurydz
   *[other] kukurydzy
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
count-skull = { $n ->
    [one] czaszka
    [few] czaszki
    [many] czaszek
   *[other] czaszki
 }
count-block = { $n ->
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
count-worker = { $n ->
    [one] robotnik
    [few] robotników
    [many] robotników
   *[other] robotnika
 }
count-temple-any = { $n ->
    [one] stopień w dowolnej świątyni
    [few] stopnie w dowolnych świątyniach
    [many] stopni w dowolnych świątyniach
   *[other] stopnia w dowolnej świątyni
 }
count-tech-any = { $n ->
    [one] postęp w dowolnej technologii
    [few] postępy w dowolnych technologiach
    [many] postępów w dowolnych technologiach
   *[other] postępu w dowolnej technologii
 }
