//! What a call says.

use std::time::Duration;

use serde::Serialize;

/// Occasions of calls.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CallEvent {
    /// It is the person's turn.
    Turn,
    /// The time for the turn is nearly up.
    Near,
    /// The person is invited.
    Seat,
    /// The game is over.
    Over,
}

impl CallEvent {
    /// All events.
    pub const ALL: [Self; 4] = [Self::Turn, Self::Near, Self::Seat, Self::Over];

    /// Its name in forms, in the database and in what webhooks are sent.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Near => "near",
            Self::Seat => "seat",
            Self::Over => "over",
        }
    }

    /// The event with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.name() == name)
    }

    /// Its number in the queue.
    pub const fn number(self) -> u32 {
        match self {
            Self::Turn => 0,
            Self::Near => 1,
            Self::Seat => 2,
            Self::Over => 3,
        }
    }

    /// The event with this number.
    pub fn from_number(number: u32) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.number() == number)
    }
}

/// A call in words, for all channels. Names in it are plain text and nothing in it comes out of a view.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// Occasion.
    pub event: CallEvent,
    /// Headline in the language of the person, such as "Your turn · Tikal".
    pub title: String,
    /// The others and the time, in the language of the person.
    pub text: String,
    /// The whole address of the table, or of the lobby if it is about several.
    pub url: String,
    /// The table; none if it is about several.
    pub table: Option<String>,
    /// Game of the table, by its short name.
    pub game: Option<String>,
    /// Names of the others.
    pub players: Vec<String>,
    /// Time left, if there is a clock.
    pub left: Option<Duration>,
    /// Number of tables that wait for the person.
    pub tables: u32,
}

impl Message {
    /// The message as a device is sent it.
    pub fn for_device(&self) -> Vec<u8> {
        /// What the service worker reads.
        #[derive(Serialize)]
        struct Push<'a> {
            title: &'a str,
            text: &'a str,
            url: &'a str,
            table: Option<&'a str>,
            tables: u32,
        }
        let push = Push {
            title: &self.title,
            text: &self.text,
            url: &self.url,
            table: self.table.as_deref(),
            tables: self.tables,
        };
        serde_json::to_vec(&push).expect("texts and numbers are JSON")
    }
}
