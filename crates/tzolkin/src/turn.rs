//! What one turn has brought so far.

use patolli_core::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{WheelPosition, bit_list};

/// The turn that is going on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "what was done in a turn")]
pub(crate) struct Turn {
    /// The seat whose turn it is.
    pub seat: Seat,
    /// What the turn has become.
    pub state: TurnState,
    /// Whether the seat has begged.
    pub begged: bool,
    /// Number of workers placed in the turn.
    pub placed: u8,
    /// Positions on which workers were placed in the turn, by wheel.
    #[serde(with = "bit_list::by_wheel")]
    #[schemars(with = "bit_list::by_wheel::Form")]
    pub placed_positions: [u16; 5],
    /// Corn paid for placing.
    pub paid: u8,
    /// Corn that Cit-Bolon-Tum has saved already.
    pub tribe_discount: u8,
    /// The position Vacub-Caquix treats as occupied; `null` if there is none.
    pub skipped: Option<WheelPosition>,
    /// How far the quick action is.
    pub quick: QuickState,
    /// Whether the corn of the teeth was taken.
    pub collected: bool,
    /// Whether Ah Chuy Kak has picked up.
    pub picked: bool,
    /// Whether Xaman Ek has sold.
    pub sold: bool,
}

/// What a turn has become.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TurnState {
    /// Nothing is placed or picked up yet.
    Open,
    /// Workers are placed.
    Placing,
    /// One worker was placed by mercy; nothing more can be.
    Mercy,
    /// Workers are picked up.
    Picking,
}

/// How far the quick action of a turn is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum QuickState {
    /// No space was taken.
    None,
    /// A space was taken, the action is due.
    Due,
    /// The action was performed.
    Done,
}

impl Turn {
    pub(crate) const fn new(seat: Seat) -> Self {
        Self {
            seat,
            state: TurnState::Open,
            begged: false,
            placed: 0,
            placed_positions: [0; 5],
            paid: 0,
            tribe_discount: 0,
            skipped: None,
            quick: QuickState::None,
            collected: false,
            picked: false,
            sold: false,
        }
    }
}
