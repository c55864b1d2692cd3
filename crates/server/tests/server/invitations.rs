//! Invitations by the name of an account.

use patolli_store::TableId;

use crate::{
    browser::Browser,
    test_server::{TestServer, kind},
};

async fn account(server: &TestServer, name: &str) -> Browser {
    let mut browser = Browser::at(server);
    let made = browser.post("/account/new", &[("name", name), ("password", "a long password")]).await;
    assert_eq!(made.status, 303, "{}", made.body);
    browser
}

/// An open table for two that is not listed.
async fn open_table(browser: &mut Browser) -> TableId {
    browser.open_table(&[("game", kind().name()), ("seats", "2"), ("who1", "open")]).await
}

async fn invite(browser: &mut Browser, id: &TableId, name: &str) -> u16 {
    browser.post(&format!("/t/{id}/invite-name"), &[("name", name)]).await.status.as_u16()
}

#[tokio::test]
async fn who_is_invited_by_name_finds_it_in_the_lobby_and_sits_down() {
    let server = TestServer::open().await;
    let (mut anna, mut zofie) = (account(&server, "Anna").await, account(&server, "Žofie").await);
    let id = open_table(&mut anna).await;
    let unasked = zofie.post(&format!("/t/{id}/join"), &[]).await;
    assert_eq!(unasked.status, 403, "it is not listed");
    assert_eq!(invite(&mut anna, &id, " žofie ").await, 303);
    let lobby = zofie.get("/").await.body;
    assert!(lobby.contains("Anna invites you") && lobby.contains(id.as_str()), "{lobby}");
    assert!(!anna.get("/").await.body.contains("invites you"));
    assert_eq!(zofie.post(&format!("/t/{id}/join"), &[]).await.status, 303);
    assert!(!zofie.get("/").await.body.contains("invites you"));
    assert_eq!(invite(&mut anna, &id, "Žofie").await, 409, "it has begun");
}

#[tokio::test]
async fn the_answer_does_not_tell_whether_there_is_an_account() {
    let server = TestServer::open().await;
    let (mut anna, _borek) = (account(&server, "Anna").await, account(&server, "Bořek").await);
    let id = open_table(&mut anna).await;
    let mut told = Vec::new();
    for name in ["Bořek", "Nobody", "Bořek", "Anna", "<b>", ""] {
        let sent = anna.post(&format!("/t/{id}/invite-name"), &[("name", name)]).await;
        let page = anna.get(sent.location().expect("it leads back")).await;
        assert!(page.body.contains("If there is an account of this name"), "{}", page.body);
        told.push((sent.status, sent.location().map(str::to_owned), sent.body, page.body.len()));
    }
    assert!(told.windows(2).all(|it| it[0] == it[1]), "{told:?}");
    assert!(!anna.get(&format!("/t/{id}")).await.body.contains("If there is an account"));
}

#[tokio::test]
async fn whoever_declines_is_not_asked_again_and_nobody_is_told() {
    let server = TestServer::open().await;
    let (mut anna, mut borek) = (account(&server, "Anna").await, account(&server, "Bořek").await);
    let id = open_table(&mut anna).await;
    invite(&mut anna, &id, "Bořek").await;
    let before = anna.get(&format!("/t/{id}")).await.body;
    assert_eq!(borek.post(&format!("/t/{id}/decline"), &[]).await.location(), Some("/"));
    assert_eq!(anna.get(&format!("/t/{id}")).await.body, before);
    invite(&mut anna, &id, "Bořek").await;
    assert!(!borek.get("/").await.body.contains("invites you"));
    assert_eq!(borek.post(&format!("/t/{id}/join"), &[]).await.status, 403);
}

#[tokio::test]
async fn only_the_owner_invites_and_only_so_often() {
    let server = TestServer::open().await;
    let (mut anna, mut borek) = (account(&server, "Anna").await, account(&server, "Bořek").await);
    let id = open_table(&mut anna).await;
    assert_eq!(invite(&mut borek, &id, "Anna").await, 403);
    for n in 0..10 {
        assert_eq!(invite(&mut anna, &id, &format!("Guest {n}")).await, 303);
    }
    assert_eq!(invite(&mut anna, &id, "Bořek").await, 429);
    assert!(!borek.get("/").await.body.contains("invites you"));
}
