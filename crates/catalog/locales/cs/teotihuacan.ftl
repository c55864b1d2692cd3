# Možnosti stolu
option-setup = Začátek hry
option-setup-about = každý si tajně nechá dva ze čtyř startovních dílků; nebo si je hráči berou z otevřené nabídky; nebo má každý pevně dané suroviny a pracovníky jako při první hře
option-setup-normal = startovní dílky, tajně
option-setup-first-game = první hra
option-setup-draft = výběr startovních dílků z nabídky
option-boards = Desky akcí
option-boards-about = kde leží šest volných desek; při první hře vždy tak, jak jsou natištěné
option-boards-shuffled = desky zamíchané
option-boards-printed = desky podle natištěného plánu
option-edition = Hodnoty
option-edition-about = tři hodnoty z pravidel jsou natištěné jinak: vrchol pyramidy (3 body, natištěno 7), panovnický dílek Cesty mrtvých (nejvýš síla, natištěno o 1 víc), jeden startovní dílek (2 kakaa, natištěny 2 kameny)
option-edition-rulebook = hodnoty z pravidel
option-edition-printed = natištěné hodnoty
option-dark-eclipse = Temné zatmění
option-dark-eclipse-about = zatmění se boduje hned po tahu, který ho způsobil; nikdo předtím nemá další tah
option-first = Kdo začíná
option-first-about = kdo má žeton pořadí 1; hraje se po směru hodinových ručiček

# Možnosti hry proti Teotibotovi: čím víc má, tím hůř se poráží
option-bot-gold-deposits = Teotibotův pracovník: Naleziště zlata
option-bot-gold-deposits-about = jeho síla na začátku; víc je těžší
option-bot-gold-deposits-normal = Teotibot, Naleziště zlata: síla 2
option-bot-gold-deposits-minus-1 = Teotibot, Naleziště zlata: síla 1
option-bot-gold-deposits-plus-1 = Teotibot, Naleziště zlata: síla 3
option-bot-nobles = Teotibotův pracovník: Rodiny
option-bot-nobles-about = jeho síla na začátku; víc je těžší
option-bot-nobles-normal = Teotibot, Rodiny: síla 2
option-bot-nobles-minus-1 = Teotibot, Rodiny: síla 1
option-bot-nobles-plus-1 = Teotibot, Rodiny: síla 3
option-bot-construction = Teotibotův pracovník: Výstavba
option-bot-construction-about = jeho síla na začátku; víc je těžší
option-bot-construction-normal = Teotibot, Výstavba: síla 2
option-bot-construction-minus-1 = Teotibot, Výstavba: síla 1
option-bot-construction-plus-1 = Teotibot, Výstavba: síla 3
option-bot-wood = Teotibotovo dřevo
option-bot-wood-about = kolik ho má na začátku; víc je těžší
option-bot-wood-normal = Teotibot: 2 dřeva
option-bot-wood-minus-1 = Teotibot: 1 dřevo
option-bot-wood-plus-1 = Teotibot: 3 dřeva
option-bot-stone = Teotibotův kámen
option-bot-stone-about = kolik ho má na začátku; víc je těžší
option-bot-stone-normal = Teotibot: 2 kameny
option-bot-stone-minus-1 = Teotibot: 1 kámen
option-bot-stone-plus-1 = Teotibot: 3 kameny
option-bot-gold = Teotibotovo zlato
option-bot-gold-about = kolik ho má na začátku; víc je těžší
option-bot-gold-normal = Teotibot: 2 zlata
option-bot-gold-minus-1 = Teotibot: 1 zlato
option-bot-gold-plus-1 = Teotibot: 3 zlata
option-bot-cocoa = Teotibotovo kakao
option-bot-cocoa-about = body, které dostane za 10 kakaa; víc je těžší
option-bot-cocoa-normal = Teotibot: 3 body za 10 kakaa
option-bot-cocoa-minus-2 = Teotibot: 1 bod za 10 kakaa
option-bot-cocoa-minus-1 = Teotibot: 2 body za 10 kakaa
option-bot-cocoa-plus-1 = Teotibot: 4 body za 10 kakaa
option-bot-cocoa-plus-2 = Teotibot: 5 bodů za 10 kakaa
option-bot-worship = Teotibotovo uctívání
option-bot-worship-about = o kolik schodů postoupí dílkem Uctívání a o kolik na desce Výzdoba; víc je těžší
option-bot-worship-normal = Teotibot uctívá: 2 schody, na Výzdobě 3
option-bot-worship-minus-1 = Teotibot uctívá: 1 schod, na Výzdobě 2
option-bot-worship-plus-1 = Teotibot uctívá: 3 schody, na Výzdobě 4
option-bot-bonus = Teotibotovy chrámové výhody
option-bot-bonus-about = body na konci za každý dílek chrámové výhody, kterého dosáhl; víc je těžší
option-bot-bonus-normal = Teotibot: 15 bodů za chrámovou výhodu
option-bot-bonus-minus-10 = Teotibot: 5 bodů za chrámovou výhodu
option-bot-bonus-minus-5 = Teotibot: 10 bodů za chrámovou výhodu
option-bot-bonus-plus-5 = Teotibot: 20 bodů za chrámovou výhodu
option-bot-bonus-plus-10 = Teotibot: 25 bodů za chrámovou výhodu
option-bot-technology = Teotibotovy technologie
option-bot-technology-about = body na konci za každou jeho technologii; víc je těžší
option-bot-technology-normal = Teotibot: 2 body za technologii
option-bot-technology-minus-2 = Teotibot: 0 bodů za technologii
option-bot-technology-minus-1 = Teotibot: 1 bod za technologii
option-bot-technology-plus-1 = Teotibot: 3 body za technologii
option-bot-technology-plus-2 = Teotibot: 4 body za technologii

