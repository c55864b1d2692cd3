//! Cocoa, resources, workers, technologies and discovery tiles.

use patolli_teotihuacan::{
    Board,
    data::{Discovery, DiscoveryEffect, Technology},
};

use super::{TeotihuacanFeatures, action_values::affordable_tiles, context::SeatContext, scoring::indicator};

/// Teotibot has no use for any of this.
pub(super) fn put(context: &SeatContext<'_>, row: &mut TeotihuacanFeatures) {
    if context.bot {
        return;
    }
    cocoa(context, row);
    resources(context, row);
    workers(context, row);
    technologies(context, row);
    tiles(context, row);
}

/// What of `n` lies between `from` and `to`.
fn band(n: f32, from: f32, to: f32) -> f32 {
    (n.min(to) - from).max(0.0)
}

fn cocoa(context: &SeatContext<'_>, row: &mut TeotihuacanFeatures) {
    let cocoa = f32::from(context.cocoa);
    row.cocoa_first = band(cocoa, 0.0, 3.0);
    row.cocoa_next = band(cocoa, 3.0, 7.0);
    row.cocoa_more = band(cocoa, 7.0, 13.0);
    row.cocoa_plenty = band(cocoa, 13.0, 40.0);
    let due = if context.eclipses > 0.0 || context.outstanding.wages {
        context.game.wages(context.seat)
    } else {
        0
    };
    let waived = context.tiles(Discovery::NO_COCOA) > 0;
    let missing = if waived { 0.0 } else { (f32::from(due) - cocoa).max(0.0) };
    let soon = if context.outstanding.wages { 1.0 } else { (1.0 - context.turns_era / 4.0).max(0.0) };
    row.wages_missing = missing;
    row.wages_missing_soon = missing * soon;
}

fn resources(context: &SeatContext<'_>, row: &mut TeotihuacanFeatures) {
    let resources = context.resources;
    let [wood, stone, gold] = [resources.wood, resources.stone, resources.gold].map(f32::from);
    row.wood_first = band(wood, 0.0, 2.0);
    row.wood_more = band(wood, 2.0, 6.0);
    row.stone_first = band(stone, 0.0, 2.0);
    row.stone_more = band(stone, 2.0, 6.0);
    row.gold_first = band(gold, 0.0, 2.0);
    row.gold_more = band(gold, 2.0, 5.0);
    row.resources_plenty = band(wood, 6.0, 20.0) + band(stone, 6.0, 20.0) + band(gold, 5.0, 20.0);
    // Goods that can no longer be turned into anything.
    let late = (1.0 - context.turns_game / 5.0).max(0.0);
    row.goods_late = f32::from(resources.total()).min(20.0) * late;
    row.tiles_affordable = f32::from(affordable_tiles(context));
}

fn workers(context: &SeatContext<'_>, row: &mut TeotihuacanFeatures) {
    let (game, seat) = (context.game, context.seat);
    let mut all = 0u8;
    for power in game.powers(seat) {
        let part = f32::from(power) / 5.0;
        row.power_sum += f32::from(power);
        row.power_cubes += part * part * part;
        row.strong_workers += indicator(power >= 4);
        row.ripe_workers += indicator(power == 5);
        all += 1;
    }
    let worshipping = game.worshipping(seat).count();
    let worshipping = u8::try_from(worshipping).unwrap_or_default();
    row.fourth_worker = indicator(all > 3);
    row.worshipping = f32::from(worshipping);
    row.all_worship = indicator(worshipping == all);
    for board in Board::ALL.into_iter().skip(1) {
        let n = context.count_on(board);
        row.pairs += indicator(n >= 2);
        row.triples += indicator(n >= 3);
        if n >= 2 {
            row.group_power += f32::from(n * context.weakest[board.index()]);
        }
    }
    row.in_palace = f32::from(context.count_on(Board::Palace));
}

fn technologies(context: &SeatContext<'_>, row: &mut TeotihuacanFeatures) {
    let owns = |technology| indicator(context.has(technology));
    row.tech_palace_cocoa = owns(Technology::PALACE_COCOA);
    row.tech_alchemy_nobles = owns(Technology::ALCHEMY_NOBLES);
    row.tech_gather_resource = owns(Technology::GATHER_RESOURCE);
    row.tech_gather_cocoa = owns(Technology::GATHER_COCOA);
    row.tech_decorations = owns(Technology::DECORATIONS);
    row.tech_construction_points = owns(Technology::CONSTRUCTION_POINTS);
    row.tech_power_up = owns(Technology::POWER_UP);
    row.tech_construction_worker = owns(Technology::CONSTRUCTION_WORKER);
    row.tech_construction_temple = owns(Technology::CONSTRUCTION_TEMPLE);
    row.tech_count_left = f32::from(context.game.technology_count(context.seat)) * context.left;
}

fn tiles(context: &SeatContext<'_>, row: &mut TeotihuacanFeatures) {
    for tile in Discovery::all().skip(7) {
        let n = f32::from(context.tiles(tile));
        match tile.tile().effect {
            DiscoveryEffect::Mask(_) | DiscoveryEffect::Points(_) => row.tile_points += n,
            DiscoveryEffect::Resources(each) => row.tile_resources += n * f32::from(each),
            DiscoveryEffect::Avenue => row.tile_avenue += n,
            DiscoveryEffect::ClimbAny | DiscoveryEffect::Climb(_) => row.tile_climb += n,
            DiscoveryEffect::Cocoa(_) => row.tile_cocoa += n,
            DiscoveryEffect::PowerUps(_) => row.tile_power_ups += n,
            DiscoveryEffect::DoubleMove | DiscoveryEffect::FreeMove => row.tile_moves += n,
            DiscoveryEffect::NoCocoa => row.tile_no_cocoa += n,
            DiscoveryEffect::VirtualWorker => row.tile_worker += n,
        }
    }
}
