//! What people say to each other at a table: proposals and answers, time that is given, phrases.

use std::{sync::Arc, time::Duration};

use patolli_catalog::games;
use patolli_server::{Clock, replay};
use patolli_store::{Phase, TableId};
use serde_json::{Value, json};

use crate::{
    browser::{Browser, parts},
    scripted_bots::{Behaviour, ScriptedBots},
    test_server::{TestServer, kind, until},
};

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;

/// A running table of Anna and Borek; the first of them is asked.
async fn table_of_two(server: &TestServer, game: &str, pace: &str) -> (Browser, Browser, TableId) {
    let (mut anna, mut borek) = (Browser::at(server), Browser::at(server));
    let fields = [("game", game), ("seats", "2"), ("who1", "open"), ("listed", "on"), ("pace", pace)];
    let id = anna.open_table(&fields).await;
    let joined = borek.post(&format!("/t/{id}/join"), &[("seat", "1"), ("name", "Borek")]).await;
    assert_eq!(joined.table(), Some(id.clone()));
    (anna, borek, id)
}

/// The marks in the log, each with its seat.
async fn marks(server: &TestServer, id: &TableId) -> Vec<String> {
    let mark = |it: patolli_store::Entry| {
        it.notation.starts_with('@').then(|| format!("{} {}", it.seat, it.notation))
    };
    server.log(id).await.into_iter().filter_map(mark).collect()
}

async fn version(server: &TestServer, id: &TableId) -> String {
    server.log(id).await.last().map_or(0, |it| it.n).to_string()
}

/// Sends a form of the table; returns the status.
async fn send(server: &TestServer, browser: &mut Browser, id: &TableId, page: &str, value: &str) -> u16 {
    let version = version(server, id).await;
    let fields = [("version", version.as_str()), (page, value)];
    browser.post(&format!("/t/{id}/{page}"), &fields).await.status.as_u16()
}

async fn pass(server: &TestServer, clock: &Clock, time: i64) {
    clock.set_by(time);
    let noted = server.store.pulse().await.expect("the store answers");
    server.store.set_pulse(noted, clock.now(), None).await.expect("the store answers");
}

/// Takes the first decision that a page offers.
async fn decide(browser: &mut Browser, id: &TableId) {
    let page = browser.get(&format!("/t/{id}")).await;
    let version = page.version().expect("a running game");
    assert_eq!(browser.decide(id, &page.buttons()[0], version).await.status, 303);
}

#[tokio::test]
async fn a_game_ends_when_all_agree() {
    for game in games() {
        let server = TestServer::open().await;
        let (mut anna, mut borek, id) = table_of_two(&server, game.name(), "none").await;
        assert!(
            anna.get(&format!("/t/{id}")).await.body.contains("name=\"end\" value=\"ask\""),
            "it is offered"
        );
        assert_eq!(send(&server, &mut anna, &id, "end", "ask").await, 303);
        assert_eq!(send(&server, &mut borek, &id, "end", "ask").await, 409, "one proposal is enough");
        let his = borek.get(&format!("/t/{id}")).await.body;
        assert!(his.contains("proposes to end the game here") && his.contains("name=\"end\" value=\"yes\""));
        let hers = anna.get(&format!("/t/{id}")).await.body;
        assert!(!hers.contains("name=\"end\" value=\"yes\""), "nobody answers for others");
        assert_eq!(send(&server, &mut anna, &id, "end", "yes").await, 403);
        assert_eq!(send(&server, &mut borek, &id, "end", "yes").await, 303);
        assert_eq!(marks(&server, &id).await, ["0 @end ask", "1 @end yes", "1 @end done"]);
        let table = server.table(&id).await;
        let result: Value = serde_json::from_str(&table.result.expect("a result")).expect("JSON");
        assert_eq!(
            (table.phase, &result["how"], &result["places"]),
            (Phase::Finished, &json!("agreed"), &json!([]))
        );
        let whole = server.full_table(&id).await;
        let play = replay(&whole.table, &whole.log).expect("it can be played again");
        assert_eq!(result["scores"], json!(play.scores()));
        for page in ["", "/score", "/replay", "/review"] {
            let page = anna.get(&format!("/t/{id}{page}")).await;
            assert_eq!(page.status, 200, "{}", page.body);
        }
        assert!(anna.get(&format!("/t/{id}")).await.body.contains("Ended by agreement"));
        let record = anna.get(&format!("/t/{id}/record")).await.body;
        assert!(record.parse::<patolli_catalog::Record>().is_ok_and(|it| it.scores.is_none()));
        assert_eq!(send(&server, &mut anna, &id, "say", "gg").await, 303, "the last word is allowed");
        assert_eq!(server.table(&id).await.phase, Phase::Finished);
        assert_eq!(anna.post(&format!("/t/{id}/rematch"), &[]).await.status, 303, "and another game");
        assert_eq!(server.table(&id).await.phase, Phase::Finished);
    }
}

