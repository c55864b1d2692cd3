# Okno
table-title-yours = Twoja tura
table-title-theirs = Na ruchu: { $who }
table-title-open = Czekamy na graczy
table-title-over = Koniec gry

# O co chodzi
table-ask = Twoja decyzja
table-choices = Możliwości
table-asides = Przy okazji, bez odpowiedzi
table-list = Wypisz możliwości słowami
table-tip = Wybierz jedno ze świecących miejsc na planszy.
table-waiting = Na ruchu: { $who }.
table-bot-thinks = { $who } myśli.
table-secret = Wybór jest tajny.
table-hand-over = Przed ekranem siada teraz { $who }.
table-show = Tu { $who }, pokaż
table-stale = Gra poszła już dalej, oto nowy stan.
table-wall = nie można cofnąć
table-costs = koszt

# Przyciski tury
table-turn = Tura
table-undo = Cofnij krok
table-reset = Cofnij turę
table-end = Zakończ turę
table-turn-not-yours = To nie twoja tura
table-undo-wall = Odkryto coś zakrytego, tego nie można cofnąć
table-undo-nothing = Nie ma jeszcze czego cofać
table-reset-nothing = Nie ma czego cofać
table-end-first = Najpierw odpowiedz na pytanie
table-end-unspent = { $n ->
    [one] Pozostał { $n } punkt akcji.
    [few] Pozostały { $n } punkty akcji.
   *[other] Pozostało { $n } punktów akcji.
 }
table-end-sure = Zakończyć turę?
table-end-no = Gram dalej

# Stół, który czeka na graczy
table-open-seats = { $n ->
    [one] Jedno miejsce jest wolne.
    [few] { $n } miejsca są wolne.
   *[other] { $n } miejsc jest wolnych.
 }
table-your-name = Twoje imię
table-join = Usiądź tutaj
table-invite = Zaproś tym odnośnikiem
table-copy = Kopiuj
table-copied = Skopiowano
table-renew = Nowy odnośnik
table-renew-about = Stary odnośnik przestanie działać; kto już siedzi, zachowa miejsce.
table-broke = Program popełnił błąd przy tym stole. Wszystkie dotychczasowe decyzje są zachowane.
table-broke-again = Otwórz stół ponownie

# Koniec
table-winner = Zwycięstwo: { $who }
table-score = Skąd są punkty
table-review = Obejrzyj
table-rematch = Rewanż

# Plansza
table-board = Plansza
table-text = Plansza słowami
table-drawing = Narysowana plansza

# Gracze
table-own = Ty
table-you = ty
table-seats = Gracze
table-asked = na ruchu
table-place = { $n }. miejsce
table-points = { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
 }
table-sitter-mine = przy tym ekranie
table-sitter-online = obecny gracz
table-sitter-away = nieobecny gracz

# Dziennik
table-log = Dziennik
table-since = Od twojej ostatniej tury
table-watch-again = Obejrzyj jeszcze raz
table-log-all = Cały dziennik
table-log-empty = Nic się jeszcze nie wydarzyło.
table-log-first = Zaczyna { $who }
table-auto = Była tylko jedna możliwość
table-close = Zamknij

# Pasek u góry
table-you-watch = Oglądasz
table-watchers = { $n ->
    [one] { $n } widz
   *[other] { $n } widzów
 }
table-rules = Zasady
table-menu = Ten stół
table-confirm = Pytaj przed końcem tury
table-confirm-always = zawsze
table-confirm-unspent = gdy zostały punkty
table-confirm-never = nigdy
table-motion = Animacje
table-motion-off = brak
table-motion-fast = szybkie
table-motion-normal = normalne
table-motion-slow = powolne
table-shuffle = Uczciwe tasowanie
table-commitment = Odcisk tajnego ziarna
table-seed = Ziarno
table-undealt = Rozdanie nastąpi, gdy wszystkie miejsca będą zajęte.

# Wskazywanie i klawisze
table-lost = Utracono połączenie, próbujemy ponownie.
table-away = Baza danych nie odpowiada, więc na razie nie można podjąć żadnej decyzji. Strona wznowi działanie sama.
table-turner = Obróć kafelek
table-turn-left = Obróć w lewo
table-turn-right = Obróć w prawo
table-put = Połóż
table-put-on = Połóż na
table-cancel = Anuluj
table-typed = Wpisz decyzję
table-typed-do = Wykonaj
table-keys = Klawisze
table-key-arrows = przechodzenie między miejscami do wyboru
table-key-enter = wybór
table-key-escape = rezygnacja
table-key-digits = możliwość z paska
table-key-turn = obrót kafelka

# Spojrzenie wstecz
replay-title = Powtórka
replay-leave = Wróć do stołu
replay-start = Przed pierwszą decyzją
replay-steps = Chwile
replay-moment = Chwila
replay-show = Pokaż
replay-speed = Szybkość
replay-play = Odtwarzaj lub zatrzymaj
replay-first = Pierwsza chwila
replay-turn-back = Turę wstecz
replay-back = Krok wstecz
replay-forward = Krok dalej
replay-turn-forward = Turę dalej
replay-last = Ostatnia chwila
replay-shuffle-verified = Zgadza się: odcisk pokazany na początku należy do ziarna, a z ziarna wynika to rozdanie.
replay-shuffle-verified-words = Zgadza się: odcisk pokazany na początku należy do ziarna, a z ziarna i słów graczy wynika to rozdanie.
replay-shuffle-other-seed = Nie zgadza się: odcisk pokazany na początku należy do innego ziarna.
replay-shuffle-other-deal = Nie zgadza się: z ziarna wynika inne rozdanie niż to, którym grano.
replay-shuffle-later = Ziarno zostanie pokazane po zakończeniu gry. Zapisz odcisk, żeby go wtedy porównać.
replay-shuffle-check = Sprawdź wszystko samodzielnie na pobranym zapisie
replay-shuffle-mix = Jak sprawdzić: to polecenie wypisze, z czego tasowano; wynika to z ziarna i słów w pobranym zapisie

# Ceremonie: Dni Żywienia, punktacje
ceremony-continue = Dalej
ceremony-total = Punkty
ceremony-again = Pokaż jeszcze raz: { $what }
ceremony-see = Kto co dostał: { $what }
score-tie = Remis punktowy:
