//! What a person might try although it may be refused; shown with the reason.

use std::ops::ControlFlow;

use patolli_core::{Game as _, TaskRules as _, Visit};

use crate::{Action, Phase, Placement, TurnState, Tzolkin};

/// The candidates people think of: places, actions, tiles to build; not every way of paying.
pub(crate) fn near_misses(game: &Tzolkin, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    match (game.phase, game.tasks.last()) {
        (Phase::Play, Some(due)) => due.task.each_near_miss(game, due.seat, visit),
        (Phase::Play, None) => game.each_candidate(&mut |it| {
            if is_near_miss(game, it) { visit(it) } else { ControlFlow::Continue(()) }
        }),
        (Phase::Choose | Phase::Over, _) => ControlFlow::Continue(()),
    }
}

/// Whether a person might try an action of the turn.
fn is_near_miss(game: &Tzolkin, action: Action) -> bool {
    if let Action::Place { placement: Placement::Beyond(_) } = action {
        return false;
    }
    let begins = if action == Action::Beg {
        game.corn(game.turn.seat) <= 4
    } else {
        matches!(action, Action::Place { .. })
    };
    action == Action::End || (begins && game.turn.state != TurnState::Mercy)
}

impl Tzolkin {
    /// The answers to what is asked, declining left out.
    pub(super) fn each_answer_but_declining(&self, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        self.each_candidate(&mut |it| {
            if it == Action::Decline { ControlFlow::Continue(()) } else { visit(it) }
        })
    }
}
