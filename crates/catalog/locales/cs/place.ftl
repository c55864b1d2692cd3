# Kdo není u stolu a čas na tahy
leave = Odejít: zahraje za vás počítač
leave-about = kdykoli se můžete vrátit
own-stood = hraje počítač
plate-stood = Od { $when } hraje počítač
back-prompt = Od { $when } za vás hraje počítač: { $n ->
    [one] { $n } tah.
    [few] { $n } tahy.
   *[other] { $n } tahů.
 }
back-saw = Viděl jen to, co je vidět z vašeho místa.
back-take = Vrátit se na své místo
back-after = Počítač dohraje tento tah, pak pokračujete vy.
all-away = U stolu nikdo není. Když se nikdo nevrátí, hru { $when } dohraje počítač.
finishing = Hru dohrává počítač.
asleep = Tento stůl spí a boti čekají.
asleep-wake = Probudit
clock-left = zbývá { $time }
clock-until = do { $when }
clock-reserve = v záloze { $time }
time-minutes = { $minutes }:{ $seconds }
time-hours = { $n } h
time-days = { $n } d
denied-stood-in = Hraje za vás počítač. Nejdřív se vraťte na své místo.
pace = Tempo
pace-about = když čas vyprší, hraje do návratu hráče počítač
new-stand-in = Když někdo není
new-stand-in-about = do jeho návratu hraje počítač; vidí jen to, co je vidět z toho místa
pace-none = Bez hodin
pace-day = Tah denně
pace-few = Několik tahů denně
pace-live-10 = Naživo, svižně
pace-live-20 = Naživo, běžně
pace-live-40 = Naživo, v klidu
table-redo = Krok znovu
table-turn-back = Vrátit celý tah

# Co si lidé u stolu říkají
talk = Co si říkáte
talk-close = Zavřít
end-propose = Navrhnout konec hry
end-about = body zůstanou, jak jsou, nikdo nevyhrává
end-asked = { $who } navrhuje hru tady ukončit
end-agreed = Ukončeno dohodou
takeback = Požádat o vrácení tahu
takeback-about = jen když všichni souhlasí a nic se mezitím neodkrylo
takeback-asked = { $who } prosí o vrácení tahu
vote-yes = Souhlasím
vote-on = Hrát dál
vote-no = Ne
vote-agreed = ano
vote-waits = zatím ne
vote-withdraw = Vzít zpět
give-live = Přidat 5 minut
give-few = Přidat 8 hodin
give-day = Přidat den
talk-away-time = { $who }: čas vypršel, hraje počítač
talk-away-left = { $who } odchází, hraje počítač
talk-away-gone = { $who }: účet zrušen, hraje počítač
talk-back = { $who } je zpět
talk-finish = Hru dohrává počítač.
talk-stop = Hra skončila bez výsledku.
talk-end-ask = { $who } navrhuje hru tady ukončit
talk-end-yes = { $who } souhlasí
talk-end-no = { $who } chce hrát dál
talk-end-done = Ukončeno dohodou
talk-takeback-ask = { $who } prosí o vrácení tahu
talk-takeback-yes = { $who } souhlasí
talk-takeback-no = { $who }: tah platí
talk-give-live = { $who } přidává 5 minut: { $whom }
talk-give-few = { $who } přidává 8 hodin: { $whom }
talk-give-day = { $who } přidává den: { $whom }
say = Něco říct…
say-show = Ukazovat, co říkají
say-shown = vidět
say-muted = skryté
say-mute-of = Ukazovat věty: { $who }
phrase-hello = Ahoj
phrase-luck = Hodně štěstí
phrase-thinking = Přemýšlím
phrase-time = Není kam spěchat
phrase-tomorrow = Zítra pokračuju
phrase-well = Pěkně zahráno
phrase-oops = Jejda
phrase-thanks = Díky
phrase-gg = Pěkná hra
phrase-rematch = Odvetu?
denied-proposal-open = Na odpovědi čeká jiný návrh.
denied-proposed-often = O tohle žádáte příliš často.
denied-nobody-to-ask = Není tu nikdo jiný, kdo by mohl souhlasit.
denied-give = Čas se přidává tomu, komu běží hodiny, jednou za tah.
denied-say = Pomaleji, prosím: jedna věta za pár vteřin.
denied-freed = Vaše místo bylo uvolněno.
get-up = Vstát od stolu
open-free = Uvolnit místo
open-bot = Posadit počítač
open-unlist = Neukazovat v herně
open-close = Zrušit stůl
next-table = Další stůl
open-expires = Když si nikdo nesedne, { $when } se stůl sám zruší.
open-name = Pozvat podle jména
open-name-field = Jméno účtu
open-name-do = Pozvat
open-named = Je-li tu účet tohoto jména, pozvánka už tam je.
lobby-invites = { $who } vás zve ke stolu
lobby-invited = Pozvánky
lobby-sit = Přisednout
lobby-not-now = Teď ne
lobby-asleep = Spící stoly
lobby-asleep-about = Stoly, na které dlouho nikdo nesáhl. Mezi rozehrané se nepočítají. Hry hostů s boty se po půl roce smažou.
lobby-delete = Smazat stůl
lobby-more = Další stoly
games-every = Všechny dohrané hry
games-none = Žádná taková hra.
games-pages = Stránky
games-count = { $n ->
    [one] { $n } hra
    [few] { $n } hry
   *[other] { $n } her
} · výhry: { $won }
games-records = stáhnout všechny záznamy
games-newer = Novější
lobby-range = { $a }–{ $b } z { $n }
games-month = { $month ->
    [1] leden
    [2] únor
    [3] březen
    [4] duben
    [5] květen
    [6] červen
    [7] červenec
    [8] srpen
    [9] září
    [10] říjen
    [11] listopad
   *[12] prosinec
} { $year }
games-older = Starší
games-game = Hra
games-all = všechny
games-with = S kým
games-from = Od
games-to = Do
games-against = Proti
games-both = lidé i boti
games-people = lidé
games-bots = boti
games-show = Ukázat
games-won = výhra
games-finished = dohrál počítač, nikdo se nevrátil
games-taken-back = s vracením tahů
games-stood = { $who }: počítač hrál { $n ->
    [one] { $n } tah
    [few] { $n } tahy
   *[other] { $n } tahů
 }
