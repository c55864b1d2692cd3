//! The rules, one file per decision or phase.

mod beg;
mod broken_rule;
mod build;
mod calendar;
mod ending;
mod food;
mod gain;
mod market;
mod near_miss;
mod neutral;
mod palenque;
mod pick;
mod place;
mod prophecy;
mod quick;
mod reachable_actions;
mod redundant;
mod resolve;
mod second_building;
mod starting_choice;
mod technology;
mod temple;
mod turn;
mod wheel_actions;

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use patolli_core::{Game, InvalidPosition, Log, MAX_SEATS, Rng, Seat, Status, Viewer, Visit};

use crate::{
    Action, Deal, Event, Illegal, Options, Phase, Tzolkin, View, Violation,
    task::{PendingTask, Task},
};

pub(crate) use near_miss::near_misses;
pub(crate) use starting_choice::tiles_to_keep;
pub(crate) use temple::only_priced_temple;

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
        self.resolve_tasks(log);
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

    fn forced(&self) -> Option<Action> {
        resolve::forced(self)
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
        let seat = due.seat;
        match due.task {
            Task::Use { wheel, position } => {
                reachable_actions::candidates(self, seat, wheel, position, visit)?;
            }
            Task::Any { .. } => wheel_actions::candidates(self, visit)?,
            Task::Learn { tracks, .. } => technology::candidates(tracks, visit)?,
            Task::Bonus => technology::bonus_candidates(visit)?,
            Task::Retreat => technology::retreat_candidates(visit)?,
            Task::Pay { n } => gain::payment_candidates(self, seat, n, visit)?,
            Task::Gain { n } => gain::gain_candidates(n, visit)?,
            Task::Climb { temples, .. } => temple::candidates(temples, visit)?,
            Task::Anger => temple::anger_candidates(visit)?,
            Task::Skull => {
                temple::anger_candidates(visit)?;
                visit(Action::Decline)?;
            }
            Task::Gold { most } => (1..=most).try_for_each(|n| visit(Action::Gold { n }))?,
            Task::Offer => gain::payment_candidates(self, seat, 1, visit)?,
            Task::Market { .. } => market::candidates(visit)?,
            Task::Build { site } => build::candidates(self, seat, site, visit)?,
            Task::Monument => build::monument_candidates(self, seat, visit)?,
            Task::Days => calendar::candidates(visit)?,
            _ => {}
        }
        if declinable(due.task) {
            visit(Action::Decline)?;
        }
        turn::sale_candidates(self, due, visit)
    }

    fn check_answer(&self, due: PendingTask, action: Action) -> Result<(), Illegal> {
        let seat = due.seat;
        match (due.task, action) {
            (Task::Market { .. }, Action::Buy { block }) => market::check_buy(self, due, block),
            (Task::Market { .. }, Action::Sell { block }) => market::check_sell(self, due, block),
            (_, Action::Sell { block }) => turn::check_sale(self, due, block),
            (task, Action::Decline) => self.check_decline(due, task),
            (Task::Use { wheel, position }, Action::Use { .. } | Action::Harvest { .. }) => {
                reachable_actions::check(self, seat, wheel, position, action)
            }
            (Task::Any { price }, Action::Use { .. } | Action::Harvest { .. }) => {
                wheel_actions::check_any(self, seat, price, action)
            }
            (Task::Learn { tracks, free, .. }, Action::Learn { track }) => {
                technology::check(self, seat, tracks, free, track)
            }
            (Task::Bonus, Action::Bonus { .. }) => Ok(()),
            (Task::Retreat, Action::Retreat { track }) => technology::check_retreat(self, seat, track),
            (Task::Pay { n }, Action::Pay { blocks }) => gain::check_pay(self, seat, n, blocks),
            (Task::Offer, Action::Pay { blocks }) => gain::check_pay(self, seat, 1, blocks),
            (Task::Gain { n }, Action::Gain { blocks }) => gain::check_gain(self, seat, n, blocks),
            (Task::Climb { temples, .. }, Action::Climb { temple }) => {
                temple::check(self, seat, temples, temple)
            }
            (Task::Anger | Task::Skull, Action::Anger { temple }) => temple::check_anger(self, seat, temple),
            (Task::Gold { most }, Action::Gold { n }) => gain::check_gold(self, seat, most, n),
            (Task::Build { site }, Action::Build { building, payment: how }) => {
                build::check(self, seat, site, building, how)
            }
            (Task::Build { site }, Action::Monument { monument, renovated: pull }) => {
                build::check_monument(self, seat, Some(site), monument, pull)
            }
            (Task::Monument, Action::Monument { monument, renovated: pull }) => {
                build::check_monument(self, seat, None, monument, pull)
            }
            (Task::Days, Action::TurnCalendar { days }) => calendar::check(self, days),
            _ => Err(Illegal::NotNow),
        }
    }

    /// What may be declined: ZA-29, ZA-44, ZEA-09.
    fn check_decline(&self, due: PendingTask, task: Task) -> Result<(), Illegal> {
        let allowed = match task {
            Task::Use { .. }
            | Task::Any { .. }
            | Task::Skull
            | Task::Gold { .. }
            | Task::Offer
            | Task::Monument => true,
            Task::Learn { free, optional, .. } => optional || (free && self.advance_has_price()),
            Task::Climb { temples, .. } => temples.temples().any(|it| self.step_has_price(due.seat, it)),
            Task::Market { sold, bought, must } => {
                if must && sold | bought == 0 {
                    return Err(Illegal::MustTrade);
                }
                true
            }
            Task::Build { site } => site.is_optional(),
            Task::Bonus | Task::Retreat | Task::Pay { .. } | Task::Gain { .. } | Task::Anger => false,
            _ => return Err(Illegal::NotNow),
        };
        if allowed { Ok(()) } else { Err(Illegal::NoDeclining) }
    }

    fn apply_answer(&mut self, due: PendingTask, action: Action, log: &mut Log<Event>) {
        let seat = due.seat;
        if let Action::Sell { block } = action
            && !matches!(due.task, Task::Market { .. })
        {
            return turn::apply_sale(self, seat, block, log);
        }
        self.tasks.pop();
        match (due.task, action) {
            (Task::Use { .. } | Task::Any { .. }, Action::Decline) => {
                log.push(Event::NoAction { seat });
            }
            (Task::Climb { temples, steps }, Action::Decline) => {
                temple::decline(self, seat, temples, steps, log);
            }
            (Task::Build { site }, Action::Decline) => build::decline(self, seat, site, log),
            (Task::Market { .. } | Task::Learn { free: false, .. } | Task::Monument, Action::Decline) => {}
            (_, Action::Decline) => log.push(Event::Refused { seat }),
            (Task::Use { wheel, position }, _) => {
                reachable_actions::apply(self, seat, wheel, position, action, log);
            }
            (Task::Any { price }, _) => wheel_actions::apply_any(self, seat, price, action, log),
            (Task::Learn { tracks, free, optional, more }, Action::Learn { track }) => {
                technology::apply(
                    self,
                    seat,
                    technology::AdvanceOffer { tracks, free, optional, more },
                    track,
                );
            }
            (_, Action::Bonus { track }) => technology::bonus(self, seat, track, log),
            (_, Action::Retreat { track }) => technology::apply_retreat(self, seat, track, log),
            (Task::Offer, Action::Pay { blocks }) => {
                self.pay_blocks(seat, blocks, log);
                self.push_task(seat, Task::Climb { temples: crate::IndexSet::TEMPLES, steps: 1 });
            }
            (_, Action::Pay { blocks }) => self.pay_blocks(seat, blocks, log),
            (_, Action::Gain { blocks }) => gain::apply_gain(self, seat, blocks, log),
            (Task::Climb { temples, steps }, Action::Climb { temple }) => {
                temple::apply(self, seat, temples, steps, temple, log);
            }
            (Task::Skull, Action::Anger { temple }) => {
                self.step_down(seat, temple, log);
                self.take_skulls(seat, 1, log);
            }
            (_, Action::Anger { temple }) => self.step_down(seat, temple, log),
            (_, Action::Gold { n }) => gain::apply_gold(self, seat, n, log),
            (task @ Task::Market { .. }, Action::Sell { .. } | Action::Buy { .. }) => {
                market::apply(self, seat, task, action, log);
            }
            (Task::Build { site }, Action::Build { building, payment: how }) => {
                build::apply(self, seat, site, building, how, log);
            }
            (_, Action::Monument { monument, renovated: pull }) => {
                build::apply_monument(self, seat, monument, pull, log);
            }
            (Task::Days, Action::TurnCalendar { days }) => calendar::apply(self, seat, days, log),
            _ => {}
        }
    }

    /// Puts something to be done on top of the stack.
    pub(crate) fn push_task(&mut self, seat: Seat, task: Task) {
        self.tasks.push(PendingTask { seat, task });
    }
}

/// Whether "no" is worth naming as an answer.
const fn declinable(task: Task) -> bool {
    matches!(
        task,
        Task::Use { .. }
            | Task::Any { .. }
            | Task::Learn { .. }
            | Task::Climb { .. }
            | Task::Gold { .. }
            | Task::Offer
            | Task::Market { .. }
            | Task::Build { .. }
            | Task::Monument
    )
}
