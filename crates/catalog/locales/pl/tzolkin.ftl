# Opcje stołu
option-tribes = Plemiona
option-tribes-about = każdy prowadzi plemię z własną zdolnością, tajnie wybrane z dwóch
option-prophecies = Przepowiednie
option-prophecies-about = w każdej ćwiartce gry oprócz pierwszej coś jest trudniejsze, a na jej końcu punktują ci, którzy poradzili sobie najlepiej
option-buildings = Nowe budynki
option-buildings-about = osiem dodatkowych budynków; te z epoki 1 można później zburzyć i zapłacić nimi za inne
option-quick = Szybkie akcje
option-quick-about = akcje wykonywane zaraz po wysłaniu robotnika i więcej neutralnych znaczników na kołach; w grze pięcioosobowej zawsze
option-first = Kto zaczyna
option-first-about = kto ma w pierwszej rundzie znacznik pierwszego gracza; gra się zgodnie z ruchem wskazówek zegara

# Zasoby
corn = kukurydza
wood = drewno
stone = kamień
gold = złoto
skull = czaszka
block = dowolny surowiec
vp = punkty
worker = robotnik
temple-any = stopień w dowolnej świątyni
tech-any = postęp w dowolnej technologii
nothing = nic
saved-extra = dodatkowy surowiec

# Skąd są punkty
source-buildings = Budynki
source-chichen-itza = Chichen Itza
source-technology = Technologie
source-unfed = Niewyżywieni robotnicy
source-temples-1 = Świątynie, epoka 1
source-temples-2 = Świątynie, epoka 2
source-prophecies = Przepowiednie
source-goods = Kukurydza i surowce
source-skulls = Czaszki
source-monuments = Monumenty

# Koła, świątynie, technologie
palenque = Palenque
yaxchilan = Yaxchilan
wheel-tikal = Tikal
uxmal = Uxmal
chichen-itza = Chichen Itza
chaac = Chaac
quetzalcoatl = Quetzalcoatl
kukulkan = Kukulcan
agriculture = rolnictwo
extraction = pozyskiwanie surowców
architecture = konstrukcja
theology = teologia

# Rodzaje budynków i monumentów
farm = farma
tomb = grobowiec
government = urząd
shrine = sanktuarium

# Szybkie akcje
corn-3 = 3 kukurydze
wood-1-corn-1 = 1 drewno i 1 kukurydza
stone-1 = 1 kamień
gold-1 = 1 złoto
technology = rozwój technologii
market = rynek
build-for-1-corn = budowa za 1 kukurydzę

# Ilości wewnątrz innych zdań: każda liczy tę liczbę, od której ma nazwę
corn-n = { $n ->
    [one] { $n } kukurydza
    [few] { $n } kukurydze
   *[other] { $n } kukurydzy
 }
corn-amount = { $corn ->
    [one] { $corn } kukurydza
    [few] { $corn } kukurydze
   *[other] { $corn } kukurydzy
 }
corn-paid = { $paid ->
    [one] { $paid } kukurydza
    [few] { $paid } kukurydze
   *[other] { $paid } kukurydzy
 }
corn-cost = { $cost ->
    [0] {""}
    [one] {" "}({ $cost } kukurydza)
    [few] {" "}({ $cost } kukurydze)
   *[other] {" "}({ $cost } kukurydzy)
 }
points-value = { $points ->
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] { $points }
 }
points-signed = { $points ->
    [-6] −6
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
    [0] 0
   *[other] +{ $points }
 }
count-value = { $count ->
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] { $count }
 }

# Wszystkie zasoby, których nie jest 0, z przecinkami
amounts = { $corn ->
    [0] {""}
    [one] { $corn } kukurydza
    [few] { $corn } kukurydze
   *[other] { $corn } kukurydzy
 }{ $wood ->
    [0] {""}
    [one] { comma-before-wood }{ $wood } drewno
   *[other] { comma-before-wood }{ $wood } drewna
 }{ $stone ->
    [0] {""}
    [one] { comma-before-stone }{ $stone } kamień
    [few] { comma-before-stone }{ $stone } kamienie
   *[other] { comma-before-stone }{ $stone } kamieni
 }{ $gold ->
    [0] {""}
    [one] { comma-before-gold }{ $gold } złoto
   *[other] { comma-before-gold }{ $gold } złota
 }{ $skull ->
    [0] { amounts-none }
    [one] { comma-before-skull }{ $skull } czaszka
    [few] { comma-before-skull }{ $skull } czaszki
   *[other] { comma-before-skull }{ $skull } czaszek
 }
comma-before-wood = { $corn ->
    [0] {""}
   *[other] {", "}
 }
comma-before-stone = { $wood ->
    [0] { comma-before-wood }
   *[other] {", "}
 }
comma-before-gold = { $stone ->
    [0] { comma-before-stone }
   *[other] {", "}
 }
comma-before-skull = { $gold ->
    [0] { comma-before-gold }
   *[other] {", "}
 }
amounts-none = { $corn ->
    [0] { $wood ->
        [0] { $stone ->
            [0] { $gold ->
                [0] { nothing }
               *[other] {""}
             }
           *[other] {""}
         }
       *[other] {""}
     }
   *[other] {""}
 }

# Płytki dóbr początkowych, według tego, co dają
w-palenque-1 = 3 kukurydze + Quetzalcoatl + rolnictwo
w-palenque-3 = 5 kukurydzy + 1 złoto + Quetzalcoatl
w-palenque-5 = 1 kamień + 1 złoto + rolnictwo
w-palenque-7 = 9 kukurydzy + 1 kamień
w-yaxchilan-1 = 1 drewno + Kukulcan + pozyskiwanie surowców
w-yaxchilan-3 = 2 kukurydze + 2 drewna + Kukulcan
w-yaxchilan-5 = 4 kukurydze + 1 drewno + pozyskiwanie surowców
w-yaxchilan-7 = 3 kukurydze + 2 drewna + 1 kamień
w-tikal-1 = 2 kukurydze + Chaac + konstrukcja
w-tikal-3 = 6 kukurydzy + 2 kamienie
w-tikal-5 = 3 kukurydze + 1 złoto + konstrukcja
w-tikal-7 = 6 kukurydzy + 1 drewno + 1 kamień
w-uxmal-1 = 5 kukurydzy + 1 kamień + Chaac
w-uxmal-3 = 3 kukurydze + 1 drewno + farma dla jednego
w-uxmal-5 = robotnik
w-uxmal-7 = 8 kukurydzy + 1 złoto
w-chichen-itza-0 = 4 kukurydze + 1 drewno + 1 czaszka
w-chichen-itza-3 = 5 kukurydzy + 1 kamień + teologia
w-chichen-itza-5 = 4 kukurydze + 3 drewna
w-chichen-itza-7 = 2 kukurydze + 2 drewna + teologia
w-chichen-itza-10 = 7 kukurydzy + 2 drewna

