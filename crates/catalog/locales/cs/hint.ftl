# Nápovědy: co by udělal počítač
hint-ask = Nápověda
hint-ask-about = Co by udělal počítač?
hint-title = Rada počítače
hint-close = Přestat přemýšlet a zavřít
hint-begun = Přemýšlí…
hint-best-so-far = Zatím nejlepší: { $step }
hint-best = Nejlepší: { $step }
hint-nothing = Počítač nemá co poradit.
hint-margin-about = Očekávaný náskok před ostatními na konci
hint-win = výhra { $n } %
hint-win-about = Naděje na první místo
hint-why = Proč: co se změní
hint-do = Udělat první krok
hint-simulations = { $n ->
    [one] Prozkoumána { $count } hra
    [few] Prozkoumány { $count } hry
   *[other] Prozkoumáno { $count } her
 }
hint-key = ukázat nebo zavřít nápovědu
