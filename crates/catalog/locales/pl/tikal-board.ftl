# Plansza Tikalu: panele, rzeczy na nich i ich nazwy dla tych, którzy ich nie widzą.

board-map = Mapa
board-tiles = Płytki
board-actions = Akcje
board-treasures = Skarby
board-levels = Poziomy świątyń
board-score = Punkty

board-you = ty
board-unexplored = nieodkryta dżungla
board-base-camp = obóz główny
board-clearing = polana
board-volcano = wulkan
board-temple = świątynia o wartości { $n }
board-site = { $n ->
    [one] wykopalisko z { $n } skarbem
   *[other] wykopalisko z { $n } skarbami
 }
board-site-empty = wyczerpane wykopalisko
board-ways = przejścia: { $list }
board-stones = kamienie: { $list }
board-side-n = północ
board-side-ne = północny wschód
board-side-se = południowy wschód
board-side-s = południe
board-side-sw = południowy zachód
board-side-nw = północny zachód
board-men = { $who }: { $list } (siła { $n })
board-members = { $n ->
    [one] { $n } członek
    [few] { $n } członków
    [many] { $n } członków
   *[other] { $n } członka
 }
board-leader = kierownik
board-camp = obóz: { $who }
board-guard = strażnik: { $who }
board-guard-leader = strażnik: { $who } (kierownik)
board-worked-temple = poziomy odkryte w tej turze: { $n } z 2
board-worked-site = skarby wykopane w tej turze: { $n } z 2
board-scorer = punkty dostałby teraz gracz: { $who }
board-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
 }

board-tile-temple = świątynia { $n }
board-tile-site = { $n ->
    [one] { $n } skarb
    [few] { $n } skarby
    [many] { $n } skarbów
   *[other] { $n } skarbu
 }
board-in-hand = Płytka { $letter }: { $terrain }
board-aside = Wulkan, odłożony
board-open-tiles = Odkryte płytki
board-stack-left = zostało { $n }
board-pile = { $n ->
    [one] { $n } płytka
    [few] { $n } płytki
    [many] { $n } płytek
   *[other] { $n } płytki
 }
board-volcano-inside = wśród nich wulkan
board-rounds = Punktowano { $done } z { $all }
board-tokens = Skarby w stosach: { $n }
board-tiles-removed = Poza grą: { $list }
board-bid = oferta { $n }
board-passed = pas
board-moved = gotowe

board-action-points = Punkty akcji
board-points-of = { $n } z { $all }
board-points-to-come = { $n } po wyłożeniu
board-not-begun = Gra jeszcze się nie zaczęła
board-turn = Zwykła tura
board-scoring-turn = { $n }. punktowanie
board-volcano-turn = Tura po punktowaniu
board-auction = Licytacja
board-over = Koniec gry
board-scores-now = { $n ->
    [one] teraz dałoby to { $n } punkt
    [few] teraz dałoby to { $n } punkty
    [many] teraz dałoby to { $n } punktów
   *[other] teraz dałoby to { $n } punktu
 }
board-scores-soon = { $n ->
    [one] bez zmian { $n } punkt
    [few] bez zmian { $n } punkty
    [many] bez zmian { $n } punktów
   *[other] bez zmian { $n } punktu
 }
board-act-deploy = Wystaw pionek
board-act-path = Idź po kamieniach
board-act-secret-path = Z obozu do obozu
board-act-uncover = Odkryj poziom
board-act-dig = Wykop skarb
board-act-exchange = Wymień skarby
board-act-camp = Rozbij obóz
board-act-guard = Postaw strażnika
board-each-stone = po 1

board-statue = posążek
board-plate = talerz
board-jade-mask = nefrytowa maska
board-jug = dzban
board-knife = nóż
board-crown = pióropusz
board-flute = flet
board-sun-disc = tarcza słońca
board-treasure-points = { $n ->
    [one] skarby dają { $n } punkt
    [few] skarby dają { $n } punkty
    [many] skarby dają { $n } punktów
   *[other] skarby dają { $n } punktu
 }
board-supply-members = członkowie w zasobach: { $n }
board-supply-leader = kierownik w zasobach: { $n }
board-supply-camps = obozy w zasobach: { $n }
board-supply-guards = strażnicy do postawienia: { $n }
board-removed = pionki poza grą: { $n }
board-levels-left = Pozostałe poziomy
board-level = poziom { $level }: zostało { $n }
