//! A guest acts for no seat but their own.

use axum::http::Method;
use patolli_store::TableId;
use serde_json::json;

use crate::{
    browser::{Browser, parts},
    test_server::{TestServer, kind},
};

/// Anna and Borek at a table of two.
async fn two_at_a_table(server: &TestServer) -> (Browser, Browser, TableId) {
    let (mut anna, mut borek) = (Browser::at(server), Browser::at(server));
    let fields =
        [("game", kind().name()), ("seats", "2"), ("who1", "open"), ("listed", "on"), ("hints", "on")];
    let id = anna.open_table(&fields).await;
    assert_eq!(borek.post(&format!("/t/{id}/join"), &[("name", "Borek")]).await.status, 303);
    (anna, borek, id)
}

#[tokio::test]
async fn only_who_sits_there_acts() {
    let server = TestServer::open().await;
    let (mut anna, mut borek, id) = two_at_a_table(&server).await;
    let choice = server.mirror(&id).await.choices().swap_remove(0).notation;
    let before = server.table(&id).await;
    let (mut nobody, mut stranger) = (Browser::at(&server), Browser::at(&server));
    stranger.post("/name", &[("name", "Eva")]).await;
    let acts = [
        ("do", format!("do={choice}&version=0")),
        ("do", "undo=1&version=0".to_owned()),
        ("do", "reset=1&version=0".to_owned()),
        ("hint", String::new()),
        ("rematch", String::new()),
        ("invite", String::new()),
    ];
    for (act, body) in acts {
        for (who, browser) in
            [("nobody", &mut nobody), ("a stranger", &mut stranger), ("the other seat", &mut borek)]
        {
            let page = browser.ask(Method::POST, &format!("/t/{id}/{act}"), body.clone()).await;
            // The guest who sits there is told that it is not over yet, and that the game has started.
            let fits = page.status == 403 || (who == "the other seat" && page.status == 409);
            assert!(fits, "{act} by {who}: {}", page.status);
        }
    }
    assert_eq!((server.log(&id).await.len(), server.table(&id).await), (0, before));
    assert_eq!(anna.decide(&id, &choice, 0).await.status, 303, "she may");
}

#[tokio::test]
async fn sockets_act_for_nobody_else_either() {
    let server = TestServer::open().await;
    let (_, borek, id) = two_at_a_table(&server).await;
    let choice = server.mirror(&id).await.choices().swap_remove(0).notation;
    for browser in [&borek, &Browser::at(&server)] {
        let (mut socket, truth) = browser.socket(&id).await;
        assert!(!parts(&truth).contains("name=\\\"do\\\""), "nothing is offered");
        for message in [
            json!({ "do": choice, "version": 0 }),
            json!({ "undo": true, "version": 0 }),
            json!({ "reset": true, "version": 0 }),
            json!({ "hint": true }),
        ] {
            socket.say(&message).await;
            let answer = socket.hear_until(|it| it.get("refused").is_some()).await;
            assert!(!parts(&answer).contains("data-thinking"), "{message}");
        }
    }
    assert_eq!(server.log(&id).await.len(), 0);
}

#[tokio::test]
async fn a_taken_seat_stays_taken() {
    let server = TestServer::open().await;
    let (_, _, id) = two_at_a_table(&server).await;
    let before = server.table(&id).await.seats;
    let mut eva = Browser::at(&server);
    for body in ["", "seat=0", "seat=1", "seat=2", "seat=255"] {
        let page = eva.ask(Method::POST, &format!("/t/{id}/join"), body.to_owned()).await;
        assert_eq!(page.status, 409, "{body}");
    }
    let join = r#"{"name":"Program","seat":0}"#.to_owned();
    assert_eq!(eva.ask(Method::POST, &format!("/api/tables/{id}/join"), join).await.status, 409);
    assert_eq!(server.table(&id).await.seats, before);
}

#[tokio::test]
async fn a_review_is_given_up_by_those_who_may() {
    let server = TestServer::open().await;
    let (_, _, id) = two_at_a_table(&server).await;
    let mut eva = Browser::at(&server);
    for path in ["review", "play-on"] {
        let page = eva.ask(Method::POST, &format!("/t/{id}/{path}"), "stop=1&n=0".to_owned()).await;
        assert_eq!(page.table(), Some(id.clone()), "{path}: a running game leads back to its table");
    }
    assert_eq!(eva.get(&format!("/t/{id}/record")).await.status, 403, "its record is not given out");
}
