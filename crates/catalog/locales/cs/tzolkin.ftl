# Možnosti stolu
option-tribes = Kmeny
option-tribes-about = každý vede kmen s vlastní schopností, tajně vybraný ze dvou
option-prophecies = Proroctví
option-prophecies-about = v každé čtvrtině kromě první je něco těžší a na jejím konci bodují ti, kdo si s tím poradili nejlíp
option-buildings = Nové budovy
option-buildings-about = osm budov navíc; ty z první epochy lze později strhnout a zaplatit jimi jiné
option-quick = Rychlé akce
option-quick-about = akce, které se provedou hned po umístění dělníka, a víc neutrálních žetonů na kolech; při hře v pěti vždy
option-first = Kdo začíná
option-first-about = kdo má v prvním kole žeton začínajícího hráče; hraje se po směru hodinových ručiček

# Zdroje
corn = kukuřice
wood = dřevo
stone = kámen
gold = zlato
skull = lebka
block = libovolná surovina
vp = body
worker = dělník
temple-any = stupeň v libovolném chrámu
tech-any = postup v libovolné technologii
nothing = nic
saved-extra = surovina navíc

# Odkud jsou body
source-buildings = Budovy
source-chichen-itza = Chichen Itza
source-technology = Technologie
source-unfed = Nevyživení dělníci
source-temples-1 = Chrámy, 1. epocha
source-temples-2 = Chrámy, 2. epocha
source-prophecies = Proroctví
source-goods = Kukuřice a suroviny
source-skulls = Lebky
source-monuments = Monumenty

# Kola, chrámy, technologie
palenque = Palenque
yaxchilan = Yaxchilan
wheel-tikal = Tikal
uxmal = Uxmal
chichen-itza = Chichen Itza
chaac = Chaac
quetzalcoatl = Quetzalcóatl
kukulkan = Kukulkan
agriculture = zemědělství
extraction = dobývání surovin
architecture = architektura
theology = teologie

# Druhy budov a monumentů
farm = farma
tomb = hrobka
government = správní budova
shrine = svatyně

# Rychlé akce
corn-3 = 3 kukuřice
wood-1-corn-1 = 1 dřevo a 1 kukuřice
stone-1 = 1 kámen
gold-1 = 1 zlato
technology = postup technologie
market = trh
build-for-1-corn = stavba za 1 kukuřici

# Množství uvnitř jiných vět: každé počítá to číslo, po kterém se jmenuje
corn-n = { $n ->
    [one] { $n } kukuřice
    [few] { $n } kukuřice
   *[other] { $n } kukuřic
 }
corn-amount = { $corn ->
    [one] { $corn } kukuřice
    [few] { $corn } kukuřice
   *[other] { $corn } kukuřic
 }
corn-paid = { $paid ->
    [one] { $paid } kukuřice
    [few] { $paid } kukuřice
   *[other] { $paid } kukuřic
 }
corn-cost = { $cost ->
    [0] {""}
    [one] {" "}({ $cost } kukuřice)
    [few] {" "}({ $cost } kukuřice)
   *[other] {" "}({ $cost } kukuřic)
 }
points-value = { $points ->
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] { $points }
 }
points-signed = { $points ->
    [-6] −6
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
    [0] 0
   *[other] +{ $points }
 }
count-value = { $count ->
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] { $count }
 }

# Všechny zdroje, kterých není 0, oddělené čárkami
amounts = { $corn ->
    [0] {""}
    [one] { $corn } kukuřice
    [few] { $corn } kukuřice
   *[other] { $corn } kukuřic
 }{ $wood ->
    [0] {""}
    [one] { comma-before-wood }{ $wood } dřevo
    [few] { comma-before-wood }{ $wood } dřeva
   *[other] { comma-before-wood }{ $wood } dřev
 }{ $stone ->
    [0] {""}
    [one] { comma-before-stone }{ $stone } kámen
    [few] { comma-before-stone }{ $stone } kameny
   *[other] { comma-before-stone }{ $stone } kamenů
 }{ $gold ->
    [0] {""}
    [one] { comma-before-gold }{ $gold } zlato
    [few] { comma-before-gold }{ $gold } zlata
   *[other] { comma-before-gold }{ $gold } zlat
 }{ $skull ->
    [0] { amounts-none }
    [one] { comma-before-skull }{ $skull } lebka
    [few] { comma-before-skull }{ $skull } lebky
   *[other] { comma-before-skull }{ $skull } lebek
 }
comma-before-wood = { $corn ->
    [0] {""}
   *[other] {", "}
 }
comma-before-stone = { $wood ->
    [0] { comma-before-wood }
   *[other] {", "}
 }
comma-before-gold = { $stone ->
    [0] { comma-before-stone }
   *[other] {", "}
 }
comma-before-skull = { $gold ->
    [0] { comma-before-gold }
   *[other] {", "}
 }
amounts-none = { $corn ->
    [0] { $wood ->
        [0] { $stone ->
            [0] { $gold ->
                [0] { nothing }
               *[other] {""}
             }
           *[other] {""}
         }
       *[other] {""}
     }
   *[other] {""}
 }

