# Rozbor dohrané partie a hra od některého jejího okamžiku.
review-title = Rozbor
review-offer = Kde se rozhodlo?
review-offer-about = Počítač si znovu projde každý tah: co kdo mohl čekat, kde se ztrácely body a co by bylo lepší.
review-begin = Rozebrat tuto partii
review-takes = Obvykle to trvá méně než minutu. Výsledek se uchová.
review-running = Partie se rozebírá
review-progress = Hotovo: { $n } z { $all }
review-waiting = Čeká, až přijde na řadu.
review-elsewhere = Počítá se na jiném stroji.
review-meanwhile = Zatím si můžete partii prohlížet, nebo se vrátit později.
review-look-again = Jak to pokračuje?
review-stop = Přerušit

# Graf
review-graph = Očekávaný náskok
review-graph-about = Body navíc proti průměru ostatních na konci. Největší chyby jsou v kroužku.
review-zero = Stejně jako ostatní
review-numbers = Totéž v číslech
review-moment = Okamžik

# Zobrazený okamžik
review-verdict = Tento okamžik
review-end = Konec
review-expected = Očekávaný náskok na konci a šance na výhru
review-win = { $n } %
review-played = Zahráno
review-better = Lepší
review-lost-here = bodů ztraceno v tomto tahu
review-variation = Varianta
review-variation-about = Tohle se nestalo.
review-variation-show = Ukázat na plánu
review-variation-leave = Zpět do partie
review-line-back = O krok zpět ve variantě
review-line-forward = O krok dál ve variantě

# Co se ztratilo
review-mistakes = Největší chyby
review-mistakes-none = Žádné: v žádném tahu se neztratil celý bod.
review-losses = Ztracené body
review-losses-about = V dobrém tahu se ztratí méně než 1 bod, ve špatném 4 a více.
review-lost = ztráta
review-per-turn = na tah
review-good = dobré
review-inaccurate = nepřesné
review-bad = špatné

# Hra od některého okamžiku
play-on-title = Hrát odtud dál
play-on-about = Od tohoto okamžiku začne u nového stolu hra proti počítači.
play-on-seat = Vaše místo
play-on-bots = Ostatní
play-on-level = Úroveň { $n }
play-on-begin = Hrát dál
