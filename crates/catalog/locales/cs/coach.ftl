# Průvodce první hrou u stolu.
coach-title = Průvodce
coach-new = Nové:
coach-now = Teď můžete: { $what }
coach-read = Rozumím
coach-suggest = Co by tu bylo dobré?
coach-explained = Už vysvětleno
coach-count = { $done } z { $all }
coach-on = Zapnout průvodce
coach-off = Vypnout průvodce
coach-usual = Obvyklá hra
# Co přinesl poslední tah: výčet činů, bodů a zboží.
coach-turn = Váš poslední tah: { $what }.
coach-turn-nothing = Váš poslední tah nepřinesl nic, co se dá spočítat. Třeba připravil ty další.
coach-turn-points = { $n } · { $source }
learn-coach = První hra s průvodcem
learn-coach-about = Celá hra; každá novinka se vysvětlí jednou
learn-coach-progress = Přečteno { $done } z { $all } rad
learn-coach-play = První hra
