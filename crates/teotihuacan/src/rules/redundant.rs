//! Legal actions that lead nowhere another one does not lead, so that search may pass them over.

use patolli_core::{Game as _, Seat};

use super::{discovery, interrupt};
use crate::{
    Action, Goods, Phase, Stage, Take, Temple, Teotihuacan,
    data::{
        ASCENSION_PRICE, COUNT_MOST, Discovery, Effect, MOVE_MOST, TOP_STEP, Technology, UNLOCK_COCOA,
        UNPAID_POINTS,
    },
    task::Task,
};

/// Whether another legal action does at least as well.
pub(super) fn is_redundant(game: &Teotihuacan, action: Action) -> bool {
    if game.phase != Phase::Play {
        return false;
    }
    // Points and cocoa are never worse in hand than on a tile, so such a tile is used before anything else.
    if let Some(tile) = ripe_tile(game) {
        return action != (Action::Use { tile });
    }
    match (game.tasks.last().map(|it| (it.seat, it.task)), action) {
        (None, Action::Move { from, to, how, .. }) => {
            // The tile is wasted on a way the worker can walk.
            how.anywhere && (1..=MOVE_MOST).contains(&game.distance(from, to))
        }
        (None, Action::Use { tile }) => game.turn.stage == Stage::Start && can_wait(game, tile),
        (Some((_, task)), Action::Use { tile }) => is_needless(game, task, tile),
        (Some((_, task)), Action::Unlock) => !frees_in_time(task),
        (None, Action::Main { plus, .. }) => {
            plus > 0 && game.main_count(game.turn.seat, game.turn.board, plus - 1) == COUNT_MOST
        }
        (None, Action::Worship { take: Take::TileAbility, .. }) => is_idle(game),
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
        (Some((seat, Task::Build { left, .. })), Action::Build { spot, save: None, .. }) => {
            // From the second level on the discount takes either resource, now as well as later.
            let discount = game.works(seat, Technology::CONSTRUCTION_WORKER) && !game.turn.saved;
            discount && (spot.level() > 1 || left == 1)
        }
        (Some((seat, Task::Wages)), Action::Wages { cocoa }) => is_stingy(game, seat, cocoa),
        _ => false,
    }
}

/// The first tile in hand that brings nothing but points or cocoa, where it may be used now.
fn ripe_tile(game: &Teotihuacan) -> Option<Discovery> {
    let ripe = |it: &Discovery| matches!(it.tile().effect, Effect::Points(_) | Effect::Cocoa(_));
    let tile = interrupt::plain_tiles(game).find(ripe)?;
    game.check(Action::Use { tile }).is_ok().then_some(tile)
}

/// Whether a tile can as well be used later in the turn: nothing that is asked now depends on what it brings. Where a turn could
/// be interrupted from the beginning, tiles are always worth a look.
fn is_needless(game: &Teotihuacan, task: Task, tile: Discovery) -> bool {
    let seat = game.turn.seat;
    let brings = |cocoa| game.may_come_of(tile, cocoa);
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
            matches!(tile.tile().effect, Effect::PowerUps(_)) || short_of(Goods::cocoa(UNLOCK_COCOA))
        }
        Task::Develop | Task::House | Task::Decorate | Task::Build { .. } => {
            brings(false) && !game.is_effect_payable(seat)
        }
        _ => false,
    };
    !helps
}

/// Whether freeing workers during a question does more than freeing them after it.
const fn frees_in_time(task: Task) -> bool {
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
        Effect::Resources(_) => true,
        Effect::Climb(temple) => !game.is_tile_step(temple, game.step(seat, temple) + 1),
        Effect::ClimbAny => Temple::ALL.into_iter().all(|it| !game.is_tile_step(it, game.step(seat, it) + 1)),
        Effect::Avenue => !game.is_tile_space(game.avenue(seat) + 1),
        _ => false,
    }
}

/// Whether the discovery tile of the board can do nothing before the ability, so that it may come after it.
fn is_idle(game: &Teotihuacan) -> bool {
    game.discovery(game.turn.board).is_some_and(|it| {
        matches!(
            it.tile().effect,
            Effect::Mask(_) | Effect::DoubleMove | Effect::FreeMove | Effect::NoCocoa | Effect::VirtualWorker
        )
    })
}

/// Whether another temple comes first: without tiles on the way the order of steps does not matter.
fn is_out_of_order(game: &Teotihuacan, seat: Seat, steps: [u8; 3], temple: Temple) -> bool {
    let due = |it: Temple| steps[it.index()];
    let meets_tiles = |it: Temple| {
        let at = game.step(seat, it);
        (at + 1..=(at + due(it)).min(TOP_STEP)).any(|step| game.is_tile_step(it, step))
    };
    let earlier = Temple::ALL.into_iter().take(temple.index());
    earlier.into_iter().any(|it| due(it) > 0 && game.can_climb(seat, it))
        && !Temple::ALL.into_iter().any(meets_tiles)
}

/// Whether wages at the last eclipse leave points unpaid that could be paid: cocoa only breaks ties then.
fn is_stingy(game: &Teotihuacan, seat: Seat, cocoa: u8) -> bool {
    let due = game.wages(seat);
    // A score that would fall below 0 loses less.
    let counts = game.score(seat) >= u16::from(due) * u16::from(UNPAID_POINTS);
    if !game.is_last_era() || !counts {
        return false;
    }
    let waived = game.player(seat).tile_count(Discovery::NO_COCOA) > 0;
    waived || u16::from(cocoa) < u16::from(due).min(game.cocoa(seat))
}
