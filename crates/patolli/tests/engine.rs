//! The line protocol, through the program itself.

mod support;

use serde_json::{Value, json};
use support::{Engine, final_scores, quarters};

/// A small generator of numbers; all it must be is the same every time.
struct TestRng(u64);

impl TestRng {
    /// A number below `end`.
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % (end as u64)).expect("it is below a usize")
    }
}

fn notations(choices: &Value) -> Vec<String> {
    let list = choices["choices"].as_array().expect("a list of choices");
    list.iter().map(|it| it["do"].as_str().expect("notation").to_owned()).collect()
}

#[test]
fn a_whole_random_game_is_played() {
    for (seats, auction) in [(2, false), (4, false), (3, true)] {
        let mut engine = Engine::start();
        let new = json!({"new": {"game": "tikal", "seats": seats, "seed": "game", "options": {"auction": auction}}});
        assert_eq!(engine.send_ok(&new)["version"], 0);
        let mut lots = TestRng(7);
        let mut version = 0;
        loop {
            let choices = notations(&engine.send_ok(&json!({"choices": {}})));
            if choices.is_empty() {
                break;
            }
            let choice = &choices[lots.below(choices.len())];
            let answer = engine.send_ok(&json!({"play": choice}));
            assert_eq!(answer["ok"], true);
            assert!(answer["version"].as_u64().expect("a number") > version, "{choice}: {answer}");
            assert!(!answer["events"].as_array().expect("a list").is_empty(), "{choice}: {answer}");
            version = answer["version"].as_u64().expect("a number");
        }
        let scores = engine.send_ok(&json!({"scores": {}}));
        assert_eq!((&scores["over"], scores["scores"].as_array().map(Vec::len)), (&true.into(), Some(seats)));
        let digest = engine.digest();
        let record = engine.send_ok(&json!({"record": {}}))["record"].clone();
        let mut other = Engine::start();
        let opened = other.send_ok(&json!({"open": record}));
        assert_eq!((&opened["version"], &opened["to-move"]), (&version.into(), &Value::Null));
        assert_eq!(other.digest(), digest);
        assert_eq!(other.send_ok(&json!({"record": {}}))["record"], record);
        engine.end();
        other.end();
    }
}

#[test]
fn five_seats_play_tzolkin_and_score_in_quarters() {
    let mut engine = Engine::tzolkin(5, 11);
    let begin = engine.send_ok(&json!({"scores": {}}));
    assert_eq!(begin, json!({"scores": [0, 0, 0, 0, 0], "places": [1, 1, 1, 1, 1], "over": false}));
    engine.finish();
    let end = engine.send_ok(&json!({"scores": {}}));
    let scores = quarters(&end["scores"]);
    assert_eq!((&end["over"], &scores), (&true.into(), &final_scores(&engine.record())));
    let text = end["scores"].to_string();
    let decimals = [".25", ".5", ".75"].iter().any(|it| text.contains(it));
    assert!(decimals && scores.iter().any(|it| it % 4 != 0), "{text}");
    engine.end();
}

#[test]
fn tzolkin_has_two_to_five_seats() {
    let mut engine = Engine::start();
    for seats in 2..=5 {
        let new = json!({"new": {"game": "tzolkin", "seats": seats, "seed": 1}});
        assert_eq!(engine.send_ok(&new)["to-move"], 0);
        assert_eq!(engine.send_ok(&json!({"scores": {}}))["scores"].as_array().map(Vec::len), Some(seats));
        let view = engine.send_ok(&json!({"view": {"seat": seats - 1}}));
        assert_eq!(view["view"]["modules"]["quick"], seats == 5, "five players cannot do without");
    }
    for seats in [0, 1, 6] {
        let new = json!({"new": {"game": "tzolkin", "seats": seats}}).to_string();
        assert_eq!(engine.send(new.as_bytes())["error"]["kind"], "options", "{seats}");
    }
}

