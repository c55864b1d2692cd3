//! Why an action may not be taken.

use patolli_core::{Message, Refusal};

use crate::{Block, Temple, Track, Wheel, data::BuildingId};

/// Why an action may not be taken, with the numbers that say how far it is off.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the names of the fields say all")]
pub enum Illegal {
    /// The game asks for something else now.
    #[error("another decision is asked for now")]
    NotNow,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The tile or tribe was not dealt to the player.
    #[error("that was not dealt to you")]
    NotDealt,
    /// The tile is kept already.
    #[error("you keep that tile already")]
    KeptAlready,
    /// Too little corn.
    #[error("needs {need} corn, {have} left")]
    Corn { need: u8, have: u16 },
    /// Too few blocks of a kind.
    #[error("needs {need} {block}, {have} left")]
    Blocks { block: Block, need: u16, have: u16 },
    /// Too few blocks in all.
    #[error("needs {need} blocks, {have} left")]
    AnyBlocks { need: u16, have: u16 },
    /// No skull to give.
    #[error("needs a skull")]
    NoSkull,
    /// Another number of blocks is asked for.
    #[error("{need} blocks are asked for")]
    WrongCount { need: u8 },
    /// Begging is for those with little corn.
    #[error("one begs with {most} corn or less, not with {have}")]
    TooRichToBeg { most: u16, have: u16 },
    /// One begs once, before anything else.
    #[error("one begs once, before anything else in the turn")]
    TooLateToBeg,
    /// All markers are on the lowest step.
    #[error("all your markers are on the lowest step")]
    NoStepToLose,
    /// The marker is on the lowest step.
    #[error("your marker is on the lowest step of {temple}")]
    LowestStep { temple: Temple },
    /// Workers are being picked up.
    #[error("you are picking up workers in this turn")]
    Picking,
    /// Workers are being placed.
    #[error("you are placing workers in this turn")]
    Placing,
    /// Placing ended with the quick action or with picking up by the tribe.
    #[error("placing is over in this turn")]
    PlacingOver,
    /// No worker in hand.
    #[error("no worker in hand")]
    NoWorkerInHand,
    /// Every position of the wheel is taken.
    #[error("no position of the wheel is free")]
    WheelFull { wheel: Wheel },
    /// The space is taken.
    #[error("the space is taken")]
    SpaceTaken,
    /// Only Vacub-Caquix skips positions, one a turn.
    #[error("no position can be skipped there")]
    NoSkip,
    /// A quick action was taken in this turn.
    #[error("one quick action a turn")]
    OneQuickAction,
    /// The quick action could not be performed.
    #[error("the quick action could not be performed")]
    QuickImpossible,
    /// The quick action must be performed first.
    #[error("the quick action must be performed first")]
    QuickActionOutstanding,
    /// Mercy is for the cheapest place.
    #[error("mercy grants the cheapest place only")]
    NotCheapest,
    /// Mercy grants one worker.
    #[error("mercy grants one worker only")]
    OneByMercy,
    /// No own worker stands there.
    #[error("none of your workers stands there")]
    NoWorkerThere { wheel: Wheel, position: u8 },
    /// The worker was placed in this turn.
    #[error("that worker was placed in this turn")]
    JustPlaced,
    /// A turn must place or pick up.
    #[error("a turn must place or pick up a worker")]
    NothingDone,
    /// The worker does not reach that action.
    #[error("the worker does not reach that action")]
    OutOfReach { wheel: Wheel, number: u8 },
    /// No corn tile lies open.
    #[error("no corn tile lies open")]
    NoCornTile,
    /// No wood tile is left.
    #[error("no wood tile is left")]
    NoWoodTile,
    /// A skull lies there already.
    #[error("a skull lies there already")]
    SkullAlreadyOffered { number: u8 },
    /// No advance can be paid.
    #[error("no advance can be paid")]
    NoAdvance,
    /// The technology is not among those offered.
    #[error("{track} is not offered")]
    NotOffered { track: Track },
    /// The technology is on its starting space.
    #[error("{track} is on its starting space")]
    NoLevel { track: Track },
    /// The temple is not among those offered.
    #[error("{temple} is not offered")]
    OtherTemple { temple: Temple },
    /// Nothing on offer can be built and paid.
    #[error("nothing on offer can be paid")]
    NothingToBuild,
    /// The tile is not on offer.
    #[error("that tile is not on offer")]
    NotOnOffer,
    /// Monuments are built with Tikal 4 only.
    #[error("monuments are built with Tikal 4 only")]
    NoMonumentHere,
    /// The old building is not owned or cannot be renovated.
    #[error("{building} cannot be pulled down")]
    NotRenovatable { building: BuildingId },
    /// The old building covers nothing of the cost.
    #[error("{building} covers nothing of the cost")]
    CoversNothing { building: BuildingId },
    /// Architecture does not save that.
    #[error("architecture does not save that")]
    NoDiscount,
    /// Architecture cannot wait.
    #[error("architecture cannot be kept for a second building")]
    CannotKeepArchitecture,
    /// No second building could be paid.
    #[error("no second building could be paid")]
    NoSecondBuilding,
    /// The block was bought in this visit.
    #[error("{block} was bought in this visit")]
    BoughtHere { block: Block },
    /// The block was sold in this visit.
    #[error("{block} was sold in this visit")]
    SoldHere { block: Block },
    /// At least one exchange.
    #[error("at least one exchange must be made")]
    MustTrade,
    /// Only Xaman Ek sells at any time, once a turn.
    #[error("nothing can be sold now")]
    NoSale,
    /// The sale would leave the question without an answer.
    #[error("after that sale nothing could be answered")]
    SaleLeavesNoAnswer,
    /// More gold than is offered.
    #[error("{most} gold is offered")]
    TooMuchGold { most: u8 },
    /// This cannot be declined.
    #[error("this cannot be declined")]
    NoDeclining,
    /// A worker would be pushed off.
    #[error("a worker on {wheel} {position} would be pushed off")]
    WouldPush { wheel: Wheel, position: u8 },
}

