//! What `load` refuses: positions that the rules exclude. The words say where the flaw is.

use patolli_core::{Game as _, Options as _, Seed};
use patolli_teotihuacan::{Options, Teotihuacan};
use serde_json::{Value, json};

/// The first turn of a first game, as a sheet.
fn sheet(rules: u16) -> Value {
    let options = Options::from_pairs(2, [("setup", "first-game")])
        .and_then(|it| it.with_rules(rules))
        .expect("options");
    let deal = Teotihuacan::deal(&options, &mut Seed::from(1).rng());
    serde_json::to_value(Teotihuacan::start(&options, deal)).expect("a position has a JSON form")
}

/// Why a sheet is no position; `None` if it is one.
fn audit_error(sheet: Value) -> Option<String> {
    match serde_json::from_value::<Teotihuacan>(sheet) {
        Ok(game) => game.audit().err().map(|it| it.to_string()),
        Err(error) => Some(error.to_string()),
    }
}

/// The flaw after a change.
fn changed(change: impl FnOnce(&mut Value)) -> String {
    let mut sheet = sheet(2);
    change(&mut sheet);
    audit_error(sheet).expect("a flaw")
}

#[test]
fn a_position_as_it_is_loads() {
    assert_eq!(audit_error(sheet(1)), None);
    assert_eq!(audit_error(sheet(2)), None);
}

#[test]
fn scores_and_goods_that_would_overflow() {
    for points in [901, 65_535] {
        let why = changed(|it| it["players"][1]["score"] = json!(points));
        assert!(why.contains("players, 1: too many points"), "{why}");
    }
    let why = changed(|it| it["players"][0]["cocoa"] = json!(65_535));
    assert!(why.contains("players, 0: too many goods"), "{why}");
    let why = changed(|it| it["players"][0]["resources"]["wood"] = json!(255));
    assert!(why.contains("players, 0: too many goods"), "{why}");
}

#[test]
fn h175_two_markers_on_one_top_step() {
    let why = changed(|it| {
        it["players"][0]["temples"]["blue"] = json!(11);
        it["players"][1]["temples"]["blue"] = json!(11);
    });
    assert!(why.contains("temples: two players on a top step"), "{why}");
}

#[test]
fn a_deal_of_another_version_of_the_rules() {
    let why = changed(|it| it["rules"] = json!(1));
    assert!(why.contains("deal: it belongs to another version"), "{why}");
    let mut first = sheet(1);
    first["rules"] = json!(2);
    assert!(audit_error(first).expect("a flaw").contains("deal: it belongs to another version"));
    assert!(changed(|it| it["rules"] = json!(99)).contains("99"));
}

#[test]
fn ha65_tasks_that_no_tile_could_have_brought() {
    let gain = json!({ "seat": 0, "task": { "gain": { "n": 2 } } });
    // One question alone may come of a tile; a second one lies on it only if tiles were used.
    let why = changed(|it| it["tasks"] = json!([gain, gain]));
    assert!(why.contains("tasks: "), "{why}");
    // So many tasks have no room for what comes of the answers.
    let why = changed(|it| it["tasks"] = Value::from(vec![gain.clone(); 41]));
    assert!(why.contains("tasks: "), "{why}");
    // The count belongs to a main action of version 2.
    let why = changed(|it| it["tasks"] = json!([{ "seat": 0, "task": { "count": { "plus": 0 } } }]));
    assert!(why.contains("tasks: "), "{why}");
}
