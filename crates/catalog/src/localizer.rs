//! Words in three languages.

use std::sync::OnceLock;

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use patolli_core::{Arg, Message, Seat};

use crate::{
    LogEntry, MessageFile,
    added::{added_games, game_names},
    phrase_cache::PhraseKey,
};

/// A language the page speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lang {
    /// English.
    En,
    /// Czech.
    Cs,
    /// Polish.
    Pl,
}

impl Lang {
    /// All languages.
    pub const ALL: [Self; 3] = [Self::En, Self::Cs, Self::Pl];

    /// The language tag.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Cs => "cs",
            Self::Pl => "pl",
        }
    }

    /// The language's own name.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Cs => "Čeština",
            Self::Pl => "Polski",
        }
    }

    /// The language with a tag; region suffixes are ignored.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let bare = tag.split(['-', '_']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|it| it.tag().eq_ignore_ascii_case(bare))
    }

    /// The best language for an `Accept-Language` header: the one with the greatest weight, the first of equals.
    ///
    /// ```
    /// use patolli_catalog::Lang;
    ///
    /// assert_eq!(Lang::from_header("de, en;q=0.3, cs-CZ;q=0.9, pl;q=0.9"), Lang::Cs);
    /// assert_eq!(Lang::from_header("pl;q=0"), Lang::En, "a weight of 0 refuses a language");
    /// ```
    pub fn from_header(header: &str) -> Self {
        let mut best = (Self::En, 0.0);
        for wish in header.split(',') {
            let (tag, weight) = wish.split_once(';').unwrap_or((wish, "q=1"));
            let weight = weight.trim().strip_prefix("q=").and_then(|it| it.parse::<f32>().ok());
            if let (Some(lang), Some(weight)) = (Self::from_tag(tag.trim()), weight)
                && weight > best.1
            {
                best = (lang, weight);
            }
        }
        best.0
    }
}

/// Names of the players by seat, for sentences about seats.
pub trait PlayerNames {
    /// The name of who sits there.
    fn name(&self, seat: Seat) -> String;
}

impl<F: Fn(Seat) -> String> PlayerNames for F {
    fn name(&self, seat: Seat) -> String {
        self(seat)
    }
}

/// The words of one language: the interface and one game.
///
/// ```
/// use patolli_catalog::{Lang, Localizer, Message, Seat};
///
/// let english = Localizer::for_game(Lang::from_header("en-GB,en;q=0.9"), "tikal");
/// let names = |seat: Seat| ["Ana", "Bořek"][seat.index()].to_owned();
/// let built = Message::new("camp-built").text("hex", "h13");
/// assert_eq!(english.format_message(&built, &names), "camp on h13");
/// ```
pub struct Localizer {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

/// The words of the interface stand behind those of all games.
const INTERFACE: &str = "ui";

/// What stands before the words of a game.
#[derive(Clone, Copy)]
enum Words {
    Game,
    Lessons,
    Coach,
    Scenes,
}

/// The words of a game in all languages, each loaded when it is first needed.
struct WordsOfGame {
    game: &'static str,
    by_lang: [OnceLock<Localizer>; Lang::ALL.len()],
}

impl WordsOfGame {
    fn new(game: &'static str) -> Self {
        Self { game, by_lang: [const { OnceLock::new() }; Lang::ALL.len()] }
    }

    /// The words of a game among `all`; an unknown game has those of the interface only.
    fn find(all: &'static OnceLock<Vec<Self>>, lang: Lang, game: &str, words: Words) -> &'static Localizer {
        let all = all.get_or_init(|| game_names().chain([INTERFACE]).map(Self::new).collect());
        let found = all.iter().find(|it| it.game == game).or(all.last()).expect("the interface has words");
        found.by_lang[lang as usize].get_or_init(|| Localizer::load(lang, found.game, words))
    }
}

/// The message files of `locales/`.
const LISTED_FILES: &[MessageFile] = include!(concat!(env!("OUT_DIR"), "/message_files.rs"));

/// Every message file, those of added games included.
fn message_files() -> impl Iterator<Item = &'static MessageFile> + Clone {
    LISTED_FILES.iter().chain(added_games().iter().flat_map(|it| it.messages))
}

impl Localizer {
    /// The words of a language for the pages of a game; an unknown game has the words of the interface only.
    pub fn for_game(lang: Lang, game: &str) -> &'static Self {
        static ALL: OnceLock<Vec<WordsOfGame>> = OnceLock::new();
        WordsOfGame::find(&ALL, lang, game, Words::Game)
    }

