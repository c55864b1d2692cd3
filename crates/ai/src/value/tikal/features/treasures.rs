//! Treasures: what they bring, what could still match them, who may take them.

use patolli_tikal::data::{TOKENS_PER_MOTIF, cost};

use super::{Knapsack, SeatContext, TikalFeatures, knapsack::GAIN_UNITS, nearness};

pub(super) fn put(context: &SeatContext<'_>, plan: &mut Knapsack, row: &mut TikalFeatures) {
    let mine = context.game.treasures(context.seat);
    let points = f32::from(context.game.treasure_points(context.seat));
    row.treasure_points_all = points * context.scorings;
    row.treasure_points = points;
    row.treasure_points_now = points * context.scores_now;
    row.treasure_points_soon = points * context.soon;
    [row.singles, row.pairs, row.triples] =
        [1, 2, 3].map(|size| mine.into_iter().filter(|it| *it == size).map(|_| 1.0).sum());
    let undug = undug(context);
    put_hopes(context, mine, undug, row);
    put_exchanges(context, mine, plan, row);
    put_digging(context, worth_of_digging(mine, undug), plan, row);
}

/// Copies of each motif not dug up yet.
fn undug(context: &SeatContext<'_>) -> [u8; 8] {
    let mut undug = [TOKENS_PER_MOTIF; 8];
    for seat in context.rivals().chain([context.seat]) {
        undug.iter_mut().zip(context.game.treasures(seat)).for_each(|(left, owned)| *left -= owned);
    }
    undug
}

fn put_hopes(context: &SeatContext<'_>, mine: [u8; 8], undug: [u8; 8], row: &mut TikalFeatures) {
    [row.hope_of_singles_all, row.hope_of_pairs_all] = [1, 2].map(|size| {
        let hopes = mine.into_iter().zip(undug).filter(|(owned, _)| *owned == size);
        hopes.map(|(_, left)| f32::from(left)).sum::<f32>() * context.scorings
    });
}

/// Points a scoring that the next dug treasure adds on average.
fn worth_of_digging(mine: [u8; 8], undug: [u8; 8]) -> f32 {
    let all: u8 = undug.iter().sum();
    let gains: u8 = mine.into_iter().zip(undug).map(|(owned, left)| (owned + 1) * left).sum();
    if all == 0 { 0.0 } else { f32::from(gains) / f32::from(all) }
}

/// An exchange gives a single treasure away and gains where a single one of a rival makes a pair or triple.
fn put_exchanges(context: &SeatContext<'_>, mine: [u8; 8], plan: &mut Knapsack, row: &mut TikalFeatures) {
    let singles = mine.into_iter().filter(|it| *it == 1).count();
    let (mut best, mut gains, mut wanted) = (0u8, 0u8, 0.0);
    for seat in context.rivals() {
        let theirs = context.game.treasures(seat);
        for (owned, other) in mine.into_iter().zip(theirs) {
            // A single treasure cannot be given away for another of its kind.
            let spare = singles > usize::from(owned == 1);
            if other == 1 && owned > 0 && spare {
                gains += owned;
                best = best.max(owned);
            }
            wanted += f32::from(if owned == 1 { other } else { 0 });
        }
    }
    if best > 0 {
        plan.add(cost::EXCHANGE, best * GAIN_UNITS);
    }
    row.best_exchange_all = f32::from(best) * context.scorings;
    row.other_exchanges_all = f32::from(gains - best) * context.scorings;
    row.wanted_by_rivals_all = wanted * context.scorings;
}

fn put_digging(context: &SeatContext<'_>, worth: f32, plan: &mut Knapsack, row: &mut TikalFeatures) {
    let game = context.game;
    let (mut with_one, mut with_two, mut alone, mut near, mut digs) = (0.0, 0.0, 0.0, 0.0, 0);
    for hex in game.sites() {
        let tokens = game.tokens_on(hex);
        if tokens == 0 {
            continue;
        }
        let pieces = game.pieces_on(context.seat, hex);
        let may = pieces.min(2).min(tokens);
        match pieces {
            0 => {}
            1 => with_one += f32::from(may),
            _ => with_two += f32::from(may),
        }
        let rivals = context.rivals().any(|it| game.pieces_on(it, hex) > 0);
        alone += if pieces > 0 && !rivals { f32::from(tokens) } else { 0.0 };
        let reach = context.reach(hex);
        near += f32::from(tokens) * nearness(reach);
        let done = if context.in_turn { game.worked_on(hex) } else { 0 };
        digs += may.saturating_sub(done);
        if pieces == 0 && done == 0 {
            plan.add(reach + cost::DIG, parts(worth));
        }
    }
    plan.offer_many(digs, cost::DIG, parts(worth));
    let worth_all = worth * context.scorings * 0.5;
    row.digs_with_one_all = with_one * worth_all;
    row.digs_with_two_all = with_two * worth_all;
    row.digs_alone_all = alone * worth_all;
    row.digs_near_all = near * worth_all;
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "at most three points")]
fn parts(points: f32) -> u8 {
    (points * f32::from(GAIN_UNITS)) as u8
}
