//! The rules, one file per decision or phase.

mod beg;
mod broken_rule;
mod build;
mod calendar;
mod ending;
mod food;
mod gain;
mod near_miss;
mod neutral;
mod palenque;
mod pick;
mod place;
mod prophecy;
mod quick;
mod reachable_actions;
mod redundant;
mod second_building;
mod starting_choice;
mod tasks;
mod technology;
mod temple;
mod trade;
mod turn;
mod wheel_actions;

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use patolli_core::{
    Game, InvalidPosition, Log, MAX_SEATS, Message, Rng, Seat, Status, TaskGame, TaskRules as _,
    TaskSet as _, Viewer, Visit, only_action,
};

use crate::{Action, Deal, Event, Illegal, Options, Outstanding, Phase, Tzolkin, View, Violation};

pub use food::Farms;

pub(crate) use near_miss::near_misses;
pub(crate) use starting_choice::tiles_to_keep;
pub(crate) use tasks::{PendingTask, Task, Tasks};

impl Game for Tzolkin {
    const NAME: &'static str = "tzolkin";
    // 27 rounds of 5 turns; a turn picks up at most six workers, and each may trade away whatever the seat owns.
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
        starting_choice::start(*options, deal)
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
        match (self.phase, self.tasks.last()) {
            (Phase::Over, _) => ControlFlow::Continue(()),
            (_, Some(due)) => self.answers(*due, visit),
            (Phase::Choose, None) => starting_choice::candidates(self, visit),
            (Phase::Play, None) => turn::candidates(self, visit),
        }
    }

    fn check(&self, action: Action) -> Result<(), Violation> {
        self.check_action(action)
            .map_err(|why| Violation { reason: why, rule: broken_rule::find(self, action, why) })
    }

    // Nobody reads the rule that forbids a candidate, so it is not looked up.
    fn each_legal(&self, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        self.each_candidate(&mut |it| {
            if self.check_action(it).is_ok() { visit(it) } else { ControlFlow::Continue(()) }
        })
    }

    fn apply(&mut self, action: Action, log: &mut Log<Event>) {
        match (self.phase, self.tasks.last()) {
            (Phase::Over, _) => {}
            (_, Some(due)) => {
                let due = *due;
                self.apply_answer(due, action, log);
            }
            (Phase::Choose, None) => starting_choice::apply(self, action, log),
            (Phase::Play, None) => turn::apply(self, action, log),
        }
        Task::resolve(self, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn redeal(&self, seat: Seat, rng: &mut Rng) -> Self {
        let mut other = self.clone();
        starting_choice::shuffle_unseen(&mut other, seat, rng);
        other
    }

    fn scores(&self) -> ArrayVec<i32, MAX_SEATS> {
        self.each_seat().map(|it| i32::from(self.score(it))).collect()
    }

    fn places(&self) -> ArrayVec<u8, MAX_SEATS> {
        ending::places(self)
    }

    fn audit(&self) -> Result<(), InvalidPosition> {
        crate::audit::audit(self)
    }

    /// A question within a turn that has one answer only. Whether a turn ends is always the player's word.
    fn forced(&self) -> Option<Action> {
        if self.phase == Phase::Play && !self.tasks.is_empty() { only_action(self) } else { None }
    }

    fn is_redundant(&self, action: Action) -> bool {
        redundant::is_redundant(self, action)
    }
}

impl Tzolkin {
    /// Whether an action is allowed, and why not; `check` adds the rule that forbids it.
    fn check_action(&self, action: Action) -> Result<(), Illegal> {
        match (self.phase, self.tasks.last()) {
            (Phase::Over, _) => Err(Illegal::Over),
            (_, Some(due)) => self.check_answer(*due, action),
            (Phase::Choose, None) => starting_choice::check(self, action),
            (Phase::Play, None) => turn::check(self, action),
        }
    }

    fn answers(&self, due: PendingTask, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        due.task.each_answer(self, due.seat, visit)?;
        turn::sale_candidates(self, due, visit)
    }

    fn check_answer(&self, due: PendingTask, action: Action) -> Result<(), Illegal> {
        if let Action::Sell { block } = action
            && due.task.is_interrupted_by_sale()
        {
            return turn::check_sale(self, due.seat, block);
        }
        if action == Action::Decline {
            due.task.check_decline(self, due.seat)
        } else {
            due.task.check(self, due.seat, action)
        }
    }

    fn apply_answer(&mut self, due: PendingTask, action: Action, log: &mut Log<Event>) {
        if let Action::Sell { block } = action
            && due.task.is_interrupted_by_sale()
        {
            // The question is asked again afterwards.
            return turn::apply_sale(self, due.seat, block, log);
        }
        self.tasks.pop();
        if action == Action::Decline {
            due.task.decline(self, due.seat, log);
        } else {
            due.task.apply(self, due.seat, action, log);
        }
    }
}

impl TaskGame for Tzolkin {
    type Reason = Illegal;
    type Outstanding = Outstanding;

    fn not_now(&self) -> Illegal {
        Illegal::NotNow
    }

    fn ask_turn(&self) -> Message {
        crate::ask::ask_turn(self)
    }
}
