# Deska Teotihuacanu vedle okruhu: chrámy, stupnice, hráči, výběr na začátku, Teotibot.

board-temples = Chrámy
board-tracks = Stupnice
board-players = Hráči
board-choice = Váš začátek
board-bot = Teotibot

board-you = vy
board-points = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
 }
board-resources = { $n ->
    [one] { $n } libovolná surovina
    [few] { $n } libovolné suroviny
    [many] { $n } libovolné suroviny
   *[other] { $n } libovolných surovin
 }
board-steps = { $n ->
    [one] { $n } chrámový schod
    [few] { $n } chrámové schody
    [many] { $n } chrámového schodu
   *[other] { $n } chrámových schodů
 }

board-step = { $temple }, { $n }. schod
board-ground = { $temple }, pod prvním schodem
board-step-top = vrchol
board-step-tiles = { $n ->
    [0] dílek objevu už nezbývá
    [one] nebo dílek objevu
    [few] nebo jeden ze { $n } dílků objevů
    [many] nebo jeden z { $n } dílku objevů
   *[other] nebo jeden z { $n } dílků objevů
 }

board-avenue = Cesta mrtvých
board-avenue-each = ×{ $n } při zatmění
board-avenue-space = Cesta mrtvých, políčko { $n }
board-buildings = Řada budov: { $n ->
    [one] zbývá { $n } budova
    [few] zbývají { $n } budovy
    [many] zbývá { $n } budovy
   *[other] zbývá { $n } budov
 }; nejnižší odkryté číslo je { $each }, tolik bodů je za každé políčko Cesty mrtvých
board-building = budova
board-track = Stupnice pyramidy
board-track-each = ×{ $n }, první +{ $leader }
board-track-space = Stupnice pyramidy, políčko { $n }

board-calendar = Kalendář
board-light = Světlý disk na políčku { $n }
board-dark = Tmavý disk na políčku { $n }
board-disc-light = světlý disk
board-disc-dark = tmavý disk
board-eclipse-in = { $last ->
    [1] poslední zatmění
   *[other] { $number }. zatmění
 } za { $n ->
    [one] { $n } políčko
    [few] { $n } políčka
    [many] { $n } políčka
   *[other] { $n } políček
 }
board-eclipse-near = { $n ->
    [1] zatmění po tomto kole
   *[other] zatmění po příštím kole
 }
board-eclipse-over = všechna zatmění už byla

board-ascension = Povznesení
board-ascend-vp = { $n } bodů
board-ascend-cocoa = { $n } kakaa
board-ascend-temple = schod na libovolném chrámu
board-ascend-temples = { $n } schody na libovolných chrámech za { $cocoa } kakaa
board-ascend-worker = čtvrtý pracovník a { $cocoa } kakaa pro toho, kdo má tři
board-reserve = Čtvrtý pracovník v záloze, síla 3: { $who }

board-order = Žeton pořadí { $n }
board-workers = { $n ->
    [one] { $n } pracovník ve hře
    [few] { $n } pracovníci ve hře
    [many] { $n } pracovníka ve hře
   *[other] { $n } pracovníků ve hře
 }
board-fourth = čtvrtý čeká na kruhu povznesení
board-wages = Mzda při příštím zatmění: { $n } kakaa
board-wages-short = chybí { $n } kakaa, každé za 3 body
board-used = { $n ->
    [one] { $n } použitý dílek objevu
    [few] { $n } použité dílky objevů
    [many] { $n } použitého dílku objevu
   *[other] { $n } použitých dílků objevů
 }
board-no-tiles = zatím žádné dílky
board-set = Sada masek ({ $list }): { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
 } při každém zatmění
board-set-next = { $n ->
    [one] s dalším druhem { $n } bod
    [few] s dalším druhem { $n } body
    [many] s dalším druhem { $n } bodu
   *[other] s dalším druhem { $n } bodů
 }

board-choose = Nechte si dva startovní dílky
board-draft = Nabídka startovních dílků
board-beside = U něj leží dílek objevu
board-kept = nechává si: { $who }
board-has-chosen = { $who }: vybráno
board-chooses = { $who }: ještě vybírá

board-bot-aside = stranou
board-bot-sums = aktivuje ho součet { $first } až { $last }, { $likely } %
board-bot-never = žádný hod ho neaktivuje
board-bot-out = leží stranou, přijde do spodní řady
board-bot-upper = Horní dílek směru
board-bot-lower = Dolní dílek směru
board-bot-next = když se aktivuje { $to }, posune se na jeho místo { $from }
board-bot-sum = součet { $n }
board-bot-dice = Hod { $one } a { $two }, součet { $sum }
board-bot-no-roll = Zatím bez hodu
board-bot-cocoa = { $n } kakaa; na konci tahu vymění { $of } za { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
 }
board-bot-turn = Jeho poslední tah
board-bot-waits = Teotibot ještě netáhl.
board-bot-traded = 10 kakaa se promění v body
board-bot-stays = žádný pracovník se nehýbe
board-bot-shift = { $n ->
    [0] na jeho místo přichází { $entered }, { $aside } leží stranou
   *[other] dílky se posouvají: { $list }; přichází { $entered }, { $aside } leží stranou
 }
board-bot-calendar = světlý disk se posouvá o políčko

board-changes = Změny: { $list }
board-change-gold-deposits = pracovník: Naleziště zlata
board-change-nobles = pracovník: Rodiny
board-change-construction = pracovník: Výstavba
board-change-wood = dřevo na začátku
board-change-stone = kámen na začátku
board-change-gold = zlato na začátku
board-change-cocoa = body za 10 kakaa
board-change-worship = schody za uctívání
board-change-bonus = body za chrámové výhody
board-change-technology = body za technologie

board-travel = Desky v pořadí, v jakém pracovníci putují, shora po směru hodinových ručiček.
board-corners = Ikony dílku se čtou po směru hodinových ručiček od levého horního rohu, ikony výzdoby zleva doprava nebo shora dolů.
board-gather = { $n ->
    [one] { $n } pracovník
    [few] { $n } pracovníci
    [many] { $n } pracovníka
   *[other] { $n } pracovníků
 }, nejnižší síla { $power }: { $list }
board-discovery = Dílek objevu
board-no-discovery = dílek objevu už tu není
board-decoration-cost = { $n ->
    [one] { $n } pracovník
    [few] { $n } pracovníci
    [many] { $n } pracovníka
   *[other] { $n } pracovníků
 }: výzdoba stojí { $gold } zlata
board-level = { $n }. patro
board-level-cost = { $level }. patro: { $stone ->
    [one] { $stone } kámen
    [few] { $stone } kameny
    [many] { $stone } kamene
   *[other] { $stone } kamenů
 }{ $wood ->
    [0] {""}
    [one] , { $wood } dřevo
   *[other] , { $wood } dřeva
 }; { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
 }
board-laid = Dílek v { $level }. patře, řada { $row }, sloupec { $column }: { $icons }
board-place = Volné místo v { $level }. patře, řada { $row }, sloupec { $column }; pod ním: { $icons }
board-decorated = { $side }, místo { $step }, výzdoba: { $icons }
board-undecorated = { $side }, místo { $step }, volno; pod ním: { $icons }
board-stacks = Hromádky lícem dolů: dílky pyramidy { $pyramid }, dílky výzdoby { $decorations }, dílky objevů { $discoveries }
