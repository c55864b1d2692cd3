//! A table and the pages about it.

use patolli_catalog::{AnyPlay, LineStep, Message, SearchReport, Seat, Viewer};

use super::{Shell, Sitter, Stage, TableCard};

/// One seat of a table.
#[derive(Clone, Debug)]
pub struct SeatCard {
    /// Which.
    pub seat: Seat,
    /// Who.
    pub sitter: Sitter,
}

/// A table in play, for one reader.
#[expect(clippy::struct_excessive_bools, reason = "each says one thing of the page, whatever the others say")]
pub struct Table<'a> {
    /// Around it.
    pub shell: Shell<'a>,
    /// Id, as in its address.
    pub id: &'a str,
    /// The game; on a replay page, as it stood at the moment shown.
    pub play: &'a dyn AnyPlay,
    /// Number of the last entry in the table's log; a decision says which one it answers.
    pub version: u32,
    /// Where the table stands.
    pub stage: Stage,
    /// Who sits where.
    pub seats: &'a [SeatCard],
    /// Through whose eyes: the reader's seat that is asked, else their first seat, else a watcher. Where several seats share
    /// the reader's screen and the game hides something, nobody's but a watcher's until the curtain is lifted.
    pub viewer: Viewer,
    /// As whom the reader is told what happened; a shared screen tells what everybody may know.
    pub listener: Viewer,
    /// Whether the reader may decide now.
    pub may_decide: bool,
    /// The seat to which the screen must be handed before the reader sees more. Its form: POST `/t/ID/show` (`seat`).
    pub curtain: Option<Seat>,
    /// Decision number (see [`patolli_catalog::LogEntry::step`]) after which everything is new to the reader.
    pub seen: usize,
    /// People watching without a seat.
    pub watchers: usize,
    /// Full address to invite others with, for those who sit here while seats are open.
    pub invite: Option<String>,
    /// Whether the reader may make that address invalid and get a new one. Its form: POST `/t/ID/invite`.
    pub renews: bool,
    /// Whether the reader may close the table. Asked at GET `/t/ID/close`, done by POST there.
    pub closes: bool,
    /// SHA-256 of the secret seed, shown from the start; the seed itself once the game is over.
    pub commitment: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// What people added to the shuffle, in the order of seats, once the game is over.
    pub words: Vec<(Seat, String)>,
    /// Whether the game is dealt; before that there is no board to look at.
    pub dealt: bool,
    /// SHA-256 of the secret seed from which a rematch is dealt, once the game is over.
    pub rematch: Option<String>,
    /// Why the last decision was refused: words of the game and the rule.
    pub refused: Option<(Message, &'static str)>,
    /// Whether the last click came too late and this is the new state.
    pub stale: bool,
    /// Whether the database does not do its work, so that nothing can be decided.
    pub away: bool,
    /// What the reader may know about what the computer would do. Its forms: POST `/t/ID/hint` (`stop` to hide it again).
    pub hint: Hint<'a>,
}

/// What the reader may know about what the computer would do in their place.
#[derive(Clone, Copy, Default, Debug)]
pub enum Hint<'a> {
    /// Nothing: it is not their turn, or the table forbids hints.
    #[default]
    None,
    /// They may ask.
    Offered,
    /// They asked, and nothing is known yet.
    Begun,
    /// The computer's thoughts.
    Shown(&'a Hinted),
}

/// A thought of the computer, ready to be shown.
#[derive(Clone, Debug)]
pub struct Hinted {
    /// The thought.
    pub thought: SearchReport,
    /// The decisions of each line of it.
    pub lines: Vec<Vec<LineStep>>,
    /// Whether the computer still thinks deeper.
    pub thinking: bool,
}

/// The question before a table is closed. Its form: POST `/t/ID/close`.
#[derive(Clone, Debug)]
pub struct CloseTable<'a> {
    /// Around it.
    pub shell: Shell<'a>,
    /// Id of the table, as in its address.
    pub id: &'a str,
    /// Whether its game has begun.
    pub started: bool,
}

/// A table whose rules only a newer program knows: it is shown, but nothing can be decided.
#[derive(Debug)]
pub struct Newer<'a> {
    /// Around it.
    pub shell: Shell<'a>,
    /// By which version of the rules it is played.
    pub rules: u16,
    /// Who plays and how it ended; `None` if this program does not have the game.
    pub table: Option<TableCard>,
}
