//! How easily English lessons, tips and scenes are read: Flesch's measure, from the length of sentences and of words.

use super::fluent::{self, Message};
use crate::finding::Finding;
use crate::project::Project;

/// Files whose messages must be easy.
const FILES: [&str; 3] = [
    "crates/catalog/locales/en/learn-",
    "crates/catalog/locales/en/coach-",
    "crates/catalog/locales/en/scene-",
];

/// The least ease; plain English has 60 to 70.
const LEAST: f64 = 60.0;

/// Shorter messages are headlines, of which the measure tells nothing.
const FEWEST_WORDS: usize = 20;

/// Looks for lessons, tips and scenes that are hard to read.
pub fn check(project: &Project) -> Vec<Finding> {
    let texts = project.texts(&["ftl"]).filter(|it| FILES.iter().any(|name| it.0.starts_with(name)));
    texts
        .flat_map(|(file, text)| {
            fluent::read(&text).messages.into_iter().filter_map(move |it| hard(file, &it))
        })
        .collect()
}

fn hard(file: &str, message: &Message) -> Option<Finding> {
    let text = plain(&message.text);
    let ease = (words(&text).count() >= FEWEST_WORDS).then(|| ease(&text)).filter(|it| *it < LEAST)?;
    let what = format!("`{}` is hard to read: {ease:.0}, at least {LEAST:.0} is wanted", message.key);
    Some(Finding::error(file, message.line, what))
}

/// A text without the names of icons.
fn plain(text: &str) -> String {
    let mut parts = text.split('[');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |all, part| all + part.split_once(']').map_or(part, |it| it.1))
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|it: char| !it.is_alphanumeric() && it != '\'').filter(|it| it.contains(char::is_alphanumeric))
}

/// Flesch's reading ease.
fn ease(text: &str) -> f64 {
    let sentences = text.split(['.', '!', '?', ':', ';']).filter(|it| words(it).next().is_some()).count();
    let syllables: u32 = words(text).map(syllables).sum();
    let (count, sentences) = (number(words(text).count()), number(sentences.max(1)));
    206.835 - 1.015 * count / sentences - 84.6 * f64::from(syllables) / count.max(1.0)
}

fn number(n: usize) -> f64 {
    u32::try_from(n).map_or(f64::MAX, f64::from)
}

/// Syllables of an English word: groups of vowels, but for endings that are not spoken.
fn syllables(word: &str) -> u32 {
    let word = word.to_lowercase();
    let is_vowel = |it: char| "aeiouy".contains(it);
    let mut groups = 0;
    let mut before = false;
    for letter in word.chars() {
        let vowel = is_vowel(letter);
        groups += u32::from(vowel && !before);
        before = vowel;
    }
    let ends = |endings: &[&str]| endings.iter().any(|it| word.ends_with(it));
    let is_silent = ends(&["e"]) && !ends(&["le", "ee", "ie", "ue"])
        || ends(&["ed"]) && !ends(&["ted", "ded", "eed", "ied"])
        || ends(&["es"]) && !ends(&["ses", "xes", "zes", "ches", "shes", "ges", "ces", "ies", "ees"]);
    if groups > 1 && is_silent { groups - 1 } else { groups.max(1) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn syllables_are_counted() {
        let known = [
            ("corn", 1),
            ("temple", 2),
            ("place", 1),
            ("placed", 1),
            ("wanted", 2),
            ("places", 2),
            ("agriculture", 4),
            ("free", 1),
            ("10", 1),
        ];
        for (word, n) in known {
            assert_eq!(syllables(word), n, "{word}");
        }
    }

    #[test]
    fn short_words_in_short_sentences_are_easy() {
        let easy = "You lay a tile. Then you spend ten points. ".repeat(3);
        let hard = "Architectural considerations necessitate comprehensive deliberation regarding infrastructural \
                    alternatives, notwithstanding considerable uncertainty concerning eventual compensation for \
                    participating organisations everywhere beyond immediate neighbourhoods.";
        assert!(ease(&easy) > 90.0 && ease(hard) < 0.0, "{} {}", ease(&easy), ease(hard));
        let message = |text: &str| fluent::read(&format!("a = {text}\n")).messages.remove(0);
        assert!(hard_words(&message(hard)) && !hard_words(&message(&easy)));
        assert!(!hard_words(&message("Architectural considerations")), "a headline has no measure");
        assert_eq!(plain("costs 1 [corn] here"), "costs 1  here");
    }

    fn hard_words(message: &Message) -> bool {
        hard("f", message).is_some()
    }
}
