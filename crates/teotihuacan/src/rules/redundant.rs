//! Legal actions that lead nowhere another one does not lead, so that search may pass them over.

use patolli_core::{Game as _, TaskRules as _};

use super::{interrupt, tasks::TeotihuacanTask as _};
use crate::{
    Action, Phase, Temple, Teotihuacan, TurnState, WorshipChoice,
    data::{Discovery, DiscoveryEffect, MAX_COUNTED_WORKERS, MAX_MOVE},
};

/// Whether another legal action does at least as well.
pub(crate) fn is_redundant(game: &Teotihuacan, action: Action) -> bool {
    if game.phase != Phase::Play {
        return false;
    }
    // Points and cocoa are never worse in hand than on a tile, so such a tile is used before anything else.
    if let Some(tile) = immediate_tile(game) {
        return action != (Action::Use { tile });
    }
    match game.tasks.last() {
        None => is_redundant_in_turn(game, action),
        Some(due) => match action {
            Action::Use { tile } => !due.task.is_helped_by(game, due.seat, tile),
            Action::Unlock => !due.task.gains_by_unlocking(),
            answer => due.task.is_redundant(game, due.seat, answer),
        },
    }
}

fn is_redundant_in_turn(game: &Teotihuacan, action: Action) -> bool {
    match action {
        // The tile is wasted on a way the worker can walk.
        Action::Move { from, to, tiles, .. } => {
            tiles.anywhere && (1..=MAX_MOVE).contains(&game.distance(from, to))
        }
        Action::Use { tile } => game.turn.state == TurnState::Start && can_wait(game, tile),
        Action::Main { extra_workers, .. } => {
            extra_workers > 0
                && game.count_workers_for_main(game.turn.seat, game.turn.board, extra_workers - 1)
                    == MAX_COUNTED_WORKERS
        }
        Action::Worship { choice: WorshipChoice::TileAbility, .. } => has_no_immediate_effect(game),
        _ => false,
    }
}

/// The first tile in hand that brings nothing but points or cocoa, where it may be used now.
fn immediate_tile(game: &Teotihuacan) -> Option<Discovery> {
    let ripe =
        |it: &Discovery| matches!(it.tile().effect, DiscoveryEffect::Points(_) | DiscoveryEffect::Cocoa(_));
    let tile = interrupt::plain_tiles(game).find(ripe)?;
    game.check(Action::Use { tile }).is_ok().then_some(tile)
}

/// Whether a tile can as well be used after the move: nothing it brings helps to free or to move a worker.
fn can_wait(game: &Teotihuacan, tile: Discovery) -> bool {
    let seat = game.turn.seat;
    if game.is_worshipping(seat) || game.workers(seat).is_empty() {
        return false;
    }
    match tile.tile().effect {
        DiscoveryEffect::Resources(_) => true,
        DiscoveryEffect::Climb(temple) => !game.has_step_tiles(temple, game.step(seat, temple) + 1),
        DiscoveryEffect::ClimbAny => {
            Temple::ALL.into_iter().all(|it| !game.has_step_tiles(it, game.step(seat, it) + 1))
        }
        DiscoveryEffect::Avenue => !game.has_avenue_tiles(game.avenue(seat) + 1),
        DiscoveryEffect::Mask(_)
        | DiscoveryEffect::Points(_)
        | DiscoveryEffect::Cocoa(_)
        | DiscoveryEffect::PowerUps(_)
        | DiscoveryEffect::DoubleMove
        | DiscoveryEffect::NoCocoa
        | DiscoveryEffect::FreeMove
        | DiscoveryEffect::VirtualWorker => false,
    }
}

/// Whether the discovery tile of the board can do nothing before the ability, so that it may come after it.
fn has_no_immediate_effect(game: &Teotihuacan) -> bool {
    game.discovery(game.turn.board).is_some_and(|it| {
        matches!(
            it.tile().effect,
            DiscoveryEffect::Mask(_)
                | DiscoveryEffect::DoubleMove
                | DiscoveryEffect::FreeMove
                | DiscoveryEffect::NoCocoa
                | DiscoveryEffect::VirtualWorker
        )
    })
}
