//! What a person might try although it may be refused; shown with the reason.

use std::ops::ControlFlow;

use patolli_core::{Game as _, Visit};

use super::construction::{build_price, has_room};
use crate::{Action, How, Phase, Side, Spot, Stage, Teotihuacan, data::MOVE_MOST, task::Task};

/// The candidates people think of: boards, spaces, tiles; not every way of paying.
pub(crate) fn tempting(game: &Teotihuacan, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    match (game.phase, game.tasks.last().map(|it| it.task)) {
        (Phase::Play, None) => turn(game, visit),
        (Phase::Play, Some(Task::Build { .. })) => too_dear(game, visit),
        // The next place of every side, whichever decoration it is to be.
        (Phase::Play, Some(Task::Decorate)) => {
            let slot = game.ornaments.iter().zip(0..).find(|it| it.0.is_some()).map_or(0, |it| it.1);
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
fn too_dear(game: &Teotihuacan, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    let Some(slot) = game.display.iter().zip(0..).find(|it| it.0.is_some()).map(|it| it.1) else {
        return ControlFlow::Continue(());
    };
    let open = Spot::all().filter(|it| has_room(game) && game.is_open(*it));
    let dear = |it: &Spot| !game.resources(game.turn.seat).covers(build_price(*it, None));
    open.into_iter()
        .filter(dear)
        .try_for_each(|spot| visit(Action::Build { slot, spot, turn: 0, save: None }))
}

fn turn(game: &Teotihuacan, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    let seat = game.turn.seat;
    match game.turn.stage {
        // The board just out of reach.
        Stage::Start => {
            let mut last = None;
            for worker in game.workers(seat) {
                if last.replace(*worker) != Some(*worker) {
                    let to = game.ahead(worker.board, MOVE_MOST + 1);
                    visit(Action::Move { from: worker.board, power: worker.power, to, how: How::default() })?;
                }
            }
        }
        Stage::Arrived => game.each_candidate(&mut |it| match it {
            Action::Main { waived: false, plus: 0 } | Action::Worship { waived: false, .. } => visit(it),
            _ => ControlFlow::Continue(()),
        })?,
        Stage::Done | Stage::Rested => {}
    }
    if game.worshipping(seat).next().is_some() && game.turn.stage != Stage::Rested {
        visit(Action::Unlock)?;
    }
    ControlFlow::Continue(())
}