# Budynki
farm-single-a = farma dla jednego
farm-single-b = farma dla jednego
farm-single-c = farma dla jednego
farm-each-a = farma dla wszystkich
farm-each-b = farma dla wszystkich
farm-triple-a = farma dla trzech
farm-triple-b = farma dla trzech
farm-triple-c = farma dla trzech
tomb-brown-yellow = grobowiec Chaaca i Quetzalcoatla
tomb-brown-green = grobowiec Chaaca i Kukulcana
tomb-builder = grobowiec budowniczych
tomb-market = grobowiec kupców
tomb-worker = grobowiec robotników
tomb-vp = grobowiec chwały
tomb-any-action = grobowiec dowolnej akcji
tomb-three-temples = grobowiec trzech bogów
government-agriculture = urząd rolnictwa
government-agriculture-stone = urząd rolnictwa z kamieniem
government-extraction-corn = urząd surowców z kukurydzą
government-extraction-gold = urząd surowców ze złotem
government-any-stone = urząd wiedzy z kamieniem
government-any-gold = urząd wiedzy ze złotem
government-any-corn = urząd wiedzy z kukurydzą
government-any-skull = urząd wiedzy z czaszką
shrine-architecture = sanktuarium konstrukcji
shrine-architecture-vp = wielkie sanktuarium konstrukcji
shrine-theology-green = sanktuarium teologii i Kukulcana
shrine-theology-brown-green = sanktuarium teologii i dwóch bogów
shrine-two-advances = sanktuarium wiedzy
shrine-brown = sanktuarium Chaaca
shrine-yellow = sanktuarium Quetzalcoatla
shrine-green = sanktuarium Kukulcana
x-farm-granary = spichlerz
x-tomb-seasons = grobowiec drewna i czaszek
x-government-gold = urząd złota
x-shrine-stone = sanktuarium kamienia
x-farm-harvest = farma obfitości
x-tomb-monument = grobowiec z monumentem
x-government-exchange = urząd wymiany
x-shrine-skull = sanktuarium czaszki

# Monumenty
monument-tombs = monument grobowców
monument-all-own = monument budowniczego
monument-corn-tiles = monument kukurydzy
monument-wood-tiles = monument drewna
monument-all-monuments = monument monumentów
monument-governments = monument urzędów
monument-level-3 = monument mistrzostwa
monument-levels = monument wiedzy
monument-workers = monument robotników
monument-shrines = monument sanktuariów
monument-temple-vp = monument trzech świątyń
monument-best-temple = monument jednej świątyni
monument-skulls = monument czaszek

# Plemiona
ah-chuy-kak = Ah Chuy Kak
ahau-chamahez = Ahau Chamahez
ahmakiq = Ahmakiq
bacab = Bacab
balam = Balam
cit-bolon-tum = Cit-Bolon-Tum
huracan = Huracan
itzamna = Itzamna
ixtab = Ixtab
vacub-caquix = Vacub-Caquix
xaman-ek = Xaman Ek
yaluk = Yaluk
yumkaax = Yumkaax

# Przepowiednie
wrathful-gods = Gniew bogów
angry-god-chaac = Wściekły bóg Chaac
angry-god-quetzalcoatl = Wściekły bóg Quetzalcoatl
angry-god-kukulkan = Wściekły bóg Kukulcan
forest-fires = Pożary lasów
drought = Susza
gold-shortage = Niedobór złota
desecration = Zbezczeszczenie
teacher-shortage = Brak nauczycieli
forgotten-lore = Zapomniana wiedza
crowded-cities = Przeludnienie
hunger = Głód
high-floodwaters = Powódź

# O co pyta gra
ask-start = z czym zacząć? Wybór jest tajny.
ask-turn = wysłać robotników do pracy czy ich zdjąć? Do dyspozycji: { corn-amount }, { $hand ->
    [0] brak wolnych robotników
    [one] { $hand } wolny robotnik
   *[other] { $hand } wolnych robotników
 }.
ask-placing = kolejny robotnik? Wysłano: { $placed }, zapłacono: { corn-paid }, do dyspozycji: { corn-amount }.
ask-picking = zdjąć kolejnego robotnika? Do dyspozycji: { corn-amount }.
ask-mercy = miłosierdzie bogów: jeden robotnik na najtańsze pole za całą kukurydzę
ask-use = zdjęty robotnik, { $wheel } { $number }: która akcja? Do dyspozycji: { corn-amount }.
ask-any = która akcja czterech mniejszych kół{ $price ->
    [0] {""}
   *[other] , koszt { $price } kukurydza
 }? Do dyspozycji: { corn-amount }.
ask-learn = która technologia się rozwija? { $n ->
    [0] Brak surowców.
    [one] Do dyspozycji: { $n } surowiec.
    [few] Do dyspozycji: { $n } surowce.
   *[other] Do dyspozycji: { $n } surowców.
 }
ask-learn-free = nagroda: która technologia się rozwija?
ask-learn-more = jeszcze jeden poziom? { $n ->
    [0] Brak surowców.
    [one] Do dyspozycji: { $n } surowiec.
    [few] Do dyspozycji: { $n } surowce.
   *[other] Do dyspozycji: { $n } surowców.
 }
