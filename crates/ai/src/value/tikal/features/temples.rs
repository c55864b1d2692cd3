//! Temples: who leads by how much, what could be taken, what a guard would keep.

use patolli_core::Game as _;
use patolli_tikal::{
    Hex,
    data::{LEADER_STRENGTH, cost},
};

use super::{Knapsack, SeatContext, TikalFeatures, indicator, knapsack::GAIN_UNITS, nearness};

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

pub(super) fn put(context: &SeatContext<'_>, plan: &mut Knapsack, row: &mut TikalFeatures) {
    let game = context.game;
    let mut sums = TempleSums::default();
    for hex in game.temples().without(context.guarded) {
        add_temple(context, hex, &mut sums, plan);
    }
    plan.offer_many(sums.levels, cost::UNCOVER, GAIN_UNITS);
    let guarded: f32 = game.guards_of(context.seat).map(|it| f32::from(game.value(it))).sum();
    let led: f32 = sums.led_by.iter().sum();
    row.guarded_all = guarded * context.scorings;
    row.guarded = guarded;
    row.led = led;
    row.led_now = led * context.scores_now;
    row.led_soon = led * context.soon;
    row.led_of_two_all = if game.seats() == 2 { led * context.scorings } else { 0.0 };
    sums.put(context.scorings, row);
    put_guards(context, sums.best, row);
}

impl TempleSums {
    /// Writes the sums, most of them once per scoring to come.
    fn put(&self, scorings: f32, row: &mut TikalFeatures) {
        [row.led_by_1_all, row.led_by_2_all, row.led_by_3_all, row.led_by_4_all] =
            self.led_by.map(|it| it * scorings);
        row.tied_all = self.tied * scorings;
        [row.behind_by_1_all, row.behind_by_2_all, row.behind_by_4_all] =
            self.behind_by.map(|it| it * scorings);
        row.led_in_danger_all = self.in_danger * scorings;
        row.led_alone_all = self.alone * scorings;
        row.too_strong = self.too_strong;
        row.near_all = self.near * (scorings * 0.25);
        row.middling_all = self.middling * (scorings * 0.25);
        row.distant_all = self.distant * (scorings * 0.25);
        row.near_now = self.near_now;
        row.access_all = self.access * scorings;
        row.supply_line_all = self.supply_line * scorings * 0.25;
        row.leader_access_all = self.leader_access * scorings;
        row.growing_led = self.growing_led;
        row.growing_others = self.growing_others;
        row.levels_at_hand_all = f32::from(self.levels) * scorings;
        row.temples_stood_on = self.stood_on;
    }
}

fn put_guards(context: &SeatContext<'_>, best: [f32; 2], row: &mut TikalFeatures) {
    let left = context.game.guards_left(context.seat);
    let [first, second] = best;
    row.best_to_guard_all = if left > 0 { first * context.scorings } else { 0.0 };
    row.next_to_guard_all = if left > 1 { second * context.scorings } else { 0.0 };
    let affordable = left > 0 && context.action_points >= cost::GUARD;
    row.guardable_now_all = if affordable { first * context.scorings } else { 0.0 };
    row.guards_left_all = f32::from(left) * context.scorings;
    row.last_guard = indicator(left == 1);
}

fn add_temple(context: &SeatContext<'_>, hex: Hex, sums: &mut TempleSums, plan: &mut Knapsack) {
    let game = context.game;
    let value = game.value(hex);
    let worth = f32::from(value);
    let mine = game.strength(context.seat, hex);
    let most = context.rivals().map(|it| game.strength(it, hex)).max().unwrap_or(0);
    let grows = game.level_tokens(value + 1) > 0;
    let reach = context.reach(hex);
    sums.access += worth * nearness(reach);
    sums.leader_access += worth * nearness(context.leader.to(hex));
    sums.supply_line += worth * f32::from(9u8.saturating_sub(context.camps.to(hex))) * (1.0 / 9.0);
    sums.stood_on += indicator(mine > 0);
    if mine > most {
        add_led_temple(context, hex, mine - most, sums);
        sums.growing_led += indicator(grows);
        sums.alone += if most == 0 { worth } else { 0.0 };
        sums.levels += if grows { levels(context, hex) } else { 0 };
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
    let price = price_of_lead(context, hex, most + 1 - mine);
    plan.add(price, value * GAIN_UNITS);
    match price {
        0..=3 => sums.near += worth,
        4..=6 => sums.middling += worth,
        7..=10 => sums.distant += worth,
        _ => {}
    }
    if context.in_turn && price <= context.action_points {
        sums.near_now += worth;
    }
}

fn add_led_temple(context: &SeatContext<'_>, hex: Hex, by: u8, sums: &mut TempleSums) {
    let worth = f32::from(context.game.value(hex));
    sums.led_by[usize::from(by.min(4) - 1)] += worth;
    sums.too_strong += f32::from(by.saturating_sub(3));
    // What a rival pays to make it a tie with members from the supply.
    if (context.rivals.to(hex) + cost::BRING).saturating_mul(by) <= 4 {
        sums.in_danger += worth;
    }
    let [first, second] = sums.best;
    sums.best = if worth > first { [worth, first] } else { [first, second.max(worth)] };
}

/// Levels of a temple that may be uncovered in one turn; a second one needs a second piece.
fn levels(context: &SeatContext<'_>, hex: Hex) -> u8 {
    let game = context.game;
    let done = if context.in_turn { game.worked_on(hex) } else { 0 };
    let may = game.pieces_on(context.seat, hex).min(2).saturating_sub(done);
    if may == 2 && game.level_tokens(game.value(hex) + 2) == 0 { 1 } else { may }
}

/// About what it costs to gain so much strength on a hex: with members alone, or with the leader and the rest members.
fn price_of_lead(context: &SeatContext<'_>, hex: Hex, need: u8) -> u8 {
    let (member, leader) = (context.members.to(hex).max(1), context.leader.to(hex));
    let alone = need.saturating_mul(member);
    if leader == 0 {
        return alone;
    }
    alone.min(leader.saturating_add(need.saturating_sub(LEADER_STRENGTH).saturating_mul(member)))
}