# Suroviny a co ještě volba stojí nebo přináší
cocoa = kakao
wood = dřevo
stone = kámen
gold = zlato
resource = libovolná surovina
vp = body
t-any = schod na libovolném chrámu
t-blue = schod na modrém chrámu
t-red = schod na červeném chrámu
t-green = schod na zeleném chrámu
t-neutral = neutrální ikona
avenue = políčko na Cestě mrtvých
temple-bonus = dílek chrámové výhody
power-up = posílení
ascension = odměna za povznesení
worker = nový pracovník
nothing = nic

# Odkud jsou body
source-temples = Chrámy
source-gathering = Těžba
source-technologies = Technologie
source-nobles = Rodiny
source-decorations = Výzdoba
source-construction = Výstavba
source-royals = Panovnické dílky
source-discoveries = Dílky objevů
source-ascension = Povznesení
source-bot-cocoa = Vyměněné kakao
source-avenue = Cesta mrtvých
source-pyramid = Stupnice pyramidy
source-masks = Masky
source-wages = Nezaplacená mzda
source-bonuses = Chrámové výhody
source-bot-goods = Zbylé kakao a suroviny
source-bot-technologies = Technologie na konci

# Desky, políčka uctívání, chrámy
palace = Palác
forest = Les
quarry = Kamenolom
gold-deposits = Naleziště zlata
alchemy = Alchymie
nobles = Rodiny
decorations = Výzdoba
construction = Výstavba
palace-1 = Palác, levý panovnický dílek
palace-2 = Palác, prostřední panovnický dílek
palace-3 = Palác, pravý panovnický dílek
blue = modrý chrám
red = červený chrám
green = zelený chrám
worship-red = schod na červeném chrámu
worship-green = schod na zeleném chrámu
worship-blue = schod na modrém chrámu
worship-any = schod na libovolném chrámu

# Řady budov, strany pyramidy, odměny kruhu povznesení, šipky Teotibota
top-row = horní řada
middle-row = prostřední řada
bottom-row = spodní řada
side-top = horní strana
side-right = pravá strana
side-bottom = dolní strana
side-left = levá strana
ascend-vp = body
ascend-cocoa = kakao
ascend-temple = jeden schod na chrámu
ascend-temples = dva schody na chrámech
ascend-worker = čtvrtý pracovník
dir-left = nahoru doleva
dir-right = nahoru doprava

# Technologie
tech-1 = kakao z paláce
tech-3 = body za alchymii a rodiny
tech-5 = bohatší těžba
tech-7 = kakao a body za těžbu
tech-9 = body za výzdobu
tech-11 = body za výstavbu
tech-13 = posílení navíc
tech-15 = stavitel navíc
tech-17 = chrámový schod za výstavbu
tech-1-about = 1 kakao pokaždé, když pracovníka přesunete na desku Palác nebo přes ni
tech-3-about = 3 body za každou hlavní akci na deskách Alchymie a Rodiny
tech-5-about = O 1 dřevo, kámen nebo zlato víc při každé hlavní akci na deskách Les, Kamenolom a Naleziště zlata
tech-7-about = 1 kakao a 1 bod při každé hlavní akci na deskách Les, Kamenolom a Naleziště zlata
tech-9-about = 4 body za každou hlavní akci na desce Výzdoba
tech-11-about = 3 body za každou hlavní akci na desce Výstavba bez ohledu na počet položených dílků
tech-13-about = Jednou při každé hlavní akci, která posílí pracovníka, smíte zaplatit 1 kakao za další posílení na téže desce
tech-15-about = Při každé hlavní akci na desce Výstavba se počítá o pracovníka víc a jeden z dílků je o 1 kámen nebo 1 dřevo levnější
tech-17-about = Schod na libovolném chrámu za každou hlavní akci na desce Výstavba bez ohledu na počet položených dílků

# Panovnické dílky
royal-1 = dar kakaa
royal-2 = dřevo a kámen za kakao
royal-3 = kakao za suroviny
royal-4 = body za technologie
royal-5 = body za stupnici pyramidy
royal-6 = zlato a kámen za kakao
royal-7 = mnoho surovin za jednu
royal-8 = chrámové schody za kakao
royal-9 = body za Cestu mrtvých
royal-1-about = Kakao: o 1 víc, než je síla pracovníka
royal-2-about = Za 1 kakao 1 dřevo a 1 kámen, nejvýš tolikrát, jaká je síla pracovníka
royal-3-about = Za 1 surovinu 2 kakaa, nejvýš tolikrát, jaká je síla pracovníka
royal-4-about = 2 body za každou vaši technologii; počítá se jich nejvýš tolik, jaká je síla pracovníka
royal-5-about = 2 body za každé vaše políčko na stupnici pyramidy; počítá se jich nejvýš tolik, jaká je síla pracovníka
royal-6-about = Za 1 kakao 1 zlato a 1 kámen, nejvýš tolikrát, jaká je síla pracovníka
royal-7-about = Za 1 kakao a 1 surovinu tolik libovolných surovin, jaká je síla pracovníka
royal-8-about = Za 1 kakao schod na libovolném chrámu, nejvýš o jednou méně, než je síla pracovníka
royal-9-about = 1 bod za každé vaše políčko na Cestě mrtvých; počítá se jich nejvýš tolik, jaká je síla pracovníka (s natištěnými hodnotami o 1 víc)

