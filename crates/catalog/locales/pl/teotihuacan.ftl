# Opcje stołu
option-setup = Początek gry
option-setup-about = każdy tajnie zatrzymuje dwie z czterech płytek startowych; albo gracze biorą je z odkrytej oferty; albo każdy ma z góry ustalone dobra i robotników jak w pierwszej grze
option-setup-normal = płytki startowe, tajnie
option-setup-first-game = pierwsza gra
option-setup-draft = płytki startowe z oferty
option-boards = Plansze akcji
option-boards-about = gdzie leży sześć luźnych plansz; w pierwszej grze zawsze tak, jak są wydrukowane
option-boards-shuffled = plansze potasowane
option-boards-printed = plansze jak na wydruku
option-edition = Wartości
option-edition-about = trzy wartości z instrukcji są wydrukowane inaczej: szczyt piramidy (3 punkty, wydrukowano 7), płytka pałacu z Aleją Umarłych (najwyżej siła, wydrukowano o 1 więcej), jedna płytka startowa (2 kakao, wydrukowano 2 kamienie)
option-edition-rulebook = wartości z instrukcji
option-edition-printed = wartości wydrukowane
option-dark-eclipse = Mroczne zaćmienie
option-dark-eclipse-about = zaćmienie punktuje się zaraz po turze, która je wywołała; nikt nie ma przedtem kolejnej tury
option-first = Kto zaczyna
option-first-about = kto ma żeton kolejności 1; gra się zgodnie z ruchem wskazówek zegara

# Opcje gry przeciw Teotibotowi: im więcej ma, tym trudniej z nim wygrać
option-bot-gold-deposits = Robotnik Teotibota: Złoża złota
option-bot-gold-deposits-about = jego siła na początku; więcej znaczy trudniej
option-bot-gold-deposits-normal = Teotibot, Złoża złota: siła 2
option-bot-gold-deposits-minus-1 = Teotibot, Złoża złota: siła 1
option-bot-gold-deposits-plus-1 = Teotibot, Złoża złota: siła 3
option-bot-nobles = Robotnik Teotibota: Arystokraci
option-bot-nobles-about = jego siła na początku; więcej znaczy trudniej
option-bot-nobles-normal = Teotibot, Arystokraci: siła 2
option-bot-nobles-minus-1 = Teotibot, Arystokraci: siła 1
option-bot-nobles-plus-1 = Teotibot, Arystokraci: siła 3
option-bot-construction = Robotnik Teotibota: Budowa
option-bot-construction-about = jego siła na początku; więcej znaczy trudniej
option-bot-construction-normal = Teotibot, Budowa: siła 2
option-bot-construction-minus-1 = Teotibot, Budowa: siła 1
option-bot-construction-plus-1 = Teotibot, Budowa: siła 3
option-bot-wood = Drewno Teotibota
option-bot-wood-about = ile go ma na początku; więcej znaczy trudniej
option-bot-wood-normal = Teotibot: 2 drewna
option-bot-wood-minus-1 = Teotibot: 1 drewno
option-bot-wood-plus-1 = Teotibot: 3 drewna
option-bot-stone = Kamień Teotibota
option-bot-stone-about = ile go ma na początku; więcej znaczy trudniej
option-bot-stone-normal = Teotibot: 2 kamienie
option-bot-stone-minus-1 = Teotibot: 1 kamień
option-bot-stone-plus-1 = Teotibot: 3 kamienie
option-bot-gold = Złoto Teotibota
option-bot-gold-about = ile go ma na początku; więcej znaczy trudniej
option-bot-gold-normal = Teotibot: 2 złota
option-bot-gold-minus-1 = Teotibot: 1 złoto
option-bot-gold-plus-1 = Teotibot: 3 złota
option-bot-cocoa = Kakao Teotibota
option-bot-cocoa-about = punkty, które dostaje za 10 kakao; więcej znaczy trudniej
option-bot-cocoa-normal = Teotibot: 3 punkty za 10 kakao
option-bot-cocoa-minus-2 = Teotibot: 1 punkt za 10 kakao
option-bot-cocoa-minus-1 = Teotibot: 2 punkty za 10 kakao
option-bot-cocoa-plus-1 = Teotibot: 4 punkty za 10 kakao
option-bot-cocoa-plus-2 = Teotibot: 5 punktów za 10 kakao
option-bot-worship = Oddawanie czci przez Teotibota
option-bot-worship-about = o ile stopni wchodzi dzięki płytce Oddawanie czci, a o ile na planszy Zdobienia; więcej znaczy trudniej
option-bot-worship-normal = Teotibot oddaje cześć: 2 stopnie, na Zdobieniach 3
option-bot-worship-minus-1 = Teotibot oddaje cześć: 1 stopień, na Zdobieniach 2
option-bot-worship-plus-1 = Teotibot oddaje cześć: 3 stopnie, na Zdobieniach 4
option-bot-bonus = Przychylność bogów dla Teotibota
option-bot-bonus-about = punkty na koniec za każdą osiągniętą przez niego płytkę przychylności bogów; więcej znaczy trudniej
option-bot-bonus-normal = Teotibot: 15 punktów za płytkę przychylności
option-bot-bonus-minus-10 = Teotibot: 5 punktów za płytkę przychylności
option-bot-bonus-minus-5 = Teotibot: 10 punktów za płytkę przychylności
option-bot-bonus-plus-5 = Teotibot: 20 punktów za płytkę przychylności
option-bot-bonus-plus-10 = Teotibot: 25 punktów za płytkę przychylności
option-bot-technology = Technologie Teotibota
option-bot-technology-about = punkty na koniec za każdą jego technologię; więcej znaczy trudniej
option-bot-technology-normal = Teotibot: 2 punkty za technologię
option-bot-technology-minus-2 = Teotibot: 0 punktów za technologię
option-bot-technology-minus-1 = Teotibot: 1 punkt za technologię
option-bot-technology-plus-1 = Teotibot: 3 punkty za technologię
option-bot-technology-plus-2 = Teotibot: 4 punkty za technologię

