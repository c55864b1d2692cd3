//! Positions from outside: what the rules exclude is refused, and the error says where it is.

use patolli_core::Game as _;
use patolli_tikal::Tikal;
use serde_json::{Value, json};

use crate::rules::scenario::{Scenario, scenario};

/// Why a position is refused after a change at `place`, a path of names and numbers.
fn refused(table: &Scenario, place: &str, value: Value) -> String {
    let mut sheet = serde_json::to_value(table.game()).expect("a position has a JSON form");
    let changed = sheet.pointer_mut(place).unwrap_or_else(|| panic!("no {place}"));
    *changed = value;
    match serde_path_to_error::deserialize::<_, Tikal>(sheet) {
        Err(why) => why.to_string(),
        Ok(game) => game.audit().expect_err(place).to_string(),
    }
}

#[test]
fn tr24_points_no_game_can_bring_are_refused() {
    let table = scenario(2).auction();
    let most = 999 - 4 * 218;
    for points in [most + 1, 1000, 65_535] {
        let why = refused(&table, "/players/1/score", json!(points));
        assert!(why.contains(&format!("seat 1 has {points} points, more than {most}")), "{why}");
    }
    let last = scenario(2).final_scoring(&["a", "c"]);
    let why = refused(&last, "/players/0/score", json!(782));
    assert!(why.contains("seat 0 has 782 points, more than 781"), "{why}");
    scenario(2).score("a", 781).final_scoring(&["a", "c"]).play("end").has_score("a", 781);
}

#[test]
fn t136_t151_rounds_that_do_not_fit_the_volcanoes_are_refused() {
    let why = refused(&scenario(2), "/rounds-done", json!(1));
    assert!(why.contains("1 scoring rounds are done, and 3 volcanoes are to come"), "{why}");
    let over = scenario(2).final_scoring(&["a", "c"]).play("end; end");
    assert!(refused(&over, "/rounds-done", json!(3)).contains("fourth round"));
    let order = refused(&scenario(3).scoring(&["a", "c", "d"]), "/round/order", json!([0, 2, 1]));
    assert!(order.contains("clockwise"), "{order}");
}

#[test]
fn t039_points_to_spend_before_the_tile_lies_are_refused() {
    let why = refused(&scenario(2).hand("a6"), "/turn/points", json!(3));
    assert!(why.contains("3 action points"), "{why}");
}

#[test]
fn t090_t101_work_that_left_no_trace_is_refused() {
    let table = scenario(2).lay("a4", "h23", 0).members("a", "h03", 1);
    for place in ["h03", "h23", "h13"] {
        let why = refused(&table, "/turn/worked-once", json!([place]));
        assert!(why.contains(&format!("more was done on {place}")), "{why}");
    }
    let worked = table.play("uncover h03");
    assert!(refused(&worked, "/turn/worked-twice", json!(["h03"])).contains("h03"));
    let early = refused(&scenario(2).value("h03", 3).hand("a6"), "/turn/worked-once", json!(["h03"]));
    assert!(early.contains("before the turn began"), "{early}");
}

#[test]
fn t178_an_auction_for_the_last_turn_of_a_round_is_refused() {
    let table = scenario(2).auction();
    let mut sheet = serde_json::to_value(table.game()).expect("a position has a JSON form");
    sheet["moved"] = json!([1]);
    sheet["open"] = json!([sheet["open"][0]]);
    let game: Tikal = serde_json::from_value(sheet).expect("the form is right");
    let why = game.audit().expect_err("nobody is left to bid against").to_string();
    assert!(why.contains("last turn of a round"), "{why}");
}

#[test]
fn a_sheet_of_the_wrong_form_is_refused_with_its_place() {
    let table = scenario(2).lay("a4", "h23", 0);
    let cases = [
        ("/seats", json!(5), "seats: 2 to 4"),
        ("/first", json!(2), "nobody sits on the seat that begins"),
        ("/turn/seat", json!(3), "nobody sits on the seat that is asked"),
        ("/drawn", json!(37), "more tiles drawn than there are"),
        ("/phase", json!("dance"), "phase: no such name: `dance`"),
        ("/turn/kind", json!("long"), "turn.kind: no such name: `long`"),
        ("/turn/tile", json!("z9"), "turn.tile: no such name: `z9`"),
        ("/turn/worked-once", json!(["h99"]), "turn.worked-once[0]: no such name: `h99`"),
        (
            "/players/1/leader",
            json!({"place": "board", "hex": "h99"}),
            "players[1].leader: no such name: `h99`",
        ),
        ("/hexes/0/at", json!("x"), "hexes[0].at: no such name: `x`"),
        ("/hexes/1/at", json!("h03"), "h03 is there twice"),
        ("/hexes/0/tile", json!("z9"), "hexes[0].tile: no such name: `z9`"),
        ("/hexes/0/turns", json!(1), "hexes, h03: a printed hex cannot be turned"),
        ("/hexes/4/turns", json!(6), "tile a4 on h23 is turned 6 times"),
        ("/hexes/4/treasures", json!({"next": 0, "left": 5}), "too many treasures on h23"),
        ("/hexes/4/camp", json!(3), "hexes, h23, camp: there is no seat 3"),
        ("/hexes/4/members", json!([1]), "hexes, h23, members: 2 numbers expected"),
        (
            "/open",
            json!(["a1", "a2", "a3", "a5", "a6"]),
            "open: invalid length 5, expected an array with no more than 4 items",
        ),
        ("/deal/tiles", json!(["a1"]), "deal: not a deal: tiles: expected 36"),
    ];
    for (place, value, expected) in cases {
        let why = refused(&table, place, value);
        assert!(why.contains(expected), "{place}: {why}");
    }
    let mut sheet = serde_json::to_value(table.game()).expect("a position has a JSON form");
    sheet["rules"] = json!(7);
    let why = serde_json::from_value::<Tikal>(sheet).expect_err("no such version").to_string();
    assert!(why.contains("rules: played by version 7"), "{why}");
    sheet_length(&table);
}

fn sheet_length(table: &Scenario) {
    let mut sheet = serde_json::to_value(table.game()).expect("a position has a JSON form");
    sheet["players"].as_array_mut().expect("a list of players").pop();
    let why = serde_json::from_value::<Tikal>(sheet).expect_err("two seats, one player").to_string();
    assert!(why.contains("players: 2 of them expected"), "{why}");
}
