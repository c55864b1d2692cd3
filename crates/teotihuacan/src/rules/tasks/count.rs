//! Counting the workers for a main action (HA-72); since version 2 of the rules.

use std::ops::ControlFlow;

use patolli_core::{Log, Message, Presentation, Seat, TaskGame as _, TaskRules, Visit};

use super::{Placement, TeotihuacanTask};
use crate::{
    Action, Board, Event, Goods, Illegal, Teotihuacan,
    data::{Discovery, DiscoveryEffect, MAX_COUNTED_WORKERS, UNLOCK_COCOA},
    presentation::presentation,
    rules::{interrupt, main_action},
    task::Count,
};

impl TaskRules<Teotihuacan> for Count {
    fn ask(self, game: &Teotihuacan, _: Seat) -> Message {
        Message::new("ask-count")
            .term("board", game.turn.board.key())
            .number("workers", game.turn.counted_workers)
    }

    /// Freed workers count, too, and where the power of the weakest decides it may be raised.
    fn is_question(self, game: &Teotihuacan, seat: Seat) -> bool {
        let board = game.turn.board;
        let power_counts = board.resource().is_some() || board == Board::Alchemy;
        (game.turn.counted_workers < MAX_COUNTED_WORKERS && game.could_unlock(seat, board))
            || (power_counts && interrupt::plain_tiles(game).any(powers_up))
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

    /// One worker counts even if it has ascended meanwhile (H-185).
    fn carry_out(self, game: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
        let board = game.turn.board;
        let workers = game.count_workers_for_main(seat, board, self.plus).max(1);
        if workers != game.turn.counted_workers {
            log.push(Event::Counted { seat, board, workers });
        }
        game.turn.counted_workers = workers;
        main_action::carry_out(game, seat, workers, log);
    }

    fn is_possible(self, game: &Teotihuacan, _: Seat) -> bool {
        self.plus <= Discovery::VIRTUAL_WORKER.tile().copies && game.interrupts_anywhere()
    }
}

impl TeotihuacanTask for Count {
    fn rule(self) -> &'static str {
        "HA-72"
    }

    fn gains_by_unlocking(self) -> bool {
        true
    }

    fn is_helped_by(self, game: &Teotihuacan, seat: Seat, tile: Discovery) -> bool {
        powers_up(tile) || game.tile_may_pay(seat, tile, Goods::cocoa(UNLOCK_COCOA))
    }

    fn presentation(self, game: &Teotihuacan, action: Action) -> Option<Presentation> {
        let board = game.turn.board;
        let label = Message::new("do-go-main").term("board", board.key());
        let target = format!("board.{}.main", board.number());
        (action == Action::Continue).then(|| presentation(board.key(), label, &[target]))
    }

    fn placement(self, game: &Teotihuacan) -> Placement {
        let board = game.turn.board;
        let in_turn = game.opens_main_action(self) && game.turn.has_acted_on(board);
        Placement { order: 4, in_setup: false, in_turn, of_tile: false }
    }
}

fn powers_up(tile: Discovery) -> bool {
    matches!(tile.tile().effect, DiscoveryEffect::PowerUps(_))
}
