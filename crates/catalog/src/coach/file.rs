//! What a file of tips says.

use std::sync::OnceLock;

use serde::Deserialize;

use crate::LessonText;

/// The tips of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Coach {
    /// Name of the game.
    pub game: String,
    /// Its tips, those that are offered first standing first.
    pub tips: Vec<Tip>,
}

/// A tip: what it is about follows from its message keys, `tip-ID` and `tip-ID-text`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tip {
    /// Its id.
    pub id: String,
    /// Name of its icon.
    pub icon: String,
    /// Tips that are read before.
    #[serde(default)]
    pub after: Vec<String>,
    /// Key of the question that is asked.
    pub ask: Option<String>,
    /// Key of an event since the last decision of the reader.
    pub event: Option<String>,
    /// A decision that is allowed, in notation; it may end in ` *`.
    pub legal: Option<String>,
    /// Questions that all hold; the learner's letter stands for the reader's seat.
    #[serde(default)]
    pub holds: Vec<String>,
    /// Places of the board with a ring; without any, those of the allowed decisions.
    #[serde(default)]
    pub ring: Vec<String>,
    /// Rules named at its foot.
    pub rules: Vec<String>,
}

/// Why a file has no tips.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CoachError {
    /// The file does not have the form of tips.
    #[error("{0}")]
    Malformed(String),
    /// Two tips have one id.
    #[error("there are two tips `{0}`")]
    Twice(String),
    /// A tip waits for one that is not there.
    #[error("`{tip}` comes after `{after}`, which is no other tip")]
    After {
        /// The tip.
        tip: String,
        /// What it waits for.
        after: String,
    },
    /// Nothing says when a tip is offered.
    #[error("`{0}` has neither ask nor event nor legal nor holds")]
    Always(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CoachFile {
    tip: Vec<Tip>,
}

impl Coach {
    /// Reads the tips of a game.
    pub fn read(game: &str, text: &str) -> Result<Self, CoachError> {
        let file: CoachFile =
            toml::from_str(text).map_err(|it| CoachError::Malformed(it.message().to_owned()))?;
        for (n, tip) in file.tip.iter().enumerate() {
            if file.tip[..n].iter().any(|it| it.id == tip.id) {
                return Err(CoachError::Twice(tip.id.clone()));
            }
            let is_other = |after: &&String| file.tip.iter().any(|it| it.id == **after) && **after != tip.id;
            if let Some(after) = tip.after.iter().find(|it| !is_other(it)) {
                return Err(CoachError::After { tip: tip.id.clone(), after: after.clone() });
            }
            if tip.ask.is_none() && tip.event.is_none() && tip.legal.is_none() && tip.holds.is_empty() {
                return Err(CoachError::Always(tip.id.clone()));
            }
        }
        Ok(Self { game: game.to_owned(), tips: file.tip })
    }

    /// The tip with this id.
    pub fn tip(&self, id: &str) -> Option<&Tip> {
        self.tips.iter().find(|it| it.id == id)
    }
}

/// The files beside the lessons.
pub(crate) const FILES: &[LessonText<'static>] = include!(concat!(env!("OUT_DIR"), "/guide_files.rs"));

/// The tips of a game; `None` for one without any, or whose file cannot be read, which a test would find.
pub fn coach(game: &str) -> Option<&'static Coach> {
    static ALL: OnceLock<Vec<Coach>> = OnceLock::new();
    let all = ALL.get_or_init(|| embedded().into_iter().filter_map(Result::ok).collect());
    all.iter().find(|it| it.game == game)
}

/// The tips that were there when the program was built.
fn embedded() -> Vec<Result<Coach, CoachError>> {
    FILES.iter().filter(|it| it.id == "coach").map(|it| Coach::read(it.game, it.text)).collect()
}

#[cfg(test)]
mod tests {
    use super::{Coach, CoachError, embedded};

    #[test]
    fn every_file_can_be_read() {
        let all = embedded();
        assert_eq!(all.len(), 3);
        let faults: Vec<String> = all.into_iter().filter_map(Result::err).map(|it| it.to_string()).collect();
        assert!(faults.is_empty(), "{faults:#?}");
    }

    #[test]
    fn faults_are_named() {
        let tip = |more: &str| format!("[[tip]]\nid = \"a\"\nicon = \"flag\"\nrules = []\n{more}\n");
        let read = |text: &str| Coach::read("tikal", text).expect_err("it is wrong");
        assert_eq!(read(&tip("")), CoachError::Always("a".to_owned()));
        let ask = tip("ask = \"ask-act\"");
        assert_eq!(read(&format!("{ask}{ask}")), CoachError::Twice("a".to_owned()));
        for after in ["a", "b"] {
            let error = read(&tip(&format!("ask = \"ask-act\"\nafter = [\"{after}\"]")));
            assert_eq!(error, CoachError::After { tip: "a".to_owned(), after: after.to_owned() });
        }
        assert!(matches!(read(&tip("when = 1")), CoachError::Malformed(_)));
    }
}
