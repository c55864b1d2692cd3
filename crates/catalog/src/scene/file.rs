//! What a scene file says.

use patolli_core::Status;
use serde::Deserialize;

use crate::{AnyPlay, LessonError, MoveError, Step, game};

/// A position in which one can try a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// Its game.
    pub game: String,
    /// Its id, which is the key of its text.
    pub id: String,
    /// The position, one word a line.
    pub stage: String,
    /// Decisions taken before it is shown, with `;` between them, each by the seat that is asked.
    pub play: String,
    /// Rules that it shows without refusing anything.
    pub rules: Vec<String>,
    /// What the rules refuse in it.
    pub refused: Vec<RefusedTry>,
    /// Id of the panel that its picture shows; the main one unless it says otherwise.
    pub panel: Option<String>,
    /// The part of the panel that its picture shows: left, top, width, height.
    pub view: Option<[u16; 4]>,
    /// The same with something changed.
    pub variants: Vec<SceneVariant>,
}

/// A decision that is refused.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RefusedTry {
    /// The decision.
    #[serde(rename = "do")]
    pub decision: String,
    /// The rule that refuses it.
    pub rule: String,
}

/// A scene with something changed.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SceneVariant {
    /// Its id; behind that of the scene and a hyphen it is the key of its name.
    pub id: String,
    /// Lines added to the position.
    #[serde(default)]
    pub stage: String,
    /// Decisions taken before it is shown, if others.
    pub play: Option<String>,
}

/// The keys of a scene file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SceneFile {
    stage: String,
    #[serde(default)]
    play: String,
    #[serde(default)]
    rules: Vec<String>,
    #[serde(default)]
    refused: Vec<RefusedTry>,
    panel: Option<String>,
    view: Option<[u16; 4]>,
    #[serde(default, rename = "variant")]
    variants: Vec<SceneVariant>,
}

impl Scene {
    /// Reads a scene file; whether its position and decisions are possible is found out when they are used.
    pub fn read(game: &str, id: &str, text: &str) -> Result<Self, LessonError> {
        let file: SceneFile =
            toml::from_str(text).map_err(|it| LessonError::Malformed(it.message().to_owned()))?;
        let SceneFile { stage, play, rules, refused, panel, view, variants } = file;
        if view.is_some_and(|[_, _, width, height]| width == 0 || height == 0) {
            return Err(LessonError::Malformed("the view is empty".to_owned()));
        }
        Ok(Self {
            game: game.to_owned(),
            id: id.to_owned(),
            stage,
            play,
            rules,
            refused,
            panel,
            view,
            variants,
        })
    }

    /// The variant with this id.
    pub fn variant(&self, id: &str) -> Option<&SceneVariant> {
        self.variants.iter().find(|it| it.id == id)
    }

    /// The position as it is first shown.
    pub fn start(&self, variant: Option<&SceneVariant>) -> Result<Box<dyn AnyPlay>, LessonError> {
        let words = [self.stage.as_str(), variant.map_or("", |it| it.stage.as_str())].join("\n");
        let mut play = game(&self.game)?.stage(&words)?;
        let before = variant.and_then(|it| it.play.as_deref()).unwrap_or(&self.play);
        for decision in decisions(before) {
            let taken = decide_alone(play.as_mut(), decision);
            taken.map_err(|why| LessonError::Decision { decision: decision.to_owned(), why })?;
        }
        Ok(play)
    }

    /// Whether it refuses something by a rule, or shows the rule.
    pub fn names(&self, rule: &str) -> bool {
        self.refuses(rule) || self.rules.iter().any(|it| it == rule)
    }

    /// Whether it refuses something by a rule.
    pub fn refuses(&self, rule: &str) -> bool {
        self.refused.iter().any(|it| it.rule == rule)
    }
}

/// The decisions of a text.
fn decisions(text: &str) -> impl Iterator<Item = &str> {
    text.split(';').map(str::trim).filter(|it| !it.is_empty())
}

/// Takes a decision for the seat that is asked, without what follows by itself: the scene shows the question even where it has one answer.
fn decide_alone(play: &mut dyn AnyPlay, decision: &str) -> Result<(), MoveError> {
    let Status::Asks(seat) = play.status() else { return Err(MoveError::Over) };
    play.replay_step(&Step { seat, notation: decision.to_owned(), auto: false })
}

/// Takes a decision for the seat that is asked.
pub(super) fn decide(play: &mut dyn AnyPlay, decision: &str) -> Result<(), MoveError> {
    match play.status() {
        Status::Asks(seat) => play.play(seat, decision).map(|_| ()),
        Status::Over => Err(MoveError::Over),
    }
}

#[cfg(test)]
mod tests {
    use super::Scene;

    #[test]
    fn a_scene_is_read_and_started() {
        let text = "stage = \"\"\"\nseats 2\nmembers a h03 1\n\"\"\"\nplay = \"uncover h03\"\n\
            refused = [{ do = \"uncover h03\", rule = \"T-089\" }]\n\
            [[variant]]\nid = \"two\"\nstage = \"members a h03 2\"";
        let scene = Scene::read("tikal", "second-level", text).expect("a scene");
        assert!(scene.names("T-089") && !scene.names("T-090"));
        let start = scene.start(None).expect("it can be played");
        assert_eq!(start.steps(), 1);
        let two = scene.variant("two");
        let start = scene.start(two).expect("it can be played");
        assert!(start.legal_choices().iter().any(|it| it.notation == "uncover h03"));
    }

    #[test]
    fn a_view_is_not_empty() {
        let text = "stage = \"seats 2\"\nview = [0, 0, 0, 9]";
        assert!(Scene::read("tikal", "empty", text).is_err());
    }
}
