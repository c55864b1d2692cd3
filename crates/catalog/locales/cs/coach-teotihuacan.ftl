# Rady pro první hru Teotihuacanu. Co je který klíč: docs/lessons.md.

tip-aim = O co jde
tip-aim-text = Pomáháte stavět město bohů. Vyhrává, kdo má nejvíc bodů. Ve svém tahu popojdete jedním pracovníkem o jednu až tři desky a tam něco uděláte. Bodují tři zatmění a poslední hru ukončí.
tip-move = Kam jít
tip-move-text = U každého přesunu stojí, co by přinesl sběr a co by stála hlavní akce. Myslete i o tah dopředu: dva vaši pracovníci na jedné desce zmohou víc než jeden.
tip-arrived = Tři možnosti
tip-arrived-text = Váš pracovník přišel. Teď sbírejte kakao, uctívejte, nebo proveďte hlavní akci desky. Něco z toho musíte. Hlavní akce pracovníky posilují.
tip-colours = Cenu určují barvy
tip-colours-text = Každá barva volných pracovníků tu stojí při hlavní akci 1 kakao. Při sběru ho každá přinese. Plné desky jsou tedy na sběr, prázdné na práci.
tip-gather = Řádky a sloupce
tip-gather-text = V Lese, Kamenolomu a Nalezišti zlata určí řádek počet vašich pracovníků. Sloupec určí nejslabší z nich. Silní tedy patří k sobě.
tip-power-up = Posílení
tip-power-up-text = Hlavní akce posílí o 1 jednoho vašeho pracovníka na desce. Se třemi pracovníky smíte na většině desek dvakrát. Při síle 6 se pracovník povznese a přinese odměnu.
tip-worship = Uctívání
tip-worship-text = Na políčku uctívání využijete jeho schopnost, nebo si vezmete dílek vedle něj za jeho cenu. Za 1 kakao navíc smíte obojí. Pracovník je pak zamčený. Cizího pošlete pryč za 1 kakao.
tip-locked = Zamčení pracovníci
tip-locked-text = Zamčený pracovník nechodí. Kdykoli ve svém tahu uvolníte všechny své za 3 kakaa. Nebo na to obětujete celý tah a neplatíte nic. Když vašeho vyžene soupeř, je volný také.
tip-alchemy = Zlato pro Alchymii
tip-alchemy-text = Máte zlato. V Alchymii za ně získáte technologii a schod na chrámu. Technologie platí do konce, první mají tedy největší cenu. Jeden pracovník dosáhne na horní řadu.
tip-nobles = Dřevo pro Rodiny
tip-nobles-text = Za 2 dřeva postavíte v Rodinách budovu. Víc pracovníků tam přinese víc bodů. Navíc postoupíte po Cestě mrtvých, která platí při každém zatmění.
tip-decorate = Zlato pro Výzdobu
tip-decorate-text = Za 3 zlata ozdobíte pyramidu, s více pracovníky levněji. Získáte 3 body, další za každou ikonu na stejné a políčko na stupnici pyramidy.
tip-pyramid = Kámen pro pyramidu
tip-pyramid-text = Za 2 kameny položíte ve Výstavbě dílek. Vyšší patra stojí i dřevo a přinesou víc. Otočte dílek tak, aby ikony ležely na stejných. Každý dílek je políčko na stupnici pyramidy.
tip-ascension = Povznesení
tip-ascension-text = Váš pracovník se povznáší. Postoupíte po Cestě mrtvých a kostka začne znovu v Paláci. Teď si vyberte odměnu. Brzy ve hře je nejlepší čtvrtý pracovník, ke konci body.
tip-eclipse-near = Blíží se zatmění
tip-eclipse-near-text = Disky se setkaly. Po tomto kole se hraje ještě jedno, pak zatmění boduje. Nechte si 1 kakao na pracovníka, 2 na sílu 4 a 5. Každé chybějící stojí 3 body.
tip-wages = Mzdy
tip-wages-text = Pracovníci chtějí mzdu: 1 kakao každý, 2 při síle 4 a 5. Každé nezaplacené kakao stojí 3 body. Zaplaťte tedy, co můžete.
tip-bot-turn = Tah Teotibota
tip-bot-turn-text = Dvě kostky aktivovaly jeden Teotibotův dílek: součet 6 až 8 ten horní, jiné součty ty pod ním. Udělal, co dílek říká. Pak šel dílek stranou a jiné se posunuly nahoru.

# Co tah přinesl: co čtenář udělal, podle událostí.
did-powered-up = { $n ->
    [one] { $n } zesílení pracovníka
    [few] { $n } zesílení pracovníků
   *[other] { $n } zesílení pracovníků
 }
did-climbed = { $n ->
    [one] { $n } schod na chrámu
    [few] { $n } schody na chrámech
   *[other] { $n } schodů na chrámech
 }
did-walked = { $n ->
    [one] { $n } políčko na Cestě mrtvých
    [few] { $n } políčka na Cestě mrtvých
   *[other] { $n } políček na Cestě mrtvých
 }
did-advanced = { $n ->
    [one] { $n } políčko na stupnici pyramidy
    [few] { $n } políčka na stupnici pyramidy
   *[other] { $n } políček na stupnici pyramidy
 }
did-developed = { $n ->
    [one] { $n } technologie
    [few] { $n } technologie
   *[other] { $n } technologií
 }
did-house-built = { $n ->
    [one] { $n } budova na desce Rodiny
    [few] { $n } budovy na desce Rodiny
   *[other] { $n } budov na desce Rodiny
 }
did-decorated = { $n ->
    [one] { $n } výzdoba
    [few] { $n } výzdoby
   *[other] { $n } výzdob
 }
did-built = { $n ->
    [one] { $n } dílek pyramidy
    [few] { $n } dílky pyramidy
   *[other] { $n } dílků pyramidy
 }
did-ascended = { $n ->
    [one] { $n } povznesení
    [few] { $n } povznesení
   *[other] { $n } povznesení
 }
did-tile-taken = { $n ->
    [one] { $n } dílek objevu
    [few] { $n } dílky objevů
   *[other] { $n } dílků objevů
 }