# Destičky počátečního jmění, podle toho, co přinášejí
w-palenque-1 = 3 kukuřice + Quetzalcóatl + zemědělství
w-palenque-3 = 5 kukuřic + 1 zlato + Quetzalcóatl
w-palenque-5 = 1 kámen + 1 zlato + zemědělství
w-palenque-7 = 9 kukuřic + 1 kámen
w-yaxchilan-1 = 1 dřevo + Kukulkan + dobývání surovin
w-yaxchilan-3 = 2 kukuřice + 2 dřeva + Kukulkan
w-yaxchilan-5 = 4 kukuřice + 1 dřevo + dobývání surovin
w-yaxchilan-7 = 3 kukuřice + 2 dřeva + 1 kámen
w-tikal-1 = 2 kukuřice + Chaac + architektura
w-tikal-3 = 6 kukuřic + 2 kameny
w-tikal-5 = 3 kukuřice + 1 zlato + architektura
w-tikal-7 = 6 kukuřic + 1 dřevo + 1 kámen
w-uxmal-1 = 5 kukuřic + 1 kámen + Chaac
w-uxmal-3 = 3 kukuřice + 1 dřevo + farma pro jednoho
w-uxmal-5 = dělník
w-uxmal-7 = 8 kukuřic + 1 zlato
w-chichen-itza-0 = 4 kukuřice + 1 dřevo + 1 lebka
w-chichen-itza-3 = 5 kukuřic + 1 kámen + teologie
w-chichen-itza-5 = 4 kukuřice + 3 dřeva
w-chichen-itza-7 = 2 kukuřice + 2 dřeva + teologie
w-chichen-itza-10 = 7 kukuřic + 2 dřeva

# Budovy
farm-single-a = farma pro jednoho
farm-single-b = farma pro jednoho
farm-single-c = farma pro jednoho
farm-each-a = farma pro všechny
farm-each-b = farma pro všechny
farm-triple-a = farma pro tři
farm-triple-b = farma pro tři
farm-triple-c = farma pro tři
tomb-brown-yellow = hrobka Chaaca a Quetzalcóatla
tomb-brown-green = hrobka Chaaca a Kukulkana
tomb-builder = hrobka stavitelů
tomb-market = hrobka obchodníků
tomb-worker = hrobka dělníků
tomb-vp = hrobka slávy
tomb-any-action = hrobka svobodné volby
tomb-three-temples = hrobka tří bohů
government-agriculture = správa zemědělství
government-agriculture-stone = správa zemědělství s kamenem
government-extraction-corn = správa dobývání s kukuřicí
government-extraction-gold = správa dobývání se zlatem
government-any-stone = správa vědění s kamenem
government-any-gold = správa vědění se zlatem
government-any-corn = správa vědění s kukuřicí
government-any-skull = správa vědění s lebkou
shrine-architecture = svatyně architektury
shrine-architecture-vp = velká svatyně architektury
shrine-theology-green = svatyně teologie a Kukulkana
shrine-theology-brown-green = svatyně teologie a dvou bohů
shrine-two-advances = svatyně vědění
shrine-brown = svatyně Chaaca
shrine-yellow = svatyně Quetzalcóatla
shrine-green = svatyně Kukulkana
x-farm-granary = sýpka
x-tomb-seasons = hrobka dřeva a lebek
x-government-gold = správa zlata
x-shrine-stone = svatyně kamene
x-farm-harvest = farma hojnosti
x-tomb-monument = hrobka s monumentem
x-government-exchange = správa výměny
x-shrine-skull = svatyně lebky

# Monumenty
monument-tombs = monument hrobek
monument-all-own = monument stavitele
monument-corn-tiles = monument kukuřice
monument-wood-tiles = monument dřeva
monument-all-monuments = monument monumentů
monument-governments = monument správy
monument-level-3 = monument mistrovství
monument-levels = monument vědění
monument-workers = monument dělníků
monument-shrines = monument svatyní
monument-temple-vp = monument tří chrámů
monument-best-temple = monument jednoho chrámu
monument-skulls = monument lebek

# Kmeny
ah-chuy-kak = Ah Chuy Kak
ahau-chamahez = Ahau Chamahez
ahmakiq = Ahmakiq
bacab = Bacab
balam = Balam
cit-bolon-tum = Cit-Bolon-Tum
huracan = Huracan
itzamna = Itzamna
ixtab = Ixtab
vacub-caquix = Vacub-Caquix
xaman-ek = Xaman Ek
yaluk = Yaluk
yumkaax = Yumkaax

# Proroctví
wrathful-gods = Hněv bohů
angry-god-chaac = Vzteklý bůh Chaac
angry-god-quetzalcoatl = Vzteklý bůh Quetzalcóatl
angry-god-kukulkan = Vzteklý bůh Kukulkan
forest-fires = Lesní požár
drought = Katastrofální sucho
gold-shortage = Nedostatek zlata
desecration = Znesvěcení
teacher-shortage = Nedostatek učitelů
forgotten-lore = Zapomenuté umění
crowded-cities = Přelidnění
hunger = Hladomor
high-floodwaters = Záplavy

# Na co se hra ptá
ask-start = s čím začít? Volba je tajná.
ask-turn = umístit dělníky, nebo je stáhnout? K dispozici { corn-amount }, { $hand ->
    [0] v ruce žádný dělník
    [one] v ruce { $hand } dělník
    [few] v ruce { $hand } dělníci
   *[other] v ruce { $hand } dělníků
 }.
ask-placing = další dělník? Umístěno { $placed }, zaplaceno { corn-paid }, k dispozici { corn-amount }.
ask-picking = stáhnout dalšího dělníka? K dispozici { corn-amount }.
ask-mercy = bohové se smilovali: jeden dělník na nejlevnější místo za všechnu kukuřici
ask-use = stažený dělník, { $wheel } { $number }: která akce? K dispozici { corn-amount }.
ask-any = která akce čtyř menších kol{ $price ->
    [0] {""}
   *[other] , cena { $price } kukuřice
 }? K dispozici { corn-amount }.
ask-learn = která technologie postoupí? { $n ->
    [0] K dispozici žádná surovina.
    [one] K dispozici { $n } surovina.
    [few] K dispozici { $n } suroviny.
   *[other] K dispozici { $n } surovin.
 }
