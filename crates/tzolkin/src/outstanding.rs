//! What a half-done turn still brings and costs, for those who value positions.

use patolli_core::Seat;

use crate::{
    Phase, TurnState, Tzolkin, Wheel,
    data::BuildingId,
    task::{BuildMode, Task},
};

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
    /// The level of architecture whose corn and points are certain, for a second building or the first; 0 if none waits.
    pub kept_architecture: u8,
}

impl Outstanding {
    fn add(&mut self, task: Task) {
        match task {
            Task::Use { wheel, position } => self.unused_worker = Some((wheel, position)),
            Task::Any { price } => self.any_action_cost = Some(price),
            Task::Learn { tracks, free: true, more, .. } => match tracks.single() {
                Some(track) => self.technology_advances[track] += 1 + more,
                None => self.free_advances += 1 + more,
            },
            Task::Learn { more, .. } => self.paid_advances += 1 + more,
            Task::Pay { n } => self.blocks_to_pay += n,
            Task::Gain { n } => self.blocks_to_gain += n,
            Task::Climb { temples, steps } => match temples.single() {
                Some(temple) => self.temple_steps[temple] += steps.min(1),
                None => self.any_temple_steps += steps,
            },
            Task::Anger => self.steps_down += 1,
            Task::Skull => self.skulls += 1,
            Task::Gold { most } => self.gold += most,
            Task::Offer => self.theology_step = true,
            Task::Market { .. } => self.markets += 1,
            Task::Build { site: BuildMode::Corn } => self.corn_building = true,
            Task::Build { site: BuildMode::First } => {
                self.buildings += 2;
                self.monument = true;
            }
            Task::Build { site: BuildMode::Second { kept, .. } } => {
                self.buildings += 1;
                self.kept_architecture = kept;
            }
            Task::Build { .. } => self.buildings += 1,
            Task::Monument => self.monument = true,
            Task::Raise { track } => self.technology_advances[track.index()] += 1,
            Task::Rise { temple } => self.temple_steps[temple.index()] += 1,
            Task::Built { building, .. } => self.built = Some(building),
            Task::Bonus | Task::Retreat => self.blocks_to_gain += 1,
            Task::Days | Task::Food { .. } | Task::Calendar | Task::Begin => {}
        }
    }
}

impl Tzolkin {
    /// What the open questions of a seat will still bring it or cost it.
    ///
    /// What nobody could pay without a sale is left out: whether it is worth one is for those who ask.
    pub fn outstanding_tasks(&self, seat: Seat) -> Outstanding {
        let mut pending = Outstanding::default();
        let mine = self.tasks.iter().filter(|it| it.seat == seat && !self.waits_for_a_sale(**it));
        mine.for_each(|it| pending.add(it.task));
        pending
    }

    /// Whether phase 1 of a round is going on.
    fn in_turns(&self) -> bool {
        let first = self.tasks.first().map(|it| it.task);
        self.phase == Phase::Play
            && !matches!(first, Some(Task::Food { .. } | Task::Calendar | Task::Days | Task::Begin))
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

    /// Who begins the next round, as things stand (Z-129 to Z-131).
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
