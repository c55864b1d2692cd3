//! Scenes: each keeps what it promises, and every rule by which something can be refused has one.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use patolli_catalog::{check_scene, games, scenes};

/// Rules that no choice on a page can break, so that no scene can show them, and why.
const WITHOUT: &[(&str, &str)] = &[
    ("T-051", "notation has six turns of a tile"),
    ("T-154", "after the end nobody is asked"),
    ("Z-312", "after the end nobody is asked"),
    ("H-314", "after the end nobody is asked"),
    ("ZEA-14", "a free advance that cannot be paid lapses"),
    ("H-209", "only one row is open to one worker, so it is built there at once"),
    ("H-210", "only one row is open above a full one, so it is built there at once"),
    ("H-211", "only one row is open to two workers, so it is built there at once"),
    ("H-212", "only one row is open above a full one, so it is built there at once"),
    ("H-213", "only one row is open to three workers, so it is built there at once"),
    ("H-222", "the first decoration of a side needs no pyramid tile"),
    ("HA-65", "only tables of the first version of the rules refuse it"),
];

#[test]
fn every_scene_keeps_its_promises() {
    let flaws: Vec<String> = scenes()
        .iter()
        .flat_map(|it| check_scene(it).into_iter().map(move |flaw| format!("{}/{}: {flaw}", it.game, it.id)))
        .collect();
    assert!(flaws.is_empty(), "{flaws:#?}");
}

#[test]
fn scenes_name_rules_that_exist() {
    for kind in games() {
        let ledgers = texts(&root().join("docs/rules"), "md", &|it| it.starts_with(kind.name())).concat();
        let named = scenes().iter().filter(|it| it.game == kind.name());
        let rules = named.flat_map(|it| it.rules.iter().chain(it.refused.iter().map(|it| &it.rule)));
        let unknown: Vec<_> = rules
            .filter(|it| {
                !["- **", "| ", "\n**"].iter().any(|before| ledgers.contains(&format!("{before}{it}")))
            })
            .collect();
        assert!(unknown.is_empty(), "{}: {unknown:?}", kind.name());
    }
}

#[test]
fn every_rule_that_refuses_has_a_scene() {
    let mut missing = Vec::new();
    for kind in games() {
        let rules = refusing_rules(kind.name());
        assert!(rules.len() > 40, "{}: {} rules refuse something", kind.name(), rules.len());
        let shown: BTreeSet<&str> = scenes()
            .iter()
            .filter(|it| it.game == kind.name())
            .flat_map(|it| it.refused.iter().map(|it| it.rule.as_str()))
            .collect();
        let is_excused = |rule: &str| WITHOUT.iter().any(|it| it.0 == rule);
        for rule in &rules {
            let has_scene = shown.contains(rule.as_str());
            if has_scene == is_excused(rule) {
                missing.push(format!("{} {rule}: has a scene: {has_scene}", kind.name()));
            }
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every rule that the code of a game names in a refusal; the rules of its questions stand in a file of their own.
fn refusing_rules(game: &str) -> BTreeSet<String> {
    let sources = texts(&root().join("crates").join(game).join("src"), "rs", &|it| it != "questions");
    let literals = sources.iter().flat_map(|it| it.split('"'));
    literals.filter(|it| is_rule(it)).map(str::to_owned).collect()
}

fn is_rule(text: &str) -> bool {
    text.split_once('-').is_some_and(|(letters, number)| {
        (1..=3).contains(&letters.len())
            && letters.bytes().all(|it| it.is_ascii_uppercase())
            && (2..=3).contains(&number.len())
            && number.bytes().all(|it| it.is_ascii_digit())
    })
}

/// The texts of all files with an ending, whose names are wanted, in a folder and those below it.
fn texts(folder: &Path, ending: &str, is_wanted: &dyn Fn(&str) -> bool) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the folder is there").map(|it| it.expect("an entry").path());
    let (folders, files): (Vec<_>, Vec<_>) = entries.partition(|it| it.is_dir());
    let stem = |it: &Path| it.file_stem().is_some_and(|it| is_wanted(&it.to_string_lossy()));
    let files = files.iter().filter(|it| it.extension().is_some_and(|it| it == ending) && stem(it));
    let here = files.map(|it| fs::read_to_string(it).expect("a text"));
    here.chain(folders.iter().flat_map(|it| texts(it, ending, is_wanted))).collect()
}
