//! The lobby and its tables.

use patolli_catalog::{AnyGame, Seat};

use super::Shell;

/// Player on a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Sitter {
    /// None yet.
    Open,
    /// A person.
    Person {
        /// Their name.
        name: String,
        /// Whether it is the reader, or a person who shares the reader's screen.
        mine: bool,
        /// Whether they have the page open.
        online: bool,
        /// Whether they have an account; no other player can have their name.
        account: bool,
    },
    /// A computer player, by its bot name (`greedy`).
    Bot {
        /// Kind of bot.
        bot: String,
        /// Its name at this table.
        name: String,
    },
    /// An automaton that the rules of the game play: Teotibot.
    Automaton,
}

/// Stage of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Waiting for people to take seats.
    Open,
    /// Being played.
    Running,
    /// Over.
    Finished,
}

/// A table in the lobby.
#[derive(Clone, Debug)]
pub struct TableCard {
    /// Id, as in its address `/t/ID`.
    pub id: String,
    /// Its game.
    pub kind: &'static dyn AnyGame,
    /// Values of its options, by key.
    pub options: Vec<(String, String)>,
    /// Players, in the order of seats.
    pub seats: Vec<Sitter>,
    /// Seat to move.
    pub to_move: Option<Seat>,
    /// Its stage.
    pub stage: Stage,
    /// Minutes since the last decision or arrival.
    pub idle_minutes: i64,
    /// Time left for the turn, in words, where there is a clock.
    pub clock: Option<String>,
    /// Whether the computer plays for the reader.
    pub stood_for: bool,
    /// Points by seat in [parts](AnyGame::units_per_point), when finished.
    pub scores: Option<Vec<i32>>,
}

/// An invitation by name.
#[derive(Clone, Debug)]
pub struct Invitation {
    /// The table.
    pub card: TableCard,
    /// Name of who asks.
    pub who: String,
}

/// The lobby. Its forms: POST `/play` (`game`, `opponents`: number of bots, `ticket`), POST `/t/ID/join`,
/// POST `/t/ID/rematch`, POST `/calls` (`part=later`); all of them may have a `word` for the shuffle.
#[derive(Clone, Debug)]
pub struct Lobby<'a> {
    /// Frame of the page.
    pub shell: Shell<'a>,
    /// Tables where the reader is to move.
    pub your_turn: Vec<TableCard>,
    /// Invitations of the reader. Their forms: POST `/t/ID/join`, POST `/t/ID/decline`.
    pub invitations: Vec<Invitation>,
    /// The reader's other tables: open ones, and those where others are to move.
    pub waiting: Vec<TableCard>,
    /// The reader's tables that sleep. They wake by POST `/t/ID/back`.
    pub asleep: Vec<TableCard>,
    /// Tables with a free seat open to all.
    pub open: Vec<TableCard>,
    /// Address of the next page of those.
    pub more: Option<String>,
    /// Running tables open to watchers.
    pub running: Vec<TableCard>,
    /// Whether the reader is asked if they want to be called.
    pub offers_calls: bool,
    /// The reader's finished tables.
    pub finished: Vec<TableCard>,
    /// Promised shuffle of a table opened from the lobby; none where the reader adds no word to it.
    pub promise: Option<crate::Promise>,
}
