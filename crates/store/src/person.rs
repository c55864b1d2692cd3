use std::{collections::BTreeMap, fmt};

use async_trait::async_trait;
use serde::{Deserialize, Serialize};

use crate::{Error, GuestId};

/// When and how a person wants to be called. Times are milliseconds since 1970, as everywhere in a store.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// The guest.
    pub guest: GuestId,
    /// Tag of the language of calls.
    pub lang: String,
    /// Name of the zone of the quiet hours.
    pub zone: String,
    /// Hours of the day, 0 to 23, at which the quiet hours begin and end; none if they are the same.
    pub quiet: (u8, u8),
    /// Name of the frequency.
    pub often: String,
    /// The channels that are on for each event; an event without any is left out.
    pub calls: BTreeMap<String, Vec<String>>,
    /// The mail address, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mail: Option<String>,
    /// Whether the person has confirmed the mail address.
    #[serde(default)]
    pub mail_ok: bool,
    /// Time at which the mail address was given.
    #[serde(default)]
    pub mail_at: i64,
    /// Time at which they last looked at a page; no part of what is [saved](PeopleStore::save_person).
    #[serde(skip)]
    pub seen: i64,
    /// Time at which they were last called; no part of what is saved.
    #[serde(skip)]
    pub called: Option<i64>,
}

impl Person {
    /// Whether a channel is on for an event.
    pub fn wants(&self, event: &str, channel: &str) -> bool {
        self.calls.get(event).is_some_and(|it| it.iter().any(|it| it == channel))
    }
}

/// Leaves out the mail address.
impl fmt::Debug for Person {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { guest, calls, often, .. } = self;
        f.debug_struct("Person")
            .field("guest", guest)
            .field("calls", calls)
            .field("often", often)
            .finish_non_exhaustive()
    }
}

/// A browser that shows calls.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Device {
    /// Its id.
    pub id: String,
    /// The guest who is called there.
    pub guest: GuestId,
    /// A name to tell it from others.
    pub name: String,
    /// Address at the service of its maker; there is one device with it at most.
    pub endpoint: String,
    /// Its public key, as browsers write it.
    pub p256dh: String,
    /// Its secret, as browsers write it.
    pub auth: String,
    /// Time at which it was added.
    pub made: i64,
    /// Time of the last call that it took.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<i64>,
    /// Failures in a row.
    #[serde(default)]
    pub failures: u32,
}

/// Leaves out address and secret.
impl fmt::Debug for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Device").field("id", &self.id).field("guest", &self.guest).finish_non_exhaustive()
    }
}

/// A program that is sent calls.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hook {
    /// Its id.
    pub id: String,
    /// The guest whose calls it is sent.
    pub guest: GuestId,
    /// Its address.
    pub url: String,
    /// Name of the form of what it is sent.
    pub form: String,
    /// The secret by which it knows who calls.
    pub secret: String,
    /// Time at which it was added.
    pub made: i64,
    /// Time of the last call that it took.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<i64>,
    /// Failures in a row.
    #[serde(default)]
    pub failures: u32,
    /// Whether it failed too often and is called no more.
    #[serde(default)]
    pub off: bool,
}

/// Leaves out address and secret.
impl fmt::Debug for Hook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hook").field("id", &self.id).field("guest", &self.guest).finish_non_exhaustive()
    }
}

/// What is known about a receiver after it was called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReceiverState {
    /// Time of the last call that it took.
    pub last: Option<i64>,
    /// Failures in a row.
    pub failures: u32,
    /// Whether it is called no more.
    pub off: bool,
}

/// Keeps how people want to be called, and where.
#[async_trait]
pub trait PeopleStore: Send + Sync {
    /// What a person wants; none if they were never asked.
    async fn person(&self, guest: &GuestId) -> Result<Option<Person>, Error>;

    /// Keeps what a person wants.
    async fn save_person(&self, person: &Person) -> Result<(), Error>;

    /// Notes that a person looks at a page; returns whether anything is kept about them.
    async fn note_seen(&self, guest: &GuestId, at: i64) -> Result<bool, Error>;

    /// Notes that a mail address is the person's, if it is still the one that they gave; returns whether it
    /// is.
    async fn confirm_mail(&self, guest: &GuestId, mail: &str) -> Result<bool, Error>;

    /// Counts a mail to a person on a day, counted since 1970; returns false if there were `most` already.
    async fn count_mail(&self, guest: &GuestId, day: i64, most: u32) -> Result<bool, Error>;

    /// Forgets mail addresses that were given before that time and never confirmed; returns how many.
    async fn forget_unconfirmed(&self, before: i64) -> Result<u64, Error>;

    /// The devices of a guest, the oldest first.
    async fn devices(&self, guest: &GuestId) -> Result<Vec<Device>, Error>;

    /// Adds a device, in the place of one with the same endpoint, whoever's that was; returns false if the
    /// guest has `most` others already.
    async fn add_device(&self, device: &Device, most: u32) -> Result<bool, Error>;

    /// Notes how it went to call a device.
    async fn update_device(&self, id: &str, state: ReceiverState) -> Result<(), Error>;

    /// Forgets a device of a guest; returns whether it was there.
    async fn remove_device(&self, guest: &GuestId, id: &str) -> Result<bool, Error>;

    /// The webhooks of a guest, the oldest first.
    async fn hooks(&self, guest: &GuestId) -> Result<Vec<Hook>, Error>;

    /// Adds a webhook; returns false if the guest has `most` already.
    async fn add_hook(&self, hook: &Hook, most: u32) -> Result<bool, Error>;

    /// Notes how it went to call a webhook.
    async fn update_hook(&self, id: &str, state: ReceiverState) -> Result<(), Error>;

    /// Forgets a webhook of a guest; returns whether it was there.
    async fn remove_hook(&self, guest: &GuestId, id: &str) -> Result<bool, Error>;
}
