//! Message files: their keys, the variables that each uses, and what cannot be read.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Attribute, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// A message, a term or an attribute of either.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// `paid-corn`, `-brand` or `paid-corn.title`.
    pub key: String,
    /// Line of the key, from 1.
    pub line: usize,
    /// The variables its text uses, without `$`.
    pub variables: BTreeSet<String>,
    /// What stands in it without its variables and what it refers to; of forms for numbers all one after the other.
    pub text: String,
}

/// The contents of a message file.
#[derive(Debug, Default)]
pub struct MessageFile {
    /// Everything with a key, in the order of the file.
    pub messages: Vec<Message>,
    /// Lines, from 1, that cannot be read, and why.
    pub errors: Vec<(usize, String)>,
}

/// Reads a message file.
pub fn read(text: &str) -> MessageFile {
    let (resource, errors) = match parser::parse(text) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors),
    };
    let mut file = MessageFile::default();
    file.errors.extend(errors.into_iter().map(|it| (line_at(text, it.pos.start), it.to_string())));
    for entry in &resource.body {
        match entry {
            Entry::Message(it) => file.add(text, "", it.id.name, it.value.as_ref(), &it.attributes),
            Entry::Term(it) => file.add(text, "-", it.id.name, Some(&it.value), &it.attributes),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => {}
        }
    }
    file
}

impl MessageFile {
    /// Adds a message or a term and its attributes. `name` is a part of `text`.
    fn add(
        &mut self,
        text: &str,
        mark: &str,
        name: &str,
        value: Option<&Pattern<&str>>,
        attributes: &[Attribute<&str>],
    ) {
        let key = format!("{mark}{name}");
        self.messages.push(message(text, key.clone(), name, value));
        let attribute = |it: &Attribute<&str>| {
            message(text, format!("{key}.{}", it.id.name), it.id.name, Some(&it.value))
        };
        self.messages.extend(attributes.iter().map(attribute));
    }
}

fn message(text: &str, key: String, name: &str, value: Option<&Pattern<&str>>) -> Message {
    let (mut variables, mut said) = (BTreeSet::new(), String::new());
    if let Some(pattern) = value {
        collect_variables(pattern, &mut variables);
        collect_text(pattern, &mut said);
    }
    Message { key, line: line_at(text, name.as_ptr().addr() - text.as_ptr().addr()), variables, text: said }
}

/// What stands in a pattern; a space for everything that is put in.
fn collect_text(pattern: &Pattern<&str>, text: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    text.push(' ');
                    collect_text(&variant.value, text);
                }
                text.push(' ');
            }
            PatternElement::Placeable { .. } => text.push(' '),
        }
    }
}

/// The line, from 1, that this byte is on.
fn line_at(text: &str, at: usize) -> usize {
    text.bytes().take(at).filter(|it| *it == b'\n').count() + 1
}

fn collect_variables(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, variables);
        }
    }
}

fn in_expression(expression: &Expression<&str>, variables: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(it) => in_inline(it, variables),
        Expression::Select { selector, variants } => {
            in_inline(selector, variables);
            for variant in variants {
                collect_variables(&variant.value, variables);
            }
        }
    }
}

fn in_inline(expression: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match expression {
        InlineExpression::VariableReference { id } => drop(variables.insert(id.name.to_owned())),
        InlineExpression::Placeable { expression } => in_expression(expression, variables),
        InlineExpression::FunctionReference { arguments, .. }
        | InlineExpression::TermReference { arguments: Some(arguments), .. } => {
            let named = arguments.named.iter().map(|it| &it.value);
            for argument in arguments.positional.iter().chain(named) {
                in_inline(argument, variables);
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(file: &MessageFile) -> Vec<(&str, usize)> {
        file.messages.iter().map(|it| (it.key.as_str(), it.line)).collect()
    }

    #[test]
    fn messages_terms_and_attributes_have_keys() {
        let file = read("# Words\n\nhello = Hi\n-brand = patolli\nbutton = Go\n    .title = Go on\n");
        assert_eq!(keys(&file), [("hello", 3), ("-brand", 4), ("button", 5), ("button.title", 6)]);
        assert!(file.errors.is_empty());
        assert!(file.messages.iter().all(|it| it.variables.is_empty()));
    }

    #[test]
    fn variables_are_found_in_plural_forms() {
        let text = "paid-corn = { $who }: −{ $n } { $n ->\n    [one] kukurydza\n   *[other] kukurydz { $m }\n }\nnext = 5 $\n";
        let file = read(text);
        assert_eq!(keys(&file), [("paid-corn", 1), ("next", 5)]);
        let variables: Vec<_> = file.messages[0].variables.iter().map(String::as_str).collect();
        assert_eq!(variables, ["m", "n", "who"]);
        assert!(file.messages[1].variables.is_empty());
    }

    #[test]
    fn what_is_said_is_without_what_is_put_in() {
        let file = read("a = { $who }: go { $n ->\n    [one] day\n   *[other] days\n } on\n");
        assert_eq!(
            file.messages[0].text.split_whitespace().collect::<Vec<_>>(),
            [":", "go", "day", "days", "on"]
        );
    }

    #[test]
    fn text_may_follow_on_the_next_line_but_not_be_missing() {
        let file = read("a =\n    long text\nb =\nc =\n    .title = t\n");
        assert_eq!(keys(&file), [("a", 1), ("c", 4), ("c.title", 5)]);
        assert_eq!(file.errors.len(), 1);
        assert!(file.errors[0].1.contains('b'), "{:?}", file.errors);
    }

    #[test]
    fn lines_that_are_nothing_are_told() {
        let file = read("a = x\nBad Key = y\nb = z\n");
        assert_eq!(keys(&file), [("a", 1), ("b", 3)]);
        assert_eq!(file.errors[0].0, 2);
    }
}
