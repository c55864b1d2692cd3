# Wskazówki do pierwszej gry w Tikal z przewodnikiem. Czym jest każdy klucz: docs/lessons.md.

tip-aim = O co chodzi
tip-aim-text = Prowadzisz wyprawę. Punkty liczy się cztery razy: za świątynie, w których masz największą siłę, i za skarby. W turze kładziesz płytkę, a potem wydajesz 10 punktów akcji.
tip-tile = Kładzenie płytki
tip-tile-text = Połóż ją obok odkrytego terenu tak, żeby prowadził na nią choć jeden kamień. Możesz ją obrócić. Kamienie to ścieżki, a przejście każdego kosztuje punkt.
tip-points = Dziesięć punktów akcji
tip-points-text = Wydaj dziesięć punktów, jak chcesz i w dowolnej kolejności. Co zostanie na końcu tury, przepada. Wszystkie ceny są obok planszy.
tip-bring = Wystawianie pionków
tip-bring-text = Wystaw pionki w obozie głównym, każdy za 1 punkt. Kierownik kosztuje tyle samo, ale przy porównaniu sił liczy się za trzech. Dlatego wystaw go wcześnie.
tip-move = Chodzenie
tip-move-text = Wskaż pionek, a potem miejsce, do którego ma dojść. Płacisz za wszystkie kamienie po obu stronach granicy. Granica bez kamieni jest zamknięta. Najtańsza droga znajdzie się sama.
tip-uncover = Podnoszenie świątyni
tip-uncover-text = Za 2 punkty kładziesz na świątyni następną liczbę. Z jednym pionkiem możesz to zrobić raz w turze, z dwoma dwa razy. Punktujesz ją jednak tylko wtedy, gdy masz tam największą siłę.
tip-dig = Kopanie
tip-dig-text = Za 3 punkty wykopujesz wierzchni skarb. Jeden danego rodzaju daje 1 punkt, dwa takie same 3, a trzy 6, przy każdym punktowaniu. Drugi skarb z tego samego wykopaliska w jednej turze wymaga drugiego pionka.
tip-exchange = Wymiana
tip-exchange-text = Za 3 punkty wymieniasz swój pojedynczy skarb na pojedynczy skarb przeciwnika. Nie może on odmówić. Pary i trójki są bezpieczne, twoje też.
tip-camp = Obozy
tip-camp-text = Za 5 punktów rozbijasz obóz na polanie albo na pustym wykopalisku. Nie musisz mieć tam pionka. Odtąd wystawiasz w nim pionki za 1 punkt. Obozy masz na całą grę dwa.
tip-guard = Strażnicy
tip-guard-text = Za 5 punktów świątynia jest twoja na zawsze, jeśli masz tam największą siłę. Już nie rośnie, a twoje pozostałe pionki stamtąd opuszczają grę. W grze możesz postawić dwóch strażników.
tip-volcano = Wulkan
tip-volcano-text = Wulkan zaczyna rundę punktowania. Każdy po kolei dostaje 10 punktów akcji i zaraz potem punktuje. Jedna świątynia może więc dać punkty kilku graczom.
tip-scoring = Twoja tura punktowania
tip-scoring-text = Wydaj punkty na to, co liczy się teraz. Miej największą siłę przy wysokich świątyniach albo złóż parę skarbów. Przy remisie nie punktuje nikt. Potem zakończ turę.
tip-last = Ostatnie płytki
tip-last-text = To ostatnie płytki. Po nich grę kończy jeszcze jedno punktowanie. Obóz już rzadko się opłaca. Strażnik jeszcze utrzyma dla ciebie świątynię.

# Co przyniosła tura: co zrobił czytelnik, według zdarzeń.
did-brought = { $n ->
    [one] { $n } wystawiony pionek
    [few] { $n } wystawione pionki
   *[other] { $n } wystawionych pionków
 }
did-uncovered = { $n ->
    [one] { $n } odkryty poziom świątyni
    [few] { $n } odkryte poziomy świątyń
   *[other] { $n } odkrytych poziomów świątyń
 }
did-dug = { $n ->
    [one] { $n } wykopany skarb
    [few] { $n } wykopane skarby
   *[other] { $n } wykopanych skarbów
 }
did-swapped = { $n ->
    [one] { $n } wymiana
    [few] { $n } wymiany
   *[other] { $n } wymian
 }
did-camp-built = { $n ->
    [one] { $n } zbudowany obóz
    [few] { $n } zbudowane obozy
   *[other] { $n } zbudowanych obozów
 }
did-guard-placed = { $n ->
    [one] { $n } strzeżona świątynia
    [few] { $n } strzeżone świątynie
   *[other] { $n } strzeżonych świątyń
 }
