//! Messages of clients on a socket.

use std::num::NonZeroU32;

use patolli_catalog::{
    Json,
    protocol::{ErrorBody, read, read_value},
};
use schemars::JsonSchema;
use serde::Deserialize;

use crate::table::{
    Client, MoveKind, MoveRequest,
    marks::Vote,
    program::ErrorEnvelope,
    talk::{TalkKind, TalkRequest},
};

/// Maximum messages of a page per second.
const PAGE_RATE: NonZeroU32 = NonZeroU32::new(50).expect("50 is not 0");
/// Maximum messages of a program per second.
const PROGRAM_RATE: NonZeroU32 = NonZeroU32::new(500).expect("500 is not 0");

/// The protocol of a client.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Protocol {
    Page,
    Program,
}

/// A parsed message.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum ClientMessage {
    /// A decision.
    Decide(MoveRequest),
    /// Whether to show a hint.
    Hint(bool),
    /// Something for the others at the table.
    Talk(TalkRequest),
    /// What changed since this version, or everything.
    Sync(Option<u32>),
    /// Whether the server is there.
    Ping,
}

impl Protocol {
    pub(super) const fn from_client(client: &Client) -> Self {
        match client {
            Client::Page(_) => Self::Page,
            Client::Program(_) => Self::Program,
        }
    }

    /// Maximum messages per second.
    pub(super) const fn rate(self) -> NonZeroU32 {
        match self {
            Self::Page => PAGE_RATE,
            Self::Program => PROGRAM_RATE,
        }
    }

    /// Parses a message; programs are told why it is unreadable.
    pub(super) fn read(self, text: &str) -> Result<ClientMessage, Option<String>> {
        match self {
            Self::Page => parse_page_message(text).ok_or(None),
            Self::Program => parse_program_message(text).map_err(|it| Some(ErrorEnvelope::new(it).json())),
        }
    }
}

/// A message of a page: a move with the version it answers, a request for a hint, a ping, or only the version it has.
#[derive(Deserialize)]
struct PageMessage {
    version: Option<u32>,
    #[serde(rename = "do")]
    notation: Option<String>,
    undo: Option<serde::de::IgnoredAny>,
    reset: Option<serde::de::IgnoredAny>,
    #[serde(rename = "turn-back")]
    turn_back: Option<serde::de::IgnoredAny>,
    redo: Option<serde::de::IgnoredAny>,
    end: Option<String>,
    takeback: Option<String>,
    give: Option<String>,
    say: Option<String>,
    hint: Option<bool>,
    ping: Option<serde::de::IgnoredAny>,
}

fn parse_page_message(text: &str) -> Option<ClientMessage> {
    let sent: PageMessage = serde_json::from_str(text).ok()?;
    // A browser that just opened has no version yet; it was sent everything.
    let version = sent.version.unwrap_or_default();
    let said = said(&sent).ok()?;
    let decide = |kind| ClientMessage::Decide(MoveRequest { version, kind });
    let meant = [
        sent.notation.map(|it| decide(MoveKind::Do(it))),
        sent.undo.map(|_| decide(MoveKind::Undo)),
        sent.reset.map(|_| decide(MoveKind::Reset)),
        sent.turn_back.map(|_| decide(MoveKind::TakeTurnBack)),
        sent.redo.map(|_| decide(MoveKind::Redo)),
        said.map(|kind| ClientMessage::Talk(TalkRequest { version, kind })),
        sent.hint.map(ClientMessage::Hint),
        sent.ping.map(|_| ClientMessage::Ping),
    ];
    let mut meant = meant.into_iter().flatten();
    match (meant.next(), meant.next()) {
        (Some(it), None) => Some(it),
        (None, _) => Some(ClientMessage::Sync(Some(version))),
        (Some(_), Some(_)) => None,
    }
}

/// A message that makes no sense.
struct BadMessage;

/// What a page says to the others at the table, if anything.
fn said(sent: &PageMessage) -> Result<Option<TalkKind>, BadMessage> {
    let vote = |word: &str| Vote::from_person(word).ok_or(BadMessage);
    Ok(match (&sent.end, &sent.takeback, &sent.give, &sent.say) {
        (None, None, None, None) => None,
        (Some(word), None, None, None) => Some(TalkKind::End(vote(word)?)),
        (None, Some(word), None, None) => Some(TalkKind::TakeBack(vote(word)?)),
        (None, None, Some(seat), None) => Some(TalkKind::Give(seat.parse().map_err(|_| BadMessage)?)),
        (None, None, None, Some(phrase)) => Some(TalkKind::Say(phrase.clone())),
        _ => return Err(BadMessage),
    })
}

/// A message of a program.
#[derive(JsonSchema)]
#[serde(untagged)]
#[expect(
    dead_code,
    reason = "its parts are read one by one, for errors that name the place; this is their schema"
)]
pub(crate) enum ProgramMessage {
    /// A decision.
    Decide(DecisionRequest),
    /// A request for the whole state.
    Look(LookRequest),
}

