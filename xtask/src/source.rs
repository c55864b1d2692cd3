//! Rust source as tokens: identifiers and the lines they stand on.

use proc_macro2::{Ident, TokenStream, TokenTree};

/// An identifier in a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Identifier {
    /// Its text, without the `r#` of a raw identifier.
    pub name: String,
    /// Line, from 1.
    pub line: usize,
    /// The keyword before it if a type or trait of this name is defined here, such as `struct`.
    pub defined_by: Option<&'static str>,
}

/// Keywords that are followed by the name of a new type or trait.
const DEFINITIONS: [&str; 4] = ["struct", "enum", "trait", "type"];

/// Every identifier of a source text, inside macro calls too, but not in comments or strings.
///
/// Empty if the text is not made of Rust tokens; the compiler reports that better.
pub fn identifiers(text: &str) -> Vec<Identifier> {
    let mut found = Vec::new();
    if let Ok(tokens) = text.parse::<TokenStream>() {
        collect(tokens, &mut found);
    }
    found
}

fn collect(tokens: TokenStream, found: &mut Vec<Identifier>) {
    let mut defined_by = None;
    for token in tokens {
        match token {
            TokenTree::Ident(ident) => {
                let name = plain_name(&ident);
                let next = DEFINITIONS.into_iter().find(|it| *it == name);
                found.push(Identifier { name, line: ident.span().start().line, defined_by });
                defined_by = next;
            }
            TokenTree::Group(group) => collect(group.stream(), found),
            TokenTree::Punct(_) | TokenTree::Literal(_) => defined_by = None,
        }
    }
}

/// The text of an identifier without the `r#` that makes a keyword a name.
pub fn plain_name(ident: &Ident) -> String {
    let text = ident.to_string();
    text.strip_prefix("r#").map_or_else(|| text.clone(), str::to_owned)
}

/// The words of an identifier or a file name in lower case: `DbHealth` and `db_health` are `db`, `health`.
pub fn words(name: &str) -> Vec<String> {
    let letters: Vec<char> = name.chars().collect();
    let mut words = vec![String::new()];
    for (at, &letter) in letters.iter().enumerate() {
        let before = at.checked_sub(1).map(|it| letters[it]);
        let after_lower = before.is_some_and(|it| it.is_lowercase() || it.is_ascii_digit());
        // The last capital of `HTTPServer` begins a word.
        let before_lower = letters.get(at + 1).is_some_and(|it| it.is_lowercase());
        let ends_capitals = before.is_some_and(char::is_uppercase) && before_lower;
        if !letter.is_alphanumeric() || (letter.is_uppercase() && (after_lower || ends_capitals)) {
            words.push(String::new());
        }
        if letter.is_alphanumeric() {
            words.last_mut().expect("there is always a word").extend(letter.to_lowercase());
        }
    }
    words.retain(|it| !it.is_empty());
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifiers_have_lines_and_say_what_they_define() {
        let text = "/// A fn named crown.\nstruct Desk;\nfn f(a: Way) { vec![errand, \"tale\"] }\n";
        let found = identifiers(text);
        let names: Vec<_> = found.iter().map(|it| (it.name.as_str(), it.line, it.defined_by)).collect();
        let defined = ("Desk", 2, Some("struct"));
        assert!(names.contains(&defined) && names.contains(&("Way", 3, None)));
        assert!(names.contains(&("errand", 3, None)), "macro calls are looked into");
        assert!(names.iter().all(|it| it.0 != "crown" && it.0 != "tale"));
    }

    #[test]
    fn names_are_split_at_underscores_and_capitals() {
        assert_eq!(words("rouse_bot"), ["rouse", "bot"]);
        assert_eq!(words("DbHealth"), ["db", "health"]);
        assert_eq!(words("HTTPServer"), ["http", "server"]);
        assert_eq!(words("MAX_DESKS"), ["max", "desks"]);
        assert_eq!(words("AnyGame2Go"), ["any", "game2", "go"]);
        assert_eq!(words("a-b.rs"), ["a", "b", "rs"]);
    }
}
