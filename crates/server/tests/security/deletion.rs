//! A person deletes the account: its seats cannot be opened again, and its name leaves every table.

use axum::http::header;
use patolli_catalog::{Lang, Localizer};
use patolli_store::{Occupant, TableId};

use crate::{
    browser::{Browser, Page},
    cluster::Cluster,
    test_server::{TestServer, kind},
};

const PASSWORD: &str = "correct horse";

async fn delete(browser: &mut Browser, password: &str) -> Page {
    browser.post("/account/delete", &[("name", "Anna"), ("present", password)]).await
}

/// A table of two people, the cookie with which it was opened, and the browser of the account that was made then.
async fn anna(server: &TestServer) -> (Browser, Browser, TableId) {
    let mut anna = Browser::at(server);
    anna.post("/name", &[("name", "Anna")]).await;
    let fields = [("game", kind().name()), ("seats", "2"), ("who1", "open"), ("listed", "on")];
    let id = anna.open_table(&fields).await;
    let mut borek = Browser::at(server);
    borek.post("/name", &[("name", "Borek")]).await;
    assert_eq!(borek.post(&format!("/t/{id}/join"), &[]).await.status, 303);
    let cookie = anna.cookie("guest").expect("she is known").to_owned();
    let mut before = Browser::at(server);
    before.headers = vec![("cookie", format!("guest={cookie}"))];
    assert_eq!(anna.post("/account/new", &[("name", "Anna"), ("password", PASSWORD)]).await.status, 303);
    (anna, before, id)
}

/// Asserts that this browser acts for no seat of the table.
async fn assert_nobody(server: &TestServer, browser: &mut Browser, id: &TableId, what: &str) {
    let choice = server.mirror(id).await.choices().swap_remove(0).notation;
    let version = u32::try_from(server.log(id).await.len()).expect("a short game");
    assert_eq!(browser.decide(id, &choice, version).await.status, 403, "{what}");
    assert!(!browser.get("/account/data").await.body.contains(id.as_str()), "{what}");
}

async fn is_deleted_for_good(server: &TestServer) {
    let (mut anna, mut before, id) = anna(server).await;
    let alone = anna.open_table(&[("game", kind().name()), ("seats", "2"), ("who1", "hot")]).await;
    let mut elsewhere = Browser::at(server);
    elsewhere.post("/account/sign-in", &[("name", "Anna"), ("password", PASSWORD)]).await;
    assert_eq!(delete(&mut anna, "not the right one").await.status, 403);
    let unnamed = anna.post("/account/delete", &[("name", "Ana"), ("present", PASSWORD)]).await;
    assert_eq!(unnamed.status, 403, "the name is typed, too");
    assert!(
        server.store.account("Anna").await.expect("the store answers").is_some(),
        "not by a wrong password"
    );
    assert_eq!(delete(&mut Browser::at(server), PASSWORD).await.status, 403, "a stranger has none");
    let data = anna.get("/account/data").await.body;
    assert!(
        data.contains(id.as_str()) && data.contains(alone.as_str()) && !data.contains("argon2"),
        "{data}"
    );

    let page = delete(&mut anna, PASSWORD).await;
    assert_eq!((page.status.as_u16(), page.location()), (303, Some("/account?done=deleted")));
    assert!(page.headers.contains_key(header::SET_COOKIE));
    assert_eq!(server.store.accounts().await.expect("the store answers"), []);
    let log = server.log(&id).await;
    assert!(
        log.iter().any(|it| it.seat == 0 && it.notation == "@away gone"),
        "the computer plays on: {log:?}"
    );
    assert_eq!(
        server.store.table(&alone).await.expect("the store answers"),
        None,
        "nobody else played there"
    );
    assert_nobody(server, &mut anna, &id, "the browser that deleted it").await;
    assert_nobody(server, &mut elsewhere, &id, "another one that was signed in").await;
    assert_nobody(server, &mut before, &id, "a cookie from before the account").await;
    let seats = server.table(&id).await.seats;
    assert!(matches!(&seats[0], Occupant::Guest { name, .. } if name.is_empty()), "{seats:?}");
    let page = Browser::at(server).get(&format!("/t/{id}")).await;
    assert!(page.body.contains("Deleted account") && !page.body.contains("Anna"), "her name has left");
    let page = elsewhere.post("/account/sign-in", &[("name", "Anna"), ("password", PASSWORD)]).await;
    assert_eq!(page.status, 403, "there is no such account");
    assert_eq!(Browser::at(server).post("/name", &[("name", "Anna")]).await.status, 303, "the name is free");
}

