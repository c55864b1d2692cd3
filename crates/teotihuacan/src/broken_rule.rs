//! What a refusal is about, where one kind of refusal is told by several rules.

use crate::Board;

/// What could not be paid, or not so often.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CostKind {
    /// The cocoa of a main action.
    Main,
    /// Freeing the own workers.
    Unlocking,
    /// Fees of worship.
    Worship,
    /// The reward of the ascension circle that costs cocoa.
    Ascension,
    /// A discovery tile.
    Tile(DiscoveryLocation),
    /// The royal tile that trades for wood and stone.
    WoodStone,
    /// The royal tile that trades for gold and stone.
    GoldStone,
    /// The royal tile that buys resources.
    Sale,
    /// The royal tile that exchanges a resource.
    Exchange,
    /// The royal tile that sells temple steps.
    Steps,
    /// The power-up that a technology sells.
    PowerUp,
    /// Wages.
    Wages,
    /// A technology.
    Technology,
    /// A house.
    House,
    /// A decoration.
    Decoration,
    /// A pyramid tile of a level.
    Level(u8),
}

impl CostKind {
    /// The rule that names the price.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Main => "H-181",
            Self::Unlocking => "H-117",
            Self::Worship => "H-143",
            Self::Ascension => "H-274",
            Self::Tile(DiscoveryLocation::Worship) => "H-154",
            Self::Tile(DiscoveryLocation::Step) => "H-168",
            Self::Tile(DiscoveryLocation::Avenue) => "H-160",
            Self::Tile(DiscoveryLocation::Start) => "H-089",
            Self::WoodStone => "H-344",
            Self::GoldStone => "H-348",
            Self::Sale => "H-345",
            Self::Exchange => "H-349",
            Self::Steps => "H-350",
            Self::PowerUp => "H-339",
            Self::Wages => "H-301",
            Self::Technology => "H-200",
            Self::House => "H-207",
            Self::Decoration => "H-219",
            Self::Level(1) => "H-238",
            Self::Level(2) => "H-241",
            Self::Level(3) => "H-244",
            Self::Level(_) => "H-247",
        }
    }
}

/// Where a discovery tile is offered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DiscoveryLocation {
    /// At a worship place.
    Worship,
    /// On a large temple step.
    Step,
    /// On a large space of the Avenue.
    Avenue,
    /// Beside a starting tile.
    Start,
}

impl DiscoveryLocation {
    /// The rule by which tiles are taken there.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Worship => "H-141",
            Self::Step => "H-167",
            Self::Avenue => "H-160",
            Self::Start => "H-089",
        }
    }
}

/// What cannot be declined.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Obligation {
    /// A granted power-up.
    PowerUp,
    /// The first pyramid tile.
    Tile,
    /// The effect of a main action.
    Effect,
    /// A tile or the reward of a large step.
    Step,
    /// Resources of choice.
    Resources,
    /// The reward of an ascension.
    Ascension,
}

impl Obligation {
    /// The rule that demands it.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::PowerUp => "H-265",
            Self::Tile => "H-236",
            Self::Effect => "H-187",
            Self::Step => "H-167",
            Self::Resources => "H-022",
            Self::Ascension => "H-270",
        }
    }
}

/// For what a worker in hand was named.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WorkerPurpose {
    /// To be powered up before the first turn.
    PowerUp,
    /// To start on a board.
    Start,
    /// To worship.
    Worship,
}

impl WorkerPurpose {
    /// The rule that says which workers may.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::PowerUp => "H-088",
            Self::Start => "H-093",
            Self::Worship => "HA-75",
        }
    }
}

/// The rule of an empty place of a display.
pub(crate) const fn display_rule(board: Board) -> &'static str {
    match board {
        Board::Alchemy => "H-196",
        Board::Decorations => "H-220",
        _ => "H-235",
    }
}
