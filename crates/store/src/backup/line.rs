//! The lines of a file as JSON.

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use serde::{Deserialize, Serialize};

use super::BackupTotals;
use crate::{
    Account, Attendance, Ban, DEFAULT_STAND_IN, Device, Entry, FullTable, GuestId, Hook, Invitation, Learned,
    LogDigest, NO_PACE, Occupant, Person, Phase, SeatAttendance, StoredReview, Table, TableId,
};

/// One line.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum BackupLine {
    #[serde(rename = "patolli")]
    Header(Header),
    Table(Box<TableLine>),
    Account(Box<Account>),
    Person(Box<Person>),
    Device(Box<Device>),
    Hook(Box<Hook>),
    Learned(Box<Learned>),
    Invitation(Box<Invitation>),
    Ban(Box<Ban>),
    Secret(SecretLine),
    End {
        #[serde(flatten)]
        total: BackupTotals,
        sha256: String,
    },
}

/// The first line. What a newer format adds to it is passed over, so that its number can be told.
#[derive(Serialize, Deserialize)]
pub(super) struct Header {
    pub(super) format: u32,
    pub(super) made: i64,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SecretLine {
    pub(super) name: String,
    pub(super) hex: String,
}

/// A table with all that belongs to it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TableLine {
    id: TableId,
    game: String,
    rules: u16,
    options: Vec<(String, String)>,
    seed: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    words: Vec<(u8, String)>,
    deal: String,
    seats: Vec<Occupant>,
    owner: GuestId,
    invite: String,
    listed: bool,
    hints: bool,
    #[serde(default = "no_pace", skip_serializing_if = "is_no_pace")]
    pace: String,
    #[serde(default = "default_stand_in", skip_serializing_if = "is_default_stand_in")]
    stand_in: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    barred: Vec<GuestId>,
    phase: Phase,
    created: i64,
    moved: i64,
    /// None in older formats: then the last move counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    touched: Option<i64>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    asleep: bool,
    /// Nothing where all are there and have no clock.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    attendance: Vec<SeatAttendance>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    to_move: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<String>,
    log: Vec<EntryLine>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    review: Option<StoredReview>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EntryLine {
    n: u32,
    seat: u8,
    #[serde(rename = "do")]
    notation: String,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    auto: bool,
    at: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    digest: Option<String>,
}

impl TableLine {
    pub(super) fn from_full(whole: &FullTable) -> Self {
        let FullTable { table, log, review } = whole.clone();
        let entry = |it: Entry| EntryLine {
            n: it.n,
            seat: it.seat,
            notation: it.notation,
            auto: it.auto,
            at: it.at,
            digest: it.digest.map(|it| it.to_string()),
        };
        Self {
            id: table.id,
            game: table.game,
            rules: table.rules,
            options: table.options,
            seed: table.seed,
            words: table.contributions,
            deal: table.deal,
            seats: table.seats,
            owner: table.owner,
            invite: table.invite,
            listed: table.listed,
            hints: table.hints,
            pace: table.pace,
            stand_in: table.stand_in,
            barred: table.barred,
            phase: table.phase,
            created: table.created,
            moved: table.moved,
            touched: Some(table.attendance.touched),
            asleep: table.attendance.asleep,
            attendance: table.attendance.trimmed().seats,
            to_move: table.to_move,
            result: table.result,
            log: log.into_iter().map(entry).collect(),
            review,
        }
    }

    /// The table; why not, if its log has a gap.
    pub(super) fn into_full(self) -> Result<FullTable, String> {
        let log: Result<Vec<Entry>, String> = self.log.into_iter().map(EntryLine::into_entry).collect();
        let log = log.map_err(|why| format!("table {}: {why}", self.id))?;
        crate::row::check_numbering(1, &log).map_err(|error| format!("table {}: {error}", self.id))?;
        let is_timed = self.pace != NO_PACE || !self.attendance.is_empty();
        let attendance = Attendance {
            asleep: self.asleep,
            touched: self.touched.unwrap_or(self.moved),
            // Time does not run while a table is in a file: whoever takes it in sets its times anew.
            asked_at: None,
            due: (self.phase == Phase::Running && is_timed).then_some(LOOKED_AT_SOON),
            seats: self.attendance,
        };
        let table = Table {
            id: self.id,
            game: self.game,
            options: self.options,
            seed: self.seed,
            contributions: self.words,
            deal: self.deal,
            rules: self.rules,
            seats: self.seats,
            owner: self.owner,
            invite: self.invite,
            listed: self.listed,
            hints: self.hints,
            pace: self.pace,
            stand_in: self.stand_in,
            barred: self.barred,
            phase: self.phase,
            created: self.created,
            moved: self.moved,
            to_move: self.to_move,
            result: self.result,
            attendance,
        };
        Ok(FullTable { table, log, review: self.review })
    }
}

impl EntryLine {
    fn into_entry(self) -> Result<Entry, String> {
        let digest = |it: String| from_hex(&it).and_then(|it| LogDigest::from_bytes(&it));
        let digest = match self.digest {
            Some(text) => Some(digest(text).ok_or_else(|| format!("entry {}: no digest", self.n))?),
            None => None,
        };
        Ok(Entry {
            n: self.n,
            seat: self.seat,
            notation: self.notation,
            auto: self.auto,
            at: self.at,
            digest,
        })
    }
}

/// The time at which a table is due whose times must be set anew: long ago.
const LOOKED_AT_SOON: i64 = 1;

fn no_pace() -> String {
    NO_PACE.to_owned()
}

fn is_no_pace(pace: &str) -> bool {
    pace == NO_PACE
}

fn default_stand_in() -> String {
    DEFAULT_STAND_IN.to_owned()
}

fn is_default_stand_in(bot: &str) -> bool {
    bot == DEFAULT_STAND_IN
}

/// Bytes as hexadecimal digits.
pub(super) fn to_hex(bytes: &[u8]) -> String {
    HEXLOWER.encode(bytes)
}

/// The bytes of hexadecimal digits.
pub(super) fn from_hex(hex: &str) -> Option<Vec<u8>> {
    HEXLOWER_PERMISSIVE.decode(hex.as_bytes()).ok()
}
