# Courses and lessons: the words of the pages themselves.
learn-title = Nauka
learn-about = Krótkie lekcje na prawdziwej planszy. Rób je po kolei albo wybieraj; nic nie jest zablokowane.
learn-game = Poznaj grę { $game }
learn-course = Kurs
learn-course-about = { $lessons ->
    [one] Jedna krótka lekcja
    [few] { $lessons } krótkie lekcje
    [many] { $lessons } krótkich lekcji
   *[other] { $lessons } krótkiej lekcji
} na prawdziwej planszy, razem { $minutes ->
    [one] minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}.
learn-progress = Ukończono { $done } z { $all }{ $minutes ->
    [0] {""}
    [one] , została około minuta
    [few] , zostały około { $minutes } minuty
    [many] , zostało około { $minutes } minut
   *[other] , zostało około { $minutes } minuty
}
learn-minutes = { $n } min
learn-begin = Zacznij
learn-go-on = Dalej
learn-read-rules = Przeczytaj zasady
learn-forget = Zapomnij moje postępy
learn-forget-about = Tylko ty widzisz, które lekcje masz za sobą.
learn-lesson = Lekcja: { $title }
learn-place = Lekcja { $n } z { $all }
learn-you = Ty
learn-step-done = Zrobione.
learn-done = Lekcja ukończona.
learn-missed = Wolno, ale zadanie nie jest wykonane.
learn-no-decision = Takiej decyzji ta gra nie zna.
learn-your-way = Twoja droga
learn-the-task = Zadanie
learn-no-goods = żadnych dóbr
learn-show = Pokaż
learn-again = Spróbuj ponownie
learn-skip = Pomiń
learn-next = Następna lekcja
learn-to-course = Do kursu
learn-way = Pokazane rozwiązanie
learn-now-you = Teraz ty
learn-by-way = To zadanie zaczyna się tam, dokąd prowadzi pokazane rozwiązanie.
learn-lost = Adres zawiera decyzje, które nie pasują do tej lekcji. Lekcja zaczyna się od nowa.
learn-rules = Zasady
