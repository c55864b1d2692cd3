//! From rows to tables, the same for every database.

pub(crate) mod people;

use crate::{
    Account, Attendance, Entry, Error, GuestId, LogDigest, Occupant, Phase, SeatAttendance, StoredReview,
    Table, TableId, packed,
};

/// A row of any database, read column by column.
pub(crate) trait Columns {
    fn text(&self, column: &str) -> Result<Option<String>, Error>;
    fn number(&self, column: &str) -> Result<Option<i64>, Error>;
    fn boolean(&self, column: &str) -> Result<bool, Error>;
    fn bytes(&self, column: &str) -> Result<Option<Vec<u8>>, Error>;

    /// A text that must be there.
    fn required_text(&self, column: &str) -> Result<String, Error> {
        self.text(column)?.ok_or_else(|| Error::damaged(column, "nothing there"))
    }

    /// A number that must be there and small enough.
    fn required_number<N: TryFrom<i64>>(&self, column: &str) -> Result<N, Error> {
        self.optional_number(column)?.ok_or_else(|| Error::damaged(column, "nothing there"))
    }

    /// A number that must be small enough if it is there.
    fn optional_number<N: TryFrom<i64>>(&self, column: &str) -> Result<Option<N>, Error> {
        let fit = |number| N::try_from(number).map_err(|_| Error::damaged(column, number));
        self.number(column)?.map(fit).transpose()
    }
}

/// One table from its rows, one for each seat, of which there is at least one.
pub(crate) fn table<R: Columns>(rows: &[R]) -> Result<Table, Error> {
    let row = &rows[0];
    let id = row.required_text("id")?;
    let damaged = |column: &str, why: &dyn std::fmt::Display| {
        Error::damaged(format_args!("table {id:?}, {column}"), why)
    };
    let options = row.required_text("options")?;
    let owner = row.required_text("owner")?;
    let phase = row.required_text("phase")?;
    let barred = row.required_text("barred")?;
    Ok(Table {
        game: row.required_text("game")?,
        options: serde_json::from_str(&options).map_err(|error| damaged("options", &error))?,
        seed: row.required_text("seed")?,
        contributions: contributions(rows).map_err(|error| damaged("words", &error))?,
        deal: row.required_text("deal")?,
        rules: row.required_number("rules")?,
        seats: seats(rows).map_err(|error| damaged("seats", &error))?,
        owner: owner.parse().map_err(|error| damaged("owner", &error))?,
        invite: row.required_text("invite")?,
        listed: row.boolean("listed")?,
        hints: row.boolean("hints")?,
        pace: row.required_text("pace")?,
        stand_in: row.required_text("stand_in")?,
        barred: serde_json::from_str(&barred).map_err(|error| damaged("barred", &error))?,
        phase: Phase::parse(&phase).ok_or_else(|| damaged("phase", &phase))?,
        created: row.required_number("created")?,
        moved: row.required_number("moved")?,
        to_move: row.optional_number("to_move")?,
        result: row.text("result")?,
        attendance: attendance(rows)?,
        id: id.parse().map_err(|error| damaged("id", &error))?,
    })
}

/// Presence at a table, from its rows.
fn attendance<R: Columns>(rows: &[R]) -> Result<Attendance, Error> {
    let mut seats = Vec::with_capacity(rows.len());
    for row in rows {
        if row.number("seat")?.is_some() {
            seats.push(SeatAttendance { away: row.text("away")?, reserve: row.number("reserve")? });
        }
    }
    Ok(Attendance {
        asleep: rows[0].boolean("asleep")?,
        touched: rows[0].required_number("touched")?,
        asked_at: rows[0].number("asked_at")?,
        due: rows[0].number("due")?,
        seats,
    }
    .trimmed())
}

/// Every table of the rows, which come table by table; a damaged one is reported and left out.
pub(crate) fn tables<R: Columns>(rows: &[R]) -> Vec<Table> {
    let id = |row: &R| row.text("id").ok().flatten();
    let mut tables = Vec::new();
    for one in rows.chunk_by(|one, other| id(one) == id(other)) {
        match table(one) {
            Ok(table) => tables.push(table),
            Err(error) => tracing::error!(%error, "a table cannot be read"),
        }
    }
    tables
}

/// The whole log of a table from the rows of a join, which gives none for a table that is not there and one
/// without an entry for a table without rows in its log. Each row has what was packed, if anything was.
pub(crate) fn log<R: Columns>(id: &TableId, rows: &[R]) -> Result<Vec<Entry>, Error> {
    let first = rows.first().ok_or_else(|| Error::TableNotFound(id.clone()))?;
    let rows = if first.number("n")?.is_some() { rows } else { &[] };
    whole_log(id, first, rows.iter().map(|it| entry(id, it)))
}

/// What was packed of the log of a table, if anything was, and the entries after it.
pub(crate) fn whole_log<R: Columns>(
    id: &TableId,
    table: &R,
    entries: impl Iterator<Item = Result<Entry, Error>>,
) -> Result<Vec<Entry>, Error> {
    let mut log = match (table.optional_number("last")?, table.bytes("packed")?) {
        (Some(last), Some(bytes)) => packed::unpack(id, last, &bytes, digest(table, "sealed")?)?,
        _ => Vec::new(),
    };
    for entry in entries {
        let (entry, next) = (entry?, log.len() + 1);
        if usize::try_from(entry.n) != Ok(next) {
            let why = format_args!("{} instead of {next}", entry.n).to_string();
            return Err(Error::damaged(format_args!("log of table {id}"), why));
        }
        log.push(entry);
    }
    check_length(id, table.optional_number("length")?, &log)?;
    Ok(log)
}