    /// The words of a language for the lessons of a game: those of the game behind those of its lessons.
    pub fn for_lessons(lang: Lang, game: &str) -> &'static Self {
        static ALL: OnceLock<Vec<WordsOfGame>> = OnceLock::new();
        WordsOfGame::find(&ALL, lang, game, Words::Lessons)
    }

    /// The words of a language for the coach of a game: those of the game behind those of its tips.
    pub fn for_coach(lang: Lang, game: &str) -> &'static Self {
        static ALL: OnceLock<Vec<WordsOfGame>> = OnceLock::new();
        WordsOfGame::find(&ALL, lang, game, Words::Coach)
    }

    /// The words of a language for the scenes of a game: those of the game behind those of its scenes.
    pub fn for_scenes(lang: Lang, game: &str) -> &'static Self {
        static ALL: OnceLock<Vec<WordsOfGame>> = OnceLock::new();
        WordsOfGame::find(&ALL, lang, game, Words::Scenes)
    }

    fn load(lang: Lang, game: &str, words: Words) -> Self {
        let tag = lang.tag().parse().expect("language tags are well formed");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        bundle.set_use_isolating(false);
        let files = message_files().filter(|it| it.lang == lang.tag());
        let of_a_game = |it: &MessageFile| game_names().any(|game| it.belongs_to(game));
        let is_shared = |it: &MessageFile| it.introduces_a_game() || !(of_a_game(it) || it.teaches_a_game());
        let shared = files.clone().filter(|it| is_shared(it));
        let of_game = files.clone().filter(|it| it.belongs_to(game));
        let taught = files.filter(|it| match words {
            Words::Game => false,
            Words::Lessons => it.teaches(game),
            Words::Coach => it.coaches(game),
            Words::Scenes => it.sets_scenes(game),
        });
        // The words of a game come after the shared ones and win, those of its lessons or its coach come last.
        for file in shared.chain(of_game).chain(taught) {
            let resource =
                FluentResource::try_new(file.text.to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Self { lang, bundle }
    }

    /// The language.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is a message with this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A message without arguments.
    pub fn text(&self, key: &str) -> String {
        self.format(key, None)
    }

    /// A message with numbers and texts as arguments.
    pub fn text_with(&self, key: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        let put_together = || {
            let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, value.clone())).collect();
            self.format(key, Some(&args))
        };
        let mut phrase = self.phrase_key(key);
        let is_told = args.iter().all(|(name, value)| {
            phrase.text(name);
            phrase.value(value)
        });
        if is_told { phrase.phrase(put_together) } else { put_together() }
    }

    /// A message of a game, with the names of who sits where.
    pub fn format_message(&self, message: &Message, names: &dyn PlayerNames) -> String {
        if message.args.is_empty() {
            return self.text(message.key);
        }
        let value = |arg: &Arg| match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Seat(seat) => FluentValue::from(names.name(*seat)),
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Term(key) => FluentValue::from(self.text(key)),
        };
        let args: Vec<_> = message.args.iter().map(|(name, arg)| (*name, value(arg))).collect();
        self.text_with(message.key, &args)
    }

    /// A sentence of the log where no token beside it shows who did it.
    pub fn format_log_entry(&self, entry: &LogEntry, names: &dyn PlayerNames) -> String {
        let sentence = self.format_message(&entry.message, names);
        match entry.seat.filter(|_| !entry.heading) {
            Some(seat) => format!("{}: {sentence}", names.name(seat)),
            None => sentence,
        }
    }

    /// The beginning of what a message of these words follows from; words stay where they are as long as the program runs.
    fn phrase_key(&self, message: &str) -> PhraseKey {
        PhraseKey::new(std::ptr::from_ref(self).addr(), message)
    }

    fn format(&self, key: &str, args: Option<&FluentArgs<'_>>) -> String {
        let pattern = self.bundle.get_message(key).and_then(|it| it.value());
        // A missing key shows itself; the tests see to it that none is missing.
        let Some(pattern) = pattern else {
            return key.to_owned();
        };
        self.bundle.format_pattern(pattern, args, &mut Vec::new()).into_owned()
    }
}