#[tokio::test]
async fn whoever_declines_plays_on_and_nobody_proposes_for_ever() {
    let server = TestServer::open().await;
    let (mut anna, mut borek, id) = table_of_two(&server, kind().name(), "none").await;
    for _ in 0..3 {
        assert_eq!(send(&server, &mut anna, &id, "end", "ask").await, 303);
        assert_eq!(send(&server, &mut borek, &id, "end", "no").await, 303);
    }
    assert_eq!(send(&server, &mut anna, &id, "end", "ask").await, 429);
    assert!(!anna.get(&format!("/t/{id}")).await.body.contains("name=\"end\" value=\"ask\""));
    assert_eq!(send(&server, &mut borek, &id, "end", "ask").await, 303);
    assert_eq!(send(&server, &mut borek, &id, "end", "no").await, 303, "who asked may think better of it");
    assert_eq!(server.table(&id).await.phase, Phase::Running);
}

#[tokio::test]
async fn an_answer_to_something_else_counts_for_nothing() {
    let server = TestServer::open().await;
    let (mut anna, mut borek, id) = table_of_two(&server, kind().name(), "none").await;
    assert_eq!(send(&server, &mut borek, &id, "end", "yes").await, 409, "nothing was proposed");
    assert_eq!(send(&server, &mut anna, &id, "end", "ask").await, 303);
    let old = version(&server, &id).await;
    assert_eq!(send(&server, &mut anna, &id, "end", "no").await, 303);
    assert_eq!(send(&server, &mut anna, &id, "end", "ask").await, 303);
    let late = borek.post(&format!("/t/{id}/end"), &[("version", &old), ("end", "yes")]).await;
    assert_eq!(late.status, 409);
    assert_eq!(server.table(&id).await.phase, Phase::Running);
    let mut stranger = Browser::at(&server);
    assert_eq!(send(&server, &mut stranger, &id, "end", "yes").await, 403);
}

#[tokio::test]
async fn a_proposal_lapses_after_a_while() {
    let clock = Clock::default();
    let server = TestServer::open_as(|it| it.clock = clock.clone()).await;
    let (mut anna, mut borek, id) = table_of_two(&server, kind().name(), "none").await;
    assert_eq!(send(&server, &mut anna, &id, "end", "ask").await, 303);
    until("nobody waits any more", async || {
        pass(&server, &clock, DAY).await;
        tokio::time::sleep(Duration::from_millis(200)).await;
        marks(&server, &id).await.last().map(String::as_str) == Some("0 @end no")
    })
    .await;
    assert_eq!(send(&server, &mut borek, &id, "end", "yes").await, 409);
}

