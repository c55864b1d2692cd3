//! Every message that an event or a refusal declares is in the message files of every language, and uses no other arguments.

use std::collections::BTreeSet;

use patolli_catalog::Lang;
use patolli_core::{Describe, Game, MessageSpec, Refusal};
use patolli_teotihuacan::Teotihuacan;
use patolli_tikal::Tikal;
use patolli_tzolkin::Tzolkin;

use crate::{
    entries::{Entries, entries, uses},
    game_words::read,
};

/// Prefix of the keys of all refusals.
const REFUSED: &str = "refused-";

/// The messages of a file.
struct Messages<'a> {
    name: String,
    entries: Entries<'a>,
}

impl Messages<'_> {
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
    assert!(!refusals.is_empty(), "{} declares its refusals", G::NAME);
    for language in Lang::ALL {
        let text = read(language, G::NAME);
        let file = Messages { name: format!("{language:?} {}", G::NAME), entries: entries(&text) };
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
        let idle: Vec<_> = written.filter(|it| !declared.contains(it)).collect();
        assert_eq!(idle, Vec::<&str>::new(), "{}: no refusal says these", file.name);
    }
}

#[test]
fn every_declared_message_is_in_every_language_with_its_arguments() {
    check_game::<Tikal>();
    check_game::<Tzolkin>();
    check_game::<Teotihuacan>();
}
