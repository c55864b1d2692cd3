//! Tables go away: by their owner, by time, and damaged ones are shown as such.

use axum::http::Method;
use patolli_store::{ClosedBy, Occupant, Phase, Table, TableId};

use crate::{
    browser::Browser,
    test_server::{TestServer, kind, until},
};

const DAY: i64 = 24 * 60 * 60 * 1000;

/// The code that tells a socket that its table is gone.
const GONE: u16 = 4410;

#[tokio::test]
async fn the_owner_closes_a_table_that_has_not_started() {
    let server = TestServer::open().await;
    let (mut anna, mut borek) = (Browser::at(&server), Browser::at(&server));
    let fields =
        [("game", kind().name()), ("seats", "3"), ("who1", "open"), ("who2", "open"), ("listed", "on")];
    let id = anna.open_table(&fields).await;
    let close = format!("/t/{id}/close");
    assert_eq!(borek.post(&format!("/t/{id}/join"), &[]).await.status, 303);
    assert!(anna.get(&format!("/t/{id}")).await.body.contains(&close), "the button is on the page");
    assert!(!borek.get(&format!("/t/{id}")).await.body.contains(&close), "for nobody else");
    assert_eq!(borek.get(&close).await.status, 403);
    assert_eq!(borek.post(&close, &[]).await.status, 403);
    // Without script: a question, then a form.
    let question = anna.get(&close).await;
    assert!(question.status == 200 && question.body.contains(&format!("action=\"{close}\"")));
    assert_eq!(server.table(&id).await.closed(), None, "asking changes nothing");
    let (mut his, _) = borek.socket(&id).await;
    assert_eq!(anna.post(&close, &[]).await.location(), Some("/"));
    assert_eq!(his.closed().await, Some(GONE), "whoever looks at it is told");
    for browser in [&mut anna, &mut borek] {
        assert_eq!(browser.get(&format!("/t/{id}")).await.status, 410);
        assert!(!browser.get("/").await.body.contains(id.as_str()), "it is in no list");
    }
    assert_eq!(anna.post(&close, &[]).await.status, 410);
    assert_eq!(server.table(&id).await.closed().map(|it| it.by), Some(ClosedBy::Owner));
}

#[tokio::test]
async fn a_game_with_another_person_is_not_closed() {
    let server = TestServer::open().await;
    let (mut anna, mut borek) = (Browser::at(&server), Browser::at(&server));
    let fields = [("game", kind().name()), ("seats", "2"), ("who1", "open"), ("listed", "on")];
    let id = anna.open_table(&fields).await;
    assert_eq!(borek.post(&format!("/t/{id}/join"), &[]).await.status, 303);
    let page = anna.get(&format!("/t/{id}")).await;
    assert!(!page.body.contains(&format!("/t/{id}/close")));
    assert_eq!(anna.post(&format!("/t/{id}/close"), &[]).await.status, 409);
    assert_eq!(server.table(&id).await.closed(), None);
}

#[tokio::test]
async fn the_owner_closes_a_game_against_bots_over_the_api() {
    let server = TestServer::open().await;
    let (mut anna, mut borek) = (Browser::at(&server), Browser::at(&server));
    borek.get("/").await;
    let id = anna.open_table(&[("game", kind().name()), ("seats", "2"), ("who1", "bot:random")]).await;
    let close = format!("/api/tables/{id}/close");
    let refused = borek.ask(Method::POST, &close, String::new()).await;
    assert!(matches!(refused.status.as_u16(), 401 | 403), "{}", refused.status);
    let done = anna.ask(Method::POST, &close, String::new()).await;
    assert_eq!((done.status.as_u16(), done.body.as_str()), (200, r#"{"protocol":2,"closed":true}"#));
    let again = anna.ask(Method::POST, &close, String::new()).await;
    assert!(again.status == 410 && again.body.contains("\"closed\""), "{}", again.body);
    assert_eq!(anna.get(&format!("/t/{id}")).await.status, 410);
}

/// A table as it would be kept, that moved last `days` days ago.
async fn old_table(server: &TestServer, days: i64, change: impl FnOnce(&mut Table)) -> TableId {
    let mut anna = Browser::at(server);
    let id = anna.open_table(&[("game", kind().name()), ("seats", "2"), ("who1", "open")]).await;
    let mut whole = server.full_table(&id).await;
    whole.table.created -= days * DAY;
    whole.table.moved = whole.table.created;
    whole.table.attendance.touched = whole.table.created;
    change(&mut whole.table);
    server.store.replace(&whole).await.expect("it is kept");
    id
}

/// Abandoned tables filled the server for ever.
#[tokio::test]
async fn tables_of_400_days_ago_make_room_for_newcomers() {
    const TABLES: u32 = 6;
    let mut server = TestServer::open().await;
    let mut ids = Vec::new();
    for n in 0..TABLES {
        let change = |it: &mut Table| {
            if n % 2 == 0 {
                it.seats[1] = Occupant::Bot { bot: "random".to_owned() };
                (it.phase, it.to_move) = (Phase::Running, Some(0));
            }
        };
        ids.push(old_table(&server, 400, change).await);
    }
    let fresh = old_table(&server, 3, |_| {}).await;
    server.end().await;
    let server = server.reopen_as(|it| it.limits.tables = TABLES).await;
    until("there is room again", async || {
        let mut newcomer = Browser::at(&server);
        let fields = [("game", kind().name()), ("seats", "2"), ("who1", "bot:random")];
        newcomer.post("/new", &fields).await.status == 303
    })
    .await;
    for id in &ids {
        until("it is closed", async || {
            server.table(id).await.closed().map(|it| it.by) == Some(ClosedBy::Time)
        })
        .await;
        assert_eq!(Browser::at(&server).get(&format!("/t/{id}")).await.status, 410);
    }
    assert_eq!(server.table(&fresh).await.closed(), None);
}

#[tokio::test]
async fn a_log_that_was_changed_is_shown_as_damaged() {
    let mut server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let id = anna.open_table(&[("game", kind().name()), ("seats", "2"), ("who1", "bot:random")]).await;
    let page = anna.get(&format!("/t/{id}")).await;
    let choice = page.buttons().swap_remove(0);
    anna.decide(&id, &choice, page.version().expect("a version")).await;
    server.kill();
    // The decision is as legal as before, only at another time.
    let mut whole = server.full_table(&id).await;
    assert!(whole.log.iter().all(|it| it.digest.is_some()), "every entry has its digest");
    whole.log[0].at -= 1;
    server.store.replace(&whole).await.expect("it is kept");
    let server = server.reopen().await;
    anna.moves_to(&server);
    for path in ["", "/replay", "/score", "/record", "/review"] {
        let page = anna.get(&format!("/t/{id}{path}")).await;
        assert!(
            page.status == 409 && page.body.contains("This table cannot go on"),
            "{path}: {}",
            page.status
        );
    }
    assert_eq!(anna.get(&format!("/t/{id}/close")).await.status, 200, "its owner can still close it");
    assert_eq!(anna.post(&format!("/t/{id}/close"), &[]).await.status, 303);
    assert_eq!(anna.get(&format!("/t/{id}")).await.status, 410);
}
