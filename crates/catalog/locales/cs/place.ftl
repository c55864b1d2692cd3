# Kdo není u stolu a čas na tahy
leave = Odejít: zahraje za mě počítač
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
time-minutes = { $minutes }:{ $seconds }
time-hours = { $n } h
time-days = { $n } d
denied-stood-in = Hraje za vás počítač. Nejdřív se vraťte na své místo.
pace = Tempo
pace-about = když čas vyprší, hraje do návratu hráče počítač
pace-none = Bez hodin
pace-day = Tah denně
pace-few = Několik tahů denně
pace-live-10 = Naživo, svižně
pace-live-20 = Naživo, běžně
pace-live-40 = Naživo, v klidu
table-redo = Krok znovu
table-turn-back = Vrátit celý tah