ask-learn-free = odměna: která technologie postoupí?
ask-learn-more = ještě jeden postup? { $n ->
    [0] K dispozici žádná surovina.
    [one] K dispozici { $n } surovina.
    [few] K dispozici { $n } suroviny.
   *[other] K dispozici { $n } surovin.
 }
ask-bonus = bonus které technologie?
ask-retreat = která technologie o úroveň zpět?
ask-pay = { $n ->
    [one] kterou surovinu zaplatit?
    [few] které { $n } suroviny zaplatit?
   *[other] kterých { $n } surovin zaplatit?
 }
ask-gain = { $n ->
    [one] kterou surovinu si vzít?
    [few] které { $n } suroviny si vzít?
   *[other] kterých { $n } surovin si vzít?
 }
ask-climb = o stupeň výš: který chrám?
ask-climb-two = { $n ->
    [one] ještě jednou o stupeň výš: který jiný chrám?
    [few] { $n } různé chrámy o stupeň výš: který první?
   *[other] { $n } různých chrámů o stupeň výš: který první?
 }
ask-anger = bohové se hněvají, o stupeň níž: který chrám?
ask-skull = lebka za stupeň dolů: který chrám?
ask-gold = kolik zlata po 1 kukuřici? Nejvýš { $most }, k dispozici { corn-amount }.
ask-offer = další stupeň na chrámu za 1 surovinu?
ask-market = co směnit? K dispozici { corn-amount }.
ask-build = co postavit?
ask-build-second = druhá budova?
ask-build-corn = co postavit za kukuřici? K dispozici { corn-amount }.
ask-monument = který monument postavit?
ask-days = o kolik dní se otočí kalendář?

# Volby: začátek
do-tribe = Kmen: { $tribe }
do-keep = Nechat si: { $tile }
do-settle = Potvrdit volbu

# Volby: dělníci
do-beg = Žebrat, jeden chrám o stupeň níž
do-place = Dělník na { $wheel } { $number }
do-place-beyond = Dělník na { $wheel } { $number } s přeskočením pozice
do-place-start = Dělník na pozici začínajícího hráče
do-place-quick = Dělník na rychlou akci: { $quick }
do-pick = Stáhnout dělníka: { $wheel } { $number }
do-quick = Rychlá akce: { $quick }
do-end = Ukončit tah
do-pass = Pasovat

# Volby: akce kol
do-fish = Palenque 1: rybaření
do-harvest-corn = Palenque { $number }: sklizeň
do-harvest-wood = Palenque { $number }: těžba
do-harvest-burn = Palenque { $number }: vypálit les, jeden chrám o stupeň níž
do-yax = Yaxchilan { $number }
do-tik-1 = Tikal 1: postup jedné technologie
do-tik-2 = Tikal 2: jedna budova
do-tik-3 = Tikal 3: jeden nebo dva postupy technologií
do-tik-4 = Tikal 4: jedna či dvě budovy, nebo monument
do-tik-5 = Tikal 5: dva chrámy o stupeň výš za 1 surovinu
do-uxm-1 = Uxmal 1: jeden chrám o stupeň výš
do-uxm-2 = Uxmal 2: trh
do-uxm-3 = Uxmal 3: nový dělník
do-uxm-4 = Uxmal 4: jedna budova za kukuřici
do-uxm-5 = Uxmal 5: libovolná akce menších kol
do-chi = Chichen Itza { $number }: lebka, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }, { $temple } o stupeň výš{ $blocks ->
    [0] {""}
    [one] , { $blocks } surovina
    [few] , { $blocks } suroviny
   *[other] , { $blocks } surovin
 }
do-no-action = Žádná akce
do-no-more = Už nic
do-refuse = Odmítnout
do-refuse-step = Odmítnout: { $temple }
do-market-done = Konec obchodování

# Volby: technologie, chrámy, zdroje
do-learn = Postup: { $track } na úroveň { $level }
do-learn-bonus = Postup nad úroveň 3: { $track }
do-bonus = Bonus: { $track }
do-retreat = Zpět: { $track } na { $level ->
    [0] začátek
   *[other] úroveň { $level }
 }
do-pay = Zaplatit
do-gain = Vzít si
do-climb = O stupeň výš: { $temple } (hodnota pak { points-value })
do-climb-lost = O stupeň výš: { $temple } (propadne, výš to nejde)
do-anger = O stupeň níž: { $temple } (hodnota pak { points-value })
do-gold = Vzít si zlato
do-sell = Prodat: { $block }
do-buy = Koupit: { $block }

# Volby: stavby a kalendář
do-build = Postavit: { $tile }{ $pull ->
    [0] {""}
   *[other] ; strhnout: { $old }
 }{ $save ->
    [0] {""}
   *[other] ; architektura ušetří: { $saved }
 }{ $later ->
    [0] {""}
   *[other] ; architektura až pro druhou budovu
 }
do-monument = Postavit: { $tile }{ $pull ->
    [0] {""}
   *[other] ; strhnout: { $old }
 }
do-turn-1 = Otočit kalendář o jeden den
do-turn-2 = Otočit kalendář o dva dny: dvojitý posun se vyčerpá

# Co se stalo: začátek
chose = tajná volba hotová
revealed = na začátku { $tile1 }; { $tile2 }
revealed-tribe = { $tribe }; na začátku { $tile1 }; { $tile2 }
revealed-tribe-three = { $tribe }; na začátku { $tile1 }; { $tile2 }; { $tile3 }
neutral-placed = Neutrální žeton na { $wheel } { $number }

