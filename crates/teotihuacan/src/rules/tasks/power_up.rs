//! Power-ups of a main action or a tile (H-261 to H-266).

use std::ops::ControlFlow;

use patolli_core::{Amount, Log, Message, Seat, TaskRules, Visit};

use super::{Placement, TeotihuacanTask};
use crate::{
    Action, Event, Illegal, Lapse, Obligation, Outstanding, Teotihuacan, rules::power_up, task::PowerUp,
};

impl TaskRules<Teotihuacan> for PowerUp {
    fn ask(self, _: &Teotihuacan, _: Seat) -> Message {
        match self.board {
            None => Message::new("ask-power-up-any").number("n", self.n),
            Some(board) if self.second => Message::new("ask-power-up-second").term("board", board.key()),
            Some(board) => Message::new("ask-power-up").term("board", board.key()).number("n", self.n),
        }
    }

    fn is_question(self, game: &Teotihuacan, seat: Seat) -> bool {
        self.n > 0 && game.could_power_up(seat, self.board)
    }

    fn each_answer(self, game: &Teotihuacan, seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        power_up::each_worker(game, seat, self.board, visit)
    }

    fn check(self, game: &Teotihuacan, seat: Seat, action: Action) -> Result<(), Illegal> {
        power_up::check(game, seat, self.board, action)
    }

    fn apply(self, game: &mut Teotihuacan, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::PowerUp { board: Some(board), power } = action else { return };
        if self.n > 1 {
            // Further ones wait below whatever this one brings (HA-58).
            game.push_task(seat, Self { n: self.n - 1, second: self.board.is_some(), ..self });
        }
        game.power_up(seat, board, power, log);
    }

    /// The second one may be declined, and any whose worker has left.
    fn check_decline(self, game: &Teotihuacan, seat: Seat) -> Result<(), Illegal> {
        let has_left = || game.interrupts_anywhere() && !power_up::has_worker(game, seat, self.board);
        if self.second || has_left() {
            Ok(())
        } else {
            Err(Illegal::NoDeclining { obligation: Obligation::PowerUp })
        }
    }

    fn decline_label(self, _: &Teotihuacan, _: Seat) -> Message {
        Message::new("do-no-power-up")
    }

    fn carry_out(self, _: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
        if self.n > 0 {
            log.push(Event::Lapsed { seat, what: Lapse::PowerUp });
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

impl TeotihuacanTask for PowerUp {
    fn rule(self) -> &'static str {
        "H-261"
    }

    fn was_interruptible(self) -> bool {
        self.board.is_some()
    }

    fn placement(self, game: &Teotihuacan) -> Placement {
        let Some(board) = self.board else {
            return Placement { order: 5, in_setup: false, in_turn: true, of_tile: true };
        };
        let in_turn = game.turn.has_acted_on(board);
        Placement { order: 2, in_setup: false, in_turn, of_tile: false }
    }
}
