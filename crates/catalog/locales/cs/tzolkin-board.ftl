# Deska Tzolk'inu: panely, věci na nich a jejich jména pro ty, kdo je nevidí.

board-temples = Chrámy
board-skills = Technologie
board-build = Stavby
board-players = Hráči
board-events = Události
board-choice = Váš začátek

board-you = vy
board-corn = { $n ->
    [one] { $n } kukuřice
    [few] { $n } kukuřice
    [many] { $n } kukuřice
   *[other] { $n } kukuřic
 }
board-wood = { $n ->
    [one] { $n } dřevo
    [few] { $n } dřeva
    [many] { $n } dřeva
   *[other] { $n } dřev
 }
board-stone = { $n ->
    [one] { $n } kámen
    [few] { $n } kameny
    [many] { $n } kamene
   *[other] { $n } kamenů
 }
board-gold = { $n ->
    [one] { $n } zlato
    [few] { $n } zlata
    [many] { $n } zlata
   *[other] { $n } zlata
 }
board-skull = { $n ->
    [one] { $n } lebka
    [few] { $n } lebky
    [many] { $n } lebky
   *[other] { $n } lebek
 }
board-hand = { $n ->
    [one] { $n } dělník v ruce
    [few] { $n } dělníci v ruce
    [many] { $n } dělníka v ruce
   *[other] { $n } dělníků v ruce
 }
board-workers = { $n } ve hře
board-cost = Cena: { $list }

board-step = { $temple }, stupeň { $n }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
 }
board-step-start = začátek
board-step-top = vrchol
board-temple-bonus = { $temple }, bonus pro nejvyššího: { $first } v 1. epoše, { $second } ve 2. epoše; { $n ->
    [one] teď { $who }
   *[other] teď po polovině: { $who }
 }

board-level = { $track }, úroveň { $level }
board-level-bonus = { $track }, bonus nad úroveň 3
board-level-cost = { $n ->
    [one] stojí { $n } surovinu
    [few] stojí { $n } suroviny
    [many] stojí { $n } suroviny
   *[other] stojí { $n } surovin
 }

board-buildings = Budovy
board-monuments = Monumenty
board-stack = zbývá { $n }
board-built-by = postavil hráč: { $who }
board-market = Trh
board-monument-now = Teď za { $n ->
    [one] { $n } bod.
    [few] { $n } body.
    [many] { $n } bodu.
   *[other] { $n } bodů.
 }

board-epoch-1 = 1. epocha
board-epoch-2 = 2. epocha
board-day = { $epoch }, { $n }. den
board-teeth = Zuby kalendáře podle dnů
board-food-today = den výživy
board-food-in = { $n ->
    [one] den výživy za { $n } den
    [few] den výživy za { $n } dny
    [many] den výživy za { $n } dne
   *[other] den výživy za { $n } dní
 }
board-food-over = žádný den výživy už nebude
board-food-day = { $n }. den výživy, { $day }. den: { $what }
board-food-goods = chrámy dávají zdroje
board-food-points = chrámy dávají body
board-done = skončilo
board-running = platí
board-to-come = teprve přijde
board-tally = { $who }: { $n }, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
 }
board-bands = Body podle počtu: { $list }
board-quick-now = Rychlá akce teď
board-quick-from = Rychlá akce od { $n }. dne

board-light = dvojitý posun je k dispozici
board-dark = dvojitý posun je vyčerpaný
board-start-player = začínající hráč
board-corn-tiles = { $n ->
    [one] { $n } destička úrody kukuřice
    [few] { $n } destičky úrody kukuřice
    [many] { $n } destičky úrody kukuřice
   *[other] { $n } destiček úrody kukuřice
 }
board-wood-tiles = { $n ->
    [one] { $n } destička těžby dřeva
    [few] { $n } destičky těžby dřeva
    [many] { $n } destičky těžby dřeva
   *[other] { $n } destiček těžby dřeva
 }
board-hunger = { $n ->
    [one] příští den výživy stojí { $n } kukuřici
    [few] příští den výživy stojí { $n } kukuřice
    [many] příští den výživy stojí { $n } kukuřice
   *[other] příští den výživy stojí { $n } kukuřic
 }
board-farms = { $n ->
    [one] farmy uživí { $n } dělníka
    [few] farmy uživí { $n } dělníky
    [many] farmy uživí { $n } dělníka
   *[other] farmy uživí { $n } dělníků
 }
board-every = { $n ->
    [one] každý dělník potřebuje o { $n } kukuřici méně
    [few] každý dělník potřebuje o { $n } kukuřice méně
    [many] každý dělník potřebuje o { $n } kukuřice méně
   *[other] každý dělník potřebuje o { $n } kukuřic méně
 }
board-no-tiles = zatím žádné stavby

board-blocker = Neutrální žeton: { $place }
board-kept = ponecháno
board-has-chosen = { $who }: vybráno
board-chooses = { $who }: ještě vybírá
