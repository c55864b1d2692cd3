//! Every language has the same message files, keys and variables.

use std::collections::{BTreeMap, BTreeSet};

use super::fluent::{self, Message, MessageFile};
use crate::finding::Finding;
use crate::games::GAMES;
use crate::project::Project;

const FOLDER: &str = "crates/catalog/locales/";
const LANGUAGES: [&str; 3] = ["en", "cs", "pl"];

/// File name and key, to the message in each language that has it.
type MessagesByKey = BTreeMap<(String, String), BTreeMap<&'static str, Message>>;

/// Checks the message files of all languages against each other.
pub fn check(project: &Project) -> Vec<Finding> {
    let texts: Vec<(String, String)> = project
        .texts(&["ftl"])
        .filter_map(|(file, text)| Some((file.strip_prefix(FOLDER)?.to_owned(), text)))
        .collect();
    compare(&texts)
}

/// Checks files given as `language/name.ftl` and text.
fn compare(texts: &[(String, String)]) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut book = MessagesByKey::new();
    let mut names: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (file, text) in texts {
        let known = file.split_once('/').and_then(|(lang, name)| {
            Some((LANGUAGES.into_iter().find(|it| *it == lang)?, name)).filter(|_| !name.contains('/'))
        });
        let Some((language, name)) = known else {
            findings.push(Finding::error(&format!("{FOLDER}{file}"), 1, "no such language"));
            continue;
        };
        names.entry(name).or_default().insert(language);
        findings.extend(check_file(&format!("{FOLDER}{file}"), text));
        for message in fluent::read(text).messages {
            book.entry((name.to_owned(), message.key.clone()))
                .or_default()
                .entry(language)
                .or_insert(message);
        }
    }
    findings.extend(repeated(texts));
    for (name, present) in &names {
        for language in LANGUAGES.iter().filter(|it| !present.contains(**it)) {
            findings.push(Finding::error(&path(language, name), 1, "this file is missing"));
        }
    }
    for ((name, key), versions) in &book {
        findings.extend(compare_languages(name, key, versions, &names[name.as_str()]));
    }
    findings
}

/// What is wrong with a file whatever the others say.
fn check_file(file: &str, text: &str) -> Vec<Finding> {
    let MessageFile { messages, errors } = fluent::read(text);
    let errors = errors.into_iter().map(|(line, error)| Finding::error(file, line, error));
    let names = messages.into_iter().filter(|it| !is_kebab_case(&it.key));
    errors
        .chain(names.map(|it| Finding::error(file, it.line, format!("`{}` is not kebab-case", it.key))))
        .collect()
}

fn is_kebab_case(key: &str) -> bool {
    key.bytes().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || it == b'-' || it == b'.')
}

/// Keys that one page would find twice: in files of one game, or in one of the files all games share.
fn repeated(texts: &[(String, String)]) -> Vec<Finding> {
    let mut seen: BTreeMap<(&str, String), Vec<(&str, usize)>> = BTreeMap::new();
    let mut findings = Vec::new();
    for (file, text) in texts {
        let language = file.split('/').next().unwrap_or_default();
        for message in fluent::read(text).messages {
            let others = seen.entry((language, message.key.clone())).or_default();
            if let Some((other, line)) = others.iter().find(|it| are_read_together(it.0, file)) {
                let message_text = format!("`{}` is already in {FOLDER}{other}:{line}", message.key);
                findings.push(Finding::error(&format!("{FOLDER}{file}"), message.line, message_text));
            }
            others.push((file, message.line));
        }
    }
    findings
}

/// Whether some page speaks by both files: they belong to one game, or one of them to all. Words of lessons, of the coach and of scenes
/// are sets of their own.
fn are_read_together(one: &str, other: &str) -> bool {
    if stands_apart(one) || stands_apart(other) {
        return one == other;
    }
    match (game_of(one), game_of(other)) {
        (Some(one), Some(other)) => one == other,
        _ => true,
    }
}

/// Whether a file has the words of lessons, of the coach or of scenes of a game: `en/learn-tikal.ftl`.
fn stands_apart(file: &str) -> bool {
    let name = file.rsplit('/').next().unwrap_or_default();
    ["learn-", "coach-", "scene-"].iter().any(|it| name.starts_with(it))
}

