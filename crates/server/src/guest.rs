//! People: guests, with or without an account.

use patolli_store::GuestId;

/// A person, with or without an account.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Guest {
    /// The id, also in seats.
    pub(crate) id: GuestId,
    /// The name they gave, if they did.
    pub(crate) name: Option<String>,
    /// Proof of being signed in to the account of this guest.
    pub(crate) stamp: Option<SessionStamp>,
}

/// Epoch and time of a sign-in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct SessionStamp {
    /// Epoch of the account at the time of issue.
    pub(crate) epoch: u32,
    /// Time of issue, in milliseconds since 1970.
    pub(crate) issued: i64,
}

impl Guest {
    /// A new guest with a random id.
    pub(crate) fn fresh() -> Self {
        Self::known(GuestId::random())
    }

    /// A guest of whom only the id is known.
    pub(crate) const fn known(id: GuestId) -> Self {
        Self { id, name: None, stamp: None }
    }
}
