//! Why an action may not be taken.

use std::fmt;

use patolli_core::{Arg, Message, MessageSpec, Refusal, RuleId, refusals};

use crate::{Block, Temple, Track, Wheel, data::BuildingId};

refusals! {
    /// Why an action may not be taken, with the numbers that say how far it is off.
    #[expect(missing_docs, reason = "the names of the fields say all")]
    pub enum Illegal {
        /// The game asks for something else now.
        NotNow => "refused-not-now";
        /// The game is over.
        Over => "refused-over";
        /// The tile or tribe was not dealt to the player.
        NotDealt => "refused-not-dealt";
        /// The tile is kept already.
        KeptAlready => "refused-kept-already";
        /// Too little corn.
        Corn { need: u8, have: u16 } => "refused-corn";
        /// Too few blocks of a kind.
        Blocks { block: Block, need: u16, have: u16 } => "refused-blocks";
        /// Too few blocks in all.
        AnyBlocks { need: u16, have: u16 } => "refused-any-blocks";
        /// No skull to give.
        NoSkull => "refused-no-skull";
        /// Another number of blocks is asked for.
        WrongCount { need: u8 } => "refused-wrong-count";
        /// Begging is for those with little corn.
        TooRichToBeg { most: u16, have: u16 } => "refused-too-rich-to-beg";
        /// One begs once, before anything else.
        TooLateToBeg => "refused-too-late-to-beg";
        /// All markers are on the lowest step.
        NoStepToLose => "refused-no-step-to-lose";
        /// The marker is on the lowest step.
        LowestStep { temple: Temple } => "refused-lowest-step";
        /// Workers are being picked up.
        Picking => "refused-picking";
        /// Workers are being placed.
        Placing => "refused-placing";
        /// Placing ended with the quick action or with picking up by the tribe.
        PlacingOver => "refused-placing-over";
        /// No worker in hand.
        NoWorkerInHand => "refused-no-worker-in-hand";
        /// Every position of the wheel is taken.
        WheelFull { wheel: Wheel } => "refused-wheel-full"(wheel = name(wheel));
        /// The space is taken.
        SpaceTaken => "refused-space-taken";
        /// Only Vacub-Caquix skips positions, one a turn.
        NoSkip => "refused-no-skip";
        /// A quick action was taken in this turn.
        OneQuickAction => "refused-one-quick-action";
        /// The quick action could not be performed.
        QuickImpossible => "refused-quick-impossible";
        /// The quick action must be performed first.
        QuickActionOutstanding => "refused-quick-action-outstanding";
        /// Mercy is for the cheapest place.
        NotCheapest => "refused-not-cheapest";
        /// Mercy grants one worker.
        OneByMercy => "refused-one-by-mercy";
        /// No own worker stands there.
        NoWorkerThere { wheel: Wheel, position: u8 }
            => "refused-no-worker-there"(wheel = name(wheel), number = position);
        /// The worker was placed in this turn.
        JustPlaced => "refused-just-placed";
        /// A turn must place or pick up.
        NothingDone => "refused-nothing-done";
        /// The worker does not reach that action.
        OutOfReach { wheel: Wheel, number: u8 } => "refused-out-of-reach"(wheel = name(wheel), number);
        /// No corn tile lies open.
        NoCornTile => "refused-no-corn-tile";
        /// No wood tile is left.
        NoWoodTile => "refused-no-wood-tile";
        /// A skull lies there already.
        SkullAlreadyOffered { number: u8 } => "refused-skull-already-offered";
        /// No advance can be paid.
        NoAdvance => "refused-no-advance";
        /// The technology is not among those offered.
        NotOffered { track: Track } => "refused-not-offered";
        /// The technology is on its starting space.
        NoLevel { track: Track } => "refused-no-level";
        /// The temple is not among those offered.
        OtherTemple { temple: Temple } => "refused-other-temple";
        /// Nothing on offer can be built and paid.
        NothingToBuild => "refused-nothing-to-build";
        /// The tile is not on offer.
        NotOnOffer => "refused-not-on-offer";
        /// Monuments are built with Tikal 4 only.
        NoMonumentHere => "refused-no-monument-here";
        /// The old building is not owned or cannot be renovated.
        NotRenovatable { building: BuildingId } => "refused-not-renovatable"(tile = building);
        /// The old building covers nothing of the cost.
        CoversNothing { building: BuildingId } => "refused-covers-nothing"(tile = building);
        /// Architecture does not save that.
        NoDiscount => "refused-no-discount";
        /// Architecture cannot wait.
        CannotKeepArchitecture => "refused-cannot-keep-architecture";
        /// No second building could be paid.
        NoSecondBuilding => "refused-no-second-building";
        /// The block was bought in this visit.
        BoughtHere { block: Block } => "refused-bought-here";
        /// The block was sold in this visit.
        SoldHere { block: Block } => "refused-sold-here";
        /// At least one exchange.
        MustTrade => "refused-must-trade";
        /// Only Xaman Ek sells at any time, once a turn.
        NoSale => "refused-no-sale";
        /// The sale would leave the question without an answer.
        SaleLeavesNoAnswer => "refused-sale-leaves-no-answer";
        /// More gold than is offered.
        TooMuchGold { most: u8 } => "refused-too-much-gold";
        /// This cannot be declined.
        NoDeclining => "refused-no-declining";
        /// A worker would be pushed off.
        WouldPush { wheel: Wheel, position: u8 }
            => "refused-would-push"(wheel = name(wheel), number = position);
    }
}

/// A refused action: why, and by which rule in this situation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Violation {
    /// Why.
    pub reason: Illegal,
    /// The number of the rule that forbids it, such as `Z-162`.
    pub rule: RuleId,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.reason, self.rule)
    }
}

impl std::error::Error for Violation {}

impl Refusal for Violation {
    const MESSAGES: &'static [MessageSpec] = Illegal::MESSAGES;

    fn rule(&self) -> RuleId {
        self.rule
    }

    fn message(&self) -> Message {
        self.reason.message()
    }
}

/// The full name of a wheel, as an argument.
const fn name(wheel: Wheel) -> Arg {
    Arg::Term(wheel.name())
}
