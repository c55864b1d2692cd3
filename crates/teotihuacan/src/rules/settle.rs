//! Carrying out whatever needs no answer, until somebody is asked.
//!
//! A question whose only answer would be "no" is not asked, unless the turn may be interrupted there.

use std::ops::ControlFlow;

use patolli_core::{Game, Log, Seat};

use super::{choose, construction, discovery, nobles, power};
use crate::{
    Action, Event, Phase, Teotihuacan,
    data::Technology,
    task::{Due, Task},
};

impl Teotihuacan {
    /// Carries out the tasks on top that need no answer.
    pub(super) fn settle(&mut self, log: &mut Log<Event>) {
        while let Some(due) = self.tasks.last().copied() {
            if self.is_question(due) {
                return;
            }
            self.tasks.pop();
            self.carry_out(due, log);
        }
    }

    /// Whether the top task, if there is one, waits for an answer.
    pub(crate) fn is_settled(&self) -> bool {
        self.tasks.last().is_none_or(|it| self.is_question(*it))
    }

    /// Whether a task waits for an answer; tasks that do not are carried out or have lapsed.
    fn is_question(&self, due: Due) -> bool {
        let seat = due.seat;
        match due.task {
            Task::StartPower { .. } => self.hand(seat).first() != self.hand(seat).last(),
            Task::StartPlace => choose::is_placing_a_question(self, seat),
            Task::Gain { .. }
            | Task::Ascension
            | Task::Develop
            | Task::Decorate
            | Task::Build { must: true, .. } => true,
            Task::Climb { steps } => self.can_climb_any(seat, steps),
            Task::ClimbAny { .. } => self.can_climb_any(seat, [1; 3]),
            Task::ClimbPaid { .. } => self.cocoa(seat) > 0 && self.can_climb_any(seat, [1; 3]),
            Task::StartTile { .. } | Task::Large { .. } | Task::AvenueTile { .. } => {
                discovery::any_payable(self, seat, due.task)
            }
            Task::Discover { board, second } => {
                let interrupts = second && self.discovery(board).is_some() && discovery::can_interrupt(self);
                interrupts || discovery::any_payable(self, seat, due.task)
            }
            Task::PowerUp { board, n, .. } => n > 0 && power::anybody(self, seat, board),
            Task::BuyPower { board } => {
                // HA-65: a tile used at this moment may bring the cocoa.
                self.works(seat, Technology::POWER_UP)
                    && power::anybody(self, seat, Some(board))
                    && (self.cocoa(seat) > 0 || discovery::can_interrupt(self))
            }
            Task::Trade { .. } => self.cocoa(seat) > 0,
            Task::Sell { .. } => self.resources(seat).total() > 0,
            Task::Exchange { .. } => self.cocoa(seat) > 0 && self.resources(seat).total() > 0,
            Task::Ability { .. } => discovery::can_interrupt(self),
            Task::House => nobles::open_rows(self, self.turn.count).nth(1).is_some(),
            Task::Build { .. } => {
                construction::is_possible(self, seat)
                    || (construction::has_room(self) && discovery::can_interrupt(self))
            }
            Task::Wages => self.has_wages_choice(seat),
            Task::Walk
            | Task::Disc
            | Task::Refresh { .. }
            | Task::Constructed
            | Task::Refill
            | Task::Benefits
            | Task::Return
            | Task::Begin
            | Task::Dawn => false,
        }
    }

    fn carry_out(&mut self, due: Due, log: &mut Log<Event>) {
        let seat = due.seat;
        match due.task {
            Task::StartPower { n } => {
                if let Some(power) = self.hand(seat).first().copied() {
                    choose::power_up(self, seat, n, power, log);
                }
            }
            Task::StartPlace => choose::place_all(self, seat, log),
            Task::Climb { steps } => Self::lose_steps(seat, steps, log),
            Task::Large { at } => self.reward_large(seat, at, log),
            Task::Ability { space, power } => self.ability(seat, space, power, log),
            Task::House => {
                let row = nobles::open_rows(self, self.turn.count).next();
                if let Some(row) = row {
                    nobles::apply(self, seat, row, log);
                }
            }
            Task::Wages => self.pay_wages(seat, 0, log),
            Task::Walk => self.walk_and_look(seat, log),
            Task::Disc => self.move_disc(log),
            Task::Refresh { board } => self.refresh(board, log),
            Task::Constructed => construction::constructed(self, seat, log),
            Task::Refill => self.refill(log),
            Task::Benefits => choose::benefits(self, seat, log),
            Task::Return => choose::give_back(self),
            Task::Begin => self.begin(log),
            Task::Dawn => self.dawn(log),
            _ => {}
        }
    }

    /// Steps on temples whose way is barred (H-175).
    fn lose_steps(seat: Seat, steps: [u8; 3], log: &mut Log<Event>) {
        for temple in crate::Temple::ALL.into_iter().filter(|it| steps[it.index()] > 0) {
            log.push(Event::StepLost { seat, temple });
        }
    }
}

/// A question within a turn that has one answer only. Whether a turn ends is always the player's word.
pub(super) fn forced(game: &Teotihuacan) -> Option<Action> {
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
