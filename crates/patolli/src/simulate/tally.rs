//! Counting a series of games.

use patolli_catalog::Digest;

use crate::series::GameResult;

/// Number of parts in which a win is counted, so that a shared one divides among up to five seats without a rest.
const WIN_PARTS: u64 = 60;

/// What some games of a series came to. Only whole numbers are added, so that their order does not matter.
#[derive(Default)]
pub struct SeriesStats {
    ends: Vec<(u64, Digest)>,
    decisions: u64,
    points: Vec<i64>,
    win_parts: Vec<u64>,
    range: Option<(i32, i32)>,
}

impl SeriesStats {
    /// Counts one game.
    pub fn add_game(&mut self, index: u64, report: &GameResult) {
        let seats = report.scores.len();
        self.ends.push((index, report.digest));
        self.decisions += report.decisions;
        self.points.resize(seats, 0);
        self.win_parts.resize(seats, 0);
        let winners: u64 = report.places.iter().map(|it| u64::from(*it == 1)).sum();
        for (seat, (score, place)) in report.scores.iter().zip(&report.places).enumerate() {
            self.points[seat] += i64::from(*score);
            self.win_parts[seat] += if *place == 1 { WIN_PARTS / winners.max(1) } else { 0 };
            self.range = merge_ranges(self.range, Some((*score, *score)));
        }
    }

    /// Both together.
    pub fn merge(mut self, other: Self) -> Self {
        self.ends.extend(other.ends);
        self.decisions += other.decisions;
        self.points = sum(&self.points, &other.points);
        self.win_parts = sum(&self.win_parts, &other.win_parts);
        self.range = merge_ranges(self.range, other.range);
        self
    }

    /// How many games.
    pub const fn games(&self) -> u64 {
        self.ends.len() as u64
    }

    /// How many decisions.
    pub const fn decisions(&self) -> u64 {
        self.decisions
    }

    /// The hash over all final positions in game order.
    pub fn digest(&self) -> Digest {
        let mut ends: Vec<_> = self.ends.iter().collect();
        ends.sort_unstable_by_key(|(index, _)| *index);
        Digest::combine(ends.into_iter().map(|(_, digest)| *digest))
    }

    /// The lowest score of any seat, in parts of a point.
    pub fn min_score(&self) -> i32 {
        self.range.unwrap_or_default().0
    }

    /// The highest score of any seat, in parts of a point.
    pub fn max_score(&self) -> i32 {
        self.range.unwrap_or_default().1
    }
}

#[expect(clippy::cast_precision_loss, reason = "means of counts need no more digits than a float has")]
impl SeriesStats {
    /// Games per second.
    pub fn games_per(&self, seconds: f64) -> f64 {
        self.games() as f64 / seconds.max(f64::MIN_POSITIVE)
    }

    /// Decisions per second.
    pub fn decisions_per(&self, seconds: f64) -> f64 {
        self.decisions as f64 / seconds.max(f64::MIN_POSITIVE)
    }

    /// The mean number of decisions in a game.
    pub fn mean_decisions(&self) -> f64 {
        self.decisions as f64 / self.games() as f64
    }

    /// The mean score of all seats, in points of `parts` parts.
    pub fn mean_score(&self, parts: i32) -> f64 {
        let results = self.games() * self.points.len() as u64;
        self.points.iter().sum::<i64>() as f64 / (results as f64 * f64::from(parts))
    }

    /// The mean score by seat, in points of `parts` parts.
    pub fn mean_score_by_seat(&self, parts: i32) -> Vec<f64> {
        self.points.iter().map(|it| *it as f64 / (self.games() as f64 * f64::from(parts))).collect()
    }

    /// Wins by seat; a shared first place counts as its share.
    pub fn wins_by_seat(&self) -> Vec<f64> {
        self.win_parts.iter().map(|it| *it as f64 / WIN_PARTS as f64).collect()
    }
}

fn merge_ranges(one: Option<(i32, i32)>, other: Option<(i32, i32)>) -> Option<(i32, i32)> {
    match (one, other) {
        (Some(one), Some(other)) => Some((one.0.min(other.0), one.1.max(other.1))),
        _ => one.or(other),
    }
}

/// Sums by seat; a thread that played nothing has counted no seat.
fn sum<T: Copy + Default + std::ops::Add<Output = T>>(one: &[T], other: &[T]) -> Vec<T> {
    let at = |it: &[T], seat: usize| it.get(seat).copied().unwrap_or_default();
    (0..one.len().max(other.len())).map(|seat| at(one, seat) + at(other, seat)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(first: u8, scores: [i32; 2], places: [u8; 2]) -> GameResult {
        GameResult { decisions: 10, scores: scores.into(), places: places.into(), digest: Digest([first; 8]) }
    }

    #[test]
    fn the_order_of_games_does_not_matter() {
        let games = [report(1, [5, 7], [2, 1]), report(2, [9, 9], [1, 1]), report(3, [-1, 0], [2, 1])];
        let mut whole = SeriesStats::default();
        (0..).zip(&games).for_each(|(index, it)| whole.add_game(index, it));
        let (mut odd, mut even) = (SeriesStats::default(), SeriesStats::default());
        odd.add_game(1, &games[1]);
        even.add_game(2, &games[2]);
        even.add_game(0, &games[0]);
        let parts = SeriesStats::default().merge(odd).merge(even);
        assert_eq!(parts.digest(), whole.digest());
        assert_eq!(parts.wins_by_seat(), [0.5, 2.5]);
        assert_eq!((parts.min_score(), parts.max_score()), (-1, 9));
        assert_eq!(parts.mean_score_by_seat(1), whole.mean_score_by_seat(1));
        assert!((parts.mean_decisions() - 10.0).abs() < 1e-9);
    }

    #[test]
    fn means_are_in_points_however_small_their_parts() {
        let mut tally = SeriesStats::default();
        tally.add_game(0, &report(1, [305, -11], [1, 2]));
        tally.add_game(1, &report(2, [306, -11], [1, 2]));
        assert_eq!(tally.mean_score_by_seat(4), [76.375, -2.75]);
        assert!((tally.mean_score(4) - 36.8125).abs() < 1e-9 && (tally.mean_score(1) - 147.25).abs() < 1e-9);
    }
}
