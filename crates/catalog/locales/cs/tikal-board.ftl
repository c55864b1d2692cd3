# Deska Tikalu: panely, věci na nich a jejich jména pro ty, kdo je nevidí.

board-map = Mapa
board-tiles = Dílky
board-actions = Akce
board-treasures = Poklady
board-levels = Patra chrámů
board-score = Body

board-you = vy
board-unexplored = neprozkoumaný prales
board-base-camp = základní tábor
board-clearing = mýtina
board-volcano = sopka
board-temple = chrám s hodnotou { $n }
board-site = { $n ->
    [one] naleziště s { $n } pokladem
    [few] naleziště se { $n } poklady
    [many] naleziště s { $n } pokladu
   *[other] naleziště s { $n } poklady
 }
board-site-empty = vyčerpané naleziště
board-ways = cesty: { $list }
board-stones = kameny: { $list }
board-side-n = sever
board-side-ne = severovýchod
board-side-se = jihovýchod
board-side-s = jih
board-side-sw = jihozápad
board-side-nw = severozápad
board-men = { $who }: { $list } (síla { $n })
board-members = { $n ->
    [one] { $n } člen
    [few] { $n } členové
    [many] { $n } člena
   *[other] { $n } členů
 }
board-leader = vedoucí
board-camp = tábor: { $who }
board-guard = hlídač: { $who }
board-guard-leader = hlídač: { $who } (vedoucí)
board-worked-temple = patra odkrytá v tomto tahu: { $n } ze 2
board-worked-site = poklady vykopané v tomto tahu: { $n } ze 2
board-scorer = body by teď získal hráč: { $who }
board-points = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
 }

board-tile-temple = chrám { $n }
board-tile-site = { $n ->
    [one] { $n } poklad
    [few] { $n } poklady
    [many] { $n } pokladu
   *[other] { $n } pokladů
 }
board-in-hand = Dílek { $letter }: { $terrain }
board-aside = Sopka, odložená
board-open-tiles = Odkryté dílky
board-stack-left = zbývá { $n }
board-pile = { $n ->
    [one] { $n } dílek
    [few] { $n } dílky
    [many] { $n } dílku
   *[other] { $n } dílků
 }
board-volcano-inside = je mezi nimi sopka
board-rounds = Bodováno { $done } ze { $all }
board-tokens = Poklady v zásobě: { $n }
board-tiles-removed = Mimo hru: { $list }
board-bid = nabídka { $n }
board-passed = pas
board-moved = hotovo

board-action-points = Akční body
board-points-of = { $n } z { $all }
board-points-to-come = { $n } po položení
board-not-begun = Hra ještě nezačala
board-turn = Běžný tah
board-scoring-turn = { $n }. bodování
board-volcano-turn = Tah po bodování
board-auction = Dražba
board-over = Konec hry
board-scores-now = { $n ->
    [one] teď by to dalo { $n } bod
    [few] teď by to dalo { $n } body
    [many] teď by to dalo { $n } bodu
   *[other] teď by to dalo { $n } bodů
 }
board-scores-soon = { $n ->
    [one] beze změny { $n } bod
    [few] beze změny { $n } body
    [many] beze změny { $n } bodu
   *[other] beze změny { $n } bodů
 }
board-act-deploy = Nasadit figurku
board-act-path = Jít po kamenech
board-act-secret-path = Z tábora do tábora
board-act-uncover = Odkrýt patro
board-act-dig = Vykopat poklad
board-act-exchange = Vyměnit poklady
board-act-camp = Postavit tábor
board-act-guard = Postavit hlídače
board-each-stone = po 1

board-statue = soška
board-plate = talíř
board-jade-mask = nefritová maska
board-jug = džbán
board-knife = nůž
board-crown = péřová čelenka
board-flute = flétna
board-sun-disc = sluneční kotouč
board-treasure-points = { $n ->
    [one] poklady dají { $n } bod
    [few] poklady dají { $n } body
    [many] poklady dají { $n } bodu
   *[other] poklady dají { $n } bodů
 }
board-supply-members = členové v zásobě: { $n }
board-supply-leader = vedoucí v zásobě: { $n }
board-supply-camps = tábory v zásobě: { $n }
board-supply-guards = hlídači ještě k dispozici: { $n }
board-removed = figurky mimo hru: { $n }
board-levels-left = Zbývající patra
board-level = patro { $level }: zbývá { $n }
