//! Why an action may not be taken.

use patolli_core::{Arg, refusals};

use crate::{
    Board, CostKind, DiscoveryLocation, Obligation, PyramidSpot, Resource, Row, Side, Temple, WorkerPurpose,
    broken_rule::display_rule,
    data::{Discovery, DiscoveryEffect, Technology},
    event::side_key,
};

refusals! {
    /// Why an action may not be taken, with the numbers that say how far it is off.
    #[expect(missing_docs, reason = "the names of the fields say all")]
    pub enum Illegal {
        /// The game asks for something else now.
        NotNow { rule: &'static str } => "refused-not-now"(), rule;
        /// The game is over.
        Over => "refused-over", "H-314";
        /// The starting tile is not to be had.
        NotDealt { draft: bool } => "refused-not-dealt"(), keeping_rule(draft);
        /// The tile is kept already.
        KeptAlready { draft: bool } => "refused-kept-already"(), keeping_rule(draft);
        /// No kept starting tile names the board.
        NotNamed { board: Board } => "refused-not-named", "H-093";
        /// A starting worker stands there already.
        PlacedThere { board: Board } => "refused-placed-there", "H-094";
        /// Too little cocoa.
        Cocoa { need: u8, have: u16, cost: CostKind } => "refused-cocoa"(need, have), cost.rule();
        /// Too few resources of a kind.
        Resources { resource: Resource, need: u8, have: u8, cost: CostKind }
            => "refused-resources"(resource, need, have), cost.rule();
        /// Another number of resources is asked for.
        WrongCount { need: u8 } => "refused-wrong-count", "H-022";
        /// More than is offered.
        TooMany { most: u8, cost: CostKind } => "refused-too-many"(most), cost.rule();
        /// None of the own workers worships.
        NoWorshippers => "refused-no-worshippers", "HA-11";
        /// None of the own workers worships, so that none can be freed for cocoa.
        NothingToUnlock => "refused-no-worshippers", "HA-67";
        /// Workers are freed for cocoa in a normal turn only.
        NoNormalTurn => "refused-no-normal-turn", "H-117";
        /// It is not the own turn.
        NotInTurn => "refused-not-in-turn", "HA-15";
        /// What was begun is finished first.
        Unfinished => "refused-unfinished", "HA-65";
        /// No such worker stands there.
        NoWorkerThere { board: Board, power: u8 } => "refused-no-worker-there", "H-122";
        /// No such worker stands there to be powered up.
        NoWorkerToPowerUp { board: Board, power: u8 } => "refused-no-worker-there", "H-261";
        /// No such worker is in hand.
        NoWorkerInHand { power: u8, purpose: WorkerPurpose }
            => "refused-no-worker-in-hand"(power), purpose.rule();
        /// The board is too far away.
        OutOfReach { board: Board } => "refused-out-of-reach", "H-123";
        /// Of two workers that move together the stronger is named first.
        StrongerFirst => "refused-stronger-first", "HA-33";
        /// The player has no such tile.
        NoTile { tile: Discovery } => "refused-no-tile", tile_rule(tile);
        /// The tile does not lie there.
        NotOnOffer { tile: Discovery, location: DiscoveryLocation }
            => "refused-not-on-offer"(tile), location.rule();
        /// The tile is used at a moment it names.
        TimedTile { tile: Discovery } => "refused-timed-tile", "HA-15";
        /// The space is on another board.
        NoWorshipHere { board: Board } => "refused-no-worship-here", "H-135";
        /// The own worker is on the space.
        OwnWorker => "refused-own-worker", "H-138";
        /// At the Palace the royal tile must be used.
        MustUseRoyalTile => "refused-must-use-royal-tile", "H-148";
        /// No discovery tile lies there.
        NoDiscovery { board: Board } => "refused-no-discovery", "HA-19";
        /// Two workers of different power arrived.
        WhichWorker => "refused-which-worker", "HA-75";
        /// There is no cocoa to waive.
        NoFee => "refused-no-fee", "HA-68";
        /// The board has no main action.
        NoMainAction { board: Board } => "refused-no-main-action", "H-189";
        /// One more worker is of no use there.
        NoExtraWorker { board: Board } => "refused-no-extra-worker", "H-362";
        /// The main action cannot be carried out.
        NothingPossible { board: Board } => "refused-nothing-possible", "HA-74";
        /// One worker reaches the upper row only.
        LowerRow => "refused-lower-row", "H-197";
        /// That is not laid out.
        NotLaidOut { board: Board } => "refused-not-laid-out"(), display_rule(board);
        /// The own marker lies there already.
        Developed { technology: Technology } => "refused-developed", "H-203";
        /// The building goes to another row.
        OtherRow { row: Row, workers: u8 }
            => "refused-other-row"(row), by_number(workers, ["H-209", "H-211", "H-213", "H-213"]);
        /// The row is full.
        RowFull { row: Row } => "refused-row-full", ["H-210", "H-212", "H-214"][row.index()];
        /// The side has no free place.
        SideFull { side: Side } => "refused-side-full"(side = Arg::Term(side_key(side))), "H-221";
        /// Too few layers of tiles lie under the place.
        NotReady { side: Side, step: u8 }
            => "refused-not-ready"(side = Arg::Term(side_key(side)), step), by_number(step, ["H-222", "H-223", "H-224", "H-225"]);
        /// No tile can be laid there.
        NoSuchPlace { spot: PyramidSpot }
            => "refused-no-such-place"(spot = Arg::Text(spot.to_string())), by_number(spot.level(), ["H-237", "H-240", "H-243", "H-246"]);
        /// Turned so, the tile looks as it did before.
        SameRotation => "refused-same-rotation", "H-252";
        /// Nothing is saved there.
        NoDiscount => "refused-no-discount", "HA-73";
        /// The fourth worker is in play already.
        NoMoreWorkers => "refused-no-more-workers", "H-275";
        /// The step is on another temple.
        OtherTemple { temple: Temple } => "refused-other-temple", "H-162";
        /// The power-up belongs to another board.
        OtherBoard { board: Board } => "refused-other-board", "H-266";
        /// More than the wages.
        MoreThanDue { due: u8 } => "refused-more-than-due", "H-299";
        /// A turn must move a worker or free workers.
        NothingDone => "refused-nothing-done", "H-105";
        /// The worker that arrived must act.
        MustAct => "refused-must-act", "H-124";
        /// This cannot be declined.
        NoDeclining { obligation: Obligation } => "refused-no-declining"(), obligation.rule();
    }
}

/// The rule by which starting tiles are kept.
const fn keeping_rule(draft: bool) -> &'static str {
    if draft { "H-324" } else { "H-086" }
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
        DiscoveryEffect::Mask(_)
        | DiscoveryEffect::Points(_)
        | DiscoveryEffect::Resources(_)
        | DiscoveryEffect::Avenue
        | DiscoveryEffect::ClimbAny
        | DiscoveryEffect::Climb(_)
        | DiscoveryEffect::Cocoa(_)
        | DiscoveryEffect::PowerUps(_) => "H-158",
    }
}