# Dílky chrámových výhod
bonus-masks = výhoda za masky
bonus-technologies = výhoda za technologie
bonus-flat = prostá výhoda
bonus-avenue = výhoda za Cestu mrtvých
bonus-bonuses = výhoda za výhody
bonus-discoveries = výhoda za dílky objevů
bonus-workers = výhoda za pracovníky
bonus-masks-about = Na konci ještě jednou body za vaši nejcennější sadu masek
bonus-technologies-about = Na konci 5 bodů za každou vaši technologii
bonus-flat-about = Na konci 15 bodů
bonus-avenue-about = Na konci 3 body za každé políčko, kterého jste dosáhli na Cestě mrtvých
bonus-bonuses-about = Na konci 9 bodů za každý dílek chrámové výhody, kterého jste dosáhli, včetně tohoto
bonus-discoveries-about = Na konci 2 body za každý váš dílek objevu, použitý i nepoužitý, kromě masek
bonus-workers-about = Na konci 4 body za každého vašeho pracovníka o síle 1–3 a 9 bodů za každého o síle 4–5

# Dílky objevů
mask-1 = maska I
mask-2 = maska II
mask-3 = maska III
mask-4 = maska IV
mask-5 = maska V
mask-6 = maska VI
mask-7 = maska VII
score-4-vp = 4 body
three-resources = 3 suroviny
two-resources = 2 suroviny
avenue-step = krok na Cestě mrtvých
tile-temple-any = schod na libovolném chrámu
tile-temple-blue = schod na modrém chrámu
tile-temple-red = schod na červeném chrámu
tile-temple-green = schod na zeleném chrámu
four-cocoa = 4 kakaa
two-power-ups = dvě posílení
double-move = dvojitý přesun
no-cocoa = bez placení kakaa
free-move = přesun kamkoli
virtual-worker = pracovník navíc
mask-1-about = Sady různých masek bodují při každém zatmění: 1, 3, 6, 10, 15, 21 nebo 28 bodů za 1 až 7 masek; tato maska je ve hře 1×
mask-2-about = Sady různých masek bodují při každém zatmění: 1, 3, 6, 10, 15, 21 nebo 28 bodů za 1 až 7 masek; tato maska je ve hře 2×
mask-3-about = Sady různých masek bodují při každém zatmění: 1, 3, 6, 10, 15, 21 nebo 28 bodů za 1 až 7 masek; tato maska je ve hře 2×
mask-4-about = Sady různých masek bodují při každém zatmění: 1, 3, 6, 10, 15, 21 nebo 28 bodů za 1 až 7 masek; tato maska je ve hře 3×
mask-5-about = Sady různých masek bodují při každém zatmění: 1, 3, 6, 10, 15, 21 nebo 28 bodů za 1 až 7 masek; tato maska je ve hře 3×
mask-6-about = Sady různých masek bodují při každém zatmění: 1, 3, 6, 10, 15, 21 nebo 28 bodů za 1 až 7 masek; tato maska je ve hře 3×
mask-7-about = Sady různých masek bodují při každém zatmění: 1, 3, 6, 10, 15, 21 nebo 28 bodů za 1 až 7 masek; tato maska je ve hře 3×
score-4-vp-about = Jednou ve vašem tahu: 4 body
three-resources-about = Jednou ve vašem tahu: 3 libovolné suroviny
two-resources-about = Jednou ve vašem tahu: 2 libovolné suroviny
avenue-step-about = Jednou ve vašem tahu: o políčko dál na Cestě mrtvých
tile-temple-any-about = Jednou ve vašem tahu: schod na libovolném chrámu
tile-temple-blue-about = Jednou ve vašem tahu: schod na modrém chrámu
tile-temple-red-about = Jednou ve vašem tahu: schod na červeném chrámu
tile-temple-green-about = Jednou ve vašem tahu: schod na zeleném chrámu
four-cocoa-about = Jednou ve vašem tahu: 4 kakaa
two-power-ups-about = Jednou ve vašem tahu: posílení dvou vašich volných pracovníků, nebo dvakrát jednoho, na kterékoli desce
double-move-about = Jednou při přesunu pracovníka: ze stejné desky na stejnou desku jde s ním i druhý
no-cocoa-about = Jednou: neplatíte kakao za hlavní akci, za uctívání, nebo mzdu při zatmění; ceny dílků neodpouští
free-move-about = Jednou místo běžného přesunu: pracovník jde na kteroukoli desku; lze spojit s dvojitým přesunem
virtual-worker-about = Jednou při hlavní akci na deskách Alchymie, Rodiny nebo Výstavba: počítá se o pracovníka víc, nejvýš tři

