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

pub(super) fn put(context: &SeatContext<'_>, row: &mut TeotihuacanFeatures) {
    let outstanding = &context.outstanding;
    let steps = Temple::ALL.map(|it| step_worth(context.game, context.seat, it));
    let best = steps.into_iter().fold(0.0, f32::max);
    let named: f32 = steps.iter().zip(outstanding.temple_steps).map(|it| it.0 * f32::from(it.1)).sum();
    // The temple step that a technology gives after construction.
    let built = context.has(patolli_teotihuacan::data::Technology::CONSTRUCTION_TEMPLE);
    let any = f32::from(outstanding.any_temple_steps)
        + f32::from(outstanding.construction_bonuses) * indicator(built);
    row.steps_due = named + any * best;
    row.paid_steps_due = f32::from(context.cocoa.min(outstanding.paid_temple_steps.into())) * best;
    row.resources_due = f32::from(outstanding.resources);
    row.power_ups_due = f32::from(outstanding.power_ups);
    row.ascension_due = f32::from(outstanding.ascensions);
    row.tile_due = f32::from(outstanding.discovery_offers) + 1.5 * f32::from(outstanding.large_steps);
    row.deed_due = outstanding_action(context);
    let trades = f32::from(context.cocoa.min(outstanding.trades.into()));
    let sales = f32::from(context.resources.total().min(outstanding.sales));
    let exchange = f32::from(outstanding.exchange) - indicator(outstanding.exchange > 0);
    let ability = outstanding.ability.map_or(0.0, |it| f32::from(it.1).min(2.5));
    row.trade_due = 1.8 * trades + 0.5 * sales + exchange + ability;
    row.start_due = context.game.known_starting_tiles(context.seat).iter().map(|it| start(*it)).sum();
}

/// The worth of a main action that is chosen and not yet carried out, in points.
fn outstanding_action(context: &SeatContext<'_>) -> f32 {
    let outstanding = &context.outstanding;
    let develop = f32::from(outstanding.technologies) * (3.0 + 4.0 * context.left);
    let house = f32::from(outstanding.houses) * (3.0 + 2.5 * context.eclipses);
    let decorate = f32::from(outstanding.decorations) * (4.0 + context.track_points);
    let build = f32::from(affordable(context).min(outstanding.pyramid_tiles)) * (2.0 + context.track_points);
    let points = context.has(patolli_teotihuacan::data::Technology::CONSTRUCTION_POINTS);
    develop + house + decorate + build + f32::from(outstanding.construction_bonuses) * 3.0 * indicator(points)
}

/// Pyramid tiles that stone suffices for.
fn affordable(context: &SeatContext<'_>) -> u8 {
    context.resources.stone / 2
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

pub(super) fn put_bot(context: &SeatContext<'_>, row: &mut TeotihuacanFeatures) {
    if !context.bot {
        return;
    }
    row.bot = 1.0;
    row.bot_goods = f32::from(context.resources.total()) + f32::from(context.cocoa).min(20.0) * 0.5;
    let cubes = context.game.powers(context.seat).map(|it| (f32::from(it) / 5.0).powi(3));
    row.bot_powers = cubes.sum();
    row.bot_technologies = f32::from(context.game.technology_count(context.seat) * BOT_TECHNOLOGY);
    let tiles = context.game.bot_tiles().into_iter().zip(CHANCES);
    row.bot_ready = tiles.map(|(tile, chance)| chance / 36.0 * bot_worth(context, tile)).sum();
}

/// What a tile of Teotibot would bring it now, in points.
fn bot_worth(context: &SeatContext<'_>, tile: BotTile) -> f32 {
    let [stone, decoration_gold, alchemy_gold, wood] = BOT_COSTS;
    let has = |board: Board| context.count_on(board) > 0;
    let ready = match tile {
        BotTile::Construction => has(Board::Construction) && context.resources.stone >= stone,
        BotTile::Decorations => has(Board::Decorations) && context.resources.gold >= decoration_gold,
        BotTile::Alchemy => has(Board::Alchemy) && context.resources.gold >= alchemy_gold,
        BotTile::Nobles => has(Board::Nobles) && context.resources.wood >= wood,
        BotTile::Mastery | BotTile::Worship | BotTile::Masks => return 0.6 * BOT_ACTION_VALUE,
    };
    if ready { BOT_ACTION_VALUE } else { BOT_FALLBACK_VALUE }
}