ask-bonus = bonus której technologii?
ask-retreat = która technologia o poziom w dół?
ask-pay = { $n ->
    [one] którym surowcem zapłacić?
   *[other] którymi { $n } surowcami zapłacić?
 }
ask-gain = { $n ->
    [one] który surowiec wziąć?
    [few] które { $n } surowce wziąć?
   *[other] jakie surowce wziąć, razem { $n }?
 }
ask-climb = stopień w górę: która świątynia?
ask-climb-two = { $n ->
    [one] jeszcze stopień w górę: która inna świątynia?
    [few] { $n } różne świątynie o stopień w górę: która pierwsza?
   *[other] { $n } różnych świątyń o stopień w górę: która pierwsza?
 }
ask-anger = gniew bogów, stopień w dół: która świątynia?
ask-skull = czaszka za stopień w dół: która świątynia?
ask-gold = ile złota po 1 kukurydzy? Najwyżej { $most }, do dyspozycji: { corn-amount }.
ask-offer = jeszcze stopień w świątyni za 1 surowiec?
ask-market = co wymienić? Do dyspozycji: { corn-amount }.
ask-build = co wybudować?
ask-build-second = drugi budynek?
ask-build-corn = co wybudować za kukurydzę? Do dyspozycji: { corn-amount }.
ask-monument = który monument wybudować?
ask-days = o ile dni przestawić kalendarz?

# Możliwości: początek
do-tribe = Plemię: { $tribe }
do-keep = Zatrzymaj: { $tile }
do-settle = Zatwierdź wybór

# Możliwości: robotnicy
do-beg = Poproś o kukurydzę, jedna świątynia o stopień w dół
do-place = Robotnik na { $wheel } { $number }
do-place-beyond = Robotnik na { $wheel } { $number } z pominięciem pola
do-place-start = Robotnik na pole Pierwszeństwa
do-place-quick = Robotnik na szybką akcję: { $quick }
do-pick = Zdejmij robotnika: { $wheel } { $number }
do-quick = Szybka akcja: { $quick }
do-end = Zakończ turę
do-pass = Pasuj

# Możliwości: akcje kół
do-fish = Palenque 1: połów ryb
do-harvest-corn = Palenque { $number }: zbiór
do-harvest-wood = Palenque { $number }: wycinka
do-harvest-burn = Palenque { $number }: wypal las, jedna świątynia o stopień w dół
do-yax = Yaxchilan { $number }
do-tik-1 = Tikal 1: jedna technologia o poziom w górę
do-tik-2 = Tikal 2: jeden budynek
do-tik-3 = Tikal 3: technologie o jeden lub dwa poziomy w górę
do-tik-4 = Tikal 4: jeden lub dwa budynki albo monument
do-tik-5 = Tikal 5: dwie świątynie o stopień w górę za 1 surowiec
do-uxm-1 = Uxmal 1: jedna świątynia o stopień w górę
do-uxm-2 = Uxmal 2: rynek
do-uxm-3 = Uxmal 3: nowy robotnik
do-uxm-4 = Uxmal 4: jeden budynek za kukurydzę
do-uxm-5 = Uxmal 5: dowolna akcja mniejszych kół
do-chi = Chichen Itza { $number }: czaszka, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
 }, { $temple } o stopień w górę{ $blocks ->
    [0] {""}
    [one] , { $blocks } surowiec
    [few] , { $blocks } surowce
   *[other] , { $blocks } surowców
 }
do-no-action = Bez akcji
do-no-more = Nic więcej
do-refuse = Zrezygnuj
do-refuse-step = Zrezygnuj: { $temple }
do-market-done = Koniec wymiany

# Możliwości: technologie, świątynie, zasoby
do-learn = Rozwój: { $track } na poziom { $level }
do-learn-bonus = Rozwój ponad poziom 3: { $track }
do-bonus = Bonus: { $track }
do-retreat = W dół: { $track } na { $level ->
    [0] początek
   *[other] poziom { $level }
 }
do-pay = Zapłać
do-gain = Weź
do-climb = Stopień w górę: { $temple } (potem wartość { points-value })
do-climb-lost = Stopień w górę: { $temple } (przepada, wyżej się nie da)
do-anger = Stopień w dół: { $temple } (potem wartość { points-value })
do-gold = Weź złoto
do-sell = Sprzedaj: { $block }
do-buy = Kup: { $block }

# Możliwości: budowa i kalendarz
do-build = Wybuduj: { $tile }{ $pull ->
    [0] {""}
   *[other] ; zburz: { $old }
 }{ $save ->
    [0] {""}
   *[other] ; konstrukcja oszczędza: { $saved }
 }{ $later ->
    [0] {""}
   *[other] ; konstrukcja dopiero przy drugim budynku
 }
do-monument = Wybuduj: { $tile }{ $pull ->
    [0] {""}
   *[other] ; zburz: { $old }
 }
do-turn-1 = Przestaw kalendarz o jeden dzień
do-turn-2 = Przestaw kalendarz o dwa dni: przyspieszenie się zużyje

# Co się stało: początek
chose = tajny wybór gotowy
revealed = na początek { $tile1 }; { $tile2 }
revealed-tribe = { $tribe }; na początek { $tile1 }; { $tile2 }
revealed-tribe-three = { $tribe }; na początek { $tile1 }; { $tile2 }; { $tile3 }
neutral-placed = Neutralny znacznik na { $wheel } { $number }

# Co się stało: tury i robotnicy
round-began = Dzień { $n }
food-round-began = Dzień { $n }: Dzień Żywienia
turn-began = { $who }: tura
topped-up = Bacab: +{ corn-n }
begged = prośba o kukurydzę, teraz { corn-n }
angered = { $temple } o stopień w dół, gniew bogów
placed = robotnik na { $wheel } { $number }{ corn-cost }
placed-start = robotnik na pole Pierwszeństwa{ corn-cost }
placed-quick = robotnik na szybką akcję{ corn-cost }
placed-by-mercy = robotnik na { $wheel } { $number } z łaski bogów{ corn-cost }
placed-start-by-mercy = robotnik na pole Pierwszeństwa z łaski bogów{ corn-cost }
picked = zdjęty robotnik, { $wheel } { $number }
passed = pas
teeth-cleared = z kalendarza { corn-n }
pushed-off = robotnik zepchnięty z koła { $wheel }

