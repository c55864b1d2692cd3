//! Every lesson has its words in every language, no others, and none too long.

use std::collections::BTreeSet;

use patolli_catalog::{Course, Lang, Lesson, Localizer, courses};

use crate::{entries::entries, game_words::read};

/// Most words of a sentence.
const SENTENCE: usize = 20;
/// Keys of messages, each with the most words it may have.
type Keys = Vec<(String, usize)>;

/// Keys that a lesson needs, each with the most words it may have; those that it may have besides come second.
fn keys(lesson: &Lesson) -> (Keys, Keys) {
    let id = &lesson.id;
    let mut needed = vec![
        (id.clone(), 6),
        (format!("{id}-about"), 12),
        (format!("{id}-text"), 45),
        (format!("{id}-end"), 30),
    ];
    let mut allowed = Vec::new();
    for (number, step) in (1..).zip(&lesson.steps) {
        needed.push((format!("{id}-{number}"), 15));
        allowed.push((format!("{id}-{number}-note"), 20));
        needed.extend(step.wrong.iter().filter_map(|it| it.say.clone()).map(|it| (it, 30)));
    }
    (needed, allowed)
}

fn chapter_keys(course: &Course) -> (Keys, Keys) {
    let ids = || course.chapters.iter().map(|it| format!("chapter-{}", it.id));
    (ids().map(|it| (it, 6)).collect(), ids().map(|it| (format!("{it}-about"), 20)).collect())
}

/// What is wrong with the words of a course in a language.
fn flaws(course: &Course, lang: Lang) -> Vec<String> {
    let (mut needed, mut allowed) = chapter_keys(course);
    for lesson in course.lessons() {
        let (more, perhaps) = keys(lesson);
        needed.extend(more);
        allowed.extend(perhaps);
    }
    let text = read(lang, &format!("learn-{}", course.game));
    let entries = entries(&text);
    let words = Localizer::for_lessons(lang, &course.game);
    let mut flaws = Vec::new();
    for (key, _) in needed.iter().filter(|it| !entries.contains_key(it.0.as_str())) {
        flaws.push(format!("`{key}` is missing"));
    }
    let known: BTreeSet<&str> = needed.iter().chain(&allowed).map(|it| it.0.as_str()).collect();
    for key in entries.keys().filter(|it| !known.contains(*it)) {
        flaws.push(format!("`{key}` is never said"));
    }
    for (key, most) in needed.iter().chain(&allowed).filter(|it| entries.contains_key(it.0.as_str())) {
        flaws.extend(length_flaw(key, &words.text(key), *most));
    }
    flaws
}

pub fn length_flaw(key: &str, text: &str, most: usize) -> Option<String> {
    let count = |it: &str| it.split_whitespace().filter(|it| it.contains(char::is_alphanumeric)).count();
    if count(text) > most {
        return Some(format!("`{key}` has {} words, at most {most} are allowed", count(text)));
    }
    let long = text.split(['.', '?', '!', ';', ':']).find(|it| count(it) > SENTENCE)?;
    Some(format!("`{key}`: a sentence of {} words: {long}", count(long)))
}

#[test]
fn every_lesson_has_its_words_in_every_language() {
    let mut all = Vec::new();
    for course in courses() {
        for lang in Lang::ALL {
            let prefix = format!("{} {}", course.game, lang.tag());
            all.extend(flaws(course, lang).into_iter().map(|it| format!("{prefix}: {it}")));
        }
    }
    assert!(all.is_empty(), "{all:#?}");
    assert_eq!(courses().len(), 3, "every game has a course");
}

#[test]
fn the_words_of_lessons_speak_of_the_same_things_in_every_language() {
    for course in courses() {
        let texts = Lang::ALL.map(|lang| read(lang, &format!("learn-{}", course.game)));
        let files = texts.each_ref().map(|it| entries(it));
        for key in files[0].keys() {
            let variables =
                files.each_ref().map(|it| it.contains_key(key).then(|| it[key].variables().clone()));
            assert!(
                variables.iter().all(|it| it.is_none() || *it == variables[0]),
                "{} `{key}`",
                course.game
            );
        }
    }
}

#[test]
fn what_is_too_long_is_named() {
    assert_eq!(length_flaw("a", "One two three.", 3), None);
    assert!(length_flaw("a", "One two three four.", 3).is_some());
    assert!(length_flaw("a", &"word ".repeat(21), 45).is_some());
}
