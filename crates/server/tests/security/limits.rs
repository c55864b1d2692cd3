//! Too much is answered with 413, 414, 429 or 431, and ordinary play never is.

use std::time::Duration;

use futures_util::future::join_all;
use patolli_catalog::{Lang, Localizer};
use patolli_server::{LimitConfig, Rate};
use patolli_store::TableId;

use crate::{
    browser::{Browser, Page},
    raw,
    test_server::{TestServer, kind, until},
};

/// A server with other limits, which hold for this machine, too.
async fn limited(choose: impl FnOnce(&mut LimitConfig)) -> TestServer {
    TestServer::open_as(|it| {
        it.limits.spare_loopback = false;
        choose(&mut it.limits);
    })
    .await
}

/// A rate that admits `burst`, and no more for a long time.
fn only(burst: u32) -> Rate {
    Rate { burst, every: Duration::from_mins(10) }
}

async fn table(browser: &mut Browser) -> TableId {
    browser.open_table(&FIELDS).await
}

const FIELDS: [(&str, &str); 4] = [("game", "tikal"), ("seats", "2"), ("who1", "hot"), ("name1", "Borek")];

fn assert_too_much(page: &Page, what: &str) {
    assert_eq!(page.status, 429, "{what}");
    let wait = page.headers["retry-after"].to_str().expect("text").parse::<u32>();
    assert!(wait.is_ok_and(|it| it > 0), "{what}: how long to wait");
}

#[tokio::test]
async fn bodies_have_a_limit() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    for length in [64 * 1024, 80_000] {
        assert_eq!(anna.post("/name", &[("name", &"x".repeat(length))]).await.status, 413, "{length}");
    }
    let id = table(&mut anna).await;
    for path in [format!("/t/{id}/do"), format!("/api/tables/{id}/join"), "/new".to_owned()] {
        let page = anna.post(&path, &[("do", &"x".repeat(70_000))]).await;
        assert_eq!(page.status, 413, "{path}");
    }
    let head = "POST /name HTTP/1.1\r\nhost: here\r\ntransfer-encoding: chunked\r\n\
                content-type: application/x-www-form-urlencoded\r\n\r\n";
    let chunk = format!("4000\r\n{}\r\n", "x".repeat(0x4000));
    let answer = raw::ask(server.address, format!("{head}{}", chunk.repeat(5))).await;
    assert_eq!(raw::status(&answer), Some(413), "what is not announced is counted");
}

#[tokio::test]
async fn headers_have_a_limit() {
    let server = TestServer::open().await;
    let get = |path: &str, more: &str| {
        raw::ask(
            server.address,
            format!("GET {path} HTTP/1.1\r\nhost: here\r\nconnection: close\r\n{more}\r\n"),
        )
    };
    let long = get("/", &format!("x-long: {}\r\n", "x".repeat(150_000))).await;
    // A client that still sends when the answer comes may miss it.
    assert!(matches!(raw::status(&long), Some(431) | None), "{long}");
    let many = get("/", &"x-many: x\r\n".repeat(150)).await;
    assert_eq!(raw::status(&many), Some(431));
    let path = get(&format!("/{}", "x".repeat(70_000)), "").await;
    assert!(matches!(raw::status(&path), Some(414 | 431) | None), "{path}");
    assert_eq!(raw::status(&get("/healthz", &format!("x-fits: {}\r\n", "x".repeat(4_000))).await), Some(200));
}

#[tokio::test]
async fn requests_from_one_address_have_a_limit() {
    let server = limited(|it| it.peer_requests = only(5)).await;
    let mut anna = Browser::at(&server);
    for _ in 0..5 {
        assert_eq!(anna.get("/healthz").await.status, 200);
    }
    for lang in Lang::ALL {
        let mut other = Browser::at(&server);
        other.headers =
            vec![("accept-language", lang.tag().to_owned()), ("x-forwarded-for", "192.0.2.7".to_owned())];
        let page = other.get("/").await;
        assert_too_much(&page, "a client that names another address");
        assert!(
            page.body.contains(&Localizer::for_game(lang, "ui").text("failure-too-often")),
            "{}",
            page.body
        );
    }
    let answer = anna.get("/api/tables/abcdefghij").await;
    assert_too_much(&answer, "a program");
    assert!(answer.body.contains("\"busy\""), "{}", answer.body);
}

#[tokio::test]
async fn a_proxy_says_whose_requests_they_are() {
    let server = TestServer::open_as(|it| {
        it.behind_proxy = true;
        it.limits.peer_requests = only(3);
    })
    .await;
    let mut anna = Browser::at(&server);
    for _ in 0..3 {
        anna.headers = vec![("x-forwarded-for", "203.0.113.1".to_owned())];
        assert_eq!(anna.get("/healthz").await.status, 200);
    }
    assert_too_much(&anna.get("/healthz").await, "the same client");
    anna.headers = vec![("x-forwarded-for", "198.51.100.9, 203.0.113.1".to_owned())];
    assert_too_much(&anna.get("/healthz").await, "the same client, who names another first");
    anna.headers = vec![("x-forwarded-for", "203.0.113.2".to_owned())];
    assert_eq!(anna.get("/healthz").await.status, 200, "another one");
    anna.headers = vec![("x-forwarded-for", "2001:db8::1".to_owned())];
    for _ in 0..3 {
        assert_eq!(anna.get("/healthz").await.status, 200);
    }
    anna.headers = vec![("x-forwarded-for", "2001:db8::2".to_owned())];
    assert_too_much(&anna.get("/healthz").await, "the same network");
}

