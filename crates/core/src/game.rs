//! The trait every game implements.

use std::{error, fmt, hash::Hash, ops::ControlFlow, str::FromStr};

use arrayvec::ArrayVec;
use serde::{Serialize, de::DeserializeOwned};

use crate::{Describe, Log, MAX_SEATS, Options, Refusal, Rng, Seat, Viewer};

/// A walk over actions: return `Break` to stop it.
pub type Visit<'a, A> = dyn FnMut(A) -> ControlFlow<()> + 'a;

/// The seat that must decide now, or that the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Status {
    /// This seat is asked.
    Asks(Seat),
    /// Nothing more is to be decided.
    Over,
}

/// A text is no notation of an action.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{text}` is not notation: {expected}")]
pub struct BadNotation {
    /// The text, shortened.
    pub text: String,
    /// What was expected instead.
    pub expected: &'static str,
}

impl BadNotation {
    /// The error for `text`, of which at most 60 characters are kept.
    pub fn new(text: &str, expected: &'static str) -> Self {
        Self { text: text.chars().take(60).collect(), expected }
    }
}

/// A text is no deal.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a deal: {0}")]
pub struct BadDeal(pub String);

/// A position breaks an invariant of its game: pieces are lost, doubled or where they cannot be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a possible position: {0}")]
pub struct InvalidPosition(pub String);

/// The rules of one game. `Self` is a whole position, seen and unseen.
pub trait Game:
    Clone + Eq + Hash + fmt::Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// The name of the game in commands, records and addresses.
    const NAME: &'static str;
    /// No game takes more decisions than this.
    const MAX_DECISIONS: usize;
    /// No decision has more choices than this.
    const MAX_CHOICES: usize;
    /// Scores count in parts of a point: 1 where all points are whole, 4 where there are quarters.
    const UNITS_PER_POINT: i32 = 1;

    /// What the table agreed on: seats, expansions, variants.
    type Options: Options;
    /// Everything chance decides: the order of every face-down pile. Its `Display` and `FromStr` are lines of a record.
    type Deal: Clone + Eq + fmt::Debug + fmt::Display + FromStr<Err = BadDeal> + Send + Sync;
    /// One atomic decision. Its `Display` and `FromStr` are the notation.
    type Action: Copy
        + Eq
        + Ord
        + Hash
        + fmt::Debug
        + fmt::Display
        + FromStr<Err = BadNotation>
        + Send
        + Sync
        + 'static;
    /// One thing that happened: past tense, typed, without words.
    type Event: Describe;
    /// What one viewer may know, and nothing more.
    type View: Clone + Eq + fmt::Debug + Serialize;
    /// Why an action may not be taken.
    type Illegal: error::Error + Refusal + Clone + Eq;

    /// Shuffles every pile.
    fn deal(options: &Self::Options, rng: &mut Rng) -> Self::Deal;

    /// The position before the first decision.
    fn start(options: &Self::Options, deal: Self::Deal) -> Self;

    /// How many seats play. Those beyond the seats of the options play by the rules alone and are never asked.
    fn seats(&self) -> u8;

    /// The seat that must decide now, or that the game is over.
    fn status(&self) -> Status;

    /// Shows every action worth naming to `visit`, legal or not.
    fn each_candidate(&self, visit: &mut Visit<'_, Self::Action>) -> ControlFlow<()>;

    /// The only judge of legality.
    fn check(&self, action: Self::Action) -> Result<(), Self::Illegal>;

    /// Carries out an action that `check` accepts.
    fn apply(&mut self, action: Self::Action, log: &mut Log<Self::Event>);

    /// What `viewer` may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A position `seat` cannot tell from this one, the unseen dealt anew.
    #[must_use]
    fn redeal(&self, seat: Seat, rng: &mut Rng) -> Self;

    /// Points by seat in [`Self::UNITS_PER_POINT`], as they stand.
    fn scores(&self) -> ArrayVec<i32, MAX_SEATS>;

    /// Whether every piece is where it can be; asked of positions that come from outside, and by tests all the time.
    fn audit(&self) -> Result<(), InvalidPosition>;

    /// The only sensible answer to a question that needs no thought; the driver gives it and marks it so.
    fn forced(&self) -> Option<Self::Action> {
        None
    }

    /// Places by seat, from 1; equal places are shared.
    fn places(&self) -> ArrayVec<u8, MAX_SEATS> {
        let scores = self.scores();
        scores
            .iter()
            .map(|mine| 1 + u8::try_from(scores.iter().filter(|it| *it > mine).count()).unwrap_or(u8::MAX))
            .collect()
    }

    /// Total: on `Err` nothing has changed.
    fn play(&mut self, action: Self::Action, log: &mut Log<Self::Event>) -> Result<(), Self::Illegal> {
        self.check(action).map(|()| self.apply(action, log))
    }

    /// The candidates that `check` accepts, in the same order.
    fn each_legal(&self, visit: &mut Visit<'_, Self::Action>) -> ControlFlow<()> {
        self.each_candidate(&mut |it| {
            if self.check(it).is_ok() { visit(it) } else { ControlFlow::Continue(()) }
        })
    }

    /// Legal, but leads nowhere another action does not; search may skip it.
    fn is_redundant(&self, _action: Self::Action) -> bool {
        false
    }
}
