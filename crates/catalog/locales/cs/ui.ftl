# Kolem každé stránky
shell-skip = Přejít k hlavní části
shell-settings = Nastavení
shell-name = Vaše jméno
shell-save = Uložit
shell-language = Jazyk
shell-theme = Vzhled
theme-system = Podle systému
theme-light = Světlý
theme-dark = Tmavý

# Počítačoví hráči
automaton = Teotibot
automaton-about = Hra sama: hraje podle pravidel svých dílků a kostek
bot-greedy = Chamtivý bot
bot-greedy-about = Chamtivý bot: jen nejlepší další krok
bot-random = Náhodný bot
bot-random-about = Náhodný bot: cokoli dovoleného
bot-search = Přemýšlivý bot
bot-level = Úroveň { $n }
bot-level-1 = Úroveň 1 · pro první hry: plánuje jeden tah, na ostatní nemyslí
bot-level-2 = Úroveň 2 · myslí na ostatní, ne však na jejich odpovědi
bot-level-3 = Úroveň 3 · plánuje dopředu, dělá malé chyby
bot-level-4 = Úroveň 4 · plánuje dopředu, chybuje zřídka
bot-level-5 = Úroveň 5 · hraje vždy to nejlepší, co najde
bot-level-6 = Úroveň 6 · totéž, ale přemýšlí pětkrát tolik
bot-level-7 = Úroveň 7 · přemýšlí o každém rozhodnutí několik sekund
bot-levels-about = Počítačoví hráči: úrovně 1 až 4 chybují jako lidé, čím vyšší úroveň, tím méně; od úrovně 5 hrají to nejlepší, co najdou, a s každou úrovní přemýšlejí déle. Žádný nevidí, co je jeho místu skryté.
bot-levels-measured = Změřeno v hrách dvou hráčů, ze 100: úroveň 2 vyhrála { $two } proti úrovni 1, úroveň 3 { $three } proti úrovni 2, úroveň 4 { $four } proti úrovni 3, úroveň 5 { $five } proti úrovni 4, úroveň 6 { $six } proti úrovni 5. Úroveň 7 a hry proti lidem změřeny nejsou.

# Místa
seat-open = Volné místo
sitter-account = má účet
seat-style-a = Červený kruh A
seat-style-b = Modrý čtverec B
seat-style-c = Jantarový trojúhelník C
seat-style-d = Obsidiánový kosočtverec D
seat-style-e = Slonovinový šestiúhelník E

# Herna
lobby-title = Herna
lobby-play-now = Hrát hned
lobby-seats = { $min }–{ $max } { $max ->
    [one] hráč
    [few] hráči
   *[other] hráčů
 }
lobby-play-bots = Hrát s boty
lobby-opponents = Počet botů
lobby-level = Úroveň botů
lobby-opponents-n = { $n ->
    [one] { $n } bot
    [few] { $n } boti
   *[other] { $n } botů
 }
lobby-with-friends = S přáteli…
lobby-rules = Pravidla
lobby-new-table = Nový stůl
lobby-your-name = Jak vám máme říkat?
lobby-your-name-about = Hrát můžete i hned; jméno vám vymyslíme.
lobby-your-turn = Jste na tahu
lobby-nothing-waits = Žádný stůl na vás nečeká
lobby-go-on = Váš tah
lobby-waiting = Čeká se na ostatní
lobby-waiting-none = Na nikoho nečekáte.
lobby-waits-for = Na tahu: { $who }
lobby-open = Otevřené stoly
lobby-open-none = Nikde není volné místo. Otevřete stůl a ostatní se přidají.
lobby-join = Přisednout
lobby-taken = Obsazeno { $n } z { $all }
lobby-running = Rozehrané stoly
lobby-watch = Sledovat
lobby-finished = Dohrané hry
since-now = teď
since-minutes = před { $n } min
since-hours = před { $n } h
since-days = před { $n ->
    [one] { $n } dnem
   *[other] { $n } dny
 }