# Co się stało: akcje
used = akcja { $wheel } { $number }{ $paid ->
    [0] {""}
   *[other] , koszt { corn-paid }
 }{ $gained ->
    [0] {""}
    [one] , zysk { $gained } kukurydza
    [few] , zysk { $gained } kukurydze
   *[other] , zysk { $gained } kukurydzy
 }
no-action = zdjęty robotnik nie wykonuje akcji
harvested-corn = Palenque { $number }: żeton zbioru kukurydzy
harvested-without-tile = Palenque { $number }: zbiór bez żetonu
harvested-wood = Palenque { $number }: żeton wycinki drzew
burned = Palenque { $number }: las wypalony, żeton zbioru kukurydzy
gained = zdobyto: { amounts }
paid = zapłacono: { amounts }
refused = rezygnuje z oferty
lapsed-step = { $n ->
    [one] stopień w świątyni przepadł, nie ma czym zapłacić
    [few] { $n } stopnie w świątyniach przepadły, nie ma czym zapłacić
   *[other] { $n } stopni w świątyniach przepadło, nie ma czym zapłacić
}
lapsed-gold = złoto przepadło ({ $n }), nie ma czym zapłacić
lapsed-skull = czaszka przepadła, żaden znacznik nie może się cofnąć
lapsed-skull-supply = { $n ->
    [one] czaszka przepadła, żadna już nie została
    [few] { $n } czaszki przepadły, żadna już nie została
   *[other] { $n } czaszek przepadło, żadna już nie została
}
lapsed-advance = { $n ->
    [one] postęp w technologii przepadł, nie ma czym zapłacić
    [few] { $n } postępy w technologiach przepadły, nie ma czym zapłacić
   *[other] { $n } postępów w technologiach przepadło, nie ma czym zapłacić
}
lapsed-action = akcja przepadła, brakuje na nią kukurydzy
lapsed-building = żadnego budynku nie da się opłacić
lapsed-monument = żadnego monumentu nie da się opłacić
lapsed-market = rynek przepadł, nie ma czego wymienić
lapsed-offer = nie ma czym zapłacić za stopień w świątyni
lapsed-exchange = wymiana przepadła, żadna technologia nie może się cofnąć
learned = { $track }: poziom { $level }
bonus-taken = bonus: { $track }
retreated = { $track }: z powrotem na { $level ->
    [0] początek
   *[other] poziom { $level }
 }
climbed = { $temple } o stopień w górę
step-lost = { $temple }: stopień przepadł
worker-gained = nowy robotnik
skull-offered = czaszka na Chichen Itza { $number }
built = wybudowano: { $tile }
pulled-down = zburzono: { $tile }
monument-built = wybudowano: { $tile }
scored = { $source }: +{ $points }
sold = sprzedano: { $block } → { corn-amount }
bought = kupiono: { corn-amount } → { $block }
quick-performed = szybka akcja: { $quick }
quick-lapsed = szybka akcja przepadła, nie da się jej już wykonać
turned-light = przyspieszenie kalendarza znów dostępne
turned-dark = przyspieszenie kalendarza zużyte

# Co się stało: cały stół
buildings-laid = Nowe budynki: { $n ->
    [1] { $tile1 }
    [2] { $tile1 }, { $tile2 }
    [3] { $tile1 }, { $tile2 }, { $tile3 }
    [4] { $tile1 }, { $tile2 }, { $tile3 }, { $tile4 }
    [5] { $tile1 }, { $tile2 }, { $tile3 }, { $tile4 }, { $tile5 }
   *[other] { $tile1 }, { $tile2 }, { $tile3 }, { $tile4 }, { $tile5 }, { $tile6 }
 }
food-day-began = Dzień Żywienia { $n }
fed = wyżywieni robotnicy: { $fed } z { $workers } ({ corn-amount }){ $lost ->
    [0] {""}
    [one] , −{ $lost } punkt
    [few] , −{ $lost } punkty
   *[other] , −{ $lost } punktów
 }
epoch-changed = Zaczyna się epoka 2
skulls-short = { $temple }: za mało czaszek, nikt żadnej nie dostaje
temple-scored = { $temple }: { points-signed }{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus } za najwyższe miejsce
 }
prophecy-scored = { $prophecy }: liczba { count-value }, { points-signed }
prophecy-began = Przepowiednia: { $prophecy }
quick-tiles-laid = Szybkie akcje epoki 2 są wyłożone
corn-laid = 1 kukurydza na kalendarz
token-passed = znacznik pierwszego gracza, oddaje { $from }
calendar-turned = { $days ->
    [one] Kalendarz obraca się o jeden dzień
   *[other] Kalendarz obraca się o { $days } dni
 }
final-scoring-began = Końcowa punktacja
goods-scored = kukurydza i surowce, razem { corn-amount }: +{ $points }
skulls-scored = { $n ->
    [one] { $n } czaszka
    [few] { $n } czaszki
   *[other] { $n } czaszek
 }: +{ $points }
monument-scored = { $tile }: { points-signed }
game-over = Koniec gry

# Dlaczego nie: początek
refused-not-now = Najpierw trzeba zdecydować o czymś innym
refused-over = Gra się skończyła
refused-not-dealt = Tego ci nie rozdano
refused-kept-already = Tę płytkę już zatrzymujesz

# Dlaczego nie: zasoby
refused-corn = { $need ->
    [one] Potrzebna { $need } kukurydza
    [few] Potrzebne { $need } kukurydze
   *[other] Potrzeba { $need } kukurydzy
 }, do dyspozycji { $have }
refused-blocks = Brak surowca ({ $block }): potrzeba { $need }, do dyspozycji { $have }
refused-any-blocks = { $need ->
    [one] Potrzebny { $need } surowiec
    [few] Potrzebne { $need } surowce
   *[other] Potrzeba { $need } surowców
 }, do dyspozycji { $have }
