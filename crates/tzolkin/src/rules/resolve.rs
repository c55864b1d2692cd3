//! Carrying out whatever needs no answer, until somebody is asked.
//!
//! A question whose only answer would be "no" is not asked.

use std::ops::ControlFlow;

use patolli_core::{Game, Log};

use super::{build, calendar, food, market, starting_choice, technology, temple};
use crate::{
    Action, Event, Lapse, Phase, Track, Tzolkin,
    data::Prophecy,
    task::{PendingTask, Task},
};

impl Tzolkin {
    /// Carries out the tasks on top that need no answer.
    pub(super) fn resolve_tasks(&mut self, log: &mut Log<Event>) {
        while let Some(due) = self.tasks.last().copied() {
            if self.is_question(due) {
                return;
            }
            self.tasks.pop();
            self.carry_out(due, log);
        }
    }

    /// Whether the top task, if there is one, waits for an answer.
    pub(crate) fn is_awaiting_answer(&self) -> bool {
        self.tasks.last().is_none_or(|it| self.is_question(*it))
    }

    /// Whether a task waits for an answer; tasks that do not are carried out or have lapsed.
    fn is_question(&self, due: PendingTask) -> bool {
        let seat = due.seat;
        match due.task {
            Task::Use { .. } | Task::Bonus | Task::Gain { .. } | Task::Days => true,
            Task::Anger => self.can_anger(seat),
            Task::Any { price } => self.obtainable_corn(seat) >= price.into(),
            Task::Learn { tracks, free, optional, .. } => {
                technology::is_question(self, seat, tracks, free, optional)
            }
            Task::Retreat => Track::ALL.iter().any(|it| self.level(seat, *it) > 0),
            Task::Pay { n } => n > 0,
            Task::Climb { temples, steps } => steps > 0 && temple::is_question(self, seat, temples),
            Task::Skull => self.is_in_force(Prophecy::Desecration) && self.skulls > 0 && self.can_anger(seat),
            Task::Gold { .. } => self.is_in_force(Prophecy::GoldShortage) && self.obtainable_corn(seat) > 0,
            Task::Offer => self.blocks(seat).total() > 0,
            Task::Market { .. } => market::is_open(self, seat),
            Task::Build { site } => build::can_build_any(self, seat, site),
            Task::Monument => build::can_build_any_monument(self, seat),
            Task::Raise { .. }
            | Task::Rise { .. }
            | Task::Built { .. }
            | Task::Food { .. }
            | Task::Calendar
            | Task::Begin => false,
        }
    }

    fn carry_out(&mut self, due: PendingTask, log: &mut Log<Event>) {
        let seat = due.seat;
        match due.task {
            Task::Learn { tracks, free: true, optional: false, more }
                if technology::is_automatic(self, tracks) =>
            {
                technology::advance_without_choice(self, seat, tracks, more);
            }
            Task::Climb { temples, steps } if steps > 0 => {
                temple::step_without_choice(self, seat, temples, steps, log);
            }
            Task::Skull if !self.is_in_force(Prophecy::Desecration) => self.take_skulls(seat, 1, log),
            Task::Gold { most } if !self.is_in_force(Prophecy::GoldShortage) => {
                self.take_gold(seat, most, log);
            }
            Task::Raise { track } => technology::raise(self, seat, track, log),
            Task::Rise { temple } => self.step_up(seat, temple, log),
            Task::Built { building, architecture } => {
                build::apply_effects(self, seat, building, architecture, log);
            }
            Task::Food { stage } => food::carry_out(self, stage, log),
            Task::Calendar => calendar::phase_three(self, log),
            Task::Begin => starting_choice::begin_first_round(self, log),
            Task::Build { site } => {
                log.push(Event::Lapsed { seat, what: Lapse::Building, n: 1 });
                build::decline(self, seat, site, log);
            }
            task => {
                if let Some((what, n)) = self.lapse(task) {
                    log.push(Event::Lapsed { seat, what, n });
                }
            }
        }
    }

    /// What is lost with a question that is not asked because nothing but "no" could be answered.
    const fn lapse(&self, task: Task) -> Option<(Lapse, u8)> {
        match task {
            Task::Any { .. } => Some((Lapse::Action, 1)),
            Task::Learn { more, .. } => Some((Lapse::Advance, 1 + more)),
            Task::Retreat => Some((Lapse::Exchange, 1)),
            Task::Skull if self.skulls == 0 => Some((Lapse::SkullSupply, 1)),
            Task::Skull => Some((Lapse::Skull, 1)),
            Task::Gold { most } => Some((Lapse::Gold, most)),
            Task::Offer => Some((Lapse::Offer, 1)),
            Task::Market { .. } => Some((Lapse::Market, 1)),
            Task::Monument => Some((Lapse::Monument, 1)),
            _ => None,
        }
    }

    /// Whether a question is asked only because a sale would pay for an answer other than "no".
    pub(crate) fn waits_for_a_sale(&self, due: PendingTask) -> bool {
        let seat = due.seat;
        if !self.asks_before_a_sale() || self.tasks.last() != Some(&due) {
            return false;
        }
        match due.task {
            Task::Any { price } => self.corn(seat) < price.into(),
            Task::Climb { temples, .. } => !temple::is_payable(self, seat, temples),
            Task::Gold { .. } => self.is_in_force(Prophecy::GoldShortage) && self.corn(seat) == 0,
            _ => false,
        }
    }
}

/// A question within a turn that has one answer only. Whether a turn ends is always the player's word.
pub(super) fn forced(game: &Tzolkin) -> Option<Action> {
    if game.phase != Phase::Play || game.tasks.is_empty() {
        return None;
    }
    let mut only = None;
    let walk = game.each_legal(&mut |it| {
        if only.is_some() {
            return ControlFlow::Break(());
        }
        only = Some(it);
        ControlFlow::Continue(())
    });
    if walk.is_break() { None } else { only }
}
