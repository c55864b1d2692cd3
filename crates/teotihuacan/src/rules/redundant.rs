//! Legal actions that lead nowhere another one does not lead, so that search may pass them over.

use patolli_core::{Game as _, Seat};

use super::{discovery, interrupt};
use crate::{
    Action, Goods, Phase, Temple, Teotihuacan, TurnState, WorshipChoice,
    data::{
        ASCENSION_PRICE, Discovery, DiscoveryEffect, MAX_COUNTED_WORKERS, MAX_MOVE, TOP_STEP, Technology,
        UNLOCK_COCOA, UNPAID_POINTS,
    },
    task::Task,
};

/// Whether another legal action does at least as well.
pub(super) fn is_redundant(game: &Teotihuacan, action: Action) -> bool {
    if game.phase != Phase::Play {
        return false;
    }
    // Points and cocoa are never worse in hand than on a tile, so such a tile is used before anything else.
    if let Some(tile) = immediate_tile(game) {
        return action != (Action::Use { tile });
    }
    match (game.tasks.last().map(|it| (it.seat, it.task)), action) {
        (None, Action::Move { from, to, tiles: how, .. }) => {
            // The tile is wasted on a way the worker can walk.
            how.anywhere && (1..=MAX_MOVE).contains(&game.distance(from, to))
        }
        (None, Action::Use { tile }) => game.turn.state == TurnState::Start && can_wait(game, tile),
        (Some((_, task)), Action::Use { tile }) => can_be_used_later(game, task, tile),
        (Some((_, task)), Action::Unlock) => !unlocks_in_time(task),
        (None, Action::Main { extra_workers: plus, .. }) => {
            plus > 0
                && game.count_workers_for_main(game.turn.seat, game.turn.board, plus - 1)
                    == MAX_COUNTED_WORKERS
        }
        (None, Action::Worship { choice: WorshipChoice::TileAbility, .. }) => has_no_immediate_effect(game),
        (Some((_, Task::Climb { .. } | Task::ClimbAny { .. })), Action::Decline) => true,
        (Some((seat, Task::ClimbAny { .. } | Task::ClimbPaid { .. })), Action::Climb { temple }) => {
            !game.can_climb(seat, temple)
        }
        (Some((seat, Task::Climb { steps })), Action::Climb { temple }) => {
            !game.can_climb(seat, temple) || is_out_of_order(game, seat, steps, temple)
        }
        (Some((seat, task @ (Task::AvenueTile { .. } | Task::StartTile { .. }))), Action::Decline) => {
            let free = |it: &Discovery| it.tile().price.is_nothing();
            let offered = discovery::offered(game, task);
            offered.iter().any(|it| free(it) && game.can_pay(seat, it.tile().price))
        }
        (Some((seat, Task::Build { left, .. })), Action::Build { spot, discount: None, .. }) => {
            // From the second level on the discount takes either resource, now as well as later.
            let discount =
                game.has_active_technology(seat, Technology::CONSTRUCTION_WORKER) && !game.turn.discount_used;
            discount && (spot.level() > 1 || left == 1)
        }
        (Some((seat, Task::Wages)), Action::Wages { cocoa }) => underpays_wages(game, seat, cocoa),
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

/// Whether a tile can as well be used later in the turn: nothing that is asked now depends on what it brings. Where a turn could
/// be interrupted from the beginning, tiles are always worth a look.
fn can_be_used_later(game: &Teotihuacan, task: Task, tile: Discovery) -> bool {
    let seat = game.turn.seat;
    let brings = |cocoa| game.tile_may_bring(tile, cocoa);
    let short_of = |goods: Goods| {
        (game.cocoa(seat) < goods.cocoa.into() && brings(true))
            || (!game.resources(seat).covers(goods.resources) && brings(false))
    };
    let helps = match task {
        Task::Ability { .. }
        | Task::BuyPower { .. }
        | Task::PowerUp { board: Some(_), .. }
        | Task::Discover { second: true, .. }
        | Task::Build { must: false, .. } => true,
        Task::Large { .. } | Task::AvenueTile { .. } => {
            discovery::offered(game, task).iter().any(|it| short_of(it.tile().price))
        }
        Task::ClimbPaid { n: most } | Task::Trade { most, .. } => short_of(Goods::cocoa(most)),
        Task::Sell { most } => game.resources(seat).total() < most && brings(false),
        Task::Exchange { .. } => {
            short_of(Goods::cocoa(1)) || (game.resources(seat).total() == 0 && brings(false))
        }
        Task::Ascension => short_of(Goods::cocoa(ASCENSION_PRICE)),
        Task::Count { .. } => {
            matches!(tile.tile().effect, DiscoveryEffect::PowerUps(_)) || short_of(Goods::cocoa(UNLOCK_COCOA))
        }
        Task::Develop | Task::House | Task::Decorate | Task::Build { .. } => {
            brings(false) && !game.is_effect_payable(seat)
        }
        _ => false,
    };
    !helps
}

/// Whether freeing workers during a question does more than freeing them after it.
const fn unlocks_in_time(task: Task) -> bool {
    matches!(
        task,
        Task::Count { .. }
            | Task::Ability { .. }
            | Task::Discover { .. }
            | Task::Build { must: false, .. }
            | Task::PowerUp { board: Some(_), .. }
            | Task::BuyPower { .. }
    )
}

/// Whether a tile can as well be used after the move: nothing it brings helps to free or to move a worker.
fn can_wait(game: &Teotihuacan, tile: Discovery) -> bool {
    let seat = game.turn.seat;
    if game.worshipping(seat).next().is_some() || game.workers(seat).is_empty() {
        return false;
    }
    match tile.tile().effect {
        DiscoveryEffect::Resources(_) => true,
        DiscoveryEffect::Climb(temple) => !game.has_step_tiles(temple, game.step(seat, temple) + 1),
        DiscoveryEffect::ClimbAny => {
            Temple::ALL.into_iter().all(|it| !game.has_step_tiles(it, game.step(seat, it) + 1))
        }
        DiscoveryEffect::Avenue => !game.has_avenue_tiles(game.avenue(seat) + 1),
        _ => false,
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

/// Whether another temple comes first: without tiles on the way the order of steps does not matter.
fn is_out_of_order(game: &Teotihuacan, seat: Seat, steps: [u8; 3], temple: Temple) -> bool {
    let due = |it: Temple| steps[it.index()];
    let meets_tiles = |it: Temple| {
        let at = game.step(seat, it);
        (at + 1..=(at + due(it)).min(TOP_STEP)).any(|step| game.has_step_tiles(it, step))
    };
    let earlier = Temple::ALL.into_iter().take(temple.index());
    earlier.into_iter().any(|it| due(it) > 0 && game.can_climb(seat, it))
        && !Temple::ALL.into_iter().any(meets_tiles)
}

/// Whether wages at the last eclipse leave points unpaid that could be paid: cocoa only breaks ties then.
fn underpays_wages(game: &Teotihuacan, seat: Seat, cocoa: u8) -> bool {
    let due = game.wages(seat);
    // A score that would fall below 0 loses less.
    let counts = game.score(seat) >= u16::from(due) * u16::from(UNPAID_POINTS);
    if !game.is_last_era() || !counts {
        return false;
    }
    let waived = game.player(seat).tile_count(Discovery::NO_COCOA) > 0;
    waived || u16::from(cocoa) < u16::from(due).min(game.cocoa(seat))
}