refused-no-skull = Nie masz czaszki
refused-wrong-count = { $need ->
    [one] Dokładnie { $need } surowiec
    [few] Dokładnie { $need } surowce
   *[other] Dokładnie { $need } surowców
 }
refused-too-much-gold = { $most ->
    [one] Najwyżej { $most } złoto
   *[other] Najwyżej { $most } złota
 }

# Dlaczego nie: prośba o kukurydzę i świątynie
refused-too-rich-to-beg = O kukurydzę można prosić, mając najwyżej { $most } kukurydze; masz { $have }
refused-too-late-to-beg = O kukurydzę prosi się raz, na samym początku tury
refused-no-step-to-lose = Wszystkie twoje znaczniki są na najniższym stopniu
refused-lowest-step = { $temple }: twój znacznik jest na najniższym stopniu
refused-other-temple = Tej świątyni nie ma do wyboru: { $temple }

# Dlaczego nie: robotnicy
refused-picking = W tej turze zdejmujesz robotników
refused-placing = W tej turze wysyłasz robotników do pracy
refused-placing-over = Wysyłanie robotników w tej turze już się skończyło
refused-no-worker-in-hand = Nie masz wolnego robotnika
refused-wheel-full = Na kole { $wheel } nie ma wolnego pola
refused-space-taken = To pole jest zajęte
refused-no-skip = Tam nie można pominąć żadnego pola
refused-one-quick-action = Tylko jedna szybka akcja na turę
refused-quick-impossible = Tej szybkiej akcji nie da się wykonać
refused-quick-action-outstanding = Najpierw szybka akcja
refused-not-cheapest = Z łaski bogów tylko na najtańsze pole
refused-one-by-mercy = Z łaski bogów tylko jeden robotnik
refused-no-worker-there = Na { $wheel } { $number } nie masz robotnika
refused-just-placed = Tego robotnika wysłano w tej turze
refused-nothing-done = W turze trzeba wysłać albo zdjąć robotnika
refused-would-push = Z { $wheel } { $number } zostałby zepchnięty robotnik

# Dlaczego nie: akcje
refused-out-of-reach = Robotnik nie sięga do akcji { $wheel } { $number }
refused-no-corn-tile = Nie ma tam odkrytego żetonu zbioru kukurydzy
refused-no-wood-tile = Nie ma tam już żetonu wycinki drzew
refused-skull-already-offered = Na Chichen Itza { $number } leży już czaszka
refused-no-advance = Na żaden rozwój nie wystarcza surowców
refused-not-offered = Tu nie można rozwinąć: { $track }
refused-no-level = Jeszcze na początku: { $track }
refused-nothing-to-build = W ofercie nie ma nic, na co cię stać
refused-not-on-offer = Tego żetonu nie ma w ofercie
refused-no-monument-here = Monumenty buduje tylko Tikal 4
refused-not-renovatable = Nie można zburzyć: { $tile }
refused-covers-nothing = Nie pokrywa niczego z kosztu: { $tile }
refused-no-discount = Tego konstrukcja nie oszczędza
refused-cannot-keep-architecture = Konstrukcja nie może poczekać na drugi budynek
refused-no-second-building = Nie ma drugiego budynku, na który cię stać
refused-bought-here = Przy tej wymianie już kupiono: { $block }
refused-sold-here = Przy tej wymianie już sprzedano: { $block }
refused-must-trade = Co najmniej jedna wymiana jest obowiązkowa
refused-no-sale = Teraz nie można niczego sprzedać
refused-sale-leaves-no-answer = Po tej sprzedaży nie dałoby się już odpowiedzieć
refused-no-declining = Z tego nie można zrezygnować

# Co to robi: koła
about-pal-1 = Połów ryb: 3 kukurydze
about-pal-2 = Żeton zbioru i 4 kukurydze
about-pal-3 = Żeton zbioru i 5 kukurydzy albo żeton wycinki i 2 drewna; wypalenie lasu daje kukurydzę za stopień w dół w świątyni
about-pal-4 = Żeton zbioru i 7 kukurydzy albo żeton wycinki i 3 drewna; wypalenie lasu daje kukurydzę za stopień w dół w świątyni
about-pal-5 = Żeton zbioru i 9 kukurydzy albo żeton wycinki i 4 drewna; wypalenie lasu daje kukurydzę za stopień w dół w świątyni
about-yax-1 = 1 drewno
about-yax-2 = 1 kamień i 1 kukurydza
about-yax-3 = 1 złoto i 2 kukurydze
about-yax-4 = 1 czaszka, dopóki są
about-yax-5 = 1 złoto, 1 kamień i 2 kukurydze
about-tik-1 = Jedna technologia o poziom w górę: poziom 1, 2, 3 kosztuje 1, 2, 3 surowce, bonus ponad poziomem 3 kosztuje 1
about-tik-2 = Budowa jednego budynku za jego koszt
about-tik-3 = Jeden lub dwa poziomy w górę, w jednej technologii lub w dwóch, każdy za swój koszt
about-tik-4 = Budowa jednego lub dwóch budynków albo jednego monumentu; konstrukcja pomaga tylko przy jednym budynku
about-tik-5 = Za 1 surowiec dwie różne świątynie o stopień w górę
about-uxm-1 = Za 3 kukurydze jedna świątynia o stopień w górę
about-uxm-2 = Wymiana kukurydzy i surowców, ile razy chcesz: drewno za 2, kamień za 3, złoto za 4 kukurydze
about-uxm-3 = Jeden robotnik więcej, łącznie najwyżej sześciu
about-uxm-4 = Budowa jednego budynku, zamiast każdego surowca 2 kukurydze
about-uxm-5 = Za 1 kukurydzę dowolna akcja kół Palenque, Yaxchilan, Tikal lub Uxmal
about-chi-1 = Za czaszkę, raz w grze: 4 punkty, Chaac o stopień w górę
about-chi-2 = Za czaszkę, raz w grze: 5 punktów, Chaac o stopień w górę
about-chi-3 = Za czaszkę, raz w grze: 6 punktów, Chaac o stopień w górę
about-chi-4 = Za czaszkę, raz w grze: 7 punktów, Kukulcan o stopień w górę
about-chi-5 = Za czaszkę, raz w grze: 8 punktów, Kukulcan o stopień w górę
about-chi-6 = Za czaszkę, raz w grze: 8 punktów, 1 dowolny surowiec, Kukulcan o stopień w górę
about-chi-7 = Za czaszkę, raz w grze: 10 punktów, Quetzalcoatl o stopień w górę
about-chi-8 = Za czaszkę, raz w grze: 11 punktów, 1 dowolny surowiec, Quetzalcoatl o stopień w górę
about-chi-9 = Za czaszkę, raz w grze: 13 punktów, 1 dowolny surowiec, Quetzalcoatl o stopień w górę
about-free-choice = Dowolna akcja tego koła, cofanie się nic nie kosztuje
about-start-space = Na koniec tury cała kukurydza z kalendarza; na koniec rundy robotnik wraca, znacznik pierwszego gracza zmienia właściciela, a kalendarz można przestawić o dwa dni
about-double-advance = Kto stoi na polu Pierwszeństwa, może raz przestawić kalendarz o dwa dni, jeśli nie zepchnie tym z koła nikogo, kto inaczej by został; szczyt świątyni odnawia tę możliwość

