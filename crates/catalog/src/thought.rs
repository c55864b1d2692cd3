//! What a search thinks, without the types of a game.

use patolli_ai::{Budget, Outlook, Stop};
use patolli_core::{Message, Seat};
use serde::{Deserialize, Serialize};

use crate::{AnyPlay, Change};

/// What a search thinks of a position.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Thought {
    /// Who decides.
    pub seat: Seat,
    /// How often the position was looked at.
    pub simulations: u32,
    /// How much memory the search holds.
    pub bytes: usize,
    /// What each seat may expect.
    pub outlook: Vec<Outlook>,
    /// The best ways to go on with this turn, best first.
    pub lines: Vec<Line>,
}

/// One way to go on with a turn, as far as it can be foreseen: to its end or to something hidden.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Line {
    /// The decisions in notation.
    pub steps: Vec<String>,
    /// What the one who decides may expect of it.
    #[serde(flatten)]
    pub outlook: Outlook,
    /// How often the search tried it.
    pub simulations: u32,
    /// What changes by it, compared with the position now: the biggest change first.
    pub why: Vec<Why>,
}

/// Points that are gained or lost in one respect.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Why {
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
    pub at: Vec<String>,
    /// What it costs.
    pub pays: Vec<Change>,
    /// What it brings.
    pub gives: Vec<Change>,
}

/// Thinks about one position, deeper and deeper.
pub trait Thinker: Send {
    /// Goes on thinking.
    fn think(&mut self, budget: Budget, stop: &Stop);

    /// What it thinks by now, with at most so many lines.
    fn thought(&self, lines: usize) -> Thought;
}

/// A computer player at one seat: it keeps its thoughts from one decision of a turn to the next.
pub trait Mind: Send {
    /// Its decision in notation; `None` when the game is over or belongs to another game.
    ///
    /// However early it is stopped, it knows a legal decision.
    fn decide(&mut self, play: &dyn AnyPlay, stop: &Stop) -> Option<String>;
}

/// What a search thinks of a whole game, turn by turn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Review {
    /// Every stretch of decisions of one seat between two moments at which something hidden was shown or another seat decided.
    pub moments: Vec<Moment>,
    /// What each seat came to at the end.
    pub end: Vec<Outlook>,
}

/// One stretch of decisions, judged by what its seat could know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Moment {
    /// After how many decisions it begins.
    pub from: usize,
    /// After how many decisions it ends.
    pub to: usize,
    /// Who decided.
    pub seat: Seat,
    /// What each seat could expect when it began, had the best way been taken.
    pub outlook: Vec<Outlook>,
    /// What the seat could expect of what it did.
    pub played: Outlook,
    /// The best way there was.
    pub best: Line,
    /// Points of margin lost against the best way; never negative.
    pub lost: f32,
}