#[tokio::test]
async fn a_deleted_account_lets_nobody_in() {
    is_deleted_for_good(&TestServer::open().await).await;
}

#[tokio::test]
async fn a_deleted_account_lets_nobody_in_on_postgres_either() {
    let cluster = Cluster::start();
    let database = cluster.database();
    is_deleted_for_good(&TestServer::open_as(|it| it.database = Some(database)).await).await;
}

#[tokio::test]
async fn deleting_is_explained_in_every_language() {
    let server = TestServer::open().await;
    let (mut anna, ..) = anna(&server).await;
    for lang in Lang::ALL {
        anna.headers = vec![("accept-language", lang.tag().to_owned())];
        let words = Localizer::for_game(lang, "ui");
        let page = anna.get("/account").await;
        assert!(page.body.contains(&words.text("account-delete-about")), "{}", lang.tag());
        let page = delete(&mut anna, "wrong").await;
        assert!(page.body.contains(&words.text("account-wrong-present")), "{}", lang.tag());
    }
    delete(&mut anna, PASSWORD).await;
    let page = anna.get("/account?done=deleted").await;
    assert!(page.body.contains(&Localizer::for_game(Lang::Pl, "ui").text("account-done-deleted")));
}

#[tokio::test]
async fn tries_to_delete_are_counted_like_those_to_sign_in() {
    let server = TestServer::open_as(|it| {
        it.limits.spare_loopback = false;
        it.limits.name_sign_ins =
            patolli_server::Rate { burst: 3, every: std::time::Duration::from_mins(10) };
    })
    .await;
    let (mut anna, ..) = anna(&server).await;
    for _ in 0..3 {
        assert_eq!(delete(&mut anna, "wrong").await.status, 403);
    }
    assert_eq!(delete(&mut anna, PASSWORD).await.status, 429);
}

#[tokio::test]
async fn a_guest_is_forgotten_without_an_account() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    anna.post("/name", &[("name", "Anna")]).await;
    let fields = [("game", kind().name()), ("seats", "2"), ("who1", "open"), ("listed", "on")];
    let open = anna.open_table(&fields).await;
    let page = anna.post("/account/forget", &[]).await;
    assert_eq!((page.status.as_u16(), page.location()), (303, Some("/account?done=forgotten")));
    assert_eq!(server.store.table(&open).await.expect("the store answers"), None);
    assert_eq!(Browser::at(&server).post("/account/forget", &[]).await.status, 403);
}

#[tokio::test]
async fn seats_of_a_guest_come_along_when_they_sign_in() {
    let server = TestServer::open().await;
    let (_, _, shared) = anna(&server).await;
    let mut guest = Browser::at(&server);
    guest.post("/name", &[("name", "Guest Anna")]).await;
    let id = guest.open_table(&[("game", kind().name()), ("seats", "2"), ("who1", "hot")]).await;
    let page = guest.post("/account/sign-in", &[("name", "Anna"), ("password", PASSWORD)]).await;
    let on = page.location().expect("a way on").to_owned();
    let offer = on.strip_prefix("/account?merge=").unwrap_or_else(|| panic!("{on}"));
    assert!(guest.get(&on).await.body.contains("Take them along"));
    let mut stranger = Browser::at(&server);
    stranger.post("/account/new", &[("name", "Borek"), ("password", PASSWORD)]).await;
    assert_eq!(stranger.post("/account/merge", &[("offer", offer), ("take", "yes")]).await.status, 403);
    assert_eq!(guest.post("/account/merge", &[("offer", offer), ("take", "yes")]).await.status, 303);
    let choice = server.mirror(&id).await.choices().swap_remove(0).notation;
    assert_eq!(guest.decide(&id, &choice, 0).await.status, 303, "it is her seat now");
    assert!(guest.get("/account/data").await.body.contains(shared.as_str()));
}
