//! Looking back: replays and reviews.

use patolli_catalog::{AnyPlay, LineStep, Review};

use super::Table;

/// A moment of a game, for looking back.
pub struct Replay<'a> {
    /// The table as it stood after [`Self::step`] decisions; nothing can be decided.
    pub table: Table<'a>,
    /// The whole game, for the log and the ticks of the slider.
    pub whole: &'a dyn AnyPlay,
    /// The moment, from 0.
    pub step: usize,
}

/// The review of a finished game. Its forms: POST `/t/ID/review` (begins it, `stop` gives it up), POST `/t/ID/play-on`
/// (`n`, `moment` and `line` as in the address of the page, `seat`: the seat the reader takes, `bot`: who takes the others).
///
/// The page is at `/t/ID/review?n=STEP`; with `moment=M&line=K` it shows the position after the first K decisions
/// of the better line of moment M instead. While it is computed, GET `/t/ID/review/parts` gives the parts that change.
pub struct Reviewing<'a> {
    /// The position shown, the whole game and the moment; nothing can be decided.
    pub replay: Replay<'a>,
    /// How far the review has come.
    pub state: ReviewState<'a>,
    /// The variation shown: number of the moment in the review, how many decisions of its better line, and all of them.
    pub variation: Option<Variation>,
}

/// How far a review has come.
#[derive(Clone, Copy, Debug)]
pub enum ReviewState<'a> {
    /// Nobody asked for it.
    None,
    /// It waits until it is computed.
    Waiting,
    /// Another machine computes it.
    Elsewhere,
    /// It is being computed: so many stretches of so many.
    Running(usize, usize),
    /// It is there.
    Ready(&'a Review),
}

/// A better line that is looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variation {
    /// Number of the moment in the review.
    pub moment: usize,
    /// How many decisions of the better line were taken.
    pub taken: usize,
    /// All its decisions.
    pub steps: Vec<LineStep>,
}
