//! A line-based scanner for message files: enough to compare languages, not to print messages.

use std::collections::BTreeSet;

/// A message, a term or an attribute of either.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Message {
    /// `paid-corn`, `-brand` or `paid-corn.title`.
    pub key: String,
    /// Line of the key, from 1.
    pub line: usize,
    /// The variables its text uses, without `$`.
    pub variables: BTreeSet<String>,
    /// Whether it has no text of its own.
    pub empty: bool,
}

/// What a message file says, and the lines that make no sense in one.
#[derive(Debug, Default)]
pub struct Scan {
    /// Everything with a key, in the order of the file.
    pub messages: Vec<Message>,
    /// Lines, from 1, that are neither comment, key nor continuation.
    pub invalid_lines: Vec<usize>,
}

/// Scans one message file.
pub fn scan(text: &str) -> Scan {
    let mut scan = Scan::default();
    let mut owner = String::new();
    let mut depth = 0_usize;
    for (line, n) in text.lines().zip(1..) {
        if line.trim().is_empty() || (line.starts_with('#') && depth == 0) {
            continue;
        }
        let indented = line.starts_with([' ', '\t']);
        let body = match head(line, indented, depth) {
            Some((key, body)) => {
                let attribute = key.strip_prefix('.');
                let key = attribute.map_or_else(|| key.to_owned(), |it| format!("{owner}.{it}"));
                if attribute.is_none() {
                    owner.clone_from(&key);
                }
                scan.messages.push(Message { key, line: n, empty: true, ..Message::default() });
                depth = 0;
                body
            }
            None if indented || depth > 0 => line,
            None => {
                scan.invalid_lines.push(n);
                continue;
            }
        };
        if let Some(message) = scan.messages.last_mut() {
            message.empty &= body.trim().is_empty();
            depth = collect_variables(body, depth, &mut message.variables);
        }
    }
    scan
}

/// Key and text of a line that begins a message, a term or an attribute.
fn head(line: &str, indented: bool, depth: usize) -> Option<(&str, &str)> {
    let (key, body) = line.split_once('=')?;
    let key = key.trim();
    let name = match key.strip_prefix('.') {
        Some(name) if indented && depth == 0 => name,
        None if !indented => key.strip_prefix('-').unwrap_or(key),
        _ => return None,
    };
    let starts_well = name.starts_with(|it: char| it.is_ascii_lowercase());
    let goes_well = name.bytes().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || it == b'-');
    (starts_well && goes_well).then_some((key, body))
}

/// Adds the variables inside braces; the answer is how many braces stay open.
fn collect_variables(text: &str, mut depth: usize, variables: &mut BTreeSet<String>) -> usize {
    for (at, letter) in text.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            '$' if depth > 0 => {
                let rest = &text[at + 1..];
                let end = rest.find(|it: char| !it.is_alphanumeric() && it != '-' && it != '_');
                variables.insert(rest[..end.unwrap_or(rest.len())].to_owned());
            }
            _ => {}
        }
    }
    depth
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(scan: &Scan) -> Vec<(&str, usize)> {
        scan.messages.iter().map(|it| (it.key.as_str(), it.line)).collect()
    }

    #[test]
    fn messages_terms_and_attributes_have_keys() {
        let scan = scan("# Words\n\nhello = Hi\n-brand = patolli\nbutton = Go\n    .title = Go on\n");
        assert_eq!(keys(&scan), [("hello", 3), ("-brand", 4), ("button", 5), ("button.title", 6)]);
        assert!(scan.invalid_lines.is_empty());
        assert!(scan.messages.iter().all(|it| !it.empty && it.variables.is_empty()));
    }

    #[test]
    fn variables_are_found_in_plural_forms() {
        let text = "paid-corn = { $who }: −{ $n } { $n ->\n    [one] kukurydza\n   *[other] kukurydz\n }\nnext = 5 $\n";
        let scan = scan(text);
        assert_eq!(keys(&scan), [("paid-corn", 1), ("next", 5)]);
        assert_eq!(scan.messages[0].variables, BTreeSet::from(["n".to_owned(), "who".to_owned()]));
        assert!(scan.messages[1].variables.is_empty());
    }

    #[test]
    fn a_closing_brace_may_stand_at_the_margin() {
        let scan = scan("a = { $n ->\n    [one] x\n   *[other] y = { $m }\n}\nb = z\n");
        assert_eq!(keys(&scan), [("a", 1), ("b", 5)]);
        assert!(scan.invalid_lines.is_empty());
        assert_eq!(scan.messages[0].variables.len(), 2);
    }

    #[test]
    fn text_may_follow_on_the_next_line() {
        let scan = scan("a =\n    long text\nb =\nc =\n    .title = t\n");
        let empty: Vec<_> = scan.messages.iter().map(|it| (it.key.as_str(), it.empty)).collect();
        assert_eq!(empty, [("a", false), ("b", true), ("c", true), ("c.title", false)]);
    }

    #[test]
    fn a_line_that_is_nothing_is_strange() {
        assert_eq!(scan("a = x\nBad Key = y\nloose\n").invalid_lines, [2, 3]);
    }
}
