//! The page of the reader's account.

use super::Shell;

/// The page of the reader's account, at `/account`. Its forms: POST `/account/sign-in` and `/account/new` (`name`, `password`),
/// `/account/password` (`present`, `password`), `/account/sign-out`, `/account/everywhere`, `/account/delete` (`present`).
#[derive(Clone, Debug)]
pub struct Account<'a> {
    /// Around it.
    pub shell: Shell<'a>,
    /// The name of the account, if the reader is signed in.
    pub signed_in: Option<&'a str>,
    /// The name in the forms, to show a refused one again.
    pub name: &'a str,
    /// Why a form was refused.
    pub refused: Option<AccountRefusal>,
}

/// Why a form about an account was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AccountRefusal {
    /// There is no account of that name with that password.
    Wrong,
    /// The present password is another one.
    WrongPresent,
    /// The present password, which deleting asks for, is another one.
    WrongToDelete,
    /// The name is empty, too long (1 to 40 characters), of several scripts, or holds what nobody sees.
    Name,
    /// Somebody else has the name, or one that looks like it.
    Taken,
    /// The new password is too short.
    Short,
    /// The new password is too long.
    Long,
}
