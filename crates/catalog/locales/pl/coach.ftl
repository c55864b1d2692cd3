# Przewodnik po pierwszej grze, przy stole.
coach-title = Przewodnik
coach-new = Nowość:
coach-now = Możesz teraz: { $what }
coach-read = Rozumiem
coach-suggest = Co byłoby tu dobre?
coach-explained = Już wyjaśnione
coach-count = { $done } z { $all }
coach-on = Włącz przewodnika
coach-off = Wyłącz przewodnika
coach-usual = Zwykła gra
# Co przyniosła ostatnia tura: lista czynów, punktów i dóbr.
coach-turn = Twoja ostatnia tura: { $what }.
coach-turn-nothing = Twoja ostatnia tura nie przyniosła nic policzalnego. Może przygotowała następne.
coach-turn-points = { $n } · { $source }
learn-coach = Pierwsza gra z przewodnikiem
learn-coach-about = Cała gra; każda nowość jest wyjaśniana raz
learn-coach-progress = Przeczytane: { $done } z { $all } rad
learn-coach-play = Pierwsza gra
