//! The people at simulated tables: when they are silent, leave and come back.

use patolli_store::{Hook, Person};

use super::chance::Chance;
use crate::guest::Guest;

/// A person at a table.
pub(super) struct Player {
    pub(super) guest: Guest,
    /// The seats, one or several at the same screen.
    pub(super) seats: Vec<u8>,
    /// Number of decisions of the table from which on the person does nothing.
    pub(super) silent_from: usize,
    /// How often the person still comes back after being away.
    pub(super) returns: u32,
    /// When they come back, in time that was served.
    pub(super) back_at: Option<i64>,
    /// Whether they are called.
    pub(super) is_called: bool,
}

impl Player {
    /// A person who is silent from some moment on in 4 of 10 cases, or certainly.
    pub(super) fn new(seats: Vec<u8>, is_deserter: bool, chance: &mut Chance) -> Self {
        let is_silent = is_deserter || chance.below(10) < 4;
        Self {
            guest: Guest { name: Some(format!("Guest {}", seats[0])), ..Guest::fresh() },
            seats,
            silent_from: if is_silent { chance.below(200) } else { usize::MAX },
            returns: if is_deserter || !chance.once_in(4) { 0 } else { 2 },
            back_at: None,
            is_called: chance.once_in(2),
        }
    }

    /// What the server knows of a person who is called by a webhook.
    pub(super) fn wishes(&self) -> (Person, Hook) {
        let guest = &self.guest.id;
        let calls = ["turn", "near", "over"].map(|it| (it.to_owned(), vec!["webhook".to_owned()]));
        let person = Person {
            guest: guest.clone(),
            lang: "en".to_owned(),
            zone: "UTC".to_owned(),
            quiet: (0, 0),
            often: "at-once".to_owned(),
            calls: calls.into(),
            mail: None,
            mail_ok: false,
            mail_at: 0,
            seen: 0,
            called: None,
        };
        let hook = Hook {
            id: format!("hook of {guest}"),
            guest: guest.clone(),
            url: "https://hook.example/".to_owned(),
            form: "json".to_owned(),
            secret: "secret".to_owned(),
            made: 0,
            last: None,
            failures: 0,
            off: false,
        };
        (person, hook)
    }
}