# Dobra i co jeszcze wybór kosztuje lub daje
cocoa = kakao
wood = drewno
stone = kamień
gold = złoto
resource = dowolny surowiec
vp = punkty
t-any = stopień w dowolnej świątyni
t-blue = stopień w niebieskiej świątyni
t-red = stopień w czerwonej świątyni
t-green = stopień w zielonej świątyni
t-neutral = neutralny symbol
avenue = pole Alei Umarłych
temple-bonus = płytka przychylności bogów
power-up = wzmocnienie
ascension = nagroda za wniebowstąpienie
worker = nowy robotnik
nothing = nic

# Skąd są punkty
source-temples = Świątynie
source-gathering = Wydobycie
source-technologies = Technologie
source-nobles = Arystokraci
source-decorations = Zdobienia
source-construction = Budowa
source-royals = Płytki pałacu
source-discoveries = Płytki odkryć
source-ascension = Wniebowstąpienie
source-bot-cocoa = Wymienione kakao
source-avenue = Aleja Umarłych
source-pyramid = Tor piramidy
source-masks = Maski
source-wages = Zaległa płaca
source-bonuses = Przychylność bogów
source-bot-goods = Pozostałe kakao i surowce
source-bot-technologies = Technologie na koniec

# Plansze, pola oddawania czci, świątynie
palace = Pałac
forest = Las
quarry = Kamieniołom
gold-deposits = Złoża złota
alchemy = Alchemia
nobles = Arystokraci
decorations = Zdobienia
construction = Budowa
palace-1 = Pałac, lewa płytka pałacu
palace-2 = Pałac, środkowa płytka pałacu
palace-3 = Pałac, prawa płytka pałacu
blue = niebieska świątynia
red = czerwona świątynia
green = zielona świątynia
worship-red = stopień w czerwonej świątyni
worship-green = stopień w zielonej świątyni
worship-blue = stopień w niebieskiej świątyni
worship-any = stopień w dowolnej świątyni

# Rzędy budynków, strony piramidy, nagrody kręgu wniebowstąpienia, strzałki Teotibota
top-row = górny rząd
middle-row = środkowy rząd
bottom-row = dolny rząd
side-top = górna strona
side-right = prawa strona
side-bottom = dolna strona
side-left = lewa strona
ascend-vp = punkty
ascend-cocoa = kakao
ascend-temple = jeden stopień w świątyni
ascend-temples = dwa stopnie w świątyniach
ascend-worker = czwarty robotnik
dir-left = w górę w lewo
dir-right = w górę w prawo

# Technologie
tech-1 = kakao z pałacu
tech-3 = punkty za alchemię i arystokratów
tech-5 = obfitsze wydobycie
tech-7 = kakao i punkty za wydobycie
tech-9 = punkty za zdobienia
tech-11 = punkty za budowę
tech-13 = dodatkowe wzmocnienie
tech-15 = dodatkowy budowniczy
tech-17 = stopień w świątyni za budowę
tech-1-about = 1 kakao za każdym razem, gdy przesuwasz robotnika na planszę Pałac lub ją mijasz
tech-3-about = 3 punkty za każdą akcję główną na planszach Alchemia i Arystokraci
tech-5-about = O 1 drewno, kamień lub złoto więcej przy każdej akcji głównej na planszach Las, Kamieniołom i Złoża złota
tech-7-about = 1 kakao i 1 punkt przy każdej akcji głównej na planszach Las, Kamieniołom i Złoża złota
tech-9-about = 4 punkty za każdą akcję główną na planszy Zdobienia
tech-11-about = 3 punkty za każdą akcję główną na planszy Budowa bez względu na liczbę położonych płytek
tech-13-about = Raz przy każdej akcji głównej, która wzmacnia robotnika, możesz zapłacić 1 kakao za kolejne wzmocnienie na tej samej planszy
tech-15-about = Przy każdej akcji głównej na planszy Budowa liczy się o jednego robotnika więcej, a jedna z płytek jest tańsza o 1 kamień lub 1 drewno
tech-17-about = Stopień w dowolnej świątyni za każdą akcję główną na planszy Budowa bez względu na liczbę położonych płytek

# Płytki pałacu
royal-1 = dar kakao
royal-2 = drewno i kamień za kakao
royal-3 = kakao za surowce
royal-4 = punkty za technologie
royal-5 = punkty za tor piramidy
royal-6 = złoto i kamień za kakao
royal-7 = wiele surowców za jeden
royal-8 = stopnie w świątyniach za kakao
royal-9 = punkty za Aleję Umarłych
royal-1-about = Kakao: o 1 więcej, niż wynosi siła robotnika
royal-2-about = Za 1 kakao 1 drewno i 1 kamień, najwyżej tyle razy, ile wynosi siła robotnika
royal-3-about = Za 1 surowiec 2 kakao, najwyżej tyle razy, ile wynosi siła robotnika
royal-4-about = 2 punkty za każdą twoją technologię; liczy się ich najwyżej tyle, ile wynosi siła robotnika
royal-5-about = 2 punkty za każde twoje pole na torze piramidy; liczy się ich najwyżej tyle, ile wynosi siła robotnika
royal-6-about = Za 1 kakao 1 złoto i 1 kamień, najwyżej tyle razy, ile wynosi siła robotnika
royal-7-about = Za 1 kakao i 1 surowiec tyle dowolnych surowców, ile wynosi siła robotnika
royal-8-about = Za 1 kakao stopień w dowolnej świątyni, najwyżej o jeden raz mniej, niż wynosi siła robotnika
royal-9-about = 1 punkt za każde twoje pole w Alei Umarłych; liczy się ich najwyżej tyle, ile wynosi siła robotnika (przy wartościach wydrukowanych o 1 więcej)

