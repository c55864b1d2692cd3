# Wokół każdej strony
shell-skip = Przejdź do głównej części
shell-settings = Ustawienia
shell-name = Twoje imię
shell-save = Zapisz
shell-language = Język
shell-theme = Wygląd
theme-system = Jak w systemie
theme-light = Jasny
theme-dark = Ciemny

# Gracze komputerowi
automaton = Teotibot
automaton-about = Sama gra: działa według zasad swoich płytek i kości
bot-greedy = Zachłanny bot
bot-greedy-about = Zachłanny bot: tylko najlepszy następny krok
bot-random = Losowy bot
bot-random-about = Losowy bot: cokolwiek dozwolonego
bot-search = Myślący bot
bot-level = Poziom { $n }
bot-level-1 = Poziom 1 · na pierwsze gry: planuje jedną turę, nie myśli o innych
bot-level-2 = Poziom 2 · myśli o innych, ale nie o tym, co odpowiedzą
bot-level-3 = Poziom 3 · planuje naprzód, popełnia małe błędy
bot-level-4 = Poziom 4 · planuje naprzód, rzadko się myli
bot-level-5 = Poziom 5 · zawsze gra najlepsze, co znajdzie
bot-level-6 = Poziom 6 · to samo, ale myśli pięć razy więcej
bot-level-7 = Poziom 7 · myśli kilka sekund nad każdą decyzją
bot-levels-about = Gracze komputerowi: poziomy od 1 do 4 mylą się jak ludzie, im wyższy poziom, tym rzadziej; od poziomu 5 grają najlepsze, co znajdą, a na każdym poziomie myślą dłużej. Żaden nie widzi tego, co dla jego miejsca zakryte.
bot-levels-measured = Zmierzone w grach dwuosobowych, na 100: poziom 2 wygrał { $two } z poziomem 1, poziom 3 { $three } z poziomem 2, poziom 4 { $four } z poziomem 3, poziom 5 { $five } z poziomem 4, poziom 6 { $six } z poziomem 5. Poziomu 7 ani gier z ludźmi nie mierzono.

# Miejsca
seat-open = Wolne miejsce
sitter-account = ma konto
seat-style-a = Czerwone koło A
seat-style-b = Niebieski kwadrat B
seat-style-c = Bursztynowy trójkąt C
seat-style-d = Obsydianowy romb D
seat-style-e = Kremowy sześciokąt E

# Lobby
lobby-title = Lobby
lobby-play-now = Zagraj od razu
lobby-seats = { $min }–{ $max } { $max ->
    [one] gracz
    [few] graczy
   *[other] graczy
 }
lobby-play-bots = Zagraj z botami
lobby-opponents = Liczba botów
lobby-level = Poziom botów
lobby-opponents-n = { $n ->
    [one] { $n } bot
    [few] { $n } boty
   *[other] { $n } botów
 }
lobby-with-friends = Ze znajomymi…
lobby-rules = Zasady
lobby-new-table = Nowy stół
lobby-your-name = Jak się do ciebie zwracać?
lobby-your-name-about = Możesz też grać od razu; imię wymyślimy.
lobby-your-turn = Twoja tura
lobby-nothing-waits = Żaden stół na ciebie nie czeka
lobby-go-on = Twój ruch
lobby-waiting = Czekanie na innych
lobby-waiting-none = Na nikogo nie czekasz.
lobby-waits-for = Na ruchu: { $who }
lobby-open = Otwarte stoły
lobby-open-none = Nigdzie nie ma wolnego miejsca. Otwórz stół, a inni się dosiądą.
lobby-join = Dosiądź się
lobby-taken = Zajęte miejsca: { $n } z { $all }
lobby-running = Trwające gry
lobby-watch = Oglądaj
lobby-finished = Zakończone gry
since-now = teraz
since-minutes = { $n } min temu
since-hours = { $n } godz. temu
since-days = { $n ->
    [one] { $n } dzień temu
   *[other] { $n } dni temu
 }

