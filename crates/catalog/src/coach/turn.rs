//! What the last turn of a seat brought.

use patolli_core::{Amount, Seat, Viewer};

use crate::AnyPlay;

/// What a turn brought to the seat that had it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct TurnGains {
    /// Keys of what the seat did, each with how often, in the order of the first time.
    pub did: Vec<(&'static str, usize)>,
    /// What its goods changed by.
    pub goods: Vec<Amount>,
    /// Points by source, in parts of a point.
    pub points: Vec<(&'static str, i32)>,
}

/// What the last turn of `seat` brought that is over; `None` before its first one is.
pub fn last_turn(play: &dyn AnyPlay, seat: Seat) -> Option<TurnGains> {
    let (from, to) = last_range(play, seat)?;
    let (before, after) = (play.at_step(from), play.at_step(to));
    Some(TurnGains {
        did: deeds(play, seat, from, to),
        goods: goods(before.as_ref(), after.as_ref(), seat),
        points: points(before.as_ref(), after.as_ref(), seat),
    })
}

/// How many decisions were taken before and after that turn.
fn last_range(play: &dyn AnyPlay, seat: Seat) -> Option<(usize, usize)> {
    let listener = Viewer::Seat(seat);
    let headings =
        play.logged_events(0).into_iter().filter(|it| it.heading && it.audience.includes(listener));
    // Nothing tells of the beginning of the first turn.
    let first = play.deciders_since(0).first().map(|it| (0, Some(*it)));
    let begins: Vec<_> = first.into_iter().chain(headings.map(|it| (it.step, it.seat))).collect();
    let turns = begins.windows(2).rev();
    let mut own = turns.filter(|it| it[0].1 == Some(seat) && it[0].0 < it[1].0);
    own.next().map(|it| (it[0].0, it[1].0))
}

/// What the seat did between two moments, as keys of the sentences about it.
fn deeds(play: &dyn AnyPlay, seat: Seat, from: usize, to: usize) -> Vec<(&'static str, usize)> {
    let entries = play.log_entries_for(Viewer::Seat(seat), from);
    let mut did: Vec<(&'static str, usize)> = Vec::new();
    for entry in entries.iter().filter(|it| it.seat == Some(seat) && it.step <= to && !it.heading) {
        match did.iter_mut().find(|it| it.0 == entry.message.key) {
            Some(found) => found.1 += 1,
            None => did.push((entry.message.key, 1)),
        }
    }
    did
}

/// What the goods of a seat change by from one position to another; points are counted by source.
fn goods(before: &dyn AnyPlay, after: &dyn AnyPlay, seat: Seat) -> Vec<Amount> {
    let before = before.holdings(seat);
    let had = |good: &str| before.iter().filter(|it| it.good == good).map(|it| it.n).sum::<i32>();
    let after = after.holdings(seat);
    let changes = after.iter().map(|it| Amount { n: it.n - had(it.good), ..*it });
    changes.filter(|it| it.n != 0 && it.good != "vp").collect()
}

/// Points that a seat gains or loses from one position to another, by source.
fn points(before: &dyn AnyPlay, after: &dyn AnyPlay, seat: Seat) -> Vec<(&'static str, i32)> {
    let (before, after) = (before.points(), after.points());
    let mut sums: Vec<(&'static str, i32)> = Vec::new();
    let signed = after.iter().map(|it| (it, 1)).chain(before.iter().map(|it| (it, -1)));
    for (it, sign) in signed.filter(|it| it.0.seat == seat) {
        match sums.iter_mut().find(|sum| sum.0 == it.source) {
            Some(sum) => sum.1 += sign * it.n,
            None => sums.push((it.source, sign * it.n)),
        }
    }
    sums.retain(|it| it.1 != 0);
    sums
}
