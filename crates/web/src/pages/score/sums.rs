//! Points added up by source and scoring round, all in parts of a point.

use patolli_catalog::{AnyPlay, Points, Score, Seat};

/// Message key of what everybody had before the first decision.
const START: &str = "score-start";

/// One row: a source in a scoring round.
pub(super) struct Row {
    /// Message key of the source.
    pub(super) source: &'static str,
    /// Place of the source among all sources, for its hue.
    pub(super) hue: usize,
    /// Scoring round from 1; 0 for points outside any.
    pub(super) round: u8,
    /// Points by seat.
    pub(super) by_seat: Vec<i32>,
}

impl Row {
    /// Whether nobody has more here, and somebody less.
    pub(super) fn is_best(&self, seat: Seat) -> bool {
        let own = self.by_seat[seat.index()];
        own > 0 && self.by_seat.iter().all(|it| *it <= own) && self.by_seat.iter().any(|it| *it < own)
    }

    fn is_loss(&self) -> bool {
        self.by_seat.iter().sum::<i32>() < 0
    }
}

/// Everything the score page shows.
pub(super) struct Sums {
    /// So many parts make a point.
    pub(super) parts: i32,
    /// Rows from the start of the game to its end; losses last. Each column adds up to its total.
    pub(super) rows: Vec<Row>,
    /// Points by seat.
    pub(super) totals: Vec<i32>,
    /// Seats by place.
    pub(super) order: Vec<Seat>,
    /// Points by seat at the start and after each scoring round.
    pub(super) curves: Vec<Vec<i32>>,
}

impl Sums {
    /// The sums of a game as it stands.
    pub(super) fn of(play: &dyn AnyPlay) -> Self {
        let (points, totals, places) = (play.points(), play.scores(), play.places());
        let start = start(&points, &totals);
        let mut order: Vec<_> = Seat::all(play.seats()).collect();
        order.sort_by_key(|it| places[it.index()]);
        let (rows, curves) = (rows(&points, &start), curves(&points, &start));
        Self { parts: play.kind().parts(), rows, totals, order, curves }
    }

    /// A sum as it is written.
    pub(super) const fn score(&self, n: i32) -> Score {
        Score::new(n, self.parts)
    }
}

/// What each seat began with: what no point gained or lost explains.
fn start(points: &[Points], totals: &[i32]) -> Vec<i32> {
    let mut start = totals.to_vec();
    for it in points {
        start[it.seat.index()] -= it.n;
    }
    start
}

fn rows(points: &[Points], start: &[i32]) -> Vec<Row> {
    let sources = sources(points);
    let mut rows: Vec<Row> = Vec::new();
    if start.iter().any(|it| *it != 0) {
        rows.push(Row { source: START, hue: sources.len(), round: 0, by_seat: start.to_vec() });
    }
    for it in points {
        let found = rows.iter().position(|row| (row.source, row.round) == (it.source, it.round));
        let index = found.unwrap_or_else(|| {
            let hue = sources.iter().position(|source| *source == it.source).expect("every source is listed");
            rows.push(Row { source: it.source, hue, round: it.round, by_seat: vec![0; start.len()] });
            rows.len() - 1
        });
        rows[index].by_seat[it.seat.index()] += it.n;
    }
    // The sort is stable, so that the start stays first.
    rows.sort_by_key(|row| (row.is_loss(), row.round, if row.source == START { 0 } else { row.hue + 1 }));
    rows
}

/// The sources, those of scoring rounds first.
fn sources(points: &[Points]) -> Vec<&'static str> {
    let (during, scoring): (Vec<&Points>, Vec<&Points>) = points.iter().partition(|it| it.round == 0);
    let mut sources = Vec::new();
    for it in scoring.into_iter().chain(during) {
        if !sources.contains(&it.source) {
            sources.push(it.source);
        }
    }
    sources
}

/// Points by seat at the start and after each scoring round, in the order they were got.
fn curves(points: &[Points], start: &[i32]) -> Vec<Vec<i32>> {
    let rounds = points.iter().map(|it| it.round).max().unwrap_or(0);
    let mut curves: Vec<_> = start.iter().map(|it| vec![*it; usize::from(rounds) + 1]).collect();
    let mut now = start.to_vec();
    for it in points {
        let seat = it.seat.index();
        now[seat] += it.n;
        let first = if it.round == 0 { curves[seat].len() } else { usize::from(it.round) };
        curves[seat].iter_mut().skip(first).for_each(|point| *point = now[seat]);
    }
    curves
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(seat: u8, source: &'static str, round: u8, n: i32) -> Points {
        Points { seat: Seat::new(seat), source, round, n }
    }

    #[test]
    fn rows_add_up_with_the_start_and_losses_come_last() {
        let points = [points(0, "bids", 0, -3), points(0, "temples", 1, 7), points(1, "temples", 1, 4)];
        let rows = rows(&points, &start(&points, &[24, 24]));
        let sources: Vec<_> = rows.iter().map(|it| (it.source, it.by_seat.clone())).collect();
        assert_eq!(sources, [(START, vec![20, 20]), ("temples", vec![7, 4]), ("bids", vec![-3, 0])]);
    }

    #[test]
    fn nothing_is_said_of_a_start_without_points() {
        let points = [points(0, "temples", 1, 7)];
        assert_eq!(rows(&points, &start(&points, &[7, 0])).len(), 1);
    }

    #[test]
    fn a_curve_pays_bids_when_the_next_round_is_scored() {
        let points = [points(0, "temples", 1, 5), points(0, "bids", 0, -2), points(0, "temples", 2, 6)];
        assert_eq!(curves(&points, &[20]), [[20, 25, 29]]);
    }

    #[test]
    fn the_best_of_a_row_has_more_than_somebody_else() {
        let row = |by_seat| Row { source: "temples", hue: 0, round: 1, by_seat };
        assert!(row(vec![3, 1]).is_best(Seat::new(0)));
        assert!(!row(vec![3, 1]).is_best(Seat::new(1)));
        assert!(!row(vec![3, 3]).is_best(Seat::new(0)));
        assert!(!row(vec![0, -3]).is_best(Seat::new(0)));
    }
}
