//! The page where readers say how they want to be called.

use super::Shell;

/// Events that people are called for, by their names in forms and messages.
pub const CALL_EVENTS: [&str; 4] = ["turn", "near", "seat", "over"];
/// Ways by which people are called, by their names in forms and messages.
pub const CALL_CHANNELS: [&str; 3] = ["push", "mail", "webhook"];

/// The page where readers say how they want to be called, at `/calls`. Its forms: POST `/calls` with `part=what` (a field
/// such as `turn-push` for every switch that is on) or `part=when` (`from`, `to`, `zone`, `often`); POST `/calls/device`
/// (`endpoint`, `p256dh`, `auth`, `name`, `zone`), `/calls/mail` (`mail`), `/calls/hook` (`url`, `form`), `/calls/try` and
/// `/calls/forget` (`device`, `hook` or `mail`).
#[derive(Clone, Debug)]
pub struct Calls<'a> {
    /// Frame of the page.
    pub shell: Shell<'a>,
    /// Ways by which this server calls people, by their names.
    pub channels: Vec<&'static str>,
    /// Switches that are on: event and channel.
    pub on: Vec<(&'static str, &'static str)>,
    /// Hours at which the quiet hours begin and end.
    pub quiet: (u8, u8),
    /// Name of the time zone.
    pub zone: &'a str,
    /// How often: `at-once`, `hourly` or `daily:8`.
    pub often: &'a str,
    /// Public key of the server, where it sends push messages.
    pub push_key: Option<String>,
    /// Browsers that show calls.
    pub devices: Vec<CallReceiver>,
    /// The mail address, and whether it is confirmed.
    pub mail: Option<(&'a str, bool)>,
    /// Whether the reader has an account, without which there are no mails.
    pub has_account: bool,
    /// Webhooks.
    pub hooks: Vec<CallReceiver>,
    /// The secret of a webhook that was just added; it is shown once.
    pub secret: Option<String>,
    /// Why a form was refused.
    pub refused: Option<CallRefusal>,
}

/// A browser or a program that is called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CallReceiver {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// The address by which its browser knows it; nothing for a webhook.
    pub endpoint: String,
    /// Form of what a webhook is sent: `json` or `discord`.
    pub form: String,
    /// Failures in a row.
    pub failures: u32,
    /// Whether it failed too often and is called no more.
    pub off: bool,
}

/// Why a form about calls was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CallRefusal {
    /// There is no such zone.
    Zone,
    /// It is no mail address.
    Mail,
    /// Mails are for those with an account.
    NoAccount,
    /// The address is none that is called.
    Address,
    /// The browser's answer makes no sense.
    Device,
    /// There are enough devices or webhooks.
    Many,
    /// The trial did not arrive.
    NotSent,
}

/// The page of the link that stops mails, at `/calls/stop/TOKEN`. Its form: POST to the same address.
#[derive(Clone, Debug)]
pub struct StopCalls<'a> {
    /// Frame of the page.
    pub shell: Shell<'a>,
    /// Whether they are stopped.
    pub done: bool,
}
