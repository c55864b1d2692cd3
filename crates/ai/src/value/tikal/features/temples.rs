//! Temples: who leads by how much, what could be taken, what a guard would keep.

use patolli_core::Game as _;
use patolli_tikal::{
    Hex,
    data::{LEADER_STRENGTH, cost},
};

use super::{Knapsack, SeatContext, indicator, knapsack::GAIN_UNITS, nearness, put_scaled};
use crate::value::FeatureWriter;

/// Sums over all unguarded temples, most of them of values.
#[derive(Default)]
struct TempleSums {
    led_by: [f32; 4],
    tied: f32,
    behind_by: [f32; 3],
    in_danger: f32,
    alone: f32,
    too_strong: f32,
    near: f32,
    middling: f32,
    distant: f32,
    leader_access: f32,
    /// Those that the action points of the turn could still take.
    near_now: f32,
    access: f32,
    supply_line: f32,
    growing_led: f32,
    growing_others: f32,
    stood_on: f32,
    /// Levels of led temples that may be uncovered in one turn.
    levels: u8,
    /// The best two led temples.
    best: [f32; 2],
}

pub(super) fn put(eye: &SeatContext<'_>, plan: &mut Knapsack, row: &mut FeatureWriter<'_>) {
    let game = eye.game;
    let mut sums = TempleSums::default();
    for hex in game.temples().without(eye.guarded) {
        add_temple(eye, hex, &mut sums, plan);
    }
    plan.offer_many(sums.levels, cost::UNCOVER, GAIN_UNITS);
    let guarded: f32 = game.guards_of(eye.seat).map(|it| f32::from(game.value(it))).sum();
    let led: f32 = sums.led_by.iter().sum();
    row.put(guarded * eye.scorings);
    row.put(guarded);
    put_scaled(row, sums.led_by, eye.scorings);
    row.put(sums.tied * eye.scorings);
    put_scaled(row, sums.behind_by, eye.scorings);
    put_scaled(row, [1.0, eye.scores_now, eye.soon], led);
    let of_two = if game.seats() == 2 { led } else { 0.0 };
    put_scaled(row, [sums.in_danger, sums.alone, of_two], eye.scorings);
    row.put(sums.too_strong);
    let open = [sums.near, sums.middling, sums.distant];
    put_scaled(row, open, eye.scorings * 0.25);
    row.put(sums.near_now);
    row.put(sums.access * eye.scorings);
    row.put(sums.supply_line * eye.scorings * 0.25);
    row.put(sums.leader_access * eye.scorings);
    put_scaled(row, [sums.growing_led, sums.growing_others], 1.0);
    row.put(f32::from(sums.levels) * eye.scorings);
    row.put(sums.stood_on);
    put_guards(eye, sums.best, row);
}

fn put_guards(eye: &SeatContext<'_>, best: [f32; 2], row: &mut FeatureWriter<'_>) {
    let left = eye.game.guards_left(eye.seat);
    let [first, second] = best;
    row.put(if left > 0 { first * eye.scorings } else { 0.0 });
    row.put(if left > 1 { second * eye.scorings } else { 0.0 });
    let affordable = left > 0 && eye.action_points >= cost::GUARD;
    row.put(if affordable { first * eye.scorings } else { 0.0 });
    row.put(f32::from(left) * eye.scorings);
    row.put(indicator(left == 1));
}

fn add_temple(eye: &SeatContext<'_>, hex: Hex, sums: &mut TempleSums, plan: &mut Knapsack) {
    let game = eye.game;
    let value = game.value(hex);
    let worth = f32::from(value);
    let mine = game.strength(eye.seat, hex);
    let most = eye.rivals().map(|it| game.strength(it, hex)).max().unwrap_or(0);
    let grows = game.level_tokens(value + 1) > 0;
    let reach = eye.reach(hex);
    sums.access += worth * nearness(reach);
    sums.leader_access += worth * nearness(eye.leader.to(hex));
    sums.supply_line += worth * f32::from(9u8.saturating_sub(eye.camps.to(hex))) * (1.0 / 9.0);
    sums.stood_on += indicator(mine > 0);
    if mine > most {
        add_led_temple(eye, hex, mine - most, sums);
        sums.growing_led += indicator(grows);
        sums.alone += if most == 0 { worth } else { 0.0 };
        sums.levels += if grows { levels(eye, hex) } else { 0 };
        return;
    }
    sums.growing_others += indicator(grows && mine > 0);
    if mine > 0 {
        match most - mine {
            0 => sums.tied += worth,
            1 => sums.behind_by[0] += worth,
            2 | 3 => sums.behind_by[1] += worth,
            _ => sums.behind_by[2] += worth,
        }
    }
    let price = price_of_lead(eye, hex, most + 1 - mine);
    plan.add(price, value * GAIN_UNITS);
    match price {
        0..=3 => sums.near += worth,
        4..=6 => sums.middling += worth,
        7..=10 => sums.distant += worth,
        _ => {}
    }
    if eye.in_turn && price <= eye.action_points {
        sums.near_now += worth;
    }
}

fn add_led_temple(eye: &SeatContext<'_>, hex: Hex, by: u8, sums: &mut TempleSums) {
    let worth = f32::from(eye.game.value(hex));
    sums.led_by[usize::from(by.min(4) - 1)] += worth;
    sums.too_strong += f32::from(by.saturating_sub(3));
    // What a rival pays to make it a tie with members from the supply.
    if (eye.rivals.to(hex) + cost::BRING).saturating_mul(by) <= 4 {
        sums.in_danger += worth;
    }
    let [first, second] = sums.best;
    sums.best = if worth > first { [worth, first] } else { [first, second.max(worth)] };
}

/// Levels of a temple that may be uncovered in one turn; a second one needs a second piece.
fn levels(eye: &SeatContext<'_>, hex: Hex) -> u8 {
    let game = eye.game;
    let done = if eye.in_turn { game.worked_on(hex) } else { 0 };
    let may = game.pieces_on(eye.seat, hex).min(2).saturating_sub(done);
    if may == 2 && game.level_tokens(game.value(hex) + 2) == 0 { 1 } else { may }
}

/// About what it costs to gain so much strength on a hex: with members alone, or with the leader and the rest members.
fn price_of_lead(eye: &SeatContext<'_>, hex: Hex, need: u8) -> u8 {
    let (member, leader) = (eye.members.to(hex).max(1), eye.leader.to(hex));
    let alone = need.saturating_mul(member);
    if leader == 0 {
        return alone;
    }
    alone.min(leader.saturating_add(need.saturating_sub(LEADER_STRENGTH).saturating_mul(member)))
}
