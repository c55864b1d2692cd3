//! One name for one thing: words that `docs/words.md` rules out do not appear in the message files.

use crate::finding::Finding;
use crate::project::Project;

const TABLE: &str = "docs/words.md";
const FOLDER: &str = "crates/catalog/locales/";
/// Languages in the order of the columns, after that of the thing.
const LANGUAGES: [&str; 3] = ["en", "cs", "pl"];

/// A word that a language must not use, and what it says instead.
#[derive(PartialEq, Eq, Debug)]
struct RuledOut {
    language: &'static str,
    word: String,
    instead: String,
}

/// Looks for ruled-out words in all message files.
pub fn check(project: &Project) -> Vec<Finding> {
    let table = project.texts(&["md"]).find(|(file, _)| *file == TABLE).map(|it| it.1).unwrap_or_default();
    let terms = ruled_out(&table);
    let files = project.texts(&["ftl"]).filter(|(file, _)| file.starts_with(FOLDER));
    files.flat_map(|(file, text)| find(file, &text, &terms)).collect()
}

/// The words after *not* in the cells of the table.
fn ruled_out(table: &str) -> Vec<RuledOut> {
    let rows = table.lines().filter(|it| it.starts_with("| ")).skip(1);
    rows.flat_map(|row| {
        let cells = row.trim_matches('|').split('|').skip(1);
        LANGUAGES.into_iter().zip(cells).flat_map(|(language, cell)| in_cell(language, cell))
    })
    .collect()
}

fn in_cell(language: &'static str, cell: &str) -> Vec<RuledOut> {
    let Some((instead, words)) = cell.split_once(" not ") else { return Vec::new() };
    let instead = instead.trim().trim_end_matches(',').to_owned();
    let words = words.split('*').skip(1).step_by(2);
    words.map(|it| RuledOut { language, word: it.to_lowercase(), instead: instead.clone() }).collect()
}

/// The lines of a message file that use a ruled-out word.
fn find(file: &str, text: &str, terms: &[RuledOut]) -> Vec<Finding> {
    let language = file.trim_start_matches(FOLDER).split('/').next().unwrap_or_default();
    let terms: Vec<&RuledOut> = terms.iter().filter(|it| it.language == language).collect();
    let mut findings = Vec::new();
    for (line, n) in text.lines().zip(1..).filter(|it| !it.0.starts_with('#')) {
        // A key is no word.
        let words = line.split_once(" = ").map_or(line, |it| it.1).to_lowercase();
        for term in terms.iter().filter(|it| words.contains(&it.word)) {
            let message = format!("“{}” is called “{}” ({TABLE})", term.word, term.instead);
            findings.push(Finding::error(file, n, message));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: &str = "| thing | en | cs | pl |\n| --- | --- | --- | --- |\n\
        | tile | tile | dílek | płytka, not *kafel*, *Kostka* |\n| link | link | odkaz, not *link* | link |\n";

    #[test]
    fn words_after_not_are_ruled_out_in_their_language() {
        let found = ruled_out(SAMPLE);
        let words: Vec<_> =
            found.iter().map(|it| (it.language, it.word.as_str(), it.instead.as_str())).collect();
        assert_eq!(words, [("pl", "kafel", "płytka"), ("pl", "kostka", "płytka"), ("cs", "link", "odkaz")]);
    }

    #[test]
    fn messages_with_such_words_are_found_and_keys_are_not() {
        let terms = ruled_out(SAMPLE);
        let file = "crates/catalog/locales/pl/a.ftl";
        let lines = |text| find(file, text, &terms).iter().map(|it| it.line).collect::<Vec<_>>();
        assert_eq!(lines("kafel-one = płytka\ntwo = Nowy Kafelek\n# kafel\n    [one] kafel\n"), [2, 4]);
        assert!(find("crates/catalog/locales/en/a.ftl", "a = kafel link\n", &terms).is_empty());
        assert_eq!(find("crates/catalog/locales/cs/a.ftl", "a = link\n", &terms).len(), 1);
    }

    #[test]
    fn the_table_of_the_project_rules_something_out_in_every_language() {
        let terms = ruled_out(include_str!("../../../docs/words.md"));
        for language in LANGUAGES {
            assert!(terms.iter().any(|it| it.language == language), "{language}");
        }
    }
}
