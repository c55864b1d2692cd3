//! Events and refusals, ready to be told: message, seat, ids of the board, points and goods.

use std::{fmt, hash::Hash};

use serde::Serialize;

use crate::{Message, MessageSpec, Seat, Viewer};

/// A stop of a [way](Describe::way): the plate of the seat whose event it is.
pub const PLATE: &str = "@";

/// A stop of a [way](Describe::way): where the seat's last event before this one took place.
pub const HERE: &str = "*";

/// Something that happened, ready to be told.
///
/// The macro [`events!`](crate::events) implements it.
pub trait Describe: Clone + fmt::Debug + Eq + Hash + Serialize + Send + Sync + 'static {
    /// Messages of all variants.
    const MESSAGES: &'static [MessageSpec] = &[];

    /// Message keys of the stages of ceremonies, in the order of the rules.
    ///
    /// A ceremony is what happens to all seats one after the other and is best read together: a food day, a scoring.
    const STAGES: &'static [&'static str] = &[];

    /// Whether other events may stand between those of a ceremony, which then is over when every seat has had all its stages.
    const SPREAD: bool = false;

    /// Message keys of the sources of points, in the order people want to read them; those not listed follow.
    const SOURCES: &'static [&'static str] = &[];

    /// The sentence.
    fn message(&self) -> Message;

    /// The seat that did it or that it concerns first.
    fn seat(&self) -> Option<Seat>;

    /// Whether it showed something hidden, so that nothing before it may be undone.
    fn reveals(&self) -> bool;

    /// Whether it opens a new group in the log: a turn, a round.
    fn is_heading(&self) -> bool {
        false
    }

    /// Whether `viewer` may be told now.
    fn visible_to(&self, _viewer: Viewer) -> bool {
        true
    }

    /// Ids of what changed on the board.
    fn touches(&self) -> Vec<String> {
        Vec::new()
    }

    /// The stops of a piece that moved, from where it left to where it is: ids of the board, [`PLATE`] or [`HERE`].
    ///
    /// A stop can name several ids, parted by `|`: the first that is drawn counts. The piece is drawn as the first id of the last
    /// stop, or of the first one where that is gone.
    fn way(&self) -> Vec<String> {
        Vec::new()
    }

    /// Numbers of dice that were rolled.
    fn roll(&self) -> Vec<u8> {
        Vec::new()
    }

    /// Icon of a moment that everybody should notice: a volcano, a food day.
    fn moment(&self) -> Option<&'static str> {
        None
    }

    /// Points it brought or cost, by source, for the table at the end of the game.
    fn points(&self) -> Vec<Points> {
        Vec::new()
    }

    /// Goods it brought or cost, if these amounts tell as much as its sentence.
    fn goods(&self) -> Vec<Amount> {
        Vec::new()
    }

    /// The stage of a ceremony it belongs to.
    ///
    /// A ceremony begins with a heading that has a stage and ends before the first event that has none, unless it is
    /// [spread](Self::SPREAD).
    fn stage(&self) -> Option<&'static str> {
        None
    }
}

/// Points from one source.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Points {
    /// The seat that got them.
    pub seat: Seat,
    /// Message key of the source.
    pub source: &'static str,
    /// In which scoring round, from 1; 0 during play.
    pub round: u8,
    /// How many, in parts of a point ([`Game::UNITS_PER_POINT`](crate::Game::UNITS_PER_POINT)).
    pub n: i32,
}

/// Why an action is refused, ready to be told.
///
/// The macro [`refusals!`](crate::refusals) implements it.
pub trait Refusal {
    /// Messages of all variants.
    const MESSAGES: &'static [MessageSpec] = &[];

    /// The rule that forbids it, such as `T-090`.
    fn rule(&self) -> &'static str;

    /// The reason in words to be, with its numbers.
    fn message(&self) -> Message;
}

/// An amount of a good, named by its icon and message key.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Amount {
    /// Icon and message key of the good, such as `ap`.
    pub good: &'static str,
    /// How many.
    pub n: i32,
}
