# Kola hry Tzolk'in: co je nakresleno kolem kalendáře a jak se to jmenuje pro toho, kdo to nevidí.

wheels-gears = Kola
wheels-place = { $wheel } { $n }
wheels-hidden = { $wheel }, zub bez čísla
wheels-no-action = žádná akce
wheels-jungle = lesy { $forest }, volná kukuřičná pole { $corn }
wheels-skull-lies = leží tu lebka
wheels-worker = dělník: { $who }
wheels-neutral = neutrální žeton
wheels-epoch = { $n }. epocha
wheels-day = { $day }. den, { $epoch }. epocha
wheels-day-of = den z { $n }
wheels-food-day = Den výživy
wheels-food-goods = { $n }. den výživy: živí se dělníci, chrámy dávají zdroje
wheels-food-points = { $n }. den výživy: živí se dělníci, chrámy dávají body
wheels-tile = { $quick }, od { $n }. dne
wheels-start = { $n ->
    [0] Pozice „začínající hráč“, žádná kukuřice nečeká
    [one] Pozice „začínající hráč“, čeká { $n } kukuřice
    [few] Pozice „začínající hráč“, čekají { $n } kukuřice
   *[other] Pozice „začínající hráč“, čeká { $n } kukuřic
 }
wheels-token = začínající hráč: { $who }
wheels-quick = Rychlá akce
wheels-prophecies = Proroctví
wheels-days = { $first }. až { $last }. den
wheels-in-force = právě platí
wheels-over = skončilo
wheels-skulls = { $n ->
    [one] zbývá { $n } lebka
    [few] zbývají { $n } lebky
   *[other] zbývá { $n } lebek
 }
wheels-ahead = Výhled (dny)
wheels-forecast = Výhled: kde budou dělníci stát
wheels-in-days = { $n ->
    [0] dnes
    [one] za { $n } den
    [few] za { $n } dny
   *[other] za { $n } dní
 }