# Nový stůl
new-title = Nový stůl
new-game = Hra
new-seats = Počet hráčů
new-who = Kdo hraje
new-me = Já
new-me-named = Já ({ $name })
new-open = Volné místo: kdokoli s odkazem
new-hot = Někdo u této obrazovky
new-hot-name = Jméno hráče
new-computer = Počítač
new-tests = Na zkoušku
new-options = Možnosti
new-solo = Obtížnost Teotibota
new-hints = Nápovědy povoleny
new-hints-about = kdo je na tahu, může se zeptat, co by udělal počítač
new-listed = Ukázat v herně
new-listed-about = na volná místa si může sednout a hru sledovat kdokoli; jinak jen s odkazem
new-create = Otevřít stůl
new-error-seats = Tato hra je pro { $min } až { $max } { $max ->
    [one] hráče
    [few] hráče
   *[other] hráčů
 }, ne pro { $n }.
new-error-unknown-option = Tato hra nemá možnost „{ $key }“.
new-error-rules = Tento program zná pravidla do verze { $n }.
new-error-bad-value = Možnost „{ $option }“: tato hodnota nejde použít.
new-error-nobody-sits = U stolu by nikdo neseděl: posaďte se, nebo nechte místo volné.
new-error-bad-field = Něco ve formuláři nesedí: „{ $field }“.
new-error-bad-name = Jméno má 1 až 40 znaků jednoho písma, bez zalomení řádku a neviditelných znaků.
new-error-reserved-name = Toto jméno patří někomu, kdo má účet, nebo se takovému jménu podobá. Zvolte prosím jiné.
new-error-shared-name = Jména lidí u jednoho stolu se musí dát rozeznat.
new-shuffle-about = Rozdá se, až budou všichni sedět: z tajného semínka, jehož otisk tu vidíte, a z náhodného slova od každého, kdo si přisedne. Rozdání si tak nemůže vybrat nikdo, ani server, a po hře si to každý může ověřit.
new-shuffle-commitment = Otisk tajného semínka
new-shuffle-word = Vaše slovo
new-shuffle-word-about = nejvýše 64 písmen, číslic a znaků; necháte-li pole prázdné, vytvoří se náhodné

# Výsledek
score-so-far = Dosavadní body
score-wins = Vítězí { $who }
score-wins-by = Vítězí { $who } o { $points } { $n ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
 }
score-shared = Společné vítězství: { $who }
score-you = { $name } (vy)
score-place = { $n }. místo
score-where-from = Odkud jsou body
score-bars-about = Pro každého hráče pruh rozdělený podle zdroje; čísla jsou v tabulce níže
score-by-round = Body po jednotlivých bodováních
score-lines-about = Pro každého hráče čára přes jednotlivá bodování; čísla jsou v tabulce níže
score-source = Zdroj
score-start = Na začátku
score-total = Celkem
score-rematch = Odveta
score-record = Stáhnout záznam
score-verify = Ověřit míchání
score-verify-about = Otisk byl vidět před prvním rozhodnutím. Odpovídá-li semínku, nikdo míchání během hry nezměnil.
score-commitment = Otisk ukázaný na začátku
score-seed = Semínko
score-words = Slova hráčů
score-rematch-commitment = Otisk semínka pro odvetu
score-check = Jak to ověřit: tento příkaz vypíše otisk

# Když se něco nepovede
failure-status = Chyba { $status }
failure-to-lobby = Do herny
failure-not-found = Tady je jen prales
failure-not-found-about = Taková stránka tu není. Adresa je možná chybně opsaná nebo příliš stará.
failure-no-such-table = Takový stůl není
failure-no-such-table-about = Odkaz je možná neúplný, nebo stůl už neexistuje.
failure-banned = Na tomto serveru nemůžete hrát
failure-banned-about = Rozhodl o tom správce. Číst, vypnout upozornění a zrušit účet můžete i tak.
failure-banned-until = Na tomto serveru nemůžete hrát do { $when }
failure-banned-until-about = Rozhodl o tom správce. Číst, vypnout upozornění a zrušit účet můžete i tak.
failure-not-yours = Tohle není vaše místo
failure-not-yours-about = To mohou jen ti, kdo u stolu sedí.
failure-bad-request = Tomu nerozumíme
failure-bad-request-about = Něco v požadavku nesedí. Nic se nezměnilo.
failure-too-large = Příliš mnoho najednou
failure-too-large-about = Požadavek je větší, než je dovoleno. Nic se nezměnilo.
failure-busy = U brány je plno
failure-busy-about = Server má plné ruce práce. Zkuste to prosím za minutu.
failure-reviews-person = Vaše rozbory ještě čekají
failure-reviews-person-about = Několik rozborů, o které jste požádali, se ještě počítá nebo čeká. O tento požádejte, až bude některý z nich hotový.
failure-reviews-network = Rozbory z vaší sítě ještě čekají
failure-reviews-network-about = Lidé z vaší sítě požádali o mnoho rozborů, které ještě nejsou hotové. Zkuste to znovu, až některé budou.
failure-reviews-all = Fronta rozborů je plná
failure-reviews-all-about = Čeká víc rozborů, než kolik jich server stačí přijmout. Zkuste to prosím později.
failure-internal = Vybuchla sopka
failure-internal-about = To je naše chyba a víme o ní. Vaše hry jsou v bezpečí.


