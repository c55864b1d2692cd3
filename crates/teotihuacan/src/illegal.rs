//! Why an action may not be taken.

use patolli_core::{Message, Refusal};

use crate::{
    Board, CostKind, DiscoveryLocation, Obligation, PyramidSpot, Resource, Row, Side, Temple, WorkerPurpose,
    broken_rule::display_rule,
    data::{Discovery, DiscoveryEffect, Technology},
    event_message::side_key,
};

/// Why an action may not be taken, with the numbers that say how far it is off.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the names of the fields say all")]
pub enum Illegal {
    /// The game asks for something else now.
    #[error("another decision is asked for now")]
    NotNow { rule: &'static str },
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The starting tile is not to be had.
    #[error("that tile is not yours to choose")]
    NotDealt { draft: bool },
    /// The tile is kept already.
    #[error("you keep that tile already")]
    KeptAlready { draft: bool },
    /// No kept starting tile names the board.
    #[error("no starting tile of yours names {board}")]
    NotNamed { board: Board },
    /// A starting worker stands there already.
    #[error("a worker of yours starts on {board} already")]
    PlacedThere { board: Board },
    /// Too little cocoa.
    #[error("needs {need} cocoa, {have} left")]
    Cocoa { need: u8, have: u16, cost: CostKind },
    /// Too few resources of a kind.
    #[error("needs {need} {resource}, {have} left")]
    Resources { resource: Resource, need: u8, have: u8, cost: CostKind },
    /// Another number of resources is asked for.
    #[error("{need} resources are asked for")]
    WrongCount { need: u8 },
    /// More than is offered.
    #[error("{most} at most")]
    TooMany { most: u8, cost: CostKind },
    /// None of the own workers worships.
    #[error("none of your workers worships")]
    NoWorshippers,
    /// None of the own workers worships, so that none can be freed for cocoa.
    #[error("none of your workers worships, so none can be freed")]
    NothingToUnlock,
    /// Workers are freed for cocoa in a normal turn only.
    #[error("workers are freed for cocoa in a normal turn only")]
    NoNormalTurn,
    /// It is not the own turn.
    #[error("only in your own turn")]
    NotInTurn,
    /// What was begun is finished first.
    #[error("what was begun must be finished first")]
    Unfinished,
    /// No such worker stands there.
    #[error("no worker of power {power} of yours stands free on {board}")]
    NoWorkerThere { board: Board, power: u8 },
    /// No such worker stands there to be powered up.
    #[error("no worker of power {power} of yours stands free on {board} to be powered up")]
    NoWorkerToPowerUp { board: Board, power: u8 },
    /// No such worker is in hand.
    #[error("no worker of power {power} is in hand")]
    NoWorkerInHand { power: u8, purpose: WorkerPurpose },
    /// The board is too far away.
    #[error("a worker moves one to three boards clockwise")]
    OutOfReach { board: Board },
    /// Of two workers that move together the stronger is named first.
    #[error("of two workers that move together the stronger is named first")]
    StrongerFirst,
    /// The player has no such tile.
    #[error("you have no unused tile of that kind")]
    NoTile { tile: Discovery },
    /// The tile does not lie there.
    #[error("that tile does not lie there")]
    NotOnOffer { tile: Discovery, location: DiscoveryLocation },
    /// The tile is used at a moment it names.
    #[error("that tile is used at the moment it names")]
    TimedTile { tile: Discovery },
    /// The space is on another board.
    #[error("that space is not on {board}")]
    NoWorshipHere { board: Board },
    /// The own worker is on the space.
    #[error("your own worker is on that space")]
    OwnWorker,
    /// At the Palace the royal tile must be used.
    #[error("at the Palace the royal tile must be used")]
    MustUseRoyalTile,
    /// No discovery tile lies there.
    #[error("no discovery tile lies on {board}")]
    NoDiscovery { board: Board },
    /// Two workers of different power arrived.
    #[error("say which of the two workers worships")]
    WhichWorker,
    /// There is no cocoa to waive.
    #[error("there is no cocoa to waive")]
    NoFee,
    /// The board has no main action.
    #[error("{board} has no main action")]
    NoMainAction { board: Board },
    /// One more worker is of no use there.
    #[error("one more worker counts on Alchemy, Nobles and Construction only")]
    NoExtraWorker { board: Board },
    /// The main action cannot be carried out.
    #[error("nothing on {board} can be paid or placed")]
    NothingPossible { board: Board },
    /// One worker reaches the upper row only.
    #[error("one worker reaches the upper row only")]
    LowerRow,
    /// That is not laid out.
    #[error("that is not laid out")]
    NotLaidOut { board: Board },
    /// The own marker lies there already.
    #[error("your marker lies on that technology already")]
    Developed { technology: Technology },
    /// The building goes to another row.
    #[error("the building goes to another row")]
    OtherRow { row: Row, workers: u8 },
    /// The row is full.
    #[error("that row is full")]
    RowFull { row: Row },
    /// The side has no free place.
    #[error("that side of the pyramid is full")]
    SideFull { side: Side },
    /// Too few layers of tiles lie under the place.
    #[error("place {step} of that side needs more layers of tiles")]
    NotReady { side: Side, step: u8 },
    /// No tile can be laid there.
    #[error("no tile can be laid there")]
    NoSuchPlace { spot: PyramidSpot },
    /// Turned so, the tile looks as it did before.
    #[error("turned so, the tile looks as it did before")]
    SameRotation,
    /// Nothing is saved there.
    #[error("nothing is saved by that")]
    NoDiscount,
    /// The fourth worker is in play already.
    #[error("your fourth worker is in play already")]
    NoMoreWorkers,
    /// The step is on another temple.
    #[error("the step is not on {temple}")]
    OtherTemple { temple: Temple },
    /// The power-up belongs to another board.
    #[error("the power-up belongs to {board}")]
    OtherBoard { board: Board },
    /// More than the wages.
    #[error("the wages are {due} cocoa")]
    MoreThanDue { due: u8 },
    /// A turn must move a worker or free workers.
    #[error("a turn must move a worker or free workers")]
    NothingDone,
    /// The worker that arrived must act.
    #[error("the worker that arrived must act")]
    MustAct,
    /// This cannot be declined.
    #[error("this cannot be declined")]
    NoDeclining { obligation: Obligation },
}

impl Refusal for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotNow { rule } => rule,
            Self::NothingDone => "H-105",
            Self::Over => "H-314",
            Self::NotDealt { draft: true } | Self::KeptAlready { draft: true } => "H-324",
            Self::NotDealt { .. } | Self::KeptAlready { .. } => "H-086",
            Self::NotNamed { .. } => "H-093",
            Self::NoWorkerInHand { purpose: errand, .. } => errand.rule(),
            Self::PlacedThere { .. } => "H-094",
            Self::Cocoa { cost: price, .. }
            | Self::Resources { cost: price, .. }
            | Self::TooMany { cost: price, .. } => price.rule(),
            Self::WrongCount { .. } => "H-022",
            Self::NoWorshippers => "HA-11",
            Self::NothingToUnlock => "HA-67",
            Self::NoNormalTurn => "H-117",
            Self::NotInTurn | Self::TimedTile { .. } => "HA-15",
            Self::Unfinished => "HA-65",
            Self::NoWorkerThere { .. } => "H-122",
            Self::NoWorkerToPowerUp { .. } => "H-261",
            Self::OutOfReach { .. } => "H-123",
            Self::StrongerFirst => "HA-33",
            Self::NoTile { tile } => tile_rule(*tile),
            Self::NotOnOffer { location: place, .. } => place.rule(),
            Self::NoWorshipHere { .. } => "H-135",
            Self::OwnWorker => "H-138",
            Self::MustUseRoyalTile => "H-148",
            Self::NoDiscovery { .. } => "HA-19",
            Self::WhichWorker => "HA-75",
            Self::NoFee => "HA-68",
            Self::NoMainAction { .. } => "H-189",
            Self::NoExtraWorker { .. } => "H-362",
            Self::NothingPossible { .. } => "HA-74",
            Self::LowerRow => "H-197",
            Self::NotLaidOut { board } => display_rule(*board),
            Self::Developed { .. } => "H-203",
            Self::OtherRow { workers, .. } => by_number(*workers, ["H-209", "H-211", "H-213", "H-213"]),
            Self::RowFull { row } => ["H-210", "H-212", "H-214"][row.index()],
            Self::SideFull { .. } => "H-221",
            Self::NotReady { step, .. } => by_number(*step, ["H-222", "H-223", "H-224", "H-225"]),
            Self::NoSuchPlace { spot } => by_number(spot.level(), ["H-237", "H-240", "H-243", "H-246"]),
            Self::SameRotation => "H-252",
            Self::NoDiscount => "HA-73",
            Self::NoMoreWorkers => "H-275",
            Self::OtherTemple { .. } => "H-162",
            Self::OtherBoard { .. } => "H-266",
            Self::MoreThanDue { .. } => "H-299",
            Self::MustAct => "H-124",
            Self::NoDeclining { obligation: duty } => duty.rule(),
        }
    }

    fn message(&self) -> Message {
        match *self {
            Self::NotNow { .. } => Message::new("refused-not-now"),
            Self::Over => Message::new("refused-over"),
            Self::NotDealt { .. } => Message::new("refused-not-dealt"),
            Self::KeptAlready { .. } => Message::new("refused-kept-already"),
            Self::NotNamed { board } => Message::new("refused-not-named").term("board", board.key()),
            Self::PlacedThere { board } => Message::new("refused-placed-there").term("board", board.key()),
            Self::Cocoa { need, have, .. } => {
                Message::new("refused-cocoa").number("need", need).number("have", have)
            }
            Self::Resources { resource, need, have, .. } => Message::new("refused-resources")
                .term("resource", resource.key())
                .number("need", need)
                .number("have", have),
            Self::WrongCount { need } => Message::new("refused-wrong-count").number("need", need),
            Self::TooMany { most, .. } => Message::new("refused-too-many").number("most", most),
            Self::NoWorshippers | Self::NothingToUnlock => Message::new("refused-no-worshippers"),
            Self::NoNormalTurn => Message::new("refused-no-normal-turn"),
            Self::NotInTurn => Message::new("refused-not-in-turn"),
            Self::Unfinished => Message::new("refused-unfinished"),
            Self::NoWorkerThere { board, power } | Self::NoWorkerToPowerUp { board, power } => {
                Message::new("refused-no-worker-there").term("board", board.key()).number("power", power)
            }
            Self::NoWorkerInHand { power, .. } => {
                Message::new("refused-no-worker-in-hand").number("power", power)
            }
            Self::OutOfReach { board } => Message::new("refused-out-of-reach").term("board", board.key()),
            Self::StrongerFirst => Message::new("refused-stronger-first"),
            Self::NoTile { tile } => Message::new("refused-no-tile").term("tile", tile.key()),
            Self::NotOnOffer { tile, .. } => Message::new("refused-not-on-offer").term("tile", tile.key()),
            Self::TimedTile { tile } => Message::new("refused-timed-tile").term("tile", tile.key()),
            Self::NoWorshipHere { board } => {
                Message::new("refused-no-worship-here").term("board", board.key())
            }
            Self::OwnWorker => Message::new("refused-own-worker"),
            Self::MustUseRoyalTile => Message::new("refused-must-use-royal-tile"),
            Self::NoDiscovery { board } => Message::new("refused-no-discovery").term("board", board.key()),
            Self::WhichWorker => Message::new("refused-which-worker"),
            Self::NoFee => Message::new("refused-no-fee"),
            Self::NoMainAction { board } => Message::new("refused-no-main-action").term("board", board.key()),
            Self::NoExtraWorker { board } => {
                Message::new("refused-no-extra-worker").term("board", board.key())
            }
            Self::NothingPossible { board } => {
                Message::new("refused-nothing-possible").term("board", board.key())
            }
            Self::LowerRow => Message::new("refused-lower-row"),
            Self::NotLaidOut { .. } => Message::new("refused-not-laid-out"),
            Self::Developed { technology } => {
                Message::new("refused-developed").term("technology", technology.key())
            }
            Self::OtherRow { row, .. } => Message::new("refused-other-row").term("row", row.key()),
            Self::RowFull { row } => Message::new("refused-row-full").term("row", row.key()),
            Self::SideFull { side } => Message::new("refused-side-full").term("side", side_key(side)),
            Self::NotReady { side, step } => {
                Message::new("refused-not-ready").term("side", side_key(side)).number("step", step)
            }
            Self::NoSuchPlace { spot } => Message::new("refused-no-such-place").text("spot", spot),
            Self::SameRotation => Message::new("refused-same-rotation"),
            Self::NoDiscount => Message::new("refused-no-discount"),
            Self::NoMoreWorkers => Message::new("refused-no-more-workers"),
            Self::OtherTemple { temple } => Message::new("refused-other-temple").term("temple", temple.key()),
            Self::OtherBoard { board } => Message::new("refused-other-board").term("board", board.key()),
            Self::MoreThanDue { due } => Message::new("refused-more-than-due").number("due", due),
            Self::NothingDone => Message::new("refused-nothing-done"),
            Self::MustAct => Message::new("refused-must-act"),
            Self::NoDeclining { .. } => Message::new("refused-no-declining"),
        }
    }
}

/// The rule for 1, 2, 3 or 4.
const fn by_number(n: u8, rules: [&'static str; 4]) -> &'static str {
    match n {
        0 | 1 => rules[0],
        2 => rules[1],
        3 => rules[2],
        _ => rules[3],
    }
}

/// The rule of a tile that is not there, or not any more.
const fn tile_rule(tile: Discovery) -> &'static str {
    match tile.tile().effect {
        DiscoveryEffect::DoubleMove => "H-359",
        DiscoveryEffect::FreeMove => "H-360",
        DiscoveryEffect::VirtualWorker => "H-362",
        DiscoveryEffect::NoCocoa => "H-363",
        _ => "H-158",
    }
}
