//! Every message that an event or a refusal declares is in the message files of every language, and uses no other arguments.

mod support;

use std::collections::BTreeSet;

use patolli_core::{Describe, Game, MessageSpec, Refusal};
use patolli_teotihuacan::Teotihuacan;
use patolli_tikal::Tikal;
use patolli_tzolkin::Tzolkin;
use support::{Entries, entries, uses};

const LANGUAGES: [&str; 3] = ["en", "cs", "pl"];

/// Prefix of the keys of all refusals.
const REFUSED: &str = "refused-";

/// A message file of a game.
struct MessageFile {
    name: String,
    text: String,
}

impl MessageFile {
    fn read(language: &str, game: &str) -> Self {
        let name = format!("{language}/{game}.ftl");
        let path = format!("{}/locales/{name}", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("every game has a message file in every language");
        Self { name, text }
    }
}

/// The messages of a file.
struct Messages<'a> {
    name: &'a str,
    entries: Entries<'a>,
}

impl<'a> Messages<'a> {
    fn new(file: &'a MessageFile) -> Self {
        Self { name: &file.name, entries: entries(&file.text) }
    }

    /// Variables of a message and of all messages it is made of.
    fn variables<'b>(&'b self, key: &'b str) -> BTreeSet<&'b str> {
        uses(&self.entries, key).0
    }

    /// Whether there is a message for each key, with no variable but the arguments and `beside`.
    fn check(&self, spec: &MessageSpec, beside: &[&str]) {
        for key in spec.keys {
            for variable in self.variables(key) {
                let known = spec.args.iter().chain(beside).any(|it| *it == variable);
                assert!(known, "{}: `{key}` has no argument `{variable}`", self.name);
            }
        }
    }

    /// Whether the message of a refusal uses each argument.
    fn check_used(&self, spec: &MessageSpec) {
        for (key, arg) in spec.keys.iter().flat_map(|key| spec.args.iter().map(move |arg| (key, arg))) {
            assert!(self.variables(key).contains(*arg), "{}: `{key}` does not use `{arg}`", self.name);
        }
    }
}

fn check_game<G: Game>() {
    let refusals = <G::Illegal as Refusal>::MESSAGES;
    let events = <G::Event as Describe>::MESSAGES;
    for language in LANGUAGES {
        let file = MessageFile::read(language, G::NAME);
        let file = Messages::new(&file);
        for event in events {
            file.check(event, &["who"]);
        }
        for refusal in refusals {
            file.check(refusal, &[]);
            file.check_used(refusal);
        }
        let declared: BTreeSet<_> = refusals.iter().flat_map(|it| it.keys).copied().collect();
        assert!(declared.iter().all(|it| it.starts_with(REFUSED)), "{}: {declared:?}", G::NAME);
        let written = file.entries.keys().copied().filter(|it| it.starts_with(REFUSED));
        let idle: Vec<_> = written.filter(|it| !refusals.is_empty() && !declared.contains(it)).collect();
        assert_eq!(idle, Vec::<&str>::new(), "{}: no refusal says these", file.name);
    }
}

#[test]
fn every_declared_message_is_in_every_language_with_its_arguments() {
    check_game::<Tikal>();
    check_game::<Tzolkin>();
    check_game::<Teotihuacan>();
}
