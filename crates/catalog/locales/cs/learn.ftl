# Courses and lessons: the words of the pages themselves.
learn-title = Naučit se
learn-about = Krátké lekce na skutečném plánu. Jděte popořadě, nebo si vyberte; nic není zamčené.
learn-game = Naučte se { $game }
learn-course = Kurz
learn-course-about = { $lessons ->
    [one] Jedna krátká lekce
    [few] { $lessons } krátké lekce
    [many] { $lessons } krátké lekce
   *[other] { $lessons } krátkých lekcí
} na skutečném plánu, dohromady { $minutes ->
    [one] minuta
    [few] { $minutes } minuty
    [many] { $minutes } minuty
   *[other] { $minutes } minut
}.
learn-progress = Hotovo { $done } z { $all }{ $minutes ->
    [0] {""}
    [one] , zbývá asi minuta
    [few] , zbývají asi { $minutes } minuty
    [many] , zbývá asi { $minutes } minuty
   *[other] , zbývá asi { $minutes } minut
}
learn-minutes = { $n } min
learn-begin = Začít
learn-go-on = Pokračovat
learn-read-rules = Přečíst pravidla
learn-forget = Zapomenout můj postup
learn-forget-about = Které lekce máte za sebou, vidíte jen vy.
learn-lesson = Lekce: { $title }
learn-place = Lekce { $n } z { $all }
learn-you = Vy
learn-step-done = Hotovo.
learn-done = Lekce je hotová.
learn-missed = Můžete, ale úkol tím splněn není.
learn-no-decision = Takové rozhodnutí tato hra nezná.
learn-your-way = Vaše cesta
learn-the-task = Úkol
learn-no-goods = žádné zboží
learn-show = Ukázat řešení
learn-again = Zkusit znovu
learn-skip = Přeskočit
learn-next = Další lekce
learn-to-course = Zpět ke kurzu
learn-way = Ukázané řešení
learn-now-you = Teď vy
learn-by-way = Tento úkol začíná tam, kam vede ukázané řešení.
learn-lost = Adresa obsahuje rozhodnutí, která k této lekci nepatří. Lekce začíná znovu.
learn-rules = Pravidla
