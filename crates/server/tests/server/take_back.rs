//! Decisions that are taken again after taking them back, and whole turns that are taken back where nobody else plays.

use std::sync::Arc;

use patolli_server::replay;
use patolli_store::TableId;

use crate::{
    browser::Browser,
    scripted_bots::{Behaviour, ScriptedBots},
    test_server::{TestServer, kind, until},
};

/// Decisions that stand at a table.
async fn standing(server: &TestServer, id: &TableId) -> usize {
    let whole = server.full_table(id).await;
    replay(&whole.table, &whole.log).expect("it can be played").steps()
}

async fn version(server: &TestServer, id: &TableId) -> String {
    server.log(id).await.last().map_or(0, |it| it.n).to_string()
}

/// Sends a button that is no decision; returns the status.
async fn press(server: &TestServer, browser: &mut Browser, id: &TableId, button: &str) -> u16 {
    let version = version(server, id).await;
    let answer = browser.post(&format!("/t/{id}/do"), &[("version", &version), (button, "1")]).await;
    answer.status.as_u16()
}

/// Takes the first decision that can be taken back, or that is offered at all.
async fn decide(browser: &mut Browser, id: &TableId) {
    let page = browser.get(&format!("/t/{id}")).await;
    let version = page.version().expect("a running game");
    assert_eq!(browser.decide(id, &page.buttons()[0], version).await.status, 303);
}

/// A table of Anna against a bot, after her first turn and that of the bot.
async fn after_a_round(server: &TestServer) -> (Browser, TableId) {
    let mut anna = Browser::at(server);
    let fields = [("game", kind().name()), ("seats", "2"), ("who0", "me"), ("who1", "bot:random")];
    let id = anna.open_table(&fields).await;
    assert_eq!(press(server, &mut anna, &id, "turn-back").await, 422, "nothing was decided yet");
    while server.table(&id).await.to_move == Some(0) && !server.log(&id).await.iter().any(|it| it.seat == 1) {
        decide(&mut anna, &id).await;
    }
    let bot_played = async || {
        let played = server.log(&id).await.iter().any(|it| it.seat == 1 && !it.auto);
        played && server.table(&id).await.to_move == Some(0)
    };
    until("the bot has played", bot_played).await;
    (anna, id)
}

#[tokio::test]
async fn against_bots_whole_turns_are_taken_back_and_the_bot_is_asked_anew() {
    let server = TestServer::open().await;
    let (mut anna, id) = after_a_round(&server).await;
    assert!(standing(&server, &id).await > 1);
    assert!(anna.get(&format!("/t/{id}")).await.body.contains("name=\"turn-back\""), "it is offered");
    assert_eq!(press(&server, &mut anna, &id, "turn-back").await, 303);
    let log = server.log(&id).await;
    let written: Vec<&str> = log.iter().rev().take(2).map(|it| it.notation.as_str()).collect();
    assert!(written[0].starts_with("undo ") && written[1].starts_with("@takeback ask "), "{written:?}");
    let first = log.iter().find(|it| !it.auto).expect("a decision").n;
    assert!(
        standing(&server, &id).await < usize::try_from(first).expect("few entries"),
        "her first turn is gone"
    );
    assert_eq!(press(&server, &mut anna, &id, "redo").await, 303, "her decision again");
    let again = server.log(&id).await;
    let first = again.iter().find(|it| it.n == first).expect("it is kept");
    assert!(again.iter().rev().any(|it| it.n > first.n && it.notation == first.notation), "the same one");
}

#[tokio::test]
async fn where_others_play_nobody_takes_whole_turns_back() {
    let bots = ScriptedBots::new(Behaviour::ThinksUntilStopped);
    let server = TestServer::open_as(|it| it.bot_factory = Arc::new(bots.clone())).await;
    let (mut anna, mut borek) = (Browser::at(&server), Browser::at(&server));
    let fields = [("game", kind().name()), ("seats", "2"), ("who1", "open"), ("listed", "on")];
    let id = anna.open_table(&fields).await;
    borek.post(&format!("/t/{id}/join"), &[("seat", "1"), ("name", "Borek")]).await;
    decide(&mut anna, &id).await;
    let before = server.log(&id).await.len();
    let asked = if server.table(&id).await.to_move == Some(0) { &mut anna } else { &mut borek };
    assert!(!asked.get(&format!("/t/{id}")).await.body.contains("name=\"turn-back\""), "it is not offered");
    assert!(press(&server, asked, &id, "turn-back").await >= 400);
    assert_eq!(server.log(&id).await.len(), before);
}

#[tokio::test]
async fn a_step_that_was_taken_back_is_taken_again_until_something_else_is_decided() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let fields = [("game", kind().name()), ("seats", "2"), ("who0", "me"), ("who1", "hot")];
    let id = anna.open_table(&fields).await;
    assert_eq!(press(&server, &mut anna, &id, "redo").await, 422, "nothing was taken back");
    decide(&mut anna, &id).await;
    if press(&server, &mut anna, &id, "undo").await != 303 {
        // The first decision of this game reveals something; so does none after it in its turn.
        decide(&mut anna, &id).await;
        assert_eq!(press(&server, &mut anna, &id, "undo").await, 303);
    }
    let before = standing(&server, &id).await;
    assert!(anna.get(&format!("/t/{id}")).await.body.contains("name=\"redo\""), "it is offered");
    assert_eq!(press(&server, &mut anna, &id, "redo").await, 303);
    assert!(standing(&server, &id).await > before);
    assert!(!anna.get(&format!("/t/{id}")).await.body.contains("name=\"redo\""), "once is enough");
}
