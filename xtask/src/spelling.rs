//! Spelling of what people read, in every language, by hunspell and its dictionaries.
//!
//! Words of the games and names that no dictionary has stand in `docs/spelling/LANGUAGE.txt`, one a line.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write as _;
use std::process::Stdio;

use crate::Result;
use crate::project::Project;
use crate::tidy::fluent;

/// Languages, each with its dictionary.
const DICTIONARIES: [(&str, &str); 3] = [("en", "en_US"), ("cs", "cs_CZ"), ("pl", "pl_PL")];

/// Words that no dictionary knows and no list has, each with the first file it stands in.
pub fn check(project: &Project) -> Result<Vec<String>> {
    let mut findings = Vec::new();
    for (language, dictionary) in DICTIONARIES {
        let found = words_of(project, language);
        let list = format!("docs/spelling/{language}.txt");
        let text = project.text(&list).unwrap_or_default();
        let known: BTreeSet<&str> = text.lines().filter(|it| !it.starts_with('#')).collect();
        let asked: Vec<&str> = found.keys().map(String::as_str).filter(|it| !known.contains(it)).collect();
        for word in unknown(project, dictionary, &asked)? {
            let file = found.get(&word).map_or(list.as_str(), String::as_str);
            findings
                .push(format!("{file}: `{word}` is no {language} word; if it is right, add it to {list}"));
        }
    }
    Ok(findings)
}

/// Every word of a language, with the first file it stands in.
fn words_of(project: &Project, language: &str) -> BTreeMap<String, String> {
    let messages = format!("crates/catalog/locales/{language}/");
    let chapters = format!("docs/rulebook/{language}/");
    let mut found = BTreeMap::new();
    for (file, text) in project.texts(&["ftl", "md"]) {
        let said: String = if file.starts_with(&messages) {
            fluent::read(&text).messages.into_iter().map(|it| without(&it.text, '[', ']') + "\n").collect()
        } else if file.starts_with(&chapters) {
            without(&without(&text, '{', '}').replace("](", " ("), '(', ')')
        } else {
            continue;
        };
        for word in words(&said) {
            found.entry(word).or_insert_with(|| file.to_owned());
        }
    }
    found
}

/// A text without what stands in brackets and begins with a small letter or another bracket: names of icons, rules, addresses.
fn without(text: &str, open: char, close: char) -> String {
    let mut parts = text.split(open);
    let mut all = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let is_name = |it: &str| !it.contains(char::is_whitespace) || open == '{';
        match part.split_once(close).filter(|it| is_name(it.0)) {
            Some((_, rest)) => all.extend([" ", rest]),
            None => all.extend([" ", part]),
        }
    }
    all
}

/// The words of a text of two letters or more; those with digits are names of rules and places.
fn words(text: &str) -> impl Iterator<Item = String> {
    let straight = text.replace('’', "'");
    let parts: Vec<String> = straight
        .split(|it: char| !it.is_alphanumeric() && it != '\'')
        .map(|it| it.trim_matches('\'').to_owned())
        .filter(|it| it.chars().count() > 1 && it.chars().all(|it| it.is_alphabetic() || it == '\''))
        .collect();
    parts.into_iter()
}

/// Those of these words that a dictionary does not have.
fn unknown(project: &Project, dictionary: &str, words: &[&str]) -> Result<BTreeSet<String>> {
    let mut hunspell = project.command("hunspell");
    hunspell.args(["-i", "utf-8", "-d", dictionary, "-l"]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut running = hunspell.spawn()?;
    let mut input = running.stdin.take().ok_or("hunspell reads nothing")?;
    let text = words.join("\n") + "\n";
    // What it answers may fill its pipe before all is written.
    let writer = std::thread::spawn(move || input.write_all(text.as_bytes()));
    let output = running.wait_with_output()?;
    writer.join().map_err(|_| "the words were not written")??;
    if !output.status.success() {
        return Err(format!("hunspell has no dictionary {dictionary}").into());
    }
    let found = String::from_utf8(output.stdout)?;
    // It may name a part of a word.
    let whole =
        |part: &str| words.iter().find(|it| **it == part).or(words.iter().find(|it| it.contains(part)));
    Ok(found.lines().filter_map(whole).map(|it| (*it).to_owned()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found() {
        let text = "Tzolk’in’s 2nd day: Z-041, it's (h03) 'fine' — a žluťoučký [kůň]";
        let found: Vec<String> = words(text).collect();
        assert_eq!(found, ["Tzolk'in's", "day", "it's", "fine", "žluťoučký", "kůň"]);
    }

    #[test]
    fn names_in_brackets_are_left_out() {
        assert_eq!(without("1 [corn] and [two words]", '[', ']'), "1   and  two words]");
        assert_eq!(words(&without("told {{rules Z-1 Z-2}} here", '{', '}')).count(), 2);
    }
}
