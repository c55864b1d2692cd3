# Zdroje za číslem, které stojí před nimi
count-corn = { $n ->
    [one] kukuřice
    [few] kukuřice
    [many] kukuřice
   *[other] kukuřic
 }
count-wood = { $n ->
    [one] dřevo
    [few] dřeva
    [many] dřeva
   *[other] dřev
 }
count-stone = { $n ->
    [one] kámen
    [few] kameny
    [many] kamene
   *[other] kamenů
 }
count-gold = { $n ->
    [one] zlato
    [few] zlata
    [many] zlata
   *[other] zlata
 }
count-skull = { $n ->
    [one] lebka
    [few] lebky
    [many] lebky
   *[other] lebek
 }
count-block = { $n ->
    [one] libovolná surovina
    [few] libovolné suroviny
    [many] libovolné suroviny
   *[other] libovolných surovin
 }
count-vp = { $n ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
 }
count-worker = { $n ->
    [one] dělník
    [few] dělníci
    [many] dělníka
   *[other] dělníků
 }
count-temple-any = { $n ->
    [one] stupeň na libovolném chrámu
    [few] stupně na libovolných chrámech
    [many] stupně na libovolném chrámu
   *[other] stupňů na libovolných chrámech
 }
count-tech-any = { $n ->
    [one] postup v libovolné technologii
    [few] postupy v libovolných technologiích
    [many] postupu v libovolné technologii
   *[other] postupů v libovolných technologiích
 }
