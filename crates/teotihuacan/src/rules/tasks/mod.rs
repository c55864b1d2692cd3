//! What the tasks do, one file for each question; steps without an answer are in `steps`.
//!
//! A task answers everything about itself: [`patolli_core::TaskRules`] asks what every game wants to know, [`TeotihuacanTask`] the rest.

mod ability;
mod ascension;
mod avenue_tile;
mod build;
mod buy_power;
mod climb;
mod climb_any;
mod climb_paid;
mod count;
mod decorate;
mod develop;
mod discover;
mod exchange;
mod gain;
mod house;
mod large_step;
mod power_up;
mod sell;
mod start_place;
mod start_power;
mod starting_tile;
mod steps;
mod trade;
mod wages;

use patolli_core::{Presentation, Seat, task_rules};

use crate::{
    Action, Teotihuacan,
    data::Discovery,
    task::{
        Ability, Ascension, AvenueTile, Begin, Benefits, Build, BuyPower, Climb, ClimbAny, ClimbPaid,
        Constructed, Count, Dawn, Decorate, Develop, Disc, Discover, Exchange, Gain, House, Large, PowerUp,
        Refill, Refresh, Return, Sell, StartPlace, StartPower, StartTile, Task, Trade, Wages, Walk,
        with_task,
    },
};

task_rules! { Task of Teotihuacan in tasks, matched by with_task }

/// What Teotihuacan asks of its tasks beside [`patolli_core::TaskRules`].
pub(crate) trait TeotihuacanTask: patolli_core::TaskRules<Teotihuacan> {
    /// Where it may lie on the stack.
    fn placement(self, game: &Teotihuacan) -> Placement;

    /// The rule of the question, cited against answers to another question.
    fn rule(self) -> &'static str {
        "H-105"
    }

    /// Whether version 1 of the rules lets the turn be interrupted here; since version 2 it always may.
    fn was_interruptible(self) -> bool {
        false
    }

    /// Whether freeing workers before the answer does more than freeing them after it.
    fn gains_by_unlocking(self) -> bool {
        self.was_interruptible()
    }

    /// Whether the answers depend on what a tile brings, so that it is worth using before the answer.
    fn is_helped_by(self, _game: &Teotihuacan, _seat: Seat, _tile: Discovery) -> bool {
        self.was_interruptible()
    }

    /// How an answer looks, where it depends on the question.
    fn presentation(self, _game: &Teotihuacan, _action: Action) -> Option<Presentation> {
        None
    }
}

impl TeotihuacanTask for Task {
    fn placement(self, game: &Teotihuacan) -> Placement {
        with_task!(self, it => it.placement(game))
    }

    fn rule(self) -> &'static str {
        with_task!(self, it => it.rule())
    }

    fn was_interruptible(self) -> bool {
        with_task!(self, it => it.was_interruptible())
    }

    fn gains_by_unlocking(self) -> bool {
        with_task!(self, it => it.gains_by_unlocking())
    }

    fn is_helped_by(self, game: &Teotihuacan, seat: Seat, tile: Discovery) -> bool {
        with_task!(self, it => it.is_helped_by(game, seat, tile))
    }

    fn presentation(self, game: &Teotihuacan, action: Action) -> Option<Presentation> {
        with_task!(self, it => it.presentation(game, action))
    }
}

/// Where a task may lie on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Placement {
    /// Tasks of lower order lie below it.
    pub order: u8,
    /// Whether it can come of the starting tiles.
    pub in_setup: bool,
    /// Whether it can come of the turn that is going on.
    pub in_turn: bool,
    /// Whether it can be the last that is left of what a discovery tile brings.
    pub of_tile: bool,
}

/// The order of tasks on which no others lie.
const TOP_OF_STACK: u8 = 9;
