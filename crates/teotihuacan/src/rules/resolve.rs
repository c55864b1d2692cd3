//! Carrying out whatever needs no answer, until somebody is asked.
//!
//! A question whose only answer would be "no" is not asked, unless own tiles or freed workers could bring another answer. What
//! lapses is told.

use std::ops::ControlFlow;

use patolli_core::{Game, Log, Seat};

use super::{construction, discovery, main_action, nobles, power_up, starting_choice};
use crate::{
    Action, Board, Event, Goods, Lapse, Phase, Teotihuacan,
    data::Technology,
    task::{PendingTask, Task},
};

impl Teotihuacan {
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
            Task::StartPower { .. } => self.hand(seat).first() != self.hand(seat).last(),
            Task::StartPlace => starting_choice::is_placing_a_question(self, seat),
            Task::Gain { .. } | Task::Ascension => true,
            Task::Count { .. } => main_action::count_may_change(self, seat),
            Task::Develop | Task::Decorate | Task::Build { must: true, .. } => self.is_effect_possible(seat),
            Task::Climb { steps } => self.can_climb_any(seat, steps),
            Task::ClimbAny { .. } => self.can_climb_any(seat, [1; 3]),
            Task::ClimbPaid { .. } => {
                self.can_climb_any(seat, [1; 3]) && self.could_pay(seat, Goods::cocoa(1))
            }
            Task::StartTile { .. } | Task::Large { .. } | Task::AvenueTile { .. } => {
                discovery::any_payable(self, seat, due.task)
            }
            Task::Discover { board, second } => {
                let interrupts = || second && self.discovery(board).is_some() && self.could_interrupt();
                discovery::any_payable(self, seat, due.task) || interrupts()
            }
            Task::PowerUp { board, n, .. } => n > 0 && self.could_power_up(seat, board),
            Task::BuyPower { board } => {
                self.has_active_technology(seat, Technology::POWER_UP)
                    && self.could_power_up(seat, Some(board))
                    && (self.could_pay(seat, Goods::cocoa(1)) || self.could_interrupt())
            }
            Task::Trade { .. } => self.could_pay(seat, Goods::cocoa(1)),
            Task::Sell { .. } => self.resources(seat).total() > 0 || self.could_gain_resources(seat),
            Task::Exchange { .. } => {
                let resources = self.resources(seat).total() > 0 || self.could_gain_resources(seat);
                resources && self.could_pay(seat, Goods::cocoa(1))
            }
            // From version 2 on the steps of a temple are a question that can be interrupted itself.
            Task::Ability { space, .. } => {
                let at_once = space.royal_place().is_some() || !self.interrupts_anywhere();
                at_once && self.can_interrupt()
            }
            Task::House => {
                let possible = main_action::is_possible(self, seat, self.turn.counted_workers);
                let rows = || nobles::open_rows(self, self.turn.counted_workers).nth(1).is_some();
                if possible { rows() } else { self.could_gain_resources(seat) }
            }
            Task::Build { .. } => {
                let brought = || self.could_gain_resources(seat) || self.could_interrupt();
                construction::is_possible(self, seat) || (construction::has_room(self) && brought())
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

    /// Before version 2: whether the turn can be interrupted, whatever may come of it.
    fn could_interrupt(&self) -> bool {
        !self.interrupts_anywhere() && self.can_interrupt()
    }

    /// Whether a worker can be powered up, perhaps after freeing it.
    fn could_power_up(&self, seat: Seat, board: Option<Board>) -> bool {
        power_up::has_worker(self, seat, board) || board.is_some_and(|it| self.could_unlock(seat, it))
    }

    /// Whether the effect of the main action can be paid, perhaps after turning over own tiles.
    fn is_effect_possible(&self, seat: Seat) -> bool {
        !self.interrupts_anywhere() || self.is_effect_payable(seat) || self.could_gain_resources(seat)
    }

    /// Whether the effect of the main action can be paid.
    pub(super) fn is_effect_payable(&self, seat: Seat) -> bool {
        main_action::is_possible(self, seat, self.turn.counted_workers)
    }

    fn carry_out(&mut self, due: PendingTask, log: &mut Log<Event>) {
        let seat = due.seat;
        if let Some(what) = self.lapse(due) {
            log.push(Event::Lapsed { seat, what });
        }
        match due.task {
            Task::StartPower { n } => {
                if let Some(power) = self.hand(seat).first().copied() {
                    starting_choice::power_up(self, seat, n, power, log);
                }
            }
            Task::StartPlace => starting_choice::place_all(self, seat, log),
            Task::Climb { steps } => Self::lose_steps(seat, steps, log),
            Task::Large { at } => self.reward_large(seat, at, log),
            Task::Ability { space, power } => self.ability(seat, space, power, log),
            Task::Count { plus } => main_action::count_workers(self, seat, plus, log),
            Task::House => {
                let row = nobles::open_rows(self, self.turn.counted_workers).next();
                if let Some(row) =
                    row.filter(|_| main_action::is_possible(self, seat, self.turn.counted_workers))
                {
                    nobles::apply(self, seat, row, log);
                }
            }
            Task::Wages => self.pay_wages(seat, 0, log),
            Task::Walk => self.move_on_avenue_with_offer(seat, log),
            Task::Disc => self.move_disc(log),
            Task::Refresh { board } => self.replace_discovery_tile(board, log),
            Task::Constructed => construction::apply_construction_bonus(self, seat, log),
            Task::Refill => self.refill(log),
            Task::Benefits => starting_choice::benefits(self, seat, log),
            Task::Return => starting_choice::return_discoveries(self),
            Task::Begin => self.begin(log),
            Task::Dawn => self.end_eclipse(log),
            _ => {}
        }
    }

    /// What a task that is no question takes away with it, if anything: an offer that cannot be paid, a power-up without a worker.
    fn lapse(&self, due: PendingTask) -> Option<Lapse> {
        let seat = due.seat;
        Some(match due.task {
            Task::ClimbAny { .. } => Lapse::Steps,
            Task::ClimbPaid { .. } => Lapse::PaidSteps,
            Task::StartTile { .. } | Task::AvenueTile { .. } | Task::Discover { .. }
                if !discovery::offered(self, due.task).is_empty() =>
            {
                Lapse::Tile
            }
            Task::PowerUp { n: 1.., .. } => Lapse::PowerUp,
            Task::BuyPower { board }
                if self.has_active_technology(seat, Technology::POWER_UP)
                    && power_up::has_worker(self, seat, Some(board)) =>
            {
                Lapse::BoughtPowerUp
            }
            Task::Trade { .. } | Task::Sell { .. } | Task::Exchange { .. } => Lapse::Royal,
            Task::Develop | Task::Decorate | Task::Build { must: true, .. } => Lapse::Action,
            Task::House if !main_action::is_possible(self, seat, self.turn.counted_workers) => Lapse::Action,
            Task::Build { .. } if construction::has_room(self) => Lapse::MoreTiles,
            _ => return None,
        })
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