/// Whether a log is as long as its table says, if it says.
fn check_length(id: &TableId, said: Option<u32>, log: &[Entry]) -> Result<(), Error> {
    let found = log.last().map_or(0, |entry| entry.n);
    match said {
        Some(said) if said > found => Err(Error::Truncated { table: id.clone(), expected: said, found }),
        Some(said) if said < found => Err(Error::damaged(
            format_args!("log of table {id}"),
            format_args!("{found} entries instead of {said}"),
        )),
        _ => Ok(()),
    }
}

/// A digest that is kept, if one is.
fn digest<R: Columns>(row: &R, column: &str) -> Result<Option<LogDigest>, Error> {
    let read = |it: Vec<u8>| LogDigest::from_bytes(&it).ok_or_else(|| Error::damaged(column, "not a digest"));
    row.bytes(column)?.map(read).transpose()
}

/// A review with the time when it was made.
pub(crate) fn review<R: Columns>(row: &R) -> Result<StoredReview, Error> {
    Ok(StoredReview { made: row.required_number("made")?, text: row.required_text("text")? })
}

/// An account.
pub(crate) fn account<R: Columns>(row: &R) -> Result<Account, Error> {
    let name = row.required_text("name")?;
    let damaged = |error: &dyn std::fmt::Display| Error::damaged(format_args!("account {name:?}"), error);
    let guest = row.required_text("guest")?.parse().map_err(|error| damaged(&error))?;
    let epoch = row.required_number("epoch").map_err(|error| damaged(&error))?;
    Ok(Account {
        guest,
        hash: row.required_text("hash")?,
        epoch,
        created: row.required_number("created")?,
        seen: row.required_number("seen")?,
        name,
    })
}

/// Words that people added to the shuffle.
fn contributions<R: Columns>(rows: &[R]) -> Result<Vec<(u8, String)>, Error> {
    let mut words = Vec::new();
    for row in rows {
        if let Some(word) = row.text("word")? {
            words.push((row.required_number("seat")?, word));
        }
    }
    Ok(words)
}

/// The guest of a row.
pub(crate) fn guest<R: Columns>(row: &R) -> Result<GuestId, Error> {
    row.required_text("guest")?.parse().map_err(|error| Error::damaged("guest", error))
}

fn seats<R: Columns>(rows: &[R]) -> Result<Vec<Occupant>, Error> {
    let mut seats = Vec::with_capacity(rows.len());
    for (expected, row) in (0..).zip(rows) {
        match row.number("seat")? {
            // The join gives one such row for a table without seats.
            None => break,
            Some(seat) if seat == expected => seats.push(occupant(row)?),
            Some(seat) => return Err(Error::damaged(format_args!("seat {expected}"), seat)),
        }
    }
    Ok(seats)
}

fn occupant<R: Columns>(row: &R) -> Result<Occupant, Error> {
    match (row.text("guest")?, row.text("name")?, row.text("bot")?) {
        (None, None, None) => Ok(Occupant::Open),
        (None, None, Some(bot)) => Ok(Occupant::Bot { bot }),
        (Some(guest), Some(name), None) => {
            let id = GuestId::try_from(guest).map_err(|error| Error::damaged("guest", error))?;
            Ok(Occupant::Guest { id, name })
        }
        _ => Err(Error::damaged("occupant", "neither open, nor one guest, nor one bot")),
    }
}

/// The entry of a row.
fn entry<R: Columns>(id: &TableId, row: &R) -> Result<Entry, Error> {
    let damaged = |error: Error| Error::damaged(format_args!("log of table {id}"), error);
    Ok(Entry {
        n: row.required_number("n").map_err(damaged)?,
        seat: row.required_number("seat").map_err(damaged)?,
        notation: row.required_text("notation").map_err(damaged)?,
        auto: row.boolean("auto")?,
        at: row.required_number("at")?,
        digest: digest(row, "digest")?,
    })
}

/// An occupant as the table of seats holds it.
pub(crate) struct SeatColumns<'a> {
    pub(crate) guest: Option<&'a str>,
    pub(crate) name: Option<&'a str>,
    pub(crate) bot: Option<&'a str>,
}

impl<'a> SeatColumns<'a> {
    pub(crate) fn new(occupant: &'a Occupant) -> Self {
        match occupant {
            Occupant::Open => Self { guest: None, name: None, bot: None },
            Occupant::Guest { id, name } => Self { guest: Some(id.as_str()), name: Some(name), bot: None },
            Occupant::Bot { bot } => Self { guest: None, name: None, bot: Some(bot) },
        }
    }
}

/// The options as both databases hold them.
pub(crate) fn options(table: &Table) -> String {
    serde_json::to_string(&table.options).expect("strings are always JSON")
}

/// The guests who cannot sit down again, as both databases hold them.
pub(crate) fn barred(table: &Table) -> String {
    serde_json::to_string(&table.barred).expect("strings are always JSON")
}

/// Checks that entries are numbered from `first` on.
pub(crate) fn check_numbering(first: u32, entries: &[Entry]) -> Result<(), Error> {
    let wrong = (first..).zip(entries).find(|(expected, entry)| entry.n != *expected);
    wrong.map_or(Ok(()), |(expected, entry)| Err(Error::Gap { expected, found: entry.n }))
}
