//! Ratings of the bots of an arena, from the places of each pair of them at the same table.

use std::collections::BTreeMap;

use super::{
    rating::Rating,
    tally::{ArenaGame, bot_at, mean},
};
use crate::series::Contestant;

/// Parts of the deals that are left out in turn, to see how far the ratings move.
const FOLDS: u64 = 20;
/// Passes over the table of results; far more than ratings need to settle.
const PASSES: u32 = 2_000;

/// What bots scored against each other: for each two, the points of the first (ties half) and the number of meetings.
type Results = BTreeMap<(usize, usize), (f64, f64)>;

/// Ratings of different bots, in their order; the last one is the zero.
pub fn ratings(different: &[Option<&Contestant>], bots: &[Contestant], games: &[ArenaGame]) -> Vec<Rating> {
    let rated = |skip: Option<u64>| {
        let counted = games.iter().filter(|it| skip.is_none_or(|skip| it.deal % FOLDS != skip));
        fit(different.len(), &results(different, bots, counted))
    };
    let all = rated(None);
    let deals = games.last().map_or(0, |it| it.deal + 1);
    let folds: Vec<Vec<f64>> =
        if deals >= FOLDS { (0..FOLDS).map(|it| rated(Some(it))).collect() } else { Vec::new() };
    let error = |bot: usize| {
        let left: Vec<f64> = folds.iter().map(|it| it[bot]).collect();
        let middle = mean(&left);
        let folds = f64::from(u32::try_from(FOLDS).unwrap_or(u32::MAX));
        let sum: f64 = left.iter().map(|it| (it - middle).powi(2)).sum();
        (!left.is_empty()).then(|| (sum * (folds - 1.0) / folds).sqrt())
    };
    all.iter().enumerate().map(|(bot, elo)| Rating { elo: *elo, error: error(bot) }).collect()
}

fn results<'a>(
    different: &[Option<&Contestant>],
    bots: &[Contestant],
    games: impl Iterator<Item = &'a ArenaGame>,
) -> Results {
    let mut results = Results::new();
    for game in games {
        let places = &game.timed.result.places;
        let who = |seat: usize| {
            let bot = bot_at(bots, game.rotation, seat);
            different.iter().position(|it| *it == bot).unwrap_or_default()
        };
        for one in 0..places.len() {
            for other in 0..places.len() {
                if who(one) < who(other) {
                    let met = results.entry((who(one), who(other))).or_default();
                    met.0 += match places[one].cmp(&places[other]) {
                        std::cmp::Ordering::Less => 1.0,
                        std::cmp::Ordering::Equal => 0.5,
                        std::cmp::Ordering::Greater => 0.0,
                    };
                    met.1 += 1.0;
                }
            }
        }
    }
    results
}

/// Ratings under which the results are likeliest, by the method of Bradley and Terry. Half a point is added to each side of each
/// meeting, so that a bot that never lost has a rating, too.
fn fit(bots: usize, results: &Results) -> Vec<f64> {
    let mut strength = vec![1.0f64; bots];
    for _ in 0..PASSES {
        let mut next = strength.clone();
        for (bot, next) in next.iter_mut().enumerate() {
            let (mut won, mut expected) = (0.0, 0.0);
            for ((one, other), (points, met)) in results {
                let (mine, rival) = match (*one == bot, *other == bot) {
                    (true, _) => (*points, *other),
                    (_, true) => (met - points, *one),
                    _ => continue,
                };
                won += mine + 0.5;
                expected += (met + 1.0) / (strength[bot] + strength[rival]);
            }
            if expected > 0.0 {
                *next = won / expected;
            }
        }
        let zero = next.last().copied().unwrap_or(1.0);
        strength = next.into_iter().map(|it| it / zero).collect();
    }
    strength.iter().map(|it| 400.0 * it.log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_wins_of_four_are_190_elo() {
        let results = Results::from([((0, 1), (7_500.0, 10_000.0))]);
        let rated = fit(2, &results);
        assert!((rated[0] - 190.85).abs() < 0.1 && rated[1].abs() < 1e-9, "{rated:?}");
    }

    #[test]
    fn ratings_add_up_over_a_third_bot() {
        let won = |elo: f64| 10_000.0 / (1.0 + 10f64.powf(-elo / 400.0));
        let results = Results::from([((0, 1), (won(100.0), 10_000.0)), ((1, 2), (won(50.0), 10_000.0))]);
        let rated = fit(3, &results);
        assert!((rated[0] - 150.0).abs() < 1.0 && (rated[1] - 50.0).abs() < 1.0, "{rated:?}");
    }

    #[test]
    fn who_never_lost_has_a_rating() {
        let rated = fit(2, &Results::from([((0, 1), (10.0, 10.0))]));
        assert!(rated[0] > 200.0 && rated[0].is_finite(), "{rated:?}");
    }
}
