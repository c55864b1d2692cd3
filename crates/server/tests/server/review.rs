//! The review of a finished game.

use std::sync::Arc;

use patolli_catalog::Review;
use patolli_store::{Occupant, TableId};
use serde_json::Value;

use crate::{
    browser::Browser,
    finished::{bots, guest, keep, play_out},
    scripted_bots::{Behaviour, ScriptedBots},
    test_server::{TestServer, kind, until},
};

/// A short game of two bots that is kept as a finished one: a whole one takes long to review.
pub async fn finished(server: &TestServer) -> TableId {
    keep(server, &*play_out(kind(), 2, 7).at_step(16), bots(2)).await
}

/// Whether the review is being computed, as the page asks.
pub async fn is_running(browser: &mut Browser, id: &TableId) -> bool {
    let parts = browser.get(&format!("/t/{id}/review/parts?n=0")).await;
    assert_eq!(parts.status, 200, "{}", parts.body);
    let parts: Value = serde_json::from_str(&parts.body).expect("JSON");
    assert!(parts["parts"][0][1].as_str().is_some_and(|it| it.starts_with('<')), "parts are markup");
    parts["running"].as_bool().expect("it says whether it runs")
}

/// Lets the review of a table be computed.
pub async fn reviewed(server: &TestServer, browser: &mut Browser, id: &TableId) -> Review {
    let begun = browser.post(&format!("/t/{id}/review"), &[]).await;
    assert_eq!(begun.location(), Some(format!("/t/{id}/review?n=0").as_str()));
    until("the review is computed", async || !is_running(browser, id).await).await;
    let text = server.store.review(id).await.expect("the store answers").expect("it is kept");
    serde_json::from_str(&text).expect("a review")
}

#[tokio::test]
async fn a_review_is_computed_kept_and_shown() {
    let server = TestServer::open().await;
    let (id, mut eva) = (finished(&server).await, Browser::at(&server));
    let path = format!("/t/{id}/review");
    assert_eq!(eva.get(&path).await.status, 200, "before anybody asked for it");
    assert!(!is_running(&mut eva, &id).await);
    assert_eq!(server.store.review(&id).await.expect("the store answers"), None);

    let review = reviewed(&server, &mut eva, &id).await;
    let steps = server.log(&id).await.len();
    assert!(!review.entries.is_empty() && review.end.len() == 2);
    assert!(review.entries.iter().all(|it| it.from < it.to && it.to <= steps));
    for query in ["", "?n=3", "?n=999999", "?moment=0&line=1", "?n=2&moment=0&line=99", "?moment=9999"] {
        assert_eq!(eva.get(&format!("{path}{query}")).await.status, 200, "{query}");
        assert_eq!(eva.get(&format!("{path}/parts{query}")).await.status, 200, "{query}");
    }
    for query in ["?n=x", "?n=-1", "?moment=x", "?moment=0&line=x"] {
        assert_eq!(eva.get(&format!("{path}{query}")).await.status, 400, "{query}");
    }
    let again = eva.post(&path, &[("n", "5")]).await;
    assert_eq!(again.location(), Some(format!("{path}?n=5").as_str()));
    assert!(!is_running(&mut eva, &id).await, "what is there is not computed again");
}

#[tokio::test]
async fn a_kept_review_outlives_the_server() {
    let server = TestServer::open().await;
    let (id, mut eva) = (finished(&server).await, Browser::at(&server));
    reviewed(&server, &mut eva, &id).await;
    let server = server.kill_and_reopen().await;
    eva.moves_to(&server);
    assert!(!is_running(&mut eva, &id).await);
    let played_on = eva.post(&format!("/t/{id}/play-on"), &[("moment", "0"), ("line", "1")]).await;
    assert!(played_on.table().is_some(), "its better lines are known: {}", played_on.status);
}

#[tokio::test]
async fn an_unreadable_review_is_computed_again() {
    let server = TestServer::open().await;
    let (id, mut eva) = (finished(&server).await, Browser::at(&server));
    server.store.save_review(&id, 1, "{\"of\":\"another release\"}").await.expect("it is kept");
    assert_eq!(eva.get(&format!("/t/{id}/review")).await.status, 200);
    reviewed(&server, &mut eva, &id).await;
}

#[tokio::test]
async fn a_review_that_is_given_up_leaves_nothing() {
    // No review here comes to its end by itself.
    let scripted = ScriptedBots::new(Behaviour::ThinksUntilStopped);
    let factory = Arc::new(scripted.clone());
    let server = TestServer::open_as(|it| it.bot_factory = factory).await;
    let (mut anna, mut borek, mut eva) = (Browser::at(&server), Browser::at(&server), Browser::at(&server));
    let me = Occupant::Guest { id: guest(&server, &mut anna).await, name: "Anna".to_owned() };
    let id = keep(&server, &*play_out(kind(), 2, 8), vec![me, bots(1).remove(0)]).await;
    let path = format!("/t/{id}/review");
    for (who, gives_up) in [("who sits there", true), ("who began it", false)] {
        assert_eq!(borek.post(&path, &[]).await.status, 303);
        until("it is begun", async || scripted.reviewing() == 1).await;
        assert!(is_running(&mut eva, &id).await, "{who}");
        assert_eq!(eva.post(&path, &[("stop", "1")]).await.status, 403, "a stranger may not");
        let ending = if gives_up { &mut anna } else { &mut borek };
        assert_eq!(ending.post(&path, &[("stop", "1")]).await.status, 303, "{who}");
        assert!(!is_running(&mut eva, &id).await, "{who}");
        until("nobody computes it", async || scripted.reviewing() == 0).await;
        assert_eq!(server.store.review(&id).await.expect("the store answers"), None);
    }
    assert_eq!(eva.post(&path, &[("stop", "1")]).await.status, 303, "there is nothing to give up");
}

#[tokio::test]
async fn a_running_game_is_not_reviewed() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let id = anna.open_table(&[("game", kind().name()), ("who1", "hot")]).await;
    let path = format!("/t/{id}/review");
    for page in
        [anna.get(&path).await, anna.get(&format!("{path}/parts?n=0")).await, anna.post(&path, &[]).await]
    {
        assert_eq!(page.table(), Some(id.clone()), "back to the table");
    }
    assert_eq!(server.store.review(&id).await.expect("the store answers"), None);
    for path in ["/t/abcdefghij/review", "/t/abcdefghij/review/parts"] {
        assert_eq!(anna.get(path).await.status, 404);
    }
}
