//! The words of one game in all languages.

use patolli_catalog::{Lang, Localizer, Message, Seat};

use crate::entries::{Entries, entries, uses};

/// A game, and what is particular about its messages.
pub struct GameWords {
    /// Name of the game and of its message files.
    pub game: &'static str,
    /// The key of the sentence about something.
    pub about: fn(&str) -> String,
    /// Choices that the page also shows as a row of numbers under a name of their own.
    pub numbered: &'static [&'static str],
    /// Messages that name the seat; all others leave that to its token.
    pub with_seat: &'static [&'static str],
    /// Messages with arguments that they need not speak of, such as what is not done.
    pub silent: &'static [(&'static str, &'static str)],
}

impl GameWords {
    /// A message as a sentence; seats are called Seat0, Seat1, ….
    pub fn format(&self, lang: Lang, message: &Message) -> String {
        self.localizer(lang).format_message(message, &|seat: Seat| format!("Seat{seat}"))
    }

    /// A word without arguments.
    pub fn text(&self, lang: Lang, key: &str) -> String {
        self.localizer(lang).text(key)
    }

    /// The sentence about something.
    pub fn about(&self, lang: Lang, key: &str) -> String {
        self.text(lang, &(self.about)(key))
    }

    pub fn has(&self, lang: Lang, key: &str) -> bool {
        self.localizer(lang).has(key)
    }

    fn localizer(&self, lang: Lang) -> &'static Localizer {
        Localizer::for_game(lang, self.game)
    }

    /// The messages of the game's main file in each language.
    pub fn files(&self) -> Vec<(Lang, Entries<'static>)> {
        Lang::ALL.into_iter().map(|lang| (lang, entries(read(lang, self.game).leak()))).collect()
    }

    /// Asserts that the files of all languages are whole and have the same keys with the same variables.
    pub fn assert_same_in_all_languages(&self) {
        let files = self.files();
        let (_, english) = &files[0];
        for (lang, entries) in &files {
            assert!(entries.keys().eq(english.keys()), "{lang:?}");
            for key in english.keys() {
                assert_eq!(uses(entries, key).0, uses(english, key).0, "{lang:?} `{key}`");
            }
        }
    }
}

/// The text of a game's main message file.
pub fn read(lang: Lang, game: &str) -> String {
    let path = format!("{}/locales/{}/{game}.ftl", env!("CARGO_MANIFEST_DIR"), lang.tag());
    std::fs::read_to_string(path).expect("every game has a message file in every language")
}
