# Tipy pro první hru Tikalu s průvodcem. Co který klíč je: docs/lessons.md.

tip-aim = O co jde
tip-aim-text = Vedete výpravu. Body se počítají čtyřikrát: za chrámy, kde jste nejsilnější, a za poklady. V tahu položíte dílek a pak utratíte 10 akčních bodů.
tip-tile = Pokládání dílku
tip-tile-text = Položte ho vedle prozkoumané krajiny tak, aby na něj vedl aspoň jeden kámen. Můžete ho otočit. Kameny jsou cesty a každý stojí při přechodu bod.
tip-points = Deset akčních bodů
tip-points-text = Utraťte deset bodů, jak chcete a v jakémkoli pořadí. Co na konci tahu zbude, propadne. Všechny ceny najdete vedle plánu.
tip-bring = Nasazení figurek
tip-bring-text = Nasaďte figurky do základního tábora, každou za 1 bod. Vedoucí stojí stejně, ale při porovnání síly platí za tři. Proto ho nasaďte brzy.
tip-move = Chůze
tip-move-text = Ukažte na figurku a pak na místo, kam má dojít. Platíte za všechny kameny z obou stran hranice. Hranice bez kamenů je zavřená. Nejlevnější cesta se najde sama.
tip-uncover = Zvyšování chrámu
tip-uncover-text = Za 2 body položíte na chrám další číslo. S jednou figurkou to smíte jednou za tah, se dvěma dvakrát. Chrám ale bodujete, jen když jste tam nejsilnější.
tip-dig = Kopání
tip-dig-text = Za 3 body vykopete horní poklad. Jeden svého druhu dává 1 bod, dva stejné 3 a tři 6, a to při každém bodování. Na druhý poklad z téhož naleziště v jednom tahu potřebujete druhou figurku.
tip-exchange = Výměna
tip-exchange-text = Za 3 body vyměníte svůj jediný poklad za jediný poklad soupeře. Odmítnout nemůže. Dvojice a trojice jsou v bezpečí, i ty vaše.
tip-camp = Tábory
tip-camp-text = Za 5 bodů postavíte tábor na mýtině nebo na prázdném nalezišti. Figurku tam mít nemusíte. Pak do něj nasazujete přímo, po 1 bodu. Tábory máte na celou hru dva.
tip-guard = Hlídači
tip-guard-text = Za 5 bodů je chrám navždy váš, jste-li tam nejsilnější. Dál už neroste a vaše ostatní figurky odtud opustí hru. Hlídače můžete za hru postavit dva.
tip-volcano = Sopka
tip-volcano-text = Sopka spouští bodovací kolo. Každý po řadě dostane 10 akčních bodů a hned potom boduje. Jeden chrám tak může bodovat víc hráčům.
tip-scoring = Váš bodovací tah
tip-scoring-text = Utraťte body za to, co se počítá teď. Buďte nejsilnější u vysokých chrámů nebo si složte dvojici pokladů. Při shodě neboduje nikdo. Pak tah ukončete.
tip-last = Poslední dílky
tip-last-text = To jsou poslední dílky. Po nich hru ukončí ještě jedno bodování. Tábor se už sotva vyplatí. Hlídač vám chrám ještě udrží.

# Co tah přinesl: co čtenář udělal, podle událostí.
did-brought = { $n ->
    [one] { $n } nasazená figurka
    [few] { $n } nasazené figurky
   *[other] { $n } nasazených figurek
 }
did-uncovered = { $n ->
    [one] { $n } odkryté patro chrámu
    [few] { $n } odkrytá patra chrámů
   *[other] { $n } odkrytých pater chrámů
 }
did-dug = { $n ->
    [one] { $n } vykopaný poklad
    [few] { $n } vykopané poklady
   *[other] { $n } vykopaných pokladů
 }
did-swapped = { $n ->
    [one] { $n } výměna
    [few] { $n } výměny
   *[other] { $n } výměn
 }
did-camp-built = { $n ->
    [one] { $n } postavený tábor
    [few] { $n } postavené tábory
   *[other] { $n } postavených táborů
 }
did-guard-placed = { $n ->
    [one] { $n } hlídaný chrám
    [few] { $n } hlídané chrámy
   *[other] { $n } hlídaných chrámů
 }
