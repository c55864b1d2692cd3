//! Those whom an operator banned.

use patolli_store::{Ban, BanKind};

use crate::{
    browser::Browser,
    test_server::{TestServer, kind, until},
};

fn ban(kind: BanKind, key: &str, until: Option<i64>) -> Ban {
    Ban { kind, key: key.to_owned(), until, why: "spam".to_owned(), made: 0 }
}

#[tokio::test]
async fn the_computer_plays_for_whoever_is_banned_and_they_can_only_read() {
    let server = TestServer::open().await;
    let (mut anna, mut borek) = (Browser::at(&server), Browser::at(&server));
    let fields = [("game", kind().name()), ("seats", "2"), ("who1", "open"), ("listed", "on")];
    let id = anna.open_table(&fields).await;
    assert_eq!(borek.post(&format!("/t/{id}/join"), &[]).await.status, 303);
    let guest = server.table(&id).await.owner;
    // 2100 has no need for this server.
    let far = 4_102_444_800_000;
    server.store.ban(&ban(BanKind::Guest, guest.as_str(), Some(far))).await.expect("it is kept");
    until("the computer plays for her", async || {
        server.table(&id).await.attendance.seat(0).away.as_deref() == Some("left")
    })
    .await;
    for path in ["/new", "/play", &format!("/t/{id}/do"), &format!("/t/{id}/back"), "/name"] {
        let refused = anna.post(path, &[]).await;
        assert_eq!(refused.status, 403, "{path}");
        assert!(refused.body.contains("You cannot play on this server until 2100-01-01"), "{path}");
    }
    assert_eq!(anna.get(&format!("/t/{id}")).await.status, 200, "she may look");
    assert_eq!(anna.post("/lang", &[("lang", "cs")]).await.status, 303);
    assert_ne!(borek.post(&format!("/t/{id}/leave"), &[]).await.status, 403, "others go on");
    server.store.lift_ban(BanKind::Guest, guest.as_str()).await.expect("it is lifted");
    until("she is welcome again", async || anna.post(&format!("/t/{id}/back"), &[]).await.status == 303)
        .await;
}

#[tokio::test]
async fn an_account_and_a_network_are_banned_by_name() {
    let server = TestServer::open_as(|it| it.behind_proxy = true).await;
    let mut anna = Browser::at(&server);
    anna.headers.push(("x-forwarded-for", "203.0.113.7".to_owned()));
    let made = anna.post("/account/new", &[("name", "Anna"), ("password", "a long password")]).await;
    assert_eq!(made.status, 303);
    let mut borek = Browser::at(&server);
    borek.headers.push(("x-forwarded-for", "198.51.100.7".to_owned()));
    server.store.ban(&ban(BanKind::Account, "anna", None)).await.expect("it is kept");
    until("the account is banned", async || anna.post("/play", &[]).await.status == 403).await;
    assert_ne!(borek.post("/play", &[]).await.status, 403);
    server.store.ban(&ban(BanKind::Network, "198.51.100.0/24", None)).await.expect("it is kept");
    until("the network is banned", async || borek.post("/play", &[]).await.status == 403).await;
    let sign_up = borek.post("/account/new", &[("name", "Bo"), ("password", "a long password")]).await;
    assert_eq!(sign_up.status, 403);
    assert_eq!(anna.post("/account/sign-out", &[]).await.status, 303, "she may still take her leave");
}
