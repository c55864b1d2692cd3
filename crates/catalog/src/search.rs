//! What a search thinks, without the types of a game.

use patolli_ai::{Budget, Expectation, Stop};
use patolli_core::{Message, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::GoodsChange;

/// What a search thinks of a position.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SearchReport {
    /// The seat that decides.
    pub seat: Seat,
    /// How often the position was looked at.
    pub simulations: u32,
    /// How much memory the search holds.
    pub bytes: usize,
    /// What each seat may expect.
    #[serde(rename = "outlook")]
    pub expectations: Vec<Expectation>,
    /// The best ways to go on with this turn, best first.
    pub lines: Vec<Line>,
}

/// One way to go on with a turn, as far as it can be foreseen: to its end or to something hidden.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Line {
    /// The decisions in notation.
    pub steps: Vec<String>,
    /// What the one who decides may expect of it.
    #[serde(flatten)]
    pub expectation: Expectation,
    /// How often the search tried it.
    pub simulations: u32,
    /// What changes by it, compared with the position now: the biggest change first.
    #[serde(rename = "why")]
    pub factors: Vec<Factor>,
}

/// A decision beside the best one, by what the seat that decides can know.
#[derive(Clone, PartialEq, Debug)]
pub struct Comparison {
    /// The seat that decides.
    pub seat: Seat,
    /// The decision, and how the turn would go on.
    pub asked: Line,
    /// The best way.
    pub best: Line,
    /// Points of margin that the decision loses; below zero if it came off better.
    pub lost: f32,
    /// By how much that may be wrong.
    pub uncertainty: f32,
    /// Where the difference lies; the biggest one first.
    pub factors: Vec<Factor>,
    /// What the others would probably do then, up to the first thing that nobody can know.
    pub reply: Vec<String>,
}

/// Points that are gained or lost in one respect.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Factor {
    /// Message key of what it is about, in the words of the game.
    pub source: String,
    /// Points to be expected more, or less if negative.
    pub points: f32,
}

/// A decision of a [`Line`], ready to be shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineStep {
    /// The decision in notation.
    pub notation: String,
    /// Its name among the choices.
    pub label: Message,
    /// Its icon.
    pub icon: &'static str,
    /// Ids of board elements to point at, in order.
    pub targets: Vec<String>,
    /// What it costs.
    pub pays: Vec<GoodsChange>,
    /// What it brings.
    pub gives: Vec<GoodsChange>,
}

/// Thinks about one position, deeper and deeper.
pub trait AnySearch: Send {
    /// Goes on thinking.
    fn think(&mut self, budget: Budget, stop: &Stop);

    /// What it thinks by now, with at most `lines` lines.
    fn report(&self, lines: usize) -> SearchReport;
}

/// What a search thinks of a whole game, turn by turn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Review {
    /// Every stretch of decisions of one seat between two moments at which something hidden was shown or another seat decided.
    #[serde(rename = "moments")]
    pub entries: Vec<ReviewEntry>,
    /// What each seat came to at the end.
    pub end: Vec<Expectation>,
}

/// One stretch of decisions, judged by what its seat could know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ReviewEntry {
    /// After how many decisions it begins.
    pub from: usize,
    /// After how many decisions it ends.
    pub to: usize,
    /// The seat that decided.
    pub seat: Seat,
    /// What each seat could expect when it began, had the best way been taken.
    #[serde(rename = "outlook")]
    pub expectations: Vec<Expectation>,
    /// What the seat could expect of what it did.
    pub played: Expectation,
    /// The best way there was.
    pub best: Line,
    /// Points of margin lost against the best way; never negative.
    pub lost: f32,
}

/// The stretch of a game after which the chances were most different from those before it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TurningPoint {
    /// After how many decisions it begins.
    pub from: usize,
    /// The seat that decided.
    pub seat: Seat,
    /// Whose chance to win changed: who came off best at the end.
    pub winner: Seat,
    /// That chance before and after it, from 0 to 1.
    pub chances: (f32, f32),
}

impl Review {
    /// The turning point; none if no stretch changed a chance by at least a tenth.
    pub fn turning_point(&self) -> Option<TurningPoint> {
        let best = (0..).zip(&self.end).max_by(|one, other| one.1.win.total_cmp(&other.1.win))?;
        let winner = Seat::new(best.0);
        let chance = |it: &[Expectation]| it.get(winner.index()).map(|it| it.win);
        let after = self.entries.iter().skip(1).map(|it| &it.expectations[..]).chain([&self.end[..]]);
        let points = self.entries.iter().zip(after).filter_map(|(entry, after)| {
            let chances = (chance(&entry.expectations)?, chance(after)?);
            Some(TurningPoint { from: entry.from, seat: entry.seat, winner, chances })
        });
        let change = |it: &TurningPoint| (it.chances.1 - it.chances.0).abs();
        points.filter(|it| change(it) >= 0.1).max_by(|one, other| change(one).total_cmp(&change(other)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_greatest_change_of_the_winners_chance_is_the_turning_point() {
        let expect =
            |win: f32| vec![Expectation { margin: 0.0, win }, Expectation { margin: 0.0, win: 1.0 - win }];
        let entry = |from: usize, win: f32| ReviewEntry {
            from,
            to: from + 3,
            seat: Seat::new(u8::from(from > 2)),
            expectations: expect(win),
            played: Expectation { margin: 0.0, win },
            best: Line {
                steps: Vec::new(),
                expectation: Expectation { margin: 0.0, win },
                simulations: 1,
                factors: Vec::new(),
            },
            lost: 0.0,
        };
        let review = Review { entries: vec![entry(0, 0.5), entry(3, 0.45), entry(6, 0.8)], end: expect(1.0) };
        let point = review.turning_point().expect("chances changed");
        assert_eq!((point.from, point.seat, point.winner), (3, Seat::new(1), Seat::new(0)));
        assert_eq!(point.chances, (0.45, 0.8));
        let level = Review { entries: vec![entry(0, 0.95)], end: expect(1.0) };
        assert_eq!(level.turning_point(), None, "nothing changed much");
    }
}
