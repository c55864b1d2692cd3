//! Time: action points left, turns and scorings to come, the tile in hand, the auction.

use patolli_core::Game as _;
use patolli_tikal::{
    Phase, Terrain, TileId,
    data::{ACTION_POINTS, cost},
};

use super::{Knapsack, SeatContext, TikalFeatures, indicator};

/// What the action points of this turn and of the next scoring turn can buy.
pub(super) fn put_plan(context: &SeatContext<'_>, plan: &Knapsack, row: &mut TikalFeatures) {
    let turn = plan.gain(context.action_points);
    let next = plan.gain(ACTION_POINTS);
    let normal = 1.0 - context.scores_now;
    row.plan_of_turn = turn * normal;
    row.plan_of_turn_all = turn * normal * context.scorings;
    row.plan_now = turn * context.scores_now;
    row.plan_soon = next * context.soon;
    row.plan_next = if context.scorings > 0.0 { next } else { 0.0 };
    row.plan_next_all = next * context.scorings;
}

pub(super) fn put(context: &SeatContext<'_>, row: &mut TikalFeatures) {
    put_turns(context, row);
    put_tile(context, row);
    put_auction(context, row);
}

fn put_turns(context: &SeatContext<'_>, row: &mut TikalFeatures) {
    let (game, seat) = (context.game, context.seat);
    let seats = game.seats();
    row.action_points = f32::from(context.action_points);
    row.action_points_few = f32::from(context.action_points.min(2));
    row.action_points_for_guard = indicator(context.action_points >= cost::GUARD);
    row.in_turn = indicator(context.in_turn);
    let waits = (seat.number() + seats - game.active_seat().number()) % seats;
    row.waits = if game.phase() == Phase::Over { 0.0 } else { f32::from(waits) / f32::from(seats) };
    row.turns_to_come = f32::from(game.turns_to_come(seat));
    row.scorings_to_come = context.scorings;
    row.waits_to_score = game.scoring_turns_before(seat).map_or(0.0, f32::from);
    row.draws_before_scoring = draws_before_scoring(context, waits);
}

/// About how many turns the seat has before the next scoring round begins.
fn draws_before_scoring(context: &SeatContext<'_>, waits: u8) -> f32 {
    let seats = f32::from(context.game.seats());
    let (fewest, most) = context.game.tiles_to_scoring();
    let tiles = 0.5 * (f32::from(fewest) + f32::from(most));
    let first = if waits == 0 { seats } else { f32::from(waits) };
    ((tiles - first) / seats + 0.5).max(0.0)
}

fn put_tile(context: &SeatContext<'_>, row: &mut TikalFeatures) {
    let tile = context.game.tile_in_hand().filter(|_| context.in_turn).map(|it| it.tile().terrain);
    let (mut temple, mut masks_laid) = (0.0, 0.0);
    match tile {
        Some(Terrain::Temple { value }) => temple = f32::from(value),
        Some(Terrain::Treasure { masks }) => masks_laid = f32::from(masks),
        _ => {}
    }
    row.tile_temple_all = temple * context.scorings;
    row.tile_treasures_all = masks_laid * context.scorings;
    row.tile_jungle = indicator(tile == Some(Terrain::Jungle));
    row.tile_volcano = indicator(tile == Some(Terrain::Volcano));
}

fn put_auction(context: &SeatContext<'_>, row: &mut TikalFeatures) {
    let (game, seat) = (context.game, context.seat);
    let bid = game.high_bid().filter(|it| it.seat == seat);
    row.owed_for_bid = bid.map_or(0.0, |it| f32::from(it.points));
    row.highest_bidder = indicator(bid.is_some());
    let takes = game.has_auction() && !game.has_moved(seat) && !game.open_tiles().is_empty();
    let open = if takes { game.open_tiles() } else { &[] };
    row.turn_to_bid_for = indicator(takes);
    row.best_open_temple_all =
        open.iter().map(|it| temple(*it)).max().map_or(0.0, f32::from) * context.scorings;
    row.open_treasures_all = open.iter().map(|it| masks(*it)).max().map_or(0.0, f32::from) * context.scorings;
    row.passed = indicator(game.has_passed(seat));
}

fn temple(tile: TileId) -> u8 {
    match tile.tile().terrain {
        Terrain::Temple { value } => value,
        _ => 0,
    }
}

fn masks(tile: TileId) -> u8 {
    match tile.tile().terrain {
        Terrain::Treasure { masks } => masks,
        _ => 0,
    }
}
