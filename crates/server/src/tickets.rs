//! Promises of a shuffle: a page shows the commitment of a seed before its reader adds a word, and a ticket
//! in its form stands for the seed. Nothing is kept for it: everything follows from the ticket and the key of
//! the server.

use axum_extra::extract::cookie::Key;
use data_encoding::HEXLOWER;
use hmac::{Hmac, KeyInit as _, Mac as _};
use patolli_catalog::{Contribution, ContributionError, Seed};
use patolli_store::{GuestId, TableId};
use sha2::Sha256;

use crate::{hex::random_hex, secret::matches};

/// Validity of a ticket, in milliseconds: a day.
const VALID_FOR: u64 = 24 * 60 * 60 * 1000;

/// A promised shuffle: table and seed are fixed before players add words.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct PromisedSeed {
    /// The table that it opens; ids are unique, so that one table at most is dealt from it.
    pub(crate) id: TableId,
    /// The secret seed.
    pub(crate) seed: Seed,
}

/// Reasons why a ticket opens no table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BadTicket {
    /// It was not issued by this server.
    Unknown,
    /// It was issued too long ago.
    Ended,
    /// It has opened another table.
    Used,
}

impl BadTicket {
    /// Message key of what is wrong.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Unknown => "failure-ticket-unknown",
            Self::Ended => "failure-ticket-ended",
            Self::Used => "failure-ticket-used",
        }
    }
}

/// A fresh ticket, issued at that time, as it stands in forms; and the commitment of its seed.
pub(crate) fn issue(key: &Key, now: i64) -> (String, String) {
    let nonce = random_hex(16);
    let ticket = format!("{nonce}.{now}.{}", signature(key, &nonce, now));
    (ticket, promised(key, &nonce).seed.commitment())
}

/// The promise of a ticket.
pub(crate) fn read(key: &Key, ticket: &str, now: i64) -> Result<PromisedSeed, BadTicket> {
    let mut parts = ticket.split('.');
    let (Some(nonce), Some(issued), Some(shown), None) =
        (parts.next(), parts.next(), parts.next(), parts.next())
    else {
        return Err(BadTicket::Unknown);
    };
    let issued: i64 = issued.parse().map_err(|_| BadTicket::Unknown)?;
    if !matches(shown, &signature(key, nonce, issued)) {
        return Err(BadTicket::Unknown);
    }
    // The clock of another machine may be a little ahead.
    if now.abs_diff(issued) > VALID_FOR { Err(BadTicket::Ended) } else { Ok(promised(key, nonce)) }
}

/// The promised seed of a table's rematch, the same for all readers.
pub(crate) fn rematch(key: &Key, table: &TableId) -> PromisedSeed {
    promised(key, &format!("rematch {table}"))
}

fn promised(key: &Key, nonce: &str) -> PromisedSeed {
    let seed = HEXLOWER.encode(&derived(key, "seed", nonce)[..16]);
    PromisedSeed {
        id: TableId::from_bytes(&derived(key, "table", nonce)),
        seed: seed.parse().expect("hex digits are a seed"),
    }
}

fn signature(key: &Key, nonce: &str, issued: i64) -> String {
    HEXLOWER.encode(&derived(key, "ticket", &format!("{nonce}.{issued}"))[..16])
}

/// The word that a form or a program gives; without one, a word that follows from who they are and does not
/// tell it.
pub(crate) fn word(
    key: &Key,
    given: Option<&str>,
    table: &TableId,
    guest: &GuestId,
) -> Result<Contribution, ContributionError> {
    match given.map(str::trim).filter(|it| !it.is_empty()) {
        Some(word) => word.parse(),
        None => HEXLOWER.encode(&derived(key, "word", &format!("{table}.{guest}"))[..16]).parse(),
    }
}

/// The signature of a text for one purpose, in hexadecimal digits.
pub(crate) fn sign(key: &Key, purpose: &str, text: &str) -> String {
    HEXLOWER.encode(&derived(key, purpose, text)[..16])
}

/// HMAC of a text for one purpose. Cookies are signed with the other half of the key.
fn derived(key: &Key, purpose: &str, text: &str) -> [u8; 32] {
    let mut mac = Hmac::<Sha256>::new_from_slice(key.master()).expect("a key may have any length");
    mac.update(format!("patolli shuffle {purpose}\n{text}").as_bytes());
    mac.finalize().into_bytes().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: i64 = 1_767_225_600_000;
    const DAY: i64 = 24 * 60 * 60 * 1000;

    #[test]
    fn a_ticket_keeps_what_its_commitment_promised() {
        let key = Key::generate();
        let (ticket, commitment) = issue(&key, NOW);
        let promised = read(&key, &ticket, NOW + 1).expect("it holds");
        assert_eq!(promised.seed.commitment(), commitment);
        assert!(read(&key, &ticket, NOW + 2).ok() == Some(promised.clone()), "the same table every time");
        let (other, elsewhere) = issue(&key, NOW);
        let other = read(&key, &other, NOW).expect("it holds");
        assert!(other.id != promised.id && elsewhere != commitment);
        assert!(!ticket.contains(promised.seed.as_str()) && !ticket.contains(promised.id.as_str()));
    }

    #[test]
    fn tickets_end_after_a_day() {
        let key = Key::generate();
        let (ticket, _) = issue(&key, NOW);
        assert!(read(&key, &ticket, NOW + DAY).is_ok() && read(&key, &ticket, NOW - DAY).is_ok());
        assert_eq!(read(&key, &ticket, NOW + DAY + 1).err(), Some(BadTicket::Ended));
        assert_eq!(read(&key, &ticket, i64::MIN).err(), Some(BadTicket::Ended));
    }

    #[test]
    fn tickets_cannot_be_made_up() {
        let key = Key::generate();
        let (ticket, _) = issue(&key, NOW);
        let later = ticket.replace(&NOW.to_string(), &(NOW + 1).to_string());
        let long = "x".repeat(1000);
        for forged in [
            "",
            ".",
            "..",
            "a.b.c",
            &ticket[1..],
            &format!("{ticket}0"),
            &format!("{ticket}."),
            &later,
            &long,
        ] {
            assert_eq!(read(&key, forged, NOW).err(), Some(BadTicket::Unknown), "{forged}");
        }
        assert_eq!(read(&Key::generate(), &ticket, NOW).err(), Some(BadTicket::Unknown), "another server");
    }

    #[test]
    fn a_word_is_taken_as_it_is_or_follows_from_who_it_is() {
        let (key, table, guest) = (Key::generate(), TableId::random(), GuestId::random());
        let given = |text: Option<&str>| word(&key, text, &table, &guest).map(|it| it.to_string());
        assert_eq!(given(Some(" abc ")).as_deref(), Ok("abc"));
        assert_eq!(given(Some("a c")), Err(ContributionError));
        let own = given(None).expect("there is always one");
        assert_eq!((own.len(), given(Some(" "))), (32, Ok(own.clone())));
        assert!(!own.contains(guest.as_str()));
        let elsewhere = word(&key, None, &TableId::random(), &guest).expect("there is always one");
        assert_ne!(own, elsewhere.to_string(), "another table");
    }

    #[test]
    fn a_rematch_is_promised_once() {
        let (key, table) = (Key::generate(), TableId::random());
        assert!(rematch(&key, &table) == rematch(&key, &table));
        assert!(rematch(&key, &table) != rematch(&key, &TableId::random()));
    }
}
