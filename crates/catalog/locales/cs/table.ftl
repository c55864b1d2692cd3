# Okno
table-title-yours = Jste na tahu
table-title-theirs = Na tahu: { $who }
table-title-open = Čeká se na hráče
table-title-over = Konec hry

# Na co se čeká
table-ask = Vaše rozhodnutí
table-choices = Možnosti
table-asides = Mimochodem, bez odpovědi
table-list = Vypsat možnosti slovy
table-tip = Vyberte některé ze svítících míst na plánu.
table-waiting = Na tahu: { $who }.
table-bot-thinks = { $who } přemýšlí.
table-secret = Volba je tajná.
table-hand-over = K obrazovce teď patří { $who }.
table-show = Tady { $who }, ukázat
table-stale = Hra se mezitím posunula, tohle je nový stav.
table-wall = nelze vzít zpět
table-costs = cena

# Tlačítka tahu
table-turn = Tah
table-undo = Krok zpět
table-reset = Tah znovu
table-end = Ukončit tah
table-turn-not-yours = Nejste na tahu
table-undo-wall = Odkrylo se něco skrytého, to už nelze vzít zpět
table-undo-nothing = Zatím není co vzít zpět
table-reset-nothing = Není co vzít zpět
table-end-first = Nejdřív odpovězte na otázku
table-end-unspent = { $n ->
    [one] Zbývá { $n } akční bod.
    [few] Zbývají { $n } akční body.
   *[other] Zbývá { $n } akčních bodů.
 }
table-end-sure = Ukončit tah?
table-end-no = Hrát dál

# Stůl, který čeká na hráče
table-open-seats = { $n ->
    [one] Jedno místo je volné.
    [few] { $n } místa jsou volná.
   *[other] { $n } míst je volných.
 }
table-your-name = Vaše jméno
table-join = Sednout si
table-invite = Pozvěte ostatní odkazem
table-copy = Kopírovat
table-copied = Zkopírováno
table-renew = Nový odkaz
table-renew-about = Starý odkaz přestane platit; kdo už sedí, tomu místo zůstane.
table-broke = Program u tohoto stolu udělal chybu. Všechna dosavadní rozhodnutí zůstala uložena.
table-broke-again = Otevřít stůl znovu

# Konec
table-winner = Vítězství: { $who }
table-score = Odkud jsou body
table-review = Přehrát
table-rematch = Odveta

# Plán
table-board = Herní plán
table-text = Plán slovy
table-drawing = Nakreslený plán

# Hráči
table-own = Vy
table-you = vy
table-seats = Hráči
table-asked = na tahu
table-place = { $n }. místo
table-points = { $n ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
 }
table-sitter-mine = u této obrazovky
table-sitter-online = je tu
table-sitter-away = není tu

# Záznam
table-log = Záznam
table-since = Od vašeho minulého tahu
table-watch-again = Přehrát znovu
table-log-all = Celý záznam
table-log-empty = Zatím se nic nestalo.
table-log-first = Začíná { $who }
table-auto = Byla jen jedna možnost
table-close = Zavřít

# Lišta nahoře
table-you-watch = Díváte se
table-watchers = { $n ->
    [one] { $n } divák
    [few] { $n } diváci
   *[other] { $n } diváků
 }
table-rules = Pravidla
table-menu = Tento stůl
table-confirm = Ptát se před koncem tahu
table-confirm-always = vždy
table-confirm-unspent = když zbývají body
table-confirm-never = nikdy
table-motion = Animace
table-motion-off = žádné
table-motion-fast = rychlé
table-motion-normal = normální
table-motion-slow = pomalé
table-shuffle = Poctivé míchání
table-commitment = Otisk tajného semínka
table-seed = Semínko
table-undealt = Rozdá se, až budou obsazena všechna místa.

# Ukazování a klávesy
table-lost = Spojení je přerušeno, zkouší se znovu.
table-away = Databáze neodpovídá, takže teď nejde o ničem rozhodnout. Stránka bude pokračovat sama.
table-turner = Otočit dílek
table-turn-left = Otočit doleva
table-turn-right = Otočit doprava
table-put = Položit
table-put-on = Položit na
table-cancel = Zrušit
table-typed = Napsat rozhodnutí
table-typed-do = Provést
table-keys = Klávesy
table-key-arrows = přecházet mezi místy, která lze zvolit
table-key-enter = zvolit
table-key-escape = pustit
table-key-digits = vzít možnost z lišty
table-key-turn = otočit dílek

# Ohlédnutí
replay-title = Přehrávání
replay-leave = Zpět ke stolu
replay-start = Před prvním rozhodnutím
replay-steps = Okamžiky
replay-moment = Okamžik
replay-show = Ukázat
replay-speed = Rychlost
replay-play = Přehrát nebo zastavit
replay-first = První okamžik
replay-turn-back = O tah zpět
replay-back = O krok zpět
replay-forward = O krok dál
replay-turn-forward = O tah dál
replay-last = Poslední okamžik
replay-shuffle-verified = Ověřeno: otisk ukázaný na začátku patří k semínku a ze semínka plyne toto rozdání.
replay-shuffle-verified-words = Ověřeno: otisk ukázaný na začátku patří k semínku a ze semínka a slov hráčů plyne toto rozdání.
replay-shuffle-other-seed = Nesouhlasí: otisk ukázaný na začátku patří k jinému semínku.
replay-shuffle-other-deal = Nesouhlasí: ze semínka plyne jiné rozdání než to, se kterým se hrálo.
replay-shuffle-later = Semínko se ukáže, až hra skončí. Poznamenejte si otisk, ať ho pak můžete porovnat.
replay-shuffle-check = Ověřte si všechno sami na staženém záznamu
replay-shuffle-mix = Jak to ověřit: tento příkaz vypíše, z čeho se míchalo; vychází ze semínka a slov ve staženém záznamu

# Obřady: dny výživy, bodování
ceremony-continue = Pokračovat
ceremony-total = Body
ceremony-again = Ukázat znovu: { $what }
ceremony-see = Kdo co získal: { $what }
score-tie = Shoda bodů:
