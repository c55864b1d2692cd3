//! Points added up by source and scoring round, all in parts of a point.

use patolli_catalog::{AnyPlay, Ceremony, Message, Points, Score, Seat, Status, Viewer};

/// Message key of the points before the first decision.
const START: &str = "score-start";
/// Number of patterns, including the empty one.
const PATTERNS: usize = 5;

/// One row: a source in a scoring round.
pub(super) struct Row {
    /// Message key of the source.
    pub(super) source: &'static str,
    /// Place of the source among all sources, for its hue.
    pub(super) hue: usize,
    /// Scoring round from 1; 0 for points outside any.
    pub(super) round: u8,
    /// Which pattern lies over its hue: that of the round or, in games without rounds, one of its own; 1 is none.
    pub(super) pattern: u8,
    /// Points by seat.
    pub(super) by_seat: Vec<i32>,
}

impl Row {
    /// Whether a seat has at least as much as every other here, and more than one of them.
    pub(super) fn is_best(&self, seat: Seat) -> bool {
        let own = self.by_seat[seat.index()];
        own > 0 && self.by_seat.iter().all(|it| *it <= own) && self.by_seat.iter().any(|it| *it < own)
    }

    fn is_loss(&self) -> bool {
        self.by_seat.iter().sum::<i32>() < 0
    }
}

/// Sums shown on the score page.
pub(super) struct Sums {
    /// Parts of a point.
    pub(super) parts: i32,
    /// Rows in the game's own order or from its start to its end, losses last. Each column adds up to its total.
    pub(super) rows: Vec<Row>,
    /// Points by seat.
    pub(super) totals: Vec<i32>,
    /// Seats by place.
    pub(super) order: Vec<Seat>,
    /// Points by seat at the start and after each scoring round or ceremony.
    pub(super) curves: Vec<Vec<i32>>,
    /// The names of the scoring rounds; none where they are only counted.
    pub(super) marks: Option<Vec<Message>>,
}

impl Sums {
    /// The sums of a game as it stands.
    pub(super) fn new(play: &dyn AnyPlay) -> Self {
        let (points, totals, places) = (play.points(), play.scores(), play.places());
        let start = start(&points, &totals);
        let mut order: Vec<_> = Seat::all(play.seats()).collect();
        order.sort_by_key(|it| places[it.index()]);
        let rows = rows(&points, &start, play.game().sources());
        let (curves, marks) = if has_rounds(&points) {
            (curves(&points, &start), None)
        } else {
            let now = (play.status() != Status::Over).then_some(&totals[..]);
            let (curves, marks) = by_ceremony(&play.ceremonies(Viewer::Watcher, 0), &start, now);
            (curves, Some(marks))
        };
        Self { parts: play.game().units_per_point(), rows, totals, order, curves, marks }
    }

    /// A sum as it is written.
    pub(super) const fn score(&self, n: i32) -> Score {
        Score::new(n, self.parts)
    }
}

/// Points of each seat at the start: its total without all gains and losses.
fn start(points: &[Points], totals: &[i32]) -> Vec<i32> {
    let mut start = totals.to_vec();
    for it in points {
        start[it.seat.index()] -= it.n;
    }
    start
}

/// Whether the game has scoring rounds.
fn has_rounds(points: &[Points]) -> bool {
    points.iter().any(|it| it.round > 0)
}

fn rows(points: &[Points], start: &[i32], listed: &[&'static str]) -> Vec<Row> {
    let sources = sources(points, listed);
    let rounds = has_rounds(points);
    let row = |source: &'static str, round: u8| {
        let hue = sources.iter().position(|it| *it == source).unwrap_or(sources.len());
        let own = u8::try_from((hue + 1) % PATTERNS).unwrap_or_default();
        Row {
            source,
            hue,
            round,
            pattern: if rounds { round.min(4) } else { own },
            by_seat: vec![0; start.len()],
        }
    };
    let mut rows: Vec<Row> = Vec::new();
    if start.iter().any(|it| *it != 0) {
        rows.push(Row { by_seat: start.to_vec(), ..row(START, 0) });
    }
    for it in points {
        let found = rows.iter().position(|row| (row.source, row.round) == (it.source, it.round));
        let index = found.unwrap_or_else(|| {
            rows.push(row(it.source, it.round));
            rows.len() - 1
        });
        rows[index].by_seat[it.seat.index()] += it.n;
    }
    // The sort is stable, so that the start stays first. A game that has an order has its penalties where it wants them.
    let is_last = |row: &Row| row.is_loss() && !listed.contains(&row.source);
    rows.sort_by_key(|row| (is_last(row), row.round, if row.source == START { 0 } else { row.hue + 1 }));
    rows
}

/// The sources: those of the game's list in its order, then those of scoring rounds, then the others.
fn sources(points: &[Points], listed: &[&'static str]) -> Vec<&'static str> {
    let (during, scoring): (Vec<&Points>, Vec<&Points>) = points.iter().partition(|it| it.round == 0);
    let mut sources = listed.to_vec();
    for it in scoring.into_iter().chain(during) {
        if !sources.contains(&it.source) {
            sources.push(it.source);
        }
    }
    sources
}

/// Points by seat at the start, after each ceremony and, while the game runs, now; and the titles of the ceremonies.
fn by_ceremony(ceremonies: &[Ceremony], start: &[i32], now: Option<&[i32]>) -> (Vec<Vec<i32>>, Vec<Message>) {
    let done: Vec<_> = ceremonies.iter().filter(|it| it.done).collect();
    let mut moments = vec![start.to_vec()];
    moments.extend(done.iter().map(|it| it.after()));
    moments.extend(now.map(<[i32]>::to_vec));
    let curve = |seat: usize| moments.iter().map(|it| it[seat]).collect();
    ((0..start.len()).map(curve).collect(), done.iter().map(|it| it.title.clone()).collect())
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
        let rows = rows(&points, &start(&points, &[24, 24]), &[]);
        let sources: Vec<_> = rows.iter().map(|it| (it.source, it.by_seat.clone())).collect();
        assert_eq!(sources, [(START, vec![20, 20]), ("temples", vec![7, 4]), ("bids", vec![-3, 0])]);
    }

    #[test]
    fn a_game_with_an_order_keeps_it_and_its_sources_look_different() {
        let listed = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "unfed"];
        let mut points: Vec<_> = listed.map(|it| points(0, it, 0, 4)).into_iter().rev().collect();
        points[0].n = -12;
        points[5].n = -1;
        let rows = rows(&points, &start(&points, &[19]), &listed);
        assert_eq!(rows.iter().map(|it| it.source).collect::<Vec<_>>(), listed);
        let looks: std::collections::BTreeSet<_> = rows.iter().map(|it| (it.hue % 8, it.pattern)).collect();
        assert_eq!(looks.len(), listed.len());
    }

    #[test]
    fn a_curve_without_rounds_goes_from_ceremony_to_ceremony() {
        let ceremony = |done, before: [i32; 2]| Ceremony {
            number: 1,
            first: 1,
            last: 1,
            done,
            title: Message::new("food-day-began"),
            before: before.to_vec(),
            stages: Vec::new(),
        };
        let ceremonies = [ceremony(true, [7, 8]), ceremony(true, [9, -1]), ceremony(false, [20, 20])];
        let (curves, marks) = by_ceremony(&ceremonies, &[0, 1], Some(&[21, 22]));
        assert_eq!(curves, [[0, 7, 9, 21], [1, 8, -1, 22]]);
        assert_eq!(marks.len(), 2);
        assert_eq!(by_ceremony(&[], &[0, 1], Some(&[2, 3])).0, [[0, 2], [1, 3]]);
    }

    #[test]
    fn nothing_is_said_of_a_start_without_points() {
        let points = [points(0, "temples", 1, 7)];
        assert_eq!(rows(&points, &start(&points, &[7, 0]), &[]).len(), 1);
    }

    #[test]
    fn a_curve_pays_bids_when_the_next_round_is_scored() {
        let points = [points(0, "temples", 1, 5), points(0, "bids", 0, -2), points(0, "temples", 2, 6)];
        assert_eq!(curves(&points, &[20]), [[20, 25, 29]]);
    }

    #[test]
    fn the_best_of_a_row_has_more_than_somebody_else() {
        let row = |by_seat| Row { source: "temples", hue: 0, round: 1, pattern: 1, by_seat };
        assert!(row(vec![3, 1]).is_best(Seat::new(0)));
        assert!(!row(vec![3, 1]).is_best(Seat::new(1)));
        assert!(!row(vec![3, 3]).is_best(Seat::new(0)));
        assert!(!row(vec![0, -3]).is_best(Seat::new(0)));
    }
}
