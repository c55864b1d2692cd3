//! Points to come from the Avenue, the pyramid, masks and temples.

use patolli_core::{Game as _, Seat};
use patolli_teotihuacan::{
    Temple, Teotihuacan,
    data::{BONUS_STEP, DiscoveryEffect, LEADER_POINTS, MASK_POINTS, StepReward, TEMPLE_REWARDS, TOP_STEP},
};

use super::{TeotihuacanFeatures, context::SeatContext};

/// What a bonus tile is hoped to be worth, however little it is worth now.
const LEAST_BONUS: f32 = 9.0;
/// Steps on one temple that a player makes in a turn, if it matters.
const PACE: f32 = 0.6;

pub(super) fn put(context: &SeatContext<'_>, row: &mut TeotihuacanFeatures) {
    avenue(context, row);
    track(context, row);
    masks(context, row);
    temples(context, row);
}

fn avenue(context: &SeatContext<'_>, row: &mut TeotihuacanFeatures) {
    let spaces = f32::from(context.avenue);
    let each = f32::from(context.game.avenue_points());
    let next = if context.eclipses > 0.0 { each } else { 0.0 };
    // Buildings lower the number from one eclipse to the next.
    let later = (each - 1.2).max(1.0) * f32::from(u8::from(context.eclipses > 1.0))
        + (each - 2.4).max(1.0) * f32::from(u8::from(context.eclipses > 2.0));
    row.avenue_next = spaces * next;
    row.avenue_later = spaces * later;
    row.avenue_spaces = spaces;
    row.avenue_tile_near = indicator(!context.bot && context.game.has_avenue_tiles(context.avenue + 1));
}

fn track(context: &SeatContext<'_>, row: &mut TeotihuacanFeatures) {
    let own = context.game.pyramid_track(context.seat);
    let others = Seat::all(context.game.seats()).filter(|it| *it != context.seat);
    let best = others.map(|it| context.game.pyramid_track(it)).max().unwrap_or_default();
    row.track_points = f32::from(own) * context.track_points;
    row.track_lead = (f32::from(own) - f32::from(best)).clamp(-3.0, 3.0);
    row.track_leader = if own > 0 && own >= best { f32::from(LEADER_POINTS) } else { 0.0 };
}

fn masks(context: &SeatContext<'_>, row: &mut TeotihuacanFeatures) {
    let masks = context.game.masks(context.seat);
    let mut kinds = [0usize; 4];
    for n in masks {
        (0..usize::from(n).min(4)).for_each(|it| kinds[it] += 1);
    }
    let points: u8 = kinds.iter().map(|it| MASK_POINTS[*it]).sum();
    let growth = MASK_POINTS[(kinds[0] + 1).min(7)] - MASK_POINTS[kinds[0]];
    let points = f32::from(points);
    row.masks_next = if context.eclipses > 0.0 { points } else { 0.0 };
    row.masks_later = points * (context.eclipses - 1.0).max(0.0);
    row.masks_growth = f32::from(growth) * context.eclipses;
    row.masks_in_sight = f32::from(masks_in_sight(context, masks)) * f32::from(growth);
}

/// Masks of a new kind at the worship places.
fn masks_in_sight(context: &SeatContext<'_>, masks: [u8; 7]) -> u8 {
    let new = |board| {
        context.game.discovery(board).is_some_and(|it| match it.tile().effect {
            DiscoveryEffect::Mask(kind) => masks[usize::from(kind) - 1] == 0,
            _ => false,
        })
    };
    patolli_teotihuacan::Board::WITH_DISCOVERY.into_iter().map(|it| u8::from(new(it))).sum()
}

fn temples(context: &SeatContext<'_>, row: &mut TeotihuacanFeatures) {
    let (game, seat) = (context.game, context.seat);
    let steps = Temple::ALL.map(|it| game.step(seat, it));
    row.blue_steps = f32::from(game.step(seat, Temple::Blue));
    row.red_steps = f32::from(game.step(seat, Temple::Red));
    row.green_steps = f32::from(game.step(seat, Temple::Green));
    row.highest_step = f32::from(steps.iter().copied().max().unwrap_or_default());
    for (temple, step) in Temple::ALL.into_iter().zip(steps) {
        let worth = f32::from(game.bonus_points(seat, temple));
        let taken = game.is_top_taken(temple);
        if step < TOP_STEP && !(step == BONUS_STEP && taken) {
            row.next_rewards += reward(temple, step + 1);
            row.tile_steps_near += indicator(!context.bot && game.has_step_tiles(temple, step + 1));
        }
        if step >= BONUS_STEP {
            row.bonus_reached += worth;
            row.tops_open += indicator(step == BONUS_STEP && !taken);
            continue;
        }
        let worth = worth.max(LEAST_BONUS);
        let part = f32::from(step) / f32::from(BONUS_STEP);
        let missing = f32::from(BONUS_STEP - step);
        let likely = (1.0 - missing / (1.0 + PACE * context.turns_game)).max(0.0);
        row.bonus_climbed += worth * part * part;
        row.bonus_hope += worth * part * likely;
    }
}

/// What the printed reward of a step is worth, in points.
pub(super) fn reward(temple: Temple, step: u8) -> f32 {
    match TEMPLE_REWARDS[temple.index()][usize::from(step) - 1] {
        StepReward::Resources(n) => 1.2 * f32::from(n),
        StepReward::Points(n) => f32::from(n),
        StepReward::Cocoa(n) => 0.6 * f32::from(n),
        StepReward::Nothing => 0.0,
    }
}

/// What the next step on a temple is worth to a seat, in points: its reward and the way to the bonus tile.
pub(super) fn step_worth(game: &Teotihuacan, seat: Seat, temple: Temple) -> f32 {
    let step = game.step(seat, temple);
    if step >= TOP_STEP || (step == BONUS_STEP && game.is_top_taken(temple)) {
        return 0.0;
    }
    let bonus = if step < BONUS_STEP { 0.5 + 0.15 * f32::from(step) } else { 0.0 };
    reward(temple, step + 1) + bonus
}

/// 1 for yes, 0 for no.
pub(super) fn indicator(yes: bool) -> f32 {
    if yes { 1.0 } else { 0.0 }
}
