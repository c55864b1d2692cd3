//! Message files as the tests read them: the keys of a file, and what the message of each refers to.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser::parse,
};

/// The messages of a file by their keys.
pub type Entries<'a> = BTreeMap<&'a str, References<'a>>;

/// What a message refers to: variables, and other messages it is made of.
#[derive(Default)]
pub struct References<'a> {
    variables: BTreeSet<&'a str>,
    keys: BTreeSet<&'a str>,
}

/// Reads the text of a message file; panics if it has a fault or a key twice.
pub fn entries(text: &str) -> Entries<'_> {
    let resource = parse(text).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut entries = Entries::new();
    for entry in resource.body {
        if let Entry::Message(message) = entry {
            let mut references = References::default();
            message.value.iter().for_each(|it| references.add_pattern(it));
            let twice = entries.insert(message.id.name, references).is_some();
            assert!(!twice, "`{}` stands there twice", message.id.name);
        }
    }
    entries
}

/// The variables a key speaks of and the keys it is made of, through all keys it refers to.
pub fn uses<'a>(entries: &'a Entries<'_>, key: &'a str) -> (BTreeSet<&'a str>, BTreeSet<&'a str>) {
    let (mut variables, mut keys) = (BTreeSet::new(), BTreeSet::new());
    let mut open = vec![key];
    while let Some(key) = open.pop() {
        if keys.insert(key) {
            let references = entries.get(key).unwrap_or_else(|| panic!("no `{key}`"));
            variables.extend(&references.variables);
            open.extend(&references.keys);
        }
    }
    (variables, keys)
}

impl<'a> References<'a> {
    /// The variables of the message itself.
    pub const fn variables(&self) -> &BTreeSet<&'a str> {
        &self.variables
    }

    fn add_pattern(&mut self, pattern: &Pattern<&'a str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.add_expression(expression);
            }
        }
    }

    fn add_expression(&mut self, expression: &Expression<&'a str>) {
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

    fn add_inline(&mut self, inline: &InlineExpression<&'a str>) {
        match inline {
            InlineExpression::VariableReference { id } => drop(self.variables.insert(id.name)),
            InlineExpression::MessageReference { id, .. } => drop(self.keys.insert(id.name)),
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|it| self.add_inline(it));
            }
            InlineExpression::Placeable { expression } => self.add_expression(expression),
            InlineExpression::TermReference { id, .. } => panic!("no file has terms, such as -{}", id.name),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}