# Startovní dílky, podle toho, co přinášejí
start-1 = 2 kakaa + 3 dřeva + Cesta mrtvých
start-2 = 2 kakaa (natištěno: 2 kameny) + 3 zlata + zelený chrám
start-3 = 4 dřeva + 1 kámen + modrý chrám
start-4 = 5 kakaa + 2 zlata + červený chrám
start-5 = 2 zlata + technologie
start-6 = 3 dřeva + 2 zlata + posílení
start-7 = 2 suroviny + technologie
start-8 = 2 kakaa + 4 kameny + modrý chrám
start-9 = modrý chrám + červený chrám + zelený chrám
start-10 = 5 kakaa + červený chrám + posílení
start-11 = 5 kakaa + zelený chrám + posílení
start-12 = 2 suroviny + modrý chrám + červený chrám
start-13 = 3 kakaa + 5 dřev
start-14 = 3 kameny + 1 zlato + dílek objevu
start-15 = 1 dřevo + 2 kameny + 3 zlata
start-16 = 2 kakaa + 3 zlata + dílek objevu
start-17 = 3 kakaa + 2 dřeva + 3 kameny
start-18 = 1 dřevo + 2 kameny + Cesta mrtvých
start-1-about = 2 kakaa, 3 dřeva, o políčko dál na Cestě mrtvých. Desky: Palác, Les
start-2-about = 2 kakaa (s natištěnými hodnotami 2 kameny), 3 zlata, schod na zeleném chrámu. Desky: Naleziště zlata, Kamenolom
start-3-about = 4 dřeva, 1 kámen, schod na modrém chrámu. Desky: Les, Kamenolom
start-4-about = 5 kakaa, 2 zlata, schod na červeném chrámu. Desky: Palác, Naleziště zlata
start-5-about = 2 zlata, technologie s nejnižším číslem a její chrámový schod. Desky: Naleziště zlata, Alchymie
start-6-about = 3 dřeva, 2 zlata, posílení jednoho počátečního pracovníka. Desky: Les, Naleziště zlata
start-7-about = 2 libovolné suroviny, technologie s nejnižším číslem a její chrámový schod. Desky: Alchymie, Výstavba
start-8-about = 2 kakaa, 4 kameny, schod na modrém chrámu. Desky: Rodiny, Výzdoba
start-9-about = Schod na každém ze tří chrámů. Desky: Alchymie, Rodiny
start-10-about = 5 kakaa, schod na červeném chrámu, posílení jednoho počátečního pracovníka. Desky: Výzdoba, Výstavba
start-11-about = 5 kakaa, schod na zeleném chrámu, posílení jednoho počátečního pracovníka. Desky: Rodiny, Výstavba
start-12-about = 2 libovolné suroviny, schod na modrém a schod na červeném chrámu. Desky: Alchymie, Výzdoba
start-13-about = 3 kakaa, 5 dřev. Desky: Kamenolom, Alchymie
start-14-about = 3 kameny, 1 zlato, dílek objevu, pokud zaplatíte jeho cenu. Desky: Kamenolom, Výzdoba
start-15-about = 1 dřevo, 2 kameny, 3 zlata. Desky: Les, Rodiny
start-16-about = 2 kakaa, 3 zlata, dílek objevu, pokud zaplatíte jeho cenu. Desky: Naleziště zlata, Výstavba
start-17-about = 3 kakaa, 2 dřeva, 3 kameny. Desky: Kamenolom, Výstavba
start-18-about = 1 dřevo, 2 kameny, o políčko dál na Cestě mrtvých. Desky: Les, Výzdoba

# Dílky akcí Teotibota
bot-construction = Výstavba
bot-decorations = Výzdoba
bot-alchemy = Alchymie
bot-nobles = Rodiny
bot-mastery = Mistrovství
bot-worship = Uctívání
bot-masks = Sbírka masek
bot-construction-about = Se 2 kameny a pracovníkem na desce Výstavba kameny utratí a staví; jinak s pracovníkem na desce Kamenolom získá 2 kameny. Pracovník se posílí a jde dál. Nejde-li ani jedno: 5 kakaa a nejslabší pracovník se posílí a jde dál
bot-decorations-about = Se 2 zlaty a pracovníkem na desce Výzdoba zlata utratí a zdobí; jinak s pracovníkem na desce Naleziště zlata získá 2 zlata. Pracovník se posílí a jde dál. Nejde-li ani jedno: 5 kakaa a nejslabší pracovník se posílí a jde dál
bot-alchemy-about = S 1 zlatem a pracovníkem na desce Alchymie zlato utratí a získá technologii; pracovník se posílí a jde dál. Jinak se nejslabší pracovník dvakrát posílí
bot-nobles-about = Se 2 dřevy a pracovníkem na desce Rodiny dřeva utratí a postaví budovu; jinak s pracovníkem na desce Les získá 2 dřeva. Pracovník se posílí a jde dál. Nejde-li ani jedno: 5 kakaa a nejslabší pracovník se posílí a jde dál
bot-mastery-about = Nejsilnější pracovník, který může, provede to, co Teotibot na jeho desce dělá, posílí se a jde dál. Nemůže-li žádný: 5 kakaa a nejslabší pracovník se posílí a jde dál
bot-worship-about = Jeho uctívající pracovník jde na nejbližší pole chrámu po směru hodinových ručiček a uvolní, kdo tam je: 2 schody na tomto chrámu, na desce Výzdoba 3 schody na jednom chrámu. Dílek objevu se tam vymění
bot-masks-about = Od políček uctívání si vezme masku, kterou ještě nemá a může ji zaplatit, nejdřív tu nejvzácnější. Není-li taková: 5 kakaa a nejslabší pracovník se posílí a jde dál

