//! What happens in a game, in the past tense and without words.

use arrayvec::ArrayVec;
use patolli_core::{Amount, Describe, Message, Points, Seat};
use serde::Serialize;

use crate::{
    Arrow, AscensionReward, Board, BotTile, Goods, Lapse, PointSource, PyramidSpot, Row, Side, Space, Temple,
    data::{Bonus, DecorationId, Discovery, PyramidId, StartId, Technology},
    notation::letter,
};

/// What a tile of Teotibot came to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BotOutcome {
    /// Its first step: it built, decorated, developed, worshipped or took a mask.
    First,
    /// Its second step: it gathered, or (Alchemy) powered up twice.
    Second,
    /// The strongest worker that could act did: Mastery, on this board.
    Mastery(Board),
    /// Nothing could be done: 5 cocoa, and the weakest worker moves on.
    Fallback,
}

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
#[expect(missing_docs, reason = "the names of the fields say all: who, where, what, how many")]
pub enum Event {
    /// A seat has made its secret choice.
    Chose { seat: Seat },
    /// A seat's choice was revealed.
    Revealed { seat: Seat, tiles: ArrayVec<StartId, 2> },
    /// A starting tile was drafted.
    Drafted { seat: Seat, tile: StartId },
    /// A starting worker was powered up.
    StartPoweredUp { seat: Seat, power: u8 },
    /// A starting worker was placed.
    Placed { seat: Seat, board: Board, power: u8 },
    /// Neutral workers of a colour were placed or moved.
    NeutralsPlaced { colour: u8, boards: [Board; 3] },
    /// A seat's turn began.
    TurnBegan { seat: Seat },
    /// A seat freed its worshipping workers: as a whole turn, or for cocoa.
    Freed { seat: Seat, workers: u8, cocoa: u8 },
    /// A worker moved, perhaps with another, perhaps by a tile.
    Moved { seat: Seat, from: Board, to: Board, power: u8, along: Option<u8>, anywhere: bool },
    /// Cocoa was collected for so many colours.
    Collected { seat: Seat, board: Board, colours: u8, cocoa: u8 },
    /// A worker worshipped.
    Worshipped { seat: Seat, space: Space, power: u8, cocoa: u8, waived: bool },
    /// A worshipping worker was sent to the main area.
    Evicted { seat: Seat, board: Board, power: u8 },
    /// A main action was taken; so many own workers count.
    Acted { seat: Seat, board: Board, workers: u8, cocoa: u8, waived: bool },
    /// Goods came from the supply.
    Gained { seat: Seat, goods: Goods },
    /// Goods were paid.
    Paid { seat: Seat, goods: Goods },
    /// Something offered was refused.
    Refused { seat: Seat },
    /// Something could not be had.
    Lapsed { seat: Seat, what: Lapse },
    /// So many workers count for the main action after all.
    Counted { seat: Seat, board: Board, workers: u8 },
    /// Points during play.
    Scored { seat: Seat, points: u8, source: PointSource },
    /// A discovery tile was taken.
    TileTaken { seat: Seat, tile: Discovery },
    /// A discovery tile was used.
    TileUsed { seat: Seat, tile: Discovery },
    /// A discovery tile was laid at a worship place.
    TileLaid { board: Board, tile: Discovery },
    /// A discovery tile left the game.
    TileDiscarded { board: Board, tile: Discovery },
    /// A marker went up to a step.
    Climbed { seat: Seat, temple: Temple, step: u8 },
    /// A step up was not possible.
    StepLost { seat: Seat, temple: Temple },
    /// A marker moved to a space of the Avenue.
    Walked { seat: Seat, space: u8 },
    /// A worker was powered up.
    PoweredUp { seat: Seat, board: Board, power: u8 },
    /// A worker ascended from a board.
    Ascended { seat: Seat, board: Board },
    /// A reward of the ascension circle was chosen.
    Rewarded { seat: Seat, reward: AscensionReward },
    /// The light disc moved.
    DiscMoved { space: u8 },
    /// The light disc reached the dark one: the eclipse with this number will be scored.
    EclipseNear { number: u8, last: bool },
    /// A technology was developed.
    Developed { seat: Seat, technology: Technology },
    /// A house was built.
    HouseBuilt { seat: Seat, row: Row, place: u8 },
    /// A decoration was laid on a step of a side, with so many matching icons.
    Decorated { seat: Seat, tile: DecorationId, side: Side, step: u8, matches: u8 },
    /// A pyramid tile was laid, with so many matching icons.
    Built { seat: Seat, tile: PyramidId, spot: PyramidSpot, matches: u8 },
    /// A marker moved to a space of the pyramid track.
    Advanced { seat: Seat, space: u8 },
    /// The pyramid was completed.
    PyramidCompleted { seat: Seat },
    /// Pyramid tiles were laid out.
    TilesLaid { tiles: ArrayVec<PyramidId, 3> },
    /// Decorations were laid out.
    DecorationsLaid { tiles: ArrayVec<DecorationId, 4> },

