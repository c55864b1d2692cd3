//! A table and the pages about it.

use patolli_catalog::{AnyPlay, LineStep, Message, SearchReport, Seat, Status, Viewer};

use super::{Coaching, LogMark, Presence, Shell, Sitter, Stage, TableCard, Talk};

/// One seat of a table.
#[derive(Clone, Debug)]
pub struct SeatCard {
    /// The seat.
    pub seat: Seat,
    /// Its player.
    pub sitter: Sitter,
}

/// A table in play, for one reader.
#[expect(clippy::struct_excessive_bools, reason = "each says one thing of the page, whatever the others say")]
pub struct Table<'a> {
    /// Frame of the page.
    pub shell: Shell<'a>,
    /// Id, as in its address.
    pub id: &'a str,
    /// The game; on a replay page, at the moment shown.
    pub play: &'a dyn AnyPlay,
    /// Number of the last entry in the table's log, sent with every decision.
    pub version: u32,
    /// Stage of the table.
    pub stage: Stage,
    /// Players, in the order of seats.
    pub seats: &'a [SeatCard],
    /// Perspective of the page: the reader's seat that is asked, else their first seat, else a watcher. Where several seats
    /// share the reader's screen and the game hides something, a watcher's until the screen is handed over.
    pub viewer: Viewer,
    /// Perspective of the log; on a shared screen, a watcher's.
    pub listener: Viewer,
    /// Whether the reader may decide now.
    pub may_decide: bool,
    /// The seat to which the screen must be handed over before more is shown. Its form: POST `/t/ID/show` (`seat`).
    pub curtain: Option<Seat>,
    /// Number of decisions (see [`patolli_catalog::LogEntry::step`]) the reader has seen; later ones are new to them.
    pub seen: usize,
    /// People watching without a seat.
    pub watchers: usize,
    /// Full address of the invitation, for players of the table while seats are open.
    pub invite: Option<String>,
    /// Whether the reader may replace that address by a new one. Its form: POST `/t/ID/invite`.
    pub renews: bool,
    /// Whether the lobby lists it.
    pub listed: bool,
    /// Whether the reader may close the table. Its form: GET and POST `/t/ID/close`.
    pub closes: bool,
    /// SHA-256 of the secret seed, shown from the start.
    pub commitment: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// Words that people added to the shuffle, in the order of seats, once the game is over.
    pub words: Vec<(Seat, String)>,
    /// Whether the game is dealt; before that there is no board.
    pub dealt: bool,
    /// SHA-256 of the secret seed from which a rematch is dealt, once the game is over.
    pub rematch: Option<String>,
    /// Why the last decision was refused: message and rule.
    pub refused: Option<(Message, &'static str)>,
    /// Whether the last decision came too late, so that the page shows a newer position.
    pub stale: bool,
    /// Whether the database is unavailable, so that nothing can be decided.
    pub away: bool,
    /// The hint. Its form: POST `/t/ID/hint` (`stop` to hide it again).
    pub hint: Hint<'a>,
    /// People present at the table.
    pub presence: Presence,
    /// What people say to each other.
    pub talk: Talk,
    /// What people did beside the game, in order.
    pub marks: Vec<LogMark>,
    /// The coach; `None` where there is none, and in what is sent to an open page, which asks for it by itself.
    pub coach: Option<Coaching>,
}

impl Table<'_> {
    /// Whether all agreed to end the game before its end: there are points, but no places.
    pub fn is_agreed_end(&self) -> bool {
        self.stage == Stage::Finished && self.play.status() != Status::Over
    }
}

/// State of the hint, which says what the computer would do in the reader's place.
#[derive(Clone, Copy, Default, Debug)]
pub enum Hint<'a> {
    /// Not available: it is not the reader's turn, or the table forbids hints.
    #[default]
    None,
    /// The reader may ask for it.
    Offered,
    /// Asked for, without a result yet.
    Begun,
    /// A result of the search.
    Shown(&'a Hinted),
}

/// Result of a search, ready to be shown.
#[derive(Clone, Debug)]
pub struct Hinted {
    /// What the search found.
    pub thought: SearchReport,
    /// Decisions of each line.
    pub lines: Vec<Vec<LineStep>>,
    /// Whether the search goes on.
    pub thinking: bool,
}

/// The question before a table is closed. Its form: POST `/t/ID/close`.
#[derive(Clone, Debug)]
pub struct CloseTable<'a> {
    /// Frame of the page.
    pub shell: Shell<'a>,
    /// Id of the table, as in its address.
    pub id: &'a str,
    /// Whether its game has begun.
    pub started: bool,
}

/// A table whose rules only a newer program knows: it is shown, but nothing can be decided.
#[derive(Debug)]
pub struct Newer<'a> {
    /// Frame of the page.
    pub shell: Shell<'a>,
    /// Version of its rules.
    pub rules: u16,
    /// Players and result; `None` if this program does not have the game.
    pub table: Option<TableCard>,
}
