//! What is still to be done, one file for each question; steps without an answer are in `steps`.
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

use patolli_core::{Presentation, Seat, tasks};

pub(crate) use self::{
    ability::Ability,
    ascension::Ascension,
    avenue_tile::AvenueTile,
    build::Build,
    buy_power::BuyPower,
    climb::Climb,
    climb_any::ClimbAny,
    climb_paid::ClimbPaid,
    count::Count,
    decorate::Decorate,
    develop::Develop,
    discover::Discover,
    exchange::Exchange,
    gain::Gain,
    house::House,
    large_step::Large,
    power_up::PowerUp,
    sell::Sell,
    start_place::StartPlace,
    start_power::StartPower,
    starting_tile::StartTile,
    steps::{Begin, Benefits, Constructed, Dawn, Disc, Refill, Refresh, Return, Walk},
    trade::Trade,
    wages::Wages,
};
use crate::{Action, Teotihuacan, data::Discovery};

tasks! {
    ($)
    /// A question the game waits on, or a step that carries itself out when it comes to the top.
    pub(crate) enum Task of Teotihuacan in tasks, matched by with_task {
        StartPower(StartPower),
        StartTile(StartTile),
        StartPlace = StartPlace,
        Gain(Gain),
        Climb(Climb),
        ClimbAny(ClimbAny),
        ClimbPaid(ClimbPaid),
        Large(Large),
        AvenueTile(AvenueTile),
        PowerUp(PowerUp),
        BuyPower(BuyPower),
        Ascension = Ascension,
        Trade(Trade),
        Sell(Sell),
        Exchange(Exchange),
        Ability(Ability),
        Discover(Discover),
        Develop = Develop,
        House = House,
        Decorate = Decorate,
        Build(Build),
        Wages = Wages,
        Walk = Walk,
        Disc = Disc,
        Refresh(Refresh),
        Constructed = Constructed,
        Refill = Refill,
        Benefits = Benefits,
        Return = Return,
        Begin = Begin,
        Dawn = Dawn,
        // Since version 2 of the rules.
        Count(Count),
    }
}

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