# Co se stalo: tahy a dělníci
round-began = { $n }. den
food-round-began = { $n }. den: den výživy
turn-began = { $who }: tah
topped-up = Bacab: +{ corn-n }
begged = žebrání, teď { corn-n }
angered = { $temple } o stupeň níž, bohové se hněvají
placed = dělník na { $wheel } { $number }{ corn-cost }
placed-start = dělník na pozici začínajícího hráče{ corn-cost }
placed-quick = dělník na rychlou akci{ corn-cost }
placed-by-mercy = dělník na { $wheel } { $number } z milosti bohů{ corn-cost }
placed-start-by-mercy = dělník na pozici začínajícího hráče z milosti bohů{ corn-cost }
picked = stažený dělník, { $wheel } { $number }
passed = pas
teeth-cleared = z kalendáře { corn-n }
pushed-off = dělník vytlačený z kola { $wheel }

# Co se stalo: akce
used = akce { $wheel } { $number }{ $paid ->
    [0] {""}
   *[other] , cena { corn-paid }
 }{ $gained ->
    [0] {""}
    [one] , zisk { $gained } kukuřice
    [few] , zisk { $gained } kukuřice
   *[other] , zisk { $gained } kukuřic
 }
no-action = vyzvednutý dělník nemá žádnou akci
harvested-corn = Palenque { $number }: destička úrody kukuřice
harvested-without-tile = Palenque { $number }: sklizeň bez destičky
harvested-wood = Palenque { $number }: destička těžby dřeva
burned = Palenque { $number }: vypálený les, destička úrody kukuřice
gained = získáno: { amounts }
paid = zaplaceno: { amounts }
refused = nabídka odmítnuta
lapsed-step = { $n ->
    [one] stupeň v chrámu propadl, není čím zaplatit
    [few] { $n } stupně v chrámech propadly, není čím zaplatit
   *[other] { $n } stupňů v chrámech propadlo, není čím zaplatit
}
lapsed-gold = zlato propadlo ({ $n }), není čím zaplatit
lapsed-skull = lebka propadla, žádný žeton nemůže klesnout
lapsed-skull-supply = { $n ->
    [one] lebka propadla, žádná už nezbývá
    [few] { $n } lebky propadly, žádná už nezbývá
   *[other] { $n } lebek propadlo, žádná už nezbývá
}
lapsed-advance = { $n ->
    [one] postup v technologii propadl, není čím zaplatit
    [few] { $n } postupy v technologiích propadly, není čím zaplatit
   *[other] { $n } postupů v technologiích propadlo, není čím zaplatit
}
lapsed-action = akce propadla, chybí na ni kukuřice
lapsed-building = žádnou budovu nelze zaplatit
lapsed-monument = žádný monument nelze zaplatit
lapsed-market = trh propadl, není co směnit
lapsed-offer = za stupeň v chrámu není čím zaplatit
lapsed-exchange = výměna propadla, žádná technologie nemůže klesnout
learned = { $track }: úroveň { $level }
bonus-taken = bonus: { $track }
retreated = { $track }: zpět na { $level ->
    [0] začátek
   *[other] úroveň { $level }
 }
climbed = { $temple } o stupeň výš
step-lost = { $temple }: stupeň propadl
worker-gained = nový dělník
skull-offered = lebka na Chichen Itza { $number }
built = postaveno: { $tile }
pulled-down = strženo: { $tile }
monument-built = postaveno: { $tile }
scored = { $source }: +{ $points }
sold = prodáno: { $block } → { corn-amount }
bought = koupeno: { corn-amount } → { $block }
quick-performed = rychlá akce: { $quick }
quick-lapsed = rychlá akce propadla, už ji nelze provést
turned-light = dvojitý posun je znovu k dispozici
turned-dark = dvojitý posun je vyčerpaný

# Co se stalo: celý stůl
buildings-laid = Nové budovy: { $n ->
    [1] { $tile1 }
    [2] { $tile1 }, { $tile2 }
    [3] { $tile1 }, { $tile2 }, { $tile3 }
    [4] { $tile1 }, { $tile2 }, { $tile3 }, { $tile4 }
    [5] { $tile1 }, { $tile2 }, { $tile3 }, { $tile4 }, { $tile5 }
   *[other] { $tile1 }, { $tile2 }, { $tile3 }, { $tile4 }, { $tile5 }, { $tile6 }
 }
food-day-began = { $n }. den výživy
fed = vyživení dělníci: { $fed } z { $workers } ({ corn-amount }){ $lost ->
    [0] {""}
    [one] , −{ $lost } bod
    [few] , −{ $lost } body
   *[other] , −{ $lost } bodů
 }
epoch-changed = Začíná druhá epocha
skulls-short = { $temple }: málo lebek, nikdo žádnou nedostane
temple-scored = { $temple }: { points-signed }{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus } za nejvyšší místo
 }
prophecy-scored = { $prophecy }: počet { count-value }, { points-signed }
prophecy-began = Proroctví: { $prophecy }
quick-tiles-laid = Rychlé akce druhé epochy jsou vyložené
corn-laid = 1 kukuřice na kalendář
token-passed = žeton začínajícího hráče, předává { $from }
calendar-turned = { $days ->
    [one] Kalendář se otáčí o jeden den
    [few] Kalendář se otáčí o { $days } dny
   *[other] Kalendář se otáčí o { $days } dní
 }
final-scoring-began = Závěrečné vyhodnocení
goods-scored = kukuřice a suroviny, dohromady { corn-amount }: +{ $points }
skulls-scored = { $n ->
    [one] { $n } lebka
    [few] { $n } lebky
   *[other] { $n } lebek
 }: +{ $points }
monument-scored = { $tile }: { points-signed }
game-over = Konec hry

# Proč ne: začátek
refused-not-now = Nejdřív je třeba rozhodnout něco jiného
refused-over = Hra skončila
refused-not-dealt = To vám nebylo rozdáno
refused-kept-already = Tuto destičku si už necháváte

# Proč ne: zdroje
refused-corn = { $need ->
    [one] Je třeba { $need } kukuřice
    [few] Jsou třeba { $need } kukuřice
   *[other] Je třeba { $need } kukuřic
 }, k dispozici { $have }