/// The game whose words a file such as `en/tikal-board.ftl` holds.
fn game_of(file: &str) -> Option<&'static str> {
    let name = file.rsplit('/').next().unwrap_or_default();
    let stem = name.split(['-', '.']).next().unwrap_or_default();
    GAMES.iter().map(|it| it.name.as_str()).find(|it| *it == stem)
}

/// What is wrong with one key when the languages are laid side by side.
fn compare_languages(
    name: &str,
    key: &str,
    versions: &BTreeMap<&str, Message>,
    files: &BTreeSet<&str>,
) -> Vec<Finding> {
    let Some((model, original)) = LANGUAGES.iter().find_map(|it| versions.get_key_value(it)) else {
        return Vec::new();
    };
    let mut findings = Vec::new();
    for language in LANGUAGES.iter().filter(|it| files.contains(**it)) {
        match versions.get(language) {
            None => {
                let message = format!("`{key}` is missing, {model} has it");
                findings.push(Finding::error(&path(language, name), 1, message));
            }
            Some(it) if it.variables != original.variables => {
                let message = format!(
                    "`{key}` uses {}, but {model} uses {}",
                    listed(&it.variables),
                    listed(&original.variables)
                );
                findings.push(Finding::error(&path(language, name), it.line, message));
            }
            Some(_) => {}
        }
    }
    findings
}

fn path(language: &str, name: &str) -> String {
    format!("{FOLDER}{language}/{name}")
}

fn listed(variables: &BTreeSet<String>) -> String {
    let names: Vec<String> = variables.iter().map(|it| format!("${it}")).collect();
    if names.is_empty() { "no variable".to_owned() } else { names.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        let texts: Vec<_> =
            files.iter().map(|(file, text)| ((*file).to_owned(), (*text).to_owned())).collect();
        let short = |it: Finding| it.to_string().replace(FOLDER, "");
        compare(&texts).into_iter().map(short).collect()
    }

    #[test]
    fn the_same_keys_and_variables_are_fine() {
        let text = "a = { $n }\nb = x\n    .t = y\n";
        assert!(found(&[("cs/ui.ftl", text), ("en/ui.ftl", text), ("pl/ui.ftl", text)]).is_empty());
    }

    #[test]
    fn a_missing_key_and_a_missing_file_are_found() {
        let lines = found(&[("cs/ui.ftl", "a = x"), ("en/ui.ftl", "a = x\nb = y")]);
        assert_eq!(lines, ["pl/ui.ftl:1: this file is missing", "cs/ui.ftl:1: `b` is missing, en has it"]);
    }

    #[test]
    fn a_key_is_found_twice_only_where_one_page_reads_both_files() {
        let twice = |one: &str, other: &str| {
            let files =
                [one, other].into_iter().flat_map(|name| LANGUAGES.map(|it| format!("{it}/{name}.ftl")));
            let files: Vec<_> = files.map(|it| (it, "a = x".to_owned())).collect();
            compare(&files).len()
        };
        assert_eq!(twice("tikal", "tzolkin-board"), 0);
        assert_eq!(twice("tzolkin", "tzolkin-board"), 3);
        assert_eq!(twice("ui", "tzolkin"), 3);
    }

    #[test]
    fn other_variables_are_found() {
        let lines =
            found(&[("cs/ui.ftl", "a = x"), ("en/ui.ftl", "a = { $n }"), ("pl/ui.ftl", "a = { $n }")]);
        assert_eq!(lines, ["cs/ui.ftl:1: `a` uses no variable, but en uses $n"]);
    }

    #[test]
    fn repeated_and_empty_messages_are_found() {
        let lines = found(&[("en/ui.ftl", "a = x\na = y\nb =\nnoCaps = z\n"), ("de/ui.ftl", "")]);
        assert!(lines.contains(&"en/ui.ftl:4: `noCaps` is not kebab-case".to_owned()));
        assert!(lines.contains(&"en/ui.ftl:2: `a` is already in en/ui.ftl:1".to_owned()));
        assert!(lines.iter().any(|it| it.starts_with("en/ui.ftl:3: ")), "{lines:?}");
        let apart = found(&[("en/ui.ftl", "a = x\n"), ("en/learn-tikal.ftl", "a = x\na = y\n")]);
        assert_eq!(apart.iter().filter(|it| it.contains("is already in")).count(), 1, "{apart:?}");
        assert!(lines.contains(&"de/ui.ftl:1: no such language".to_owned()));
    }
}
