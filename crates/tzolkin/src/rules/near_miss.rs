//! What a person might try although it may be refused; shown with the reason.

use std::ops::ControlFlow;

use patolli_core::{Game as _, Visit};

use crate::{
    Action, BuildingPayment, Phase, Placement, TurnState, Tzolkin,
    task::{BuildMode, Task},
};

/// The candidates people think of: places, actions, tiles to build; not every way of paying.
pub(crate) fn near_misses(game: &Tzolkin, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    match (game.phase, game.tasks.last().map(|it| it.task)) {
        (Phase::Play, None) => game.each_candidate(&mut |it| match it {
            Action::Beg if game.corn(game.turn.seat) > 4 => ControlFlow::Continue(()),
            Action::Place { placement: Placement::Beyond(_) } => ControlFlow::Continue(()),
            Action::Beg | Action::Place { .. } if game.turn.state != TurnState::Mercy => visit(it),
            Action::End => visit(it),
            _ => ControlFlow::Continue(()),
        }),
        (Phase::Play, Some(Task::Build { site })) => {
            for building in game.row.into_iter().flatten() {
                visit(Action::Build { building, payment: BuildingPayment::default() })?;
            }
            if site == BuildMode::First {
                near_miss_monuments(game, visit)
            } else {
                ControlFlow::Continue(())
            }
        }
        (Phase::Play, Some(Task::Monument)) => near_miss_monuments(game, visit),
        (
            Phase::Play,
            Some(
                Task::Use { .. }
                | Task::Any { .. }
                | Task::Learn { .. }
                | Task::Climb { .. }
                | Task::Anger
                | Task::Gain { .. }
                | Task::Market { .. }
                | Task::Days,
            ),
        ) => game.each_candidate(&mut |it| {
            if it == Action::Decline { ControlFlow::Continue(()) } else { visit(it) }
        }),
        _ => ControlFlow::Continue(()),
    }
}

fn near_miss_monuments(game: &Tzolkin, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    game.monuments().try_for_each(|monument| visit(Action::Monument { monument, renovated: None }))
}
