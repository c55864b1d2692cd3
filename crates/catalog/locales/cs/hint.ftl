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

# Proč ne můj tah: volba čtenáře vedle nejlepší
whynot-title = Proč ne můj tah?
whynot-back = Zpět ke stolu
whynot-about = Vyberte na plánu, mezi volbami, nebo tady. Dokud je toto otevřené, nic se nehraje.
whynot-about-list = Vyberte něco, co bylo možné v tomto okamžiku udělat.
whynot-choice = Vaše volba
whynot-typed = Nebo v notaci
whynot-ask = Porovnat
whynot-yours = Vaše
whynot-best = Co vypadá nejlépe
whynot-reply = Potom nejspíš
whynot-as-good = Stejně dobré.
whynot-less = Asi o { $points } bodu méně.
whynot-range = Nejspíš mezi { $least } a { $most }.
whynot-late = Počítač má teď příliš práce. Zeptejte se za chvíli znovu.
