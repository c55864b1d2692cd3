# Porady do pierwszej gry w Teotihuacan. Co oznacza który klucz: docs/lessons.md.

tip-aim = O co chodzi
tip-aim-text = Pomagasz budować miasto bogów. Wygrywa, kto ma najwięcej punktów. W swojej turze idziesz jednym robotnikiem o jedną do trzech plansz i tam działasz. Punktują trzy zaćmienia, a ostatnie kończy grę.
tip-move = Dokąd iść
tip-move-text = Przy każdym ruchu widać, co dałby zbiór i ile kosztowałaby akcja główna. Myśl też o następnej turze: dwóch twoich robotników na jednej planszy zdziała więcej niż jeden.
tip-arrived = Trzy możliwości
tip-arrived-text = Twój robotnik doszedł. Teraz zbierz kakao, oddaj cześć albo wykonaj akcję główną planszy. Coś z tego trzeba zrobić. Akcje główne wzmacniają robotników.
tip-colours = Cena zależy od kolorów
tip-colours-text = Każdy kolor wolnych robotników kosztuje tu przy akcji głównej 1 kakao. Przy zbieraniu każdy daje 1. Zatłoczone plansze są więc do zbierania, a puste do pracy.
tip-gather = Rzędy i kolumny
tip-gather-text = W Lesie, Kamieniołomie i Złożach złota liczba twoich robotników wybiera rząd. Najsłabszy z nich wybiera kolumnę. Silni powinni więc trzymać się razem.
tip-power-up = Wzmocnienie
tip-power-up-text = Akcja główna wzmacnia o 1 jednego twojego robotnika na planszy. Z trzema robotnikami na większości plansz możesz to zrobić dwa razy. Przy sile 6 następuje wniebowstąpienie, które daje nagrodę.
tip-worship = Oddawanie czci
tip-worship-text = Na polu oddawania czci używasz jego zdolności albo bierzesz płytkę obok za jej cenę. Za jeszcze 1 kakao możesz jedno i drugie. Robotnik jest potem zablokowany. Cudzego odsyłasz za 1 kakao.
tip-locked = Zablokowani robotnicy
tip-locked-text = Zablokowany robotnik nie chodzi. W dowolnej chwili swojej tury uwolnisz wszystkich swoich za 3 kakao. Albo poświęcasz na to całą turę i nic nie płacisz. Gdy przeciwnik odeśle twojego, też jest wolny.
tip-alchemy = Złoto na Alchemię
tip-alchemy-text = Masz złoto. W Alchemii zdobędziesz za nie technologię i stopień w świątyni. Technologia działa do końca, więc pierwsze są najwięcej warte. Jeden robotnik sięga do górnego rzędu.
tip-nobles = Drewno dla Arystokratów
tip-nobles-text = Za 2 drewna stawiasz budynek u Arystokratów. Więcej robotników daje tam więcej punktów. Idziesz też o pole w Alei Umarłych, która płaci przy każdym zaćmieniu.
tip-decorate = Złoto na Zdobienia
tip-decorate-text = Za 3 złota ozdabiasz piramidę, z większą liczbą robotników taniej. Dostajesz 3 punkty, po 1 za każdy symbol na takim samym i pole toru piramidy.
tip-pyramid = Kamień na piramidę
tip-pyramid-text = Za 2 kamienie kładziesz w Budowie płytkę. Wyższe poziomy kosztują też drewno i dają więcej. Obróć płytkę tak, by symbole leżały na takich samych. Każda płytka to pole toru piramidy.
tip-ascension = Wniebowstąpienie
tip-ascension-text = Twój robotnik dostępuje wniebowstąpienia. Idziesz o pole w Alei Umarłych, a kość zaczyna od nowa w Pałacu. Teraz wybierz nagrodę. Wcześnie najlepszy jest czwarty robotnik, pod koniec punkty.
tip-eclipse-near = Zbliża się zaćmienie
tip-eclipse-near-text = Dyski się spotkały. Po tej rundzie gra się jeszcze jedną, potem punktuje zaćmienie. Zostaw 1 kakao na robotnika, 2 przy sile 4 i 5. Każde brakujące kosztuje 3 punkty.
tip-wages = Płace
tip-wages-text = Robotnicy chcą płacy: po 1 kakao, a przy sile 4 i 5 po 2. Każde niezapłacone kakao kosztuje 3 punkty. Zapłać więc, ile możesz.
tip-bot-turn = Tura Teotibota
tip-bot-turn-text = Dwie kości uruchomiły jedną z płytek Teotibota: suma od 6 do 8 górną, inne sumy te niżej. Zrobił to, co mówi płytka. Potem odeszła na bok, a inne poszły w górę.

# Co przyniosła tura: co zrobił czytelnik, według zdarzeń.
did-powered-up = { $n ->
    [one] { $n } wzmocnienie robotnika
    [few] { $n } wzmocnienia robotników
   *[other] { $n } wzmocnień robotników
 }
did-climbed = { $n ->
    [one] { $n } stopień w świątyni
    [few] { $n } stopnie w świątyniach
   *[other] { $n } stopni w świątyniach
 }
did-walked = { $n ->
    [one] { $n } pole Alei Umarłych
    [few] { $n } pola Alei Umarłych
   *[other] { $n } pól Alei Umarłych
 }
did-advanced = { $n ->
    [one] { $n } pole toru piramidy
    [few] { $n } pola toru piramidy
   *[other] { $n } pól toru piramidy
 }
did-developed = { $n ->
    [one] { $n } technologia
    [few] { $n } technologie
   *[other] { $n } technologii
 }
did-house-built = { $n ->
    [one] { $n } budynek Arystokratów
    [few] { $n } budynki Arystokratów
   *[other] { $n } budynków Arystokratów
 }
did-decorated = { $n ->
    [one] { $n } zdobienie
    [few] { $n } zdobienia
   *[other] { $n } zdobień
 }
did-built = { $n ->
    [one] { $n } płytka piramidy
    [few] { $n } płytki piramidy
   *[other] { $n } płytek piramidy
 }
did-ascended = { $n ->
    [one] { $n } wniebowstąpienie
    [few] { $n } wniebowstąpienia
   *[other] { $n } wniebowstąpień
 }
did-tile-taken = { $n ->
    [one] { $n } płytka odkrycia
    [few] { $n } płytki odkryć
   *[other] { $n } płytek odkryć
 }
