//! Messages of table sockets, read as far as the driver needs them.

use std::borrow::Cow;

use serde::Deserialize;

/// Text before the notation of each choice of a page.
const BUTTON: &str = r#"name="do" value=""#;

/// Kind of a socket.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Protocol {
    Program,
    Page,
}

/// Content of a message.
#[derive(PartialEq, Eq, Debug)]
pub struct Update {
    pub version: u32,
    /// One of the choices, if the seat is asked.
    pub choice: Option<String>,
}

/// A message to a program.
#[derive(Deserialize)]
struct ToProgram<'a> {
    version: u32,
    #[serde(borrow)]
    choices: Option<Vec<Choice<'a>>>,
}

#[derive(Deserialize)]
struct Choice<'a> {
    #[serde(rename = "do", borrow)]
    notation: Cow<'a, str>,
}

/// JSON before the parts in a message to a page.
#[derive(Deserialize)]
struct ToPage {
    version: u32,
    refused: Option<String>,
    #[serde(default)]
    stale: bool,
}

impl Protocol {
    /// The path of the socket.
    pub fn path(self, id: &str, dictionary: Option<&str>) -> String {
        match (self, dictionary) {
            (Self::Program, _) => format!("/api/tables/{id}/socket"),
            (Self::Page, None) => format!("/t/{id}/ws?deflate=1"),
            (Self::Page, Some(name)) => format!("/t/{id}/ws?deflate=1&dictionary={name}"),
        }
    }

    /// Reads a message; `luck` picks the choice. `None` if it is a refusal or unreadable.
    pub fn read(self, text: &str, luck: u64) -> Option<Update> {
        match self {
            Self::Program => {
                let ToProgram { version, choices } = serde_json::from_str(text).ok()?;
                let chosen = choices.and_then(|mut it| {
                    let at = pick(it.len(), luck)?;
                    Some(it.swap_remove(at).notation.into_owned())
                });
                Some(Update { version, choice: chosen })
            }
            Self::Page => {
                let (json, parts) = text.split_once('\u{1e}').unwrap_or((text, ""));
                let ToPage { version, refused, stale } = serde_json::from_str(json).ok()?;
                (refused.is_none() && !stale).then(|| Update { version, choice: button(parts, luck) })
            }
        }
    }
}

/// One of the buttons of a page.
fn button(text: &str, luck: u64) -> Option<String> {
    let buttons: Vec<usize> = text.match_indices(BUTTON).map(|it| it.0 + BUTTON.len()).collect();
    let value = &text[*buttons.get(pick(buttons.len(), luck)?)?..];
    let plain = value.split('"').next()?;
    Some(plain.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&"))
}

fn pick(count: usize, luck: u64) -> Option<usize> {
    let count = u64::try_from(count).ok().filter(|it| *it > 0)?;
    usize::try_from(luck % count).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn update(version: u32, choice: Option<&str>) -> Update {
        Update { version, choice: choice.map(str::to_owned) }
    }

    #[test]
    fn programs_get_versions_and_choices() {
        let text =
            r#"{"version":7,"to-move":1,"over":false,"choices":[{"do":"a","at":[]},{"do":"b"}],"events":[]}"#;
        assert_eq!(Protocol::Program.read(text, 0), Some(update(7, Some("a"))));
        assert_eq!(Protocol::Program.read(text, 3), Some(update(7, Some("b"))));
        assert_eq!(Protocol::Program.read(r#"{"version":8,"events":[]}"#, 3), Some(update(8, None)));
        assert_eq!(Protocol::Program.read(r#"{"error":{"kind":"stale","message":""}}"#, 3), None);
    }

    #[test]
    fn pages_get_versions_and_buttons() {
        let ask = r#"<button name="do" value="a &gt; b">x</button><button name="do" value="c">y</button>"#;
        let text = format!("{{\"version\":7}}\u{1e}ask\u{1f}{ask}");
        assert_eq!(Protocol::Page.read(&text, 2), Some(update(7, Some("a > b"))));
        assert_eq!(Protocol::Page.read(&text, 1), Some(update(7, Some("c"))));
        assert_eq!(Protocol::Page.read(r#"{"version":8,"say":"x"}"#, 1), Some(update(8, None)));
        assert_eq!(Protocol::Page.read(r#"{"version":8,"stale":true}"#, 1), None);
        assert_eq!(Protocol::Page.read(r#"{"version":8,"refused":"no"}"#, 1), None);
    }
}