#[tokio::test]
async fn requests_of_one_guest_have_a_limit_wherever_they_come_from() {
    let server = TestServer::open_as(|it| {
        it.behind_proxy = true;
        it.limits.guest_requests = only(4);
    })
    .await;
    let mut anna = Browser::at(&server);
    anna.headers = vec![("x-forwarded-for", "203.0.113.1".to_owned())];
    anna.post("/name", &[("name", "Anna")]).await;
    let mut statuses = Vec::new();
    for n in 0..5 {
        anna.headers = vec![("x-forwarded-for", format!("203.0.113.{n}"))];
        statuses.push(anna.get("/").await.status.as_u16());
    }
    assert_eq!(statuses, [200, 200, 200, 200, 429]);
    let mut borek = Browser::at(&server);
    borek.headers = vec![("x-forwarded-for", "203.0.113.1".to_owned())];
    assert_eq!(borek.get("/").await.status, 200);
}

#[tokio::test]
async fn open_pages_have_limits() {
    let server = limited(|it| (it.guest_sockets, it.peer_sockets, it.sockets) = (2, 3, 4)).await;
    let (mut anna, mut borek) = (Browser::at(&server), Browser::at(&server));
    let (id, his) = (table(&mut anna).await, table(&mut borek).await);
    let first = anna.socket(&id).await;
    let second = anna.socket(&id).await;
    assert!(anna.try_socket(&id).await.is_err(), "a guest has two");
    let third = borek.socket(&his).await;
    assert!(borek.try_socket(&his).await.is_err(), "an address has three");
    drop((first, second, third));
    until("places are free again", async || anna.try_socket(&id).await.is_ok()).await;
    let answer = open_pages(&server, &id).await;
    assert_too_much(&answer, "the answer says it");
}

/// The answer to the last of many clients that open a socket.
async fn open_pages(server: &TestServer, id: &TableId) -> Page {
    let mut held = Vec::new();
    until("all places are taken", async || {
        held.extend(Browser::at(server).try_socket(id).await.ok());
        held.len() == 3
    })
    .await;
    let mut late = Browser::at(server);
    late.headers = vec![
        ("connection", "upgrade".to_owned()),
        ("upgrade", "websocket".to_owned()),
        ("sec-websocket-version", "13".to_owned()),
        ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==".to_owned()),
    ];
    late.get(&format!("/t/{id}/ws")).await
}

#[tokio::test]
async fn all_open_pages_together_have_a_limit() {
    let server = TestServer::open_as(|it| it.limits.sockets = 2).await;
    let mut anna = Browser::at(&server);
    let id = table(&mut anna).await;
    let _held = (anna.socket(&id).await, anna.socket(&id).await);
    assert!(Browser::at(&server).try_socket(&id).await.is_err());
    assert_eq!(anna.get(&format!("/t/{id}")).await.status, 200, "pages without script still come");
}

#[tokio::test]
async fn tables_of_one_guest_have_a_limit() {
    let server = limited(|it| it.guest_tables = 2).await;
    let (mut anna, mut borek) = (Browser::at(&server), Browser::at(&server));
    table(&mut anna).await;
    table(&mut anna).await;
    assert_too_much(&anna.post("/new", &FIELDS).await, "the form");
    assert_too_much(&anna.post("/play", &[("game", kind().name())]).await, "the quick way");
    table(&mut borek).await;
}

#[tokio::test]
async fn new_tables_from_one_address_have_a_limit() {
    let server = limited(|it| it.peer_tables = only(3)).await;
    for _ in 0..3 {
        table(&mut Browser::at(&server)).await;
    }
    assert_too_much(&Browser::at(&server).post("/new", &FIELDS).await, "a fresh guest is no way around");
}

#[tokio::test]
async fn all_tables_together_have_a_limit() {
    let server = limited(|it| it.tables = 3).await;
    for _ in 0..3 {
        table(&mut Browser::at(&server)).await;
    }
    assert_too_much(&Browser::at(&server).post("/new", &FIELDS).await, "the fourth");
    let server = server.kill_and_reopen().await;
    table(&mut Browser::at(&server)).await;
}

#[tokio::test]
async fn connections_from_one_address_have_a_limit() {
    let server = limited(|it| it.peer_connections = 3).await;
    let mut held = Vec::new();
    for _ in 0..3 {
        let mut raw = raw::Raw::to(server.address).await;
        raw.say("GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n").await;
        raw.until("ok\n").await;
        held.push(raw);
    }
    let answer = raw::ask(server.address, "GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n").await;
    assert_eq!(answer, "", "the fourth is hung up on");
    held.pop();
    until("there is a place again", async || {
        let request = "GET /healthz HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n";
        raw::status(&raw::ask(server.address, request).await) == Some(200)
    })
    .await;
}

/// Twelve people behind one address, each with a table page of all its files, three sockets and some
/// decisions.
#[tokio::test]
async fn a_club_behind_one_address_meets_no_limit() {
    let server = limited(|_| {}).await;
    let people = join_all((0..12).map(async |_| {
        let mut person = Browser::at(&server);
        let id = table(&mut person).await;
        let mut sockets = Vec::new();
        for _ in 0..3 {
            assert_eq!(person.get("/").await.status, 200);
            for asset in patolli_web::assets::assets() {
                assert_eq!(person.get(&format!("/assets/{}", asset.name)).await.status, 200);
            }
            sockets.push(person.socket(&id).await);
        }
        for _ in 0..10 {
            let page = person.get(&format!("/t/{id}")).await;
            let (choice, version) = (page.buttons().swap_remove(0), page.version().expect("a form"));
            assert_eq!(person.decide(&id, &choice, version).await.status, 303);
        }
    }));
    people.await;
}
