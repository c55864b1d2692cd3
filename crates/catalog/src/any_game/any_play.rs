//! A game in progress, whatever game it is.

use std::any::Any;

use patolli_ai::{Bot, Budget, Stop};
use patolli_core::{
    Amount, Digest, Message, Points, Record, Rng, Seat, Seed, StageFault, StageLine, Status, UndoBarrier,
    Viewer,
};
use serde::Serialize;

use super::{BoardEvent, LogEntry};
use crate::{AnyGame, AnySearch, Ceremony, Choice, Comparison, LineStep, LoggedEvent, Review, View};

/// One decision that was taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The seat that decided.
    pub seat: Seat,
    /// What, in notation.
    pub notation: String,
    /// Whether it was answered by itself.
    pub auto: bool,
}

/// Why a decision was not taken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MoveError {
    /// The text is no decision.
    #[error(transparent)]
    Notation(#[from] patolli_core::BadNotation),
    /// Another seat is asked.
    #[error("it is not the turn of seat {0}")]
    NotYourTurn(Seat),
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// A decision before the last of several shows something hidden or passes the turn.
    #[error("of several decisions only the last may reveal something or pass the turn")]
    Sequence,
    /// The rules refuse it.
    #[error("{log_text} ({rule})")]
    Illegal {
        /// The reason, for people.
        message: Message,
        /// The reason in English, for logs and programs.
        log_text: String,
        /// The rule.
        rule: &'static str,
    },
}

