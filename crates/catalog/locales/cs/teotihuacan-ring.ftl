# Kruh akčních desek a pyramida: panely, věci na nich a jejich jména pro toho, kdo je nevidí.

ring-city = Město
ring-pyramid = Pyramida

ring-cocoa = { $n ->
    [one] { $n } kakao
   *[other] { $n } kakaa
 }
ring-wood = { $n ->
    [one] { $n } dřevo
    [few] { $n } dřeva
   *[other] { $n } dřev
 }
ring-stone = { $n ->
    [one] { $n } kámen
    [few] { $n } kameny
   *[other] { $n } kamenů
 }
ring-gold = { $n ->
    [one] { $n } zlato
   *[other] { $n } zlata
 }
ring-cost = Cena: { $list }
ring-free = Zdarma
ring-left = zbývá { $n }

ring-board = Deska { $n }, { $board }
ring-here = Sem právě přišel pracovník.
ring-collect = Sběr kakaa: teď { $n }
ring-main = { $n ->
    [0] Hlavní akce: teď bez kakaa
   *[other] Hlavní akce: teď stojí { $n } kakaa
 }
ring-about-palace = Bez hlavní akce; tři panovnické dílky k uctívání.
ring-about-forest = Dřevo podle počtu pracovníků a jejich nejnižší síly; pak posílení, se třemi pracovníky dvě.
ring-about-quarry = Kámen podle počtu pracovníků a jejich nejnižší síly; pak posílení, se třemi pracovníky dvě.
ring-about-gold-deposits = Zlato podle počtu pracovníků a jejich nejnižší síly; pak posílení, se třemi pracovníky dvě.
ring-about-alchemy = Technologie za zlato: z horní řady, se dvěma pracovníky i z dolní; schod na chrámu jejího sloupce; pak posílení.
ring-about-nobles = Budova za 2 dřeva: body a políčko na Cestě mrtvých; pak posílení, se třemi pracovníky dvě.
ring-about-decorations = Výzdoba za zlato: 3 body a 1 za každou ikonu na stejné, barevné dávají i schod na chrámu; pak posílení.
ring-about-construction = Za každého pracovníka dílek pyramidy: body podle patra a 1 za každou ikonu na stejné, barevné dávají i schod na chrámu; pak posílení, se třemi pracovníky dvě.

ring-neutral = nikdo
ring-neutrals = { $n ->
    [one] neutrální pracovník
    [few] { $n } neutrální pracovníci
   *[other] { $n } neutrálních pracovníků
 }
ring-dice = { $n ->
    [one] { $who }: pracovník o síle { $power }
    [few] { $who }: { $n } pracovníci o síle { $power }
   *[other] { $who }: { $n } pracovníků o síle { $power }
 }
ring-hand = { $n ->
    [one] { $who }: pracovník o síle { $power } v ruce
    [few] { $who }: { $n } pracovníci o síle { $power } v ruce
   *[other] { $who }: { $n } pracovníků o síle { $power } v ruce
 }
ring-empty = nikdo volný

ring-worship = Uctívání
ring-worships = uzamčen: { $who }, síla { $power }
ring-nobody = nikdo tu není uzamčen
ring-owners = { $n ->
    [0] nikdo ji nemá
   *[other] má ji: { $list }
 }

ring-house = { $row }, místo { $n }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }
ring-house-built = { $row }, místo { $n }: budova
ring-decoration = Výzdoba
ring-tile = Dílek pyramidy
ring-laid = Dílek pyramidy, { $level }. patro: { $icons }
ring-open = Volné místo, { $level }. patro: { $list }
ring-slot = Výzdoba: { $side }, místo { $step }

ring-t-blue = modrá socha, nebarevná
ring-t-red = červená čelenka, nebarevná
ring-t-green = zelený had, nebarevný
ring-t-neutral = neutrální ikona
ring-t-blue-coloured = modrá socha, barevná
ring-t-red-coloured = červená čelenka, barevná
ring-t-green-coloured = zelený had, barevný
