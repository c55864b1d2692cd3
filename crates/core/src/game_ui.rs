//! What a page or a program needs beside the rules: places on the board and words to be.

use std::ops::ControlFlow;

use crate::{Amount, Describe, Game, Message, QuestionSpec, Seat, SeatStyle, Visit};

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

    /// All questions, each with its rule; programs are told both.
    const QUESTIONS: &'static [QuestionSpec] = &[];

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

    /// Whether some seat may see what others do not. Where the answer is no, their views need not be compared.
    fn may_have_secrets(&self) -> bool {
        true
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

    /// The stops of the piece that `event` moved, see [`Describe::way`]: where the event names only the ends of a way, the position
    /// knows what lies between them.
    fn way_of(&self, event: &Self::Event) -> Vec<String> {
        event.way()
    }

    /// What places seats with equal points, said of `seat`; `None` where they share their place.
    fn tie_break(&self, _seat: Seat) -> Option<Message> {
        None
    }
}