#[test]
fn a_position_can_be_taken_out_and_put_back_at_any_time() {
    let mut engine = Engine::tikal(3, 11);
    let mut other = Engine::start();
    for _ in 0..60 {
        let position = engine.send_ok(&json!({"position": {}}));
        other.send_ok(&json!({"load": {"game": position["game"], "position": position["position"]}}));
        assert_eq!(other.send_ok(&json!({"position": {}})), position);
        for question in
            [json!({"choices": {"refused": true}}), json!({"view": {"seat": 1}}), json!({"scores": {}})]
        {
            assert_eq!(engine.send_ok(&question), other.send_ok(&question));
        }
        let go = json!({"go": {"bot": "greedy"}});
        let best = engine.send_ok(&go)["best"].clone();
        assert_eq!(other.send_ok(&go)["best"], best, "the same position gets the same answer");
        engine.send_ok(&json!({"play": best}));
    }
    assert_eq!(other.send(br#"{"record":{}}"#)["error"]["kind"], "no-record");
}

#[test]
fn undo_takes_one_decision_back_and_stops_at_a_reveal() {
    let mut engine = Engine::tikal(2, 7);
    assert_eq!(engine.send(br#"{"undo":{}}"#)["error"]["kind"], "undo");
    let start = engine.digest();
    let place = notations(&engine.send_ok(&json!({"choices": {}})))[0].clone();
    let placed = engine.send_ok(&json!({"play": place}));
    assert_eq!(placed["to-move"], 0);
    assert_ne!(engine.digest(), start);
    let back = engine.send_ok(&json!({"undo": {}}));
    assert_eq!((&back["version"], engine.digest()), (&0.into(), start));
    engine.send_ok(&json!({"play": place}));
    engine.send_ok(&json!({"play": "end"}));
    // The next seat has drawn a tile.
    assert_eq!(engine.send(br#"{"undo":{}}"#)["error"]["kind"], "undo");
}

#[test]
fn refused_choices_come_on_request_with_the_reason() {
    let mut engine = Engine::tikal(2, 7);
    let mut seen = 0;
    for _ in 0..20 {
        let list = |answer: &Value| answer["choices"].as_array().expect("a list").clone();
        let legal = list(&engine.send_ok(&json!({"choices": {}})));
        let mut all = list(&engine.send_ok(&json!({"choices": {"refused": true}})));
        assert!(legal.iter().all(|it| it["refused"].is_null() && it["rule"].is_null()));
        let refused = all.split_off(legal.len());
        assert_eq!(all, legal, "legal choices come first");
        for choice in &refused {
            assert!(
                choice["refused"]["key"].is_string() && choice["refused"]["args"].is_object(),
                "{choice}"
            );
            let answer = engine.send(json!({"play": choice["do"]}).to_string().as_bytes());
            assert_eq!(answer["error"]["kind"], "illegal", "{answer}");
            assert_eq!(answer["error"]["rule"], choice["rule"], "{answer}");
            assert_eq!(answer["error"]["reason"], choice["refused"], "{answer}");
        }
        seen += refused.len();
        play_random(&mut engine, 1);
    }
    assert!(seen > 0, "some choices were refused");
}

#[test]
fn bots_answer_by_name_and_seed() {
    let mut engine = Engine::tikal(4, 3);
    let greedy = engine.send_ok(&json!({"go": {"bot": "greedy"}}));
    assert_eq!(greedy["bot"], "greedy");
    assert_eq!(engine.send_ok(&json!({"go": {"bot": "greedy", "ms": 100}})), greedy, "it needs no time");
    let choices = notations(&engine.send_ok(&json!({"choices": {}})));
    let random = |engine: &mut Engine, seed: u64| {
        engine.send_ok(&json!({"go": {"bot": "random", "seed": seed}}))["best"]
            .as_str()
            .expect("notation")
            .to_owned()
    };
    let answers: Vec<_> = (0..20).map(|seed| random(&mut engine, seed)).collect();
    assert!(answers.iter().all(|it| choices.contains(it)));
    assert!(answers.iter().any(|it| *it != answers[0]), "twenty seeds draw different lots");
    assert_eq!(random(&mut engine, 5), answers[5]);
}

/// Checks the shape of an answer, and that what it says can be played.
fn is_thought(engine: &mut Engine, answer: &Value, seats: usize) {
    let choices = notations(&engine.send_ok(&json!({"choices": {}})));
    let legal = |it: &Value| choices.iter().any(|choice| it == choice);
    assert!(legal(&answer["best"]), "{answer}");
    let values = answer["value"].as_array().expect("a list");
    assert_eq!(values.len(), seats, "{answer}");
    assert!(values.iter().all(|it| it["margin"].is_number() && it["win"].is_number()), "{answer}");
    let lines = answer["lines"].as_array().expect("a list");
    assert!((1..=3).contains(&lines.len()), "{answer}");
    for line in lines {
        assert!(legal(&line["steps"][0]) && line["why"].is_array(), "{line}");
        assert!(line["margin"].is_number() && line["win"].is_number(), "{line}");
        assert!(line["simulations"].is_u64(), "{line}");
    }
    assert!(answer["simulations"].is_u64() && answer["bytes"].is_u64(), "{answer}");
}

#[test]
fn searching_bots_say_what_they_expect() {
    for new in [
        json!({"game": "tikal", "seats": 3, "seed": 3}),
        json!({"game": "tzolkin", "seats": 3, "seed": 3}),
        json!({"game": "teotihuacan", "seats": 3, "seed": 3}),
    ] {
        let mut engine = Engine::start();
        engine.send_ok(&json!({ "new": new }));
        for go in [json!({"simulations": 20}), json!({"level": 1}), json!({"bot": "search:20it"})] {
            let before = engine.digest();
            let answer = engine.send_ok(&json!({ "go": go }));
            is_thought(&mut engine, &answer, 3);
            assert_eq!(engine.digest(), before, "nothing has changed");
            assert_eq!(
                engine.send_ok(&json!({ "go": go })),
                answer,
                "the same position gets the same answer"
            );
            engine.send_ok(&json!({"play": answer["best"]}));
        }
        let timed = engine.send_ok(&json!({"go": {"ms": 5}}));
        assert_eq!(timed["bot"], "search:5ms");
        is_thought(&mut engine, &timed, 3);
        let bounded = engine.send_ok(&json!({"go": {"level": 6, "ms": 5}}));
        assert_eq!(bounded["bot"], "search:6");
        is_thought(&mut engine, &bounded, 3);
        engine.end();
    }
}

#[test]
fn without_a_word_level_three_is_asked() {
    let mut engine = Engine::tikal(2, 3);
    let usual = engine.send_ok(&json!({"go": {}}));
    assert_eq!(usual["bot"], "search:3");
    assert_eq!(engine.send_ok(&json!({"go": {"level": 3}})), usual);
}

#[test]
fn before_a_game_there_is_nothing_to_ask() {
    let mut engine = Engine::start();
    for command in ["choices", "position", "record", "scores", "undo", "go", "view"] {
        let answer = engine.send(format!("{{\"{command}\":{{}}}}").as_bytes());
        assert_eq!(answer["error"]["kind"], "no-game", "{command}: {answer}");
    }
    assert_eq!(engine.send(br#"{"play":"end"}"#)["error"]["kind"], "no-game");
}

/// Lines that must be refused whatever is on the table, and the kind of the error.
fn bad_lines(engine: &mut Engine) -> Vec<(Vec<u8>, &'static str)> {
    let position = engine.send_ok(&json!({"position": {}}))["position"].clone();
    let record = engine.send_ok(&json!({"record": {}}))["record"].as_str().expect("a text").to_owned();
    let load = |position: &Value| json!({"load": {"game": "tikal", "position": position}}).to_string();
    let lines: Vec<(String, &'static str)> = vec![
        (String::new(), "json"),
        ("{".to_owned(), "json"),
        ("{\"play\":\"end\"} x".to_owned(), "json"),
        ("[".repeat(200_000), "json"),
        ("[]".to_owned(), "command"),
        ("\"choices\"".to_owned(), "command"),
        ("{}".to_owned(), "command"),
        (r#"{"choices":{},"undo":{}}"#.to_owned(), "command"),
        (r#"{"dance":{}}"#.to_owned(), "command"),
        (r#"{"choices":{"all":true}}"#.to_owned(), "command"),
        (r#"{"undo":3}"#.to_owned(), "command"),
        (r#"{"play":3}"#.to_owned(), "command"),
        (r#"{"go":{"level":8}}"#.to_owned(), "command"),
        (r#"{"go":{"bot":"genius"}}"#.to_owned(), "bot"),
        (r#"{"go":{"seed":"two words"}}"#.to_owned(), "seed"),
        (r#"{"view":{"seat":2}}"#.to_owned(), "seat"),
        (r#"{"view":{"seat":-1}}"#.to_owned(), "command"),
        (r#"{"new":{"game":"chess"}}"#.to_owned(), "unknown-game"),
        (r#"{"new":{"game":"tikal","seats":9}}"#.to_owned(), "options"),
        (r#"{"new":{"game":"tikal","options":{"weather":"rain"}}}"#.to_owned(), "options"),
        (r#"{"new":{"game":"tikal","options":{"auction":"maybe"}}}"#.to_owned(), "options"),
        (r#"{"new":{"game":"tikal","seed":""}}"#.to_owned(), "seed"),
        (r#"{"play":"dance h00"}"#.to_owned(), "notation"),
        (r#"{"play":"place h99 0"}"#.to_owned(), "notation"),
        (r#"{"play":""}"#.to_owned(), "notation"),
        (json!({"play": "x".repeat(10_000)}).to_string(), "notation"),
        (r#"{"play":"bid 3"}"#.to_owned(), "illegal"),
        (r#"{"play":"place h04 0"}"#.to_owned(), "illegal"),
        (r#"{"play":{"do":"end","seat":0}}"#.to_owned(), "not-your-turn"),
        (r#"{"play":{"do":"end","seat":200}}"#.to_owned(), "not-your-turn"),
        (r#"{"play":{"do":"end","version":0}}"#.to_owned(), "stale"),
        (r#"{"open":""}"#.to_owned(), "record"),
        (json!({"open": record.replace("game tikal", "game chess")}).to_string(), "unknown-game"),
        (json!({"open": record.replace("seats 2", "seats 3")}).to_string(), "record"),
        (json!({"open": format!("{record}0: dance\n")}).to_string(), "record"),
        (r#"{"load":{"game":"tikal","position":{}}}"#.to_owned(), "position"),
        (r#"{"load":{"game":"tikal","position":null}}"#.to_owned(), "position"),
        (load(&position).replace("tikal", "chess"), "unknown-game"),
    ];
    lines.into_iter().map(|(line, kind)| (line.into_bytes(), kind)).collect()
}

#[test]
fn bad_input_gets_an_error_and_changes_nothing() {
    let mut engine = Engine::tikal(2, 7);
    // One turn is over, so that seat 1 is asked and version 0 is past.
    let place = notations(&engine.send_ok(&json!({"choices": {}})))[0].clone();
    engine.send_ok(&json!({"play": place}));
    assert_eq!(engine.send_ok(&json!({"play": "end"}))["to-move"], 1);
    let before = engine.send_ok(&json!({"position": {}}));
    let mut bad = bad_lines(&mut engine);
    bad.push((b"{\"play\":\"\xff\xfe\"}".to_vec(), "notation"));
    bad.push((vec![b'x'; 2 << 20], "too-long"));
    for (line, kind) in bad {
        let short = String::from_utf8_lossy(&line).chars().take(120).collect::<String>();
        let answer = engine.send(&line);
        assert_eq!(answer["error"]["kind"], kind, "{short}: {answer}");
        assert!(answer["error"]["message"].as_str().is_some_and(|it| !it.is_empty()), "{short}: {answer}");
        assert_eq!(engine.send_ok(&json!({"position": {}})), before, "{short}");
    }
    engine.end();
}

/// Every path to a number in a JSON value.
fn numbers(value: &Value, path: &str, found: &mut Vec<String>) {
    match value {
        Value::Number(_) => found.push(path.to_owned()),
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(index, it)| numbers(it, &format!("{path}/{index}"), found));
        }
        Value::Object(fields) => {
            fields.iter().for_each(|(key, it)| numbers(it, &format!("{path}/{key}"), found));
        }
        _ => {}
    }
}

/// A position in the middle of a game, with pieces, treasures and levels about.
fn rich_position(engine: &mut Engine) -> Value {
    for _ in 0..150 {
        let best = engine.send_ok(&json!({"go": {}}))["best"].clone();
        engine.send_ok(&json!({"play": best}));
    }
    engine.send_ok(&json!({"position": {}}))["position"].clone()
}

fn changed(position: &Value, path: &str, change: impl Fn(i64) -> i64) -> Value {
    let mut position = position.clone();
    let number = position.pointer_mut(path).expect("the path leads to a number");
    *number = change(number.as_i64().expect("a number")).into();
    position
}

#[test]
fn wrong_piece_counts_are_refused() {
    let mut engine = Engine::tikal(2, 7);
    let position = rich_position(&mut engine);
    let before = engine.digest();
    let paths = [
        "/seats",
        "/tokens-laid",
        "/levels/2",
        "/players/0/members",
        "/players/1/out-of-play",
        "/players/0/treasures/statue",
        "/hexes/0/members/0",
        "/hexes/0/members/1",
    ];
    let one_more = paths.map(|it| (it, 1));
    for (path, change) in one_more.into_iter().chain([("/turn/points", 20), ("/players/0/score", 65_536)]) {
        let damaged = changed(&position, path, |it| it + change);
        let load = json!({"load": {"game": "tikal", "position": damaged}});
        let answer = engine.send(load.to_string().as_bytes());
        assert_eq!(answer["error"]["kind"], "position", "{path} + {change}: {answer}");
        assert_eq!(engine.digest(), before, "{path}");
    }
}

#[test]
fn no_number_of_a_position_is_quietly_corrected() {
    let mut engine = Engine::tikal(3, 7);
    let position = rich_position(&mut engine);
    let mut paths = Vec::new();
    numbers(&position, "", &mut paths);
    assert!(paths.len() > 50, "{paths:?}");
    let mut corrected = Vec::new();
    for path in paths {
        for change in [|it: i64| it + 1, |it: i64| it - 1, |_| 255] {
            let damaged = changed(&position, &path, change);
            let load = json!({"load": {"game": "tikal", "position": damaged}});
            if engine.send(load.to_string().as_bytes())["ok"] == true {
                let now = engine.send_ok(&json!({"position": {}}));
                corrected.extend((now["position"] != damaged).then(|| path.clone()));
                play_random(&mut engine, 3);
            }
        }
    }
    assert!(corrected.is_empty(), "{corrected:?}");
}

/// Takes a few random decisions, wherever the game stands.
fn play_random(engine: &mut Engine, decisions: usize) {
    for _ in 0..decisions {
        engine.send_ok(&json!({"choices": {"refused": true}}));
        let best = engine.send(br#"{"go":{"bot":"random"}}"#);
        if best["error"]["kind"] == "over" {
            return;
        }
        engine.send_ok(&json!({"play": best["best"]}));
    }
}

/// One line after some damage; never more than one line.
fn mutated(line: &[u8], lots: &mut TestRng) -> Vec<u8> {
    const BYTES: &[u8] = b"{}[]\",:0123456789-e.\\ nulltruefalse\0\x7f\xc3\xff";
    let mut line = line.to_vec();
    for _ in 0..=lots.below(3) {
        let from = lots.below(line.len().max(1)).min(line.len());
        let to = (from + lots.below(12)).min(line.len());
        let byte = BYTES[lots.below(BYTES.len())];
        match lots.below(5) {
            0 => drop(line.drain(from..to)),
            1 => line.insert(from, byte),
            2 => line.extend_from_within(from..to),
            3 => line.splice(from..to, [byte]).for_each(drop),
            _ => digit(&mut line, from, byte),
        }
    }
    line.retain(|it| *it != b'\n');
    line
}

/// Changes the first digit from a place on, so that the line stays JSON and says something else.
fn digit(line: &mut [u8], from: usize, byte: u8) {
    if let Some(place) = line[from..].iter_mut().find(|it| it.is_ascii_digit()) {
        *place = b'0' + byte % 10;
    }
}

#[test]
fn two_thousand_damaged_lines_never_stop_the_engine() {
    let mut engine = Engine::tikal(2, 7);
    let position = rich_position(&mut engine);
    let record = engine.send_ok(&json!({"record": {}}))["record"].clone();
    let lines: Vec<String> = [
        json!({"new": {"game": "tikal", "seats": 3, "seed": 7, "options": {"auction": true, "first": 1}}}),
        json!({"choices": {"refused": true}}),
        json!({"play": {"do": "move m h04 h13", "seat": 1, "version": 10}}),
        json!({"play": "place h23 1"}),
        json!({"play": "swap jug knife 1"}),
        json!({"view": {"seat": 1}}),
        json!({"position": {}}),
        json!({"scores": {}}),
        json!({"undo": {}}),
        json!({"go": {"bot": "random", "seed": 3, "ms": 5}}),
        json!({"open": record}),
        json!({"load": {"game": "tikal", "position": position}}),
        json!({"load": {"game": "tikal", "position": position}}),
    ]
    .map(|it| it.to_string())
    .into();
    let mut lots = TestRng(0x7074_6c6c_6931);
    let mut refused = 0;
    let mut before = engine.digest();
    for _ in 0..2_000 {
        let line = mutated(lines[lots.below(lines.len())].as_bytes(), &mut lots);
        let answer = engine.send(&line);
        if answer["error"].is_null() {
            play_random(&mut engine, 2);
            before = engine.digest();
        } else {
            refused += 1;
            assert_eq!(engine.digest(), before, "{}", String::from_utf8_lossy(&line));
        }
    }
    assert!((500..2_000).contains(&refused), "{refused} of 2,000 lines were refused");
    engine.end();
}

/// Every kind of game, with the options that ask the most questions.
fn every_kind() -> [Value; 4] {
    [
        json!({"game": "tikal", "seats": 3, "seed": 5, "options": {"auction": true}}),
        json!({"game": "tzolkin", "seats": 2, "seed": 5, "options": {"tribes": true, "prophecies": true}}),
        json!({"game": "teotihuacan", "seats": 2, "seed": 5}),
        json!({"game": "teotihuacan", "seats": 1, "seed": 5}),
    ]
}

#[test]
fn every_state_names_its_question_and_automatic_decisions() {
    let mut automatic = 0;
    for new in every_kind() {
        let mut engine = Engine::start();
        let mut state = engine.send_ok(&json!({ "new": new }));
        while !state["to-move"].is_null() {
            let question = &state["question"];
            assert!(question["key"].as_str().is_some_and(|it| it.starts_with("ask-")), "{state}");
            assert!(question["args"].is_object() && question["rule"].is_string(), "{state}");
            assert_eq!(question["seat"], state["to-move"], "{state}");
            assert_eq!(engine.send_ok(&json!({"choices": {}}))["question"], *question);
            assert_eq!(engine.send_ok(&json!({"view": {}}))["question"], *question);
            let before = state["version"].as_u64().expect("a number");
            let best = engine.send_ok(&json!({"go": {"bot": "random"}}))["best"].clone();
            state = engine.send_ok(&json!({ "play": best }));
            let taken = state["automatic"].as_array().expect("a list");
            assert!(taken.iter().all(|it| it["seat"].is_u64() && it["do"].is_string()), "{state}");
            assert_eq!(state["version"], json!(before + 1 + taken.len() as u64), "{state}");
            automatic += taken.len();
        }
        assert_eq!((&state["question"], &state["ok"]), (&Value::Null, &json!(true)));
        engine.end();
    }
    assert!(automatic > 0, "some decisions needed no thought");
}

#[test]
fn a_record_tells_its_events_on_request() {
    let mut engine = Engine::tikal(2, 7);
    let mut told = Vec::new();
    for _ in 0..30 {
        let best = engine.send_ok(&json!({"go": {"bot": "random"}}))["best"].clone();
        let state = engine.send_ok(&json!({ "play": best }));
        told.extend(state["events"].as_array().expect("a list").clone());
    }
    let record = engine.record();
    let opened = engine.send_ok(&json!({ "open": record }));
    assert_eq!(opened["events"], json!([]), "nothing happened after the record");
    let whole = engine.send_ok(&json!({"open": {"record": record, "events": true}}));
    assert_eq!(whole["events"], json!(told));
}

#[test]
fn options_are_listed_and_those_without_meaning_refused() {
    let mut engine = Engine::start();
    let all = engine.send_ok(&json!({"options": {}}));
    for game in all["games"].as_array().expect("a list") {
        for option in game["options"].as_array().expect("a list") {
            let new = json!({"new": {"game": game["game"], "seats": game["seats"]["max"],
                "options": {option["key"].as_str().expect("a name"): option["default"]}}});
            let answer = engine.send(new.to_string().as_bytes());
            let refused = option["refused"].as_array().is_some_and(|it| !it.is_empty());
            assert!(answer["ok"] == true || refused, "{new}: {answer}");
        }
    }
    let refused = [
        (json!({"game": "tzolkin", "seats": 5, "options": {"quick": false}}), "with 5 seats"),
        (json!({"game": "teotihuacan", "seats": 2, "options": {"bot-wood": "plus-1"}}), "with 2 seats"),
        (
            json!({"game": "teotihuacan", "seats": 2, "options": {"boards": "shuffled", "setup": "first-game"}}),
            "if `setup` is `first-game`",
        ),
        (json!({"game": "tikal", "options": {"weather": "rain"}}), "its options are auction, first"),
    ];
    for (new, why) in refused {
        let answer = engine.send(json!({ "new": new }).to_string().as_bytes());
        assert_eq!(answer["error"]["kind"], "options", "{answer}");
        assert!(answer["error"]["message"].as_str().is_some_and(|it| it.contains(why)), "{answer}");
    }
}

#[test]
fn errors_have_no_words_of_rust() {
    let mut engine = Engine::tikal(2, 7);
    let mut position = engine.send_ok(&json!({"position": {}}))["position"].clone();
    position["players"][1]["score"] = json!("many");
    let cases = [
        (json!({"new": 3}), "new: expected an object, not 3"),
        (
            json!({"new": {"game": "tikal", "seats": {}}}),
            "new.seats: expected a number from 0 to 255, not an object",
        ),
        (json!({"new": {"seats": 2}}), "new: there must be a field `game`"),
        (json!({"dance": {}}), "there is no `dance`; known: `hello`, `options`, `new`"),
        (
            json!({"load": {"game": "tikal", "position": position}}),
            "not a position: players[1].score: expected a number from 0 to 65535, not \"many\"",
        ),
    ];
    for (line, why) in cases {
        let answer = engine.send(line.to_string().as_bytes());
        assert!(answer["error"]["message"].as_str().is_some_and(|it| it.starts_with(why)), "{answer}");
    }
}

/// Whether a text is as the pattern says, in which each `…` stands for anything.
fn matches_pattern(pattern: &str, text: &str) -> bool {
    let Some((first, rest)) = pattern.split_once('…') else { return pattern == text };
    let Some(mut text) = text.strip_prefix(first) else { return false };
    let (middle, last) = rest.rsplit_once('…').map_or(("", rest), |(middle, last)| (middle, last));
    for part in middle.split('…').filter(|it| !it.is_empty()) {
        let Some(at) = text.find(part) else { return false };
        text = &text[at + part.len()..];
    }
    text.ends_with(last)
}

#[test]
fn shortened_answers_are_compared_where_they_are_written_out() {
    assert!(
        matches_pattern("a…c…e", "abcde")
            && matches_pattern("a…", "a")
            && matches_pattern("…b…", "abc")
            && matches_pattern("ab", "ab")
    );
    assert!(
        !matches_pattern("a…c…e", "abde")
            && !matches_pattern("a…c", "abcd")
            && !matches_pattern("ab", "abc")
            && !matches_pattern("b…", "abc")
    );
}

#[test]
fn the_documented_session_is_what_the_engine_does() {
    let page = include_str!("../../../docs/protocol.md");
    let session = page.split("```session\n").nth(1).and_then(|it| it.split("```").next()).expect("a session");
    let mut engine = Engine::start();
    let mut answer = None;
    let mut lines = 0;
    for line in session.lines() {
        if let Some(question) = line.strip_prefix("> ") {
            assert!(answer.is_none(), "an answer is missing before {line}");
            answer = Some(engine.send_raw(question.as_bytes()));
            lines += 1;
        } else if let Some(pattern) = line.strip_prefix("< ") {
            let answer = answer.take().expect("a question comes first");
            assert!(matches_pattern(pattern, &answer), "documented: {pattern}\nanswered:   {answer}");
        }
    }
    assert!(lines >= 12, "the session shows every command");
    engine.end();
}