# Hosté beze jména
guest-name = Host { $n }

# Co server neudělá a proč
denied-not-seated = U tohoto stolu nesedíte.
denied-not-started = Hra začne, až budou všechna místa obsazená.
denied-over = Hra skončila.
denied-not-over = Hra ještě neskončila.
denied-not-your-turn = Teď nejste na tahu.
denied-curtain = Nejdřív předejte obrazovku, volba je tajná.
denied-notation = Takové rozhodnutí v této hře není.
denied-sequence = Z několika rozhodnutí poslaných najednou smí něco odhalit nebo předat tah jen to poslední.
denied-undo-nothing = Není co vzít zpět.
denied-undo-reveal = Odkrylo se něco skrytého: to nelze vzít zpět.
denied-undo-other-seat = Naposledy rozhodoval někdo jiný: to nelze vzít zpět.
denied-undo-often =
    U tohoto stolu jste vzali zpět velmi mnoho kroků. Znovu to půjde { $seconds ->
        [one] za { $seconds } sekundu.
        [few] za { $seconds } sekundy.
       *[other] za { $seconds } sekund.
    }
denied-undo-spent = Na tomto místě se už vzalo zpět tolik kroků, že další vzít zpět nelze.
denied-seat-taken = Toto místo je obsazené.
denied-name-shared = Někdo u tohoto stolu má jméno, které vypadá stejně: zvolte prosím jiné.
denied-not-invited = Místa u tohoto stolu jsou jen pro ty, kdo mají zvací odkaz.
denied-hints = U tohoto stolu nejsou nápovědy.
denied-hints-many = Nápovědy pro vás nebo pro vaši síť se ještě počítají u jiných stolů. Některou tam zavřete, nebo to za chvíli zkuste znovu.

# Pravidla jako stránka
rules-title = { $game }: pravidla
rules-about = Toto je vlastní referenční text projektu, jen v angličtině. Každé pravidlo má číslo a hra ho uvede všude, kde něco odmítne.
rules-chapters = Kapitoly