refused-blocks = Chybí { $block }: je třeba { $need }, k dispozici { $have }
refused-any-blocks = { $need ->
    [one] Je třeba { $need } surovina
    [few] Jsou třeba { $need } suroviny
   *[other] Je třeba { $need } surovin
 }, k dispozici { $have }
refused-no-skull = Nemáte lebku
refused-wrong-count = { $need ->
    [one] Právě { $need } surovina
    [few] Právě { $need } suroviny
   *[other] Právě { $need } surovin
 }
refused-too-much-gold = { $most ->
    [one] Nejvýš { $most } zlato
    [few] Nejvýš { $most } zlata
   *[other] Nejvýš { $most } zlat
 }

# Proč ne: žebrání a chrámy
refused-too-rich-to-beg = Žebrat lze nejvýš se { $most } kukuřicemi, máte { $have }
refused-too-late-to-beg = Žebrá se jednou, na samém začátku tahu
refused-no-step-to-lose = Všechny vaše žetony jsou na nejnižším stupni
refused-lowest-step = { $temple }: váš žeton je na nejnižším stupni
refused-other-temple = Tady není na výběr: { $temple }

# Proč ne: dělníci
refused-picking = V tomto tahu dělníky stahujete
refused-placing = V tomto tahu dělníky umisťujete
refused-placing-over = Umisťování v tomto tahu už skončilo
refused-no-worker-in-hand = Nemáte v ruce dělníka
refused-wheel-full = Na kole { $wheel } není volná pozice
refused-space-taken = Toto místo je obsazené
refused-no-skip = Tam nelze přeskočit žádnou pozici
refused-one-quick-action = Jen jedna rychlá akce za tah
refused-quick-impossible = Tuto rychlou akci nelze provést
refused-quick-action-outstanding = Nejdřív je na řadě rychlá akce
refused-not-cheapest = Z milosti jen na nejlevnější místo
refused-one-by-mercy = Z milosti jen jeden dělník
refused-no-worker-there = Na { $wheel } { $number } nemáte dělníka
refused-just-placed = Tento dělník byl umístěn v tomto tahu
refused-nothing-done = V tahu je třeba umístit nebo stáhnout dělníka
refused-would-push = Z { $wheel } { $number } by byl vytlačen dělník

# Proč ne: akce
refused-out-of-reach = Na akci { $wheel } { $number } dělník nedosáhne
refused-no-corn-tile = Žádná destička úrody kukuřice tam není odkrytá
refused-no-wood-tile = Žádná destička těžby dřeva tam už není
refused-skull-already-offered = Na Chichen Itza { $number } už lebka leží
refused-no-advance = Na žádný postup nemáte suroviny
refused-not-offered = Tady nelze postoupit: { $track }
refused-no-level = Ještě na začátku: { $track }
refused-nothing-to-build = V nabídce není nic, na co máte zdroje
refused-not-on-offer = Tato destička není v nabídce
refused-no-monument-here = Monumenty staví jen Tikal 4
refused-not-renovatable = Nelze strhnout: { $tile }
refused-covers-nothing = Nic z ceny nepokryje: { $tile }
refused-no-discount = To architektura neušetří
refused-cannot-keep-architecture = Architektura nemůže počkat na druhou budovu
refused-no-second-building = Žádnou druhou budovu byste nezaplatili
refused-bought-here = Při této směně už koupeno: { $block }
refused-sold-here = Při této směně už prodáno: { $block }
refused-must-trade = Aspoň jedna směna je povinná
refused-no-sale = Teď nelze nic prodat
refused-sale-leaves-no-answer = Po tomto prodeji by už nešlo odpovědět
refused-no-declining = To nelze odmítnout

# Co to dělá: kola
about-pal-1 = Rybaření: 3 kukuřice
about-pal-2 = Destička úrody a 4 kukuřice
about-pal-3 = Destička úrody a 5 kukuřic, nebo destička těžby a 2 dřeva; vypálení lesa přinese kukuřici za stupeň dolů na chrámu
about-pal-4 = Destička úrody a 7 kukuřic, nebo destička těžby a 3 dřeva; vypálení lesa přinese kukuřici za stupeň dolů na chrámu
about-pal-5 = Destička úrody a 9 kukuřic, nebo destička těžby a 4 dřeva; vypálení lesa přinese kukuřici za stupeň dolů na chrámu
about-yax-1 = 1 dřevo
about-yax-2 = 1 kámen a 1 kukuřice
about-yax-3 = 1 zlato a 2 kukuřice
about-yax-4 = 1 lebka, dokud nějaké jsou
about-yax-5 = 1 zlato, 1 kámen a 2 kukuřice
about-tik-1 = Postup jedné technologie: úroveň 1, 2, 3 stojí 1, 2, 3 suroviny, bonus nad úrovní 3 stojí 1
about-tik-2 = Stavba jedné budovy za její cenu
about-tik-3 = Jeden nebo dva postupy na jedné či dvou stupnicích technologií, každý za svou cenu
about-tik-4 = Stavba jedné či dvou budov, nebo jednoho monumentu; architektura pomůže jen u jedné budovy
about-tik-5 = Za 1 surovinu dva různé chrámy o stupeň výš
about-uxm-1 = Za 3 kukuřice jeden chrám o stupeň výš
about-uxm-2 = Směna kukuřice a surovin, kolikrát chcete: dřevo za 2, kámen za 3, zlato za 4 kukuřice
about-uxm-3 = Jeden dělník navíc, nejvýš jich je šest
about-uxm-4 = Stavba jedné budovy, místo každé suroviny 2 kukuřice
about-uxm-5 = Za 1 kukuřici libovolná akce kol Palenque, Yaxchilan, Tikal nebo Uxmal
about-chi-1 = Za lebku, jednou za hru: 4 body, Chaac o stupeň výš
about-chi-2 = Za lebku, jednou za hru: 5 bodů, Chaac o stupeň výš
about-chi-3 = Za lebku, jednou za hru: 6 bodů, Chaac o stupeň výš
about-chi-4 = Za lebku, jednou za hru: 7 bodů, Kukulkan o stupeň výš
about-chi-5 = Za lebku, jednou za hru: 8 bodů, Kukulkan o stupeň výš
about-chi-6 = Za lebku, jednou za hru: 8 bodů, 1 libovolná surovina, Kukulkan o stupeň výš
about-chi-7 = Za lebku, jednou za hru: 10 bodů, Quetzalcóatl o stupeň výš
about-chi-8 = Za lebku, jednou za hru: 11 bodů, 1 libovolná surovina, Quetzalcóatl o stupeň výš
about-chi-9 = Za lebku, jednou za hru: 13 bodů, 1 libovolná surovina, Quetzalcóatl o stupeň výš
about-free-choice = Libovolná akce tohoto kola, kroky zpět nic nestojí
about-start-space = Na konci tahu všechna kukuřice z kalendáře; na konci kola se dělník vrátí, žeton začínajícího hráče změní majitele a kalendář se smí otočit o dva dny
about-double-advance = Kdo stojí na pozici začínajícího hráče, smí jednou otočit kalendář o dva dny, pokud tím z kola nevytlačí nikoho, kdo by jinak zůstal; nejvyšší stupeň chrámu tuto možnost obnoví

