# Plansza Teotihuacan obok kręgu: świątynie, tory, gracze, wybór na początku, Teotibot.

board-temples = Świątynie
board-tracks = Tory
board-players = Gracze
board-choice = Twój początek
board-bot = Teotibot

board-you = ty
board-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
 }
board-resources = { $n ->
    [one] { $n } dowolny surowiec
    [few] { $n } dowolne surowce
    [many] { $n } dowolnych surowców
   *[other] { $n } dowolnego surowca
 }
board-steps = { $n ->
    [one] { $n } stopień w świątyni
    [few] { $n } stopnie w świątyni
    [many] { $n } stopni w świątyni
   *[other] { $n } stopnia w świątyni
 }

board-step = { $temple }, stopień { $n }
board-ground = { $temple }, pod pierwszym stopniem
board-step-top = szczyt
board-step-tiles = { $n ->
    [0] nie ma już płytek odkryć
    [one] albo płytka odkrycia
    [few] albo jedna z { $n } płytek odkryć
    [many] albo jedna z { $n } płytek odkryć
   *[other] albo jedna z { $n } płytki odkryć
 }

board-avenue = Aleja Umarłych
board-avenue-each = ×{ $n } przy zaćmieniu
board-avenue-space = Aleja Umarłych, pole { $n }
board-buildings = Rząd budynków: { $n ->
    [one] został { $n } budynek
    [few] zostały { $n } budynki
    [many] zostało { $n } budynków
   *[other] zostało { $n } budynku
 }; najniższa odkryta liczba to { $each }, tyle punktów daje każde pole Alei Umarłych
board-building = budynek
board-track = Tor piramidy
board-track-each = ×{ $n }, pierwszy +{ $leader }
board-track-space = Tor piramidy, pole { $n }

board-calendar = Kalendarz
board-light = Jasny dysk na polu { $n }
board-dark = Ciemny dysk na polu { $n }
board-disc-light = jasny dysk
board-disc-dark = ciemny dysk
board-eclipse-in = { $last ->
    [1] ostatnie zaćmienie
   *[other] { $number }. zaćmienie
 } za { $n ->
    [one] { $n } pole
    [few] { $n } pola
    [many] { $n } pól
   *[other] { $n } pola
 }
board-eclipse-near = { $n ->
    [1] zaćmienie po tej rundzie
   *[other] zaćmienie po następnej rundzie
 }
board-eclipse-over = wszystkie zaćmienia już były

board-ascension = Wniebowstąpienie
board-ascend-vp = { $n } punktów
board-ascend-cocoa = { $n } kakao
board-ascend-temple = stopień w dowolnej świątyni
board-ascend-temples = { $n } stopnie w dowolnych świątyniach za { $cocoa } kakao
board-ascend-worker = czwarty robotnik i { $cocoa } kakao dla tych, którzy mają trzech
board-reserve = Czwarty robotnik w rezerwie, siła 3: { $who }

board-order = Żeton kolejności { $n }
board-workers = { $n ->
    [one] { $n } robotnik w grze
    [few] { $n } robotników w grze
    [many] { $n } robotników w grze
   *[other] { $n } robotnika w grze
 }
board-fourth = czwarty czeka w kręgu wniebowstąpienia
board-wages = Płaca przy następnym zaćmieniu: { $n } kakao
board-wages-short = brakuje { $n } kakao, po 3 punkty za każde
board-used = { $n ->
    [one] { $n } użyta płytka odkrycia
    [few] { $n } użyte płytki odkryć
    [many] { $n } użytych płytek odkryć
   *[other] { $n } użytej płytki odkrycia
 }
board-no-tiles = jeszcze bez płytek
board-set = Zestaw masek ({ $list }): { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 } przy każdym zaćmieniu
board-set-next = { $n ->
    [one] z kolejnym rodzajem { $n } punkt
    [few] z kolejnym rodzajem { $n } punkty
    [many] z kolejnym rodzajem { $n } punktów
   *[other] z kolejnym rodzajem { $n } punktu
 }