# Płytki przychylności bogów
bonus-masks = przychylność za maski
bonus-technologies = przychylność za technologie
bonus-flat = zwykła przychylność
bonus-avenue = przychylność za Aleję Umarłych
bonus-bonuses = przychylność za przychylność
bonus-discoveries = przychylność za płytki odkryć
bonus-workers = przychylność za robotników
bonus-masks-about = Na koniec jeszcze raz punkty za twój najcenniejszy zestaw masek
bonus-technologies-about = Na koniec 5 punktów za każdą twoją technologię
bonus-flat-about = Na koniec 15 punktów
bonus-avenue-about = Na koniec 3 punkty za każde osiągnięte przez ciebie pole Alei Umarłych
bonus-bonuses-about = Na koniec 9 punktów za każdą osiągniętą przez ciebie płytkę przychylności bogów, łącznie z tą
bonus-discoveries-about = Na koniec 2 punkty za każdą twoją płytkę odkrycia, użytą lub nie, oprócz masek
bonus-workers-about = Na koniec 4 punkty za każdego twojego robotnika o sile 1–3 i 9 punktów za każdego o sile 4–5

# Płytki odkryć
mask-1 = maska I
mask-2 = maska II
mask-3 = maska III
mask-4 = maska IV
mask-5 = maska V
mask-6 = maska VI
mask-7 = maska VII
score-4-vp = 4 punkty
three-resources = 3 surowce
two-resources = 2 surowce
avenue-step = krok w Alei Umarłych
tile-temple-any = stopień w dowolnej świątyni
tile-temple-blue = stopień w niebieskiej świątyni
tile-temple-red = stopień w czerwonej świątyni
tile-temple-green = stopień w zielonej świątyni
four-cocoa = 4 kakao
two-power-ups = dwa wzmocnienia
double-move = podwójny ruch
no-cocoa = bez płacenia kakao
free-move = ruch dokądkolwiek
virtual-worker = dodatkowy robotnik
mask-1-about = Zestawy różnych masek punktują przy każdym zaćmieniu: 1, 3, 6, 10, 15, 21 lub 28 punktów za 1 do 7 masek; ta maska jest w grze 1×
mask-2-about = Zestawy różnych masek punktują przy każdym zaćmieniu: 1, 3, 6, 10, 15, 21 lub 28 punktów za 1 do 7 masek; ta maska jest w grze 2×
mask-3-about = Zestawy różnych masek punktują przy każdym zaćmieniu: 1, 3, 6, 10, 15, 21 lub 28 punktów za 1 do 7 masek; ta maska jest w grze 2×
mask-4-about = Zestawy różnych masek punktują przy każdym zaćmieniu: 1, 3, 6, 10, 15, 21 lub 28 punktów za 1 do 7 masek; ta maska jest w grze 3×
mask-5-about = Zestawy różnych masek punktują przy każdym zaćmieniu: 1, 3, 6, 10, 15, 21 lub 28 punktów za 1 do 7 masek; ta maska jest w grze 3×
mask-6-about = Zestawy różnych masek punktują przy każdym zaćmieniu: 1, 3, 6, 10, 15, 21 lub 28 punktów za 1 do 7 masek; ta maska jest w grze 3×
mask-7-about = Zestawy różnych masek punktują przy każdym zaćmieniu: 1, 3, 6, 10, 15, 21 lub 28 punktów za 1 do 7 masek; ta maska jest w grze 3×
score-4-vp-about = Raz, w twojej turze: 4 punkty
three-resources-about = Raz, w twojej turze: 3 dowolne surowce
two-resources-about = Raz, w twojej turze: 2 dowolne surowce
avenue-step-about = Raz, w twojej turze: o jedno pole dalej w Alei Umarłych
tile-temple-any-about = Raz, w twojej turze: stopień w dowolnej świątyni
tile-temple-blue-about = Raz, w twojej turze: stopień w niebieskiej świątyni
tile-temple-red-about = Raz, w twojej turze: stopień w czerwonej świątyni
tile-temple-green-about = Raz, w twojej turze: stopień w zielonej świątyni
four-cocoa-about = Raz, w twojej turze: 4 kakao
two-power-ups-about = Raz, w twojej turze: wzmocnienie dwóch twoich wolnych robotników albo jednego dwukrotnie, na dowolnych planszach
double-move-about = Raz, przy ruchu robotnika: z tej samej planszy na tę samą planszę idzie z nim drugi
no-cocoa-about = Raz: nie płacisz kakao za akcję główną, za oddawanie czci albo robotnikom przy zaćmieniu; nie zwalnia z cen płytek
free-move-about = Raz, zamiast zwykłego ruchu: robotnik idzie na dowolną planszę; można połączyć z podwójnym ruchem
virtual-worker-about = Raz, przy akcji głównej na planszach Alchemia, Arystokraci lub Budowa: liczy się o jednego robotnika więcej, najwyżej trzech

