//! What the engine reads and writes, checked against the schemas that the program prints, and the tables of
//! `docs/protocol.md` with them.

mod support;

use std::{collections::BTreeSet, fs, sync::atomic::Ordering};

use serde_json::{Value, json};
use support::{
    Engine, run,
    schemas::{CHECKED, is_valid, printed},
};

const DOCS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");

/// Games with everything that changes messages: expansions, auctions, Teotibot, drafts.
fn games() -> [Value; 7] {
    let modules = json!({"tribes": true, "prophecies": "on", "buildings": true, "quick": true});
    [
        json!({"game": "tikal", "seats": 2, "seed": "schemas"}),
        json!({"game": "tikal", "seats": 4, "seed": 5, "options": {"auction": true, "first": 2}}),
        json!({"game": "tzolkin", "seats": 4, "seed": 5}),
        json!({"game": "tzolkin", "seats": 5, "seed": 6, "options": modules}),
        json!({"game": "teotihuacan", "seats": 1, "seed": 7, "options": {"bot-cocoa": "plus-1"}}),
        json!({"game": "teotihuacan", "seats": 3, "seed": 8, "options": {"setup": "draft"}}),
        json!({"game": "teotihuacan", "seats": 2, "seed": 9, "options": {"setup": "first-game"}}),
    ]
}

/// Asks for everything there is, in a position.
fn ask_everything(engine: &mut Engine, game: &Value) {
    for command in [
        json!({"view": {"seat": 0}}),
        json!({"view": {}}),
        json!({"scores": {}}),
        json!({"record": {}}),
        json!({"choices": {"refused": true}}),
    ] {
        engine.send_ok(&command);
    }
    let position = engine.send_ok(&json!({"position": {}}))["position"].clone();
    Engine::start().send_ok(&json!({"load": {"game": game, "position": position}}));
}

#[test]
fn every_line_of_whole_games_is_as_its_schema_says() {
    let before = CHECKED.load(Ordering::Relaxed);
    for new in games() {
        let mut engine = Engine::start();
        engine.send_ok(&json!({ "hello": {"protocol": 2} }));
        engine.send_ok(&json!({ "options": {"game": new["game"]} }));
        engine.send_ok(&json!({ "new": new }));
        engine.send_ok(&json!({"go": {"simulations": 10}}));
        for decision in 0_u64.. {
            engine.send_ok(&json!({"choices": {}}));
            let random = json!({"go": {"bot": "random", "seed": decision}}).to_string();
            let Some(best) = engine.send(random.as_bytes())["best"].as_str().map(str::to_owned) else {
                break;
            };
            engine.send_ok(&json!({ "play": best }));
            if decision % 16 == 0 {
                ask_everything(&mut engine, &new["game"]);
                // It may be refused.
                engine.send(br#"{"undo":{}}"#);
            }
        }
        ask_everything(&mut engine, &new["game"]);
        let record = engine.record();
        engine.send_ok(&json!({"open": {"record": record, "events": true}}));
        engine.end();
    }
    let checked = CHECKED.load(Ordering::Relaxed) - before;
    assert!(checked > 10_000, "only {checked} lines were checked");
}

/// Every place in a message, as a pointer.
fn places(message: &Value, at: &str, found: &mut Vec<String>) {
    let inner: Vec<(String, &Value)> = match message {
        Value::Object(fields) => fields.iter().map(|(key, it)| (key.clone(), it)).collect(),
        Value::Array(values) => values.iter().enumerate().map(|(n, it)| (n.to_string(), it)).collect(),
        _ => Vec::new(),
    };
    for (key, value) in inner {
        let place = format!("{at}/{key}");
        places(value, &place, found);
        found.push(place);
    }
}

#[test]
fn a_changed_field_is_noticed_wherever_it_is() {
    for new in games() {
        let mut engine = Engine::start();
        engine.send_ok(&json!({ "new": new }));
        for (command, answer) in [("position", "position-answer"), ("view", "view-answer")] {
            let line = engine.send_ok(&json!({ command: {} }));
            let mut found = Vec::new();
            places(&line, "", &mut found);
            assert!(found.len() > 50, "{line}");
            for place in found {
                let mut changed = line.clone();
                *changed.pointer_mut(&place).expect("it is there") = json!({"unknown-field": [0.5]});
                assert!(!is_valid(answer, &changed), "{}, {command}: {place}", new["game"]);
            }
        }
    }
}

#[test]
fn everything_that_is_listed_is_printed() {
    let list = run(&["schema"]).succeeded().out;
    assert!(list.contains("engine: command, hello-answer") && list.contains("tikal: deal, event"), "{list}");
    for line in list.lines() {
        let (group, names) = line.split_once(": ").expect("a group and its names");
        for name in names.split(", ") {
            let schema = printed(&["schema", group, name]);
            assert!(schema["description"].is_string(), "{group} {name}");
        }
    }
    for wrong in [&["schema", "chess"][..], &["schema", "tikal", "dice"], &["schema", "engine", "x"]] {
        let refused = run(wrong);
        let names_known = ["tikal", "engine"].iter().any(|it| refused.err.contains(it));
        assert!(refused.code != Some(0) && names_known, "{}", refused.err);
    }
}

/// The words in backticks at the beginning of each row of a table.
fn first_column(table: &str) -> BTreeSet<String> {
    let rows = table.lines().skip(2).take_while(|it| it.starts_with('|'));
    let cells = rows.filter_map(|it| it.split('|').nth(1));
    cells.flat_map(|it| it.split('`').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>()).collect()
}

/// The fields of an object, or the words of a list of words.
fn names(schema: &Value) -> BTreeSet<String> {
    let words = |it: &Value| it["const"].as_str().map(str::to_owned).into_iter().collect::<Vec<_>>();
    match schema["properties"].as_object() {
        Some(fields) => fields.keys().cloned().collect(),
        None => schema["oneOf"].as_array().expect("words").iter().flat_map(words).collect(),
    }
}

/// Tables stand behind a comment such as `<!-- fields of engine play-answer -->`.
#[test]
fn the_tables_of_the_documentation_have_the_fields_of_the_schemas() {
    let docs = fs::read_to_string(DOCS).expect("the documentation is there");
    let mut tables = 0;
    for part in docs.split("<!-- fields of ").skip(1) {
        let (schema, rest) = part.split_once(" -->").expect("the end of the comment");
        let words: Vec<&str> = ["schema"].into_iter().chain(schema.split(' ')).collect();
        let printed = Value::Object(printed(&words));
        assert_eq!(first_column(rest.trim_start()), names(&printed), "{schema}");
        tables += 1;
    }
    assert!(tables >= 6, "{tables} tables");
}

#[test]
fn the_documentation_has_every_kind_of_error() {
    let docs = fs::read_to_string(DOCS).expect("the documentation is there");
    let tables = docs.split("<!-- kinds of errors -->\n").skip(1);
    let told: BTreeSet<String> = tables.flat_map(first_column).collect();
    assert_eq!(told, names(&printed(&["schema", "part", "error"])["$defs"]["ErrorKind"]));
}