# Nowy stół
new-title = Nowy stół
new-game = Gra
new-seats = Liczba graczy
new-who = Kto gra
new-me = Ja
new-me-named = Ja ({ $name })
new-open = Wolne miejsce: każdy, kto ma link
new-hot = Ktoś przy tym ekranie
new-hot-name = Imię gracza
new-computer = Komputer
new-tests = Do testów
new-options = Opcje
new-solo = Poziom trudności Teotibota
new-hints = Podpowiedzi dozwolone
new-hints-about = kto jest na ruchu, może zapytać, co zrobiłby komputer
new-listed = Pokaż w lobby
new-listed-about = wolne miejsca może zająć, a grę oglądać każdy; bez tego tylko ten, kto ma link
new-create = Otwórz stół
new-error-seats = Liczba graczy w tej grze: od { $min } do { $max }, nie { $n }.
new-error-unknown-option = Ta gra nie ma opcji „{ $key }”.
new-error-rules = Ten program zna zasady do wersji { $n }.
new-error-bad-value = Opcja „{ $option }”: tej wartości nie można użyć.
new-error-nobody-sits = Przy tym stole nikt by nie siedział: zajmij miejsce albo zostaw jakieś wolne.
new-error-bad-field = Coś w formularzu się nie zgadza: „{ $field }”.
new-error-bad-name = Imię ma od 1 do 40 znaków jednego pisma, bez łamania wiersza i niewidocznych znaków.
new-error-reserved-name = To imię należy do kogoś, kto ma konto, albo wygląda tak samo. Wybierz inne.
new-error-shared-name = Imiona osób przy jednym stole muszą się od siebie wyraźnie różnić.
new-shuffle-about = Rozdanie następuje, gdy wszyscy usiądą: z tajnego ziarna, którego odcisk tu widać, i z losowego słowa każdej osoby, która siada do stołu. Dlatego rozdania nie może wybrać nikt, nawet serwer, a po grze każdy może to sprawdzić.
new-shuffle-commitment = Odcisk tajnego ziarna
new-shuffle-word = Twoje słowo
new-shuffle-word-about = do 64 liter, cyfr i znaków; jeśli pole zostanie puste, powstanie losowe

# Wynik
score-so-far = Dotychczasowe punkty
score-wins = Wygrywa { $who }
score-wins-by = Wygrywa { $who } o { $points } { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
 }
score-shared = Wspólne zwycięstwo: { $who }
score-you = { $name } (ty)
score-place = { $n }. miejsce
score-where-from = Skąd są punkty
score-bars-about = Dla każdego gracza pasek podzielony według źródeł; liczby są w tabeli poniżej
score-by-round = Punkty po kolejnych punktowaniach
score-lines-about = Dla każdego gracza linia przez kolejne punktowania; liczby są w tabeli poniżej
score-source = Źródło
score-start = Na początku
score-total = Razem
score-rematch = Rewanż
score-record = Pobierz zapis
score-verify = Sprawdź tasowanie
score-verify-about = Odcisk był widoczny przed pierwszą decyzją. Jeśli pasuje do ziarna, nikt nie zmienił tasowania w trakcie gry.
score-commitment = Odcisk pokazany na początku
score-seed = Ziarno
score-words = Słowa graczy
score-rematch-commitment = Odcisk ziarna na rewanż
score-check = Jak sprawdzić: to polecenie wypisze odcisk

# Gdy coś pójdzie nie tak
failure-status = Błąd { $status }
failure-to-lobby = Do lobby
failure-not-found = Tu jest tylko dżungla
failure-not-found-about = Nie ma takiej strony. Adres może być błędnie przepisany albo za stary.
failure-no-such-table = Nie ma takiego stołu
failure-no-such-table-about = Link może być niepełny albo stół już nie istnieje.
failure-banned = Na tym serwerze nie możesz grać
failure-banned-about = Zdecydował tak administrator. Nadal możesz czytać, wyłączyć powiadomienia i usunąć konto.
failure-banned-until = Na tym serwerze nie możesz grać do { $when }
failure-banned-until-about = Zdecydował tak administrator. Nadal możesz czytać, wyłączyć powiadomienia i usunąć konto.
failure-not-yours = To nie twoje miejsce
failure-not-yours-about = Mogą to zrobić tylko osoby przy stole.
failure-bad-request = Nie rozumiemy tego
failure-bad-request-about = Coś w żądaniu się nie zgadza. Nic się nie zmieniło.
failure-too-large = Za dużo naraz
failure-too-large-about = Żądanie jest większe, niż wolno. Nic się nie zmieniło.
failure-busy = Tłok przy bramie
failure-busy-about = Serwer ma pełne ręce roboty. Spróbuj za minutę.
failure-reviews-person = Twoje analizy jeszcze czekają
failure-reviews-person-about = Kilka analiz, o które poproszono z twojego konta lub przeglądarki, jest jeszcze w toku lub czeka. Poproś o tę, gdy któraś z nich będzie gotowa.
failure-reviews-network = Analizy z twojej sieci jeszcze czekają
failure-reviews-network-about = Osoby z twojej sieci poprosiły o wiele analiz, które nie są jeszcze gotowe. Spróbuj ponownie, gdy część z nich będzie gotowa.
failure-reviews-all = Kolejka analiz jest pełna
failure-reviews-all-about = Czeka więcej analiz, niż serwer może przyjąć. Spróbuj później.
failure-internal = Wybuchł wulkan
failure-internal-about = To nasz błąd i wiemy o nim. Twoje gry są bezpieczne.


