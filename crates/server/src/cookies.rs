//! What the browser keeps for us: who the guest is, language, theme, invitations.

use axum_extra::extract::{
    CookieJar, SignedCookieJar,
    cookie::{Cookie, Key, SameSite},
};
use patolli_store::{GuestId, TableId};
use percent_encoding::{NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

use crate::names;

/// Name of the signed cookie with id and name of the guest.
const GUEST: &str = "guest";
/// Name of the cookie with the language.
pub(crate) const LANG: &str = "lang";
/// Name of the cookie with the theme.
pub(crate) const THEME: &str = "theme";
/// Name of the cookie with the secret part of an invitation; each table has its own by its path.
pub(crate) const INVITE: &str = "invite";

/// A person without an account.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Guest {
    /// Who.
    pub(crate) id: GuestId,
    /// The name they gave, if they did.
    pub(crate) name: Option<String>,
}

impl Guest {
    /// Somebody new.
    pub(crate) fn fresh() -> Self {
        Self { id: GuestId::random(), name: None }
    }

    fn to_text(&self) -> String {
        let name = self.name.as_deref().unwrap_or_default();
        format!("{}.{}", self.id, utf8_percent_encode(name, NON_ALPHANUMERIC))
    }

    fn from_text(text: &str) -> Option<Self> {
        let (id, name) = text.split_once('.')?;
        let name = percent_decode_str(name).decode_utf8().ok()?;
        Some(Self { id: id.parse().ok()?, name: names::read(&name).ok() })
    }
}

/// The guest whose cookie it is; `None` if there is none or it is not ours.
pub(crate) fn guest(jar: &SignedCookieJar) -> Option<Guest> {
    Guest::from_text(jar.get(GUEST)?.value())
}

/// Sets the cookie that tells who the guest is.
pub(crate) fn keep_guest(key: &Key, guest: &Guest, secure: bool) -> SignedCookieJar {
    SignedCookieJar::new(key.clone()).add(lasting(GUEST, guest.to_text(), secure))
}

/// Sets a cookie with a wish of the reader.
pub(crate) fn keep(name: &'static str, value: &str, secure: bool) -> CookieJar {
    CookieJar::new().add(lasting(name, value.to_owned(), secure))
}

/// Sets the cookie that lets the reader sit down at a table.
pub(crate) fn keep_invitation(table: &TableId, invite: &str, secure: bool) -> CookieJar {
    let mut cookie = lasting(INVITE, invite.to_owned(), secure);
    cookie.set_path(format!("/t/{table}"));
    CookieJar::new().add(cookie)
}

fn lasting(name: &'static str, value: String, secure: bool) -> Cookie<'static> {
    let cookie = Cookie::build((name, value)).path("/").http_only(true).same_site(SameSite::Lax);
    cookie.secure(secure).permanent().build()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guests_survive_the_cookie() {
        for name in [None, Some("Anna"), Some("Ž; <b>=\"x\" 🏛")] {
            let guest = Guest { name: name.map(str::to_owned), ..Guest::fresh() };
            let text = guest.to_text();
            assert!(text.is_ascii() && !text.contains([';', ' ', '"', ',']), "{text}");
            assert_eq!(Guest::from_text(&text), Some(guest));
        }
    }

    #[test]
    fn damaged_cookies_are_nobody() {
        for text in ["", "abc", "abc.Anna", "abcdefghabcdefgh"] {
            assert_eq!(Guest::from_text(text), None, "{text:?}");
        }
    }
}
