//! The chapters themselves: complete in every language, with rules that exist, in short sentences.

use std::collections::BTreeSet;

use patolli_catalog::{Lang, games};

use super::{
    ledger_of,
    rulebook::{Chapter, chapters},
};

/// The longest sentence that is easily read, in words.
const LONGEST_SENTENCE: usize = 20;

/// Letters before the numbers of rules; scenarios and rulings have others.
const RULES: [&str; 4] = ["T-", "Z-", "ZE-", "H-"];

fn is_number(text: &str) -> bool {
    text.chars().all(|it| it.is_ascii_digit())
}

fn rules(chapter: &Chapter) -> Vec<&str> {
    chapter.blocks().flat_map(|it| &it.rules).map(String::as_str).collect()
}

#[test]
fn every_game_has_the_same_chapters_in_every_language() {
    for kind in games() {
        let english = chapters(kind.name(), Lang::En);
        assert!(english.len() > 10, "{} has {} chapters", kind.name(), english.len());
        let numbers: Vec<_> = english.iter().map(|it| usize::from(it.number)).collect();
        assert_eq!(numbers, (1..=english.len()).collect::<Vec<_>>(), "{}", kind.name());
        for lang in Lang::ALL {
            let here = chapters(kind.name(), lang);
            assert_eq!(here.len(), english.len(), "{} {lang:?}", kind.name());
            for (one, other) in here.iter().zip(&english) {
                let name = format!("{} {lang:?} {}", kind.name(), one.number);
                assert!(lang == Lang::En || !std::ptr::eq(*one, *other), "{name} is not translated");
                assert!(!one.title.is_empty() && !one.lead.is_empty() && !one.sections.is_empty(), "{name}");
                assert_eq!(one.sections.len(), other.sections.len(), "{name}: sections");
                assert_eq!(rules(one), rules(other), "{name}: rules");
            }
        }
    }
}

#[test]
fn chapters_tell_rules_of_the_ledger_and_most_of_them() {
    for kind in games() {
        let ledger = ledger_of(kind.name()).expect("a ledger");
        let stated = ledger.split("- **").skip(1).filter_map(|it| it.split("**").next());
        let is_rule = |it: &&str| RULES.iter().any(|letters| it.strip_prefix(letters).is_some_and(is_number));
        let stated: BTreeSet<&str> = stated.filter(is_rule).collect();
        let told: BTreeSet<&str> = chapters(kind.name(), Lang::En).into_iter().flat_map(rules).collect();
        let unknown: Vec<_> = told.difference(&stated).collect();
        assert!(unknown.is_empty(), "{}: {unknown:?}", kind.name());
        // What lies in the box and how it is laid out need not be read before one plays.
        assert!(told.len() * 3 > stated.len() * 2, "{}: {} of {}", kind.name(), told.len(), stated.len());
    }
}

#[test]
fn every_chapter_has_a_picture_or_a_scene_the_same_in_every_language() {
    let pictures = |it: &Chapter| it.blocks().filter_map(|it| it.picture.clone()).collect::<Vec<_>>();
    for kind in games() {
        for (n, english) in chapters(kind.name(), Lang::En).into_iter().enumerate() {
            let name = format!("{} {}", kind.name(), english.number);
            assert!(!pictures(english).is_empty(), "{name} has no picture");
            for lang in Lang::ALL {
                let here = chapters(kind.name(), lang)[n];
                assert_eq!(pictures(here), pictures(english), "{name} {lang:?}");
                for picture in pictures(here) {
                    let drawn = picture.draw(kind.name(), lang);
                    let drawn = drawn.unwrap_or_else(|| panic!("{name}: {picture:?} cannot be drawn"));
                    assert!(drawn.contains(" alt=\"") && !drawn.contains(" alt=\"\""), "{name}: {drawn}");
                }
                let lefts = here.blocks().filter(|it| it.text.contains("{{")).count();
                assert_eq!(lefts, 0, "{name} {lang:?} has braces that mean nothing");
            }
        }
    }
}

#[test]
fn sentences_are_short() {
    let mut long = Vec::new();
    for (kind, lang) in games().iter().flat_map(|kind| Lang::ALL.map(|lang| (kind, lang))) {
        for chapter in chapters(kind.name(), lang) {
            let blocks = chapter.blocks().map(|it| it.text.as_str()).filter(|it| !it.contains('|'));
            for text in blocks.chain([chapter.lead]) {
                let sentences = text.split(['.', ':', ';', '!', '?', '\n']);
                let count = |it: &str| {
                    it.split_whitespace().filter(|it| it.chars().any(char::is_alphanumeric)).count()
                };
                long.extend(
                    sentences.filter(|it| count(it) > LONGEST_SENTENCE).map(|it| {
                        format!("{} {} {}: {}", kind.name(), lang.tag(), chapter.number, it.trim())
                    }),
                );
            }
        }
    }
    assert!(long.is_empty(), "{}", long.join("\n"));
}
