//! Whether a second building of Tikal 4 can follow a first one (ZA-46).

use patolli_core::Seat;

use super::build;
use crate::{
    BuildingPayment, Track, Tzolkin,
    data::{BuildingId, Effect, Tribe},
    task::BuildMode,
};

/// Whether another building could be paid after this one, with architecture kept for it. What the first gives
/// at once is counted; if it lets the player trade, act or choose an advance, something to build is enough.
pub(super) fn can_follow(game: &Tzolkin, seat: Seat, first: BuildingId, how: BuildingPayment) -> bool {
    let Ok(bill) = game.building_cost(seat, BuildMode::First, first, how) else { return false };
    let mut after = game.clone();
    after.row = game.row.map(|it| it.filter(|it| *it != first));
    let player = after.player_mut(seat);
    player.buildings |= 1 << first.index();
    player.buildings &= !how.renovated.map_or(0, |it| 1 << it.index());
    player.blocks = player.blocks.minus(bill.blocks);
    player.skulls -= bill.skulls;
    if first.tile().effects.iter().any(|it| may_bring_blocks(game, seat, *it)) {
        return after.row.iter().flatten().next().is_some();
    }
    let kept = game.level(seat, Track::Architecture);
    let site = BuildMode::Second { architecture: true, kept };
    // ZE-093: the block of crowded cities is paid before the building gives anything.
    let extras = after.blocks(seat).splits(bill.extra.into());
    extras.into_iter().any(|extra| {
        let mut paid = after.clone();
        paid.player_mut(seat).blocks = after.blocks(seat).minus(extra);
        first.tile().effects.iter().for_each(|it| apply_immediate(&mut paid, seat, *it));
        build::can_build_any(&paid, seat, site)
    })
}

/// Whether an effect may bring blocks by a choice still to be made.
fn may_bring_blocks(game: &Tzolkin, seat: Seat, effect: Effect) -> bool {
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
        Effect::Gain(_)
        | Effect::Score(_)
        | Effect::Worker
        | Effect::Climb(_)
        | Effect::ClimbAny
        | Effect::FeedWorkers(_)
        | Effect::FeedEvery
        | Effect::BuildMonument
        | Effect::Income(_)
        | Effect::IncomeByEpoch(..)
        | Effect::SkullShrine => false,
    }
}

/// What a building gives at once that helps to pay for another.
fn apply_immediate(game: &mut Tzolkin, seat: Seat, effect: Effect) {
    let player = game.player_mut(seat);
    if let Effect::Gain(goods) = effect {
        player.blocks = player.blocks.plus(goods.blocks);
        player.skulls += goods.skulls;
    } else if effect == Effect::Learn(Track::Architecture) {
        // ZA-05: a level gained by the first serves the second.
        let level = &mut player.levels[Track::Architecture.index()];
        *level = (*level + 1).min(3);
    }
}
