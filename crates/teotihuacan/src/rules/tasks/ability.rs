//! The ability of a worship space after its discovery tile (H-140, H-142, H-145 to H-147).

use std::ops::ControlFlow;

use patolli_core::{Log, Message, Seat, TaskGame as _, TaskRules, Visit};

use super::{Placement, TeotihuacanTask};
use crate::{
    Action, Event, Illegal, Outstanding, Space, Teotihuacan,
    rules::royal,
    task::{Ability, Climb, ClimbAny},
};

impl TaskRules<Teotihuacan> for Ability {
    fn ask(self, _: &Teotihuacan, _: Seat) -> Message {
        Message::new("ask-ability")
    }

    /// From version 2 on the steps of a temple are a question that can be interrupted itself.
    fn is_question(self, game: &Teotihuacan, _: Seat) -> bool {
        let at_once = self.space.royal_place().is_some() || !game.interrupts_anywhere();
        at_once && game.can_interrupt()
    }

    fn each_answer(self, _: &Teotihuacan, _: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        visit(Action::Continue)
    }

    fn check(self, game: &Teotihuacan, _: Seat, action: Action) -> Result<(), Illegal> {
        if action == Action::Continue { Ok(()) } else { Err(game.not_now()) }
    }

    fn apply(self, game: &mut Teotihuacan, seat: Seat, _: Action, log: &mut Log<Event>) {
        self.carry_out(game, seat, log);
    }

    fn carry_out(self, game: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
        match self.space {
            Space::GoldDeposits => game.push_task(seat, Climb { steps: [1, 0, 0] }),
            Space::Forest => game.push_task(seat, Climb { steps: [0, 1, 0] }),
            Space::Quarry => game.push_task(seat, Climb { steps: [0, 0, 1] }),
            Space::Decorations => game.push_task(seat, ClimbAny { n: 1 }),
            Space::PalaceLeft | Space::PalaceMiddle | Space::PalaceRight => {
                royal::activate(game, seat, self.space, self.power, log);
            }
        }
    }

    fn add_outstanding(self, _: &Teotihuacan, _: Seat, sum: &mut Outstanding) {
        sum.ability = Some((self.space, self.power));
    }

    fn is_possible(self, game: &Teotihuacan, seat: Seat) -> bool {
        // The worker may have been freed for cocoa in the meantime.
        let worships = game.worshipper(self.space).is_none_or(|it| it.seat == seat);
        (1..=5).contains(&self.power) && worships
    }
}

impl TeotihuacanTask for Ability {
    fn rule(self) -> &'static str {
        "H-142"
    }

    fn was_interruptible(self) -> bool {
        true
    }

    fn placement(self, game: &Teotihuacan) -> Placement {
        let in_turn = game.turn.is_done_on(self.space.board());
        Placement { order: 4, in_setup: false, in_turn, of_tile: false }
    }
}
