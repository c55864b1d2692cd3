//! Hints: for the guest who is asked alone, deeper and deeper until they have enough.

use std::sync::Arc;

use patolli_catalog::games;
use patolli_store::TableId;
use serde_json::{Value, json};

use crate::{
    browser::{Browser, Socket, parts},
    scripted_bots::{Behaviour, ScriptedBots},
    test_server::{TestServer, kind, until},
};

/// A server with these bots, and two guests at a table of two; the first one is asked.
async fn two_at_a_table(scripted: &ScriptedBots, hints: &str) -> (TestServer, Browser, Browser, TableId) {
    let factory = Arc::new(scripted.clone());
    let server = TestServer::open_as(move |it| it.bot_factory = factory).await;
    let (mut anna, mut borek) = (Browser::at(&server), Browser::at(&server));
    anna.post("/name", &[("name", "Anna")]).await;
    borek.post("/name", &[("name", "Borek")]).await;
    let fields =
        [("game", kind().name()), ("seats", "2"), ("who1", "open"), ("listed", "on"), ("hints", hints)];
    let id = anna.open_table(&fields).await;
    assert_eq!(borek.post(&format!("/t/{id}/join"), &[]).await.status, 303);
    (server, anna, borek, id)
}

/// The panel of the hint in a message, if it is there.
fn panel(message: &Value) -> Option<&str> {
    let parts = message["parts"].as_array()?;
    parts.iter().find(|it| it[0] == "hint")?[1].as_str()
}

/// Thousands of simulations, as the page says it.
fn looked_at(page: &str) -> Option<usize> {
    let before = page.split(",000 games looked at").next().filter(|it| it.len() < page.len())?;
    before.rsplit('>').next()?.parse().ok()
}

/// A message of a hint of at least this depth: a slow reader may miss what came before.
async fn hear_of(socket: &mut Socket, thousands: usize) -> Value {
    socket.hear_until(|it| panel(it).and_then(looked_at) >= Some(thousands)).await
}

#[tokio::test]
async fn a_form_gets_the_thoughts_of_a_second() {
    let scripted = ScriptedBots::new(Behaviour::ThinksUntilStopped);
    let (_server, mut anna, mut borek, id) = two_at_a_table(&scripted, "on").await;
    let (table, hint) = (format!("/t/{id}"), format!("/t/{id}/hint"));
    let before = anna.get(&table).await;
    assert!(before.body.contains("id=\"ask-hint\"") && before.body.contains("id=\"hint\""), "she may ask");
    let page = anna.post(&hint, &[]).await;
    assert_eq!(page.status, 200);
    assert!(looked_at(&page.body) == Some(2) && page.body.contains("+3.4"), "{}", page.body);
    assert!(!page.body.contains("data-thinking"), "nothing more comes by itself");
    until("nobody thinks on", async || scripted.now() == 0).await;
    assert_eq!(anna.get(&table).await.body, before.body, "the hint was for once");
    let stopped = anna.post(&hint, &[("stop", "1")]).await;
    assert_eq!((stopped.status.as_u16(), stopped.table()), (303, Some(id)));
    let refused = borek.post(&hint, &[]).await;
    assert_eq!(refused.status, 403);
    assert!(refused.body.contains("It is not your turn") && !refused.body.contains("id=\"ask-hint\""));
}

#[tokio::test]
async fn strangers_and_tables_without_hints_get_none() {
    let scripted = ScriptedBots::new(Behaviour::ThinksUntilStopped);
    let (server, mut anna, _, id) = two_at_a_table(&scripted, "off").await;
    let mut stranger = Browser::at(&server);
    let hint = format!("/t/{id}/hint");
    assert_eq!(stranger.post(&hint, &[]).await.status, 403);
    stranger.post("/name", &[("name", "Cyril")]).await;
    assert_eq!(stranger.post(&hint, &[]).await.status, 403);
    let page = anna.post(&hint, &[]).await;
    assert_eq!(page.status, 403);
    assert!(page.body.contains("There are no hints at this table") && !page.buttons().is_empty());
    assert!(!page.body.contains("id=\"ask-hint\""));
    for browser in [&anna, &stranger] {
        let (mut socket, _) = browser.socket(&id).await;
        socket.say(&json!({ "hint": true })).await;
        let refused = socket.hear_until(|it| it.get("refused").is_some()).await;
        assert!(panel(&refused).is_none());
    }
    assert_eq!(scripted.begun(), 0);
}

