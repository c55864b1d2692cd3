//! Steps on named temples (H-162 to H-176).

use std::ops::ControlFlow;

use patolli_core::{Amount, Log, Message, Seat, TaskGame as _, TaskRules, Visit};

use super::{Placement, TeotihuacanTask};
use crate::{
    Action, Event, Illegal, Outstanding, Temple, Teotihuacan, data::TOP_STEP, rules::temple, task::Climb,
};

impl TaskRules<Teotihuacan> for Climb {
    const MAY_BE_DECLINED: bool = true;

    fn ask(self, _: &Teotihuacan, _: Seat) -> Message {
        Message::new("ask-climb").number("n", self.total())
    }

    fn is_question(self, game: &Teotihuacan, seat: Seat) -> bool {
        game.can_climb_any(seat, self.steps)
    }

    fn each_answer(self, _: &Teotihuacan, _: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        temple::each_climb(visit)
    }

    fn check(self, game: &Teotihuacan, _: Seat, action: Action) -> Result<(), Illegal> {
        let Action::Climb { temple } = action else { return Err(game.not_now()) };
        if self.steps[temple.index()] == 0 { Err(Illegal::OtherTemple { temple }) } else { Ok(()) }
    }

    fn apply(self, game: &mut Teotihuacan, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Climb { temple } = action else { return };
        let mut steps = self.steps;
        steps[temple.index()] -= 1;
        // What is left comes after the step and all it brings.
        game.push_climb(seat, steps);
        game.climb(seat, temple, log);
    }

    fn decline(self, _: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
        log.push(Event::Refused { seat });
    }

    fn decline_label(self, _: &Teotihuacan, _: Seat) -> Message {
        Message::new("do-no-step")
    }

    /// Every way is barred (H-175).
    fn carry_out(self, _: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
        for temple in Temple::ALL.into_iter().filter(|it| self.steps[it.index()] > 0) {
            log.push(Event::StepLost { seat, temple });
        }
    }

    fn is_redundant(self, game: &Teotihuacan, seat: Seat, action: Action) -> bool {
        if let Action::Climb { temple } = action {
            !game.can_climb(seat, temple) || self.is_out_of_order(game, seat, temple)
        } else {
            action == Action::Decline
        }
    }

    fn add_outstanding(self, _: &Teotihuacan, _: Seat, sum: &mut Outstanding) {
        (0..3).for_each(|it| sum.temple_steps[it] += self.steps[it]);
    }

    fn each_amount(self, game: &Teotihuacan, seat: Seat, add: &mut dyn FnMut(Amount)) {
        // Barred steps bring nothing.
        let open = Temple::ALL.into_iter().filter(|it| game.can_climb(seat, *it));
        open.into_iter().for_each(|it| add(Amount { good: it.icon(), n: self.steps[it.index()].into() }));
    }

    fn is_possible(self, _: &Teotihuacan, _: Seat) -> bool {
        self.steps.iter().all(|it| *it <= 4) && (1..=6).contains(&self.total())
    }
}

impl TeotihuacanTask for Climb {
    fn rule(self) -> &'static str {
        "H-162"
    }

    fn placement(self, _: &Teotihuacan) -> Placement {
        Placement { order: 8, in_setup: true, in_turn: true, of_tile: self.total() == 1 }
    }
}

impl Climb {
    fn total(self) -> u8 {
        self.steps.iter().sum()
    }

    /// Whether another temple comes first: without tiles on the way the order of steps does not matter.
    fn is_out_of_order(self, game: &Teotihuacan, seat: Seat, temple: Temple) -> bool {
        let due = |it: Temple| self.steps[it.index()];
        let meets_tiles = |it: Temple| {
            let at = game.step(seat, it);
            (at + 1..=(at + due(it)).min(TOP_STEP)).any(|step| game.has_step_tiles(it, step))
        };
        let earlier = Temple::ALL.into_iter().take(temple.index());
        earlier.into_iter().any(|it| due(it) > 0 && game.can_climb(seat, it))
            && !Temple::ALL.into_iter().any(meets_tiles)
    }
}
