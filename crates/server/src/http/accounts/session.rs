//! The session of a request, by its cookie.

use axum::http::Extensions;

use super::Accounts;
use crate::{
    clock,
    failure::Failure,
    guest::{Guest, SessionStamp},
    http::cookies::SIGNED_IN,
};

const DAY: i64 = 24 * 60 * 60 * 1000;
/// Age after which a session expires; the cookie has the same.
const MAX_AGE: i64 = SIGNED_IN.whole_days() * DAY;
/// Age at which a cookie is renewed.
const RENEW_AFTER: i64 = DAY;

/// The guest of a request, or why they cannot be identified now.
#[derive(Clone, Debug)]
pub(crate) struct Session(pub(crate) Result<Option<Guest>, Failure>);

/// Validity of a cookie.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum CookieStatus {
    /// It identifies the guest.
    Valid(Guest),
    /// It identifies the guest, and is renewed.
    Renewed(Guest),
    /// It has expired.
    Expired,
}

impl Session {
    /// The session of a request.
    pub(crate) fn from_extensions(extensions: &Extensions) -> Self {
        extensions.get().cloned().unwrap_or(Self(Ok(None)))
    }

    /// The guest, if they are known.
    pub(crate) fn guest(&self) -> Option<Guest> {
        self.0.clone().ok().flatten()
    }

    /// Fails if the guest cannot be identified now.
    pub(crate) fn check(&self) -> Result<(), Failure> {
        self.0.clone().map(drop)
    }
}

impl Accounts {
    /// The validity of a signed cookie.
    pub(crate) async fn check_cookie(&self, guest: Guest) -> Result<CookieStatus, Failure> {
        let epoch = self.cache.epoch(&guest.id).await?;
        let now = clock::now();
        let status = status(guest, epoch, now);
        if let CookieStatus::Renewed(guest) = &status {
            // A note for operators, written in the background.
            let (store, id) = (self.store.clone(), guest.id.clone());
            tokio::spawn(async move { store.update_last_seen(&id, now).await });
        }
        Ok(status)
    }

    /// Whether the guest of an open socket was signed out meanwhile.
    pub(crate) async fn is_signed_out(&self, guest: Option<&Guest>) -> bool {
        let Some(guest) = guest else { return false };
        self.check_cookie(guest.clone()).await == Ok(CookieStatus::Expired)
    }
}

/// The validity of a cookie, given the epoch of its account, if there is one.
fn status(guest: Guest, epoch: Option<u32>, now: i64) -> CookieStatus {
    match (guest.stamp, epoch) {
        (None, None) => CookieStatus::Valid(guest),
        (Some(stamp), Some(epoch)) if stamp.epoch == epoch && is_fresh(stamp, now) => {
            if now - stamp.issued < RENEW_AFTER {
                return CookieStatus::Valid(guest);
            }
            CookieStatus::Renewed(Guest { stamp: Some(SessionStamp { epoch, issued: now }), ..guest })
        }
        _ => CookieStatus::Expired,
    }
}

/// Whether a stamp is not too old. Clocks of machines differ a little, so it may even come from the future.
fn is_fresh(stamp: SessionStamp, now: i64) -> bool {
    (-DAY..MAX_AGE).contains(&now.saturating_sub(stamp.issued))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: i64 = 1_000 * DAY;

    fn signed_in(epoch: u32, issued: i64) -> Guest {
        Guest { stamp: Some(SessionStamp { epoch, issued }), ..Guest::fresh() }
    }

    #[test]
    fn guests_without_an_account_never_end() {
        let guest = Guest::fresh();
        assert_eq!(status(guest.clone(), None, NOW), CookieStatus::Valid(guest));
    }

    #[test]
    fn a_guest_with_an_account_needs_its_badge() {
        assert_eq!(status(Guest::fresh(), Some(1), NOW), CookieStatus::Expired);
        assert_eq!(status(signed_in(1, NOW), None, NOW), CookieStatus::Expired, "the account is gone");
        let anna = signed_in(1, NOW);
        assert_eq!(status(anna.clone(), Some(1), NOW), CookieStatus::Valid(anna));
    }

    #[test]
    fn only_the_present_epoch_counts() {
        for epoch in [1, 3] {
            assert_eq!(status(signed_in(epoch, NOW), Some(2), NOW), CookieStatus::Expired);
        }
    }

    #[test]
    fn a_badge_lives_ninety_days_and_is_renewed_while_it_is_used() {
        let at = |age: i64| status(signed_in(1, NOW - age), Some(1), NOW);
        assert!(matches!(at(0), CookieStatus::Valid(_)) && matches!(at(DAY - 1), CookieStatus::Valid(_)));
        for age in [DAY, 89 * DAY] {
            assert!(
                matches!(at(age), CookieStatus::Renewed(it) if it.stamp == Some(SessionStamp { epoch: 1, issued: NOW }))
            );
        }
        for age in [90 * DAY, 900 * DAY, -2 * DAY, i64::MAX / 2] {
            assert_eq!(at(age), CookieStatus::Expired, "{age}");
        }
        assert_eq!(status(signed_in(1, i64::MIN), Some(1), NOW), CookieStatus::Expired);
    }
}