    /// An eclipse is scored.
    EclipseBegan { number: u8, last: bool },
    /// The Avenue counted.
    AvenueScored { seat: Seat, number: u8, spaces: u8, each: u8, points: u8 },
    /// Whoever is furthest on the pyramid track.
    LeaderScored { seat: Seat, number: u8, points: u8 },
    /// The pyramid track counted.
    PyramidScored { seat: Seat, number: u8, spaces: u8, each: u8, points: u8 },
    /// Masks counted.
    MasksScored { seat: Seat, number: u8, masks: u8, points: u8 },
    /// Wages were paid, or not.
    WagesPaid { seat: Seat, number: u8, due: u8, paid: u8, waived: bool, lost: u8 },
    /// The discs went to the start of a new era.
    DiscsReset { dark: u8 },
    /// A temple bonus tile counted.
    BonusScored { seat: Seat, temple: Temple, bonus: Bonus, points: u8 },
    /// What Teotibot had left counted.
    BotGoodsScored { seat: Seat, goods: u8, points: u8 },
    /// Teotibot's technologies counted.
    BotTechnologiesScored { seat: Seat, technologies: u8, points: u8 },
    /// The game ended.
    GameOver,

    /// Teotibot rolled its dice, which woke a tile.
    BotRolled { seat: Seat, dice: [u8; 2], tile: BotTile },
    /// What the tile came to.
    BotDid { seat: Seat, tile: BotTile, deed: BotOutcome },
    /// Teotibot's worker moved on.
    BotMoved { seat: Seat, from: Board, to: Board, power: u8 },
    /// Teotibot's worshipping worker moved to a space.
    BotWorshipped { seat: Seat, space: Space, evicted: bool },
    /// The action tiles moved up; one came in, the woken one lies aside.
    BotShifted { seat: Seat, aside: BotTile, entered: BotTile, arrows: [Arrow; 2] },
}

/// The id of a die: `die.3.a.2` is power 2 of seat a on board 3.
pub(crate) fn die(seat: Seat, board: Board, power: u8) -> String {
    format!("die.{}.{}.{power}", board.number(), letter(seat))
}

