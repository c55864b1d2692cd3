# Tahák k Tikalu. Čísla v něm pocházejí z pravidel.
aid-tab-prices = Ceny
aid-tab-turn = Tah
aid-tab-points = Body
aid-tab-pictures = Obrázky

aid-turn = Tah
aid-turn-tile = *Dílek.* Položte horní dílek vedle prozkoumané krajiny. Aspoň jeden kámen na něj musí vést. Na naleziště přijdou poklady [treasure-back] lícem dolů. Sopka [volcano] nejdřív spustí bodování.
aid-turn-taken = *Dílek.* Položte vybraný dílek vedle prozkoumané krajiny. Aspoň jeden kámen na něj musí vést. Na naleziště přijdou poklady [treasure-back] lícem dolů. Sopka [volcano] nejdřív spustí bodování.
aid-turn-points = *{ $points }* [ap] na libovolné akce v libovolném pořadí. Co zbude, propadne.

aid-auction-capital = všichni začínají s počtem bodů { $capital }
aid-auction-bid = Nabízejte body za příští tah, vždy víc, nebo pasujte. Nejvyšší nabídka se zaplatí z bodů.
aid-auction-pass = Vítěz si vybere odkrytý dílek a hraje. Když pasují všichni, hraje zdarma ten, kdo pasoval první.
aid-auction-last = Poslední tah kola je zdarma.

aid-scoring = Bodování
aid-scoring-when = sopky v B, D a F a konec hry
aid-scoring-first = Kdo odkryl sopku, utratí { $points } [ap] a *hned* boduje.
aid-scoring-others = Totéž ostatní po směru hodin. Jeden chrám může bodovat více hráčům.
aid-scoring-others-auction = Totéž ostatní po směru hodin, i kdo v tomto kole už hrál. Jeden chrám může bodovat více hráčům.
aid-scoring-volcano = Pak se sopka položí a její hráč má běžný tah s { $points } [ap]. Nikdo na ni nikdy nevstoupí.

aid-end = Konec
aid-end-text = Po posledním z { $tiles } dílků a jeho tahu přijde ještě jedno bodování. Začíná další hráč. Vyhrává nejvíc bodů, při shodě všichni s nimi.
aid-end-auction = Po posledním z { $tiles } dílků a jeho tahu přijde ještě jedno bodování. Začíná ten, kdo má bodů nejméně. Vyhrává nejvíc bodů, při shodě všichni s nimi.

aid-prices = Co kolik stojí
aid-bring = do základního nebo vlastního tábora, vedoucí stojí stejně
aid-path = všechny kameny z obou stran hranice; bez kamene se nechodí
aid-secret-path = mezi základním táborem a vlastními tábory, kameny netřeba
aid-uncover = v tahu a chrámu jedno patro s jednou figurkou, dvě s více
aid-dig = v tahu a nalezišti jeden s jednou figurkou, dva s více
aid-exchange = jediný za jediný; dvojice a trojice se nerozdělují
aid-camp = na mýtině nebo prázdném nalezišti, figurka netřeba; { $camps } za hru
aid-guard = jen kdo je nejsilnější; jeho ostatní figurky odtud opustí hru; { $guards } za hru

aid-points = Body
aid-temples-value = jeho číslo
aid-temples = když jste tam nejsilnější nebo na něm stojí váš hlídač; při shodě nikdo
aid-treasures = za jeden, dva, tři se stejným motivem, pokaždé
aid-strength = *Síla:* člen [member] platí za jednoho, vedoucí [leader] za { $strength }. Při odkrývání a kopání je vedoucí jedna figurka.
aid-tokens = Když další číslo dojde, chrám zůstane, jak je.
aid-have = Máte
aid-pictures = Obrázky
aid-face-down = poklad lícem dolů
aid-sign-uncover = žetony
aid-sign-camp = tábory
aid-sign-guard = hlídači
aid-sign-treasure-back = poklady