# Płytki startowe, według tego, co dają
start-1 = 2 kakao + 3 drewna + Aleja Umarłych
start-2 = 2 kakao (wydrukowano: 2 kamienie) + 3 złota + zielona świątynia
start-3 = 4 drewna + 1 kamień + niebieska świątynia
start-4 = 5 kakao + 2 złota + czerwona świątynia
start-5 = 2 złota + technologia
start-6 = 3 drewna + 2 złota + wzmocnienie
start-7 = 2 surowce + technologia
start-8 = 2 kakao + 4 kamienie + niebieska świątynia
start-9 = niebieska świątynia + czerwona świątynia + zielona świątynia
start-10 = 5 kakao + czerwona świątynia + wzmocnienie
start-11 = 5 kakao + zielona świątynia + wzmocnienie
start-12 = 2 surowce + niebieska świątynia + czerwona świątynia
start-13 = 3 kakao + 5 drewna
start-14 = 3 kamienie + 1 złoto + płytka odkrycia
start-15 = 1 drewno + 2 kamienie + 3 złota
start-16 = 2 kakao + 3 złota + płytka odkrycia
start-17 = 3 kakao + 2 drewna + 3 kamienie
start-18 = 1 drewno + 2 kamienie + Aleja Umarłych
start-1-about = 2 kakao, 3 drewna, o jedno pole dalej w Alei Umarłych. Plansze: Pałac, Las
start-2-about = 2 kakao (przy wartościach wydrukowanych 2 kamienie), 3 złota, stopień w zielonej świątyni. Plansze: Złoża złota, Kamieniołom
start-3-about = 4 drewna, 1 kamień, stopień w niebieskiej świątyni. Plansze: Las, Kamieniołom
start-4-about = 5 kakao, 2 złota, stopień w czerwonej świątyni. Plansze: Pałac, Złoża złota
start-5-about = 2 złota, technologia o najniższym numerze i jej stopień w świątyni. Plansze: Złoża złota, Alchemia
start-6-about = 3 drewna, 2 złota, wzmocnienie jednego początkowego robotnika. Plansze: Las, Złoża złota
start-7-about = 2 dowolne surowce, technologia o najniższym numerze i jej stopień w świątyni. Plansze: Alchemia, Budowa
start-8-about = 2 kakao, 4 kamienie, stopień w niebieskiej świątyni. Plansze: Arystokraci, Zdobienia
start-9-about = Stopień w każdej z trzech świątyń. Plansze: Alchemia, Arystokraci
start-10-about = 5 kakao, stopień w czerwonej świątyni, wzmocnienie jednego początkowego robotnika. Plansze: Zdobienia, Budowa
start-11-about = 5 kakao, stopień w zielonej świątyni, wzmocnienie jednego początkowego robotnika. Plansze: Arystokraci, Budowa
start-12-about = 2 dowolne surowce, stopień w niebieskiej i stopień w czerwonej świątyni. Plansze: Alchemia, Zdobienia
start-13-about = 3 kakao, 5 drewna. Plansze: Kamieniołom, Alchemia
start-14-about = 3 kamienie, 1 złoto, płytka odkrycia, jeśli zapłacisz jej cenę. Plansze: Kamieniołom, Zdobienia
start-15-about = 1 drewno, 2 kamienie, 3 złota. Plansze: Las, Arystokraci
start-16-about = 2 kakao, 3 złota, płytka odkrycia, jeśli zapłacisz jej cenę. Plansze: Złoża złota, Budowa
start-17-about = 3 kakao, 2 drewna, 3 kamienie. Plansze: Kamieniołom, Budowa
start-18-about = 1 drewno, 2 kamienie, o jedno pole dalej w Alei Umarłych. Plansze: Las, Zdobienia

# Płytki akcji Teotibota
bot-construction = Budowa
bot-decorations = Zdobienia
bot-alchemy = Alchemia
bot-nobles = Arystokraci
bot-mastery = Mistrzostwo
bot-worship = Oddawanie czci
bot-masks = Kolekcja masek
bot-construction-about = Mając 2 kamienie i robotnika na planszy Budowa, wydaje kamienie i buduje; w przeciwnym razie, mając robotnika na planszy Kamieniołom, dostaje 2 kamienie. Robotnik się wzmacnia i idzie dalej. Jeśli i to niemożliwe: 5 kakao, a najsłabszy robotnik się wzmacnia i idzie dalej
bot-decorations-about = Mając 2 złota i robotnika na planszy Zdobienia, wydaje złoto i zdobi; w przeciwnym razie, mając robotnika na planszy Złoża złota, dostaje 2 złota. Robotnik się wzmacnia i idzie dalej. Jeśli i to niemożliwe: 5 kakao, a najsłabszy robotnik się wzmacnia i idzie dalej
bot-alchemy-about = Mając 1 złoto i robotnika na planszy Alchemia, wydaje złoto i zdobywa technologię; robotnik się wzmacnia i idzie dalej. W przeciwnym razie najsłabszy robotnik wzmacnia się dwukrotnie
bot-nobles-about = Mając 2 drewna i robotnika na planszy Arystokraci, wydaje drewno i stawia budynek; w przeciwnym razie, mając robotnika na planszy Las, dostaje 2 drewna. Robotnik się wzmacnia i idzie dalej. Jeśli i to niemożliwe: 5 kakao, a najsłabszy robotnik się wzmacnia i idzie dalej
bot-mastery-about = Najsilniejszy robotnik, który może, robi to, co Teotibot robi na jego planszy, wzmacnia się i idzie dalej. Jeśli żaden nie może: 5 kakao, a najsłabszy robotnik się wzmacnia i idzie dalej
bot-worship-about = Jego robotnik oddający cześć idzie na następne pole świątyni zgodnie z ruchem wskazówek zegara i uwalnia tego, kto tam jest: 2 stopnie w tej świątyni, a na planszy Zdobienia 3 stopnie w jednej świątyni. Płytka odkrycia jest tam wymieniana
bot-masks-about = Bierze z pól oddawania czci maskę, której jeszcze nie ma i za którą może zapłacić, najpierw najrzadszą. Jeśli takiej nie ma: 5 kakao, a najsłabszy robotnik się wzmacnia i idzie dalej

