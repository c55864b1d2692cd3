//! Numbers that tell whether the code gets simpler; `docs/why/measures.md` has what is wanted and why.

mod duplicates;

use std::collections::BTreeMap;

use crate::Result;
use crate::games::GAMES;
use crate::project::Project;
use crate::{source, tidy};

/// Some of the Rust files of the project: path and text.
struct Code {
    files: Vec<(String, String)>,
}

/// Prints all measures, one line each.
pub fn run(project: &Project) -> Result<bool> {
    let rust = || project.texts(&["rs"]).map(|(file, text)| (file.to_owned(), text));
    let (tests, sources): (Vec<_>, Vec<_>) = rust().partition(|(file, _)| is_test(file));
    let (sources, tests) = (Code { files: sources }, Code { files: tests });
    let rules = Code { files: sources.files.iter().filter(|it| is_game(&it.0)).cloned().collect() };
    print("Rust lines, source / tests", &format!("{} / {}", sources.lines(), tests.lines()));
    print("banned names", &tidy::banned_names(project).to_string());
    print("constructors `of`", &sources.count(&[concat!("fn", " of(")]).to_string());
    print("type names defined more than once", &sources.repeated_types());
    print("modules in cycles", &tidy::modules_in_cycles(project)?.to_string());
    print("English sentences in rules crates", &rules.count(&["#[error(\""]).to_string());
    let silent = ["unwrap_or_default()", "unwrap_or(0)", "_ => {}", "_ => ()"];
    print("silent defaults in rules crates", &rules.count(&silent).to_string());
    let (here, there) = (duplicates::count(&sources.files), duplicates::count(&tests.files));
    print("duplicate lines, source / tests", &format!("{here} / {there}"));
    print("doc examples", &sources.doc_examples().to_string());
    Ok(true)
}

fn print(name: &str, value: &str) {
    println!("| {name} | {value} |");
}

/// Whether a file is built for tests only.
fn is_test(file: &str) -> bool {
    file.split('/')
        .any(|part| ["tests", "tests.rs", "testkit", "fake-game", "fuzz", "examples"].contains(&part))
}

fn is_game(file: &str) -> bool {
    GAMES.iter().any(|it| file.starts_with(&format!("crates/{}/src/", it.name)))
}

impl Code {
    fn lines(&self) -> usize {
        self.files.iter().map(|it| it.1.lines().count()).sum()
    }

    /// Lines outside comments in which one of these stands.
    fn count(&self, patterns: &[&str]) -> usize {
        let lines = self.files.iter().flat_map(|it| it.1.lines()).filter(|it| !is_comment(it));
        lines.filter(|line| patterns.iter().any(|it| line.contains(it))).count()
    }

    /// Types that share their name with another one, the most frequent first.
    fn repeated_types(&self) -> String {
        let mut counts: BTreeMap<String, usize> = BTreeMap::new();
        for (_, text) in &self.files {
            let defined = source::identifiers(text).into_iter().filter(|it| is_own_type(it.defined_by));
            defined.for_each(|it| *counts.entry(it.name).or_default() += 1);
        }
        let mut repeated: Vec<_> = counts.into_iter().filter(|it| it.1 > 1).collect();
        repeated.sort_by_key(|it| std::cmp::Reverse(it.1));
        let first: Vec<_> = repeated.iter().take(8).map(|(name, n)| format!("`{name}` ×{n}")).collect();
        format!("{}: {}", repeated.len(), first.join(", "))
    }

    /// Blocks of code in doc comments that `cargo test --doc` runs.
    fn doc_examples(&self) -> usize {
        self.files.iter().map(|it| doc_examples(&it.1)).sum()
    }
}

/// Associated types have the name that their trait gives them.
fn is_own_type(keyword: Option<&str>) -> bool {
    keyword.is_some_and(|it| it != "type")
}

fn is_comment(line: &str) -> bool {
    line.trim_start().starts_with("//")
}

fn doc_examples(text: &str) -> usize {
    let fences = text.lines().filter_map(|line| {
        let line = line.trim_start();
        line.strip_prefix("/// ```").or_else(|| line.strip_prefix("//! ```"))
    });
    // Every second fence closes a block.
    fences.step_by(2).filter(|kind| ["", "rust", "no_run"].contains(kind)).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn test_code_is_told_from_the_rest() {
        assert!(is_test("crates/tikal/tests/rules/dig.rs") && is_test("crates/web/src/a/tests.rs"));
        assert!(!is_test("crates/tikal/src/rules/dig.rs") && is_game("crates/tikal/src/rules/dig.rs"));
    }

    #[test]
    fn examples_are_blocks_that_run() {
        let text = "//! ```\n//! f();\n//! ```\n/// ```text\n/// a\n/// ```\n    /// ```\n    /// g();\n    /// ```\n";
        assert_eq!(doc_examples(text), 2);
    }

    #[test]
    fn comments_are_not_counted() {
        let file = |text: &str| Code { files: vec![("f.rs".to_owned(), text.to_owned())] };
        assert_eq!(file("a.unwrap_or(0)\n// b.unwrap_or(0)\n").count(&["unwrap_or(0)"]), 1);
        assert_eq!(file("struct A; enum A {} struct B;").repeated_types(), "1: `A` ×2");
    }
}