/// A decision, or several, with the version they answer.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct DecisionRequest {
    /// One decision in notation, or several with semicolons between them.
    #[serde(rename = "do")]
    pub(crate) notation: String,
    /// The version that the decision answers.
    pub(crate) version: u32,
}

/// A request for the whole state.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct LookRequest {
    look: LookArguments,
}

/// Nothing more is said.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct LookArguments {}

fn parse_program_message(text: &str) -> Result<ClientMessage, ErrorBody> {
    let sent: Json = read(text.as_bytes())?;
    if sent.get("look").is_some() {
        let LookRequest { look: LookArguments {} } = read_value(&sent)?;
        return Ok(ClientMessage::Sync(None));
    }
    let DecisionRequest { notation, version } = read_value(&sent)?;
    Ok(ClientMessage::Decide(MoveRequest { version, kind: MoveKind::Do(notation) }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decision(version: u32, kind: MoveKind) -> ClientMessage {
        ClientMessage::Decide(MoveRequest { version, kind })
    }

    #[test]
    fn messages_of_pages_are_decisions_wishes_or_versions() {
        let read = |text| Protocol::Page.read(text).expect("it means something");
        assert_eq!(read(r#"{"do":"end","version":3}"#), decision(3, MoveKind::Do("end".to_owned())));
        assert_eq!(read(r#"{"undo":"1","version":3}"#), decision(3, MoveKind::Undo));
        assert_eq!(read(r#"{"reset":true,"version":3}"#), decision(3, MoveKind::Reset));
        assert_eq!(read(r#"{"turn-back":true,"version":3}"#), decision(3, MoveKind::TakeTurnBack));
        assert_eq!(read(r#"{"redo":true,"version":3}"#), decision(3, MoveKind::Redo));
        assert_eq!(read(r#"{"hint":true,"version":3}"#), ClientMessage::Hint(true));
        assert_eq!(read(r#"{"hint":false}"#), ClientMessage::Hint(false));
        let talk = |kind| ClientMessage::Talk(TalkRequest { version: 3, kind });
        assert_eq!(read(r#"{"end":"ask","version":3}"#), talk(TalkKind::End(Vote::Ask)));
        assert_eq!(read(r#"{"takeback":"yes","version":3}"#), talk(TalkKind::TakeBack(Vote::Yes)));
        assert_eq!(read(r#"{"give":"2","version":3}"#), talk(TalkKind::Give(2)));
        assert_eq!(read(r#"{"say":"hello","version":3}"#), talk(TalkKind::Say("hello".to_owned())));
        assert_eq!(read(r#"{"version":3}"#), ClientMessage::Sync(Some(3)));
        assert_eq!(read(r#"{"ping":true}"#), ClientMessage::Ping);
    }

    #[test]
    fn other_messages_of_pages_are_nothing() {
        let both = [r#"{"do":"end","undo":1}"#, r#"{"do":"end","hint":true}"#, r#"{"do":"end","ping":true}"#];
        let odd = ["", "end", "[]", r#"{"do":1}"#, r#"{"hint":1}"#, r#"{"version":-1}"#, r#"{"end":"done"}"#];
        for text in both.into_iter().chain(odd) {
            assert_eq!(Protocol::Page.read(text), Err(None), "{text}");
        }
    }

    #[test]
    fn programs_decide_or_look() {
        let read = |text| Protocol::Program.read(text).expect("it means something");
        assert_eq!(read(r#"{"do":"end","version":3}"#), decision(3, MoveKind::Do("end".to_owned())));
        assert_eq!(read(r#"{"look":{}}"#), ClientMessage::Sync(None));
    }

    #[test]
    fn other_messages_of_programs_are_errors_of_a_kind() {
        let kind = |text| {
            let error = Protocol::Program.read(text).expect_err("it means nothing").expect("an answer");
            let error: serde_json::Value = serde_json::from_str(&error).expect("JSON");
            error["error"]["kind"].as_str().map(str::to_owned)
        };
        for text in ["", "end", "{", r#"{"do":"end","version":3"#] {
            assert_eq!(kind(text).as_deref(), Some("json"), "{text}");
        }
        let odd = ["[]", "{}", r#"{"do":"end"}"#, r#"{"do":1,"version":1}"#, r#"{"do":"end","version":-1}"#];
        let more = [
            r#"{"hint":true}"#,
            r#"{"undo":1,"version":1}"#,
            r#"{"look":{},"version":1}"#,
            r#"{"look":{"seat":1}}"#,
        ];
        for text in odd.into_iter().chain(more) {
            assert_eq!(kind(text).as_deref(), Some("command"), "{text}");
        }
    }
}