# Co to dělá: chrámy
about-chaac = Hnědý chrám: 1. a 3. den výživy kámen od prvního a od třetího stupně nad výchozím, 2. a 4. body; nejvyšší místo 6 bodů v první epoše, 2 ve druhé
about-quetzalcoatl = Žlutý chrám: 1. a 3. den výživy zlato od druhého a od čtvrtého stupně nad výchozím, 2. a 4. body; nejvyšší místo 2 body v první epoše, 6 ve druhé
about-kukulkan = Zelený chrám: 1. a 3. den výživy dřevo od prvního a od třetího stupně nad výchozím a lebka od čtvrtého, 2. a 4. body; nejvyšší místo 4 body v každé epoše

# Co to dělá: technologie
about-agriculture-1 = +1 kukuřice při každé sklizni kukuřice na Palenque 2–5
about-agriculture-2 = Kukuřice na Palenque 2–5, i když není odkrytá destička úrody, a +1 kukuřice při rybaření
about-agriculture-3 = Další +2 kukuřice při každé sklizni kukuřice na Palenque 2–5
about-agriculture-bonus = Libovolný chrám o stupeň výš
about-extraction-1 = +1 dřevo ke dřevu z Yaxchilan 1 nebo Palenque 3–5
about-extraction-2 = +1 kámen ke kameni z Yaxchilan 2 nebo 5
about-extraction-3 = +1 zlato ke zlatu z Yaxchilan 3 nebo 5
about-extraction-bonus = 2 libovolné suroviny
about-architecture-1 = 1 kukuřice za každou budovu postavenou akcí Tikal 2, Tikal 4 nebo Uxmal 4
about-architecture-2 = 2 body za každou budovu postavenou akcí Tikal 2, Tikal 4 nebo Uxmal 4
about-architecture-3 = Budova o 1 surovinu levnější při Tikal 2 nebo 4, o 2 kukuřice při Uxmal 4
about-architecture-bonus = 3 body
about-theology-1 = Dělník z kola Chichen Itza smí místo své akce zdarma provést nejbližší vyšší
about-theology-2 = Po akci kola Chichen Itza smíte zaplatit 1 surovinu a postoupit o stupeň na libovolném chrámu
about-theology-3 = +1 lebka při Yaxchilan 4
about-theology-bonus = 1 lebka

# Co to dělá: počáteční jmění
about-w-palenque-1 = 3 kukuřice, Quetzalcóatl o stupeň výš, zemědělství o úroveň dál
about-w-palenque-3 = 5 kukuřic, 1 zlato, Quetzalcóatl o stupeň výš
about-w-palenque-5 = 1 kámen, 1 zlato, zemědělství o úroveň dál
about-w-palenque-7 = 9 kukuřic, 1 kámen
about-w-yaxchilan-1 = 1 dřevo, Kukulkan o stupeň výš, dobývání surovin o úroveň dál
about-w-yaxchilan-3 = 2 kukuřice, 2 dřeva, Kukulkan o stupeň výš
about-w-yaxchilan-5 = 4 kukuřice, 1 dřevo, dobývání surovin o úroveň dál
about-w-yaxchilan-7 = 3 kukuřice, 2 dřeva, 1 kámen
about-w-tikal-1 = 2 kukuřice, Chaac o stupeň výš, architektura o úroveň dál
about-w-tikal-3 = 6 kukuřic, 2 kameny
about-w-tikal-5 = 3 kukuřice, 1 zlato, architektura o úroveň dál
about-w-tikal-7 = 6 kukuřic, 1 dřevo, 1 kámen
about-w-uxmal-1 = 5 kukuřic, 1 kámen, Chaac o stupeň výš
about-w-uxmal-3 = 3 kukuřice, 1 dřevo, jeden dělník potřebuje ve dnech výživy o 2 kukuřice méně
about-w-uxmal-5 = Jeden dělník navíc
about-w-uxmal-7 = 8 kukuřic, 1 zlato
about-w-chichen-itza-0 = 4 kukuřice, 1 dřevo, 1 lebka
about-w-chichen-itza-3 = 5 kukuřic, 1 kámen, teologie o úroveň dál
about-w-chichen-itza-5 = 4 kukuřice, 3 dřeva
about-w-chichen-itza-7 = 2 kukuřice, 2 dřeva, teologie o úroveň dál
about-w-chichen-itza-10 = 7 kukuřic, 2 dřeva

