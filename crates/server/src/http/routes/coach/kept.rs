//! What is kept of a coach, as rows of what a person has learned: `coach/GAME/TIP` for each tip that is read, and one row
//! `guided/GAME/TABLE/LAST/OPEN` for each game with the table where the coach stands. The last parts are missing as long as there is
//! nothing to say: after how many decisions a tip was offered last, and that tip while it lies open.

use std::collections::BTreeSet;

use patolli_catalog::CoachNotes;
use patolli_store::TableId;

/// What is kept of a reader's coach.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(super) struct Kept {
    /// Whether the coach stands at this table.
    pub(super) on: bool,
    /// What it knows about its reader.
    pub(super) notes: CoachNotes,
}

/// How the row begins that says where the coach of a game stands.
pub(super) fn prefix(game: &str) -> String {
    format!("guided/{game}/")
}

/// The row of a tip that is read.
pub(super) fn tip(game: &str, tip: &str) -> String {
    format!("coach/{game}/{tip}")
}

impl Kept {
    /// Reads the rows of a person for one table.
    pub(super) fn read(learned: &[String], game: &str, table: &TableId) -> Self {
        let (tips, here) = (tip(game, ""), format!("{}{table}", prefix(game)));
        let read: BTreeSet<String> =
            learned.iter().filter_map(|it| it.strip_prefix(&tips)).map(str::to_owned).collect();
        let mut rows = learned.iter().filter_map(|it| it.strip_prefix(&here));
        let Some(rest) = rows.find(|it| it.is_empty() || it.starts_with('/')) else {
            return Self { on: false, notes: CoachNotes { read, ..CoachNotes::default() } };
        };
        let mut parts = rest.split('/').skip(1);
        let last = parts.next().and_then(|it| it.parse().ok());
        let open = parts.next().filter(|it| !read.contains(*it)).map(str::to_owned);
        Self { on: true, notes: CoachNotes { read, last, open } }
    }

    /// The row that says where the coach stands; `None` if it does not stand here.
    pub(super) fn mark(&self, game: &str, table: &TableId) -> Option<String> {
        let mut mark = self.on.then(|| format!("{}{table}", prefix(game)))?;
        if let Some(last) = self.notes.last {
            mark = format!("{mark}/{last}");
            if let Some(open) = &self.notes.open {
                mark = format!("{mark}/{open}");
            }
        }
        Some(mark)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_reads_back() {
        let (table, other) = (TableId::random(), TableId::random());
        let read = BTreeSet::from(["aim".to_owned()]);
        let notes = CoachNotes { read, last: Some(12), open: Some("tile".to_owned()) };
        let whole = Kept { on: true, notes };
        let fresh = Kept { on: true, notes: CoachNotes { last: None, open: None, ..whole.notes.clone() } };
        let closed = Kept { on: true, notes: CoachNotes { open: None, ..whole.notes.clone() } };
        for kept in [whole, fresh, closed] {
            let rows = [tip("tikal", "aim"), kept.mark("tikal", &table).expect("it stands there")];
            assert_eq!(Kept::read(&rows, "tikal", &table), kept);
            assert!(!Kept::read(&rows, "tikal", &other).on, "it stands at one table");
            let elsewhere = Kept::read(&rows, "tzolkin", &table);
            assert!(!elsewhere.on && elsewhere.notes.read.is_empty(), "it is another game");
        }
    }

    #[test]
    fn rows_that_make_no_sense_do_no_harm() {
        let table = TableId::random();
        for rest in ["/x", "/", "/1/2/3", "//", "/-1/aim"] {
            assert!(Kept::read(&[format!("guided/tikal/{table}{rest}")], "tikal", &table).on, "{rest}");
        }
        assert!(!Kept::read(&[format!("guided/tikal/{table}more")], "tikal", &table).on);
    }
}
