//! The rules: one file per phase and for what questions share; the questions themselves are in `tasks`.

mod alchemy;
mod bot;
mod calendar;
mod construction;
mod decorations;
mod discovery;
mod displays;
mod eclipse;
mod effects;
mod ending;
mod gather;
mod interrupt;
mod main_action;
mod near_miss;
mod neutral;
mod nobles;
mod power_up;
mod redeal;
mod redundant;
mod royal;
mod setup;
mod starting_choice;
mod tasks;
mod temple;
mod turn;
mod worship;

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use patolli_core::{
    Game, InvalidPosition, Log, MAX_SEATS, Message, PendingTask, Rng, Seat, Status, TaskGame, TaskRules as _,
    TaskSet as _, Viewer, Visit, only_action,
};

use crate::{Action, Deal, Event, Illegal, Options, Outstanding, Phase, Setup, Teotihuacan, TurnState, View};

pub(crate) use eclipse::mask_points;
pub(crate) use near_miss::near_misses;
pub(crate) use setup::empty_position;
pub(crate) use tasks::{Benefits, StartPower, Task, TeotihuacanTask};

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
        setup::start(*options, &deal)
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
        match (self.phase, self.tasks.last()) {
            (Phase::Over, _) => ControlFlow::Continue(()),
            (_, Some(due)) => self.each_answer(*due, visit),
            (Phase::Choose, None) => starting_choice::candidates(self, visit),
            (_, None) => turn::candidates(self, visit),
        }
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        match (self.phase, self.tasks.last()) {
            (Phase::Over, _) => Err(Illegal::Over),
            (_, Some(due)) => self.check_answer(*due, action),
            (Phase::Choose, None) => starting_choice::check(self, action),
            (_, None) => turn::check(self, action),
        }
    }

    fn apply(&mut self, action: Action, log: &mut Log<Event>) {
        match (self.phase, self.tasks.last()) {
            (Phase::Over, _) => {}
            (_, Some(due)) => self.apply_answer(*due, action, log),
            (Phase::Choose, None) => {
                if let Action::Keep { tile } = action {
                    starting_choice::apply(self, tile, log);
                }
            }
            (_, None) => turn::apply(self, action, log),
        }
        Task::resolve(self, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn redeal(&self, seat: Seat, rng: &mut Rng) -> Self {
        let mut other = self.clone();
        redeal::shuffle(&mut other, seat, rng);
        other
    }

    fn scores(&self) -> ArrayVec<i32, MAX_SEATS> {
        Seat::all(self.seat_count()).map(|it| i32::from(self.score(it))).collect()
    }

    fn places(&self) -> ArrayVec<u8, MAX_SEATS> {
        ending::places(self)
    }

    fn audit(&self) -> Result<(), InvalidPosition> {
        crate::audit::audit(self)
    }

    fn forced(&self) -> Option<Action> {
        // Whether a turn ends is always the player's word.
        if self.phase == Phase::Play && !self.tasks.is_empty() { only_action(self) } else { None }
    }

    fn is_redundant(&self, action: Action) -> bool {
        redundant::is_redundant(self, action)
    }

    fn each_legal(&self, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        // Most candidates of a turn are moves, which are named only if they are legal.
        let certain = self.phase == Phase::Play && self.tasks.is_empty();
        self.each_candidate(&mut |it| {
            let legal = match it {
                Action::Move { .. } | Action::Collect | Action::Rest | Action::End => {
                    certain || self.check(it).is_ok()
                }
                _ => self.check(it).is_ok(),
            };
            if legal { visit(it) } else { ControlFlow::Continue(()) }
        })
    }
}

impl Teotihuacan {
    fn each_answer(&self, due: PendingTask<Task>, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        let PendingTask { seat, task } = due;
        task.each_answer(self, seat, visit)?;
        if task.check_decline(self, seat).is_ok() {
            visit(Action::Decline)?;
        }
        if self.is_interruptible(due) {
            interrupt::candidates(self, visit)
        } else {
            ControlFlow::Continue(())
        }
    }

    fn check_answer(&self, due: PendingTask<Task>, action: Action) -> Result<(), Illegal> {
        let PendingTask { seat, task } = due;
        match action {
            Action::Use { .. } | Action::Unlock => self.check_interrupt(due, action),
            Action::Decline => task.check_decline(self, seat),
            answer => task.check(self, seat, answer),
        }
    }

    fn apply_answer(&mut self, due: PendingTask<Task>, action: Action, log: &mut Log<Event>) {
        let PendingTask { seat, task } = due;
        if matches!(action, Action::Use { .. } | Action::Unlock) {
            // The question is asked again afterwards.
            return interrupt::apply(self, action, log);
        }
        self.tasks.pop();
        if action == Action::Decline {
            task.decline(self, seat, log);
        } else {
            task.apply(self, seat, action, log);
        }
    }

    fn check_interrupt(&self, due: PendingTask<Task>, action: Action) -> Result<(), Illegal> {
        if self.is_interruptible(due) {
            return interrupt::check(self, action);
        }
        let own = self.phase == Phase::Play && !self.is_ending_eclipse();
        Err(if own { Illegal::Unfinished } else { Illegal::NotInTurn })
    }

    /// Puts something to be done on top of the stack.
    pub(crate) fn push_task(&mut self, seat: Seat, task: impl Into<Task>) {
        self.tasks.push(seat, task.into());
    }
}

impl TaskGame for Teotihuacan {
    type Reason = Illegal;
    type Outstanding = Outstanding;

    fn not_now(&self) -> Illegal {
        let rule = match (self.phase, self.tasks.last()) {
            (_, Some(due)) => due.task.rule(),
            (Phase::Choose, None) if self.options.setup == Setup::Draft => "H-324",
            (Phase::Choose, None) => "H-086",
            (_, None) => match self.turn.state {
                TurnState::Start => "H-105",
                TurnState::Arrived => "H-124",
                TurnState::Done | TurnState::Rested => "H-109",
            },
        };
        Illegal::NotNow { rule }
    }

    fn ask_turn(&self) -> Message {
        let cocoa = self.cocoa(self.turn.seat);
        match self.turn.state {
            TurnState::Start => Message::new("ask-turn").number("cocoa", cocoa),
            TurnState::Arrived => {
                Message::new("ask-arrived").term("board", self.turn.board.key()).number("cocoa", cocoa)
            }
            TurnState::Done => Message::new("ask-done"),
            TurnState::Rested => Message::new("ask-rested"),
        }
    }
}
