//! The lobby and its tables.

use patolli_catalog::{AnyGame, Seat};

use super::Shell;

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// Their name.
        name: String,
        /// Whether it is the reader (or somebody who shares the reader's screen).
        mine: bool,
        /// Whether they have the page open.
        online: bool,
        /// Whether they have an account: nobody else can be called so.
        account: bool,
    },
    /// A computer player, by its bot name (`greedy`).
    Bot {
        /// What kind of bot.
        bot: String,
        /// The name it goes by at this table.
        name: String,
    },
    /// The game itself, by its own rules: Teotibot.
    Automaton,
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Waiting for people to sit down.
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
    /// What game.
    pub kind: &'static dyn AnyGame,
    /// Options as set, by key.
    pub options: Vec<(String, String)>,
    /// Who sits where.
    pub seats: Vec<Sitter>,
    /// Whose turn it is.
    pub to_move: Option<Seat>,
    /// Where it stands.
    pub stage: Stage,
    /// Minutes since something happened there.
    pub idle_minutes: i64,
    /// Points by seat in [parts](AnyGame::units_per_point), when finished.
    pub scores: Option<Vec<i32>>,
}

/// The lobby. Its forms: POST `/play` (`game`, `opponents`: how many bots to play against, `ticket`), POST `/t/ID/join`,
/// POST `/t/ID/rematch`; all of them may have a `word` for the shuffle.
#[derive(Clone, Debug)]
pub struct Lobby<'a> {
    /// Around it.
    pub shell: Shell<'a>,
    /// Tables where the reader must decide.
    pub your_turn: Vec<TableCard>,
    /// The reader's other tables: open ones they sit at and those where others must decide.
    pub waiting: Vec<TableCard>,
    /// Tables with a free seat that anybody may take.
    pub open: Vec<TableCard>,
    /// Running tables anybody may watch.
    pub running: Vec<TableCard>,
    /// The reader's finished tables.
    pub finished: Vec<TableCard>,
    /// The shuffle of a table that the reader opens at once; none if nobody adds to it.
    pub promise: Option<crate::Promise>,
}
