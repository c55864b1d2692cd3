//! The running digest of a log: each entry's digest is over the one before and its own content, the first
//! over what the table is.
//!
//! So one digest vouches for the whole log up to its entry. It is determined by the log, whether or not it is
//! kept: entries of older releases have none, and the first one that has vouches for those before it, too.

use crate::{Entry, Error, LogDigest, Table, digest::FieldHasher};

/// The digest of a log so far, which goes on with each entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chain(LogDigest);

impl Chain {
    /// The chain of a table before its first entry. It holds once the table is dealt, which it is when there
    /// is an entry.
    pub fn new(table: &Table) -> Self {
        let mut sum = FieldHasher::new("patolli table");
        sum.text(table.id.as_str()).text(&table.game).number(i64::from(table.rules));
        sum.count(table.seats.len()).count(table.options.len());
        for (name, value) in &table.options {
            sum.text(name).text(value);
        }
        sum.text(&table.seed).text(&table.deal);
        Self(sum.finish())
    }

    /// Gives entries that follow their digests.
    pub fn set_digests(&mut self, entries: &mut [Entry]) {
        for entry in entries {
            entry.digest = Some(self.add(entry));
        }
    }

    /// The chain after the whole log of a table; [`Error::Damaged`] if a digest that is kept is another one.
    pub fn check(table: &Table, log: &[Entry]) -> Result<Self, Error> {
        let mut chain = Self::new(table);
        for entry in log {
            let digest = chain.add(entry);
            if entry.digest.is_some_and(|it| it != digest) {
                let what = format_args!("log of table {}, up to entry {}", table.id, entry.n);
                return Err(Error::damaged(what, "its digest does not fit: something was changed"));
            }
        }
        Ok(chain)
    }

    fn add(&mut self, entry: &Entry) -> LogDigest {
        let mut sum = FieldHasher::new("patolli entry");
        sum.bytes(self.0.as_bytes()).number(i64::from(entry.n)).number(i64::from(entry.seat));
        sum.text(&entry.notation).number(i64::from(entry.auto)).number(entry.at);
        self.0 = sum.finish();
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Attendance, DEFAULT_STAND_IN, GuestId, NO_PACE, Occupant, Phase, TableId};

    fn table() -> Table {
        Table {
            id: "abcdefgh23".parse().unwrap(),
            game: "tikal".to_owned(),
            options: vec![("a".to_owned(), "b".to_owned())],
            seed: "5eed".to_owned(),
            contributions: Vec::new(),
            deal: "A1".to_owned(),
            rules: 1,
            seats: vec![Occupant::Open],
            owner: GuestId::random(),
            invite: String::new(),
            listed: false,
            hints: true,
            pace: NO_PACE.to_owned(),
            stand_in: DEFAULT_STAND_IN.to_owned(),
            barred: Vec::new(),
            phase: Phase::Running,
            created: 0,
            moved: 0,
            to_move: None,
            result: None,
            attendance: Attendance::new(0),
        }
    }

    fn log(table: &Table) -> Vec<Entry> {
        let entry =
            |n| Entry { n, seat: 0, notation: format!("go {n}"), auto: n == 2, at: n.into(), digest: None };
        let mut log: Vec<Entry> = (1..=4).map(entry).collect();
        Chain::new(table).set_digests(&mut log);
        log
    }

    /// Digests are kept for ever, so they must come out the same in every release.
    #[test]
    fn digests_are_the_same_for_ever() {
        let (table, log) = (table(), log(&table()));
        assert_eq!(log[0].digest.unwrap().to_string(), FIRST);
        assert_eq!(log[3].digest.unwrap().to_string(), FOURTH);
        assert_eq!(Chain::check(&table, &log).unwrap(), Chain(log[3].digest.unwrap()));
    }

    const FIRST: &str = "63c79e026a65c168616bead5ad44558e";
    const FOURTH: &str = "1bdb667dff522663ed759f0d6f452959";

    #[test]
    fn whatever_changes_is_noticed() {
        let (table, log) = (table(), log(&table()));
        let changes: [fn(&mut Entry); 5] = [
            |it| it.n += 1,
            |it| it.seat += 1,
            |it| it.notation.push('x'),
            |it| it.auto = !it.auto,
            |it| it.at += 1,
        ];
        for at in 0..log.len() {
            for change in changes {
                let mut changed = log.clone();
                change(&mut changed[at]);
                assert!(matches!(Chain::check(&table, &changed), Err(Error::Damaged { .. })));
            }
        }
        let identities: [fn(&mut Table); 7] = [
            |it| it.id = TableId::random(),
            |it| it.game.push('x'),
            |it| it.rules += 1,
            |it| it.options[0].1.push('x'),
            |it| it.seed.push('x'),
            |it| it.deal.push('x'),
            |it| it.seats.push(Occupant::Open),
        ];
        for change in identities {
            let mut changed = table.clone();
            change(&mut changed);
            assert!(matches!(Chain::check(&changed, &log), Err(Error::Damaged { .. })));
        }
    }

    #[test]
    fn entries_of_older_releases_are_taken_as_they_are_and_vouched_for_by_later_ones() {
        let table = table();
        let mut log = log(&table);
        log[0].digest = None;
        log[1].digest = None;
        assert!(Chain::check(&table, &log).is_ok());
        log[0].notation.push('x');
        assert!(Chain::check(&table, &log).is_err());
        log[2].digest = None;
        log[3].digest = None;
        assert!(Chain::check(&table, &log).is_ok(), "nothing vouches for it");
    }
}
