//! What a page or a program needs beside the rules: places on the board and words to be.

use std::{fmt, ops::ControlFlow};

use serde::Serialize;

use crate::{Game, Message, MessageSpec, Seat, SeatStyle, Viewer, Visit};

/// Something that happened, ready to be told.
///
/// The macro [`events!`](crate::events) implements it.
pub trait Describe: Clone + fmt::Debug + Eq + Serialize + Send + Sync + 'static {
    /// Messages of all variants.
    const MESSAGES: &'static [MessageSpec] = &[];

    /// Message keys of the stages of ceremonies, in the order of the rules.
    ///
    /// A ceremony is what happens to all seats one after the other and is best read together: a food day, a scoring.
    const STAGES: &'static [&'static str] = &[];

    /// Message keys of the sources of points, in the order people want to read them; those not listed follow.
    const SOURCES: &'static [&'static str] = &[];

    /// The sentence.
    fn message(&self) -> Message;

    /// Who did it or whom it concerns first.
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

    /// Points it brought or cost, by source, for the table at the end of the game.
    fn points(&self) -> Vec<Points> {
        Vec::new()
    }

    /// Goods it brought or cost, if these amounts tell as much as its sentence.
    fn goods(&self) -> Vec<Amount> {
        Vec::new()
    }

    /// To which stage of a ceremony it belongs, after an event of stage `before`.
    ///
    /// A ceremony begins with a heading that has a stage and ends before the first event that has none.
    fn stage(&self, _before: Option<&'static str>) -> Option<&'static str> {
        None
    }
}

/// Points from one source.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Points {
    /// Who got them.
    pub seat: Seat,
    /// Message key of the source.
    pub source: &'static str,
    /// In which scoring round, from 1; 0 during play.
    pub round: u8,
    /// How many, in parts of a point ([`Game::UNITS_PER_POINT`]).
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

/// How one action looks: where it lies on the board, what it is called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Presentation {
    /// Ids of board elements to point at, in order (from, to).
    pub targets: Vec<String>,
    /// Turns of the tile in hand, for actions that differ only in them.
    pub rotation: Option<u8>,
    /// Its name among the choices.
    pub label: Message,
    /// Its icon.
    pub icon: &'static str,
}

/// A game that can be shown to people.
pub trait GameUi: Game {
    /// Colour, shape and letter of each seat.
    const SEAT_STYLES: &'static [SeatStyle];

    /// The question now asked, with its numbers.
    fn ask(&self) -> Message;

    /// How an action looks.
    fn presentation(&self, action: Self::Action) -> Presentation;

    /// Actions a person might try now although they may be refused; those that `check` refuses are shown with the reason.
    fn each_near_miss(&self, visit: &mut Visit<'_, Self::Action>) -> ControlFlow<()>;

    /// Whether an action interrupts whatever is asked instead of answering it. It can be taken at many moments, so pages keep it beside
    /// the answers, and small.
    fn is_interruption(&self, _action: Self::Action) -> bool {
        false
    }

    /// What `seat` holds now of everything that a decision can cost or bring at once: each good once, by its icon and message
    /// key; points as `vp`, in parts of a point ([`Game::UNITS_PER_POINT`]). What a choice pays and gives is told from these amounts
    /// before and after it.
    fn holdings(&self, _seat: Seat) -> Vec<Amount> {
        Vec::new()
    }

    /// What `seat` will be asked to pay (negative) or may choose to gain (positive) in questions that are already waiting, by icon and
    /// message key. A choice that adds to it pays or gives that, too, although the answer comes later.
    fn outstanding(&self, _seat: Seat) -> Vec<Amount> {
        Vec::new()
    }

    /// What places seats with equal points, said of `seat`; `None` where they share their place.
    fn tie_break(&self, _seat: Seat) -> Option<Message> {
        None
    }
}