# Množství uvnitř jiných vět: každé počítá to číslo, po kterém se jmenuje
cocoa-amount = { $cocoa ->
    [one] { $cocoa } kakao
   *[other] { $cocoa } kakaa
 }
fee-paid = { $cocoa ->
    [0] {""}
   *[other] , cena { cocoa-amount }
 }
fee = { $waived ->
    [0] { fee-paid }
   *[other] , bez placení kakaa díky dílku
 }
by-worker = { $by ->
    [0] {""}
   *[other] ; pracovník o síle { $by }
 }
waived-note = { $waived ->
    [0] {""}
   *[other] ; bez placení kakaa díky dílku
 }
arrival = { $main ->
    [0] {" "}(kakao: sběr +{ $collect })
   *[other] {" "}(kakao: sběr +{ $collect }, hlavní akce { main-price })
 }
main-price = { $price ->
    [0] 0
   *[other] −{ $price }
 }
icons = { $matches ->
    [0] {""}
    [one] , { $matches } shodná ikona
    [few] , { $matches } shodné ikony
   *[other] , { $matches } shodných ikon
 }
worker-count = { $workers ->
    [one] { $workers } pracovník
    [few] { $workers } pracovníci
   *[other] { $workers } pracovníků
 }

# Kakao a suroviny, kterých není 0, oddělené čárkami
amounts = { $cocoa ->
    [0] {""}
    [one] { $cocoa } kakao
   *[other] { $cocoa } kakaa
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
    [0] { amounts-none }
    [one] { comma-before-gold }{ $gold } zlato
   *[other] { comma-before-gold }{ $gold } zlata
 }
