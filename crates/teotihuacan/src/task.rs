//! What is still to be done: questions, and steps that carry themselves out.

use patolli_core::Seat;
use serde::{Deserialize, Serialize};

use crate::{Board, Space};

/// Something to be done for a seat; the top of the stack comes first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct PendingTask {
    /// Whom it concerns.
    pub seat: Seat,
    /// What.
    pub task: Task,
}

/// A question the game waits on, or a step that carries itself out when it comes to the top.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Task {
    /// Which starting worker is powered up? So many times.
    StartPower { n: u8 },
    /// Is the discovery tile of a starting tile taken? 0 or 1, in the order of those tiles.
    StartTile { which: u8 },
    /// Where do the starting workers go?
    StartPlace,

    /// Which resources are gained?
    Gain { n: u8 },
    /// On which of these temples does one go up next? Steps by temple.
    Climb { steps: [u8; 3] },
    /// On which temples does one go up? So many steps.
    ClimbAny { n: u8 },
    /// On which temples does one go up, for 1 cocoa each? So many steps at most.
    ClimbPaid { n: u8 },
    /// A tile or the printed reward of a large step? Which large step.
    Large { at: u8 },
    /// Is a tile of the Avenue taken? Which large space.
    AvenueTile { at: u8 },
    /// Which worker is powered up? So many times, on a board or anywhere. Main actions may be interrupted before each
    /// power-up, and need not give the second.
    PowerUp { board: Option<Board>, n: u8, second: bool },
    /// Is a power-up bought with the technology?
    BuyPower { board: Board },
    /// Which reward of the ascension circle?
    Ascension,
    /// How often does the royal tile trade? Gold and stone instead of wood and stone.
    Trade { gold: bool, most: u8 },
    /// Which resources are sold to the royal tile?
    Sell { most: u8 },
    /// Which resource is exchanged for so many?
    Exchange { gain: u8 },
    /// The ability of a worship space, as the second half of worship.
    Ability { space: Space, power: u8 },
    /// Is the discovery tile of a board taken? `second` after the ability.
    Discover { board: Board, second: bool },
    /// Which technology?
    Develop,
    /// In which row is the house built?
    House,
    /// Which decoration, where?
    Decorate,
    /// Which pyramid tile, where? So many more; the first one must be laid.
    Build { left: u8, must: bool },
    /// How much of the wages is paid?
    Wages,

    /// A marker walks one space on the Avenue.
    Walk,
    /// The light disc moves on.
    Disc,
    /// A discovery tile is laid at a worship place that has none.
    Refresh { board: Board },
    /// What technologies give after construction.
    Constructed,
    /// The displays are filled up.
    Refill,
    /// A player gets what the starting tiles bring.
    Benefits,
    /// Discovery tiles of starting tiles go back into the stack.
    Return,
    /// Neutral workers are placed and the first turn begins.
    Begin,
    /// The eclipse ends: discs, neutral workers, or the end of the game.
    Dawn,

    // Since version 2 of the rules; fingerprints count the tasks above, so new ones come last.
    /// Does anything come before the workers are counted for the main action? So many tiles add one more.
    Count { plus: u8 },
}