# Co to robi: świątynie
about-chaac = Brązowa świątynia: w 1. i 3. Dniu Żywienia kamień od pierwszego i od trzeciego stopnia ponad początkowym, w 2. i 4. punkty; za najwyższe miejsce 6 punktów w pierwszej epoce, 2 w drugiej
about-quetzalcoatl = Żółta świątynia: w 1. i 3. Dniu Żywienia złoto od drugiego i od czwartego stopnia ponad początkowym, w 2. i 4. punkty; za najwyższe miejsce 2 punkty w pierwszej epoce, 6 w drugiej
about-kukulkan = Zielona świątynia: w 1. i 3. Dniu Żywienia drewno od pierwszego i od trzeciego stopnia ponad początkowym i czaszka od czwartego, w 2. i 4. punkty; za najwyższe miejsce 4 punkty w każdej epoce

# Co to robi: technologie
about-agriculture-1 = +1 kukurydza przy każdym zbiorze kukurydzy na Palenque 2–5
about-agriculture-2 = Kukurydza na Palenque 2–5, nawet gdy nie ma odkrytego żetonu zbioru, i +1 kukurydza przy połowie ryb
about-agriculture-3 = Kolejne +2 kukurydze przy każdym zbiorze kukurydzy na Palenque 2–5
about-agriculture-bonus = Dowolna świątynia o stopień w górę
about-extraction-1 = +1 drewno do drewna z Yaxchilan 1 lub Palenque 3–5
about-extraction-2 = +1 kamień do kamienia z Yaxchilan 2 lub 5
about-extraction-3 = +1 złoto do złota z Yaxchilan 3 lub 5
about-extraction-bonus = 2 dowolne surowce
about-architecture-1 = 1 kukurydza za każdy budynek wybudowany akcją Tikal 2, Tikal 4 lub Uxmal 4
about-architecture-2 = 2 punkty za każdy budynek wybudowany akcją Tikal 2, Tikal 4 lub Uxmal 4
about-architecture-3 = Budynek tańszy o 1 surowiec przy Tikal 2 lub 4, o 2 kukurydze przy Uxmal 4
about-architecture-bonus = 3 punkty
about-theology-1 = Robotnik z koła Chichen Itza może zamiast swojej akcji wykonać za darmo następną wyższą
about-theology-2 = Po akcji koła Chichen Itza możesz zapłacić 1 surowiec i wejść o stopień wyżej w dowolnej świątyni
about-theology-3 = +1 czaszka przy Yaxchilan 4
about-theology-bonus = 1 czaszka

# Co to robi: dobra początkowe
about-w-palenque-1 = 3 kukurydze, Quetzalcoatl o stopień w górę, rolnictwo o poziom w górę
about-w-palenque-3 = 5 kukurydzy, 1 złoto, Quetzalcoatl o stopień w górę
about-w-palenque-5 = 1 kamień, 1 złoto, rolnictwo o poziom w górę
about-w-palenque-7 = 9 kukurydzy, 1 kamień
about-w-yaxchilan-1 = 1 drewno, Kukulcan o stopień w górę, pozyskiwanie surowców o poziom w górę
about-w-yaxchilan-3 = 2 kukurydze, 2 drewna, Kukulcan o stopień w górę
about-w-yaxchilan-5 = 4 kukurydze, 1 drewno, pozyskiwanie surowców o poziom w górę
about-w-yaxchilan-7 = 3 kukurydze, 2 drewna, 1 kamień
about-w-tikal-1 = 2 kukurydze, Chaac o stopień w górę, konstrukcja o poziom w górę
about-w-tikal-3 = 6 kukurydzy, 2 kamienie
about-w-tikal-5 = 3 kukurydze, 1 złoto, konstrukcja o poziom w górę
about-w-tikal-7 = 6 kukurydzy, 1 drewno, 1 kamień
about-w-uxmal-1 = 5 kukurydzy, 1 kamień, Chaac o stopień w górę
about-w-uxmal-3 = 3 kukurydze, 1 drewno, jeden robotnik potrzebuje w Dniach Żywienia o 2 kukurydze mniej
about-w-uxmal-5 = Jeden robotnik więcej
about-w-uxmal-7 = 8 kukurydzy, 1 złoto
about-w-chichen-itza-0 = 4 kukurydze, 1 drewno, 1 czaszka
about-w-chichen-itza-3 = 5 kukurydzy, 1 kamień, teologia o poziom w górę
about-w-chichen-itza-5 = 4 kukurydze, 3 drewna
about-w-chichen-itza-7 = 2 kukurydze, 2 drewna, teologia o poziom w górę
about-w-chichen-itza-10 = 7 kukurydzy, 2 drewna

