# Strona konta
account-title = Konto
account-about = Można grać bez konta: ta przeglądarka cię pamięta. Z kontem twoje miejsca czekają na każdym urządzeniu i nie przepadną razem z przeglądarką.
account-to-sign-in = Masz konto? Zaloguj się.
account-sign-in = Zaloguj się
account-sign-in-about = Jeśli masz w tej przeglądarce miejsca jako gość, zapytamy, czy je zabrać.
account-new = Nowe konto
account-new-about = Zachowasz miejsca, które masz teraz. Jeśli zapomnisz hasła, nowe może ci nadać tylko osoba, która prowadzi ten serwer.
account-make = Załóż konto
account-name = Nazwa
account-password = Hasło
account-present = Obecne hasło
account-next = Nowe hasło
account-password-about = Co najmniej 10 znaków; kilka słów łatwo zapamiętać.
account-change = Zmień hasło
account-signed-in = To twoje konto. Zaloguj się na innym urządzeniu, a znajdziesz tam swoje miejsca.
account-sign-out = Wyloguj się
account-everywhere = Wyloguj się wszędzie
account-everywhere-about = Wylogowane zostaną wszystkie przeglądarki, także ta: na przykład gdy zginęło jakieś urządzenie.
account-delete = Usuń konto
account-delete-about = Twoje imię zniknie ze wszystkich stołów, gry z botami zostaną usunięte, a trwające dokończy komputer. Tego nie można cofnąć.
account-confirm = Wpisz imię i hasło, aby potwierdzić.
account-forget = Zapomnij mnie
account-forget-about = Twoje imię zniknie ze wszystkich stołów, gry z botami zostaną usunięte, trwające dokończy komputer, a ta przeglądarka cię już nie rozpozna. Tego nie można cofnąć.
account-data = Pobierz moje dane
account-data-about = Konto bez hasła, ustawienia powiadomień, twoje stoły, twoje własne decyzje i zapisy zakończonych gier.
account-merge = { $n ->
    [one] Jako gość masz w tej przeglądarce { $n } stół.
    [few] Jako gość masz w tej przeglądarce { $n } stoły.
   *[other] Jako gość masz w tej przeglądarce { $n } stołów.
 }
account-merge-yes = Zabierz je
account-merge-no = Zostaw
account-merge-left = Zostało: { $n }, tam już siedzisz.
account-done-forgotten = Nic już o tobie nie wiemy.
account-wrong = Nie ma konta o tej nazwie i z tym hasłem.
account-wrong-present = Obecne hasło się nie zgadza.
account-taken = Tę nazwę albo nazwę, która wygląda tak samo, ma już ktoś inny.
account-short = Hasło ma co najmniej 10 znaków.
account-long = Hasło ma najwyżej 200 znaków.
account-done-made = Konto jest gotowe, logowanie się powiodło.
account-done-password = Od teraz obowiązuje nowe hasło. Wszystkie inne przeglądarki zostały wylogowane.
account-done-everywhere = Wszystkie przeglądarki zostały wylogowane.
account-done-deleted = Twoje konto zostało usunięte.
