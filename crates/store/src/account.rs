use std::fmt;

use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization as _;
use unicode_security::skeleton;

use crate::{Error, GuestId};

/// A name and a password, which prove on any device who the guest is.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Account {
    /// The name to sign in with, as it was given.
    pub name: String,
    /// The guest whose seats it owns.
    pub guest: GuestId,
    /// The password, hashed, as the server wrote it.
    pub hash: String,
    /// Rises when every browser is to be signed out.
    pub epoch: u32,
    /// Time at which it was made, in milliseconds since 1970, here and below.
    pub created: i64,
    /// Time of its last use, more or less.
    pub seen: i64,
}

impl Account {
    /// The form of a name in which all ways to write it in large and small letters are the same.
    pub fn fold_case(name: &str) -> String {
        // By way of the large letters, of which several small ones may share one.
        name.to_uppercase().to_lowercase()
    }

    /// A form of a name that it shares with all names that look like it, as Unicode's list of look-alikes has
    /// them, in large and small letters and with blanks anywhere. It is never shown. A release that makes it
    /// otherwise empties the column where databases keep it; it is filled when they are opened.
    pub fn skeleton(name: &str) -> String {
        let plain: String = name.nfkc().filter(|it| !it.is_whitespace()).collect();
        Self::fold_case(&skeleton(&plain).collect::<String>())
    }

    /// Whether two names are the same or look alike.
    pub fn is_confusable(one: &str, other: &str) -> bool {
        Self::fold_case(one) == Self::fold_case(other) || Self::skeleton(one) == Self::skeleton(other)
    }
}

/// Leaves out the hash, so that no log can show it.
impl fmt::Debug for Account {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, guest, epoch, .. } = self;
        f.debug_struct("Account").field("name", name).field("guest", guest).field("epoch", epoch).finish()
    }
}

/// Keeps accounts. A name is the same name in large and small letters; a guest has one account at most.
#[async_trait]
pub trait AccountStore: Send + Sync {
    /// Adds an account; [`Error::Conflict`] if its name or its guest has one already.
    async fn add_account(&self, account: &Account) -> Result<(), Error>;

    /// The account with that name, if there is one.
    async fn account(&self, name: &str) -> Result<Option<Account>, Error>;

    /// The account that owns the seats of a guest, if there is one.
    async fn account_of_guest(&self, guest: &GuestId) -> Result<Option<Account>, Error>;

    /// Whether anybody has an account whose name is this one or [looks like it](Account::skeleton), `but`
    /// aside.
    async fn is_name_taken(&self, name: &str, but: Option<&GuestId>) -> Result<bool, Error>;

    /// Those of these guests who have an account.
    async fn guests_with_account(&self, guests: &[GuestId]) -> Result<Vec<GuestId>, Error>;

    /// Every account, by name.
    async fn accounts(&self) -> Result<Vec<Account>, Error>;

    /// Puts a new password in the place of `before` and raises the epoch, which is returned; none if the
    /// account is gone or its password is another one by now.
    async fn set_password(&self, guest: &GuestId, before: &str, hash: &str) -> Result<Option<u32>, Error>;

    /// Puts another hash of the same password in the place of `before`; returns whether it did.
    async fn replace_hash(&self, guest: &GuestId, before: &str, hash: &str) -> Result<bool, Error>;

    /// Raises the epoch and returns it; none if there is no such account.
    async fn raise_epoch(&self, guest: &GuestId) -> Result<Option<u32>, Error>;

    /// Notes that the account was used.
    async fn update_last_seen(&self, guest: &GuestId, at: i64) -> Result<(), Error>;

    /// Takes an account away and [forgets](Self::forget_guest) its guest; returns whether it was there.
    async fn remove_account(&self, guest: &GuestId) -> Result<bool, Error>;

    /// Forgets a guest: how they are called, tables where nobody else sits, and their seats at open tables. At
    /// other tables a fresh guest id sits from now on that has no cookie and no name (an empty one): no cookie of
    /// any age opens it. Returns whether anything was theirs.
    async fn forget_guest(&self, guest: &GuestId) -> Result<bool, Error>;

    /// Gives everything of a guest to another one: seats, tables, devices, webhooks. Tables where the other one
    /// sits already stay behind. Returns the number of tables that were given, and of those that were not.
    async fn merge_guests(&self, from: &GuestId, to: &GuestId) -> Result<(u32, u32), Error>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_fold_in_every_script() {
        for (one, other) in [("Anna", "aNNA"), ("ŽOFIE", "žofie"), ("Łucja", "łUCJA"), ("ΣΟΦΟΣ", "σοφος")]
        {
            assert_eq!(Account::fold_case(one), Account::fold_case(other));
        }
        assert_ne!(Account::fold_case("Anna"), Account::fold_case("Ana"));
    }

    #[test]
    fn names_that_look_alike_have_one_skeleton() {
        for (one, other) in [
            ("Anna", "ANNA"),
            ("Anna", "\u{391}\u{39d}\u{39d}\u{391}"),
            ("Anna", "\u{ff21}\u{ff4e}\u{ff4e}\u{ff41}"),
            ("coco", "\u{441}\u{43e}\u{441}\u{43e}"),
            ("Ian", "lan"),
            ("Bill", "BiII"),
            ("Tom 10", "Tom lO"),
            ("Burn", "Bum"),
            ("Anna Marie", "AnnaMarie"),
        ] {
            assert_eq!(Account::skeleton(one), Account::skeleton(other), "{one} {other}");
            assert!(Account::is_confusable(one, other));
        }
        for (one, other) in
            [("Anna", "Ana"), ("Zofie", "Žofie"), ("Łucja", "Lucja"), ("Анна", "Anna"), ("1", "2")]
        {
            assert!(!Account::is_confusable(one, other), "{one} {other}");
        }
        assert!(Account::is_confusable("ΒΗΤΑ", "βητα"), "large and small letters");
    }

    #[test]
    fn no_log_shows_the_hash() {
        let (name, hash) = ("Anna".to_owned(), "$argon2id$secret".to_owned());
        let account = Account { name, guest: GuestId::random(), hash, epoch: 1, created: 1, seen: 1 };
        assert!(!format!("{account:?}").contains("secret"));
    }
}