#[tokio::test]
async fn a_proposal_is_carried_when_those_who_did_not_answer_are_gone_for_long() {
    let clock = Clock::default();
    let bots = ScriptedBots::new(Behaviour::ThinksUntilStopped);
    let server =
        TestServer::open_as(|it| (it.clock, it.bot_factory) = (clock.clone(), Arc::new(bots.clone()))).await;
    let (mut anna, mut borek, id) = table_of_two(&server, kind().name(), "none").await;
    borek.post(&format!("/t/{id}/leave"), &[]).await;
    assert_eq!(send(&server, &mut anna, &id, "end", "ask").await, 303);
    assert_eq!(server.table(&id).await.phase, Phase::Running, "he may still answer");
    assert_eq!(send(&server, &mut anna, &id, "end", "no").await, 303);
    pass(&server, &clock, 8 * DAY).await;
    assert_eq!(send(&server, &mut anna, &id, "end", "ask").await, 303);
    assert_eq!(server.table(&id).await.phase, Phase::Finished);
}

/// Plays until a turn of one person is over in which nothing was revealed, and the other is asked; returns whose turn
/// it was.
async fn after_a_quiet_turn(server: &TestServer, people: &mut [Browser; 2], id: &TableId) -> usize {
    for _ in 0..400 {
        let asked = usize::from(server.table(id).await.to_move.expect("a running game"));
        if people[1 - asked].get(&format!("/t/{id}")).await.body.contains("name=\"takeback\" value=\"ask\"") {
            return 1 - asked;
        }
        decide(&mut people[asked], id).await;
    }
    panic!("every turn reveals something");
}

#[tokio::test]
async fn a_turn_is_taken_back_when_all_agree() {
    for game in games() {
        let server = TestServer::open().await;
        let (anna, borek, id) = table_of_two(&server, game.name(), "none").await;
        let mut people = [anna, borek];
        let who = after_a_quiet_turn(&server, &mut people, &id).await;
        let seat = u8::try_from(who).expect("a seat");
        assert_eq!(send(&server, &mut people[who], &id, "takeback", "ask").await, 303);
        let asked = marks(&server, &id).await.pop().expect("a mark");
        let count = asked.rsplit(' ').next().and_then(|it| it.parse::<usize>().ok()).expect("a number");
        let before = server.full_table(&id).await;
        let before = replay(&before.table, &before.log).expect("it can be played").steps();
        assert_eq!(send(&server, &mut people[1 - who], &id, "takeback", "yes").await, 303);
        let whole = server.full_table(&id).await;
        assert_eq!(whole.log.last().map(|it| it.notation.clone()), Some(format!("undo {count}")));
        let play = replay(&whole.table, &whole.log).expect("it can be played");
        assert_eq!((play.steps(), whole.table.to_move), (before - count, Some(seat)), "{}", game.name());
        assert_eq!(send(&server, &mut people[1 - who], &id, "takeback", "yes").await, 409, "once is enough");
    }
}

#[tokio::test]
async fn a_decision_answers_whether_a_turn_may_be_taken_back() {
    let server = TestServer::open().await;
    let (anna, borek, id) = table_of_two(&server, "tzolkin", "none").await;
    let mut people = [anna, borek];
    let who = after_a_quiet_turn(&server, &mut people, &id).await;
    assert_eq!(send(&server, &mut people[who], &id, "takeback", "ask").await, 303);
    decide(&mut people[1 - who], &id).await;
    assert_eq!(send(&server, &mut people[1 - who], &id, "takeback", "yes").await, 409);
    assert_eq!(
        send(&server, &mut people[who], &id, "takeback", "ask").await,
        422,
        "somebody has decided since"
    );
}

#[tokio::test]
async fn nothing_is_taken_back_that_revealed_something() {
    let server = TestServer::open().await;
    let (mut anna, mut borek, id) = table_of_two(&server, "tikal", "none").await;
    // A turn of Tikal begins with a tile that is turned up.
    while server.table(&id).await.to_move == Some(0) {
        decide(&mut anna, &id).await;
    }
    assert_eq!(send(&server, &mut anna, &id, "takeback", "ask").await, 422);
    assert_eq!(send(&server, &mut borek, &id, "takeback", "ask").await, 422, "it was not his turn");
    assert_eq!(marks(&server, &id).await, Vec::<String>::new());
}

