use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Attendance, GuestId, LogDigest, NewCall, TableId};

/// The pace of tables that say nothing else: no clock.
pub const NO_PACE: &str = "none";
/// The bot that stands in where nothing else is said.
pub const DEFAULT_STAND_IN: &str = "search:4";

/// Everything about one table but its entries.
///
/// Times are milliseconds since 1970 that the caller gives: a store reads no clock.
#[derive(Clone, PartialEq, Eq)]
pub struct Table {
    /// The name of the table.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// The chosen options in order, each a name and a value.
    pub options: Vec<(String, String)>,
    /// The secret seed of the shuffles.
    pub seed: String,
    /// Words added to the shuffle, in the order of seats: a seat and a word each.
    pub contributions: Vec<(u8, String)>,
    /// The secret order of everything that was shuffled; empty until the game is dealt.
    pub deal: String,
    /// The version of the rules that the table is played with.
    pub rules: u16,
    /// Occupants of the seats.
    pub seats: Vec<Occupant>,
    /// The guest who opened the table.
    pub owner: GuestId,
    /// The secret part of the invitation link.
    pub invite: String,
    /// Whether everybody may see the table in the list.
    pub listed: bool,
    /// Whether the computer may help those who sit there.
    pub hints: bool,
    /// How quickly it is played, such as `day`; `none` is without a clock.
    pub pace: String,
    /// The bot that stands in for people who are away.
    pub stand_in: String,
    /// Guests who were freed from a seat and cannot sit down again.
    pub barred: Vec<GuestId>,
    /// Whether the table waits, plays or is done.
    pub phase: Phase,
    /// Time at which the table was opened.
    pub created: i64,
    /// Time of the last entry.
    pub moved: i64,
    /// The seat that has to decide, if any.
    pub to_move: Option<u8>,
    /// Result of the game, once it is over.
    pub result: Option<String>,
    /// Presence, since when a seat is asked, and when something must be done.
    pub attendance: Attendance,
}

impl Table {
    /// Whether the game is dealt; before that the table waits for people.
    pub fn is_dealt(&self) -> bool {
        !self.deal.is_empty()
    }

    /// The word that the person on a seat added to the shuffle.
    pub(crate) fn contribution(&self, seat: usize) -> Option<&str> {
        self.contributions.iter().find(|it| usize::from(it.0) == seat).map(|it| it.1.as_str())
    }
}

/// Leaves out the secrets, so that no log can show them.
impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table")
            .field("id", &self.id)
            .field("game", &self.game)
            .field("options", &self.options)
            .field("rules", &self.rules)
            .field("seats", &self.seats)
            .field("owner", &self.owner)
            .field("listed", &self.listed)
            .field("hints", &self.hints)
            .field("pace", &self.pace)
            .field("stand_in", &self.stand_in)
            .field("phase", &self.phase)
            .field("created", &self.created)
            .field("moved", &self.moved)
            .field("to_move", &self.to_move)
            .field("result", &self.result)
            .field("attendance", &self.attendance)
            .finish_non_exhaustive()
    }
}

/// The occupant of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Occupant {
    /// The seat is free.
    Open,
    /// A person; one who plays several seats at one screen holds them with one id and several names.
    Guest {
        /// Id of the guest.
        id: GuestId,
        /// The name shown at this seat.
        name: String,
    },
    /// A program.
    Bot {
        /// Name of the bot.
        bot: String,
    },
}

/// Phase of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Waiting for people.
    Open,
    /// Being played.
    Running,
    /// Over.
    Finished,
}

impl Phase {
    /// The word for the phase in the database.
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Running => "running",
            Self::Finished => "finished",
        }
    }

    pub(crate) fn parse(word: &str) -> Option<Self> {
        [Self::Open, Self::Running, Self::Finished].into_iter().find(|phase| phase.as_str() == word)
    }
}

/// One decision in the log of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The number of the entry: the first is 1 and there are no gaps.
    pub n: u32,
    /// The seat that decided.
    pub seat: u8,
    /// The decision in the notation of the game.
    pub notation: String,
    /// Whether the rules left no other choice, so that the seat was not asked.
    pub auto: bool,
    /// Time of the decision.
    pub at: i64,
    /// The digest of the log up to here; entries of older releases have none, and of those of a finished game
    /// only the last has one.
    pub digest: Option<LogDigest>,
}

/// Progress of a table after a change; it is written together with the change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableProgress {
    /// Whether the table waits, plays or is done.
    pub phase: Phase,
    /// The seat that has to decide, if any.
    pub to_move: Option<u8>,
    /// Result of the game, once it is over.
    pub result: Option<String>,
    /// What becomes of its [`Table::attendance`]; none leaves it as it is.
    pub attendance: Option<Attendance>,
    /// Calls that follow from it, for those who want them.
    pub calls: Vec<NewCall>,
}

/// Review of a finished game, as the server wrote it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredReview {
    /// Time at which it was made.
    pub made: i64,
    /// Its text.
    pub text: String,
}

/// A table with all that belongs to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FullTable {
    /// Everything but its entries.
    pub table: Table,
    /// All entries in order.
    pub log: Vec<Entry>,
    /// The review, if there is one.
    pub review: Option<StoredReview>,
}
