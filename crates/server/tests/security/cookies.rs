//! Cookies and tokens: their properties, and that they cannot be forged.

use axum::http::{Method, header};
use patolli_store::{Occupant, TableId};

use crate::{
    browser::{Browser, Page},
    test_server::{TestServer, kind},
};

async fn table(anna: &mut Browser) -> TableId {
    anna.open_table(&[("game", kind().name()), ("seats", "2"), ("who1", "hot")]).await
}

/// The attributes of a cookie.
fn set_cookie(page: &Page) -> String {
    page.headers[header::SET_COOKIE].to_str().expect("text").to_owned()
}

/// A browser that shows this cookie and no other.
fn showing(server: &TestServer, cookie: &str) -> Browser {
    let mut browser = Browser::at(server);
    browser.headers = vec![("cookie", format!("guest={cookie}"))];
    browser
}

/// The same text with another character at a place.
fn altered(text: &str, at: usize) -> String {
    let other = if text.as_bytes()[at] == b'A' { "B" } else { "A" };
    format!("{}{other}{}", &text[..at], &text[at + 1..])
}

#[tokio::test]
async fn a_changed_cookie_is_nobodys() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let id = table(&mut anna).await;
    let choice = server.mirror(&id).await.choices().swap_remove(0).notation;
    let cookie = anna.cookie("guest").expect("she has one").to_owned();
    assert!(cookie.is_ascii());
    for at in 0..cookie.len() {
        let mut thief = showing(&server, &altered(&cookie, at));
        let page = thief.decide(&id, &choice, 0).await;
        assert_eq!(page.status, 403, "letter {at}");
    }
    for forged in [&cookie[..cookie.len() - 1], "", "x", &cookie[44..], &format!("{cookie}x")] {
        assert_eq!(showing(&server, forged).decide(&id, &choice, 0).await.status, 403, "{forged}");
    }
    assert_eq!(server.log(&id).await.len(), 0);
    assert_eq!(showing(&server, &cookie).decide(&id, &choice, 0).await.status, 303, "the true one is hers");
}

#[tokio::test]
async fn knowing_who_sits_there_is_not_enough() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let id = table(&mut anna).await;
    let Occupant::Guest { id: guest, .. } = server.table(&id).await.seats[0].clone() else {
        panic!("she sits")
    };
    for made_up in [format!("{guest}."), format!("{guest}.Anna"), format!("{}{guest}.", "A".repeat(44))] {
        assert_eq!(showing(&server, &made_up).decide(&id, "end", 0).await.status, 403, "{made_up}");
    }
    let pages = [anna.get("/").await.body, Browser::at(&server).get(&format!("/t/{id}")).await.body];
    assert!(pages.iter().all(|it| !it.contains(guest.as_str())), "and nobody is told who");
}

#[tokio::test]
async fn a_cookie_of_another_server_is_nobodys() {
    let (server, other) = (TestServer::open().await, TestServer::open().await);
    let (mut anna, mut elsewhere) = (Browser::at(&server), Browser::at(&other));
    let id = table(&mut anna).await;
    table(&mut elsewhere).await;
    let foreign = elsewhere.cookie("guest").expect("it has one").to_owned();
    assert_eq!(showing(&server, &foreign).decide(&id, "end", 0).await.status, 403);
}

#[tokio::test]
async fn scripts_and_other_sites_do_not_get_the_cookies() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let id = anna.open_table(&[("game", kind().name()), ("seats", "2"), ("who1", "open")]).await;
    let invite = server.table(&id).await.invite;
    let pages = [
        anna.post("/name", &[("name", "Anna")]).await,
        anna.post("/lang", &[("lang", "cs")]).await,
        anna.post("/theme", &[("theme", "dark")]).await,
        anna.get(&format!("/i/{id}{invite}")).await,
    ];
    for page in &pages {
        let cookie = set_cookie(page);
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
        assert!(!cookie.contains("Secure") && !cookie.contains("Domain="), "{cookie}");
    }
    assert!(set_cookie(&pages[3]).contains(&format!("Path=/t/{id}")), "an invitation is for its table");
}

#[tokio::test]
async fn cookies_travel_encrypted_only_where_the_server_is_reached_so() {
    let secure = async |server: &TestServer, headers: &[(&'static str, &str)]| {
        let mut anna = Browser::at(server);
        anna.headers = headers.iter().map(|it| (it.0, it.1.to_owned())).collect();
        set_cookie(&anna.post("/name", &[("name", "Anna")]).await).contains("Secure")
    };
    let claim = [("x-forwarded-proto", "https")];
    let plain = TestServer::open().await;
    assert!(!secure(&plain, &[]).await);
    assert!(!secure(&plain, &claim).await, "a client's word is not enough");
    let proxied = TestServer::open_as(|it| it.behind_proxy = true).await;
    assert!(secure(&proxied, &claim).await);
    assert!(!secure(&proxied, &[("x-forwarded-proto", "http")]).await);
    let public = TestServer::open_as(|it| it.public_url = Some("https://play.example".to_owned())).await;
    assert!(secure(&public, &[]).await);
}

#[tokio::test]
async fn tokens_of_programs_hold_for_one_seat_of_one_table() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let fields = [("game", kind().name()), ("seats", "2"), ("who1", "open"), ("listed", "on")];
    let (id, other) = (anna.open_table(&fields).await, anna.open_table(&fields).await);
    let token = join(&server, &id).await;
    let elsewhere = join(&server, &other).await;
    let cookie = anna.cookie("guest").expect("she has one").to_owned();
    let changed = altered(&token, 3);
    for wrong in ["", "x", &elsewhere, &cookie, &changed, &token[1..]] {
        assert_eq!(look(&server, &id, &[("authorization", format!("Bearer {wrong}"))]).await, 401, "{wrong}");
    }
    assert_eq!(look(&server, &id, &[]).await, 401, "no token");
    assert_eq!(
        look(&server, &id, &[("cookie", format!("guest={cookie}"))]).await,
        401,
        "cookies do not count"
    );
    assert_eq!(look(&server, &id, &[("authorization", format!("Basic {token}"))]).await, 401);
    assert_eq!(look(&server, &id, &[("authorization", format!("Bearer {token}"))]).await, 200);
    let mut thief = showing(&server, &token);
    assert_eq!(thief.decide(&id, "end", 0).await.status, 403, "a token is no cookie");
}

async fn join(server: &TestServer, id: &TableId) -> String {
    let mut program = Browser::at(server);
    let body = r#"{"name":"Program"}"#.to_owned();
    let page = program.ask(Method::POST, &format!("/api/tables/{id}/join"), body).await;
    assert_eq!(page.status, 200, "{}", page.body);
    let answer: serde_json::Value = serde_json::from_str(&page.body).expect("JSON");
    answer["token"].as_str().expect("a token").to_owned()
}

async fn look(server: &TestServer, id: &TableId, headers: &[(&'static str, String)]) -> u16 {
    let mut program = Browser::at(server);
    program.headers = headers.to_vec();
    let page = program.get(&format!("/api/tables/{id}")).await;
    assert!(page.status != 401 || page.headers.contains_key(header::WWW_AUTHENTICATE));
    page.status.as_u16()
}
