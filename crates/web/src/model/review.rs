//! Replays and reviews.

use patolli_catalog::{AnyPlay, LineStep, Review};

use super::Table;

/// A moment of a game in a replay.
pub struct Replay<'a> {
    /// The table after [`Self::step`] decisions; nothing can be decided.
    pub table: Table<'a>,
    /// The whole game, for the log and the ticks of the slider.
    pub whole: &'a dyn AnyPlay,
    /// The moment, from 0.
    pub step: usize,
}

/// The review of a finished game. Its forms: POST `/t/ID/review` (begins it, `stop` gives it up), POST `/t/ID/play-on`
/// (`n`, `moment` and `line` as in the address of the page, `seat`: the seat the reader takes, `bot`: the bot for the others).
///
/// The page is at `/t/ID/review?n=STEP`; with `moment=M&line=K` it shows the position after the first K decisions
/// of the better line of moment M instead. While it is computed, GET `/t/ID/review/parts` gives the parts that change.
pub struct Reviewing<'a> {
    /// The position shown, the whole game and the moment.
    pub replay: Replay<'a>,
    /// Progress of the review.
    pub state: ReviewState<'a>,
    /// The variation shown.
    pub variation: Option<Variation>,
}

/// Progress of a review.
#[derive(Clone, Copy, Debug)]
pub enum ReviewState<'a> {
    /// Not asked for.
    None,
    /// In the queue.
    Waiting,
    /// Being computed by another machine.
    Elsewhere,
    /// Being computed: segments done, segments in all.
    Running(usize, usize),
    /// Finished.
    Ready(&'a Review),
}

/// A position in the better line of a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variation {
    /// Number of the moment in the review.
    pub moment: usize,
    /// Number of decisions of the better line that were taken.
    pub taken: usize,
    /// All decisions of the better line.
    pub steps: Vec<LineStep>,
}
