//! Sums of what is kept beside the logs: tables with their seats, reviews, accounts, secrets.
//!
//! A sum is written together with what it is of. What older releases wrote has none and is taken as it is.
//! What changes with every decision is left out: `phase`, `to_move`, `result`, `moved` and who is away follow from
//! the log, and the deal from the seed.

use std::collections::HashMap;

use crate::{
    Account, DEFAULT_STAND_IN, Error, NO_PACE, StoredReview, Table, TableId,
    digest::{FieldHasher, LogDigest},
    row::SeatColumns,
};

/// Kinds of things that have sums.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum ChecksumKind {
    /// A table with its seats.
    Table,
    /// A review.
    Review,
    /// An account.
    Account,
    /// A secret of the server.
    Secret,
}

impl ChecksumKind {
    const ALL: [Self; 4] = [Self::Table, Self::Review, Self::Account, Self::Secret];

    /// The word for it in the database.
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Self::Table => "table",
            Self::Review => "review",
            Self::Account => "account",
            Self::Secret => "secret",
        }
    }
}

/// The sum of a table and its seats.
pub(crate) fn table_checksum(table: &Table) -> LogDigest {
    let mut sum = FieldHasher::new("patolli table and seats");
    sum.text(table.id.as_str()).text(&table.game).number(i64::from(table.rules)).count(table.options.len());
    for (name, value) in &table.options {
        sum.text(name).text(value);
    }
    sum.text(&table.seed).text(table.owner.as_str()).text(&table.invite);
    sum.number(i64::from(table.listed)).number(i64::from(table.hints)).number(table.created);
    sum.count(table.seats.len());
    for seat in &table.seats {
        let SeatColumns { guest, name, bot } = SeatColumns::new(seat);
        for text in [guest, name, bot] {
            sum.count(usize::from(text.is_some())).text(text.unwrap_or_default());
        }
    }
    // Tables of older releases have no words, and the sums they always had.
    for (seat, word) in &table.contributions {
        sum.number(i64::from(*seat)).text(word);
    }
    // Nor do they have a clock, another stand-in or people who were freed from a seat.
    if table.pace != NO_PACE || table.stand_in != DEFAULT_STAND_IN || !table.barred.is_empty() {
        sum.text(&table.pace).text(&table.stand_in).count(table.barred.len());
        for guest in &table.barred {
            sum.text(guest.as_str());
        }
    }
    sum.finish()
}

/// The sum of the review of a table.
pub(crate) fn review_checksum(id: &TableId, review: &StoredReview) -> LogDigest {
    let mut sum = FieldHasher::new("patolli review");
    sum.text(id.as_str()).number(review.made).text(&review.text);
    sum.finish()
}

/// The sum of an account; when it was last seen is no part of it.
pub(crate) fn account_checksum(account: &Account) -> LogDigest {
    let mut sum = FieldHasher::new("patolli account");
    sum.text(account.guest.as_str()).text(&account.name).text(&account.hash);
    sum.number(i64::from(account.epoch)).number(account.created);
    sum.finish()
}

/// The sum of a secret.
pub(crate) fn secret_checksum(name: &str, value: &[u8]) -> LogDigest {
    let mut sum = FieldHasher::new("patolli secret");
    sum.text(name).bytes(value);
    sum.finish()
}

/// The sums that a database keeps, to compare with what it holds.
pub struct Checksums {
    stored: HashMap<(&'static str, String), Vec<u8>>,
    /// Sums of nothing that there is.
    unknown: Vec<String>,
}

impl Checksums {
    /// All sums of a database, each with the word for its kind and the name of what it is of.
    pub(crate) fn from_rows(rows: Vec<(String, String, Vec<u8>)>) -> Self {
        let mut sums = Self { stored: HashMap::new(), unknown: Vec::new() };
        for (word, name, sum) in rows {
            match ChecksumKind::ALL.into_iter().find(|it| it.as_str() == word) {
                Some(kind) => drop(sums.stored.insert((kind.as_str(), name), sum)),
                None => sums.unknown.push(format!("{word} {name}")),
            }
        }
        sums
    }

    /// Whether a table and its seats are as they were written. Whatever is checked is not asked for again.
    pub fn check_table(&mut self, table: &Table) -> Result<(), Error> {
        self.check(ChecksumKind::Table, table.id.as_str(), || table_checksum(table))
    }

    /// Whether a review is as it was written.
    pub fn check_review(&mut self, id: &TableId, review: &StoredReview) -> Result<(), Error> {
        self.check(ChecksumKind::Review, id.as_str(), || review_checksum(id, review))
    }

    /// Whether an account is as it was written.
    pub fn check_account(&mut self, account: &Account) -> Result<(), Error> {
        self.check(ChecksumKind::Account, account.guest.as_str(), || account_checksum(account))
    }

    /// Whether a secret is as it was written.
    pub fn check_secret(&mut self, name: &str, value: &[u8]) -> Result<(), Error> {
        self.check(ChecksumKind::Secret, name, || secret_checksum(name, value))
    }

    fn check(&mut self, kind: ChecksumKind, name: &str, of: impl FnOnce() -> LogDigest) -> Result<(), Error> {
        match self.stored.remove(&(kind.as_str(), name.to_owned())) {
            Some(kept) if kept != of().as_bytes() => Err(Error::damaged(
                format_args!("{} {name}", kind.as_str()),
                "its sum does not fit: something was changed",
            )),
            _ => Ok(()),
        }
    }

    /// Sums without the thing itself, once everything there is was checked.
    pub fn unmatched(self) -> Vec<String> {
        let known = self.stored.into_keys().map(|(word, name)| format!("{word} {name}"));
        let mut left: Vec<String> = known.chain(self.unknown).collect();
        left.sort();
        left
    }
}
