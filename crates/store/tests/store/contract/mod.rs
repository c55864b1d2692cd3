//! What every store promises, whatever database it writes to.
//!
//! Each function wants stores on a database that other functions may use too; two stores share one database.

mod changes;
mod races;
mod reads;

use patolli_store::{Entry, GuestId, Occupant, Phase, Progress, Table, TableId};

pub use self::{changes::*, races::*, reads::*};

/// An open table for two with nothing special about it.
pub fn table() -> Table {
    Table {
        id: TableId::random(),
        game: "tikal".to_owned(),
        options: vec![("auction".to_owned(), "no".to_owned())],
        seed: "5eed".to_owned(),
        deal: "A1 B2 C3".to_owned(),
        rules: 1,
        seats: vec![Occupant::Open, Occupant::Bot { bot: "easy".to_owned() }],
        owner: GuestId::random(),
        invite: "let me in".to_owned(),
        listed: true,
        hints: true,
        phase: Phase::Open,
        created: 1_000,
        moved: 1_000,
        to_move: None,
        result: None,
    }
}

/// A guest of that name whom nobody else is.
pub fn guest(name: &str) -> Occupant {
    Occupant::Guest { id: GuestId::random(), name: name.to_owned() }
}

/// Entry `n` of a game of two.
pub fn entry(n: u32) -> Entry {
    Entry {
        n,
        seat: u8::from(n.is_multiple_of(2)),
        notation: format!("move {n}"),
        auto: n.is_multiple_of(3),
        at: 2_000 + i64::from(n),
    }
}

/// Entries `from` to `to`, both included.
pub fn entries(from: u32, to: u32) -> Vec<Entry> {
    (from..=to).map(entry).collect()
}

/// A game that goes on with `seat`.
pub fn running(seat: u8) -> Progress {
    Progress { phase: Phase::Running, to_move: Some(seat), result: None }
}

/// A game that ended.
pub fn finished(result: &str) -> Progress {
    Progress { phase: Phase::Finished, to_move: None, result: Some(result.to_owned()) }
}
