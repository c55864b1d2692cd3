# Zdroje za číslem, které stojí před nimi
count-cocoa = { $n ->
    [one] kakao
   *[other] kakaa
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
count-resource = { $n ->
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
count-t-any = { $n ->
    [one] schod na libovolném chrámu
    [few] schody na libovolných chrámech
    [many] schodu na libovolném chrámu
   *[other] schodů na libovolných chrámech
 }
count-t-blue = { $n ->
    [one] schod na modrém chrámu
    [few] schody na modrém chrámu
    [many] schodu na modrém chrámu
   *[other] schodů na modrém chrámu
 }
count-t-red = { $n ->
    [one] schod na červeném chrámu
    [few] schody na červeném chrámu
    [many] schodu na červeném chrámu
   *[other] schodů na červeném chrámu
 }
count-t-green = { $n ->
    [one] schod na zeleném chrámu
    [few] schody na zeleném chrámu
    [many] schodu na zeleném chrámu
   *[other] schodů na zeleném chrámu
 }
count-avenue = { $n ->
    [one] políčko na Cestě mrtvých
    [few] políčka na Cestě mrtvých
    [many] políčka na Cestě mrtvých
   *[other] políček na Cestě mrtvých
 }
count-temple-bonus = { $n ->
    [one] dílek chrámové výhody
    [few] dílky chrámových výhod
    [many] dílku chrámové výhody
   *[other] dílků chrámových výhod
 }
count-power-up = { $n ->
    [one] posílení
   *[other] posílení
 }
count-ascension = { $n ->
    [one] odměna za povznesení
    [few] odměny za povznesení
    [many] odměny za povznesení
   *[other] odměn za povznesení
 }
count-worker = { $n ->
    [one] nový pracovník
    [few] noví pracovníci
    [many] nového pracovníka
   *[other] nových pracovníků
 }
