//! A doc comment starts with its subject: "Maximum commands queued per table", not "How many commands wait".

use std::collections::BTreeSet;

use crate::finding::Finding;
use crate::project::Project;

/// Beginnings that are questions, or speak of persons where a seat, a player or a reader is meant.
const QUESTIONS: [&str; 11] = [
    "How far",
    "How long",
    "How many",
    "How much",
    "How often",
    "Nobody",
    "Somebody",
    "Who",
    "Whoever",
    "Whom",
    "Whose",
];

/// Folders that are not checked yet. The list only gets shorter.
const UNCHECKED: [&str; 9] = [
    "crates/catalog/",
    "crates/core/",
    "crates/patolli/",
    "crates/server/",
    "crates/store/",
    "crates/teotihuacan/",
    "crates/tikal/",
    "crates/tzolkin/",
    "crates/web/",
];

/// One finding for every doc comment that begins with a question.
pub fn check(project: &Project) -> Vec<Finding> {
    let folder = |it: &Finding| UNCHECKED.into_iter().find(|folder| it.file.starts_with(folder));
    let all = project.texts(&["rs"]).flat_map(|(file, text)| check_text(file, &text));
    let (unchecked, mut findings): (Vec<_>, Vec<_>) = all.partition(|it| folder(it).is_some());
    let unclean: BTreeSet<&str> = unchecked.iter().filter_map(folder).collect();
    for folder in UNCHECKED.into_iter().filter(|it| !unclean.contains(it)) {
        let message = format!("all doc comments in `{folder}` name their subject; take it off `UNCHECKED`");
        findings.push(Finding::warning("xtask/src/tidy/doc_comments.rs", 1, message));
    }
    findings
}

fn check_text(file: &str, text: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut inside = false;
    for (line, n) in text.lines().zip(1..) {
        let comment = doc_comment(line);
        if let Some(comment) = comment.filter(|it| !inside && is_question(it)) {
            findings.push(Finding::error(
                file,
                n,
                format!("`{comment}`: a doc comment starts with its subject"),
            ));
        }
        inside = comment.is_some();
    }
    findings
}

/// The text of a line of a doc comment.
fn doc_comment(line: &str) -> Option<&str> {
    let line = line.trim_start();
    line.strip_prefix("/// ").or_else(|| line.strip_prefix("//! "))
}

fn is_question(comment: &str) -> bool {
    QUESTIONS.iter().any(|it| {
        let rest = comment.strip_prefix(it);
        rest.is_some_and(|rest| !rest.starts_with(char::is_alphabetic))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> Vec<usize> {
        check_text("f.rs", text).into_iter().map(|it| it.line).collect()
    }

    #[test]
    fn questions_are_found_where_a_comment_begins() {
        assert_eq!(
            lines("//! Who plays.\n\n/// How many seats.\nlet a = 1;\n    /// Whose turn.\n"),
            [1, 3, 5]
        );
        assert!(lines("/// Seats that are asked.\n/// Who answers is told.\n// How many?\n").is_empty());
    }

    #[test]
    fn longer_words_are_left_alone() {
        assert!(lines("/// Whole games.\n").is_empty());
    }

    #[test]
    fn the_lists_are_sorted() {
        assert!(QUESTIONS.is_sorted() && UNCHECKED.is_sorted());
    }
}
