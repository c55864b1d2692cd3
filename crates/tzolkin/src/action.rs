//! Everything a player can decide.

use crate::{
    Block, Blocks, HarvestKind, Temple, Track, Wheel,
    data::{BuildingId, MonumentId, StartId, Tribe},
};

/// One atomic decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Chooses a tribe, in secret.
    Tribe {
        /// One of the two dealt.
        tribe: Tribe,
    },
    /// Keeps a starting tile, in secret.
    Keep {
        /// One of the four dealt.
        tile: StartId,
    },
    /// Begs for corn.
    Beg,
    /// Places a worker.
    Place {
        /// Where.
        placement: Placement,
    },
    /// Picks up a worker.
    Pick {
        /// From which wheel.
        wheel: Wheel,
        /// From which position.
        position: u8,
    },
    /// Performs the quick action whose space was taken.
    Quick,
    /// Ends the turn; in the secret choice, is content with it.
    End,
    /// Performs an action of a wheel.
    Use {
        /// The wheel.
        wheel: Wheel,
        /// The number of the action.
        number: u8,
    },
    /// Performs a Palenque action 2 to 5.
    Harvest {
        /// The number of the action.
        number: u8,
        /// What is brought home.
        kind: HarvestKind,
    },
    /// Says no to what is offered: no action, no second advance, no priced gain, no more trade.
    Decline,
    /// Advances a technology.
    Learn {
        /// Which.
        track: Track,
    },
    /// Chooses whose one-time bonus an advance beyond level 3 brings.
    Bonus {
        /// Which technology's.
        track: Track,
    },
    /// Moves a technology back one level.
    Retreat {
        /// Which.
        track: Track,
    },
    /// Pays blocks of choice.
    Pay {
        /// Which.
        blocks: Blocks,
    },
    /// Gains blocks of choice.
    Gain {
        /// Which.
        blocks: Blocks,
    },
    /// Moves up a temple.
    Climb {
        /// Which.
        temple: Temple,
    },
    /// Angers the gods: moves down a temple.
    Anger {
        /// Which.
        temple: Temple,
    },
    /// Pays for so much of the gold that is offered.
    Gold {
        /// How many.
        n: u8,
    },
    /// Builds a building.
    Build {
        /// Which.
        building: BuildingId,
        /// How it is paid.
        payment: BuildingPayment,
    },
    /// Builds a monument.
    Monument {
        /// Which.
        monument: MonumentId,
        /// The own building pulled down for it.
        renovated: Option<BuildingId>,
    },
    /// Sells a block for corn.
    Sell {
        /// Which.
        block: Block,
    },
    /// Buys a block for corn.
    Buy {
        /// Which.
        block: Block,
    },
    /// Turns the calendar.
    TurnCalendar {
        /// One tooth or two.
        days: u8,
    },
}

/// Where a worker is placed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Placement {
    /// The lowest free position of a wheel.
    Wheel(Wheel),
    /// The next free position of a wheel above the one treated as occupied (Vacub-Caquix).
    Beyond(Wheel),
    /// The start-player space.
    Start,
    /// A quick-action space.
    Quick,
}

/// How a building is paid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct BuildingPayment {
    /// The own building pulled down for it (ZE-103).
    pub renovated: Option<BuildingId>,
    /// What architecture saves (Z-234, Z-235).
    pub discount: Option<Discount>,
    /// Whether architecture is kept for the second building of Tikal 4 (ZA-46).
    pub keep_architecture: bool,
}

/// What architecture saves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Discount {
    /// A block of the cost.
    Block(Block),
    /// The block that crowded cities add.
    Extra,
    /// 2 corn of a building paid in corn.
    Corn,
}
