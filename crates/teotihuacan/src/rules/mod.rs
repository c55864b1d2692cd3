//! The rules, one file per decision or phase.

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
mod resolve;
mod royal;
mod setup;
mod starting_choice;
mod temple;
mod turn;
mod worship;

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use patolli_core::{Game, InvalidPosition, Log, MAX_SEATS, Rng, Seat, Status, Viewer, Visit};

use crate::{
    Action, AscensionReward, CostKind, Deal, Event, Goods, Illegal, Obligation, Options, Phase, Resources,
    Setup, Teotihuacan, TurnState, View,
    data::Discovery,
    task::{PendingTask, Task},
};

pub(crate) use construction::build_price;
pub(crate) use eclipse::mask_points;
pub(crate) use near_miss::near_misses;
pub(crate) use setup::empty_position;

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
            (_, Some(due)) => self.answers(*due, visit),
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
            (_, Some(due)) => {
                let due = *due;
                self.apply_answer(due, action, log);
            }
            (Phase::Choose, None) => {
                if let Action::Keep { tile } = action {
                    starting_choice::apply(self, tile, log);
                }
            }
            (_, None) => turn::apply(self, action, log),
        }
        self.resolve_tasks(log);
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
        resolve::forced(self)
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
    fn answers(&self, due: PendingTask, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        let seat = due.seat;
        match due.task {
            Task::StartPower { .. } => starting_choice::power_up_candidates(self, seat, visit)?,
            Task::StartPlace => starting_choice::place_candidates(self, seat, visit)?,
            Task::Gain { n } => {
                let any = Resources::new(n, n, n);
                any.splits(n).try_for_each(|resources| visit(Action::Gain { resources }))?;
            }
            Task::Climb { .. } | Task::ClimbAny { .. } | Task::ClimbPaid { .. } => temple::candidates(visit)?,
            Task::Large { .. } | Task::AvenueTile { .. } | Task::Discover { .. } | Task::StartTile { .. } => {
                discovery::candidates(self, due.task, visit)?;
            }
            Task::PowerUp { board, .. } => power_up::candidates(self, seat, board, visit)?,
            Task::BuyPower { board } => power_up::candidates(self, seat, Some(board), visit)?,
            Task::Ascension => {
                AscensionReward::ALL.into_iter().try_for_each(|reward| visit(Action::Ascend { reward }))?;
            }
            Task::Trade { most, .. } => royal::trade_candidates(most, visit)?,
            Task::Sell { most } => royal::sale_candidates(self, seat, most, visit)?,
            Task::Exchange { .. } => royal::sale_candidates(self, seat, 1, visit)?,
            Task::Ability { .. } | Task::Count { .. } => visit(Action::Continue)?,
            Task::Develop => alchemy::candidates(self, visit)?,
            Task::House => nobles::candidates(visit)?,
            Task::Decorate => decorations::candidates(visit)?,
            Task::Build { .. } => construction::candidates(self, seat, visit)?,
            Task::Wages => eclipse::candidates(self, seat, visit)?,
            _ => {}
        }
        if matches!(due.task, Task::Large { .. }) {
            visit(Action::Reward)?;
        }
        if self.may_decline(due) {
            visit(Action::Decline)?;
        }
        if self.is_interruptible(due) {
            interrupt::candidates(self, visit)?;
        }
        ControlFlow::Continue(())
    }

    fn check_answer(&self, due: PendingTask, action: Action) -> Result<(), Illegal> {
        let seat = due.seat;
        match (due.task, action) {
            (_, Action::Use { .. } | Action::Unlock) => self.check_interrupt(due, action),
            (_, Action::Decline) if self.may_decline(due) => Ok(()),
            (task, Action::Decline) => Err(Obligation::for_task(task)
                .map_or(self.not_now(), |duty| Illegal::NoDeclining { obligation: duty })),
            (Task::StartPower { .. }, Action::PowerUp { board, power }) => {
                starting_choice::check_start_power_up(self, seat, board, power)
            }
            (Task::StartPlace, Action::Place { board, power }) => {
                starting_choice::check_place(self, seat, board, power)
            }
            (Task::Gain { n }, Action::Gain { resources }) => {
                if resources.total() == n {
                    Ok(())
                } else {
                    Err(Illegal::WrongCount { need: n })
                }
            }
            (
                task @ (Task::Climb { .. } | Task::ClimbAny { .. } | Task::ClimbPaid { .. }),
                Action::Climb { temple },
            ) => temple::check(self, seat, task, temple),
            (
                task @ (Task::Large { .. }
                | Task::AvenueTile { .. }
                | Task::Discover { .. }
                | Task::StartTile { .. }),
                Action::Take { tile },
            ) => discovery::check(self, seat, task, tile),
            (Task::Large { .. }, Action::Reward)
            | (Task::Ability { .. } | Task::Count { .. }, Action::Continue) => Ok(()),
            (Task::PowerUp { board: granted, .. }, Action::PowerUp { board, power }) => {
                power_up::check(self, seat, granted, board, power)
            }
            (Task::BuyPower { board: granted }, Action::PowerUp { board, power }) => {
                power_up::check(self, seat, Some(granted), board, power)?;
                self.check_cocoa(seat, 1, CostKind::PowerUp)
            }
            (Task::Ascension, Action::Ascend { reward }) => self.check_ascend(seat, reward),
            (Task::Trade { most, gold }, Action::Trade { times }) => {
                royal::check_trade(self, seat, gold, most, times)
            }
            (Task::Sell { most }, Action::Pay { resources }) => {
                royal::check_sale(self, seat, most, resources)
            }
            (Task::Exchange { .. }, Action::Pay { resources }) => {
                royal::check_exchange(self, seat, resources)
            }
            (Task::Develop, Action::Develop { technology }) => alchemy::check(self, seat, technology),
            (Task::House, Action::House { row }) => nobles::check(self, seat, row),
            (Task::Decorate, Action::Decorate { slot, side }) => decorations::check(self, seat, slot, side),
            (Task::Build { .. }, Action::Build { slot, spot, rotation: turn, discount: save }) => {
                construction::check(
                    self,
                    seat,
                    construction::TilePlacement { slot, spot, rotation: turn, discount: save },
                )
            }
            (Task::Wages, Action::Wages { cocoa }) => self.check_wages(seat, cocoa),
            (Task::Wages, Action::WagesWaived) => self.check_tile(seat, Discovery::NO_COCOA, 1),
            _ => Err(self.not_now()),
        }
    }

    fn apply_answer(&mut self, due: PendingTask, action: Action, log: &mut Log<Event>) {
        let seat = due.seat;
        if matches!(action, Action::Use { .. } | Action::Unlock) {
            // The question is asked again afterwards.
            return interrupt::apply(self, action, log);
        }
        self.tasks.pop();
        match (due.task, action) {
            (
                Task::Build { must: false, .. } | Task::PowerUp { .. } | Task::BuyPower { .. },
                Action::Decline,
            ) => {}
            (_, Action::Decline) => log.push(Event::Refused { seat }),
            (Task::StartPower { n }, Action::PowerUp { power, .. }) => {
                starting_choice::power_up(self, seat, n, power, log);
            }
            (_, Action::Place { board, power }) => starting_choice::place(self, seat, board, power, log),
            (_, Action::Gain { resources }) => self.gain(seat, Goods::resources(resources), log),
            (task, Action::Climb { temple }) => temple::apply(self, seat, task, temple, log),
            (task, Action::Take { tile }) => discovery::apply(self, seat, task, tile, log),
            (Task::Large { at }, Action::Reward) => self.reward_large(seat, at, log),
            (Task::Ability { space, power }, Action::Continue) => self.ability(seat, space, power, log),
            (Task::Count { plus }, Action::Continue) => main_action::count_workers(self, seat, plus, log),
            (task, Action::PowerUp { board, power }) => {
                power_up::apply(self, seat, task, (board, power), log);
            }
            (_, Action::Ascend { reward }) => self.ascend(seat, reward, log),
            (Task::Trade { gold, .. }, Action::Trade { times }) => royal::trade(self, seat, gold, times, log),
            (Task::Sell { .. }, Action::Pay { resources }) => royal::sell(self, seat, resources, log),
            (Task::Exchange { gain }, Action::Pay { resources }) => {
                royal::exchange(self, seat, gain, resources, log);
            }
            (_, Action::Develop { technology }) => alchemy::apply(self, seat, technology, log),
            (_, Action::House { row }) => nobles::apply(self, seat, row, log),
            (_, Action::Decorate { slot, side }) => decorations::apply(self, seat, slot, side, log),
            (Task::Build { left, must }, Action::Build { slot, spot, rotation: turn, discount: save }) => {
                let plan = construction::TilePlacement { slot, spot, rotation: turn, discount: save };
                construction::apply(self, seat, (left, must), plan, log);
            }
            (_, Action::Wages { cocoa }) => self.pay_wages(seat, cocoa, log),
            (_, Action::WagesWaived) => self.waive_wages(seat, log),
            _ => {}
        }
    }

    fn check_interrupt(&self, due: PendingTask, action: Action) -> Result<(), Illegal> {
        if self.is_interruptible(due) {
            return interrupt::check(self, action);
        }
        let own = self.phase == Phase::Play && !self.is_ending_eclipse();
        Err(if own { Illegal::Unfinished } else { Illegal::NotInTurn })
    }

    /// What may be declined; and what has become impossible, because the goods for it were spent in between or the worker left.
    fn may_decline(&self, due: PendingTask) -> bool {
        let PendingTask { seat, task } = due;
        may_decline(task)
            || (self.interrupts_anywhere()
                && match task {
                    Task::PowerUp { board, .. } => !power_up::has_worker(self, seat, board),
                    Task::Develop | Task::House | Task::Decorate | Task::Build { .. } => {
                        !main_action::is_possible(self, seat, self.turn.counted_workers)
                    }
                    _ => false,
                })
    }

    /// The refusal of an answer to another question than the one that is asked.
    pub(crate) fn not_now(&self) -> Illegal {
        let rule = match (self.phase, self.tasks.last()) {
            (_, Some(due)) => crate::broken_rule::rule_of(due.task),
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

    /// Puts something to be done on top of the stack.
    pub(crate) fn push_task(&mut self, seat: Seat, task: Task) {
        self.tasks.push(PendingTask { seat, task });
    }
}

/// What may be declined: every temple step, every tile, every offer of a royal tile (H-176, HA-69, HA-70, HA-74).
const fn may_decline(task: Task) -> bool {
    matches!(
        task,
        Task::Climb { .. }
            | Task::ClimbAny { .. }
            | Task::ClimbPaid { .. }
            | Task::AvenueTile { .. }
            | Task::StartTile { .. }
            | Task::Discover { .. }
            | Task::PowerUp { second: true, .. }
            | Task::BuyPower { .. }
            | Task::Trade { .. }
            | Task::Sell { .. }
            | Task::Exchange { .. }
            | Task::Build { must: false, .. }
    )
}
