//! Royal tiles (H-343 to H-352).

use std::ops::ControlFlow;

use patolli_core::{Log, Seat, Visit};

use crate::{
    Action, CostKind, Event, Goods, Illegal, PointSource, Resources, Space, Teotihuacan, data::RoyalAbility,
    task::Task,
};

pub(super) fn activate(game: &mut Teotihuacan, seat: Seat, space: Space, power: u8, log: &mut Log<Event>) {
    let Some(royal) = game.royal(space) else { return };
    let each = |n: u8, limit: u8, points: u8| points * n.min(limit);
    match royal.tile().ability {
        RoyalAbility::Cocoa => game.gain(seat, Goods::cocoa(power + 1), log),
        RoyalAbility::WoodStone => game.push_task(seat, Task::Trade { gold: false, most: power }),
        RoyalAbility::GoldStone => game.push_task(seat, Task::Trade { gold: true, most: power }),
        RoyalAbility::Sell => game.push_task(seat, Task::Sell { most: power }),
        RoyalAbility::Exchange => game.push_task(seat, Task::Exchange { gain: power }),
        RoyalAbility::Temple if power > 1 => game.push_task(seat, Task::ClimbPaid { n: power - 1 }),
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

pub(super) fn trade_candidates(most: u8, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    (1..=most).try_for_each(|times| visit(Action::Trade { times }))
}

pub(super) fn check_trade(
    game: &Teotihuacan,
    seat: Seat,
    gold: bool,
    most: u8,
    times: u8,
) -> Result<(), Illegal> {
    let price = if gold { CostKind::GoldStone } else { CostKind::WoodStone };
    if times == 0 || times > most {
        return Err(Illegal::TooMany { most, cost: price });
    }
    game.check_cocoa(seat, times, price)
}

pub(super) fn trade(game: &mut Teotihuacan, seat: Seat, gold: bool, times: u8, log: &mut Log<Event>) {
    game.pay(seat, Goods::cocoa(times), log);
    let goods = if gold { Goods::new(0, 0, times, times) } else { Goods::new(0, times, times, 0) };
    game.gain(seat, goods, log);
}

/// Every mix of the own resources up to `most`.
pub(super) fn sale_candidates(
    game: &Teotihuacan,
    seat: Seat,
    most: u8,
    visit: &mut Visit<'_, Action>,
) -> ControlFlow<()> {
    let own = game.resources(seat);
    (1..=most.min(own.total()))
        .try_for_each(|n| own.splits(n).try_for_each(|resources| visit(Action::Pay { resources })))
}

pub(super) fn check_sale(
    game: &Teotihuacan,
    seat: Seat,
    most: u8,
    resources: Resources,
) -> Result<(), Illegal> {
    if !(1..=most).contains(&resources.total()) {
        return Err(Illegal::TooMany { most, cost: CostKind::Sale });
    }
    game.check_resources(seat, resources, CostKind::Sale)
}

pub(super) fn sell(game: &mut Teotihuacan, seat: Seat, resources: Resources, log: &mut Log<Event>) {
    game.pay(seat, Goods::resources(resources), log);
    game.gain(seat, Goods::cocoa(2 * resources.total()), log);
}

pub(super) fn check_exchange(game: &Teotihuacan, seat: Seat, resources: Resources) -> Result<(), Illegal> {
    if resources.total() != 1 {
        return Err(Illegal::TooMany { most: 1, cost: CostKind::Exchange });
    }
    game.check_goods(seat, Goods { cocoa: 1, resources }, CostKind::Exchange)
}

pub(super) fn exchange(
    game: &mut Teotihuacan,
    seat: Seat,
    gain: u8,
    resources: Resources,
    log: &mut Log<Event>,
) {
    game.pay(seat, Goods { cocoa: 1, resources }, log);
    game.push_task(seat, Task::Gain { n: gain });
}
