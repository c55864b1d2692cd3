//! Every message that an event or a refusal declares is in the message files of every language, and uses no other arguments.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser::parse,
};
use patolli_core::{Describe, Game, MessageSpec, Refusal};
use patolli_teotihuacan::Teotihuacan;
use patolli_tikal::Tikal;
use patolli_tzolkin::Tzolkin;

const LANGUAGES: [&str; 3] = ["en", "cs", "pl"];

/// Prefix of the keys of all refusals.
const REFUSED: &str = "refused-";

/// What a message or a part of it refers to.
#[derive(Clone, Default)]
struct References {
    variables: BTreeSet<String>,
    keys: BTreeSet<String>,
}

impl References {
    fn add_pattern(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.add_expression(expression);
            }
        }
    }

    fn add_expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.add_inline(inline),
            Expression::Select { selector, variants } => {
                self.add_inline(selector);
                for variant in variants {
                    self.add_pattern(&variant.value);
                }
            }
        }
    }

    fn add_inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.clone());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.keys.insert(id.name.clone());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|it| self.add_inline(it));
            }
            InlineExpression::Placeable { expression } => self.add_expression(expression),
            InlineExpression::TermReference { id, .. } => panic!("no file has terms, such as -{}", id.name),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}

/// The messages of a file and what each refers to.
struct MessageFile {
    name: String,
    messages: BTreeMap<String, References>,
}

impl MessageFile {
    fn read(language: &str, game: &str) -> Self {
        let name = format!("{language}/{game}.ftl");
        let path = format!("{}/locales/{name}", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("every game has a message file in every language");
        let resource = parse(text).unwrap_or_else(|(_, errors)| panic!("{name}: {errors:?}"));
        let mut messages = BTreeMap::new();
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let mut references = References::default();
                message.value.iter().for_each(|it| references.add_pattern(it));
                let twice = messages.insert(message.id.name.clone(), references).is_some();
                assert!(!twice, "{name}: `{}` is there twice", message.id.name);
            }
        }
        Self { name, messages }
    }

    /// Variables of a message and of all messages it is made of.
    fn variables(&self, key: &str) -> BTreeSet<String> {
        let name = &self.name;
        let message = self.messages.get(key).unwrap_or_else(|| panic!("{name}: no `{key}`"));
        let parts = message.keys.iter().flat_map(|it| self.variables(it));
        message.variables.iter().cloned().chain(parts).collect()
    }

    /// Whether there is a message for each key, with no variable but the arguments and `beside`.
    fn check(&self, spec: &MessageSpec, beside: &[&str]) {
        for key in spec.keys {
            for variable in self.variables(key) {
                let known = spec.args.iter().chain(beside).any(|it| **it == *variable);
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
        for event in events {
            file.check(event, &["who"]);
        }
        for refusal in refusals {
            file.check(refusal, &[]);
            file.check_used(refusal);
        }
        let declared: BTreeSet<_> = refusals.iter().flat_map(|it| it.keys).copied().collect();
        assert!(declared.iter().all(|it| it.starts_with(REFUSED)), "{}: {declared:?}", G::NAME);
        let written = file.messages.keys().map(String::as_str).filter(|it| it.starts_with(REFUSED));
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
