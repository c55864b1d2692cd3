//! Royal tiles (H-343 to H-352).

use std::ops::ControlFlow;

use patolli_core::{Log, Seat, Visit};

use crate::{
    Action, Event, Goods, PointSource, Space, Teotihuacan,
    data::RoyalAbility,
    task::{ClimbPaid, Exchange, Sell, Trade},
};

pub(super) fn activate(game: &mut Teotihuacan, seat: Seat, space: Space, power: u8, log: &mut Log<Event>) {
    let Some(royal) = game.royal(space) else { return };
    let each = |n: u8, limit: u8, points: u8| points * n.min(limit);
    match royal.tile().ability {
        RoyalAbility::Cocoa => game.gain(seat, Goods::cocoa(power + 1), log),
        RoyalAbility::WoodStone => game.push_task(seat, Trade { gold: false, most: power }),
        RoyalAbility::GoldStone => game.push_task(seat, Trade { gold: true, most: power }),
        RoyalAbility::Sell => game.push_task(seat, Sell { most: power }),
        RoyalAbility::Exchange => game.push_task(seat, Exchange { gain: power }),
        RoyalAbility::Temple if power > 1 => game.push_task(seat, ClimbPaid { n: power - 1 }),
        RoyalAbility::Temple => {}
        RoyalAbility::Technologies => {
            let points = each(game.technology_count(seat), power, 2);
            game.score_points(seat, points, PointSource::Royals, log);
        }
        RoyalAbility::PyramidTrack => {
            let points = each(game.pyramid_track(seat), power, 2);
            game.score_points(seat, points, PointSource::Royals, log);
        }
        RoyalAbility::Avenue => {
            // HA-32.
            let limit = power + u8::from(game.options.printed_values);
            let points = each(game.avenue(seat), limit, 1);
            game.score_points(seat, points, PointSource::Royals, log);
        }
    }
}

/// Every mix of the own resources up to `most`.
pub(super) fn each_payment(
    game: &Teotihuacan,
    seat: Seat,
    most: u8,
    visit: &mut Visit<'_, Action>,
) -> ControlFlow<()> {
    let own = game.resources(seat);
    (1..=most.min(own.total()))
        .try_for_each(|n| own.splits(n).try_for_each(|resources| visit(Action::Pay { resources })))
}