/// A game in progress, whatever game it is.
pub trait AnyPlay: Any + Send + Sync {
    /// What game it is.
    fn game(&self) -> &'static dyn AnyGame;
    /// Number of seats.
    fn seats(&self) -> u8;
    /// The seat that must decide now, or that the game is over.
    fn status(&self) -> Status;
    /// How many decisions were taken.
    fn steps(&self) -> usize;
    /// The decisions from number `from` (counted from 0) on, the secret ones included: not to be shown while the game runs.
    fn steps_since(&self, from: usize) -> Vec<Step>;
    /// The seats that took the decisions from number `from` (counted from 0) on.
    fn deciders_since(&self, from: usize) -> Vec<Seat>;
    /// Takes one or several decisions of `seat`, separated by `;`, each with every answer after it that needs no thought. On `Err`
    /// nothing has changed and nothing was learned: of several only the last may reveal something or pass the turn.
    fn play(&mut self, seat: Seat, text: &str) -> Result<Vec<Step>, MoveError>;
    /// Takes again a decision that was taken before, without answering what follows.
    fn replay_step(&mut self, step: &Step) -> Result<(), MoveError>;
    /// How many decisions one step of undo takes back, or why none.
    fn undo_length(&self) -> Result<usize, UndoBarrier>;
    /// How many decisions of this turn can be taken back.
    fn reset_length(&self) -> usize;
    /// Whether a decision from number `from` (counted from 0) on showed something hidden.
    fn reveals_since(&self, from: usize) -> bool;
    /// Forgets the last `n` decisions.
    fn rewind(&mut self, n: usize);
    /// The game as it stood after `n` decisions.
    fn at_step(&self, n: usize) -> Box<dyn AnyPlay>;
    /// The question now asked; `None` when the game is over. While the game [hides](Self::has_secrets) something, it is for the
    /// seat that is asked alone.
    fn ask(&self) -> Option<Message>;
    /// Every legal choice; for the seat that is asked alone.
    fn legal_choices(&self) -> Vec<Choice>;
    /// The same as one list in JSON, written at the end of a text.
    fn write_legal_choices(&self, text: &mut Vec<u8>) {
        write_json(text, &self.legal_choices());
    }
    /// Choices that a person might try although they are refused, with the reasons; for the seat that is asked alone.
    fn refused_choices(&self) -> Vec<Choice>;
    /// What a decision of the seat that is asked would be among the choices: legal, or refused with the reason.
    fn choice(&self, text: &str) -> Result<Choice, MoveError> {
        let found = self.choices().into_iter().find(|it| it.notation == text);
        found.ok_or_else(|| MoveError::Notation(patolli_core::BadNotation::new(text, "a choice")))
    }
    /// Every choice: legal ones first, then refused ones; for the seat that is asked alone.
    fn choices(&self) -> Vec<Choice> {
        let mut choices = self.legal_choices();
        choices.extend(self.refused_choices());
        choices
    }
    /// Whether some seat knows something now that others may not.
    fn has_secrets(&self) -> bool;
    /// Whether that could be; if not, all viewers see the same, and this is quicker to find out.
    fn may_have_secrets(&self) -> bool {
        true
    }
    /// What `viewer` may know.
    fn view(&self, viewer: Viewer) -> View;
    /// The same, as JSON.
    fn view_json(&self, viewer: Viewer) -> serde_json::Value {
        self.view(viewer).json()
    }
    /// What happened since decision `from` (counted from 0), not yet in words.
    fn logged_events(&self, from: usize) -> Vec<LoggedEvent>;
    /// One of these events, ready to be told.
    fn log_entry(&self, event: &LoggedEvent) -> LogEntry;
    /// Ids of what one of these events changed on the board.
    fn touches(&self, event: &LoggedEvent) -> Vec<String> {
        self.log_entry(event).touches
    }
    /// What happened since decision `from` (counted from 0), as far as `viewer` may be told.
    fn log_entries_for(&self, viewer: Viewer, from: usize) -> Vec<LogEntry> {
        let events = self.logged_events(from);
        events.iter().filter(|it| it.audience.includes(viewer)).map(|it| self.log_entry(it)).collect()
    }
    /// One of these events, ready to be told, with what moved on the board.
    fn board_event(&self, event: &LoggedEvent) -> BoardEvent {
        self.log_entry(event).into()
    }
    /// The ceremonies to which decision `since` (counted from 1) or a later one belongs, as far as `viewer` may be told.
    fn ceremonies(&self, _viewer: Viewer, _since: usize) -> Vec<Ceremony> {
        Vec::new()
    }
    /// The events since decision `from` as JSON, as far as `viewer` may be told; without a viewer all of
    /// them.
    fn events_json(&self, viewer: Option<Viewer>, from: usize) -> Vec<serde_json::Value>;
    /// The same as one list in JSON, written at the end of a text.
    fn write_events(&self, viewer: Viewer, from: usize, text: &mut Vec<u8>) {
        write_json(text, &self.events_json(Some(viewer), from));
    }
    /// Whether all viewers are told the same of what happened since decision `from`: its events, and its automatic decisions.
    fn is_public_since(&self, _from: usize) -> bool {
        false
    }
    /// Every point gained or lost, by source, in [parts](AnyGame::units_per_point).
    fn points(&self) -> Vec<Points>;
    /// What a seat holds, each good once; points in [parts](AnyGame::units_per_point).
    fn holdings(&self, _seat: Seat) -> Vec<Amount> {
        Vec::new()
    }
    /// Whether a question about the position, or about what has happened since decision `from`, is answered with yes for a learner on
    /// `seat`.
    fn holds(&self, _seat: Seat, question: &str, _from: usize) -> Result<bool, StageFault> {
        Err(StageLine::new(question).unknown())
    }
    /// Points by seat, in [parts](AnyGame::units_per_point).
    fn scores(&self) -> Vec<i32>;
    /// Places by seat, from 1.
    fn places(&self) -> Vec<u8>;
    /// What places seats with equal points, said of `seat`; `None` where they share their place.
    fn tie_break(&self, _seat: Seat) -> Option<Message> {
        None
    }
    /// The deal as text; empty if the position was set up by hand.
    fn deal(&self) -> String;
    /// The game as a record; `None` if the position was set up by hand.
    fn record(&self) -> Option<Record>;
    /// The whole position as JSON, the unseen included.
    fn position_json(&self) -> serde_json::Value;
    /// Fingerprint of the position.
    fn digest(&self) -> Digest;
    /// What `bot` would decide now; `None` when the game is over.
    fn bot_choice(&self, bot: Bot, rng: &mut Rng) -> Option<String>;
    /// Thinks about the position for the seat that is asked, seeing what that seat sees; `None` when the game is over.
    fn start_search(&self, seed: &Seed) -> Option<Box<dyn AnySearch>> {
        self.start_parallel_search(seed, 1)
    }
    /// The same with several threads, whose findings are added up.
    fn start_parallel_search(&self, seed: &Seed, threads: usize) -> Option<Box<dyn AnySearch>>;
    /// A decision of the seat that is asked beside the best one, as that seat sees the game; `None` when stopped, or if it is no choice.
    fn compare(&self, _text: &str, _simulations: u32, _seed: &Seed, _stop: &Stop) -> Option<Comparison> {
        None
    }
    /// The decisions of a line from here on, ready to be shown, as far as they are legal.
    fn line_steps(&self, steps: &[String]) -> Vec<LineStep>;
    /// Judges every decision so far, with `budget` for each segment of them; `None` when stopped. `progress` is
    /// given the number of segments done and the number of all.
    fn review(
        &self,
        budget: Budget,
        seed: &Seed,
        stop: &Stop,
        progress: &mut dyn FnMut(usize, usize),
    ) -> Option<Review>;
}

/// Writes plain data as JSON at the end of a text.
///
/// # Panics
/// If the data has no JSON form.
pub fn write_json(text: &mut Vec<u8>, data: &(impl Serialize + ?Sized)) {
    serde_json::to_writer(text, data).expect("plain data has a JSON form");
}