#[tokio::test]
async fn time_is_given_to_whoever_is_asked_once_a_turn() {
    let server = TestServer::open().await;
    let (mut anna, mut borek, id) = table_of_two(&server, kind().name(), "day").await;
    let due = server.table(&id).await.attendance.due.expect("there is a clock");
    assert!(borek.get(&format!("/t/{id}")).await.body.contains("Give a day"));
    assert_eq!(send(&server, &mut borek, &id, "give", "0").await, 303);
    assert_eq!(server.table(&id).await.attendance.due, Some(due + DAY));
    assert_eq!(send(&server, &mut borek, &id, "give", "0").await, 409, "once a turn");
    assert_eq!(send(&server, &mut anna, &id, "give", "0").await, 409, "nobody gives to themselves");
    assert_eq!(send(&server, &mut anna, &id, "give", "1").await, 409, "his clock stands");
    assert_eq!(marks(&server, &id).await, ["1 @give 0 86400"]);
}

#[tokio::test]
async fn phrases_are_few_translated_and_can_be_hidden() {
    let clock = Clock::default();
    let server = TestServer::open_as(|it| it.clock = clock.clone()).await;
    let (mut anna, mut borek, id) = table_of_two(&server, kind().name(), "none").await;
    let path = format!("/t/{id}");
    assert_eq!(send(&server, &mut anna, &id, "say", "well").await, 303);
    assert_eq!(send(&server, &mut anna, &id, "say", "well").await, 429, "not so fast");
    assert_eq!(send(&server, &mut borek, &id, "say", "free text").await, 400, "only phrases");
    assert_eq!(
        send(&server, &mut Browser::at(&server), &id, "say", "hello").await,
        403,
        "only people at the table"
    );
    assert!(borek.get(&path).await.body.contains("<q>Well played</q>"));
    borek.post("/lang", &[("lang", "cs")]).await;
    assert!(borek.get(&path).await.body.contains("<q>Pěkně zahráno</q>"));
    assert_eq!(borek.post(&format!("{path}/mute"), &[("seat", "0"), ("muted", "1")]).await.status, 303);
    assert!(!borek.get(&path).await.body.contains("<q>Pěkně zahráno</q>"), "he does not want to see them");
    assert!(anna.get(&path).await.body.contains("<q>Well played</q>"), "she does");
    assert_eq!(borek.post(&format!("{path}/mute"), &[("seat", "0")]).await.status, 303);
    assert!(borek.get(&path).await.body.contains("<q>Pěkně zahráno</q>"));
    clock.set_by(5_000);
    assert_eq!(send(&server, &mut anna, &id, "say", "thanks").await, 303);
}

#[tokio::test]
async fn pages_talk_over_their_sockets() {
    let server = TestServer::open().await;
    let (anna, borek, id) = table_of_two(&server, kind().name(), "none").await;
    let ((mut hers, _), (mut his, _)) = (anna.socket(&id).await, borek.socket(&id).await);
    hers.say(&json!({"say": "hello", "version": 0})).await;
    his.hear_until(|it| parts(it).contains("<q>Hello</q>")).await;
    hers.say(&json!({"end": "ask", "version": 1})).await;
    his.hear_until(|it| parts(it).contains("Agree")).await;
    his.say(&json!({"end": "yes", "version": 2})).await;
    hers.hear_until(|it| parts(it).contains("Ended by agreement")).await;
    assert_eq!(server.table(&id).await.phase, Phase::Finished);
}

#[tokio::test]
async fn a_thinking_bot_is_not_disturbed_by_phrases() {
    let bots = ScriptedBots::new(Behaviour::ThinksUntilStopped);
    let server = TestServer::open_as(|it| it.bot_factory = Arc::new(bots.clone())).await;
    let (mut anna, mut borek, id) = table_of_two(&server, kind().name(), "none").await;
    anna.post(&format!("/t/{id}/leave"), &[]).await;
    until("the stand-in thinks", async || bots.now() > 0).await;
    let begun = bots.begun();
    assert_eq!(send(&server, &mut borek, &id, "say", "thinking").await, 303);
    borek.get(&format!("/t/{id}")).await;
    assert_eq!((bots.begun(), bots.now()), (begun, 1), "the same thought goes on");
}