# Co se ještě může pokazit
failure-other-site = Požadavek odjinud
failure-other-site-about = Požadavek přišel ze stránky jiného webu. Nic se nezměnilo.
failure-bad-name = Toto jméno nejde použít
failure-bad-name-about = Jméno má 1 až 40 znaků jednoho písma, bez zalomení řádku a neviditelných znaků. Nic se nezměnilo.
failure-name-reserved = Toto jméno je zabrané
failure-name-reserved-about = Patří někomu, kdo má účet, nebo se takovému jménu podobá. V nastavení si zvolte jiné. Nic se nezměnilo.
failure-name-shared = Příliš podobná jména
failure-name-shared-about = U některého z vašich stolů má někdo jméno, které vypadá stejně. Nic se nezměnilo.
failure-wrong-host = Nesprávná adresa
failure-wrong-host-about = Tento server má jinou adresu a tu, kterou požadavek uvedl, nezná. Nic se nezměnilo.
failure-too-many-seats = Víc míst zatím nejde obsadit
failure-too-many-seats-about = Vy nebo vaše síť už držíte tolik míst u stolů, kde hra ještě nezačala, kolik je dovoleno. Počkejte, až některá z těch her začne.
failure-too-many-listed = Víc stolů v seznamu být nemůže
failure-too-many-listed-about = Vy nebo vaše síť už v herně ukazujete tolik stolů, kolik je dovoleno. Otevřete tento stůl bez zápisu do seznamu, nebo počkejte, až jiná hra začne či skončí.
failure-bad-word = Toto slovo nejde použít
failure-bad-word-about = Slovo do míchání má 1 až 64 písmen, číslic a znaků bez háčků, čárek a mezer. Nic se nezměnilo.
failure-ticket-unknown = Tohle jsme neslíbili
failure-ticket-unknown-about = Slíbené míchání nepochází z tohoto serveru. Nic se nezměnilo; načtěte stránku znovu a odešlete formulář ještě jednou.
failure-ticket-ended = Stránka je příliš stará
failure-ticket-ended-about = Slíbené míchání platí jeden den. Nic se nezměnilo; načtěte stránku znovu a odešlete formulář ještě jednou.
failure-ticket-used = Tohle už je použité
failure-ticket-used-about = S tímto slíbeným mícháním byl otevřen jiný stůl a každé platí jen pro jeden. Nic se nezměnilo; načtěte stránku znovu a odešlete formulář ještě jednou.
failure-record-running = Až na konci
failure-record-running-about = Záznam prozrazuje, co je ještě skryté. Stáhnout ho lze po skončení hry.
close-table = Zrušit stůl
close-sure = Zrušit tento stůl?
close-about-open = Hra ještě nezačala. Kdo se na stůl dívá, dozví se, že je zrušený; znovu ho otevřít nepůjde.
close-about-running = Hra tu skončí bez výsledku, pokračovat v ní už nepůjde a bude smazána.
close-not = Zpět ke stolu
failure-closed = Stůl je zrušený
failure-closed-about = Zrušil ho majitel nebo správce, nebo dlouho nikdo nepřišel. Hrát se tu už nedá; otevřete nový stůl.
failure-others-play = Hraje tu i někdo jiný
failure-others-play-about = Stůl lze zrušit, dokud hra nezačala, a potom jen tehdy, když u něj kromě vás nikdo nesedí.
failure-newer = Tento stůl potřebuje novější program
failure-newer-about = Hraje se podle pravidel, která tato verze programu nezná, takže si ho lze prohlédnout, ale nelze v něm pokračovat. Nic se neztratilo: po aktualizaci programu se hra rozběhne dál.
failure-newer-rules = Verze pravidel: { $n }
failure-damaged = U tohoto stolu nelze pokračovat
failure-damaged-about = Tato verze programu neumí přečíst jeho záznam. Víme o tom a nic se nezměnilo; ostatních stolů se to netýká.
failure-too-often = Ne tak rychle
failure-too-often-about = Od vás nebo z vaší sítě přišlo víc požadavků, než server zvládne. Chvilku prosím počkejte a zkuste to znovu.
failure-too-many = Víc už se nevejde
failure-too-many-about = Otevřených stolů nebo stránek je tolik, kolik je dovoleno. Některé dohrajte nebo zavřete, nebo to zkuste později.
failure-too-slow = Trvalo to příliš dlouho
failure-too-slow-about = Požadavek nedorazil včas. Nic se nezměnilo.
failure-stopping = Za chvilku zpátky
failure-stopping-about = Server se právě restartuje. Vaše hry jsou v bezpečí; zkuste to prosím za okamžik.
failure-away = Databáze neodpovídá
failure-away-about = Vaše hry jsou v bezpečí, jen je teď nejde číst ani měnit. Zkuste to prosím za okamžik.
failure-broke = Hra u tohoto stolu se přerušila
failure-broke-about = Program u tohoto stolu udělal chybu a víme o ní. Všechna dosavadní rozhodnutí zůstala uložena a ostatních stolů se to netýká. Otevřete stůl znovu a pokračujte.
failure-broke-again = Otevřít stůl znovu
denied-not-owner = To smí jen ten, kdo stůl založil.
denied-started = Hra už začala, nikdo další se nemůže přidat.
denied-away = Databáze neodpovídá, takže teď nejde o ničem rozhodnout; až se vrátí, stránka ukáže, jak hra stojí.
