# Možnosti stolu
option-auction = Dražba
option-auction-about = každý tah získá ten, kdo nabídne nejvíc, a vybere si z odkrytých dílků; všichni začínají s 20 body
option-first = Kdo začíná
option-first-about = kdo má první tah; hraje se po směru hodinových ručiček

# Čím se platí a odkud jsou body
ap = akční body
vp = body
treasure = poklady
source-temples = Chrámy
source-treasures = Poklady
source-bids = Dražba

# Figurky
member = člen
leader = vedoucí expedice

# Krajina
temple = chrám
clearing = mýtina
treasure-site = naleziště pokladů
volcano = sopka
base-camp = základní tábor

# Poklady
statue = soška
plate = talíř
jade-mask = nefritová maska
jug = džbán
knife = nůž
crown = péřová čelenka
flute = flétna
sun-disc = sluneční kotouč

# Na co se hra ptá
ask-bid = nabídnout za další tah aspoň { $least }, nebo pasovat? K dispozici: { $have ->
    [one] { $have } bod
    [few] { $have } body
   *[other] { $have } bodů
 }.
ask-take = který dílek?
ask-place = kam s dílkem? Je na něm { $terrain }.
ask-place-volcano = kam se sopkou?
ask-act = { $n ->
    [0] akční body jsou vyčerpané
    [one] zbývá { $n } akční bod
    [few] zbývají { $n } akční body
   *[other] zbývá { $n } akčních bodů
 }
ask-act-scoring = bodovací tah, { $n ->
    [0] akční body jsou vyčerpané
    [one] zbývá { $n } akční bod
    [few] zbývají { $n } akční body
   *[other] zbývá { $n } akčních bodů
 }; teď by to dalo { $gain ->
    [one] { $gain } bod
    [few] { $gain } body
   *[other] { $gain } bodů
 }

# Volby
do-place = Dílek na { $hex }{ $turns ->
    [0] {""}
   *[other] , otočení { $turns }
 }
do-bring = Nasadit na { $hex }: { $piece }
do-move = Přesun: { $piece } { $from } → { $to }
do-uncover = Odkrýt patro { $level } na { $hex }
do-dig = Vykopat poklad na { $hex }
do-swap = Výměna ({ $other }): { $give } → { $take }
do-camp = Postavit tábor na { $hex }
do-guard = Hlídač k chrámu na { $hex }{ $leaving ->
    [0] {""}
    [one] ; ze hry odejde { $leaving } další figurka
    [few] ; ze hry odejdou { $leaving } další figurky
   *[other] ; ze hry odejde { $leaving } dalších figurek
 }
do-end = Ukončit tah{ $unspent ->
    [0] {""}
    [one] , propadne { $unspent } akční bod
    [few] , propadnou { $unspent } akční body
   *[other] , propadne { $unspent } akčních bodů
 }
do-bid = Nabídnout { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
 }
do-pass = Pasovat
do-take = Vzít dílek { $tile }: { $terrain }

# Co se stalo: tahy a dílky
turn-began = { $who }: tah
scoring-turn-began = { $who }: bodovací tah
volcano-turn-began = { $who }: tah se sopkou
tile-drawn = nový dílek, { $terrain } ({ $tile })
tiles-opened = Nové kolo, odkryté dílky: { $tiles }
tile-taken = vybraný dílek, { $terrain } ({ $tile })
tile-placed = { $terrain } ({ $tile }) na { $hex }
tile-removed = { $terrain } ({ $tile }) nemá kam přijít a opouští hru
treasures-laid = { $n ->
    [one] { $n } poklad
    [few] { $n } poklady
   *[other] { $n } pokladů
 } lícem dolů na { $hex }
turn-ended = konec tahu{ $unspent ->
    [0] {""}
    [one] , propadl { $unspent } akční bod
    [few] , propadly { $unspent } akční body
   *[other] , propadlo { $unspent } akčních bodů
 }

# Co se stalo: dražba
auction-began = Dražba o tah, začíná { $who }
bid = nabídka { $n }
passed = pas
turn-won = tah za { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
 }
turn-free = tah zdarma

# Co se stalo: akce
brought = { $piece } na { $hex }
moved = { $piece } { $from } → { $to }
moved-secretly = { $piece } { $from } → { $to } tajnou stezkou
uncovered = chrám na { $hex } má hodnotu { $level }
dug = poklad z { $hex }: { $motif }
swapped = ⇄ { $other }: výměna, { $give } → { $take }
camp-built = tábor na { $hex }
guard-placed = { $piece } hlídá chrám na { $hex }{ $removed ->
    [0] {""}
    [one] , ze hry odchází { $removed } figurka
    [few] , ze hry odcházejí { $removed } figurky
   *[other] , ze hry odchází { $removed } figurek
 }