# Goście bez imienia
guest-name = Gość { $n }

# Czego serwer nie zrobi i dlaczego
denied-not-seated = Nie siedzisz przy tym stole.
denied-not-started = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
denied-over = Gra się skończyła.
denied-not-over = Gra jeszcze trwa.
denied-not-your-turn = To nie twoja tura.
denied-curtain = Najpierw przekaż ekran, wybór jest tajny.
denied-notation = W tej grze nie ma takiej decyzji.
denied-sequence = Z kilku decyzji wysłanych razem tylko ostatnia może coś ujawnić lub przekazać turę.
denied-undo-nothing = Nie ma czego cofnąć.
denied-undo-reveal = Odkryto coś ukrytego: tego nie można cofnąć.
denied-undo-other-seat = Ostatnia decyzja należała do kogoś innego: nie można jej cofnąć.
denied-undo-often =
    Przy tym stole cofnięto już bardzo wiele kroków. Znowu będzie można za { $seconds ->
        [one] { $seconds } sekundę.
        [few] { $seconds } sekundy.
       *[other] { $seconds } sekund.
    }
denied-undo-spent = Na tym miejscu cofnięto już tyle kroków, że więcej nie można.
denied-seat-taken = To miejsce jest zajęte.
denied-name-shared = Ktoś przy tym stole ma imię, które wygląda tak samo: wybierz inne.
denied-not-invited = Miejsca przy tym stole są dla osób z linkiem zaproszenia.
denied-hints = Przy tym stole nie ma podpowiedzi.
denied-hints-many = Podpowiedzi dla ciebie lub dla twojej sieci są jeszcze obliczane przy innych stołach. Zamknij którąś z nich albo spróbuj za chwilę.

# Zasady jako strona
rules-title = { $game }: zasady
rules-about = To wzorcowy tekst zasad tego projektu, tylko po angielsku. Każda zasada ma numer, a gra podaje go wszędzie tam, gdzie czegoś odmawia.
rules-chapters = Rozdziały

