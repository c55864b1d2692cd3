//! Every message of a program and to it, checked against its schema.

use std::{
    collections::BTreeMap,
    sync::{
        LazyLock,
        atomic::{AtomicUsize, Ordering},
    },
};

use jsonschema::Validator;
use patolli_catalog::games;
use patolli_server::{HTTP_MESSAGES, SOCKET_MESSAGES};
use serde_json::{Value, json};

use crate::{
    api::{Program, sockets::play_over_sockets},
    browser::Browser,
    test_server::TestServer,
};

/// The schemas of a message, one for each game.
type OfGames = Vec<Validator>;

static VALIDATORS: LazyLock<BTreeMap<(&'static str, &'static str), OfGames>> = LazyLock::new(|| {
    let groups = [("http", HTTP_MESSAGES), ("socket", SOCKET_MESSAGES)];
    let all = groups.into_iter().flat_map(|(group, all)| all.iter().map(move |it| (group, it)));
    let of_games = |it: &patolli_catalog::protocol::MessageSchema| {
        let schemas = games().iter().map(|game| it.schema(Some(game.name())));
        schemas.map(|it| jsonschema::validator_for(&it).expect("a schema")).collect()
    };
    all.map(|(group, it)| ((group, it.name), of_games(it))).collect()
});

static CHECKED: AtomicUsize = AtomicUsize::new(0);

/// The schemas of a message.
fn validators(group: &str, name: &str) -> &'static OfGames {
    let found = VALIDATORS.iter().find(|(key, _)| **key == (group, name));
    found.unwrap_or_else(|| panic!("no schema {group} {name}")).1
}

/// Whether a message is as the schema of one game says.
fn is_valid(group: &str, name: &str, message: &Value) -> bool {
    validators(group, name).iter().any(|it| it.is_valid(message))
}

/// Checks a message against its schema.
#[track_caller]
pub fn check(group: &str, name: &str, message: &Value) {
    CHECKED.fetch_add(1, Ordering::Relaxed);
    if !is_valid(group, name, message) {
        let errors = validators(group, name).iter().flat_map(|it| it.iter_errors(message).take(2));
        let errors: Vec<_> = errors.map(|it| it.to_string()).collect();
        panic!("{group} {name}: {errors:#?}\n{message}");
    }
}

/// Checks an answer over HTTP, and the request if it was taken.
#[track_caller]
pub fn check_http(path: &str, request: &str, answer: &Value) {
    let name = match path.split('?').next().expect("the beginning") {
        "/join" => "join",
        "/play" => "play",
        "/close" => "close",
        "/end" | "/takeback" => "vote",
        "/give" => "give",
        "/say" => "say",
        _ => "table",
    };
    if answer.get("error").is_some() {
        return check("http", "error", answer);
    }
    if ["join", "play", "vote", "give", "say"].contains(&name) {
        check("http", name, &serde_json::from_str(request).expect("JSON"));
    }
    let answered = if ["vote", "give", "say"].contains(&name) { "table" } else { name };
    check("http", &format!("{answered}-answer"), answer);
}

/// Checks what came over a socket.
#[track_caller]
pub fn check_socket(message: &Value) {
    let name = ["error", "view"].into_iter().find(|it| message.get(it).is_some());
    let name = name.map_or("update", |it| if it == "view" { "state" } else { it });
    check("socket", name, message);
}

/// Tables of all games with everything that changes messages: expansions, auctions, Teotibot.
const TABLES: [(&str, &str, &[&str]); 5] = [
    ("tikal", "3", &["set-auction=on"]),
    ("tikal", "2", &[]),
    ("tzolkin", "3", &["set-tribes=on", "set-prophecies=on", "set-buildings=on", "set-quick=on"]),
    ("teotihuacan", "1", &["set-bot-cocoa=plus-1"]),
    ("teotihuacan", "2", &["set-setup=draft", "set-boards=printed"]),
];

/// A table with programs on all seats.
async fn open(server: &TestServer, (game, seats, options): (&str, &str, &[&str])) -> Vec<Program> {
    let count: usize = seats.parse().expect("a number");
    let who: Vec<String> = (0..count).map(|it| format!("who{it}")).collect();
    let mut fields = vec![("game", game), ("seats", seats), ("listed", "on")];
    fields.extend(who.iter().map(|it| (it.as_str(), "open")));
    fields.extend(options.iter().filter_map(|it| it.split_once('=')));
    let id = Browser::at(server).open_table(&fields).await;
    let mut programs = Vec::new();
    for seat in 0..count {
        let join = json!({ "name": format!("Program {seat}"), "seat": seat });
        programs.push(Program::at(server, &id).seated(&join).await.0);
    }
    programs
}

#[tokio::test]
async fn every_message_of_whole_games_is_as_its_schema_says() {
    let server = TestServer::open().await;
    let before = CHECKED.load(Ordering::Relaxed);
    for table in TABLES {
        let mut over_http = Vec::new();
        for (luck, program) in (7..).zip(open(&server, table).await) {
            over_http.push(tokio::spawn(program.play_to_the_end(luck)));
        }
        for program in over_http {
            program.await.expect("no panic");
        }
        play_over_sockets(&open(&server, table).await, 5).await;
    }
    let checked = CHECKED.load(Ordering::Relaxed) - before;
    assert!(checked > 3000, "only {checked} messages were checked");
}

#[tokio::test]
async fn answers_about_games_and_tickets_are_as_their_schemas_say() {
    let server = TestServer::open().await;
    for (path, name) in [("/api/games", "games-answer"), ("/api/ticket", "ticket-answer")] {
        let answer = Browser::at(&server).get(path).await.body;
        check("http", name, &serde_json::from_str(&answer).expect("JSON"));
    }
}

#[tokio::test]
async fn a_changed_or_missing_field_is_noticed() {
    let server = TestServer::open().await;
    for table in TABLES {
        let programs = open(&server, table).await;
        let state = programs[0].get("").await.json;
        assert!(is_valid("http", "table-answer", &state));
        for place in ["", "/view", "/question", "/choices/0"] {
            let fields = state.pointer(place).and_then(Value::as_object).expect("it is an object");
            let unknown = "unknown".to_owned();
            for field in fields.keys().chain([&unknown]) {
                let mut changed = state.clone();
                changed.pointer_mut(place).expect("it is there")[field] = json!({ "unknown": [0.5] });
                assert!(!is_valid("http", "table-answer", &changed), "{}: {place}/{field}", table.0);
            }
        }
        for field in ["version", "question", "view", "seat"] {
            let mut lacking = state.clone();
            lacking.as_object_mut().expect("an object").remove(field);
            assert!(!is_valid("http", "table-answer", &lacking), "without {field}");
        }
    }
}