# Ilości wewnątrz innych zdań: każda liczy tę liczbę, od której ma nazwę
cocoa-amount = { $cocoa } kakao
fee-paid = { $cocoa ->
    [0] {""}
   *[other] , koszt { cocoa-amount }
 }
fee = { $waived ->
    [0] { fee-paid }
   *[other] , bez płacenia kakao dzięki płytce
 }
by-worker = { $by ->
    [0] {""}
   *[other] ; robotnik o sile { $by }
 }
waived-note = { $waived ->
    [0] {""}
   *[other] ; bez płacenia kakao dzięki płytce
 }
arrival = { $main ->
    [0] {" "}(kakao: zbiór +{ $collect })
   *[other] {" "}(kakao: zbiór +{ $collect }, akcja główna { main-price })
 }
main-price = { $price ->
    [0] 0
   *[other] −{ $price }
 }
icons = { $matches ->
    [0] {""}
    [one] , { $matches } pasująca ikona
    [few] , { $matches } pasujące ikony
   *[other] , { $matches } pasujących ikon
 }
worker-count = { $workers ->
    [one] { $workers } robotnik
   *[other] { $workers } robotników
 }

# Kakao i surowce, których nie jest 0, z przecinkami
amounts = { $cocoa ->
    [0] {""}
   *[other] { $cocoa } kakao
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
    [0] { amounts-none }
    [one] { comma-before-gold }{ $gold } złoto
   *[other] { comma-before-gold }{ $gold } złota
 }