board-choose = Zatrzymaj dwie płytki startowe
board-draft = Płytki startowe do wyboru
board-beside = Obok niej płytka odkrycia
board-kept = zatrzymuje: { $who }
board-has-chosen = { $who }: wybrano
board-chooses = { $who }: jeszcze wybiera

board-bot-aside = obok
board-bot-sums = uruchamia ją suma { $first } do { $last }, { $likely } %
board-bot-never = nie uruchamia jej żaden rzut
board-bot-out = leży obok, wejdzie do dolnego rzędu
board-bot-upper = Górna płytka kierunku
board-bot-lower = Dolna płytka kierunku
board-bot-next = gdy uruchomi się { $to }, na jej miejsce wchodzi { $from }
board-bot-sum = suma { $n }
board-bot-dice = Rzut { $one } i { $two }, suma { $sum }
board-bot-no-roll = Jeszcze bez rzutu
board-bot-cocoa = { $n } kakao; na końcu tury zamienia { $of } na { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }
board-bot-turn = Jego ostatnia tura
board-bot-waits = Teotibot jeszcze się nie ruszył.
board-bot-traded = 10 kakao zamienia się w punkty
board-bot-stays = żaden robotnik się nie rusza
board-bot-shift = { $n ->
    [0] na jej miejsce wchodzi { $entered }, { $aside } leży obok
   *[other] płytki idą w górę: { $list }; wchodzi { $entered }, { $aside } leży obok
 }
board-bot-calendar = jasny dysk przesuwa się o pole

board-changes = Zmiany: { $list }
board-change-gold-deposits = robotnik: Złoża złota
board-change-nobles = robotnik: Arystokraci
board-change-construction = robotnik: Budowa
board-change-wood = drewno na początku
board-change-stone = kamień na początku
board-change-gold = złoto na początku
board-change-cocoa = punkty za 10 kakao
board-change-worship = stopnie za oddawanie czci
board-change-bonus = punkty za przychylność bogów
board-change-technology = punkty za technologie

board-travel = Plansze w kolejności, w jakiej wędrują robotnicy, od góry zgodnie z ruchem wskazówek zegara.
board-corners = Symbole płytki czyta się zgodnie z ruchem wskazówek zegara od lewego górnego rogu, symbole zdobienia od lewej do prawej lub z góry na dół.
board-gather = { $n ->
    [one] { $n } robotnik
    [few] { $n } robotników
    [many] { $n } robotników
   *[other] { $n } robotnika
 }, najniższa siła { $power }: { $list }
board-discovery = Płytka odkrycia
board-no-discovery = nie ma tu już płytki odkrycia
board-decoration-cost = { $n ->
    [one] { $n } robotnik
    [few] { $n } robotników
    [many] { $n } robotników
   *[other] { $n } robotnika
 }: zdobienie kosztuje { $gold } złota
board-level = Poziom { $n }
board-level-cost = Poziom { $level }: { $stone ->
    [one] { $stone } kamień
    [few] { $stone } kamienie
    [many] { $stone } kamieni
   *[other] { $stone } kamienia
 }{ $wood ->
    [0] {""}
    [one] , { $wood } drewno
   *[other] , { $wood } drewna
 }; { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }
board-laid = Płytka na poziomie { $level }, rząd { $row }, kolumna { $column }: { $icons }
board-place = Wolne miejsce na poziomie { $level }, rząd { $row }, kolumna { $column }; pod nim: { $icons }
board-decorated = { $side }, miejsce { $step }, zdobienie: { $icons }
board-undecorated = { $side }, miejsce { $step }, wolne; pod nim: { $icons }
board-stacks = Zakryte stosy: płytki piramidy { $pyramid }, zdobienia { $decorations }, płytki odkryć { $discoveries }