comma-before-wood = { $cocoa ->
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
amounts-none = { $cocoa ->
    [0] { $wood ->
        [0] { $stone ->
            [0] { nothing }
           *[other] {""}
         }
       *[other] {""}
     }
   *[other] {""}
 }

# Na co se hra ptá: začátek
ask-keep = které dva ze čtyř startovních dílků si nechat? Volba je tajná.
ask-draft = který startovní dílek si vzít?
ask-start-power = { $n ->
    [one] kterého počátečního pracovníka posílit?
   *[other] kterého počátečního pracovníka posílit? Celkem { $n } posílení.
 }
ask-start-tile = vzít si dílek objevu ke startovnímu dílku?
ask-start-place = kam postavit počáteční pracovníky?

# Na co se hra ptá: tah
ask-turn = kterého pracovníka kam přesunout? K dispozici { cocoa-amount }.
ask-arrived = { $board }: co pracovník udělá? K dispozici { cocoa-amount }.
ask-done = akce je hotová. Ještě něco před koncem tahu?
ask-rested = pracovníci jsou volní. Ještě něco před koncem tahu?
ask-ability = druhá část uctívání: schopnost políčka
ask-count = { $board }: hlavní akce, { worker-count }. Provést ji hned, nebo nejdřív použít dílky či uvolnit pracovníky?
ask-discover = vzít si dílek objevu?

# Na co se hra ptá: účinky
ask-gain = { $n ->
    [one] kterou surovinu si vzít?
    [few] které { $n } suroviny si vzít?
   *[other] kterých { $n } surovin si vzít?
 }
ask-climb = { $n ->
    [one] postoupit na tento schod?
    [few] { $n } chrámové schody: který první?
   *[other] { $n } chrámových schodů: který první?
 }
ask-climb-any = { $n ->
    [one] o schod výš: který chrám?
    [few] { $n } schody výš: který chrám první?
   *[other] { $n } schodů výš: který chrám první?
 }
ask-climb-paid = { $n ->
    [one] ještě o schod výš za 1 kakao: který chrám?
    [few] až { $n } schody výš, každý za 1 kakao: který chrám?
   *[other] až { $n } schodů výš, každý za 1 kakao: který chrám?
 } K dispozici { cocoa-amount }.
ask-large = { $temple }: dílek objevu, nebo odměna schodu?
ask-avenue-tile = políčko { $space } na Cestě mrtvých: vzít si dílek objevu?
ask-power-up = { $n ->
    [one] { $board }: kterého pracovníka posílit?
   *[other] { $board }: kterého pracovníka posílit jako prvního? Nejvýš { $n } posílení.
 }
ask-power-up-second = { $board }: posílit podruhé?
ask-power-up-any = { $n ->
    [one] kterého pracovníka posílit?
   *[other] kterého pracovníka posílit? Celkem { $n } posílení.
 }
ask-buy-power = { $board }: další posílení za kakao?
ask-ascension = povznesení pracovníka: jaká odměna? K dispozici { cocoa-amount }.
ask-trade = kolikrát vyměnit? Nejvýš { $most }×, k dispozici { cocoa-amount }.
ask-sell = které suroviny dát za kakao? Nejvýš { $most }.
ask-exchange = { $n ->
    [one] kterou surovinu dát za { $n } jinou?
    [few] kterou surovinu dát za { $n } jiné?
   *[other] kterou surovinu dát za { $n } jiných?
 }
ask-develop = která technologie? K dispozici { $gold ->
    [one] { $gold } zlato
   *[other] { $gold } zlata
 }.
ask-house = do které řady postavit budovu?
ask-decorate = který dílek výzdoby a na kterou stranu? Cena { $gold ->
    [one] { $gold } zlato
   *[other] { $gold } zlata
 }.
ask-build = { $n ->
    [one] který dílek pyramidy a kam?
    [few] který dílek pyramidy a kam? Nejvýš { $n } dílky.
   *[other] který dílek pyramidy a kam? Nejvýš { $n } dílků.
 }
ask-build-more = { $n ->
    [one] ještě jeden dílek pyramidy?
   *[other] další dílek pyramidy? Ještě nejvýš { $n }.
 }
ask-wages = mzda { $due } kakaa: kolik zaplatit? K dispozici { cocoa-amount }, za každé chybějící se ztrácejí 3 body.

# Volby: začátek
do-keep = Nechat si: { $tile }
do-place = Pracovník o síle { $power }: { $board }
do-power-up-hand = Posílit: { $power } → { $to }

# Volby: tah
do-rest = Uvolnit všechny uctívající pracovníky místo běžného tahu
do-unlock = Uvolnit všechny uctívající pracovníky
do-move = Pracovník o síle { $power }: { $from } → { $to }{ $anywhere ->
    [0] {""}
   *[other] ; díky dílku kamkoli
 }{ $along ->
    [0] {""}
   *[other] ; s ním i pracovník o síle { $along }
 }{ arrival }
do-collect = { $board }: sběr kakaa
do-worship-ability = Uctívání: { $ability }{ by-worker }{ waived-note }
do-worship-tile = Uctívání: dílek objevu ({ $tile }){ by-worker }{ waived-note }
do-worship-ability-tile = Uctívání: { $ability }, pak dílek objevu ({ $tile }){ by-worker }{ waived-note }
do-worship-tile-ability = Uctívání: dílek objevu ({ $tile }), pak { $ability }{ by-worker }{ waived-note }
do-main = { $board }: hlavní akce, { worker-count }{ $gathers ->
    [0] {""}
   *[other] , nejnižší síla { $power }
 }{ $plus ->
    [0] {""}
    [one] ; s dílkem pracovníka navíc
    [few] ; se { $plus } dílky pracovníka navíc
   *[other] ; s { $plus } dílky pracovníka navíc
 }{ waived-note }
do-use = Použít: { $tile }
do-end = Ukončit tah
do-go = Pokračovat: schopnost
do-go-main = Provést hlavní akci: { $board }
do-take = Vzít si: { $tile }
do-no-tile = Žádný dílek
do-no-step = Nepostoupit
do-no-more-steps = Už nepostupovat
do-no-power-up = Neposilovat
do-no-more = Už žádný dílek
do-refuse = Odmítnout

# Volby: chrámy, suroviny, pracovníci
do-reward = { $temple }: odměna schodu
do-climb = O schod výš: { $temple }, schod { $step }
do-gain = Vzít si
do-sell = Dát suroviny za kakao
do-exchange = Dát za jiné suroviny
do-trade = Vyměnit { $n }×
do-power-up = Posílit: { $board }, { $power } → { $to }
do-ascension = Povznesení: { $board }, { $power } → { $to }
do-ascend = Odměna za povznesení: { $reward }
do-wages = Zaplatit mzdu
do-wages-waived = Použít dílek místo placení mzdy

# Volby: co se staví
do-develop = Technologie: { $tile }
do-house = Budova: { $row }
do-decorate = Dílek výzdoby { $slot }: { $side }, místo { $step }
do-build = Dílek pyramidy { $slot }: { $level }. patro, řada { $row }, sloupec { $column }{ $turn ->
    [0] {""}
   *[other] , otočený { $turn }×
 }{ $save ->
    [0] {""}
   *[other] ; technologie ušetří 1 { $saved }
 }

# Volby, které začínají stejně
do-place-group = Pracovník o síle { $power }
do-move-group = Pracovník o síle { $power }: { $from }
do-worship-ability-tile-group = Uctívání: { $ability }, pak dílek objevu
do-worship-tile-ability-group = Uctívání: dílek objevu ({ $tile }), pak schopnost
do-decorate-group = Dílek výzdoby { $slot }
do-build-group = Dílek pyramidy { $slot }
do-trade-group = Kolikrát vyměnit

# Co se stalo: začátek
chose = tajná volba hotová
revealed = na začátku { $tile1 }; { $tile2 }
drafted = vybraný startovní dílek: { $tile }
start-powered-up = počáteční pracovník posílen na { $power }
placed = pracovník o síle { $power } začíná na desce { $board }
neutrals-placed = Neutrální pracovníci, { $colour }. barva: { $board1 }, { $board2 }, { $board3 }

# Co se stalo: tah
turn-began = { $who }: tah
rested = místo běžného tahu { $n ->
    [one] uvolněn { $n } uctívající pracovník
    [few] uvolněni { $n } uctívající pracovníci
   *[other] uvolněno { $n } uctívajících pracovníků
 }
unlocked = { $n ->
    [one] uvolněn { $n } uctívající pracovník
    [few] uvolněni { $n } uctívající pracovníci
   *[other] uvolněno { $n } uctívajících pracovníků
 } za { cocoa-amount }
moved = pracovník o síle { $power }: { $from } → { $to }
moved-anywhere = pracovník o síle { $power } díky dílku: { $from } → { $to }
moved-along = pracovníci o síle { $power } a { $along }: { $from } → { $to }
moved-along-anywhere = pracovníci o síle { $power } a { $along } díky dílkům: { $from } → { $to }
collected = { $board }: sběr kakaa, { cocoa-amount }, { $colours ->
    [0] není tu žádná barva
    [one] je tu { $colours } barva
    [few] jsou tu { $colours } barvy
   *[other] je tu { $colours } barev
 }
worshipped = { $space }: uctívání, pracovník o síle { $power }{ fee }
evicted = { $board }: uctívající pracovník o síle { $power } jde do hlavní oblasti
acted = { $board }: hlavní akce, { worker-count }{ fee }
counted = { $board }: nakonec se počítá { worker-count }

# Co se stalo: suroviny, dílky, stupnice
gained = získáno: { amounts }
paid = zaplaceno: { amounts }
refused = nabídka odmítnuta
lapsed-steps = na žádném chrámu už není kam postoupit: propadá
lapsed-paid-steps = na další schody není kakao: propadají
lapsed-tile = žádný z dílků objevu nelze zaplatit
lapsed-power-up = není koho posílit: propadá
lapsed-bought-power-up = další posílení nelze zaplatit
lapsed-royal = královskému dílku není čím zaplatit: propadá
lapsed-action = hlavní akci už nelze zaplatit: propadá
lapsed-more-tiles = další dílek pyramidy nelze zaplatit
scored = { $source }: +{ $points }
tile-taken = vzatý dílek objevu: { $tile }
tile-used = použitý dílek objevu: { $tile }
tile-laid = { $board }: nový dílek objevu, { $tile }
tile-discarded = { $board }: dílek objevu ({ $tile }) odchází ze hry
climbed = { $temple }: nahoru na schod { $step }
step-lost = { $temple }: schod propadl
walked = Cesta mrtvých: políčko { $space }
advanced = stupnice pyramidy: políčko { $space }
powered-up = { $board }: pracovník posílen na { $power }
ascended = { $board }: povznesení pracovníka, v paláci nový o síle 1
rewarded = odměna za povznesení: { $reward }

# Co se stalo: co se postavilo
developed = nová technologie: { $tile }
house-built = postavena budova: { $row }
decorated = výzdoba: { $side }, místo { $step }{ icons }
built = pyramida: { $level }. patro{ icons }
pyramid-completed = pyramida je dokončená
tiles-laid = { $n ->
    [one] { $n } nový dílek pyramidy
    [few] { $n } nové dílky pyramidy
   *[other] { $n } nových dílků pyramidy
 }
decorations-laid = { $n ->
    [one] { $n } nový dílek výzdoby
    [few] { $n } nové dílky výzdoby
   *[other] { $n } nových dílků výzdoby
 }

# Co se stalo: kalendář a zatmění
disc-moved = Světlý disk: políčko { $space }
eclipse-near = { $last ->
    [0] Blíží se { $n }. zatmění: disky se setkaly
   *[other] Blíží se { $n }. zatmění, poslední: disky se setkaly
 }
eclipse-began = { $last ->
    [0] { $n }. zatmění
   *[other] { $n }. zatmění, poslední
 }
avenue-scored = Cesta mrtvých, { $spaces } × { $each }: +{ $points }
leader-scored = nejdál na stupnici pyramidy: +{ $points }
pyramid-scored = stupnice pyramidy, { $spaces } × { $each }: +{ $points }
masks-scored = { $n ->
    [one] { $n } maska
    [few] { $n } masky
   *[other] { $n } masek
 }: +{ $points }
wages-paid = { $waived ->
    [0] mzda { $due } kakaa, zaplaceno { $paid }
   *[other] mzda { $due } kakaa, bez placení díky dílku
 }{ $lost ->
    [0] {""}
    [one] , −{ $lost } bod
    [few] , −{ $lost } body
   *[other] , −{ $lost } bodů
 }
discs-reset = Nová část hry: světlý disk na políčku 0, tmavý na políčku { $dark }
bonus-scored = { $temple }, { $bonus }: +{ $points }
bot-goods-scored = zbylé kakao a suroviny, celkem { $n }: +{ $points }
bot-technologies-scored = { $n ->
    [one] { $n } technologie
    [few] { $n } technologie
   *[other] { $n } technologií
 }: +{ $points }
game-over = Konec hry

# Co udělal Teotibot a proč
bot-rolled = hod { $one } + { $two } = { $sum }, aktivuje se dílek { $tile }
bot-did-construction-1 = { $tile }: má 2 kameny a pracovníka na desce Výstavba, proto staví
bot-did-construction-2 = { $tile }: stavět nemůže, ale má pracovníka na desce Kamenolom, proto získá kameny
bot-did-decorations-1 = { $tile }: má 2 zlata a pracovníka na desce Výzdoba, proto zdobí
bot-did-decorations-2 = { $tile }: zdobit nemůže, ale má pracovníka na desce Naleziště zlata, proto získá zlato
bot-did-alchemy-1 = { $tile }: má 1 zlato a pracovníka na desce Alchymie, proto získá technologii
bot-did-alchemy-2 = { $tile }: technologii získat nemůže, proto se jeho nejslabší pracovník dvakrát posílí
bot-did-nobles-1 = { $tile }: má 2 dřeva a pracovníka na desce Rodiny, proto postaví budovu
bot-did-nobles-2 = { $tile }: budovu postavit nemůže, ale má pracovníka na desce Les, proto získá dřevo
bot-did-mastery = { $tile }: nejsilnější pracovník, který může něco udělat, je na desce { $board }, proto jedná tam
bot-did-worship = { $tile }: jeho uctívající pracovník jde na nejbližší pole chrámu po směru hodinových ručiček a postoupí na příslušném chrámu
bot-did-masks = { $tile }: v nabídce je maska, kterou nemá a může ji zaplatit, proto si vezme tu nejvzácnější
bot-did-fallback = { $tile }: nic z toho nejde, proto získá 5 kakaa a jeho nejslabší pracovník se posílí a jde dál
bot-moved = pracovník o síle { $power } jde dál: { $from } → { $to }
bot-worshipped = { $evicted ->
    [0] uctívající pracovník jde na desku { $board }
   *[other] uctívající pracovník jde na desku { $board } a uvolní tamního pracovníka
 }
bot-shifted = dílky se posouvají nahoru: přichází { $entered }, stranou leží { $aside }

# Proč ne: začátek
refused-not-now = Nejdřív je třeba rozhodnout něco jiného
refused-over = Hra skončila
refused-not-dealt = Tento dílek si nemůžete vybrat
refused-kept-already = Tento dílek si už necháváte
refused-not-named = Tuto desku neuvádí žádný z vašich startovních dílků: { $board }
refused-placed-there = Na této desce už jeden váš pracovník začíná: { $board }

# Proč ne: kakao a suroviny
refused-cocoa = { $need ->
    [one] Je třeba { $need } kakao
    [few] Jsou třeba { $need } kakaa
   *[other] Je třeba { $need } kakaa
 }, k dispozici { $have }
refused-resources = Chybí { $resource }: je třeba { $need }, k dispozici { $have }
refused-wrong-count = { $need ->
    [one] Právě { $need } surovina
    [few] Právě { $need } suroviny
   *[other] Právě { $need } surovin
 }
refused-too-many = Nejvýš { $most }
refused-no-fee = Žádné kakao se tu neplatí
refused-no-discount = Tím technologie nic neušetří
refused-more-than-due = Mzda je jen { $due } kakaa

# Proč ne: pracovníci
refused-no-worshippers = Žádný váš pracovník neuctívá
refused-no-normal-turn = Za kakao se pracovníci uvolňují jen v tahu, v němž se pracovník přesouvá
refused-not-in-turn = Jen ve vlastním tahu
refused-unfinished = Nejdřív je třeba dokončit započaté
refused-no-worker-there = Na této desce nemáte volného pracovníka o síle { $power }: { $board }
refused-no-worker-in-hand = Nemáte v ruce pracovníka o síle { $power }
refused-out-of-reach = Pracovník se přesouvá o jednu až tři desky po směru hodinových ručiček, sem nedosáhne: { $board }
refused-stronger-first = Ze dvou společně přesouvaných pracovníků se první jmenuje silnější
refused-no-more-workers = Čtvrtého pracovníka už ve hře máte
refused-other-board = Posílení platí jen pro tuto desku: { $board }
refused-nothing-done = V tahu je třeba přesunout pracovníka nebo pracovníky uvolnit
refused-must-act = Přesunutý pracovník musí provést akci
refused-no-declining = To nelze odmítnout

# Proč ne: dílky a uctívání
refused-no-tile = Takový nepoužitý dílek nemáte: { $tile }
refused-not-on-offer = Tento dílek tam neleží: { $tile }
refused-timed-tile = Tento dílek se používá ve chvíli, kterou sám určuje: { $tile }
refused-no-worship-here = Toto políčko není na desce, kde je pracovník: { $board }
refused-own-worker = Na tomto políčku je váš vlastní pracovník
refused-must-use-royal-tile = V paláci je třeba použít panovnický dílek
refused-no-discovery = Na této desce neleží dílek objevu: { $board }
refused-which-worker = Určete, který z obou pracovníků uctívá
refused-other-temple = Tady není na výběr: { $temple }

# Proč ne: hlavní akce
refused-no-main-action = Tato deska nemá hlavní akci: { $board }
refused-no-extra-worker = Na této desce se pracovník navíc nepočítá: { $board }
refused-nothing-possible = Na této desce nelze nic zaplatit nebo umístit: { $board }
refused-lower-row = Jeden pracovník o síle 1 až 3 dosáhne jen na horní řadu
refused-not-laid-out = To není v nabídce
refused-developed = Na této technologii už váš ukazatel leží: { $technology }
refused-other-row = Pro tento počet pracovníků není na výběr: { $row }
refused-row-full = Plno: { $row }
refused-side-full = Plno: { $side }
refused-not-ready = { $side }, místo { $step }: pod ním chybějí patra dílků
refused-same-rotation = Takto otočený dílek vypadá stejně jako předtím
refused-no-such-place = Tam dílek položit nelze ({ $spot })

# Části zatmění a co rozhoduje shodu
stage-avenue = Cesta mrtvých
stage-pyramid = Stupnice pyramidy
stage-masks = Masky
stage-wages = Mzda
stage-next = Další část hry
stage-bonuses = Chrámové výhody
stage-bot = Teotibot
tie = { cocoa-amount }, žeton pořadí { $token } (vyhrává nižší)
tie-dark = { cocoa-amount }, žeton pořadí { $token } (vyhrává vyšší)
tie-bot = shoda je jeho vítězství
tie-lost = shoda s Teotibotem je prohra
