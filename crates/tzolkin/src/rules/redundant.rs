//! Which legal actions a search may skip: other orders of steps that end in the same position, and what
//! plainly costs more than another way to the same.

use patolli_core::TaskRules as _;

use super::starting_choice;
use crate::{
    Action, Phase, Placement, TurnState, Tzolkin, Wheel,
    data::{STARTING_TILES_DEALT, StartId},
    position::count_ones,
    turn::QuickState,
};

pub(crate) fn is_redundant(game: &Tzolkin, action: Action) -> bool {
    if let Some(due) = game.tasks.last() {
        return due.task.is_redundant(game, due.seat, action);
    }
    match (game.phase, action) {
        (Phase::Choose, Action::Keep { tile }) => keeps_out_of_order(game, tile),
        (Phase::Play, Action::Place { placement }) => places_out_of_order(game, placement),
        (Phase::Choose | Phase::Play | Phase::Over, _) => false,
    }
}

/// Tribe first, then tiles in the order dealt; all orders end alike.
fn keeps_out_of_order(game: &Tzolkin, tile: StartId) -> bool {
    let seat = game.turn.seat;
    if game.options.tribes && game.player(seat).tribe.is_none() {
        return true;
    }
    let kept = game.player(seat).kept;
    let taken = (0..STARTING_TILES_DEALT).rfind(|it| kept & (1 << it) != 0).map_or(0, |last| last + 1);
    let more = starting_choice::tiles_to_keep(game, seat).saturating_sub(count_ones(kept.into()));
    let more = usize::from(more);
    // Who began in another order may end so.
    if taken + more > STARTING_TILES_DEALT {
        return false;
    }
    starting_choice::tile_index(game, seat, tile)
        .is_some_and(|place| place < taken || place + more > STARTING_TILES_DEALT)
}

/// Workers of one turn stand where they stand and cost the same together in whatever order they came: wheel
/// by wheel, then the start-player space, then a quick-action space. The turn can be ended or acted on at any
/// point.
fn places_out_of_order(game: &Tzolkin, spot: Placement) -> bool {
    if game.turn.state != TurnState::Placing {
        return false;
    }
    let seat = game.turn.seat;
    let quick = game.turn.quick == QuickState::Due;
    match spot {
        Placement::Wheel(wheel) | Placement::Beyond(wheel) => {
            let later = |it: Wheel| it.index() > wheel.index() && game.turn.placed_positions[it.index()] != 0;
            quick || game.start_space == Some(seat) || Wheel::ALL.into_iter().any(later)
        }
        Placement::Start => quick,
        Placement::Quick => false,
    }
}
