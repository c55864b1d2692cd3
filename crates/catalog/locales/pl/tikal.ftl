# Opcje stołu
option-auction = Licytacja
option-auction-about = każdą turę dostaje ten, kto da najwięcej, i wybiera jedną z odkrytych płytek; wszyscy zaczynają z 20 punktami
option-first = Kto zaczyna
option-first-about = kto ma pierwszą turę; gra się zgodnie z ruchem wskazówek zegara

# Czym się płaci i skąd są punkty
ap = punkty akcji
vp = punkty
treasure = skarby
source-temples = Świątynie
source-treasures = Skarby
source-bids = Licytacja

# Pionki
member = członek
leader = kierownik wyprawy

# Teren
temple = świątynia
clearing = polana
treasure-site = wykopalisko
volcano = wulkan
base-camp = obóz główny

# Skarby
statue = posążek
plate = talerz
jade-mask = nefrytowa maska
jug = dzban
knife = nóż
crown = pióropusz
flute = flet
sun-disc = tarcza słońca

# O co pyta gra
ask-bid = zaoferować za następną turę co najmniej { $least } czy spasować? Do dyspozycji: { $have ->
    [one] { $have } punkt
    [few] { $have } punkty
   *[other] { $have } punktów
 }.
ask-take = która płytka?
ask-place = gdzie położyć płytkę? Jest na niej { $terrain }.
ask-place-volcano = gdzie położyć wulkan?
ask-act = { $n ->
    [0] punkty akcji wyczerpane
    [one] został { $n } punkt akcji
    [few] zostały { $n } punkty akcji
   *[other] zostało { $n } punktów akcji
 }
ask-act-scoring = tura punktowania, { $n ->
    [0] punkty akcji wyczerpane
    [one] został { $n } punkt akcji
    [few] zostały { $n } punkty akcji
   *[other] zostało { $n } punktów akcji
 }; teraz dałoby to { $gain ->
    [one] { $gain } punkt
    [few] { $gain } punkty
   *[other] { $gain } punktów
 }

# Możliwości
do-place = Płytka na { $hex }{ $turns ->
    [0] {""}
   *[other] , obrót { $turns }
 }
do-bring = Wystaw na { $hex }: { $piece }
do-move = Ruch: { $piece } { $from } → { $to }
do-uncover = Odkryj poziom { $level } na { $hex }
do-dig = Wykop skarb na { $hex }
do-swap = Wymiana ({ $other }): { $give } → { $take }
do-camp = Rozbij obóz na { $hex }
do-guard = Strażnik świątyni na { $hex }{ $leaving ->
    [0] {""}
    [one] ; { $leaving } inny pionek odchodzi z gry
    [few] ; { $leaving } inne pionki odchodzą z gry
   *[other] ; { $leaving } innych pionków odchodzi z gry
 }
do-end = Zakończ turę{ $unspent ->
    [0] {""}
    [one] , przepadnie { $unspent } punkt akcji
    [few] , przepadną { $unspent } punkty akcji
   *[other] , przepadnie { $unspent } punktów akcji
 }
do-bid = Zaoferuj { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
 }
do-pass = Pasuj
do-take = Weź płytkę { $tile }: { $terrain }

# Co się stało: tury i płytki
turn-began = { $who }: tura
scoring-turn-began = { $who }: tura punktowania
volcano-turn-began = { $who }: tura z wulkanem
tile-drawn = nowa płytka, { $terrain } ({ $tile })
tiles-opened = Nowa runda, odkryte płytki: { $tiles }
tile-taken = wybrana płytka, { $terrain } ({ $tile })
tile-placed = { $terrain } ({ $tile }) na { $hex }
tile-removed = { $terrain } ({ $tile }) nie ma gdzie leżeć i wypada z gry
treasures-laid = { $n ->
    [one] { $n } zakryty skarb
    [few] { $n } zakryte skarby
   *[other] { $n } zakrytych skarbów
 } na { $hex }
turn-ended = koniec tury{ $unspent ->
    [0] {""}
    [one] , przepadł { $unspent } punkt akcji
    [few] , przepadły { $unspent } punkty akcji
   *[other] , przepadło { $unspent } punktów akcji
 }

# Co się stało: licytacja
auction-began = Licytacja o turę, zaczyna { $who }
bid = oferta { $n }
passed = pas
turn-won = tura za { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
 }
turn-free = tura za darmo

# Co się stało: akcje
brought = { $piece } na { $hex }
moved = { $piece } { $from } → { $to }
moved-secretly = { $piece } { $from } → { $to } tajną ścieżką
uncovered = świątynia na { $hex } ma wartość { $level }
dug = skarb z { $hex }: { $motif }
swapped = ⇄ { $other }: wymiana, { $give } → { $take }
camp-built = obóz na { $hex }
guard-placed = { $piece } strzeże świątyni na { $hex }{ $removed ->
    [0] {""}
    [one] , { $removed } pionek odchodzi z gry
    [few] , { $removed } pionki odchodzą z gry
   *[other] , { $removed } pionków odchodzi z gry
 }

