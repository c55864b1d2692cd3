//! A large temple step (H-167 to H-170).

use std::ops::ControlFlow;

use patolli_core::{Amount, Log, Message, Presentation, Seat, TaskGame as _, TaskRules, Visit};

use super::{Placement, TOP_OF_STACK, TeotihuacanTask};
use crate::{
    Action, DiscoveryLocation, Event, Illegal, Obligation, Outstanding, Teotihuacan,
    data::{Discovery, LARGE_STEPS, LargeStep, StepReward},
    presentation::{presentation, take_presentation},
    rules::{discovery, temple::RemoveTile as _},
    task::Large,
};

impl TaskRules<Teotihuacan> for Large {
    const SHOWS_REFUSED_ANSWERS: bool = true;

    fn ask(self, _: &Teotihuacan, _: Seat) -> Message {
        Message::new("ask-large").term("temple", self.step().temple.key())
    }

    fn is_question(self, game: &Teotihuacan, seat: Seat) -> bool {
        discovery::any_payable(game, seat, self.offer(game))
    }

    fn each_answer(self, game: &Teotihuacan, _: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        discovery::each_take(self.offer(game), visit)?;
        visit(Action::Reward)
    }

    fn check(self, game: &Teotihuacan, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Take { tile } => {
                discovery::check(game, seat, self.offer(game), tile, DiscoveryLocation::Step)
            }
            Action::Reward => Ok(()),
            _ => Err(game.not_now()),
        }
    }

    fn apply(self, game: &mut Teotihuacan, seat: Seat, action: Action, log: &mut Log<Event>) {
        if let Action::Take { tile } = action {
            // H-170: it is not replaced.
            game.step_tiles[usize::from(self.at)].remove_tile(tile);
            game.take_tile(seat, tile, log);
        } else {
            self.carry_out(game, seat, log);
        }
    }

    fn check_decline(self, _: &Teotihuacan, _: Seat) -> Result<(), Illegal> {
        Err(Illegal::NoDeclining { obligation: Obligation::Step })
    }

    /// Without a tile that can be paid there is the reward alone.
    fn carry_out(self, game: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
        let LargeStep { temple, step, .. } = self.step();
        game.reward_step(seat, temple, step, log);
    }

    fn add_outstanding(self, _: &Teotihuacan, _: Seat, sum: &mut Outstanding) {
        sum.large_steps += 1;
    }

    fn each_amount(self, _: &Teotihuacan, _: Seat, add: &mut dyn FnMut(Amount)) {
        let LargeStep { temple, step, .. } = self.step();
        match Teotihuacan::step_reward(temple, step) {
            StepReward::Resources(n) => add(Amount { good: "resource", n: n.into() }),
            StepReward::Points(n) => add(Amount { good: "vp", n: n.into() }),
            StepReward::Cocoa(n) => add(Amount { good: "cocoa", n: n.into() }),
            StepReward::Nothing => {}
        }
    }

    fn is_possible(self, game: &Teotihuacan, seat: Seat) -> bool {
        let large = LARGE_STEPS.get(usize::from(self.at));
        large.is_some_and(|it| game.has_reached(game.step(seat, it.temple), it.step))
    }
}

impl TeotihuacanTask for Large {
    fn rule(self) -> &'static str {
        "H-167"
    }

    fn is_helped_by(self, game: &Teotihuacan, seat: Seat, tile: Discovery) -> bool {
        self.offer(game).iter().any(|it| game.tile_may_pay(seat, tile, it.tile().price))
    }

    fn presentation(self, _: &Teotihuacan, action: Action) -> Option<Presentation> {
        let LargeStep { temple, step, .. } = self.step();
        match action {
            Action::Take { tile } => {
                Some(take_presentation(tile, &[format!("temple.{temple}.{step}.{tile}")]))
            }
            Action::Reward => {
                let label = Message::new("do-reward").term("temple", temple.key());
                Some(presentation(temple.icon(), label, &[format!("temple.{temple}.{step}")]))
            }
            _ => None,
        }
    }

    fn placement(self, _: &Teotihuacan) -> Placement {
        Placement { order: TOP_OF_STACK, in_setup: false, in_turn: true, of_tile: true }
    }
}

impl Large {
    const fn step(self) -> LargeStep {
        LARGE_STEPS[self.at as usize]
    }

    fn offer(self, game: &Teotihuacan) -> &[Discovery] {
        &game.step_tiles[usize::from(self.at)]
    }
}