comma-before-wood = { $cocoa ->
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
amounts-none = { $cocoa ->
    [0] { $wood ->
        [0] { $stone ->
            [0] { nothing }
           *[other] {""}
         }
       *[other] {""}
     }
   *[other] {""}
 }

# O co pyta gra: początek
ask-keep = które dwie z czterech płytek startowych zatrzymać? Wybór jest tajny.
ask-draft = którą płytkę startową wziąć?
ask-start-power = { $n ->
    [one] którego początkowego robotnika wzmocnić?
   *[other] którego początkowego robotnika wzmocnić? Liczba wzmocnień: { $n }.
 }
ask-start-tile = wziąć płytkę odkrycia z płytki startowej?
ask-start-place = gdzie ustawić początkowych robotników?

# O co pyta gra: tura
ask-turn = którego robotnika dokąd przesunąć? Do dyspozycji: { cocoa-amount }.
ask-arrived = { $board }: co robi robotnik? Do dyspozycji: { cocoa-amount }.
ask-done = akcja wykonana. Jeszcze coś przed końcem tury?
ask-rested = robotnicy są wolni. Jeszcze coś przed końcem tury?
ask-ability = druga część oddawania czci: zdolność pola
ask-count = { $board }: akcja główna, { worker-count }. Wykonać ją teraz czy najpierw użyć płytek lub uwolnić robotników?
ask-discover = wziąć płytkę odkrycia?

# O co pyta gra: efekty
ask-gain = { $n ->
    [one] który surowiec wziąć?
    [few] które { $n } surowce wziąć?
   *[other] jakie surowce wziąć, razem { $n }?
 }
ask-climb = { $n ->
    [one] wejść na ten stopień świątyni?
    [few] { $n } stopnie w świątyniach: który pierwszy?
   *[other] { $n } stopni w świątyniach: który pierwszy?
 }
ask-climb-any = { $n ->
    [one] stopień w górę: która świątynia?
    [few] { $n } stopnie w górę: która świątynia najpierw?
   *[other] { $n } stopni w górę: która świątynia najpierw?
 }
ask-climb-paid = { $n ->
    [one] jeszcze stopień w górę za 1 kakao: która świątynia?
   *[other] stopnie w górę po 1 kakao, najwyżej { $n }: która świątynia?
 } Do dyspozycji: { cocoa-amount }.
ask-large = { $temple }: płytka odkrycia czy nagroda stopnia?
ask-avenue-tile = pole { $space } w Alei Umarłych: wziąć płytkę odkrycia?
ask-power-up = { $n ->
    [one] { $board }: którego robotnika wzmocnić?
   *[other] { $board }: którego robotnika wzmocnić najpierw? Najwyżej { $n } razy.
 }
ask-power-up-second = { $board }: wzmocnić drugi raz?
ask-power-up-any = { $n ->
    [one] którego robotnika wzmocnić?
   *[other] którego robotnika wzmocnić? Liczba wzmocnień: { $n }.
 }
ask-buy-power = { $board }: kolejne wzmocnienie za kakao?
ask-ascension = wniebowstąpienie robotnika: jaka nagroda? Do dyspozycji: { cocoa-amount }.
ask-trade = ile razy wymienić? Najwyżej { $most }×, do dyspozycji: { cocoa-amount }.
ask-sell = które surowce oddać za kakao? Najwyżej { $most }.
ask-exchange = { $n ->
    [one] który surowiec oddać za { $n } inny?
    [few] który surowiec oddać za { $n } inne?
   *[other] który surowiec oddać za { $n } innych?
 }
ask-develop = która technologia? Do dyspozycji: { $gold ->
    [one] { $gold } złoto
   *[other] { $gold } złota
 }.
ask-house = w którym rzędzie postawić budynek?
ask-decorate = które zdobienie i po której stronie? Koszt: { $gold ->
    [one] { $gold } złoto
   *[other] { $gold } złota
 }.
ask-build = { $n ->
    [one] która płytka piramidy i gdzie?
    [few] która płytka piramidy i gdzie? Najwyżej { $n } płytki.
   *[other] która płytka piramidy i gdzie? Najwyżej { $n } płytek.
 }
ask-build-more = { $n ->
    [one] jeszcze jedna płytka piramidy?
   *[other] kolejna płytka piramidy? Jeszcze najwyżej { $n }.
 }
ask-wages = płaca robotników, { $due } kakao: ile zapłacić? Do dyspozycji: { cocoa-amount }, za każde brakujące traci się 3 punkty.

# Możliwości: początek
do-keep = Zatrzymaj: { $tile }
do-place = Robotnik o sile { $power }: { $board }
do-power-up-hand = Wzmocnij: { $power } → { $to }

# Możliwości: tura
do-rest = Uwolnij wszystkich robotników oddających cześć zamiast zwykłej tury
do-unlock = Uwolnij wszystkich robotników oddających cześć
do-move = Robotnik o sile { $power }: { $from } → { $to }{ $anywhere ->
    [0] {""}
   *[other] ; dzięki płytce dokądkolwiek
 }{ $along ->
    [0] {""}
   *[other] ; z nim robotnik o sile { $along }
 }{ arrival }
do-collect = { $board }: zbiór kakao
do-worship-ability = Oddawanie czci: { $ability }{ by-worker }{ waived-note }
do-worship-tile = Oddawanie czci: płytka odkrycia ({ $tile }){ by-worker }{ waived-note }
do-worship-ability-tile = Oddawanie czci: { $ability }, potem płytka odkrycia ({ $tile }){ by-worker }{ waived-note }
do-worship-tile-ability = Oddawanie czci: płytka odkrycia ({ $tile }), potem { $ability }{ by-worker }{ waived-note }
do-main = { $board }: akcja główna, { worker-count }{ $gathers ->
    [0] {""}
   *[other] , najniższa siła { $power }
 }{ $plus ->
    [0] {""}
    [one] ; z płytką dodatkowego robotnika
   *[other] ; z { $plus } płytkami dodatkowego robotnika
 }{ waived-note }
do-use = Użyj: { $tile }
do-end = Zakończ turę
do-go = Dalej: zdolność
do-go-main = Wykonaj akcję główną: { $board }
do-take = Weź: { $tile }
do-no-tile = Nie bierz płytki
do-no-step = Nie wchodź wyżej
do-no-more-steps = Nie wchodź już wyżej
do-no-power-up = Bez wzmocnienia
do-no-more = Koniec płytek
do-refuse = Zrezygnuj

# Możliwości: świątynie, dobra, robotnicy
do-reward = { $temple }: nagroda stopnia
do-climb = Stopień w górę: { $temple }, stopień { $step }
do-gain = Weź
do-sell = Oddaj surowce za kakao
do-exchange = Oddaj za inne surowce
do-trade = Wymień { $n }×
do-power-up = Wzmocnij: { $board }, { $power } → { $to }
do-ascension = Wniebowstąpienie: { $board }, { $power } → { $to }
do-ascend = Nagroda za wniebowstąpienie: { $reward }
do-wages = Zapłać robotnikom
do-wages-waived = Użyj płytki zamiast płacić robotnikom

# Możliwości: co się buduje
do-develop = Technologia: { $tile }
do-house = Budynek: { $row }
do-decorate = Zdobienie { $slot }: { $side }, miejsce { $step }
do-build = Płytka piramidy { $slot }: poziom { $level }, rząd { $row }, kolumna { $column }{ $turn ->
    [0] {""}
   *[other] , obrócona { $turn }×
 }{ $save ->
    [0] {""}
   *[other] ; technologia oszczędza 1 { $saved }
 }

# Wybory, które zaczynają się tak samo
do-place-group = Robotnik o sile { $power }
do-move-group = Robotnik o sile { $power }: { $from }
do-worship-ability-tile-group = Oddawanie czci: { $ability }, potem płytka odkrycia
do-worship-tile-ability-group = Oddawanie czci: płytka odkrycia ({ $tile }), potem zdolność
do-decorate-group = Zdobienie { $slot }
do-build-group = Płytka piramidy { $slot }
do-trade-group = Ile razy wymienić

# Co się stało: początek
chose = tajny wybór gotowy
revealed = na początek { $tile1 }; { $tile2 }
drafted = wybrana płytka startowa: { $tile }
start-powered-up = początkowy robotnik wzmocniony do { $power }
placed = robotnik o sile { $power } zaczyna na planszy { $board }
neutrals-placed = Neutralni robotnicy, kolor { $colour }: { $board1 }, { $board2 }, { $board3 }

# Co się stało: tura
turn-began = { $who }: tura
rested = zamiast zwykłej tury { $n ->
    [one] uwolniono { $n } robotnika oddającego cześć
   *[other] uwolniono { $n } robotników oddających cześć
 }
unlocked = { $n ->
    [one] uwolniono { $n } robotnika oddającego cześć
   *[other] uwolniono { $n } robotników oddających cześć
 } za { cocoa-amount }
moved = robotnik o sile { $power }: { $from } → { $to }
moved-anywhere = robotnik o sile { $power } dzięki płytce: { $from } → { $to }
moved-along = robotnicy o sile { $power } i { $along }: { $from } → { $to }
moved-along-anywhere = robotnicy o sile { $power } i { $along } dzięki płytkom: { $from } → { $to }
collected = { $board }: zbiór kakao, { cocoa-amount }, { $colours ->
    [0] nie ma tu żadnego koloru
    [one] jest tu { $colours } kolor
    [few] są tu { $colours } kolory
   *[other] jest tu { $colours } kolorów
 }
worshipped = { $space }: oddawanie czci, robotnik o sile { $power }{ fee }
evicted = { $board }: robotnik o sile { $power } oddający cześć przechodzi do obszaru głównego
acted = { $board }: akcja główna, { worker-count }{ fee }
counted = { $board }: ostatecznie liczy się { worker-count }

# Co się stało: dobra, płytki, tory
gained = zdobyto: { amounts }
paid = zapłacono: { amounts }
refused = rezygnuje z oferty
lapsed-steps = w żadnej świątyni nie ma już stopnia: przepada
lapsed-paid-steps = na kolejne stopnie brakuje kakao: przepadają
lapsed-tile = na żadną z płytek odkrycia nie starcza dóbr
lapsed-power-up = nie ma kogo wzmocnić: przepada
lapsed-bought-power-up = na kolejne wzmocnienie nie ma kakao
lapsed-royal = nie ma czym zapłacić za królewską płytkę: przepada
lapsed-action = na akcję główną już nie starcza dóbr: przepada
lapsed-more-tiles = na kolejną płytkę piramidy nie starcza dóbr
scored = { $source }: +{ $points }
tile-taken = wzięta płytka odkrycia: { $tile }
tile-used = użyta płytka odkrycia: { $tile }
tile-laid = { $board }: nowa płytka odkrycia, { $tile }
tile-discarded = { $board }: płytka odkrycia ({ $tile }) wypada z gry
climbed = { $temple }: w górę na stopień { $step }
step-lost = { $temple }: stopień przepadł
walked = Aleja Umarłych: pole { $space }
advanced = tor piramidy: pole { $space }
powered-up = { $board }: robotnik wzmocniony do { $power }
ascended = { $board }: wniebowstąpienie robotnika, w pałacu nowy o sile 1
rewarded = nagroda za wniebowstąpienie: { $reward }

# Co się stało: co zbudowano
developed = nowa technologia: { $tile }
house-built = postawiony budynek: { $row }
decorated = zdobienie: { $side }, miejsce { $step }{ icons }
built = piramida: poziom { $level }{ icons }
pyramid-completed = piramida ukończona
tiles-laid = { $n ->
    [one] { $n } nowa płytka piramidy
    [few] { $n } nowe płytki piramidy
   *[other] { $n } nowych płytek piramidy
 }
decorations-laid = { $n ->
    [one] { $n } nowa płytka zdobienia
    [few] { $n } nowe płytki zdobień
   *[other] { $n } nowych płytek zdobień
 }

# Co się stało: kalendarz i zaćmienia
disc-moved = Jasny dysk: pole { $space }
eclipse-near = { $last ->
    [0] Zbliża się { $n }. zaćmienie: dyski się spotkały
   *[other] Zbliża się { $n }. zaćmienie, ostatnie: dyski się spotkały
 }
eclipse-began = { $last ->
    [0] { $n }. zaćmienie
   *[other] { $n }. zaćmienie, ostatnie
 }
avenue-scored = Aleja Umarłych, { $spaces } × { $each }: +{ $points }
leader-scored = najdalej na torze piramidy: +{ $points }
pyramid-scored = tor piramidy, { $spaces } × { $each }: +{ $points }
masks-scored = { $n ->
    [one] { $n } maska
    [few] { $n } maski
   *[other] { $n } masek
 }: +{ $points }
wages-paid = { $waived ->
    [0] płaca: { $paid } z { $due } kakao
   *[other] płaca: { $due } kakao, bez płacenia dzięki płytce
 }{ $lost ->
    [0] {""}
    [one] , −{ $lost } punkt
    [few] , −{ $lost } punkty
   *[other] , −{ $lost } punktów
 }
discs-reset = Nowa era: jasny dysk na polu 0, ciemny na polu { $dark }
bonus-scored = { $temple }, { $bonus }: +{ $points }
bot-goods-scored = pozostałe kakao i surowce, razem { $n }: +{ $points }
bot-technologies-scored = { $n ->
    [one] { $n } technologia
    [few] { $n } technologie
   *[other] { $n } technologii
 }: +{ $points }
game-over = Koniec gry

# Co zrobił Teotibot i dlaczego
bot-rolled = rzut { $one } + { $two } = { $sum }, uruchamia się płytka { $tile }
bot-did-construction-1 = { $tile }: ma 2 kamienie i robotnika na planszy Budowa, więc buduje
bot-did-construction-2 = { $tile }: nie może budować, ale ma robotnika na planszy Kamieniołom, więc dostaje kamienie
bot-did-decorations-1 = { $tile }: ma 2 złota i robotnika na planszy Zdobienia, więc zdobi
bot-did-decorations-2 = { $tile }: nie może zdobić, ale ma robotnika na planszy Złoża złota, więc dostaje złoto
bot-did-alchemy-1 = { $tile }: ma 1 złoto i robotnika na planszy Alchemia, więc zdobywa technologię
bot-did-alchemy-2 = { $tile }: nie może zdobyć technologii, więc jego najsłabszy robotnik wzmacnia się dwukrotnie
bot-did-nobles-1 = { $tile }: ma 2 drewna i robotnika na planszy Arystokraci, więc stawia budynek
bot-did-nobles-2 = { $tile }: nie może postawić budynku, ale ma robotnika na planszy Las, więc dostaje drewno
bot-did-mastery = { $tile }: najsilniejszy robotnik, który może coś zrobić, jest na planszy { $board }, więc działa tam
bot-did-worship = { $tile }: jego robotnik oddający cześć idzie na następne pole świątyni zgodnie z ruchem wskazówek zegara i wchodzi wyżej w tej świątyni
bot-did-masks = { $tile }: jest maska, której nie ma i za którą może zapłacić, więc bierze najrzadszą
bot-did-fallback = { $tile }: nic z tego się nie da, więc dostaje 5 kakao, a jego najsłabszy robotnik wzmacnia się i idzie dalej
bot-moved = robotnik o sile { $power } idzie dalej: { $from } → { $to }
bot-worshipped = { $evicted ->
    [0] robotnik oddający cześć idzie na planszę { $board }
   *[other] robotnik oddający cześć idzie na planszę { $board } i uwalnia tamtejszego robotnika
 }
bot-shifted = płytki przesuwają się w górę: wchodzi { $entered }, obok leży { $aside }

# Dlaczego nie: początek
refused-not-now = Najpierw trzeba zdecydować o czymś innym
refused-over = Gra się skończyła
refused-not-dealt = Tej płytki nie możesz wybrać
refused-kept-already = Tę płytkę już zatrzymujesz
refused-not-named = Żadna twoja płytka startowa nie wskazuje tej planszy: { $board }
refused-placed-there = Na tej planszy zaczyna już twój robotnik: { $board }

# Dlaczego nie: kakao i surowce
refused-cocoa = Potrzeba { $need } kakao, do dyspozycji { $have }
refused-resources = Brak surowca ({ $resource }): potrzeba { $need }, do dyspozycji { $have }
refused-wrong-count = { $need ->
    [one] Dokładnie { $need } surowiec
    [few] Dokładnie { $need } surowce
   *[other] Dokładnie { $need } surowców
 }
refused-too-many = Najwyżej { $most }
refused-no-fee = Nie ma tu kakao do zapłacenia
refused-no-discount = Technologia nic tym nie oszczędza
refused-more-than-due = Płaca to tylko { $due } kakao

# Dlaczego nie: robotnicy
refused-no-worshippers = Żaden twój robotnik nie oddaje czci
refused-no-normal-turn = Za kakao uwalnia się robotników tylko w turze, w której robotnik się przesuwa
refused-not-in-turn = Tylko we własnej turze
refused-unfinished = Najpierw trzeba dokończyć to, co rozpoczęto
refused-no-worker-there = Na tej planszy nie masz wolnego robotnika o sile { $power }: { $board }
refused-no-worker-in-hand = Nie masz w ręce robotnika o sile { $power }
refused-out-of-reach = Robotnik przesuwa się o jedną do trzech plansz zgodnie z ruchem wskazówek zegara, tu nie sięga: { $board }
refused-stronger-first = Z dwóch robotników idących razem pierwszego wymienia się silniejszego
refused-no-more-workers = Czwartego robotnika masz już w grze
refused-other-board = Wzmocnienie należy do tej planszy: { $board }
refused-nothing-done = W turze trzeba przesunąć robotnika albo uwolnić robotników
refused-must-act = Przesunięty robotnik musi wykonać akcję
refused-no-declining = Z tego nie można zrezygnować

# Dlaczego nie: płytki i oddawanie czci
refused-no-tile = Nie masz takiej nieużytej płytki: { $tile }
refused-not-on-offer = Ta płytka tam nie leży: { $tile }
refused-timed-tile = Tej płytki używa się w chwili, którą sama wskazuje: { $tile }
refused-no-worship-here = To pole nie jest na planszy, na której jest robotnik: { $board }
refused-own-worker = Na tym polu jest twój własny robotnik
refused-must-use-royal-tile = W pałacu trzeba użyć płytki pałacu
refused-no-discovery = Na tej planszy nie leży płytka odkrycia: { $board }
refused-which-worker = Wskaż, który z dwóch robotników oddaje cześć
refused-other-temple = Tej świątyni nie ma do wyboru: { $temple }

# Dlaczego nie: akcje główne
refused-no-main-action = Ta plansza nie ma akcji głównej: { $board }
refused-no-extra-worker = Na tej planszy dodatkowy robotnik się nie liczy: { $board }
refused-nothing-possible = Na tej planszy nie da się niczego opłacić ani położyć: { $board }
refused-lower-row = Jeden robotnik o sile 1 do 3 sięga tylko do górnego rzędu
refused-not-laid-out = Tego nie ma w ofercie
refused-developed = Na tej technologii leży już twój znacznik: { $technology }
refused-other-row = Przy tej liczbie robotników nie ma do wyboru: { $row }
refused-row-full = Zajęty: { $row }
refused-side-full = Zajęta: { $side }
refused-not-ready = { $side }, miejsce { $step }: pod nim brakuje warstw płytek
refused-same-rotation = Tak obrócona płytka wygląda tak samo jak przedtem
refused-no-such-place = Nie można tam położyć płytki ({ $spot })

# Części zaćmienia i co rozstrzyga remis
stage-avenue = Aleja Umarłych
stage-pyramid = Tor piramidy
stage-masks = Maski
stage-wages = Płaca
stage-next = Następna era
stage-bonuses = Przychylność bogów
stage-bot = Teotibot
tie = { cocoa-amount }, żeton kolejności { $token } (wygrywa niższy)
tie-dark = { cocoa-amount }, żeton kolejności { $token } (wygrywa wyższy)
tie-bot = remis to jego zwycięstwo
tie-lost = remis z Teotibotem to przegrana
