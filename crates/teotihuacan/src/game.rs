//! How a position answers what every game is asked.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use patolli_core::{Game, InvalidPosition, Log, MAX_SEATS, Rng, Seat, Status, Viewer, Visit, only_action};

use crate::{Action, Deal, Event, Illegal, Options, Phase, Teotihuacan, View, audit, rules};

impl Game for Teotihuacan {
    const NAME: &'static str = "teotihuacan";
    // 33 rounds of 4 turns at most; the longest turns use a handful of tiles and ascend three times.
    const MAX_DECISIONS: usize = 8_000;
    // Three tiles at sixteen places in four turns, each with three ways to use a discount.
    const MAX_CHOICES: usize = 900;

    type Options = Options;
    type Deal = Deal;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn deal(options: &Options, rng: &mut Rng) -> Deal {
        Deal::shuffled(options.rules, rng)
    }

    fn start(options: &Options, deal: Deal) -> Self {
        rules::start(*options, &deal)
    }

    fn seats(&self) -> u8 {
        self.seat_count()
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

    fn check(&self, action: Action) -> Result<(), Illegal> {
        self.check_action(action)
    }

    fn apply(&mut self, action: Action, log: &mut Log<Event>) {
        self.apply_action(action, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn redeal(&self, seat: Seat, rng: &mut Rng) -> Self {
        let mut other = self.clone();
        rules::shuffle(&mut other, seat, rng);
        other
    }

    fn scores(&self) -> ArrayVec<i32, MAX_SEATS> {
        Seat::all(self.seat_count()).map(|it| i32::from(self.score(it))).collect()
    }

    fn places(&self) -> ArrayVec<u8, MAX_SEATS> {
        rules::places(self)
    }

    fn audit(&self) -> Result<(), InvalidPosition> {
        audit::audit(self)
    }

    fn forced(&self) -> Option<Action> {
        // Whether a turn ends is always the player's word.
        if self.phase == Phase::Play && !self.tasks.is_empty() { only_action(self) } else { None }
    }

    fn is_redundant(&self, action: Action) -> bool {
        rules::is_redundant(self, action)
    }

    fn each_legal(&self, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        // Most candidates of a turn are moves, which are named only if they are legal.
        let certain = self.phase == Phase::Play && self.tasks.is_empty();
        self.each_candidate(&mut |it| {
            let legal = match it {
                Action::Move { .. } | Action::Collect | Action::Rest | Action::End => {
                    certain || self.check(it).is_ok()
                }
                // Questions about these name nothing else, since there may be hundreds.
                Action::Build { .. } | Action::Decorate { .. } => true,
                _ => self.check(it).is_ok(),
            };
            if legal { visit(it) } else { ControlFlow::Continue(()) }
        })
    }
}
