//! What a half-done deed still owes, and what Teotibot has in store.

use patolli_teotihuacan::{
    Board, BotTile, Temple,
    data::{BOT_COSTS, BOT_TECHNOLOGY, StartId, StartingBenefit},
};

use super::{
    TeotihuacanFeatures,
    context::SeatContext,
    scoring::{indicator, step_worth},
};

pub(super) fn put(look: &SeatContext<'_>, row: &mut TeotihuacanFeatures) {
    let dues = &look.outstanding;
    let steps = Temple::ALL.map(|it| step_worth(look.game, look.seat, it));
    let best = steps.into_iter().fold(0.0, f32::max);
    let named: f32 = steps.iter().zip(dues.temple_steps).map(|it| it.0 * f32::from(it.1)).sum();
    // The temple step that a technology gives after construction.
    let built = look.has(patolli_teotihuacan::data::Technology::CONSTRUCTION_TEMPLE);
    let any = f32::from(dues.any_temple_steps) + f32::from(dues.construction_bonuses) * indicator(built);
    row.steps_due = named + any * best;
    row.paid_steps_due = f32::from(look.cocoa.min(dues.paid_temple_steps.into())) * best;
    row.resources_due = f32::from(dues.resources);
    row.power_ups_due = f32::from(dues.power_ups);
    row.ascension_due = f32::from(dues.ascensions);
    row.tile_due = f32::from(dues.discovery_offers) + 1.5 * f32::from(dues.large_steps);
    row.deed_due = outstanding_action(look);
    let trades = f32::from(look.cocoa.min(dues.trades.into()));
    let sales = f32::from(look.resources.total().min(dues.sales));
    let exchange = f32::from(dues.exchange) - indicator(dues.exchange > 0);
    let ability = dues.ability.map_or(0.0, |it| f32::from(it.1).min(2.5));
    row.trade_due = 1.8 * trades + 0.5 * sales + exchange + ability;
    row.start_due = look.game.known_starting_tiles(look.seat).iter().map(|it| start(*it)).sum();
}

/// The worth of a main action that is chosen and not yet carried out, in points.
fn outstanding_action(look: &SeatContext<'_>) -> f32 {
    let dues = &look.outstanding;
    let develop = f32::from(dues.technologies) * (3.0 + 4.0 * look.left);
    let house = f32::from(dues.houses) * (3.0 + 2.5 * look.eclipses);
    let decorate = f32::from(dues.decorations) * (4.0 + look.track_points);
    let build = f32::from(affordable(look).min(dues.pyramid_tiles)) * (2.0 + look.track_points);
    let points = look.has(patolli_teotihuacan::data::Technology::CONSTRUCTION_POINTS);
    develop + house + decorate + build + f32::from(dues.construction_bonuses) * 3.0 * indicator(points)
}

/// Pyramid tiles that stone suffices for.
fn affordable(look: &SeatContext<'_>) -> u8 {
    look.resources.stone / 2
}

/// What a starting tile brings, in points.
fn start(tile: StartId) -> f32 {
    let tile = tile.tile();
    let gifts = tile.benefits.iter().map(|it| match it {
        StartingBenefit::Resources(n) => 1.3 * f32::from(*n),
        StartingBenefit::Climb(_) | StartingBenefit::PowerUp => 2.0,
        StartingBenefit::Avenue | StartingBenefit::Technology => 7.0,
        StartingBenefit::Discovery => 2.5,
    });
    f32::from(tile.goods.resources.total()) * 1.2 + f32::from(tile.goods.cocoa) * 0.7 + gifts.sum::<f32>()
}

/// How likely a roll wakes the tile at each place, in 36 (H-426 to H-431).
const CHANCES: [f32; 7] = [16.0, 7.0, 7.0, 3.0, 0.0, 3.0, 0.0];
/// What a deed of Teotibot is worth to it, in points.
const BOT_ACTION_VALUE: f32 = 8.0;
/// What it gets otherwise.
const BOT_FALLBACK_VALUE: f32 = 3.0;

pub(super) fn put_bot(look: &SeatContext<'_>, row: &mut TeotihuacanFeatures) {
    if !look.bot {
        return;
    }
    row.bot = 1.0;
    row.bot_goods = f32::from(look.resources.total()) + f32::from(look.cocoa).min(20.0) * 0.5;
    let cubes = look.game.powers(look.seat).map(|it| (f32::from(it) / 5.0).powi(3));
    row.bot_powers = cubes.sum();
    row.bot_technologies = f32::from(look.game.technology_count(look.seat) * BOT_TECHNOLOGY);
    let tiles = look.game.bot_tiles().into_iter().zip(CHANCES);
    row.bot_ready = tiles.map(|(tile, chance)| chance / 36.0 * bot_worth(look, tile)).sum();
}

/// What a tile of Teotibot would bring it now, in points.
fn bot_worth(look: &SeatContext<'_>, tile: BotTile) -> f32 {
    let [stone, decoration_gold, alchemy_gold, wood] = BOT_COSTS;
    let has = |board: Board| look.count_on(board) > 0;
    let ready = match tile {
        BotTile::Construction => has(Board::Construction) && look.resources.stone >= stone,
        BotTile::Decorations => has(Board::Decorations) && look.resources.gold >= decoration_gold,
        BotTile::Alchemy => has(Board::Alchemy) && look.resources.gold >= alchemy_gold,
        BotTile::Nobles => has(Board::Nobles) && look.resources.wood >= wood,
        BotTile::Mastery | BotTile::Worship | BotTile::Masks => return 0.6 * BOT_ACTION_VALUE,
    };
    if ready { BOT_ACTION_VALUE } else { BOT_FALLBACK_VALUE }
}
