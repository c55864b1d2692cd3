//! The question that is asked, with its numbers.

use patolli_core::{Message, Seat, TaskRules as _};

use crate::{Phase, Tzolkin, turn::TurnState};

/// The question where no task is one.
pub(crate) fn ask_turn(game: &Tzolkin) -> Message {
    let seat = game.turn.seat;
    let corn = game.corn(seat);
    match (game.phase, game.turn.state) {
        (Phase::Over, _) => Message::new("game-over"),
        (Phase::Choose, _) => Message::new("ask-start"),
        (Phase::Play, TurnState::Open) if game.has_mercy(seat) => Message::new("ask-mercy"),
        (Phase::Play, TurnState::Open) => {
            Message::new("ask-turn").number("corn", corn).number("hand", game.hand(seat))
        }
        (Phase::Play, TurnState::Placing | TurnState::Mercy) => Message::new("ask-placing")
            .number("corn", corn)
            .number("paid", game.turn.paid)
            .number("placed", game.turn.placed),
        (Phase::Play, TurnState::Picking) => Message::new("ask-picking").number("corn", corn),
    }
}

impl Tzolkin {
    /// The seat that is asked.
    pub(crate) fn decider(&self) -> Seat {
        self.tasks.last().map_or(self.turn.seat, |it| it.seat)
    }

    /// What is asked.
    pub(crate) fn question(&self) -> Message {
        self.tasks.last().map_or_else(|| ask_turn(self), |it| it.task.ask(self, it.seat))
    }

    /// What saying no means now.
    pub(crate) fn decline_label(&self) -> Message {
        let asked = self.tasks.last();
        asked.map_or_else(|| Message::new("do-refuse"), |it| it.task.decline_label(self, it.seat))
    }
}
