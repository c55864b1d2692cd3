# Rady pierwszej gry w Tzolk'in. Czym jest który klucz: docs/lessons.md.

tip-start = Twój początek
tip-start-text = Zatrzymaj dwie z tych czterech płytek: mówią, z czym zaczynasz. Kukurydzą płacisz za wysyłanie robotników, a innej nie masz. Około 6 kukurydz to dobry początek.
tip-aim = Cel
tip-aim-text = Robotnicy jeżdżą na kołach i działają, gdy ich zdejmujesz. Punkty dają świątynie, budynki, monumenty i czaszki. W każdej turze wysyłasz robotników albo ich zdejmujesz, nigdy jedno i drugie.
tip-placing = Wysyłanie robotników
tip-placing-text = Wybierz koło. Robotnik trafia na najniższy wolny numer i tyle kukurydz kosztuje. Palenque daje kukurydzę, Yaxchilan surowce. Tikal uczy i buduje, Uxmal handluje, Chichen Itza przyjmuje czaszki.
tip-surcharge = Kilku naraz
tip-surcharge-text = W tej turze możesz wysłać kolejnych robotników. Drugi kosztuje dodatkowo 1 kukurydzę, trzeci 2, czwarty 3. Zostaw coś na później albo zakończ turę.
tip-ride = Kalendarz się obrócił
tip-ride-text = Wszyscy robotnicy przejechali o jedno pole. Możesz teraz zdjąć niektórych swoich albo pozwolić im jechać: wyższe pola dają więcej. Za polem 7 spadają, na Chichen Itza za polem 10.
tip-use = Która akcja?
tip-use-text = Ten robotnik wrócił i działa od razu. Jego akcję wyznacza numer pola. Z pól 6 i 7 możesz wykonać dowolną akcję koła. Potem możesz zdjąć następnego.
tip-step-back = Krok wstecz
tip-step-back-text = Robotnik może też wykonać niższą akcję swojego koła. Każdy krok wstecz kosztuje 1 kukurydzę i płaci się z góry. Dlatego zacznij od robotników, którzy przynoszą kukurydzę.
tip-palenque = Palenque
tip-palenque-text = Od pola 2 bierzesz też żeton. Drewno leży na kukurydzy, więc musi zejść pierwsze. Gdy żetonów zabraknie, akcji nie można wykonać. Połów ryb na 1 nigdy się nie kończy.
tip-burn = Wypalanie lasu
tip-burn-text = Drewno możesz wypalić i wziąć kukurydzę spod niego. Ale to gniewa boga i schodzisz w świątyni o stopień. Rób to tylko wtedy, gdy bardzo potrzebujesz kukurydzy.
tip-learn = Technologie
tip-learn-text = Poziom 1 kosztuje 1 surowiec, poziom 2 dwa, poziom 3 trzy, dowolne. Działa na stałe. Rolnictwo daje kukurydzę, pozyskiwanie surowce. Konstrukcja pomaga budować, teologia na Chichen Itza.
tip-build = Budowanie
tip-build-text = Płacisz to, co pokazuje płytka. Farmy żywią robotników w każdy Dzień Żywienia. Inne budynki dają nagrodę raz, od razu. W drugiej połowie gry przychodzą nowe.
tip-market = Rynek
tip-market-text = Drewno jest warte 2 kukurydze, kamień 3, złoto 4, przy kupnie i przy sprzedaży. Wymieniaj, ile razy chcesz, a potem wyjdź. Czaszek nikt nie kupi.
tip-climb = Świątynie
tip-climb-text = Świątynie dają w 1. i 3. Dniu Żywienia zasoby, a w 2. i 4. punkty. Kto stoi najwyżej, dostaje więcej punktów. Na szczycie jest miejsce tylko dla jednej osoby.
tip-start-space = Kukurydza na kalendarzu
tip-start-space-text = Na kalendarzu leży kukurydza. Wyślij robotnika na pole Pierwszeństwa, a na koniec tury będzie twoja. Następną rundę zaczynasz ty. Raz możesz przestawić kalendarz o dwa dni.
tip-food-soon = Zbliża się Dzień Żywienia
tip-food-soon-text = W Dniu Żywienia każdy twój robotnik zjada 2 kukurydze. Głodny kosztuje 3 punkty. Na razie masz za mało. Pomoże Palenque, a kalendarz pokazuje, ile dni zostało.
tip-food = Dzień Żywienia
tip-food-text = Po wszystkich turach każdy robotnik zjadł 2 kukurydze, a każdy głodny kosztował 3 punkty. Potem świątynie dały zasoby albo punkty. Dni Żywienia są cztery i ostatni kończy grę.

# Co przyniosła tura: co zrobił czytelnik, według zdarzeń.
did-placed = { $n ->
    [one] { $n } wysłany robotnik
    [few] { $n } wysłani robotnicy
   *[other] { $n } wysłanych robotników
 }
did-placed-start = { $n ->
    [one] { $n } robotnik na polu Pierwszeństwa
    [few] { $n } robotnicy na polu Pierwszeństwa
   *[other] { $n } robotników na polu Pierwszeństwa
 }
did-picked = { $n ->
    [one] { $n } zdjęty robotnik
    [few] { $n } zdjęci robotnicy
   *[other] { $n } zdjętych robotników
 }
did-learned = { $n ->
    [one] { $n } krok w technologiach
    [few] { $n } kroki w technologiach
   *[other] { $n } kroków w technologiach
 }
did-climbed = { $n ->
    [one] { $n } stopień w świątyni
    [few] { $n } stopnie w świątyniach
   *[other] { $n } stopni w świątyniach
 }
did-step-lost = { $n ->
    [one] { $n } stracony stopień w świątyni
    [few] { $n } stracone stopnie w świątyniach
   *[other] { $n } straconych stopni w świątyniach
 }
did-built = { $n ->
    [one] { $n } budynek
    [few] { $n } budynki
   *[other] { $n } budynków
 }
did-monument-built = { $n ->
    [one] { $n } pomnik
    [few] { $n } pomniki
   *[other] { $n } pomników
 }
did-skull-offered = { $n ->
    [one] { $n } ofiarowana czaszka
    [few] { $n } ofiarowane czaszki
   *[other] { $n } ofiarowanych czaszek
 }
