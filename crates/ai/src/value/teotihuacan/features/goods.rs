//! Cocoa, resources, workers, technologies and discovery tiles.

use patolli_teotihuacan::{
    Board,
    data::{Discovery, DiscoveryEffect, Technology},
};

use super::{action_values::affordable_tiles, context::SeatContext, scoring::indicator};
use crate::value::FeatureWriter;

/// Numbers written by the parts below, which Teotibot does not use.
const SKIPPED_FOR_BOT: usize = 45;

pub(super) fn put(look: &SeatContext<'_>, row: &mut FeatureWriter<'_>) {
    if look.bot {
        (0..SKIPPED_FOR_BOT).for_each(|_| row.put(0.0));
        return;
    }
    cocoa(look, row);
    resources(look, row);
    workers(look, row);
    technologies(look, row);
    tiles(look, row);
}

/// What of `n` lies between `from` and `to`.
fn band(n: f32, from: f32, to: f32) -> f32 {
    (n.min(to) - from).max(0.0)
}

fn cocoa(look: &SeatContext<'_>, row: &mut FeatureWriter<'_>) {
    let cocoa = f32::from(look.cocoa);
    row.put(band(cocoa, 0.0, 3.0));
    row.put(band(cocoa, 3.0, 7.0));
    row.put(band(cocoa, 7.0, 13.0));
    row.put(band(cocoa, 13.0, 40.0));
    let due = if look.eclipses > 0.0 || look.outstanding.wages { look.game.wages(look.seat) } else { 0 };
    let waived = look.tiles(Discovery::NO_COCOA) > 0;
    let missing = if waived { 0.0 } else { (f32::from(due) - cocoa).max(0.0) };
    let soon = if look.outstanding.wages { 1.0 } else { (1.0 - look.turns_era / 4.0).max(0.0) };
    row.put(missing);
    row.put(missing * soon);
}

fn resources(look: &SeatContext<'_>, row: &mut FeatureWriter<'_>) {
    let resources = look.resources;
    let kinds = [(resources.wood, 2.0, 6.0), (resources.stone, 2.0, 6.0), (resources.gold, 2.0, 5.0)];
    let mut plenty = 0.0;
    for (n, some, enough) in kinds {
        let n = f32::from(n);
        row.put(band(n, 0.0, some));
        row.put(band(n, some, enough));
        plenty += band(n, enough, 20.0);
    }
    row.put(plenty);
    // Goods that can no longer be turned into anything.
    let late = (1.0 - look.turns_game / 5.0).max(0.0);
    row.put(f32::from(resources.total()).min(20.0) * late);
    row.put(f32::from(affordable_tiles(look)));
}

fn workers(look: &SeatContext<'_>, row: &mut FeatureWriter<'_>) {
    let (game, seat) = (look.game, look.seat);
    let (mut sum, mut cubes, mut strong, mut ripe, mut all) = (0.0f32, 0.0f32, 0.0f32, 0.0f32, 0u8);
    for power in game.powers(seat) {
        let part = f32::from(power) / 5.0;
        sum += f32::from(power);
        cubes += part * part * part;
        strong += indicator(power >= 4);
        ripe += indicator(power == 5);
        all += 1;
    }
    let worshipping = game.worshipping(seat).count();
    let worshipping = u8::try_from(worshipping).unwrap_or_default();
    row.put(sum);
    row.put(cubes);
    row.put(strong);
    row.put(ripe);
    row.put(indicator(all > 3));
    row.put(f32::from(worshipping));
    row.put(indicator(worshipping == all));
    let (mut pairs, mut triples, mut together) = (0u8, 0u8, 0.0f32);
    for board in Board::ALL.into_iter().skip(1) {
        let n = look.count_on(board);
        pairs += u8::from(n >= 2);
        triples += u8::from(n >= 3);
        if n >= 2 {
            together += f32::from(n * look.weakest[board.index()]);
        }
    }
    row.put(f32::from(pairs));
    row.put(f32::from(triples));
    row.put(together);
    row.put(f32::from(look.count_on(Board::Palace)));
}

fn technologies(look: &SeatContext<'_>, row: &mut FeatureWriter<'_>) {
    Technology::all().for_each(|it| row.put(indicator(look.has(it))));
    row.put(f32::from(look.game.technology_count(look.seat)) * look.left);
}

fn tiles(look: &SeatContext<'_>, row: &mut FeatureWriter<'_>) {
    let mut kinds = [0.0f32; 9];
    for tile in Discovery::all().skip(7) {
        let n = f32::from(look.tiles(tile));
        let (kind, worth) = match tile.tile().effect {
            DiscoveryEffect::Mask(_) | DiscoveryEffect::Points(_) => (0, 1.0),
            DiscoveryEffect::Resources(each) => (1, f32::from(each)),
            DiscoveryEffect::Avenue => (2, 1.0),
            DiscoveryEffect::ClimbAny | DiscoveryEffect::Climb(_) => (3, 1.0),
            DiscoveryEffect::Cocoa(_) => (4, 1.0),
            DiscoveryEffect::PowerUps(_) => (5, 1.0),
            DiscoveryEffect::DoubleMove | DiscoveryEffect::FreeMove => (6, 1.0),
            DiscoveryEffect::NoCocoa => (7, 1.0),
            DiscoveryEffect::VirtualWorker => (8, 1.0),
        };
        kinds[kind] += n * worth;
    }
    for number in kinds {
        row.put(number);
    }
}
