# Dobra po liczbie, która stoi przed nimi
count-ap = { $n ->
    [one] punkt akcji
    [few] punkty akcji
    [many] punktów akcji
   *[other] punktu akcji
 }
count-vp = { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
 }
count-treasure = { $n ->
    [one] skarb
    [few] skarby
    [many] skarbów
   *[other] skarbu
 }
