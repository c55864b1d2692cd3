//! What a person might try although it may be refused; shown with the reason.

use std::ops::ControlFlow;

use patolli_core::{Game as _, Visit};

use super::construction::{build_price, has_room};
use crate::{
    Action, MoveTiles, Phase, PyramidSpot, Side, Teotihuacan, TurnState, data::MAX_MOVE, task::Task,
};

/// The candidates people think of: boards, spaces, tiles; not every way of paying.
pub(crate) fn near_misses(game: &Teotihuacan, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    match (game.phase, game.tasks.last().map(|it| it.task)) {
        (Phase::Play, None) => turn_near_misses(game, visit),
        (Phase::Play, Some(Task::Build { .. })) => unaffordable(game, visit),
        // The next place of every side, whichever decoration it is to be.
        (Phase::Play, Some(Task::Decorate)) => {
            let slot = game.decoration_display.iter().zip(0..).find(|it| it.0.is_some()).map_or(0, |it| it.1);
            Side::ALL.into_iter().try_for_each(|side| visit(Action::Decorate { slot, side }))
        }
        (
            Phase::Play,
            Some(
                Task::Develop
                | Task::House
                | Task::Ascension
                | Task::Trade { .. }
                | Task::Large { .. }
                | Task::AvenueTile { .. }
                | Task::Discover { .. },
            ),
        ) => game.each_candidate(&mut |it| match it {
            Action::Use { .. } | Action::Unlock | Action::Decline => ControlFlow::Continue(()),
            _ => visit(it),
        }),
        _ => ControlFlow::Continue(()),
    }
}

/// Places that are open but too dear, with the first tile of the display.
fn unaffordable(game: &Teotihuacan, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    let Some(slot) = game.pyramid_display.iter().zip(0..).find(|it| it.0.is_some()).map(|it| it.1) else {
        return ControlFlow::Continue(());
    };
    let open = PyramidSpot::all().filter(|it| has_room(game) && game.is_open(*it));
    let dear = |it: &PyramidSpot| !game.resources(game.turn.seat).covers(build_price(*it, None));
    open.into_iter()
        .filter(dear)
        .try_for_each(|spot| visit(Action::Build { slot, spot, rotation: 0, discount: None }))
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
    if game.worshipping(seat).next().is_some() && game.turn.state != TurnState::Rested {
        visit(Action::Unlock)?;
    }
    ControlFlow::Continue(())
}
