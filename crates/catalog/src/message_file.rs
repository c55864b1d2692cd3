//! Files of messages.

/// How the names of files with the words of lessons begin.
const LESSONS: &str = "learn-";
/// How the names of files with the words of the coach begin.
const COACH: &str = "coach-";
/// How the names of files with the words of scenes begin.
const SCENES: &str = "scene-";

/// A file of messages in one language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MessageFile {
    /// Tag of the language.
    pub lang: &'static str,
    /// Name without its ending.
    pub name: &'static str,
    /// Content.
    pub text: &'static str,
}

impl MessageFile {
    /// Whether the file has the messages of this game: `tikal-board` belongs to Tikal, `hint` to no game.
    pub(crate) fn belongs_to(&self, game: &str) -> bool {
        self.name.strip_prefix(game).is_some_and(|it| it.is_empty() || it.starts_with('-'))
    }

    /// Whether the file has the words of the lessons of a game: `learn-tikal`.
    pub(crate) fn teaches(&self, game: &str) -> bool {
        self.name.strip_prefix(LESSONS) == Some(game)
    }

    /// Whether the file has the words of the coach of a game: `coach-tikal`.
    pub(crate) fn coaches(&self, game: &str) -> bool {
        self.name.strip_prefix(COACH) == Some(game)
    }

    /// Whether the file has the words of the scenes of a game: `scene-tikal`.
    pub(crate) fn sets_scenes(&self, game: &str) -> bool {
        self.name.strip_prefix(SCENES) == Some(game)
    }

    /// Whether the file has the words of the lessons, the coach or the scenes of some game, which only their own pages show.
    pub(crate) fn teaches_a_game(&self) -> bool {
        [LESSONS, COACH, SCENES].iter().any(|it| self.name.starts_with(it))
    }

    /// Whether the file says what a game is called and what it is about, which the pages of all games may show.
    pub(crate) fn introduces_a_game(&self) -> bool {
        self.name.ends_with("-name")
    }
}
