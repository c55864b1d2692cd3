//! What happens in a game, in the past tense and without words.

use arrayvec::ArrayVec;
use patolli_core::{Amount, Arg, HERE, PLATE, Points, Seat, events, json::JsonAs};

use crate::{
    Arrow, AscensionReward, Board, BotOutcome, BotTile, Goods, Lapse, PointSource, PyramidSpot, Row, Side,
    Space, Temple,
    bot_outcome::OutcomeForm,
    data::{Bonus, DecorationId, Discovery, PyramidId, StartId, Technology},
    notation::letter,
};

events! {
    /// One thing that happened.
    #[derive(schemars::JsonSchema)]
    #[expect(missing_docs, reason = "the names of the fields say all: who, where, what, how many")]
    pub enum Event {
        /// A seat has made its secret choice.
        Chose { seat: Seat } => "chose";
        /// A seat's choice was revealed.
        Revealed { seat: Seat, tiles: ArrayVec<StartId, 2> }
            => "revealed"(tile1 = tiles.first(), tile2 = tiles.get(1)), reveals;
        /// A starting tile was drafted.
        Drafted { seat: Seat, tile: StartId } => "drafted";
        /// A starting worker was powered up.
        StartPoweredUp { seat: Seat, power: u8 } => "start-powered-up";
        /// A starting worker was placed.
        Placed { seat: Seat, board: Board, power: u8 } => "placed", touches [die(*seat, *board, *power)],
            way [PLATE.to_owned(), die_stop(*seat, *board, *power)];
        /// Neutral workers of a colour were placed or moved.
        NeutralsPlaced { colour: u8, boards: [Board; 3], #[serde(skip)] at_eclipse: bool }
            => "neutrals-placed"(
                colour = colour + 1, board1 = boards[0], board2 = boards[1], board3 = boards[2],
            ),
            reveals, stage [at_eclipse.then_some("stage-next")];
        /// A seat's turn began.
        TurnBegan { seat: Seat } => "turn-began", heading;
        /// A seat freed its worshipping workers: as a whole turn, or for cocoa.
        Freed { seat: Seat, workers: u8, cocoa: u8 }
            => ["rested" if *cocoa == 0, "unlocked"](n = workers, cocoa = (*cocoa > 0).then_some(*cocoa));
        /// A worker moved, perhaps with another, perhaps by a tile.
        Moved {
            seat: Seat,
            from: Board,
            to: Board,
            power: u8,
            along: Option<u8>,
            anywhere: bool,
            #[serde(skip)]
            via: ArrayVec<Board, 3>,
        }
            => [MOVED_KEYS => moved_key(*along, *anywhere)](from, to, power, along),
            touches [board_id(*from), board_id(*to)], way [..ring_way(*seat, *from, *to, *power, via)];
        /// Cocoa was collected, by the number of colours.
        Collected { seat: Seat, board: Board, colours: u8, cocoa: u8 }
            => "collected", touches [board_id(*board)];
        /// A worker worshipped.
        Worshipped { seat: Seat, space: Space, power: u8, cocoa: u8, waived: bool }
            => "worshipped"(space = space.board(), power, cocoa, waived),
            touches [space.id()], way [die_stop(*seat, space.board(), *power), space.id()];
        /// A worshipping worker was sent to the main area.
        Evicted { seat: Seat, board: Board, power: u8 } => "evicted", touches [die(*seat, *board, *power)],
            way [HERE.to_owned(), die_stop(*seat, *board, *power)];
        /// A main action was taken, with the own workers that count.
        Acted { seat: Seat, board: Board, workers: u8, cocoa: u8, waived: bool } => "acted",
            touches [board_id(*board)];
        /// Goods came from the supply.
        Gained { seat: Seat, goods: Goods }
            => "gained"(
                cocoa = goods.cocoa, wood = goods.resources.wood,
                stone = goods.resources.stone, gold = goods.resources.gold,
            ),
            goods [..amounts(*goods, 1)];
        /// Goods were paid.
        Paid { seat: Seat, goods: Goods }
            => "paid"(
                cocoa = goods.cocoa, wood = goods.resources.wood,
                stone = goods.resources.stone, gold = goods.resources.gold,
            ),
            goods [..amounts(*goods, -1)];
        /// Something offered was refused.
        Refused { seat: Seat } => "refused";
        /// Something could not be had.
        Lapsed { seat: Seat, what: Lapse } => [Lapse::KEYS => what.key()]();
        /// The workers that count for the main action after all.
        Counted { seat: Seat, board: Board, workers: u8 } => "counted", touches [board_id(*board)];
        /// Points during play.
        Scored { seat: Seat, points: u8, source: PointSource }
            => "scored", points [scored(*seat, source.key(), 0, *points)];
        /// A discovery tile was taken.
        TileTaken { seat: Seat, tile: Discovery } => "tile-taken", touches [own_tile(*seat, *tile)],
            way [HERE.to_owned(), format!("{}|{PLATE}", own_tile(*seat, *tile))];
        /// A discovery tile was used.
        TileUsed { seat: Seat, tile: Discovery } => "tile-used", touches [own_tile(*seat, *tile)];
        /// A discovery tile was laid at a worship place.
        TileLaid { board: Board, tile: Discovery }
            => "tile-laid", reveals, touches [format!("board.{}.discovery", board.number())];
        /// A discovery tile left the game.
        TileDiscarded { board: Board, tile: Discovery } => "tile-discarded";
        /// A marker went up to a step.
        Climbed { seat: Seat, temple: Temple, step: u8 }
            => "climbed", touches [format!("marker.{temple}.{}", letter(*seat))],
            way [
                format!("temple.{temple}.{}|temple.{temple}.{step}", step.saturating_sub(1)),
                format!("marker.{temple}.{}", letter(*seat))
            ];
        /// A step up was not possible.
        StepLost { seat: Seat, temple: Temple } => "step-lost";
        /// A marker moved to a space of the Avenue.
        Walked { seat: Seat, space: u8 } => "walked", touches [format!("walker.{}", letter(*seat))],
            way [format!("avenue.{}", space.saturating_sub(1)), format!("walker.{}", letter(*seat))];
        /// A worker was powered up.
        PoweredUp { seat: Seat, board: Board, power: u8 }
            => "powered-up", touches [die(*seat, *board, *power)];
        /// A worker ascended from a board.
        Ascended { seat: Seat, board: Board } => "ascended", touches [die(*seat, Board::Palace, 1)],
            way [board_id(*board), die_stop(*seat, Board::Palace, 1)];
        /// A reward of the ascension circle was chosen.
        Rewarded { seat: Seat, reward: AscensionReward }
            => "rewarded"(reward = Arg::Term(reward_key(*reward)));
        /// The light disc moved.
        DiscMoved { space: u8 } => "disc-moved", touches ["disc.light"],
            way [format!("day.{}", space.saturating_sub(1)), "disc.light".to_owned()];
        /// The light disc reached the dark one: the eclipse with this number will be scored.
        EclipseNear { number: u8, last: bool } => "eclipse-near"(n = number, last), moment ["eclipse"];
        /// A technology was developed.
        Developed { seat: Seat, technology: Technology } => "developed"(tile = technology),
            touches [format!("tech.{}", technology.tile().number)];
        /// A house was built.
        HouseBuilt { seat: Seat, row: Row, place: u8 }
            => "house-built"(row), touches [format!("nobles.{}.{}", row.index() + 1, place + 1)],
            way [PLATE.to_owned(), format!("nobles.{}.{}", row.index() + 1, place + 1)];
        /// A decoration was laid on a step of a side, with the number of matching icons.
        Decorated { seat: Seat, tile: DecorationId, side: Side, step: u8, matches: u8 }
            => "decorated"(side = Arg::Term(side_key(*side)), step, matches),
            touches [format!("slot.{side}.{step}")], way [HERE.to_owned(), format!("slot.{side}.{step}")];
        /// A pyramid tile was laid, with the number of matching icons.
        Built { seat: Seat, tile: PyramidId, spot: PyramidSpot, matches: u8 }
            => "built"(level = spot.level(), matches), touches [spot.id()], way [HERE.to_owned(), spot.id()];
        /// A marker moved to a space of the pyramid track.
        Advanced { seat: Seat, space: u8 } => "advanced", touches [format!("builder.{}", letter(*seat))],
            way [format!("track.{}", space.saturating_sub(1)), format!("builder.{}", letter(*seat))];
        /// The pyramid was completed.
        PyramidCompleted { seat: Seat } => "pyramid-completed";
        /// Pyramid tiles were laid out.
        TilesLaid { tiles: ArrayVec<PyramidId, 3> } => "tiles-laid"(n = count(tiles)), reveals;
        /// Decorations were laid out.
        DecorationsLaid { tiles: ArrayVec<DecorationId, 4> }
            => "decorations-laid"(n = count(tiles)), reveals;
        /// An eclipse is scored.
        EclipseBegan { number: u8, last: bool }
            => "eclipse-began"(n = number, last), heading, stage ["stage-avenue"], moment ["eclipse"];
        /// The Avenue counted.
        AvenueScored { seat: Seat, number: u8, spaces: u8, each: u8, points: u8 }
            => "avenue-scored"(spaces, each, points), stage ["stage-avenue"],
            points [scored(*seat, "source-avenue", *number, *points)];
        /// The seat furthest on the pyramid track scored.
        LeaderScored { seat: Seat, number: u8, points: u8 }
            => "leader-scored"(points), stage ["stage-pyramid"],
            points [scored(*seat, "source-pyramid", *number, *points)];
        /// The pyramid track counted.
        PyramidScored { seat: Seat, number: u8, spaces: u8, each: u8, points: u8 }
            => "pyramid-scored"(spaces, each, points), stage ["stage-pyramid"],
            points [scored(*seat, "source-pyramid", *number, *points)];
        /// Masks counted.
        MasksScored { seat: Seat, number: u8, masks: u8, points: u8 }
            => "masks-scored"(n = masks, points), stage ["stage-masks"],
            points [scored(*seat, "source-masks", *number, *points)];
        /// Wages were paid, or not.
        WagesPaid { seat: Seat, number: u8, due: u8, paid: u8, waived: bool, lost: u8 }
            => "wages-paid"(due, paid, waived, lost), stage ["stage-wages"],
            points [..lost_wages(*seat, *number, *lost)];
        /// The discs went to the start of a new era.
        DiscsReset { dark: u8 } => "discs-reset", touches ["disc.light", "disc.dark"], stage ["stage-next"];
        /// A temple bonus tile counted.
        BonusScored { seat: Seat, temple: Temple, bonus: Bonus, points: u8 }
            => "bonus-scored", stage ["stage-bonuses"],
            points [scored(*seat, "source-bonuses", 0, *points)];
        /// What Teotibot had left counted.
        BotGoodsScored { seat: Seat, goods: u8, points: u8 }
            => "bot-goods-scored"(n = goods, points), stage ["stage-bot"],
            points [scored(*seat, "source-bot-goods", 0, *points)];
        /// Teotibot's technologies counted.
        BotTechnologiesScored { seat: Seat, technologies: u8, points: u8 }
            => "bot-technologies-scored"(n = technologies, points), stage ["stage-bot"],
            points [scored(*seat, "source-bot-technologies", 0, *points)];
        /// The game ended.
        GameOver => "game-over", heading;
        /// Teotibot rolled its dice, which woke a tile.
        BotRolled { seat: Seat, dice: [u8; 2], tile: BotTile }
            => "bot-rolled"(one = dice[0], two = dice[1], sum = dice[0] + dice[1], tile),
            reveals, touches [format!("bot.{tile}")], roll [..dice.iter()];
        /// What the tile came to.
        BotDid { seat: Seat, tile: BotTile, #[serde(with = "JsonAs::<OutcomeForm>")] deed: BotOutcome }
            => [BOT_DID_KEYS => bot_did_key(*tile, *deed)](tile, board = deed.board());
        /// Teotibot's worker moved on.
        BotMoved { seat: Seat, from: Board, to: Board, power: u8, #[serde(skip)] via: ArrayVec<Board, 3> }
            => "bot-moved"(from, to, power), touches [die(*seat, *to, *power)], way [..ring_way(*seat, *from, *to, *power, via)];
        /// Teotibot's worshipping worker moved to a space.
        BotWorshipped { seat: Seat, space: Space, evicted: bool }
            => "bot-worshipped"(board = space.board(), evicted),
            touches [space.id()], way [board_id(space.board()), space.id()];
        /// The action tiles moved up; one came in, the woken one lies aside.
        BotShifted { seat: Seat, aside: BotTile, entered: BotTile, arrows: [Arrow; 2] }
            => "bot-shifted"(aside, entered);
    }
    stages [
        "stage-avenue",
        "stage-pyramid",
        "stage-masks",
        "stage-wages",
        "stage-next",
        "stage-bonuses",
        "stage-bot",
    ];
    sources [
        "source-temples",
        "source-gathering",
        "source-technologies",
        "source-nobles",
        "source-decorations",
        "source-construction",
        "source-royals",
        "source-discoveries",
        "source-ascension",
        "source-bot-cocoa",
        "source-avenue",
        "source-pyramid",
        "source-masks",
        "source-wages",
        "source-bonuses",
        "source-bot-goods",
        "source-bot-technologies",
    ];
}

/// Message keys of a move.
const MOVED_KEYS: [&str; 4] = ["moved", "moved-anywhere", "moved-along", "moved-along-anywhere"];

/// Message key of a move, perhaps of two workers, perhaps by a tile.
const fn moved_key(along: Option<u8>, anywhere: bool) -> &'static str {
    MOVED_KEYS[2 * along.is_some() as usize + anywhere as usize]
}

/// Message keys of what a tile of Teotibot came to.
const BOT_DID_KEYS: [&str; 12] = [
    "bot-did-fallback",
    "bot-did-mastery",
    "bot-did-construction-1",
    "bot-did-construction-2",
    "bot-did-decorations-1",
    "bot-did-decorations-2",
    "bot-did-alchemy-1",
    "bot-did-alchemy-2",
    "bot-did-nobles-1",
    "bot-did-nobles-2",
    "bot-did-worship",
    "bot-did-masks",
];

/// Message key of what a tile of Teotibot came to, and why: one for each step of each tile.
const fn bot_did_key(tile: BotTile, deed: BotOutcome) -> &'static str {
    BOT_DID_KEYS[match (tile, deed) {
        (_, BotOutcome::Fallback) => 0,
        (BotTile::Mastery, _) | (_, BotOutcome::Mastery(_)) => 1,
        (BotTile::Construction, BotOutcome::First) => 2,
        (BotTile::Construction, BotOutcome::Second) => 3,
        (BotTile::Decorations, BotOutcome::First) => 4,
        (BotTile::Decorations, BotOutcome::Second) => 5,
        (BotTile::Alchemy, BotOutcome::First) => 6,
        (BotTile::Alchemy, BotOutcome::Second) => 7,
        (BotTile::Nobles, BotOutcome::First) => 8,
        (BotTile::Nobles, BotOutcome::Second) => 9,
        (BotTile::Worship, _) => 10,
        (BotTile::Masks, _) => 11,
    }]
}

/// Points that a seat scored.
fn scored(seat: Seat, source: &'static str, round: u8, points: u8) -> Points {
    Points { seat, source, round, n: i32::from(points) }
}

/// Points lost for wages that were not paid.
fn lost_wages(seat: Seat, round: u8, lost: u8) -> Option<Points> {
    (lost > 0).then(|| Points { seat, source: "source-wages", round, n: -i32::from(lost) })
}

/// Goods that changed hands, without those of which there are none.
fn amounts(goods: Goods, sign: i32) -> impl Iterator<Item = Amount> {
    let Goods { cocoa, resources } = goods;
    let all =
        [("cocoa", cocoa), ("wood", resources.wood), ("stone", resources.stone), ("gold", resources.gold)];
    let some = all.into_iter().filter(|it| it.1 > 0);
    some.map(move |(good, n)| Amount { good, n: sign * i32::from(n) })
}

/// The number of tiles laid out, as an argument.
fn count<T>(tiles: &[T]) -> Arg {
    Arg::Number(i64::try_from(tiles.len()).unwrap_or(i64::MAX))
}

/// The id of a die: `die.3.a.2` is power 2 of seat a on board 3.
pub(crate) fn die(seat: Seat, board: Board, power: u8) -> String {
    format!("die.{}.{}.{power}", board.number(), letter(seat))
}

/// Stop of a die on a board: the die, the same one in hand, or the board's dice.
fn die_stop(seat: Seat, board: Board, power: u8) -> String {
    let (number, letter) = (board.number(), letter(seat));
    format!("{}|hand.{letter}.{power}|dice.{number}|board.{number}", die(seat, board, power))
}

/// The way of a die over the ring, board by board.
fn ring_way(seat: Seat, from: Board, to: Board, power: u8, via: &[Board]) -> impl Iterator<Item = String> {
    let between = via.iter().map(|it| format!("dice.{0}|board.{0}", it.number()));
    [die_stop(seat, from, power)].into_iter().chain(between).chain([die_stop(seat, to, power)])
}

/// The id of a board.
pub(crate) fn board_id(board: Board) -> String {
    format!("board.{}", board.number())
}

/// The id of a discovery tile of a seat.
fn own_tile(seat: Seat, tile: Discovery) -> String {
    format!("own.{}.{tile}", letter(seat))
}

/// The message key of a reward of the ascension circle.
pub(crate) const fn reward_key(reward: AscensionReward) -> &'static str {
    match reward {
        AscensionReward::Points => "ascend-vp",
        AscensionReward::Cocoa => "ascend-cocoa",
        AscensionReward::Temple => "ascend-temple",
        AscensionReward::Temples => "ascend-temples",
        AscensionReward::Worker => "ascend-worker",
    }
}

/// The message key of a side of the pyramid.
pub(crate) const fn side_key(side: Side) -> &'static str {
    match side {
        Side::Top => "side-top",
        Side::Right => "side-right",
        Side::Bottom => "side-bottom",
        Side::Left => "side-left",
    }
}