#[tokio::test]
async fn a_hint_deepens_until_the_reader_has_enough() {
    let scripted = ScriptedBots::new(Behaviour::ThinksUntilStopped);
    let (_server, anna, borek, id) = two_at_a_table(&scripted, "on").await;
    let (mut his, _) = borek.socket(&id).await;
    let (mut hers, truth) = anna.socket(&id).await;
    let (mut other, _) = anna.socket(&id).await;
    assert!(panel(&truth).is_some_and(|it| it.contains("hidden")), "the panel is there, closed");
    hers.say(&json!({ "hint": true })).await;
    let begun = hers.hear_until(|it| panel(it).is_some()).await;
    assert!(panel(&begun).is_some_and(|it| it.contains("data-thinking") && !it.contains("looked at")));
    for thousands in 1..=3 {
        let deeper = hear_of(&mut hers, thousands).await;
        assert!(panel(&deeper).is_some_and(|it| it.contains("data-thinking")));
    }
    hers.say(&json!({ "hint": false })).await;
    let closed = hers.hear_until(|it| panel(it).is_some_and(|it| it.contains("hidden"))).await;
    assert!(!parts(&closed).contains("looked at"));
    until("nobody thinks", async || scripted.now() == 0).await;
    // Whatever the others heard meanwhile, it was not the hint.
    for socket in [&mut his, &mut other] {
        socket.say(&json!({ "version": 99 })).await;
        let all = socket.hear_until(|it| parts(it).contains("\"ask\"")).await;
        assert!(!parts(&all).contains("looked at"));
    }
}

#[tokio::test]
async fn a_hint_is_for_her_who_asked() {
    let scripted = ScriptedBots::new(Behaviour::ThinksUntilStopped);
    let (_server, anna, borek, id) = two_at_a_table(&scripted, "on").await;
    let (mut his, _) = borek.socket(&id).await;
    let (mut hers, _) = anna.socket(&id).await;
    hers.say(&json!({ "hint": true })).await;
    hear_of(&mut hers, 1).await;
    // A watcher comes: all are told, but of the hint only she.
    let (_other, truth) = anna.socket(&id).await;
    assert!(!parts(&truth).contains("looked at"), "her other window did not ask");
    his.say(&json!({ "version": 99 })).await;
    let all = his.hear_until(|it| panel(it).is_some()).await;
    assert!(!parts(&all).contains("looked at"));
    his.say(&json!({ "hint": true })).await;
    let refused = his.hear_until(|it| it.get("refused").is_some()).await;
    assert!(!parts(&refused).contains("looked at"), "it is not his turn");
    hear_of(&mut hers, 2).await;
}

#[tokio::test]
async fn a_decision_or_a_closed_window_ends_the_hint() {
    let scripted = ScriptedBots::new(Behaviour::ThinksUntilStopped);
    let (server, mut anna, _, id) = two_at_a_table(&scripted, "on").await;
    let (mut hers, _) = anna.socket(&id).await;
    hers.say(&json!({ "hint": true })).await;
    hear_of(&mut hers, 1).await;
    let choice = server.mirror(&id).await.choices().swap_remove(0).notation;
    assert_eq!(anna.decide(&id, &choice, 0).await.status, 303);
    let moved = hers.hear_until(|it| it["version"] != 0).await;
    assert!(panel(&moved).is_some_and(|it| it.contains("hidden")), "the table has moved on");
    until("nobody thinks", async || scripted.now() == 0).await;
    hers.say(&json!({ "hint": true })).await;
    hear_of(&mut hers, 1).await;
    until("somebody thinks again", async || scripted.now() == 1).await;
    drop(hers);
    until("nobody thinks for a window that closed", async || scripted.now() == 0).await;
}

#[tokio::test]
async fn a_hint_that_fails_can_be_asked_for_again() {
    let scripted = ScriptedBots::new(Behaviour::Panics);
    let (_server, mut anna, _, id) = two_at_a_table(&scripted, "on").await;
    let page = anna.post(&format!("/t/{id}/hint"), &[]).await;
    assert_eq!(page.status, 200);
    assert!(page.body.contains("id=\"ask-hint\"") && !page.body.contains("looked at"));
    let (mut hers, _) = anna.socket(&id).await;
    hers.say(&json!({ "hint": true })).await;
    hers.hear_until(|it| panel(it).is_some_and(|it| it.contains("data-thinking"))).await;
    hers.hear_until(|it| panel(it).is_some_and(|it| it.contains("hidden"))).await;
}

#[tokio::test]
async fn the_computer_has_hints_for_every_game() {
    let server = TestServer::open().await;
    for game in games() {
        let mut anna = Browser::at(&server);
        let fields = [("game", game.name()), ("seats", "2"), ("who1", "bot:greedy"), ("hints", "on")];
        let id = anna.open_table(&fields).await;
        let page = anna.post(&format!("/t/{id}/hint"), &[]).await;
        assert_eq!(page.status, 200, "{}", game.name());
        let offered = anna.get(&format!("/t/{id}")).await.buttons();
        assert!(page.body.contains("class=\"hint-line\""), "{}", game.name());
        assert!(page.buttons().iter().all(|it| offered.contains(it)), "only what is legal is advised");
    }
}
