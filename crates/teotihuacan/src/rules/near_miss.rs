//! What a person might try although it may be refused; shown with the reason.

use std::ops::ControlFlow;

use patolli_core::{Game as _, TaskRules as _, Visit};

use crate::{Action, MoveTiles, Phase, Teotihuacan, TurnState, data::MAX_MOVE};

/// The candidates people think of: boards, spaces, tiles; not every way of paying.
pub(crate) fn near_misses(game: &Teotihuacan, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    match (game.phase, game.tasks.last()) {
        (Phase::Play, None) => turn_near_misses(game, visit),
        (Phase::Play, Some(due)) => due.task.each_near_miss(game, due.seat, visit),
        (Phase::Choose | Phase::Setup | Phase::Over, _) => ControlFlow::Continue(()),
    }
}

fn turn_near_misses(game: &Teotihuacan, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    let seat = game.turn.seat;
    match game.turn.state {
        // The board just out of reach.
        TurnState::Start => {
            let mut last = None;
            for worker in game.workers(seat) {
                if last.replace(*worker) != Some(*worker) {
                    let to = game.ahead(worker.board, MAX_MOVE + 1);
                    visit(Action::Move {
                        from: worker.board,
                        power: worker.power,
                        to,
                        tiles: MoveTiles::default(),
                    })?;
                }
            }
        }
        TurnState::Arrived => game.each_candidate(&mut |it| match it {
            Action::Main { waived: false, extra_workers: 0 } | Action::Worship { waived: false, .. } => {
                visit(it)
            }
            _ => ControlFlow::Continue(()),
        })?,
        TurnState::Done | TurnState::Rested => {}
    }
    if game.is_worshipping(seat) && game.turn.state != TurnState::Rested {
        visit(Action::Unlock)?;
    }
    ControlFlow::Continue(())
}
