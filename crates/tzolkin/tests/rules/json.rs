//! The JSON of positions, views and events: plain names, named fields, points as points, and a schema that has them all.

use std::collections::BTreeSet;

use patolli_core::{Game as _, Log, Seed, Status, Viewer, random_action};
use patolli_tzolkin::{Event, Tzolkin, View};
use schemars::{JsonSchema, schema_for};
use serde_json::{Value, json, to_value};

use crate::scenario::{dealt, everything, scenario, seat};

/// Shows every position of a random game with everything, and what happened before it.
fn follow_game(seed: u64, mut visit: impl FnMut(&Tzolkin, &[Event])) {
    let mut rng = Seed::from(seed).rng();
    let mut game = Tzolkin::start(&everything(4), dealt(seed));
    let mut log = Log::new();
    while game.status() != Status::Over {
        let (action, _) = random_action(&game, &mut rng).expect("something is legal");
        game.apply(action, &mut log);
        visit(&game, &log.take());
    }
}

/// Shows the names of all fields, and all words.
fn each_name(value: &Value, visit: &mut impl FnMut(&str)) {
    match value {
        Value::Object(fields) => fields.iter().for_each(|(name, value)| {
            visit(name);
            each_name(value, visit);
        }),
        Value::Array(list) => list.iter().for_each(|it| each_name(it, visit)),
        Value::String(word) => visit(word),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// The names that a schema gives to the fields of an object.
fn properties<T: JsonSchema>() -> BTreeSet<String> {
    schema_for!(T).as_value()["properties"].as_object().expect("fields").keys().cloned().collect()
}

fn fields(value: &Value) -> BTreeSet<String> {
    value.as_object().expect("an object").keys().cloned().collect()
}

#[test]
fn names_are_lower_case_words_with_hyphens() {
    let check = |name: &str| {
        let is_plain = |it: char| it.is_ascii_lowercase() || it.is_ascii_digit() || it == '-';
        assert!(name.chars().all(is_plain), "{name}");
    };
    follow_game(3, |game, events| {
        for json in [to_value(game), to_value(game.view(Viewer::Seat(seat("a")))), to_value(events)] {
            each_name(&json.expect("a JSON form"), &mut |it| check(it));
        }
    });
}

#[test]
fn schemas_have_every_field() {
    let game = scenario(2);
    assert_eq!(fields(&to_value(game.game()).expect("a JSON form")), properties::<Tzolkin>());
    assert_eq!(fields(&to_value(game.view("a")).expect("a JSON form")), properties::<View>());
    let schema = schema_for!(Event);
    let kinds = schema.as_value()["oneOf"].as_array().expect("a list of events");
    let known = |event: &Value| {
        let is_kind = |it: &&Value| it["properties"]["event"]["const"] == event["event"];
        let kind = kinds.iter().find(is_kind).unwrap_or_else(|| panic!("no schema for {event}"));
        let named = fields(&kind["properties"]);
        assert!(fields(event).is_subset(&named), "{event}");
        let required = kind["required"].as_array().expect("a list");
        assert!(required.iter().all(|it| event.get(it.as_str().expect("a name")).is_some()), "{event}");
    };
    follow_game(4, |_, events| events.iter().for_each(|it| known(&to_value(it).expect("a JSON form"))));
}

#[test]
fn z314_z315_scores_are_points_in_steps_of_a_quarter() {
    let end = scenario(2).second_epoch().food_day(4).corn("a", 7).score("a", 20).finish_round();
    let points = end.game().score(seat("a"));
    assert_ne!(points % 4, 0, "corn is left for a part of a point");
    let written = json!(f64::from(points) / 4.0);
    assert_eq!(to_value(end.game()).expect("a JSON form")["players"][0]["score"], written);
    assert_eq!(to_value(end.view("a")).expect("a JSON form")["players"][0]["score"], written);
    let scored = end.events().iter().find_map(|it| match it {
        Event::GoodsScored { seat: of, corn, points } if *of == seat("a") => {
            Some((*corn, *points, to_value(it)))
        }
        _ => None,
    });
    let (corn, points, json) = scored.expect("goods are scored");
    assert_eq!(json.expect("a JSON form")["points"], json!(f64::from(points) / 4.0));
    assert_eq!(corn, points, "each corn is a quarter of a point");
}

#[test]
fn food_days_tell_the_stage_of_what_also_happens_elsewhere() {
    let goods = scenario(2).food_day(1).step("a", "chaac", 3).corn("a", 6).corn("b", 6).finish_round();
    let gained = goods.events().iter().filter(|it| matches!(it, Event::Gained { .. }));
    let stages: Vec<_> = gained.map(|it| to_value(it).expect("a JSON form")["stage"].clone()).collect();
    assert!(!stages.is_empty() && stages.iter().all(|it| *it == json!("rewards")), "{stages:?}");
    let turn = scenario(2).worker("a", "yax", 1).play("pick yax 1; use yax 1");
    let gained = turn.events().iter().find(|it| matches!(it, Event::Gained { .. })).expect("wood");
    assert_eq!(to_value(gained).expect("a JSON form").get("stage"), None);
}
