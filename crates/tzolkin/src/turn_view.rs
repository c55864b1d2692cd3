//! What everybody sees of the turn that is going on.

use patolli_core::Seat;
use schemars::JsonSchema;
use serde::Serialize;

use crate::{Phase, TurnState, Tzolkin, WheelPosition, data::WORKERS, turn::QuickState};

/// The turn that is going on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[expect(clippy::struct_excessive_bools, reason = "what was done in a turn")]
pub struct TurnView {
    /// The seat whose turn it is.
    pub seat: Seat,
    /// What the turn has become.
    pub state: TurnState,
    /// Number of workers placed in it.
    pub placed: u8,
    /// Corn paid for placing them.
    pub paid: u8,
    /// Corn the next worker costs on top of its position; `null` after the sixth and outside of turns.
    pub surcharge: Option<u8>,
    /// Whether the seat has begged.
    pub begged: bool,
    /// The position Vacub-Caquix treats as occupied; `null` if there is none.
    pub skipped: Option<WheelPosition>,
    /// Whether a quick action is still to be performed.
    pub quick_due: bool,
    /// Whether the quick action was performed.
    pub quick_done: bool,
    /// Whether the corn of the calendar's teeth was taken.
    pub collected: bool,
    /// Whether Ah Chuy Kak has picked up a worker.
    pub picked: bool,
    /// Whether Xaman Ek has sold a block.
    pub sold: bool,
}

impl TurnView {
    pub(crate) fn new(game: &Tzolkin) -> Self {
        let turn = &game.turn;
        let surcharge =
            (turn.placed < WORKERS && game.phase == Phase::Play).then(|| game.surcharge(turn.seat));
        Self {
            seat: turn.seat,
            state: turn.state,
            placed: turn.placed,
            paid: turn.paid,
            surcharge,
            begged: turn.begged,
            skipped: turn.skipped,
            quick_due: turn.quick == QuickState::Due,
            quick_done: turn.quick == QuickState::Done,
            collected: turn.collected,
            picked: turn.picked,
            sold: turn.sold,
        }
    }
}
