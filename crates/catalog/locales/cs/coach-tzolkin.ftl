# Rady první hry Tzolk'inu. Co který klíč je: docs/lessons.md.

tip-start = Váš začátek
tip-start-text = Nechte si dvě z těchto čtyř destiček: určí, s čím začínáte. Kukuřicí se platí umísťování dělníků a jinou nemáte. Kolem 6 kukuřic je dobrý začátek.
tip-aim = Cíl
tip-aim-text = Dělníci jezdí na kolech a pracují, až když je stáhnete. Body dávají chrámy, budovy, monumenty a lebky. V každém tahu dělníky buď umísťujete, nebo stahujete, nikdy obojí.
tip-placing = Umísťování dělníků
tip-placing-text = Vyberte kolo. Dělník přijde na nejnižší volné číslo a tolik kukuřic zaplatí. Palenque dává kukuřici, Yaxchilan suroviny. Tikal učí a staví, Uxmal obchoduje, Chichen Itza bere lebky.
tip-surcharge = Několik najednou
tip-surcharge-text = V tomto tahu smíte umístit další dělníky. Druhý stojí navíc 1 kukuřici, třetí 2, čtvrtý 3. Nechte si něco na později, nebo tah ukončete.
tip-ride = Kalendář se otočil
tip-ride-text = Všichni dělníci popojeli o pozici. Teď můžete některé své stáhnout, nebo je nechat jet: vyšší pozice přinášejí víc. Za pozicí 7 spadnou, na Chichen Itza za pozicí 10.
tip-use = Která akce?
tip-use-text = Tento dělník je doma a hned pracuje. Jeho akci určuje číslo pozice. Z pozic 6 a 7 smíte provést kteroukoli akci kola. Pak můžete stáhnout dalšího.
tip-step-back = Krok zpět
tip-step-back-text = Dělník smí provést i nižší akci svého kola. Každý krok zpět stojí 1 kukuřici a platí se předem. Začněte proto dělníky, kteří kukuřici přinesou.
tip-palenque = Palenque
tip-palenque-text = Od pozice 2 si berete i destičku. Dřevo leží na kukuřici, takže musí pryč dřív. Když destičky dojdou, akce už nejde provést. Rybaření na 1 neskončí nikdy.
tip-burn = Vypalování lesa
tip-burn-text = Dřevo smíte vypálit a vzít si kukuřici pod ním. Rozhněváte tím ale boha a na chrámu klesnete o stupeň. Dělejte to, jen když kukuřici nutně potřebujete.
tip-learn = Technologie
tip-learn-text = Úroveň 1 stojí 1 surovinu, úroveň 2 dvě a úroveň 3 tři, libovolné. Platí napořád. Zemědělství přidá kukuřici, dobývání suroviny. Architektura pomůže stavět, teologie na Chichen Itza.
tip-build = Stavění
tip-build-text = Platíte to, co destička ukazuje. Farmy živí dělníky každý den výživy. Ostatní budovy dají odměnu jednou, hned teď. Ve druhé polovině hry přijdou nové.
tip-market = Trh
tip-market-text = Dřevo má cenu 2 kukuřice, kámen 3 a zlato 4, při koupi i prodeji. Směňujte, kolikrát chcete, a pak odejděte. Lebky nikdo nekoupí.
tip-climb = Chrámy
tip-climb-text = Chrámy dávají 1. a 3. den výživy zdroje, 2. a 4. body. Kdo stojí nejvýš, dostane bodů víc. Na nejvyšším stupni je místo jen pro jednoho.
tip-start-space = Kukuřice na kalendáři
tip-start-space-text = Na kalendáři leží kukuřice. Umístěte dělníka na pozici začínajícího hráče a na konci tahu bude vaše. Příští kolo začínáte vy. Jednou smíte nechat uplynout dva dny.
tip-food-soon = Blíží se den výživy
tip-food-soon-text = V den výživy sní každý váš dělník 2 kukuřice. Za nenasyceného ztratíte 3 body. Zatím nemáte dost. Pomůže Palenque a kalendář ukazuje, kolik dní zbývá.
tip-food = Den výživy
tip-food-text = Po všech tazích snědl každý dělník 2 kukuřice a každý nenasycený stál 3 body. Pak dávaly chrámy zdroje, nebo body. Dny výživy jsou čtyři a posledním hra končí.

# Co tah přinesl: co čtenář udělal, podle událostí.
did-placed = { $n ->
    [one] { $n } umístěný dělník
    [few] { $n } umístění dělníci
   *[other] { $n } umístěných dělníků
 }
did-placed-start = { $n ->
    [one] { $n } dělník na pozici začínajícího hráče
    [few] { $n } dělníci na pozici začínajícího hráče
   *[other] { $n } dělníků na pozici začínajícího hráče
 }
did-picked = { $n ->
    [one] { $n } stažený dělník
    [few] { $n } stažení dělníci
   *[other] { $n } stažených dělníků
 }
did-learned = { $n ->
    [one] { $n } krok v technologiích
    [few] { $n } kroky v technologiích
   *[other] { $n } kroků v technologiích
 }
did-climbed = { $n ->
    [one] { $n } stupeň na chrámu
    [few] { $n } stupně na chrámech
   *[other] { $n } stupňů na chrámech
 }
did-step-lost = { $n ->
    [one] { $n } ztracený stupeň na chrámu
    [few] { $n } ztracené stupně na chrámech
   *[other] { $n } ztracených stupňů na chrámech
 }
did-built = { $n ->
    [one] { $n } budova
    [few] { $n } budovy
   *[other] { $n } budov
 }
did-monument-built = { $n ->
    [one] { $n } monument
    [few] { $n } monumenty
   *[other] { $n } monumentů
 }
did-skull-offered = { $n ->
    [one] { $n } obětovaná lebka
    [few] { $n } obětované lebky
   *[other] { $n } obětovaných lebek
 }