# Co se stalo: bodování
scoring-began = Sopka! { $round }. bodování, začíná { $who }
final-scoring-began = Poslední bodování, začíná { $who }
temple-scored = chrám { $hex }: +{ $n }
treasures-scored = poklady: +{ $n }
scored = +{ $gain } (chrámy { $temples }, poklady { $treasures }), celkem { $total }
game-over = Konec hry

# Proč ne
refused-bidding = Draží se další tah: nabídněte, nebo pasujte
refused-choose-first = Nejdřív vyberte jeden z odkrytých dílků
refused-place-first = Nejdřív položte dílek
refused-place-volcano-first = Nejdřív položte sopku
refused-end-unplaced = Tah nemůže skončit, dokud není položen dílek
refused-tile-placed = V tomto tahu už se žádný dílek nepokládá
refused-scoring-turn = V bodovacím tahu se dílek nepokládá
refused-volcano-placed = V tomto tahu se kromě sopky žádný dílek nepokládá
refused-turn-runs = Další dražba začne až po skončení tohoto tahu
refused-tile-chosen = Dílek pro tento tah už je vybrán
refused-no-auction = V této hře se tahy nedraží
refused-no-choice-of-tile = Dílek se bere z vrchu hromádky, vybrat si ho nelze
refused-over = Hra skončila
refused-action-points = { $need ->
    [one] Je třeba { $need } akční bod
    [few] Jsou třeba { $need } akční body
   *[other] Je třeba { $need } akčních bodů
 }, k dispozici { $have }
refused-not-free = Pole { $hex } už je prozkoumané
refused-not-adjacent = { $hex } nesousedí s žádným prozkoumaným polem
refused-not-enterable = Při tomto otočení by se na { $hex } nedalo vejít
refused-only-from-volcano = Při tomto otočení by na { $hex } vedla cesta jen ze sopky
refused-same-rotation = Otočení { $turns } leží stejně jako { $same }
refused-none-in-supply = V zásobě už taková figurka není
refused-leader-guards = Váš vedoucí hlídá chrám až do konce hry
refused-leader-removed = Váš vedoucí už je mimo hru
refused-not-a-camp = { $hex } není základní ani vlastní tábor
refused-camp-of-other = Tábor na { $hex } patří jinému hráči
refused-no-piece = Na { $hex } taková vaše figurka není
refused-guard-stays = Hlídač na { $hex } zůstává na místě až do konce hry
refused-already-there = Na { $hex } už figurka stojí
refused-unexplored = Pole { $hex } není prozkoumané
refused-volcano = Na { $hex } je sopka, tam se nesmí
refused-no-way = Na { $hex } nevede cesta, na kterou by stačil jeden tah
refused-no-temple = Na { $hex } není chrám
refused-guarded = Chrám na { $hex } má hlídače
refused-nobody-there = Na { $hex } nemáte figurku
refused-second-level = Na druhé patro v jednom tahu je na { $hex } třeba druhá figurka
refused-two-levels = Na { $hex } se už v tomto tahu odkryla dvě patra
refused-no-level-token = Patro { $level } už v zásobě není
refused-highest-level = Žádný chrám nemá víc než 10
refused-no-treasure = Na { $hex } žádný poklad není
refused-second-treasure = Na druhý poklad v jednom tahu je na { $hex } třeba druhá figurka
refused-two-treasures = Z { $hex } se už v tomto tahu vykopaly dva poklady
refused-no-opponent = K výměně je třeba soupeř
refused-not-owned = Takový poklad nemáte
refused-opponent-lacks = Takový poklad soupeř nemá
refused-own-set = Vaše dvojice a trojice zůstávají pohromadě
refused-opponent-set = Dvojice a trojice soupeřů zůstávají pohromadě
refused-same-motif = Oba poklady jsou stejné
refused-no-camp-ground = Na { $hex } tábor stát nemůže
refused-base-camp = Základní tábor slouží všem, stavět se na něm nedá
refused-treasures-left = Na { $hex } ještě { $n ->
    [one] leží { $n } poklad
    [few] leží { $n } poklady
   *[other] leží { $n } pokladů
 }
refused-camp-there = Na { $hex } už tábor stojí
refused-no-camp-left = Oba vaše tábory už stojí
refused-no-majority = Síla { $mine } proti { $other } na { $hex }: to není převaha
refused-no-guard-left = Už hlídáte dva chrámy
refused-bid-too-low = Nabídka musí být aspoň { $least }
refused-bid-too-high = Máte jen { $have ->
    [one] { $have } bod
    [few] { $have } body
   *[other] { $have } bodů
 }
refused-not-open = Tento dílek není odkrytý
refused-no-such-turn = Dílek se otáčí o 0 až 5 kroků

# Volby, které začínají stejně
do-move-group = Z { $from }: { $piece }
do-place-group = Dílek na { $hex }
do-swap-group = Nabídka: { $give }
do-bid-group = Nabídnout

# Části bodování
stage-temples = Chrámy
stage-treasures = Poklady
stage-sum = Dohromady
