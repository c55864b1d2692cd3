//! Whether a second building of Tikal 4 can follow a first one (ZA-46).

use patolli_core::Seat;

use super::build;
use crate::{
    How, Track, Tzolkin,
    data::{BuildingId, Effect, Tribe},
    task::Site,
};

/// Whether another building could be paid after this one, with architecture kept for it. What the first gives at once is
/// counted; if it lets the player trade, act or choose an advance, something to build is enough.
pub(super) fn can_follow(game: &Tzolkin, seat: Seat, first: BuildingId, how: How) -> bool {
    let Ok(bill) = game.bill(seat, Site::First, first, how) else { return false };
    let mut after = game.clone();
    after.row = game.row.map(|it| it.filter(|it| *it != first));
    let player = after.player_mut(seat);
    player.buildings |= 1 << first.index();
    player.buildings &= !how.pull.map_or(0, |it| 1 << it.index());
    player.blocks = player.blocks.less(bill.blocks);
    player.skulls -= bill.skulls;
    if first.tile().effects.iter().any(|it| brings_more(game, seat, *it)) {
        return after.row.iter().flatten().next().is_some();
    }
    let kept = game.level(seat, Track::Architecture);
    let site = Site::Second { architecture: true, kept };
    // ZE-093: the block of crowded cities is paid before the building gives anything.
    let extras = after.blocks(seat).splits(bill.extra.into());
    extras.into_iter().any(|extra| {
        let mut paid = after.clone();
        paid.player_mut(seat).blocks = after.blocks(seat).less(extra);
        first.tile().effects.iter().for_each(|it| take(&mut paid, seat, *it));
        build::anything(&paid, seat, site)
    })
}

/// Whether an effect may bring blocks by a choice still to be made.
fn brings_more(game: &Tzolkin, seat: Seat, effect: Effect) -> bool {
    match effect {
        Effect::LearnAny(_)
        | Effect::Build
        | Effect::Market
        | Effect::AnyAction
        | Effect::ExchangeTechnology => true,
        // Z-229, ZE-044: the bonus of extraction.
        Effect::Learn(track) => {
            game.level(seat, track) == 3 && (track == Track::Extraction || game.leads(seat, Tribe::Itzamna))
        }
        _ => false,
    }
}

/// What a building gives at once that helps to pay for another.
fn take(game: &mut Tzolkin, seat: Seat, effect: Effect) {
    let player = game.player_mut(seat);
    match effect {
        Effect::Gain(goods) => {
            player.blocks = player.blocks.and(goods.blocks);
            player.skulls += goods.skulls;
        }
        // ZA-05: a level gained by the first serves the second.
        Effect::Learn(Track::Architecture) => {
            let level = &mut player.levels[Track::Architecture.index()];
            *level = (*level + 1).min(3);
        }
        _ => {}
    }
}
