//! What a half-done turn still brings and costs, for those who value positions.

use patolli_core::{Seat, TaskRules as _};

use crate::{Phase, TurnState, Tzolkin, Wheel, data::BuildingId};

/// What the open questions of a seat will still bring it or cost it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Outstanding {
    /// A worker just picked up that has not acted yet.
    pub unused_worker: Option<(Wheel, u8)>,
    /// An action of any small wheel, for so much corn.
    pub any_action_cost: Option<u8>,
    /// Advances at the usual cost.
    pub paid_advances: u8,
    /// Free advances on a technology of choice.
    pub free_advances: u8,
    /// Advances that are certain, by technology.
    pub technology_advances: [u8; 4],
    /// Blocks of choice to be paid.
    pub blocks_to_pay: u8,
    /// Blocks of choice to be gained.
    pub blocks_to_gain: u8,
    /// Steps up on temples of choice.
    pub any_temple_steps: u8,
    /// Steps up that are certain, by temple.
    pub temple_steps: [u8; 3],
    /// Steps down on temples of choice.
    pub steps_down: u8,
    /// Skulls offered for a price.
    pub skulls: u8,
    /// Gold offered for a price.
    pub gold: u8,
    /// Whether a block may be paid for a step.
    pub theology_step: bool,
    /// Markets to be visited.
    pub markets: u8,
    /// Buildings that may be built for blocks.
    pub buildings: u8,
    /// Whether a building may be built for corn.
    pub corn_building: bool,
    /// Whether a monument may be built.
    pub monument: bool,
    /// A building paid for that has not yet given what it shows.
    pub built: Option<BuildingId>,
    /// The level of architecture whose corn and points are certain, for a second building or the first; 0 if
    /// none waits.
    pub kept_architecture: u8,
}

impl Tzolkin {
    /// What the open questions of a seat will still bring it or cost it.
    ///
    /// What could not be paid without a sale is left out: whether it is worth one is for callers to judge.
    pub fn outstanding_tasks(&self, seat: Seat) -> Outstanding {
        let mut outstanding = Outstanding::default();
        let mine = self.tasks.iter().filter(|it| it.seat == seat);
        mine.for_each(|it| it.task.add_outstanding(self, seat, &mut outstanding));
        outstanding
    }

    /// Whether phase 1 of a round is going on.
    fn in_turns(&self) -> bool {
        self.phase == Phase::Play && self.is_turn()
    }

    /// How many seats had their turn before this one, counted from the start player.
    pub const fn place_in_order(&self, seat: Seat) -> u8 {
        (seat.number() + self.options.seats - self.start_player.number()) % self.options.seats
    }

    /// Whether a seat has its turn, or part of it, still before it in this round.
    pub fn has_turn(&self, seat: Seat) -> bool {
        self.in_turns() && self.place_in_order(seat) >= self.place_in_order(self.turn.seat)
    }

    /// Whether a seat can still pick up workers in this round.
    pub fn can_pick(&self, seat: Seat) -> bool {
        self.has_turn(seat)
            && (self.turn.seat != seat || matches!(self.turn.state, TurnState::Open | TurnState::Picking))
    }

    /// Whether a seat can still place workers in this round.
    pub fn can_place(&self, seat: Seat) -> bool {
        self.has_turn(seat)
            && (self.turn.seat != seat || matches!(self.turn.state, TurnState::Open | TurnState::Placing))
    }

    /// Corn of the calendar's teeth that comes to a seat at the end of its turn.
    pub fn corn_to_collect(&self, seat: Seat) -> u8 {
        let waits = self.start_space == Some(seat) && self.turn.seat == seat && !self.turn.collected;
        if waits && self.in_turns() { self.corn_on_teeth() } else { 0 }
    }

    /// The seat that begins the next round, as things stand (Z-129 to Z-131).
    pub fn next_start_player(&self) -> Seat {
        match self.start_space {
            Some(seat) if seat == self.start_player => seat.next(self.options.seats),
            Some(seat) => seat,
            None => self.start_player,
        }
    }

    /// Buildings of a player, bit n for the building with index n.
    pub const fn buildings_mask(&self, seat: Seat) -> u64 {
        self.player(seat).buildings
    }

    /// Monuments of a player, bit n for the monument with index n.
    pub const fn monuments_mask(&self, seat: Seat) -> u16 {
        self.player(seat).monuments
    }

    /// Monuments on offer, bit n for the monument with index n.
    pub const fn offered_monuments(&self) -> u16 {
        self.monuments
    }

    /// Starting tiles a player keeps, as places among those dealt, one bit each.
    pub const fn kept_mask(&self, seat: Seat) -> u8 {
        self.player(seat).kept
    }

    /// Chichen Itza actions on which a skull lies, bit n for action n.
    pub const fn offerings(&self) -> u16 {
        self.offerings
    }
}
