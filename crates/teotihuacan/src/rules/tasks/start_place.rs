//! Placing the starting workers (H-093, H-094).

use std::ops::ControlFlow;

use patolli_core::{Log, Message, Seat, TaskGame as _, TaskRules, Visit};

use super::{Placement, TeotihuacanTask};
use crate::{
    Action, Board, Event, Illegal, Teotihuacan, WorkerPurpose, rules::starting_choice, task::StartPlace,
};

impl TaskRules<Teotihuacan> for StartPlace {
    fn ask(self, _: &Teotihuacan, _: Seat) -> Message {
        Message::new("ask-start-place")
    }

    /// Equal workers without a choice of boards are placed at once.
    fn is_question(self, game: &Teotihuacan, seat: Seat) -> bool {
        let hand = game.hand(seat);
        let alike = hand.iter().all(|it| *it == hand[0]);
        !alike || starting_choice::start_boards(game, seat).count() > hand.len()
    }

    fn each_answer(self, game: &Teotihuacan, seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        starting_choice::start_boards(game, seat).try_for_each(|board| {
            starting_choice::powers_in_hand(game, seat)
                .try_for_each(|power| visit(Action::Place { board, power }))
        })
    }

    fn check(self, game: &Teotihuacan, seat: Seat, action: Action) -> Result<(), Illegal> {
        let Action::Place { board, power } = action else { return Err(game.not_now()) };
        if game.player(seat).is_on(board) {
            return Err(Illegal::PlacedThere { board });
        }
        if !starting_choice::start_boards(game, seat).any(|it| it == board) {
            return Err(Illegal::NotNamed { board });
        }
        let held = game.hand(seat).contains(&power);
        if held { Ok(()) } else { Err(Illegal::NoWorkerInHand { power, purpose: WorkerPurpose::Start }) }
    }

    fn apply(self, game: &mut Teotihuacan, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Place { board, power } = action else { return };
        place(game, seat, board, power, log);
        if !game.hand(seat).is_empty() {
            game.push_task(seat, Self);
        }
    }

    fn carry_out(self, game: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
        while let Some(power) = game.hand(seat).last().copied() {
            let Some(board) = starting_choice::start_boards(game, seat).next() else { return };
            place(game, seat, board, power, log);
        }
    }
}

impl TeotihuacanTask for StartPlace {
    fn rule(self) -> &'static str {
        "H-093"
    }

    fn placement(self, _: &Teotihuacan) -> Placement {
        Placement { order: 1, in_setup: true, in_turn: false, of_tile: false }
    }
}

fn place(game: &mut Teotihuacan, seat: Seat, board: Board, power: u8, log: &mut Log<Event>) {
    let player = game.player_mut(seat);
    player.take_hand(power);
    player.add_worker(board, power);
    log.push(Event::Placed { seat, board, power });
}
