//! Cookies: guest, language, theme, invitations; and tokens of programs.

use axum_extra::extract::{
    CookieJar, SignedCookieJar,
    cookie::{Cookie, Key, SameSite},
};
use cookie::time;
use patolli_store::{GuestId, TableId};
use percent_encoding::{NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

use crate::{
    guest::{Guest, SessionStamp},
    names,
};

/// Name of the signed cookie with id and name of the guest.
const GUEST: &str = "guest";
/// Name of the cookie with the language.
pub(crate) const LANG: &str = "lang";
/// Name of the cookie with the theme.
pub(crate) const THEME: &str = "theme";
/// Name of the cookie that says to the script that the reader is called, so that it tells when they look.
const CALLED: &str = "calls";
/// Name of the cookie with the secret part of an invitation; each table has its own by its path.
pub(crate) const INVITE: &str = "invite";

/// Name of the cookie with the seats whose phrases the reader does not want to see; each table has its own by its path.
const MUTED: &str = "muted";

/// Time after which an unused browser is signed out.
pub(crate) const SIGNED_IN: time::Duration = time::Duration::days(90);

impl Guest {
    fn to_text(&self) -> String {
        let name = self.name.as_deref().unwrap_or_default();
        let text = format!("{}.{}", self.id, utf8_percent_encode(name, NON_ALPHANUMERIC));
        match self.stamp {
            Some(SessionStamp { epoch, issued }) => format!("{text}.{epoch}.{issued}"),
            None => text,
        }
    }

    fn from_text(text: &str) -> Option<Self> {
        let parts: Vec<&str> = text.split('.').collect();
        let (id, name, stamp) = match parts[..] {
            [id, name] => (id, name, None),
            [id, name, epoch, issued] => {
                let stamp = SessionStamp { epoch: epoch.parse().ok()?, issued: issued.parse().ok()? };
                (id, name, Some(stamp))
            }
            _ => return None,
        };
        let name = percent_decode_str(name).decode_utf8().ok()?;
        Some(Self { id: id.parse().ok()?, name: names::parse(&name).ok(), stamp })
    }
}

/// The guest whose cookie it is; `None` if there is none or it is not ours.
pub(crate) fn guest(jar: &SignedCookieJar) -> Option<Guest> {
    Guest::from_text(jar.get(GUEST)?.value())
}

/// Sets the cookie that tells who the guest is.
pub(crate) fn set_guest(key: &Key, guest: &Guest, secure: bool) -> SignedCookieJar {
    let mut cookie = permanent_cookie(GUEST, guest.to_text(), secure);
    if guest.stamp.is_some() {
        cookie.set_max_age(SIGNED_IN);
    }
    SignedCookieJar::new(key.clone()).add(cookie)
}

/// Takes the cookie away that tells who the guest is.
pub(crate) fn remove_guest(secure: bool) -> CookieJar {
    let mut cookie = permanent_cookie(GUEST, String::new(), secure);
    cookie.make_removal();
    CookieJar::new().add(cookie)
}

/// Whether a cookie that is set tells who the guest is.
pub(crate) fn is_of_guest(set: &[u8]) -> bool {
    set.strip_prefix(GUEST.as_bytes()).is_some_and(|it| it.starts_with(b"="))
}

/// Prefix that tells a token from everything else signed with the same key.
const TOKEN: &str = "program";

/// The token by which a program shows at one table that it is `guest`.
pub(crate) fn token(key: &Key, table: &TableId, guest: &GuestId) -> String {
    let mut jar = cookie::CookieJar::new();
    jar.signed_mut(key).add((TOKEN, format!("{TOKEN}.{table}.{guest}")));
    jar.get(TOKEN).map(|it| it.value().to_owned()).unwrap_or_default()
}

/// The guest whose token it is; `None` if it is not ours or for another table.
pub(crate) fn token_holder(key: &Key, table: &TableId, token: &str) -> Option<GuestId> {
    let signed = Cookie::new(TOKEN, token.to_owned());
    let verified = cookie::CookieJar::new().signed(key).verify(signed)?;
    let guest = verified.value().strip_prefix(TOKEN)?.strip_prefix('.')?;
    guest.strip_prefix(table.as_str())?.strip_prefix('.')?.parse().ok()
}

/// Sets a cookie with a preference.
pub(crate) fn set_preference(name: &'static str, value: &str, secure: bool) -> CookieJar {
    CookieJar::new().add(permanent_cookie(name, value.to_owned(), secure))
}

/// Sets or removes the cookie that says that the reader is called. It is no secret, and scripts may read it.
pub(crate) fn set_called(is_called: bool, secure: bool) -> CookieJar {
    let mut cookie = permanent_cookie(CALLED, "1".to_owned(), secure);
    cookie.set_http_only(false);
    if !is_called {
        cookie.make_removal();
    }
    CookieJar::new().add(cookie)
}

/// Sets the cookie that lets the reader sit down at a table.
pub(crate) fn set_invitation(table: &TableId, invite: &str, secure: bool) -> CookieJar {
    let mut cookie = permanent_cookie(INVITE, invite.to_owned(), secure);
    cookie.set_path(format!("/t/{table}"));
    CookieJar::new().add(cookie)
}

/// Sets the cookie with the seats of a table whose phrases the reader does not want to see.
pub(crate) fn set_muted(table: &TableId, seats: &[u8], secure: bool) -> CookieJar {
    let seats: Vec<String> = seats.iter().map(ToString::to_string).collect();
    let mut cookie = permanent_cookie(MUTED, seats.join("."), secure);
    cookie.set_path(format!("/t/{table}"));
    CookieJar::new().add(cookie)
}

/// The seats whose phrases the reader does not want to see.
pub(crate) fn muted(jar: &CookieJar) -> Vec<u8> {
    let seats = jar.get(MUTED).map(|it| it.value().split('.').filter_map(|it| it.parse().ok()).collect());
    let mut seats: Vec<u8> = seats.unwrap_or_default();
    seats.sort_unstable();
    seats.dedup();
    seats
}

fn permanent_cookie(name: &'static str, value: String, secure: bool) -> Cookie<'static> {
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
            assert_eq!(Guest::from_text(&text), Some(guest.clone()));
            let stamp = SessionStamp { epoch: u32::MAX, issued: 1_767_225_600_000 };
            let guest = Guest { stamp: Some(stamp), ..guest };
            assert_eq!(Guest::from_text(&guest.to_text()), Some(guest));
        }
    }

    #[test]
    fn tokens_hold_for_one_table_and_cannot_be_made_up() {
        let (key, table, guest) = (Key::generate(), TableId::random(), GuestId::random());
        let token = token(&key, &table, &guest);
        assert_eq!(token_holder(&key, &table, &token), Some(guest.clone()));
        assert_eq!(token_holder(&key, &TableId::random(), &token), None, "another table");
        assert_eq!(token_holder(&Key::generate(), &table, &token), None, "another server");
        for other in
            ["", "x", &token[1..], &format!("{token}x"), &token.to_lowercase(), "ž".repeat(60).as_str()]
        {
            assert_eq!(token_holder(&key, &table, other), None, "{other}");
        }
    }

    #[test]
    fn tokens_are_no_cookies_and_cookies_are_no_tokens() {
        let (key, table, guest) = (Key::generate(), TableId::random(), Guest::fresh());
        let token = token(&key, &table, &guest.id);
        let mut jar = cookie::CookieJar::new();
        jar.add((GUEST, token));
        assert_eq!(jar.signed(&key).get(GUEST).and_then(|it| Guest::from_text(it.value())), None);
        let mut jar = cookie::CookieJar::new();
        jar.signed_mut(&key).add((GUEST, guest.to_text()));
        let value = jar.get(GUEST).expect("it was added").value();
        assert_eq!(token_holder(&key, &table, value), None);
    }

    #[test]
    fn damaged_cookies_are_nobody() {
        for text in [
            "",
            "abc",
            "abc.Anna",
            "abcdefghabcdefgh",
            "abcdefghabcdefgh.Anna.1",
            "abcdefghabcdefgh.Anna.x.1",
        ] {
            assert_eq!(Guest::from_text(text), None, "{text:?}");
        }
    }
}