# Co to robi: budynki
about-farm = Farma w Dniach Żywienia oszczędza kukurydzę: po 2 jednemu lub trzem robotnikom albo po 1 wszystkim
about-farm-single-a = W Dniach Żywienia jeden robotnik potrzebuje o 2 kukurydze mniej
about-farm-single-b = W Dniach Żywienia jeden robotnik potrzebuje o 2 kukurydze mniej
about-farm-single-c = W Dniach Żywienia jeden robotnik potrzebuje o 2 kukurydze mniej
about-farm-each-a = W Dniach Żywienia każdy robotnik potrzebuje o 1 kukurydzę mniej
about-farm-each-b = W Dniach Żywienia każdy robotnik potrzebuje o 1 kukurydzę mniej
about-farm-triple-a = W Dniach Żywienia trzech robotników potrzebuje po 2 kukurydze mniej
about-farm-triple-b = W Dniach Żywienia trzech robotników potrzebuje po 2 kukurydze mniej
about-farm-triple-c = W Dniach Żywienia trzech robotników potrzebuje po 2 kukurydze mniej
about-tomb-brown-yellow = Chaac i Quetzalcoatl o stopień w górę
about-tomb-brown-green = Chaac i Kukulcan o stopień w górę
about-tomb-builder = Dowolna świątynia o stopień w górę i możesz wybudować jeszcze jeden budynek
about-tomb-market = Możesz wymieniać jak przy Uxmal 2; 6 punktów
about-tomb-worker = Jeden robotnik więcej; 6 punktów
about-tomb-vp = 8 punktów
about-tomb-any-action = Za 1 kukurydzę możesz wykonać dowolną akcję mniejszych kół; 2 punkty
about-tomb-three-temples = Wszystkie świątynie o stopień w górę; 3 punkty
about-government-agriculture = Rolnictwo o poziom w górę
about-government-agriculture-stone = Rolnictwo o poziom w górę; 1 kamień
about-government-extraction-corn = Pozyskiwanie surowców o poziom w górę; 1 kukurydza
about-government-extraction-gold = Pozyskiwanie surowców o poziom w górę; 1 złoto
about-government-any-stone = Dowolna technologia o poziom w górę; 1 kamień
about-government-any-gold = Dowolna technologia o poziom w górę; 1 złoto
about-government-any-corn = Dowolna technologia o poziom w górę; 6 kukurydzy
about-government-any-skull = Dowolna technologia o poziom w górę; 1 czaszka
about-shrine-architecture = Konstrukcja o poziom w górę
about-shrine-architecture-vp = Konstrukcja o poziom w górę; 3 punkty
about-shrine-theology-green = Teologia o poziom w górę; Kukulcan o stopień w górę
about-shrine-theology-brown-green = Teologia o poziom w górę; Chaac i Kukulcan o stopień w górę
about-shrine-two-advances = Dwa poziomy w górę, w jednej technologii lub w dwóch
about-shrine-brown = Chaac o dwa stopnie w górę; 2 punkty
about-shrine-yellow = Quetzalcoatl o dwa stopnie w górę; 4 punkty
about-shrine-green = Kukulcan o dwa stopnie w górę; 3 punkty
about-x-farm-granary = W Dniach Żywienia 3 kukurydze jeszcze przed żywieniem; można go zburzyć dla nowej budowli
about-x-tomb-seasons = W Dniach Żywienia jeszcze przed żywieniem 1 drewno, w drugiej epoce 1 czaszka; można go zburzyć dla nowej budowli
about-x-government-gold = W Dniach Żywienia 1 złoto jeszcze przed żywieniem; można go zburzyć dla nowej budowli
about-x-shrine-stone = W Dniach Żywienia 1 kamień jeszcze przed żywieniem; można je zburzyć dla nowej budowli
about-x-farm-harvest = 8 kukurydzy
about-x-tomb-monument = Możesz wybudować monument jak przy Tikal 4; 1 punkt
about-x-government-exchange = Jedna technologia o poziom w dół, potem każda z trzech pozostałych może pójść o poziom w górę
about-x-shrine-skull = 7 punktów i dowolna świątynia o stopień w górę; jego czaszka liczy się jak w Chichen Itza, także dla teologii

# Co to robi: monumenty
about-monument-tombs = Na koniec 4 punkty za każdy twój grobowiec, łącznie z tym monumentem
about-monument-all-own = Na koniec 2 punkty za każdy twój budynek i monument
about-monument-corn-tiles = Na koniec 4 punkty za każdy twój żeton zbioru kukurydzy
about-monument-wood-tiles = Na koniec 4 punkty za każdy twój żeton wycinki drzew
about-monument-all-monuments = Na koniec punkty za każdy wybudowany monument bez względu na właściciela: 6 przy dwóch graczach, 5 przy trzech, 4 przy większej liczbie
about-monument-governments = Na koniec 4 punkty za każdy twój urząd, łącznie z tym monumentem
about-monument-level-3 = Na koniec 9, 20 lub 33 punkty za jedną, dwie lub więcej technologii na poziomie 3
about-monument-levels = Na koniec 3 punkty za każdy osiągnięty poziom technologii
about-monument-workers = Na koniec 6, 12 lub 18 punktów za czterech, pięciu lub sześciu robotników
about-monument-shrines = Na koniec 4 punkty za każde twoje sanktuarium, łącznie z tym monumentem
about-monument-temple-vp = Na koniec jeszcze raz punkty za twoje stopnie we wszystkich świątyniach
about-monument-best-temple = Na koniec 3 punkty za każdy stopień ponad początkowym w twojej najlepszej świątyni
about-monument-skulls = Na koniec 3 punkty za każdą czaszkę w Chichen Itza bez względu na to, czyja była

# Co to robi: szybkie akcje
about-corn-3 = Od razu 3 kukurydze
about-wood-1-corn-1 = Od razu 1 drewno i 1 kukurydza
about-stone-1 = Od razu 1 kamień
about-gold-1 = Od razu 1 złoto
about-technology = Od razu jedna technologia o poziom w górę za zwykły koszt
about-market = Od razu wymiana kukurydzy i surowców: drewno za 2, kamień za 3, złoto za 4 kukurydze
about-build-for-1-corn = Za 1 kukurydzę od razu budowa jednego budynku za zwykły koszt; konstrukcja nie pomaga

