//! Rules that one can try.

use patolli_catalog::{AnyGame, Lang, Lesson, SceneMoment};

use super::Shell;

/// One rule: what the chapters say of it, a scene to try it in, its exact wording. Scenes are played by links:
/// `/rules/GAME/RULE?scene=ID&variant=ID&did=DECISIONS`.
pub struct RulePage<'a> {
    /// Frame of the page.
    pub shell: Shell<'a>,
    /// The game.
    pub kind: &'static dyn AnyGame,
    /// The number of the rule.
    pub rule: &'a str,
    /// Paragraphs of the chapters that tell it.
    pub told: Vec<ToldRule>,
    /// The scene.
    pub scene: Option<ShownScene<'a>>,
    /// Ids of all scenes that show it.
    pub scenes: Vec<&'static str>,
    /// Its exact wording and the rulings that it names, as HTML, in English.
    pub exact: Vec<String>,
    /// Lessons that teach it.
    pub lessons: Vec<&'static Lesson>,
    /// How the names of the tests that prove it begin, if there are any.
    pub proof: Option<String>,
}

/// A paragraph of a chapter about a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToldRule {
    /// Number of the chapter.
    pub chapter: u8,
    /// Title of the chapter.
    pub title: String,
    /// Title of the section.
    pub section: String,
    /// The paragraph as HTML.
    pub html: String,
}

/// A scene to be tried.
#[derive(Clone, Copy)]
pub struct ShownScene<'a> {
    /// The scene as it stands.
    pub moment: &'a SceneMoment<'a>,
    /// The rule in question.
    pub rule: &'a str,
    /// The reader's language.
    pub lang: Lang,
}
