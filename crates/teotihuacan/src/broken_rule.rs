//! What a refusal is about, where one kind of refusal is told by several rules.

use crate::{Board, task::Task};

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
    /// What may not be declined when a task asks; `None` where saying no makes no sense at all.
    pub(crate) const fn for_task(task: Task) -> Option<Self> {
        Some(match task {
            Task::PowerUp { .. } | Task::StartPower { .. } => Self::PowerUp,
            Task::Build { .. } => Self::Tile,
            Task::Develop | Task::Decorate | Task::House => Self::Effect,
            Task::Large { .. } => Self::Step,
            Task::Gain { .. } => Self::Resources,
            Task::Ascension => Self::Ascension,
            _ => return None,
        })
    }

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

/// The rule of a question, for answers to other questions.
pub(crate) const fn rule_of(task: Task) -> &'static str {
    match task {
        Task::StartPower { .. } => "H-088",
        Task::StartTile { .. } => "H-089",
        Task::StartPlace => "H-093",
        Task::Gain { .. } => "H-022",
        Task::Climb { .. } | Task::ClimbAny { .. } => "H-162",
        Task::ClimbPaid { .. } => "H-350",
        Task::Large { .. } => "H-167",
        Task::AvenueTile { .. } => "H-160",
        Task::PowerUp { .. } => "H-261",
        Task::BuyPower { .. } => "H-339",
        Task::Ascension => "H-270",
        Task::Trade { gold: false, .. } => "H-344",
        Task::Trade { .. } => "H-348",
        Task::Sell { .. } => "H-345",
        Task::Exchange { .. } => "H-349",
        Task::Ability { .. } | Task::Discover { .. } => "H-142",
        Task::Count { .. } => "HA-72",
        Task::Develop => "H-196",
        Task::House => "H-208",
        Task::Decorate => "H-220",
        Task::Build { .. } => "H-235",
        Task::Wages => "H-299",
        _ => "H-105",
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
