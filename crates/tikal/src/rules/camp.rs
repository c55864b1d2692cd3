//! Building camps: T-114 to T-122.

use std::ops::ControlFlow;

use patolli_core::{Log, Visit};

use crate::{
    Action, Event, Hex, Illegal, Tikal,
    data::{BASE_CAMP, CAMPS, cost},
};

/// Every clearing and every emptied treasure site without a camp.
pub(super) fn candidates(game: &Tikal, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    if game.turn.points < cost::CAMP || game.active_player().camps.len() >= CAMPS {
        return ControlFlow::Continue(());
    }
    let ground = game.cache.jungle.or(game.cache.sites);
    let free = |it: &Hex| game.tokens_on(*it) == 0 && game.camp_on(*it).is_none();
    ground.filter(free).try_for_each(|hex| visit(Action::Camp { hex }))
}

pub(super) fn check(game: &Tikal, hex: Hex) -> Result<(), Illegal> {
    // T-121.
    if game.active_player().camps.len() >= CAMPS {
        return Err(Illegal::NoCampLeft);
    }
    // T-115, T-060, TR-12.
    if hex == BASE_CAMP {
        return Err(Illegal::BaseCamp);
    }
    if !game.cache.jungle.or(game.cache.sites).has(hex) {
        return Err(Illegal::CampNotAllowed { hex });
    }
    let tokens = game.tokens_on(hex);
    if tokens > 0 {
        return Err(Illegal::TreasuresLeft { hex, tokens });
    }
    // T-118.
    if game.camp_on(hex).is_some() {
        return Err(Illegal::CampThere { hex });
    }
    game.can_spend(cost::CAMP)
}

pub(super) fn apply(game: &mut Tikal, hex: Hex, log: &mut Log<Event>) {
    game.spend(cost::CAMP);
    game.active_player_mut().camps.add(hex);
    log.push(Event::CampBuilt { seat: game.turn.seat, hex });
}
