//! The page of the reader's account.

use super::Shell;

/// The page of the reader's account, at `/account`. Its forms: POST `/account/sign-in` and `/account/new` (`name`, `password`),
/// `/account/password` (`present`, `password`), `/account/sign-out`, `/account/everywhere`, `/account/delete` (`name`, `present`), `/account/forget`,
/// `/account/merge` (`offer`, `take`: `yes` or `no`); GET `/account/data`.
#[derive(Clone, Debug)]
pub struct Account<'a> {
    /// Frame of the page.
    pub shell: Shell<'a>,
    /// Name of the account, if the reader is signed in.
    pub signed_in: Option<&'a str>,
    /// Name to fill into the forms, after one was refused.
    pub name: &'a str,
    /// Why a form was refused.
    pub refused: Option<AccountRefusal>,
    /// The question whether seats of a guest come along.
    pub merge: Option<MergeOffer>,
}

/// The question whether the seats that the reader had as a guest come along.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MergeOffer {
    /// What proves that they were the guest.
    pub offer: String,
    /// Number of the guest's tables.
    pub tables: u32,
}

/// Why a form about an account was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AccountRefusal {
    /// There is no account of that name with that password.
    Wrong,
    /// The present password is wrong.
    WrongPresent,
    /// The present password, given to delete the account, is wrong.
    WrongToDelete,
    /// The name is empty, too long (1 to 40 characters), of several scripts, or has invisible characters.
    Name,
    /// Another account has the name, or one that looks like it.
    Taken,
    /// The new password is too short.
    Short,
    /// The new password is too long.
    Long,
}
