# Zdroje za číslem, které stojí před nimi
count-ap = { $n ->
    [one] akční bod
    [few] akční body
    [many] akčního bodu
   *[other] akčních bodů
 }
count-vp = { $n ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
 }
count-treasure = { $n ->
    [one] poklad
    [few] poklady
    [many] pokladu
   *[other] pokladů
 }