# Co to robi: plemiona
about-ah-chuy-kak = Po wysłaniu dwóch lub więcej robotników na koła możesz zdjąć jednego wysłanego wcześniej
about-ahau-chamahez = Za 1 kukurydzę zdejmowany robotnik wykonuje następną wyższą akcję
about-ahmakiq = Nie musisz wysyłać ani zdejmować robotników, możesz spasować
about-bacab = Każdą turę zaczynasz z co najmniej 2 kukurydzami; o kukurydzę możesz prosić, mając najwyżej 3, i masz wtedy 4
about-balam = Niższa akcja nic cię nie kosztuje i daje ci 1 kukurydzę
about-cit-bolon-tum = Jeden robotnik na turę o 2 kukurydze taniej; na każdym kole masz o jedno pole akcji dowolnej więcej, numer 8, na Chichen Itza 11
about-huracan = Twoi robotnicy mogą użyć tego samego numeru na kole z pary: Palenque i Yaxchilan, Tikal i Uxmal
about-itzamna = Poziom 1, 2, 3 technologii kosztuje cię 0, 1, 2 surowce; ponad poziomem 3 wybierasz dowolny bonus
about-ixtab = Zatrzymujesz trzy płytki dóbr początkowych i schodzisz o stopień w jednej świątyni
about-vacub-caquix = W każdej turze twoi robotnicy mogą pominąć jedno puste pole jednego koła
about-xaman-ek = Raz na turę możesz w dowolnej chwili sprzedać surowiec: drewno za 2, kamień za 3, złoto za 4 kukurydze
about-yaluk = Zaczynasz z pięcioma robotnikami; każdy potrzebuje w Dniu Żywienia o 1 kukurydzę więcej, a za niewyżywionego tracisz 5 punktów
about-yumkaax = Wysłanie od jednego do sześciu robotników kosztuje cię dodatkowo 0, 0, 2, 5, 9, 13 kukurydzy zamiast 0, 1, 3, 6, 10, 15

# Co to robi: przepowiednie
about-wrathful-gods = Każdy stopień w górę w świątyni kosztuje 1 kukurydzę; na koniec punkty za stopnie ponad początkowym we wszystkich świątyniach: do 0 → −5, 1–3 → 0, 4–9 → +6, od 10 → +13
about-angry-god-chaac = Każdy stopień w górę w świątyni Chaaca kosztuje 1 surowiec; na koniec punkty za stopnie ponad początkowym w tej świątyni: −1 → −5, 0–1 → 0, 2–3 → +6, od 4 → +13
about-angry-god-quetzalcoatl = Każdy stopień w górę w świątyni Quetzalcoatla kosztuje 1 surowiec; na koniec punkty za stopnie ponad początkowym w tej świątyni: −1 → −5, 0–1 → 0, 2–3 → +6, od 4 → +13
about-angry-god-kukulkan = Każdy stopień w górę w świątyni Kukulcana kosztuje 1 surowiec; na koniec punkty za stopnie ponad początkowym w tej świątyni: −1 → −5, 0–1 → 0, 2–3 → +6, od 4 → +13
about-forest-fires = Wycinka na Palenque daje o 1 drewno mniej; na koniec punkty za żetony wycinki drzew: 0 → −5, 1–2 → 0, 3–5 → +6, od 6 → +13
about-drought = Zbiór na Palenque, poza połowem ryb, daje o 1 kukurydzę mniej; na koniec punkty za żetony zbioru kukurydzy: 0–1 → −5, 2–3 → 0, 4–6 → +6, od 7 → +13
about-gold-shortage = Każde zdobyte złoto kosztuje 1 kukurydzę albo trzeba z niego zrezygnować; na koniec punkty za twoje złoto: 0–1 → −5, 2–3 → 0, 4–5 → +6, od 6 → +13
about-desecration = Każda zdobyta czaszka kosztuje stopień w dół w świątyni albo trzeba z niej zrezygnować; na koniec punkty za twoje czaszki: 0 → −5, 1–2 → 0, 3–4 → +6, od 5 → +13
about-teacher-shortage = Każdy poziom technologii kosztuje o 1 surowiec więcej; na koniec punkty za poziomy wszystkich technologii: 0–2 → −5, 3–4 → 0, 5–6 → +6, od 7 → +13
about-forgotten-lore = Korzyści z poziomu 2 żadnej technologii nie działają; na koniec punkty za technologie na poziomie 2 lub 3: 0 → −5, 1 → 0, 2 → +6, od 3 → +13
about-crowded-cities = Każdy budynek kosztuje o 1 surowiec więcej, przy Uxmal 4 o 2 kukurydze; na koniec punkty za twoje budynki: 0–1 → −5, 2–3 → 0, 4–6 → +6, od 7 → +13
about-hunger = Każdy robotnik potrzebuje o 1 kukurydzę więcej; na koniec punkty za wyżywionych robotników: 0–3 → −5, 4 → 0, 5 → +6, 6 → +13
about-high-floodwaters = Wysłanie robotnika na Chichen Itza kosztuje o 2 kukurydze więcej; na koniec punkty za twoich robotników na tym kole: 0 → −5, 1 → 0, 2 → +6, od 3 → +13

# Wybory, które zaczynają się tak samo
do-build-group = Wybuduj: { $tile }
do-monument-group = Wybuduj: { $tile }

# Części Dnia Żywienia i końcowej punktacji oraz co rozstrzyga remis
stage-income = Dochód
stage-feeding = Żywienie
stage-epoch = Epoka 2
stage-rewards = Świątynie
stage-temples = Świątynie
stage-prophecy = Przepowiednia
stage-next = Od następnego dnia
stage-goods = Kukurydza i surowce
stage-skulls = Czaszki
stage-monuments = Monumenty
tie-workers = { $n ->
    [one] { $n } robotnik na kołach
    [few] { $n } robotnicy na kołach
   *[other] { $n } robotników na kołach
 }
