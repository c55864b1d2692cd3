//! Names are words of the trade or of the games; private metaphors are not used.

use std::collections::BTreeSet;

use super::proofs;
use crate::finding::{Finding, Level};
use crate::project::Project;
use crate::source::{self, Identifier};

/// Words that appear in no identifier and in no file name, alone or as a part.
#[rustfmt::skip]
const WORDS: [&str; 37] = [
    "blur", "census", "crowd", "crown", "curiosity", "desk", "dues", "errand", "eyes", "glance", "glancing", "habits",
    "livery", "lookout", "makeshift", "minds", "mischief", "mishap", "overhear", "ponder", "pondering", "ponders", "reins",
    "rouse", "setback", "sight", "sketch", "studio", "stumbled", "tale", "taste", "tongue", "trouble", "twins", "whim",
    "whisper", "whispers",
];

/// Banned words that are words of a game, and the folders that may use them.
///
/// Weights name features, so the names of features stay.
const GAME_WORDS: [(&str, &[&str]); 3] = [
    ("crown", &["crates/tikal", "crates/web/src/boards/tikal"]),
    ("House", &["crates/teotihuacan"]),
    ("sight", &["crates/ai/src/value"]),
];

/// Names that no type has, although their words are good words elsewhere.
#[rustfmt::skip]
const TYPES: [&str; 19] = [
    "Asked", "Deed", "Fault", "Flaw", "Gate", "Heard", "House", "Judge", "Memory", "Mind", "Order", "Outlook", "Reach",
    "Right", "Stretch", "Told", "Verdict", "Way", "Wish",
];

/// Folders that are not checked yet. The list only gets shorter.
const UNCHECKED: [&str; 1] = ["crates/patolli"];

/// Checks the identifiers and names of all Rust files, and the names of scripts and styles.
///
/// The names of tests are sentences and may use any word.
pub fn check(project: &Project) -> Vec<Finding> {
    let folder = |it: &Finding| UNCHECKED.into_iter().find(|folder| is_inside(&it.file, folder));
    let (unchecked, mut findings): (Vec<_>, Vec<_>) = all(project).partition(|it| folder(it).is_some());
    let unclean: BTreeSet<&str> = unchecked.iter().filter_map(folder).collect();
    for folder in UNCHECKED.into_iter().filter(|it| !unclean.contains(it)) {
        let message = format!("`{folder}` has no banned names; take it off `UNCHECKED`");
        findings.push(Finding::warning("xtask/src/tidy/names.rs", 1, message));
    }
    findings
}

/// Prints every banned name, in unchecked folders too; false if one is where none may be.
pub fn print(project: &Project) -> bool {
    for finding in all(project) {
        println!("{finding}");
    }
    check(project).iter().all(|it| it.level == Level::Warning)
}

/// Banned names in the whole project, each once for every file that has it.
pub fn count(project: &Project) -> usize {
    all(project).count()
}

fn all(project: &Project) -> impl Iterator<Item = Finding> {
    let names = project.texts(&["rs", "js", "ts", "css"]).flat_map(|(file, _)| check_file_name(file));
    names.chain(project.texts(&["rs"]).flat_map(|(file, text)| check_text(file, &text)))
}

fn is_inside(file: &str, folder: &str) -> bool {
    file.strip_prefix(folder).is_some_and(|it| it.starts_with('/'))
}

/// What is wrong with the last part of a path.
fn check_file_name(file: &str) -> Vec<Finding> {
    let name = file.rsplit('/').next().unwrap_or(file);
    let stem = name.split('.').next().unwrap_or(name);
    banned_words(file, stem).map(|word| finding(file, 1, name, word)).collect()
}

/// What is wrong with the identifiers of a file, each once.
fn check_text(file: &str, text: &str) -> Vec<Finding> {
    let tests: BTreeSet<&str> = proofs::tests(text).into_iter().map(|it| it.name).collect();
    let mut seen = BTreeSet::new();
    let mut findings = Vec::new();
    for Identifier { name, line, defined_by } in source::identifiers(text) {
        if tests.contains(name.as_str()) || !seen.insert((name.clone(), defined_by)) {
            continue;
        }
        findings.extend(banned_words(file, &name).map(|word| finding(file, line, &name, word)));
        if defined_by.is_some() && TYPES.contains(&name.as_str()) && !is_game_word(file, &name) {
            findings.push(finding(file, line, &name, &name));
        }
    }
    findings
}

fn banned_words(file: &str, name: &str) -> impl Iterator<Item = &'static str> {
    let words = source::words(name);
    let banned = WORDS.into_iter().filter(move |it| words.iter().any(|word| word == it));
    banned.filter(move |it| !is_game_word(file, it))
}

fn is_game_word(file: &str, word: &str) -> bool {
    GAME_WORDS.iter().any(|(it, folders)| *it == word && folders.iter().any(|it| is_inside(file, it)))
}

fn finding(file: &str, line: usize, name: &str, word: &str) -> Finding {
    let message = format!("`{name}`: `{word}` is a private metaphor; use a word of the trade or of the game");
    Finding::error(file, line, message)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> Vec<usize> {
        check_text("f.rs", text).into_iter().map(|it| it.line).collect()
    }

    #[test]
    fn banned_words_are_found_as_words() {
        assert_eq!(lines("struct Desk;\nfn rouse_bot() {}\nlet desktop = DESK_SIZE;\n"), [1, 2, 3]);
        assert!(lines("struct Desktop;\n// The desk.\nlet a = \"desk\";\n").is_empty());
    }

    #[test]
    fn a_banned_name_is_reported_once_in_a_file() {
        assert_eq!(lines("let desk = 1;\nlet b = desk + desk;\n"), [1]);
    }

    #[test]
    fn some_names_are_banned_for_types_only() {
        assert_eq!(lines("struct Way;\nlet way = Compass::Way;\n"), [1]);
    }

    #[test]
    fn tests_are_sentences() {
        assert!(lines("#[test]\nfn a_crowd_is_refused() {}\n").is_empty());
        assert_eq!(lines("fn a_crowd_is_refused() {}\n"), [1]);
    }

    #[test]
    fn a_word_of_a_game_is_good_in_that_game() {
        assert!(check_text("crates/tikal/src/treasure.rs", "enum Motif { Crown }").is_empty());
        assert!(check_text("crates/teotihuacan/src/house.rs", "struct House;").is_empty());
        assert_eq!(check_text("crates/ai/src/settings.rs", "let crown = 60;").len(), 1);
    }

    #[test]
    fn file_names_are_checked_too() {
        assert_eq!(check_file_name("crates/x/src/crowd.rs").len(), 1);
        assert!(check_file_name("crates/crowd/src/limit.rs").is_empty());
    }

    #[test]
    fn the_lists_are_sorted() {
        assert!(WORDS.is_sorted() && TYPES.is_sorted());
    }
}
