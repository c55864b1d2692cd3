//! Files of messages.

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

    /// Whether the file says what a game is called and what it is about, which the pages of all games may show.
    pub(crate) fn introduces_a_game(&self) -> bool {
        self.name.ends_with("-name")
    }
}
