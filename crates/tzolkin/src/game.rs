//! How a position answers what every game is asked.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use patolli_core::{Game, InvalidPosition, Log, MAX_SEATS, Rng, Seat, Status, Viewer, Visit, only_action};

use crate::{Action, Deal, Event, Options, Phase, Tzolkin, View, Violation, audit, rules};

impl Game for Tzolkin {
    const NAME: &'static str = "tzolkin";
    // 27 rounds of 5 turns; a turn picks up at most six workers, and each may trade away whatever the seat
    // owns.
    const MAX_DECISIONS: usize = 20_000;
    // Six buildings, each with five ways to renovate, four to save and two for architecture.
    const MAX_CHOICES: usize = 400;
    const UNITS_PER_POINT: i32 = 4;

    type Options = Options;
    type Deal = Deal;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Violation;

    fn deal(_options: &Options, rng: &mut Rng) -> Deal {
        Deal::shuffled(rng)
    }

    fn start(options: &Options, deal: Deal) -> Self {
        rules::start(*options, deal)
    }

    fn seats(&self) -> u8 {
        self.options.seats
    }

    fn status(&self) -> Status {
        match (self.phase, self.tasks.last()) {
            (Phase::Over, _) => Status::Over,
            (_, Some(due)) => Status::Asks(due.seat),
            (_, None) => Status::Asks(self.turn.seat),
        }
    }

    fn each_candidate(&self, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        self.candidates(visit)
    }

    fn check(&self, action: Action) -> Result<(), Violation> {
        self.check_action(action).map_err(|reason| self.violation(action, reason))
    }

    // The rule that forbids a candidate is not told, so it is not looked up.
    fn each_legal(&self, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        self.each_candidate(&mut |it| {
            if self.check_action(it).is_ok() { visit(it) } else { ControlFlow::Continue(()) }
        })
    }

    fn apply(&mut self, action: Action, log: &mut Log<Event>) {
        self.apply_action(action, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn redeal(&self, seat: Seat, rng: &mut Rng) -> Self {
        let mut other = self.clone();
        rules::shuffle_unseen(&mut other, seat, rng);
        other
    }

    fn scores(&self) -> ArrayVec<i32, MAX_SEATS> {
        self.each_seat().map(|it| i32::from(self.score(it))).collect()
    }

    fn places(&self) -> ArrayVec<u8, MAX_SEATS> {
        rules::places(self)
    }

    fn audit(&self) -> Result<(), InvalidPosition> {
        audit::audit(self)
    }

    /// A question within a turn that has one answer only. Whether a turn ends is always the player's word.
    fn forced(&self) -> Option<Action> {
        if self.phase == Phase::Play && !self.tasks.is_empty() { only_action(self) } else { None }
    }

    fn is_redundant(&self, action: Action) -> bool {
        rules::is_redundant(self, action)
    }
}