# Co się stało: punktowanie
scoring-began = Wulkan! Punktowanie { $round }, zaczyna { $who }
final-scoring-began = Ostatnie punktowanie, zaczyna { $who }
temple-scored = świątynia { $hex }: +{ $n }
treasures-scored = skarby: +{ $n }
scored = +{ $gain } (świątynie { $temples }, skarby { $treasures }), razem { $total }
game-over = Koniec gry

# Dlaczego nie
refused-bidding = Trwa licytacja następnej tury: złóż ofertę albo spasuj
refused-choose-first = Najpierw wybierz jedną z odkrytych płytek
refused-place-first = Najpierw połóż płytkę
refused-place-volcano-first = Najpierw połóż wulkan
refused-end-unplaced = Tury nie można zakończyć, dopóki płytka nie leży na planszy
refused-tile-placed = W tej turze nie kładzie się już żadnej płytki
refused-scoring-turn = W turze punktowania nie kładzie się płytki
refused-volcano-placed = W tej turze kładzie się tylko wulkan
refused-turn-runs = Następna licytacja zacznie się po zakończeniu tej tury
refused-tile-chosen = Płytka na tę turę jest już wybrana
refused-no-auction = W tej grze tur się nie licytuje
refused-no-choice-of-tile = Płytkę bierze się z wierzchu stosu, bez wyboru
refused-over = Gra się skończyła
refused-action-points = { $need ->
    [one] Potrzebny { $need } punkt akcji
    [few] Potrzebne { $need } punkty akcji
   *[other] Potrzeba { $need } punktów akcji
 }, do dyspozycji { $have }
refused-not-free = Pole { $hex } jest już odkryte
refused-not-adjacent = { $hex } nie sąsiaduje z żadnym odkrytym polem
refused-not-enterable = Przy takim obrocie na { $hex } nie dałoby się wejść
refused-only-from-volcano = Przy takim obrocie na { $hex } prowadziłaby droga tylko z wulkanu
refused-same-rotation = Obrót { $turns } wygląda tak samo jak { $same }
refused-none-in-supply = W zasobach nie ma już takiego pionka
refused-leader-guards = Twój kierownik strzeże świątyni do końca gry
refused-leader-removed = Twój kierownik jest już poza grą
refused-not-a-camp = { $hex } to nie obóz główny ani twój obóz
refused-camp-of-other = Obóz na { $hex } należy do innego gracza
refused-no-piece = Na { $hex } nie ma takiego twojego pionka
refused-guard-stays = Strażnik na { $hex } zostaje na miejscu do końca gry
refused-already-there = Już stoi na { $hex }
refused-unexplored = Pole { $hex } nie jest odkryte
refused-volcano = Na { $hex } jest wulkan, tam nie wolno
refused-no-way = Na { $hex } nie prowadzi droga, na którą wystarczy jedna tura
refused-no-temple = Na { $hex } nie ma świątyni
refused-guarded = Świątynia na { $hex } ma strażnika
refused-nobody-there = Na { $hex } nie ma twojego pionka
refused-second-level = Drugi poziom w jednej turze wymaga drugiego pionka na { $hex }
refused-two-levels = Na { $hex } odkryto już w tej turze dwa poziomy
refused-no-level-token = Poziomu { $level } nie ma już w zasobach
refused-highest-level = Żadna świątynia nie sięga wyżej niż 10
refused-no-treasure = Na { $hex } nie ma skarbu
refused-second-treasure = Drugi skarb w jednej turze wymaga drugiego pionka na { $hex }
refused-two-treasures = Na { $hex } wykopano już w tej turze dwa skarby
refused-no-opponent = Do wymiany potrzebny jest przeciwnik
refused-not-owned = Nie masz takiego skarbu
refused-opponent-lacks = Przeciwnik nie ma takiego skarbu
refused-own-set = Twoje pary i trójki zostają razem
refused-opponent-set = Pary i trójki przeciwników zostają razem
refused-same-motif = Oba skarby są takie same
refused-no-camp-ground = Na { $hex } nie można rozbić obozu
refused-base-camp = Obóz główny służy wszystkim, nie można na nim budować
refused-treasures-left = Na { $hex } { $n ->
    [one] leży jeszcze { $n } skarb
    [few] leżą jeszcze { $n } skarby
   *[other] leży jeszcze { $n } skarbów
 }
refused-camp-there = Na { $hex } stoi już obóz
refused-no-camp-left = Oba twoje obozy już stoją
refused-no-majority = Siła { $mine } przeciw { $other } na { $hex }: to nie przewaga
refused-no-guard-left = Strzeżesz już dwóch świątyń
refused-bid-too-low = Oferta musi wynosić co najmniej { $least }
refused-bid-too-high = Masz tylko { $have ->
    [one] { $have } punkt
    [few] { $have } punkty
   *[other] { $have } punktów
 }
refused-not-open = Ta płytka nie jest odkryta
refused-no-such-turn = Płytkę obraca się o 0 do 5 kroków

# Wybory, które zaczynają się tak samo
do-move-group = Z { $from }: { $piece }
do-place-group = Płytka na { $hex }
do-swap-group = Oferta: { $give }
do-bid-group = Zaoferuj

# Części punktowania
stage-temples = Świątynie
stage-treasures = Skarby
stage-sum = Razem