# Co to dělá: budovy
about-farm = Farma ve dnech výživy šetří kukuřici: po 2 jednomu nebo třem dělníkům, nebo po 1 všem
about-farm-single-a = Ve dnech výživy potřebuje jeden dělník o 2 kukuřice méně
about-farm-single-b = Ve dnech výživy potřebuje jeden dělník o 2 kukuřice méně
about-farm-single-c = Ve dnech výživy potřebuje jeden dělník o 2 kukuřice méně
about-farm-each-a = Ve dnech výživy potřebuje každý dělník o 1 kukuřici méně
about-farm-each-b = Ve dnech výživy potřebuje každý dělník o 1 kukuřici méně
about-farm-triple-a = Ve dnech výživy potřebují tři dělníci každý o 2 kukuřice méně
about-farm-triple-b = Ve dnech výživy potřebují tři dělníci každý o 2 kukuřice méně
about-farm-triple-c = Ve dnech výživy potřebují tři dělníci každý o 2 kukuřice méně
about-tomb-brown-yellow = Chaac a Quetzalcóatl o stupeň výš
about-tomb-brown-green = Chaac a Kukulkan o stupeň výš
about-tomb-builder = Libovolný chrám o stupeň výš a smíte postavit ještě jednu budovu
about-tomb-market = Smíte obchodovat jako při Uxmal 2; 6 bodů
about-tomb-worker = Jeden dělník navíc; 6 bodů
about-tomb-vp = 8 bodů
about-tomb-any-action = Za 1 kukuřici smíte provést libovolnou akci menších kol; 2 body
about-tomb-three-temples = Všechny chrámy o stupeň výš; 3 body
about-government-agriculture = Zemědělství o úroveň dál
about-government-agriculture-stone = Zemědělství o úroveň dál; 1 kámen
about-government-extraction-corn = Dobývání surovin o úroveň dál; 1 kukuřice
about-government-extraction-gold = Dobývání surovin o úroveň dál; 1 zlato
about-government-any-stone = Libovolná technologie o úroveň dál; 1 kámen
about-government-any-gold = Libovolná technologie o úroveň dál; 1 zlato
about-government-any-corn = Libovolná technologie o úroveň dál; 6 kukuřic
about-government-any-skull = Libovolná technologie o úroveň dál; 1 lebka
about-shrine-architecture = Architektura o úroveň dál
about-shrine-architecture-vp = Architektura o úroveň dál; 3 body
about-shrine-theology-green = Teologie o úroveň dál; Kukulkan o stupeň výš
about-shrine-theology-brown-green = Teologie o úroveň dál; Chaac a Kukulkan o stupeň výš
about-shrine-two-advances = O dvě úrovně dál, v jedné technologii nebo ve dvou
about-shrine-brown = Chaac o dva stupně výš; 2 body
about-shrine-yellow = Quetzalcóatl o dva stupně výš; 4 body
about-shrine-green = Kukulkan o dva stupně výš; 3 body
about-x-farm-granary = Ve dnech výživy 3 kukuřice ještě před živením; lze ji strhnout pro novou stavbu
about-x-tomb-seasons = Ve dnech výživy ještě před živením 1 dřevo, ve druhé epoše 1 lebka; lze ji strhnout pro novou stavbu
about-x-government-gold = Ve dnech výživy 1 zlato ještě před živením; lze ji strhnout pro novou stavbu
about-x-shrine-stone = Ve dnech výživy 1 kámen ještě před živením; lze ji strhnout pro novou stavbu
about-x-farm-harvest = 8 kukuřic
about-x-tomb-monument = Smíte postavit monument jako při Tikal 4; 1 bod
about-x-government-exchange = Jedna technologie o úroveň zpět, tři ostatní pak smějí postoupit, každá o úroveň
about-x-shrine-skull = 7 bodů a libovolný chrám o stupeň výš; její lebka platí jako lebka v Chichen Itza, i pro teologii

# Co to dělá: monumenty
about-monument-tombs = Na konci 4 body za každou vaši hrobku včetně tohoto monumentu
about-monument-all-own = Na konci 2 body za každou vaši budovu a každý monument
about-monument-corn-tiles = Na konci 4 body za každou vaši destičku úrody kukuřice
about-monument-wood-tiles = Na konci 4 body za každou vaši destičku těžby dřeva
about-monument-all-monuments = Na konci body za každý postavený monument, bez ohledu na to, čí je: 6 při hře ve dvou, 5 ve třech, 4 ve více
about-monument-governments = Na konci 4 body za každou vaši správní budovu včetně tohoto monumentu
about-monument-level-3 = Na konci 9, 20 nebo 33 bodů za jednu, dvě nebo víc technologií na úrovni 3
about-monument-levels = Na konci 3 body za každou dosaženou úroveň technologie
about-monument-workers = Na konci 6, 12 nebo 18 bodů za čtyři, pět nebo šest dělníků
about-monument-shrines = Na konci 4 body za každou vaši svatyni včetně tohoto monumentu
about-monument-temple-vp = Na konci ještě jednou body za vaše stupně na všech chrámech
about-monument-best-temple = Na konci 3 body za každý stupeň nad výchozím na vašem nejlepším chrámu
about-monument-skulls = Na konci 3 body za každou lebku v Chichen Itza bez ohledu na to, čí byla

