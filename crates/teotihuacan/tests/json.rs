//! What programs are told: hyphenated names, no unnamed pairs, and a schema that knows every field.

use patolli_core::{Game as _, Options as _, Play, Seat, Seed, Status, Viewer, random_action};
use patolli_teotihuacan::{Deal, Event, Options, Teotihuacan, View};
use schemars::{JsonSchema, schema_for};
use serde_json::{Value, to_value};

/// Random games of one to four seats, looked at after every tenth decision.
fn each_position(mut look: impl FnMut(&Play<Teotihuacan>)) {
    for (seats, setup) in [(1, "normal"), (2, "draft"), (3, "first-game"), (4, "normal")] {
        let options = Options::from_pairs(seats, [("setup", setup)]).expect("options");
        let seed = Seed::from(u64::from(seats));
        let mut rng = seed.nth(1).rng();
        let mut play = Play::<Teotihuacan>::new(options, seed);
        let mut n = 0;
        while let Status::Asks(seat) = play.position().status() {
            let (action, _) = random_action(play.position(), &mut rng).expect("something is legal");
            play.play(seat, action).expect("what is offered is accepted");
            if n % 10 == 0 {
                look(&play);
            }
            n += 1;
        }
        look(&play);
    }
}

/// Every object field below a value, with the names on the way to it.
fn each_key(value: &Value, path: &str, visit: &mut impl FnMut(&str)) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                let path = format!("{path}/{key}");
                visit(&path);
                each_key(value, &path, visit);
            }
        }
        Value::Array(list) => {
            for it in list {
                each_key(it, path, visit);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// A list holds values of one type, or nothing.
fn check_lists(value: &Value, path: &str) {
    let kind = |it: &Value| match it {
        Value::Null => None,
        Value::Bool(_) => Some("bool"),
        Value::Number(_) => Some("number"),
        Value::String(_) => Some("string"),
        Value::Array(_) => Some("list"),
        Value::Object(_) => Some("object"),
    };
    match value {
        Value::Array(list) => {
            let mut kinds: Vec<_> = list.iter().filter_map(kind).collect();
            kinds.dedup();
            assert!(kinds.len() <= 1 || path.ends_with("/tasks"), "{path} mixes {kinds:?}");
            for it in list {
                check_lists(it, path);
            }
        }
        Value::Object(fields) => {
            for (key, it) in fields {
                check_lists(it, &format!("{path}/{key}"));
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Names are hyphenated, lists hold like things.
fn check(value: &Value) {
    each_key(value, "", &mut |path| assert!(!path.contains('_'), "{path}"));
    check_lists(value, "");
}

#[test]
fn names_are_hyphenated_and_lists_hold_like_things() {
    each_position(|play| {
        let game = play.position();
        check(&to_value(game).expect("a position has a JSON form"));
        for viewer in [Viewer::Watcher, Viewer::Seat(Seat::new(0))] {
            check(&to_value(game.view(viewer)).expect("a view has a JSON form"));
        }
    });
}

/// The fields of an object are those its schema names.
fn has_schema_of<T: JsonSchema>(value: &Value) {
    let schema = schema_for!(T);
    let properties = schema.as_value()["properties"].as_object().expect("an object");
    let required = schema.as_value()["required"].as_array().expect("a list");
    let fields = value.as_object().expect("an object");
    assert!(fields.keys().all(|it| properties.contains_key(it)), "{fields:?}");
    assert!(required.iter().all(|it| fields.contains_key(it.as_str().expect("a name"))), "{required:?}");
    assert!(properties.values().all(|it| it["description"].is_string() || it["$ref"].is_string()));
}

#[test]
fn schemas_name_every_field_and_describe_it() {
    each_position(|play| {
        let position = to_value(play.position()).expect("a position has a JSON form");
        has_schema_of::<Teotihuacan>(&position);
        has_schema_of::<Deal>(&position["deal"]);
        has_schema_of::<View>(&to_value(play.position().view(Viewer::Watcher)).expect("a view"));
    });
    let events = schema_for!(Event);
    assert!(events.as_value()["oneOf"].as_array().is_some_and(|it| it.len() > 50), "{events:?}");
}

#[test]
fn piles_begin_with_the_next_piece() {
    let options = Options::for_seats(2).expect("two seats");
    let deal = Teotihuacan::deal(&options, &mut Seed::from(1).rng());
    let position = to_value(Teotihuacan::start(&options, deal)).expect("a position has a JSON form");
    // 19 tiles lie on the board; two lie beside starting tiles.
    let stack: Vec<String> = deal.discoveries[19..52].iter().map(ToString::to_string).collect();
    assert_eq!(position["discovery-stack"], to_value(stack).expect("names"));
    assert_eq!(position["options"]["dark-eclipse"], Value::Bool(false));
    assert_eq!(position["options"]["first"], Value::from(0));
    assert_eq!(position["starting-discoveries"]["start-14"], deal.discoveries[52].to_string());
}
