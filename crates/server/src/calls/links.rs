//! Links in mails: signed, so that they need no cookie and nobody can make them up.

use axum_extra::extract::cookie::Key;
use patolli_store::GuestId;

use super::CONFIRM_WITHIN;
use crate::{secret::matches, tickets};

/// Kinds of links.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Link {
    /// Stops mails.
    Stop,
    /// Confirms a mail address, given at that time.
    Confirm(i64),
}

impl Link {
    /// The last part of the link for a guest; `about` is what else it vouches for.
    pub(crate) fn sign(self, key: &Key, guest: &GuestId, about: &str) -> String {
        let at = match self {
            Self::Stop => 0,
            Self::Confirm(at) => at,
        };
        let signature = tickets::sign(key, self.purpose(), &format!("{guest}.{at}.{about}"));
        format!("{guest}.{at}.{signature}")
    }

    /// Guest and time that a link names; whether it is ours is not known yet.
    pub(crate) fn named(text: &str) -> Option<(GuestId, i64)> {
        let mut parts = text.split('.');
        let (guest, at) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        parts.next().filter(|_| parts.next().is_none()).map(|_| (guest, at))
    }

    /// The guest whose link to stop mails it is.
    pub(crate) fn stops(key: &Key, text: &str) -> Option<GuestId> {
        let (guest, _) = Self::named(text)?;
        matches(text, &Self::Stop.sign(key, &guest, "")).then_some(guest)
    }

    /// Whether it confirms a mail address at that time.
    pub(crate) fn confirms(key: &Key, text: &str, mail: &str, now: i64) -> Option<GuestId> {
        let (guest, at) = Self::named(text)?;
        let in_time = now.abs_diff(at) <= CONFIRM_WITHIN.unsigned_abs();
        (in_time && matches(text, &Self::Confirm(at).sign(key, &guest, mail))).then_some(guest)
    }

    const fn purpose(self) -> &'static str {
        match self {
            Self::Stop => "stop calls",
            Self::Confirm(_) => "confirm mail",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_makes_up_a_link() {
        let (key, ana, bo) = (Key::generate(), GuestId::random(), GuestId::random());
        let stop = Link::Stop.sign(&key, &ana, "");
        assert_eq!(Link::stops(&key, &stop), Some(ana.clone()));
        assert_eq!(Link::stops(&Key::generate(), &stop), None);
        let signature = stop.rsplit_once('.').expect("three parts").1;
        for text in [format!("{bo}.0.{signature}"), format!("{stop}."), String::new(), stop[1..].to_owned()] {
            assert_eq!(Link::stops(&key, &text), None, "{text}");
        }
        let confirm = Link::Confirm(1_000).sign(&key, &ana, "ana@example.org");
        assert_eq!(Link::stops(&key, &confirm), None, "it is of another kind");
        let reads = |mail, now| Link::confirms(&key, &confirm, mail, now);
        assert_eq!(reads("ana@example.org", 2_000), Some(ana));
        assert_eq!(reads("bo@example.org", 2_000), None);
        assert_eq!(reads("ana@example.org", 1_001 + CONFIRM_WITHIN), None, "too late");
    }
}
