//! Limits as the operator writes them: `NAME=NUMBER`.

use std::{str::FromStr, time::Duration};

use super::{LimitConfig, Rate};

/// A limit the operator gave makes no sense.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LimitError {
    /// There is no limit of that name.
    #[error("there is no limit `{0}`; there are {names}", names = names())]
    Name(String),
    /// The value is no number, or no number that fits.
    #[error("the limit {name} is a number from 1, not `{value}`")]
    Value {
        /// Name of the limit.
        name: &'static str,
        /// The value that was given.
        value: String,
    },
}

/// One limit that can be set.
pub struct Setting {
    /// Its name.
    pub name: &'static str,
    /// Bounded quantity, with its unit.
    pub about: &'static str,
    set: fn(&mut LimitConfig, u32),
}

/// Burst of requests, in seconds of their rate.
const REQUEST_BURST: u32 = 10;
/// Burst of new tables, in minutes of their rate.
const TABLE_BURST: u32 = 30;
/// Burst of sign-ins, seats and names, in minutes of their rate.
const BURST: u32 = 10;
/// Burst of new accounts, in hours of their rate.
const ACCOUNT_BURST: u32 = 2;

fn requests(number: u32) -> Rate {
    Rate::new(number.saturating_mul(REQUEST_BURST), number, Duration::from_secs(1))
}

fn tables(number: u32) -> Rate {
    Rate::new(number.saturating_mul(TABLE_BURST), number, Duration::from_mins(1))
}

fn minutely(number: u32) -> Rate {
    Rate::new(number.saturating_mul(BURST), number, Duration::from_mins(1))
}

fn seconds(number: u32) -> Duration {
    Duration::from_secs(u64::from(number))
}

fn size(number: u32) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

const fn setting(name: &'static str, about: &'static str, set: fn(&mut LimitConfig, u32)) -> Setting {
    Setting { name, about, set }
}

/// Every limit that can be set.
pub static SETTINGS: [Setting; 27] = [
    setting("requests", "requests a second from one address; ten times as many at once", |it, n| {
        it.peer_requests = requests(n);
    }),
    setting("guest-requests", "requests a second of one guest; ten times as many at once", |it, n| {
        it.guest_requests = requests(n);
    }),
    setting("new-tables", "new tables a minute from one address; thirty times as many at once", |it, n| {
        it.peer_tables = tables(n);
    }),
    setting("guest-new-tables", "new tables a minute of one guest; thirty times as many at once", |it, n| {
        it.guest_new_tables = tables(n);
    }),
    setting("seats", "free seats taken a minute from one address; ten times as many at once", |it, n| {
        it.peer_seats = minutely(n);
    }),
    setting("guest-seats", "free seats taken a minute by one guest; ten times as many at once", |it, n| {
        it.guest_seats = minutely(n);
    }),
    setting("renames", "new names a minute from one address; ten times as many at once", |it, n| {
        it.peer_renames = minutely(n);
    }),
    setting("guest-renames", "new names a minute of one guest; ten times as many at once", |it, n| {
        it.guest_renames = minutely(n);
    }),
    setting("sign-ins", "tries to sign in a minute from one address; ten times as many at once", |it, n| {
        it.peer_sign_ins = minutely(n);
    }),
    setting(
        "name-sign-ins",
        "tries to sign in a minute with one name; ten times as many at once",
        |it, n| {
            it.name_sign_ins = minutely(n);
        },
    ),
    setting("new-accounts", "new accounts an hour from one address; twice as many at once", |it, n| {
        it.peer_accounts = Rate::new(n.saturating_mul(ACCOUNT_BURST), n, Duration::from_hours(1));
    }),
    setting("guest-tables", "unfinished tables of one guest", |it, n| it.guest_tables = n),
    setting("open-seats", "seats held from one address where the game has not started", |it, n| {
        it.peer_open_seats = n;
    }),
    setting("guest-open-seats", "seats held by one guest where the game has not started", |it, n| {
        it.guest_open_seats = n;
    }),
    setting("listed", "listed tables from one address that have not started", |it, n| it.peer_listed = n),
    setting("guest-listed", "unfinished listed tables of one guest", |it, n| it.guest_listed = n),
    setting("tables", "unfinished tables in all", |it, n| it.tables = n),
    setting("peer-sockets", "open pages of tables from one address", |it, n| it.peer_sockets = size(n)),
    setting("guest-sockets", "open pages of tables of one guest", |it, n| it.guest_sockets = size(n)),
    setting("sockets", "open pages of tables in all", |it, n| it.sockets = size(n)),
    setting("peer-connections", "open connections from one address", |it, n| it.peer_connections = size(n)),
    setting("connections", "open connections in all", |it, n| it.connections = size(n)),
    setting("body", "bytes of what is sent", |it, n| it.body = size(n)),
    setting("headers", "bytes of headers, at least 8192", |it, n| it.headers = size(n)),
    setting("header-time", "seconds to send headers", |it, n| it.header_time = seconds(n)),
    setting("body-time", "seconds to send the rest", |it, n| it.body_time = seconds(n)),
    setting("write-time", "seconds in which nothing of an answer is read", |it, n| {
        it.write_time = seconds(n);
    }),
];

fn names() -> String {
    SETTINGS.each_ref().map(|it| it.name).join(", ")
}

impl LimitConfig {
    /// Sets one limit, written as `NAME=NUMBER`.
    pub fn set(&mut self, text: &str) -> Result<(), LimitError> {
        let (name, value) = text.split_once('=').unwrap_or((text, ""));
        let found = SETTINGS.iter().find(|it| it.name == name);
        let setting = found.ok_or_else(|| LimitError::Name(name.to_owned()))?;
        match u32::from_str(value) {
            Ok(number @ 1..) => (setting.set)(self, number),
            _ => return Err(LimitError::Value { name: setting.name, value: value.to_owned() }),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_limit_can_be_set() {
        let usual = LimitConfig::default();
        for it in &SETTINGS {
            let mut limits = usual.clone();
            assert_eq!(limits.set(&format!("{}=7", it.name)), Ok(()));
            assert_ne!(limits, usual, "{}", it.name);
        }
        let mut limits = usual;
        limits.set("requests=20").expect("it is a limit");
        assert_eq!(limits.peer_requests, Rate { burst: 200, every: Duration::from_millis(50) });
    }

    #[test]
    fn nonsense_is_told() {
        let told = |text: &str| LimitConfig::default().set(text).expect_err("it is nonsense").to_string();
        assert!(told("speed=7").contains("`speed`") && told("speed=7").contains("write-time"));
        for text in ["body", "body=", "body=0", "body=-1", "body=many"] {
            assert!(told(text).starts_with("the limit body is a number"), "{text}");
        }
    }
}
