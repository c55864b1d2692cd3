# Tips of the guided first game of Tzolk'in. What each key is: docs/lessons.md.

tip-start = Your start
tip-start-text = Keep two of these four tiles: they say what you begin with. You pay with corn to place workers, and you have no other. About 6 corn is a good start.
tip-aim = The aim
tip-aim-text = Workers ride on wheels and act when you pick them up. Points come from temples, buildings, monuments and skulls. In each turn you place workers, or you pick some up, but never both.
tip-placing = Placing workers
tip-placing-text = Choose a wheel. Your worker takes the lowest free number and pays that much corn. Palenque gives corn, Yaxchilan blocks. Tikal teaches and builds, Uxmal trades, Chichen Itza takes skulls.
tip-surcharge = Several at once
tip-surcharge-text = You may place more workers in this turn. The second costs 1 corn on top, the third 2, the fourth 3. Keep some corn for later, or end your turn.
tip-ride = The calendar turned
tip-ride-text = All workers rode one place on. Now you may pick some of yours up, or you let them ride: higher places bring more. After 7 they fall off, at Chichen Itza after 10.
tip-use = Which action?
tip-use-text = This worker is home and acts at once. The number of its place says which action it has. From 6 and 7 you may do any action of the wheel. Then you may pick up the next one.
tip-step-back = A step back
tip-step-back-text = A worker may also do a lower action of its wheel. Each step back costs 1 corn, and you pay it first. So start with the workers who bring corn.
tip-palenque = Palenque
tip-palenque-text = From 2 on you also take a tile. Wood lies on top of corn, so the wood must go first. When no tile is left, the action is gone. Fishing on 1 never ends.
tip-burn = Burning the forest
tip-burn-text = You may burn the wood and take the corn below it. But that angers a god, and you go one temple step down. Do it only if you badly need the corn.
tip-learn = Technologies
tip-learn-text = Level 1 costs 1 block, level 2 costs 2, level 3 costs 3, of any kind. You learn for good. Agriculture brings corn, extraction brings blocks. Architecture helps you build, and theology helps at Chichen Itza.
tip-build = Building
tip-build-text = You pay what the tile shows. Farms feed workers on each food day. Other buildings give their gift once, right now. In the second half of the game there are new ones.
tip-market = The market
tip-market-text = Wood is worth 2 corn, stone 3 and gold 4, both to buy and to sell. Trade as often as you like, then leave. Nobody buys skulls.
tip-climb = Temples
tip-climb-text = Temples give goods on food days 1 and 3, and points on 2 and 4. Who stands highest gets more points. On the top step there is room for one player only.
tip-start-space = Corn on the calendar
tip-start-space-text = Corn lies on the calendar. Place a worker on the start-player space, and at the end of your turn it is yours. You go first in the next round. Once you may let two days pass.
tip-food-soon = Food day is near
tip-food-soon-text = On the food day each of your workers eats 2 corn. One who goes hungry costs 3 points. You do not have enough yet. Palenque can help, and the calendar shows the days left.
tip-food = Food day
tip-food-text = After all turns each worker ate 2 corn, and each hungry one cost 3 points. Then the temples gave goods or points. There are four food days, and the last one ends the game.

# What a turn brought: what the reader did, by events.
did-placed = { $n ->
    [one] { $n } worker placed
   *[other] { $n } workers placed
 }
did-placed-start = { $n ->
    [one] { $n } worker on the start space
   *[other] { $n } workers on the start space
 }
did-picked = { $n ->
    [one] { $n } worker picked up
   *[other] { $n } workers picked up
 }
did-learned = { $n ->
    [one] { $n } technology step
   *[other] { $n } technology steps
 }
did-climbed = { $n ->
    [one] { $n } temple step
   *[other] { $n } temple steps
 }
did-step-lost = { $n ->
    [one] { $n } temple step lost
   *[other] { $n } temple steps lost
 }
did-built = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
 }
did-monument-built = { $n ->
    [one] { $n } monument
   *[other] { $n } monuments
 }
did-skull-offered = { $n ->
    [one] { $n } skull offered
   *[other] { $n } skulls offered
 }
