//! What clients say on a socket, and what it means.

use serde::Deserialize;

use crate::{
    live::{Client, Deed, Order},
    program::Why,
};

/// So many messages a second are read of a page.
const PAGE_RATE: u32 = 50;
/// So many are read of a program, which may think quickly.
const PROGRAM_RATE: u32 = 500;

/// How a client talks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tongue {
    Page,
    Program,
}

/// What a message means.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Wish {
    /// A decision.
    Decide(Order),
    /// Whether to show a hint.
    Hint(bool),
    /// What changed since this version, or everything.
    Sync(Option<u32>),
}

impl Tongue {
    pub(super) const fn of(client: &Client) -> Self {
        match client {
            Client::Page(_) => Self::Page,
            Client::Program(_) => Self::Program,
        }
    }

    /// How many messages a second are read.
    pub(super) const fn rate(self) -> u32 {
        match self {
            Self::Page => PAGE_RATE,
            Self::Program => PROGRAM_RATE,
        }
    }

    /// What a message means; for programs, else why it means nothing.
    pub(super) fn read(self, text: &str) -> Result<Wish, Option<String>> {
        match self {
            Self::Page => of_page(text).ok_or(None),
            Self::Program => of_program(text).map_err(|it| Some(it.json())),
        }
    }
}

/// What a page sends: a decision with the version it answers, a wish for a hint, or only the version it has.
#[derive(Deserialize)]
struct FromPage {
    version: Option<u32>,
    #[serde(rename = "do")]
    notation: Option<String>,
    undo: Option<serde::de::IgnoredAny>,
    reset: Option<serde::de::IgnoredAny>,
    hint: Option<bool>,
}

fn of_page(text: &str) -> Option<Wish> {
    let sent: FromPage = serde_json::from_str(text).ok()?;
    // A browser that just opened has no version yet; it was sent everything.
    let version = sent.version.unwrap_or_default();
    let decide = |deed| Wish::Decide(Order { version, deed });
    match (sent.notation, sent.undo, sent.reset, sent.hint) {
        (Some(text), None, None, None) => Some(decide(Deed::Do(text))),
        (None, Some(_), None, None) => Some(decide(Deed::Undo)),
        (None, None, Some(_), None) => Some(decide(Deed::Reset)),
        (None, None, None, Some(wanted)) => Some(Wish::Hint(wanted)),
        (None, None, None, None) => Some(Wish::Sync(Some(version))),
        _ => None,
    }
}

/// What a program sends: a decision with the version it answers, or a wish to see everything.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FromProgram {
    #[serde(rename = "do")]
    notation: Option<String>,
    version: Option<u32>,
    look: Option<Look>,
}

/// Nothing more is said about a look.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Look {}

fn of_program(text: &str) -> Result<Wish, Why> {
    let sent: FromProgram = serde_json::from_str(text).map_err(|it| Why::unreadable(&it))?;
    match (sent.notation, sent.version, sent.look) {
        (Some(text), Some(version), None) => Ok(Wish::Decide(Order { version, deed: Deed::Do(text) })),
        (None, None, Some(Look {})) => Ok(Wish::Sync(None)),
        _ => Err(Why::new("command", "`do` with `version`, or `look`, was expected")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decision(version: u32, deed: Deed) -> Wish {
        Wish::Decide(Order { version, deed })
    }

    #[test]
    fn messages_of_pages_are_decisions_wishes_or_versions() {
        let read = |text| Tongue::Page.read(text).expect("it means something");
        assert_eq!(read(r#"{"do":"end","version":3}"#), decision(3, Deed::Do("end".to_owned())));
        assert_eq!(read(r#"{"undo":"1","version":3}"#), decision(3, Deed::Undo));
        assert_eq!(read(r#"{"reset":true,"version":3}"#), decision(3, Deed::Reset));
        assert_eq!(read(r#"{"hint":true,"version":3}"#), Wish::Hint(true));
        assert_eq!(read(r#"{"hint":false}"#), Wish::Hint(false));
        assert_eq!(read(r#"{"version":3}"#), Wish::Sync(Some(3)));
    }

    #[test]
    fn other_messages_of_pages_are_nothing() {
        let both = [r#"{"do":"end","undo":1}"#, r#"{"do":"end","hint":true}"#];
        let odd = ["", "end", "[]", r#"{"do":1}"#, r#"{"hint":1}"#, r#"{"version":-1}"#];
        for text in both.into_iter().chain(odd) {
            assert_eq!(Tongue::Page.read(text), Err(None), "{text}");
        }
    }

    #[test]
    fn programs_decide_or_look() {
        let read = |text| Tongue::Program.read(text).expect("it means something");
        assert_eq!(read(r#"{"do":"end","version":3}"#), decision(3, Deed::Do("end".to_owned())));
        assert_eq!(read(r#"{"look":{}}"#), Wish::Sync(None));
    }

    #[test]
    fn other_messages_of_programs_are_errors_of_a_kind() {
        let kind = |text| {
            let error = Tongue::Program.read(text).expect_err("it means nothing").expect("an answer");
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