/// A refused action: why, and by which rule in this situation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
#[error("{reason}")]
pub struct Violation {
    /// Why.
    pub reason: Illegal,
    /// The number of the rule that forbids it, such as `Z-162`.
    pub rule: &'static str,
}

impl Refusal for Violation {
    fn rule(&self) -> &'static str {
        self.rule
    }

    fn message(&self) -> Message {
        self.reason.message()
    }
}

impl Illegal {
    /// The reason in words to be, with its numbers.
    pub fn message(&self) -> Message {
        match *self {
            Self::NotNow => Message::new("refused-not-now"),
            Self::Over => Message::new("refused-over"),
            Self::NotDealt => Message::new("refused-not-dealt"),
            Self::KeptAlready => Message::new("refused-kept-already"),
            Self::Corn { need, have } => {
                Message::new("refused-corn").number("need", need).number("have", have)
            }
            Self::Blocks { block, need, have } => Message::new("refused-blocks")
                .term("block", block.key())
                .number("need", need)
                .number("have", have),
            Self::AnyBlocks { need, have } => {
                Message::new("refused-any-blocks").number("need", need).number("have", have)
            }
            Self::NoSkull => Message::new("refused-no-skull"),
            Self::WrongCount { need } => Message::new("refused-wrong-count").number("need", need),
            Self::TooRichToBeg { most, have } => {
                Message::new("refused-too-rich-to-beg").number("most", most).number("have", have)
            }
            Self::TooLateToBeg => Message::new("refused-too-late-to-beg"),
            Self::NoStepToLose => Message::new("refused-no-step-to-lose"),
            Self::LowestStep { temple } => Message::new("refused-lowest-step").term("temple", temple.key()),
            Self::Picking => Message::new("refused-picking"),
            Self::Placing => Message::new("refused-placing"),
            Self::PlacingOver => Message::new("refused-placing-over"),
            Self::NoWorkerInHand => Message::new("refused-no-worker-in-hand"),
            Self::WheelFull { wheel } => Message::new("refused-wheel-full").term("wheel", wheel.name()),
            Self::SpaceTaken => Message::new("refused-space-taken"),
            Self::NoSkip => Message::new("refused-no-skip"),
            Self::OneQuickAction => Message::new("refused-one-quick-action"),
            Self::QuickImpossible => Message::new("refused-quick-impossible"),
            Self::QuickActionOutstanding => Message::new("refused-quick-action-outstanding"),
            Self::NotCheapest => Message::new("refused-not-cheapest"),
            Self::OneByMercy => Message::new("refused-one-by-mercy"),
            Self::NoWorkerThere { wheel, position } => {
                Message::new("refused-no-worker-there").term("wheel", wheel.name()).number("number", position)
            }
            Self::JustPlaced => Message::new("refused-just-placed"),
            Self::NothingDone => Message::new("refused-nothing-done"),
            Self::OutOfReach { wheel, number } => {
                Message::new("refused-out-of-reach").term("wheel", wheel.name()).number("number", number)
            }
            Self::NoCornTile => Message::new("refused-no-corn-tile"),
            Self::NoWoodTile => Message::new("refused-no-wood-tile"),
            Self::SkullAlreadyOffered { number } => {
                Message::new("refused-skull-already-offered").number("number", number)
            }
            Self::NoAdvance => Message::new("refused-no-advance"),
            Self::NotOffered { track } => Message::new("refused-not-offered").term("track", track.key()),
            Self::NoLevel { track } => Message::new("refused-no-level").term("track", track.key()),
            Self::OtherTemple { temple } => Message::new("refused-other-temple").term("temple", temple.key()),
            Self::NothingToBuild => Message::new("refused-nothing-to-build"),
            Self::NotOnOffer => Message::new("refused-not-on-offer"),
            Self::NoMonumentHere => Message::new("refused-no-monument-here"),
            Self::NotRenovatable { building } => {
                Message::new("refused-not-renovatable").term("tile", building.key())
            }
            Self::CoversNothing { building } => {
                Message::new("refused-covers-nothing").term("tile", building.key())
            }
            Self::NoDiscount => Message::new("refused-no-discount"),
            Self::CannotKeepArchitecture => Message::new("refused-cannot-keep-architecture"),
            Self::NoSecondBuilding => Message::new("refused-no-second-building"),
            Self::BoughtHere { block } => Message::new("refused-bought-here").term("block", block.key()),
            Self::SoldHere { block } => Message::new("refused-sold-here").term("block", block.key()),
            Self::MustTrade => Message::new("refused-must-trade"),
            Self::NoSale => Message::new("refused-no-sale"),
            Self::SaleLeavesNoAnswer => Message::new("refused-sale-leaves-no-answer"),
            Self::TooMuchGold { most } => Message::new("refused-too-much-gold").number("most", most),
            Self::NoDeclining => Message::new("refused-no-declining"),
            Self::WouldPush { wheel, position } => {
                Message::new("refused-would-push").term("wheel", wheel.name()).number("number", position)
            }
        }
    }
}