# Co jeszcze może pójść źle
failure-other-site = Żądanie z innej witryny
failure-other-site-about = Żądanie przyszło ze strony innej witryny. Nic się nie zmieniło.
failure-bad-name = Tego imienia nie można użyć
failure-bad-name-about = Imię ma od 1 do 40 znaków jednego pisma, bez łamania wiersza i niewidocznych znaków. Nic się nie zmieniło.
failure-name-reserved = To imię jest zajęte
failure-name-reserved-about = Należy do kogoś, kto ma konto, albo wygląda tak samo. Wybierz inne w ustawieniach. Nic się nie zmieniło.
failure-name-shared = Zbyt podobne imiona
failure-name-shared-about = Przy jednym z twoich stołów ktoś ma imię, które wygląda tak samo. Nic się nie zmieniło.
failure-wrong-host = Niewłaściwy adres
failure-wrong-host-about = Ten serwer ma inny adres, a tego, który podano w żądaniu, nie zna. Nic się nie zmieniło.
failure-too-many-seats = Więcej miejsc na razie nie można zająć
failure-too-many-seats-about = Ty lub twoja sieć zajmujecie już tyle miejsc przy stołach, gdzie gra się jeszcze nie zaczęła, ile wolno. Poczekaj, aż któraś z tych gier się zacznie.
failure-too-many-listed = Więcej stołów na liście być nie może
failure-too-many-listed-about = Ty lub twoja sieć pokazujecie już w lobby tyle stołów, ile wolno. Otwórz ten stół bez wpisywania na listę albo poczekaj, aż inna gra się zacznie lub skończy.
failure-bad-word = Tego słowa nie można użyć
failure-bad-word-about = Słowo do tasowania ma od 1 do 64 liter, cyfr i znaków, bez znaków diakrytycznych i spacji. Nic się nie zmieniło.
failure-ticket-unknown = Tego nie obiecaliśmy
failure-ticket-unknown-about = Obiecane tasowanie nie pochodzi z tego serwera. Nic się nie zmieniło; wczytaj stronę ponownie i wyślij formularz jeszcze raz.
failure-ticket-ended = Ta strona jest zbyt stara
failure-ticket-ended-about = Obiecane tasowanie jest ważne przez jeden dzień. Nic się nie zmieniło; wczytaj stronę ponownie i wyślij formularz jeszcze raz.
failure-ticket-used = To zostało już użyte
failure-ticket-used-about = Z tym obiecanym tasowaniem otwarto inny stół, a każde jest dla jednego stołu. Nic się nie zmieniło; wczytaj stronę ponownie i wyślij formularz jeszcze raz.
failure-record-running = Dopiero na końcu
failure-record-running-about = Zapis zdradza to, co jeszcze ukryte. Można go pobrać po zakończeniu gry.
close-table = Zamknij stół
close-sure = Zamknąć ten stół?
close-about-open = Gra jeszcze się nie zaczęła. Kto patrzy na stół, dowie się, że jest zamknięty; nie da się go otworzyć ponownie.
close-about-running = Gra skończy się tu bez wyniku, nie będzie można jej kontynuować i zostanie usunięta.
close-not = Wróć do stołu
failure-closed = Stół jest zamknięty
failure-closed-about = Zamknął go właściciel albo administrator, albo długo nikt nie przychodził. Nie można tu już grać; otwórz nowy stół.
failure-others-play = Gra tu ktoś jeszcze
failure-others-play-about = Stół można zamknąć, zanim gra się zacznie, a później tylko wtedy, gdy poza tobą nikt przy nim nie siedzi.
failure-newer = Ten stół wymaga nowszego programu
failure-newer-about = Gra toczy się według zasad, których ta wersja programu nie zna, więc stół można obejrzeć, ale nie można grać dalej. Nic nie przepadło: po aktualizacji programu gra ruszy dalej.
failure-newer-rules = Wersja zasad: { $n }
failure-damaged = Przy tym stole nie da się grać dalej
failure-damaged-about = Ta wersja programu nie umie odczytać jego zapisu. Odnotowaliśmy to i nic się nie zmieniło; innych stołów to nie dotyczy.
failure-too-often = Nie tak szybko
failure-too-often-about = Od ciebie lub z twojej sieci przyszło więcej żądań, niż serwer może obsłużyć. Odczekaj chwilę i spróbuj ponownie.
failure-too-many = Więcej się nie zmieści
failure-too-many-about = Otwartych stołów lub stron jest tyle, ile wolno. Dokończ lub zamknij część z nich albo spróbuj później.
failure-too-slow = Trwało to zbyt długo
failure-too-slow-about = Żądanie nie dotarło na czas. Nic się nie zmieniło.
failure-stopping = Zaraz wracamy
failure-stopping-about = Serwer właśnie uruchamia się ponownie. Twoje gry są bezpieczne; spróbuj za chwilę.
failure-away = Baza danych nie odpowiada
failure-away-about = Twoje gry są bezpieczne, ale na razie nie można ich odczytać ani zmienić. Spróbuj ponownie za chwilę.
failure-broke = Gra przy tym stole została przerwana
failure-broke-about = Program popełnił błąd przy tym stole i zostało to odnotowane. Wszystkie dotychczasowe decyzje są zachowane, a inne stoły działają dalej. Otwórz stół ponownie, aby grać dalej.
failure-broke-again = Otwórz stół ponownie
denied-not-owner = Może to zrobić tylko osoba, która założyła stół.
denied-started = Gra już się zaczęła, nikt więcej nie może dołączyć.
denied-away = Baza danych nie odpowiada, więc na razie nie można podjąć żadnej decyzji; gdy wróci, strona pokaże stan gry.
