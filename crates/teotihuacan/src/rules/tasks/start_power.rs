//! Power-ups of starting tiles (H-088).

use std::ops::ControlFlow;

use patolli_core::{Amount, Log, Message, Seat, TaskGame as _, TaskRules, Visit};

use super::{Placement, TeotihuacanTask};
use crate::{
    Action, Event, Illegal, Obligation, Outstanding, Teotihuacan, WorkerPurpose, rules::starting_choice,
    task::StartPower,
};

impl TaskRules<Teotihuacan> for StartPower {
    fn ask(self, _: &Teotihuacan, _: Seat) -> Message {
        Message::new("ask-start-power").number("n", self.n)
    }

    fn is_question(self, game: &Teotihuacan, seat: Seat) -> bool {
        game.hand(seat).first() != game.hand(seat).last()
    }

    fn each_answer(self, game: &Teotihuacan, seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        starting_choice::powers_in_hand(game, seat)
            .try_for_each(|power| visit(Action::PowerUp { board: None, power }))
    }

    fn check(self, game: &Teotihuacan, seat: Seat, action: Action) -> Result<(), Illegal> {
        let Action::PowerUp { board, power } = action else { return Err(game.not_now()) };
        if board.is_none() && game.hand(seat).contains(&power) {
            Ok(())
        } else {
            Err(Illegal::NoWorkerInHand { power, purpose: WorkerPurpose::PowerUp })
        }
    }

    fn apply(self, game: &mut Teotihuacan, seat: Seat, action: Action, log: &mut Log<Event>) {
        if let Action::PowerUp { power, .. } = action {
            self.power_up(game, seat, power, log);
        }
    }

    fn check_decline(self, _: &Teotihuacan, _: Seat) -> Result<(), Illegal> {
        Err(Illegal::NoDeclining { obligation: Obligation::PowerUp })
    }

    /// All workers are alike.
    fn carry_out(self, game: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
        if let Some(power) = game.hand(seat).first().copied() {
            self.power_up(game, seat, power, log);
        }
    }

    fn add_outstanding(self, _: &Teotihuacan, _: Seat, sum: &mut Outstanding) {
        sum.power_ups += self.n;
    }

    fn each_amount(self, _: &Teotihuacan, _: Seat, add: &mut dyn FnMut(Amount)) {
        add(Amount { good: "power-up", n: self.n.into() });
    }

    fn is_possible(self, _: &Teotihuacan, _: Seat) -> bool {
        (1..=2).contains(&self.n)
    }
}

impl TeotihuacanTask for StartPower {
    fn rule(self) -> &'static str {
        "H-088"
    }

    fn placement(self, _: &Teotihuacan) -> Placement {
        Placement { order: 6, in_setup: true, in_turn: false, of_tile: false }
    }
}

impl StartPower {
    fn power_up(self, game: &mut Teotihuacan, seat: Seat, power: u8, log: &mut Log<Event>) {
        let player = game.player_mut(seat);
        player.take_hand(power);
        player.add_hand(power + 1);
        log.push(Event::StartPoweredUp { seat, power: power + 1 });
        if self.n > 1 {
            game.push_task(seat, Self { n: self.n - 1 });
        }
    }
}