# Co to dělá: rychlé akce
about-corn-3 = Hned 3 kukuřice
about-wood-1-corn-1 = Hned 1 dřevo a 1 kukuřice
about-stone-1 = Hned 1 kámen
about-gold-1 = Hned 1 zlato
about-technology = Hned postup jedné technologie za obvyklou cenu
about-market = Hned směna kukuřice a surovin: dřevo za 2, kámen za 3, zlato za 4 kukuřice
about-build-for-1-corn = Za 1 kukuřici hned stavba jedné budovy za obvyklou cenu; architektura nepomůže

# Co to dělá: kmeny
about-ah-chuy-kak = Po umístění dvou nebo více dělníků na kola smíte stáhnout jednoho dělníka umístěného dříve
about-ahau-chamahez = Za 1 kukuřici provede stahovaný dělník nejbližší vyšší akci
about-ahmakiq = Nemusíte umisťovat ani stahovat, smíte pasovat
about-bacab = Každý tah začínáte aspoň se 2 kukuřicemi; žebrat smíte nejvýš se 3 a pak máte 4
about-balam = Nižší akce vás nic nestojí a přinese vám 1 kukuřici
about-cit-bolon-tum = Jeden dělník za tah o 2 kukuřice levněji; na každém kole máte o pozici svobodné volby víc, číslo 8, na Chichen Itza 11
about-huracan = Vaši dělníci smějí použít stejné číslo spárovaného kola: Palenque a Yaxchilan, Tikal a Uxmal
about-itzamna = Úroveň 1, 2, 3 technologie vás stojí 0, 1, 2 suroviny; nad úrovní 3 si vyberete kterýkoli bonus
about-ixtab = Necháte si tři destičky počátečního jmění a na jednom chrámu sestoupíte o stupeň
about-vacub-caquix = V každém tahu smějí vaši dělníci přeskočit jednu prázdnou pozici jednoho kola
about-xaman-ek = Jednou za tah smíte kdykoli prodat surovinu: dřevo za 2, kámen za 3, zlato za 4 kukuřice
about-yaluk = Začínáte s pěti dělníky; každý potřebuje v den výživy o 1 kukuřici víc a za nevyživeného ztrácíte 5 bodů
about-yumkaax = Umístění jednoho až šesti dělníků vás stojí navíc 0, 0, 2, 5, 9, 13 kukuřic místo 0, 1, 3, 6, 10, 15

# Co to dělá: proroctví
about-wrathful-gods = Každý stupeň výš na chrámu stojí 1 kukuřici; na konci body za stupně nad výchozím na všech chrámech: do 0 → −5, 1–3 → 0, 4–9 → +6, od 10 → +13
about-angry-god-chaac = Každý stupeň výš na chrámu Chaaca stojí 1 surovinu; na konci body za stupně nad výchozím na tomto chrámu: −1 → −5, 0–1 → 0, 2–3 → +6, od 4 → +13
about-angry-god-quetzalcoatl = Každý stupeň výš na chrámu Quetzalcóatla stojí 1 surovinu; na konci body za stupně nad výchozím na tomto chrámu: −1 → −5, 0–1 → 0, 2–3 → +6, od 4 → +13
about-angry-god-kukulkan = Každý stupeň výš na chrámu Kukulkana stojí 1 surovinu; na konci body za stupně nad výchozím na tomto chrámu: −1 → −5, 0–1 → 0, 2–3 → +6, od 4 → +13
about-forest-fires = Těžba na Palenque přinese o 1 dřevo méně; na konci body za destičky těžby dřeva: 0 → −5, 1–2 → 0, 3–5 → +6, od 6 → +13
about-drought = Sklizeň na Palenque, kromě rybaření, přinese o 1 kukuřici méně; na konci body za destičky úrody kukuřice: 0–1 → −5, 2–3 → 0, 4–6 → +6, od 7 → +13
about-gold-shortage = Každé získané zlato stojí 1 kukuřici, nebo se odmítne; na konci body za vaše zlato: 0–1 → −5, 2–3 → 0, 4–5 → +6, od 6 → +13
about-desecration = Každá získaná lebka stojí stupeň dolů na chrámu, nebo se odmítne; na konci body za lebky v ruce: 0 → −5, 1–2 → 0, 3–4 → +6, od 5 → +13
about-teacher-shortage = Každý postup technologie stojí o 1 surovinu víc; na konci body za úrovně všech technologií: 0–2 → −5, 3–4 → 0, 5–6 → +6, od 7 → +13
about-forgotten-lore = Výhody úrovně 2 u žádné technologie neplatí; na konci body za technologie na úrovni 2 nebo 3: 0 → −5, 1 → 0, 2 → +6, od 3 → +13
about-crowded-cities = Každá budova stojí o 1 surovinu víc, při Uxmal 4 o 2 kukuřice; na konci body za vaše budovy: 0–1 → −5, 2–3 → 0, 4–6 → +6, od 7 → +13
about-hunger = Každý dělník potřebuje o 1 kukuřici víc; na konci body za vyživené dělníky: 0–3 → −5, 4 → 0, 5 → +6, 6 → +13
about-high-floodwaters = Umístění na Chichen Itza stojí o 2 kukuřice víc; na konci body za vaše dělníky na tomto kole: 0 → −5, 1 → 0, 2 → +6, od 3 → +13

# Volby, které začínají stejně
do-build-group = Postavit: { $tile }
do-monument-group = Postavit: { $tile }

# Části dne výživy a závěrečného vyhodnocení a co rozhoduje shodu
stage-income = Příjem
stage-feeding = Výživa
stage-epoch = Druhá epocha
stage-rewards = Chrámy
stage-temples = Chrámy
stage-prophecy = Proroctví
stage-next = Od příštího dne
stage-goods = Kukuřice a suroviny
stage-skulls = Lebky
stage-monuments = Monumenty
tie-workers = { $n ->
    [one] { $n } dělník na kolech
    [few] { $n } dělníci na kolech
   *[other] { $n } dělníků na kolech
 }
