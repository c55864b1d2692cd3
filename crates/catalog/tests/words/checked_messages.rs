//! Messages as people read them, each looked at once in every language.

use std::collections::{BTreeSet, HashSet};

use patolli_catalog::{
    AnyPlay, Arg, Bot, Choice, Lang, Message, OptionKind, Seat, Seed, Status, Viewer, game,
};

use crate::{
    GameWords,
    entries::{Entries, uses},
};

/// What was said, each thing once, and which keys were used for it.
pub struct CheckedMessages {
    words: &'static GameWords,
    files: Vec<(Lang, Entries<'static>)>,
    known: HashSet<String>,
    pub keys: BTreeSet<&'static str>,
}

impl CheckedMessages {
    pub fn new(words: &'static GameWords) -> Self {
        Self { words, files: words.files(), known: HashSet::new(), keys: BTreeSet::new() }
    }

    /// Says a message in every language and looks at the sentence and its arguments.
    pub fn check(&mut self, message: &Message) {
        if !self.check_partly(message) {
            return;
        }
        let GameWords { with_seat, silent, .. } = self.words;
        for (lang, entries) in &self.files {
            let (variables, _) = uses(entries, message.key);
            for (name, arg) in &message.args {
                // Tokens tell whose it is. The filler stands where there is nothing to tell.
                let may_be_silent = matches!((*name, arg), ("who", _) | (_, Arg::Term("nothing")))
                    || silent.contains(&(message.key, *name));
                assert!(
                    may_be_silent || variables.contains(name),
                    "{lang:?} `{}`: `{name}` is idle",
                    message.key
                );
            }
            let names_seat = variables.contains("who");
            assert!(!names_seat || with_seat.contains(&message.key), "{lang:?} `{}`", message.key);
        }
    }

    /// Says a message that need not speak of all its arguments, such as the name of a group; whether it is new.
    pub fn check_partly(&mut self, message: &Message) -> bool {
        if !self.known.insert(format!("{message:?}")) {
            return false;
        }
        self.keys.insert(message.key);
        for (_, arg) in &message.args {
            if let Arg::Term(key) = arg {
                self.check_name(key);
            }
        }
        for lang in Lang::ALL {
            assert!(self.words.has(lang, message.key), "{lang:?}: no `{}`", message.key);
            assert_well_formed(lang, message.key, &self.words.format(lang, message));
        }
        true
    }

    /// Says a word without arguments.
    pub fn check_name(&mut self, key: &'static str) {
        self.keys.insert(key);
        if !self.known.insert(key.to_owned()) {
            return;
        }
        for lang in Lang::ALL {
            assert!(self.words.has(lang, key), "{lang:?}: no `{key}`");
            assert_well_formed(lang, key, &self.words.text(lang, key));
        }
    }

    /// Says a name and the sentence about it.
    pub fn check_name_and_about(&mut self, key: &'static str) {
        self.check_name(key);
        self.check_name((self.words.about)(key).leak());
    }

    /// Says the options of the game, each with the sentence about it and its values.
    pub fn check_options(&mut self) {
        for spec in game(self.words.game).expect("the game is in the catalogue").options() {
            let key = spec.key;
            self.check_name(format!("option-{key}").leak());
            self.check_name(format!("option-{key}-about").leak());
            if let OptionKind::OneOf(values) = spec.kind {
                for value in values {
                    self.check_name(format!("option-{key}-{value}").leak());
                }
            }
        }
    }

    /// Plays a whole random game and says everything it asks, offers, refuses and tells.
    pub fn check_game(&mut self, seats: u8, options: &[(&str, &str)], seed: u64) {
        let played = game(self.words.game).expect("the game is in the catalogue");
        let options: Vec<_> = options.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
        let mut play = played.start(seats, &options, &Seed::from(seed)).expect("the table fits");
        let mut rng = Seed::from(seed).rng();
        while let Status::Asks(seat) = play.status() {
            self.check(&play.ask().expect("a question is asked"));
            play.choices().iter().for_each(|it| self.check_choice(it));
            let notation = play.bot_choice(Bot::Random, &mut rng).expect("a live game offers something");
            play.play(seat, &notation).expect("what is offered is accepted");
        }
        self.check_result(play.as_ref());
    }

    /// Says the name of a choice, and its few words for buttons where the whole name is long.
    pub fn check_label(&mut self, label: &Message) {
        self.check(label);
        let short: &'static str = format!("{}-short", label.key).leak();
        if self.words.has(Lang::En, short) {
            self.check_partly(&Message { key: short, ..label.clone() });
        }
    }

    fn check_choice(&mut self, choice: &Choice) {
        self.check_label(&choice.label);
        // The page names a group of choices that begin alike after the first of them, and numbers in a row.
        let numbered = self.words.numbered.contains(&choice.label.key);
        if choice.targets.len() > 1 || choice.rotation.is_some() || numbered {
            let key: &'static str = format!("{}-group", choice.label.key).leak();
            self.check_partly(&Message { key, ..choice.label.clone() });
        }
        choice.refused.iter().for_each(|it| self.check(it));
        choice.pays.iter().chain(&choice.gives).for_each(|it| self.check_name(it.good));
    }

    fn check_result(&mut self, play: &dyn AnyPlay) {
        play.log_entries_for(Viewer::Watcher, 0).iter().for_each(|it| self.check(&it.message));
        play.points().iter().for_each(|it| self.check_name(it.source));
        Seat::all(play.seats()).filter_map(|it| play.tie_break(it)).for_each(|it| self.check(&it));
    }

    /// Asserts that these keys were used.
    pub fn assert_said(&self, keys: &[&str]) {
        for key in keys {
            assert!(self.keys.contains(key), "no random game said `{key}`");
        }
    }

    /// Asserts that every key of the message files was used.
    pub fn assert_nothing_idle(&self) {
        for (lang, entries) in &self.files {
            let said = self.keys.iter().filter(|it| entries.contains_key(*it));
            let used: BTreeSet<_> = said.flat_map(|it| uses(entries, it).1).collect();
            let idle: Vec<_> = entries.keys().filter(|it| !used.contains(*it)).collect();
            assert_eq!(idle, Vec::<&&str>::new(), "{lang:?}: nothing says these");
        }
    }
}

/// No argument is missing from a sentence, and no space or mark is left over from one.
fn assert_well_formed(lang: Lang, key: &str, text: &str) {
    let broken = text.contains(['{', '}', '$', '\n'])
        || ["  ", " ,", ", ,", "( ", " )", ",,", " ;"].iter().any(|it| text.contains(it));
    assert!(!broken && !text.is_empty(), "{lang:?} `{key}`: {text:?}");
    assert!(text.trim() == text && !text.ends_with([',', ':', ';']), "{lang:?} `{key}`: {text:?}");
    // Names such as `temple` may be the same word in English; sentences never are their key.
    assert!(!key.contains('-') || text != key || key == "power-up", "{lang:?} `{key}` falls back");
}