impl Describe for Event {
    const STAGES: &'static [&'static str] = &[
        "stage-avenue",
        "stage-pyramid",
        "stage-masks",
        "stage-wages",
        "stage-next",
        "stage-bonuses",
        "stage-bot",
    ];

    const SOURCES: &'static [&'static str] = &[
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

    fn message(&self) -> Message {
        let message = self.plain_message();
        match self.seat() {
            Some(seat) => message.seat("who", seat),
            None => message,
        }
    }

    fn seat(&self) -> Option<Seat> {
        match *self {
            Self::NeutralsPlaced { .. }
            | Self::TileLaid { .. }
            | Self::TileDiscarded { .. }
            | Self::DiscMoved { .. }
            | Self::EclipseNear { .. }
            | Self::TilesLaid { .. }
            | Self::DecorationsLaid { .. }
            | Self::EclipseBegan { .. }
            | Self::DiscsReset { .. }
            | Self::GameOver => None,
            Self::Chose { seat }
            | Self::Revealed { seat, .. }
            | Self::Drafted { seat, .. }
            | Self::StartPoweredUp { seat, .. }
            | Self::Placed { seat, .. }
            | Self::TurnBegan { seat }
            | Self::Freed { seat, .. }
            | Self::Moved { seat, .. }
            | Self::Collected { seat, .. }
            | Self::Worshipped { seat, .. }
            | Self::Evicted { seat, .. }
            | Self::Acted { seat, .. }
            | Self::Gained { seat, .. }
            | Self::Paid { seat, .. }
            | Self::Refused { seat }
            | Self::Lapsed { seat, .. }
            | Self::Counted { seat, .. }
            | Self::Scored { seat, .. }
            | Self::TileTaken { seat, .. }
            | Self::TileUsed { seat, .. }
            | Self::Climbed { seat, .. }
            | Self::StepLost { seat, .. }
            | Self::Walked { seat, .. }
            | Self::PoweredUp { seat, .. }
            | Self::Ascended { seat, .. }
            | Self::Rewarded { seat, .. }
            | Self::Developed { seat, .. }
            | Self::HouseBuilt { seat, .. }
            | Self::Decorated { seat, .. }
            | Self::Built { seat, .. }
            | Self::Advanced { seat, .. }
            | Self::PyramidCompleted { seat }
            | Self::AvenueScored { seat, .. }
            | Self::LeaderScored { seat, .. }
            | Self::PyramidScored { seat, .. }
            | Self::MasksScored { seat, .. }
            | Self::WagesPaid { seat, .. }
            | Self::BonusScored { seat, .. }
            | Self::BotGoodsScored { seat, .. }
            | Self::BotTechnologiesScored { seat, .. }
            | Self::BotRolled { seat, .. }
            | Self::BotDid { seat, .. }
            | Self::BotMoved { seat, .. }
            | Self::BotWorshipped { seat, .. }
            | Self::BotShifted { seat, .. } => Some(seat),
        }
    }

    fn reveals(&self) -> bool {
        matches!(
            self,
            Self::Revealed { .. }
                | Self::NeutralsPlaced { .. }
                | Self::TileLaid { .. }
                | Self::TilesLaid { .. }
                | Self::DecorationsLaid { .. }
                | Self::BotRolled { .. }
        )
    }

    fn is_heading(&self) -> bool {
        matches!(self, Self::TurnBegan { .. } | Self::EclipseBegan { .. } | Self::GameOver)
    }

    fn touches(&self) -> Vec<String> {
        match self {
            Self::Placed { seat, board, power }
            | Self::PoweredUp { seat, board, power }
            | Self::BotMoved { seat, to: board, power, .. }
            | Self::Evicted { seat, board, power } => vec![die(*seat, *board, *power)],
            Self::Moved { from, to, .. } => {
                vec![format!("board.{}", from.number()), format!("board.{}", to.number())]
            }
            Self::Collected { board, .. } | Self::Acted { board, .. } | Self::Counted { board, .. } => {
                vec![format!("board.{}", board.number())]
            }
            Self::Worshipped { space, .. } | Self::BotWorshipped { space, .. } => vec![space.id()],
            Self::TileLaid { board, .. } => vec![format!("board.{}.discovery", board.number())],
            Self::Climbed { seat, temple, .. } => vec![format!("marker.{temple}.{}", letter(*seat))],
            Self::Walked { seat, .. } => vec![format!("walker.{}", letter(*seat))],
            Self::Advanced { seat, .. } => vec![format!("builder.{}", letter(*seat))],
            Self::Ascended { seat, .. } => vec![die(*seat, Board::Palace, 1)],
            Self::DiscMoved { .. } => vec!["disc.light".to_owned()],
            Self::DiscsReset { .. } => vec!["disc.light".to_owned(), "disc.dark".to_owned()],
            Self::Developed { technology, .. } => vec![format!("tech.{}", technology.tile().number)],
            Self::HouseBuilt { row, place, .. } => vec![format!("nobles.{}.{}", row.index() + 1, place + 1)],
            Self::Decorated { side, step, .. } => vec![format!("slot.{side}.{step}")],
            Self::Built { spot, .. } => vec![spot.id()],
            Self::TileTaken { seat, tile } | Self::TileUsed { seat, tile } => {
                vec![format!("own.{}.{tile}", letter(*seat))]
            }
            Self::BotRolled { tile, .. } => vec![format!("bot.{tile}")],
            _ => Vec::new(),
        }
    }

    fn points(&self) -> Vec<Points> {
        let points = |seat: Seat, source, round, n: u8| vec![Points { seat, source, round, n: i32::from(n) }];
        match *self {
            Self::Scored { seat, points: n, source } => points(seat, source.key(), 0, n),
            Self::AvenueScored { seat, number, points: n, .. } => points(seat, "source-avenue", number, n),
            Self::LeaderScored { seat, number, points: n }
            | Self::PyramidScored { seat, number, points: n, .. } => {
                points(seat, "source-pyramid", number, n)
            }
            Self::MasksScored { seat, number, points: n, .. } => points(seat, "source-masks", number, n),
            Self::WagesPaid { seat, number, lost, .. } if lost > 0 => {
                vec![Points { seat, source: "source-wages", round: number, n: -i32::from(lost) }]
            }
            Self::BonusScored { seat, points: n, .. } => points(seat, "source-bonuses", 0, n),
            Self::BotGoodsScored { seat, points: n, .. } => points(seat, "source-bot-goods", 0, n),
            Self::BotTechnologiesScored { seat, points: n, .. } => {
                points(seat, "source-bot-technologies", 0, n)
            }
            _ => Vec::new(),
        }
    }

    fn goods(&self) -> Vec<Amount> {
        let (goods, sign) = match *self {
            Self::Gained { goods, .. } => (goods, 1),
            Self::Paid { goods, .. } => (goods, -1),
            _ => return Vec::new(),
        };
        let Goods { cocoa, resources } = goods;
        let all = [
            ("cocoa", cocoa),
            ("wood", resources.wood),
            ("stone", resources.stone),
            ("gold", resources.gold),
        ];
        let some = all.into_iter().filter(|it| it.1 > 0);
        some.map(|(good, n)| Amount { good, n: sign * i32::from(n) }).collect()
    }

    fn stage(&self, before: Option<&'static str>) -> Option<&'static str> {
        match self {
            Self::EclipseBegan { .. } | Self::AvenueScored { .. } => Some("stage-avenue"),
            Self::LeaderScored { .. } | Self::PyramidScored { .. } => Some("stage-pyramid"),
            Self::MasksScored { .. } => Some("stage-masks"),
            Self::WagesPaid { .. } => Some("stage-wages"),
            Self::DiscsReset { .. } => Some("stage-next"),
            Self::NeutralsPlaced { .. } if before.is_some() => Some("stage-next"),
            Self::BonusScored { .. } => Some("stage-bonuses"),
            Self::BotGoodsScored { .. } | Self::BotTechnologiesScored { .. } => Some("stage-bot"),
            _ => None,
        }
    }
}
