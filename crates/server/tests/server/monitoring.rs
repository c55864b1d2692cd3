//! Monitoring: ids of requests, metrics, signs of life.

use std::collections::HashSet;

use sqlx::{Connection as _, Executor as _, SqliteConnection, sqlite::SqliteConnectOptions};

use crate::{
    browser::{Browser, Page},
    test_server::{PATIENCE, TestServer, kind, until},
};

fn request_id(page: &Page) -> String {
    page.headers["x-request-id"].to_str().expect("text").to_owned()
}

/// The value of a line of the numbers.
fn number(text: &str, line: &str) -> Option<f64> {
    text.lines().find_map(|it| it.strip_prefix(line)?.trim().parse().ok())
}

#[tokio::test]
async fn every_answer_has_an_id_of_its_own() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let mut seen = HashSet::new();
    for path in ["/", "/nowhere", "/t/abcdefghij", "/healthz", "/api/tables/abcdefghij"] {
        for _ in 0..2 {
            assert!(seen.insert(request_id(&anna.get(path).await)), "{path}");
        }
    }
    assert!(seen.insert(request_id(&anna.post("/name", &[("name", "")]).await)));
    anna.headers.push(("x-request-id", "from-outside".to_owned()));
    assert_ne!(request_id(&anna.get("/").await), "from-outside", "clients choose no ids");
}

#[tokio::test]
async fn a_proxy_may_choose_the_id() {
    let server = TestServer::open_as(|it| it.behind_proxy = true).await;
    let mut anna = Browser::at(&server);
    anna.headers.push(("x-request-id", "0a-Bc7".to_owned()));
    assert_eq!(request_id(&anna.get("/").await), "0a-Bc7");
    for odd in ["a b", "<b>", &"x".repeat(65)] {
        anna.headers = vec![("x-request-id", odd.to_owned())];
        assert_ne!(request_id(&anna.get("/").await), odd);
    }
}

#[tokio::test]
async fn what_happens_is_counted() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let id = anna.open_table(&[("game", kind().name()), ("seats", "2"), ("who1", "bot:greedy")]).await;
    let (_socket, _) = anna.socket(&id).await;
    let page = anna.get(&format!("/t/{id}")).await;
    assert_eq!(anna.decide(&id, "nonsense", page.version().expect("a form")).await.status, 422);
    // Turn by turn, until the bot had one, too.
    until("the bot decides", async || {
        let page = anna.get(&format!("/t/{id}")).await;
        if let (Some(choice), Some(version)) = (page.buttons().pop(), page.version()) {
            anna.decide(&id, &choice, version).await;
        }
        let text = anna.get("/metrics").await.body;
        number(&text, "patolli_decisions_total{by=\"bot\",outcome=\"accepted\"}").is_some()
    })
    .await;
    let text = anna.get("/metrics").await.body;
    let at_least = |line: &str, least: f64| {
        let found = number(&text, line);
        assert!(found >= Some(least), "{line}: {found:?} in\n{text}");
    };
    at_least("patolli_decisions_total{by=\"person\",outcome=\"accepted\"}", 1.0);
    at_least("patolli_decisions_total{by=\"person\",outcome=\"refused\"}", 1.0);
    at_least("patolli_decision_seconds_count", 2.0);
    at_least("patolli_request_seconds_count{method=\"GET\",route=\"/t/{id}\",status=\"200\"}", 1.0);
    at_least("patolli_request_seconds_count{method=\"POST\",route=\"/t/{id}/do\",status=\"422\"}", 1.0);
    at_least("patolli_tables_live", 1.0);
    at_least("patolli_tables_created_total", 1.0);
    at_least("patolli_sockets_open", 1.0);
    at_least("patolli_connections_open", 1.0);
    at_least("patolli_bots_waiting", 0.0);
    at_least("patolli_bots_thinking", 0.0);
    at_least("patolli_thinking_seconds_count{rank=\"glance\"}", 1.0);
    at_least("patolli_store_write_seconds_count{what=\"append\",outcome=\"done\"}", 2.0);
    at_least("patolli_store_write_entries_count", 2.0);
    at_least("patolli_store_commits_total", 1.0);
    assert!(!text.contains(id.as_str()), "no table is named");
    assert!(text.ends_with("# EOF\n"));
}

#[tokio::test]
async fn numbers_are_for_the_operator() {
    let server = TestServer::open().await;
    let mut here = Browser::at(&server);
    assert_eq!(here.get("/metrics").await.status, 200);
    for through in [
        "x-forwarded-for",
        "forwarded",
        "via",
        "x-real-ip",
        "x-forwarded-proto",
        "x-client-ip",
        "cf-connecting-ip",
    ] {
        here.headers = vec![(through, "127.0.0.1".to_owned())];
        assert_eq!(here.get("/metrics").await.status, 404, "{through}: a proxy asks for somebody else");
    }
}

#[tokio::test]
async fn numbers_can_have_an_address_of_their_own() {
    let server = TestServer::open_as(|it| it.metrics_listen = Some(([127, 0, 0, 1], 0).into())).await;
    let mut here = Browser::at(&server);
    assert_eq!(here.get("/metrics").await.status, 404, "not beside the pages");
    let mut there = Browser::at(&server);
    there.moves_to_address(server.watching.expect("it listens there, too"));
    assert!(there.get("/metrics").await.body.contains("patolli_tables_live 0"));
    assert_eq!(there.get("/healthz").await.body, "ok\n");
    assert_eq!(there.get("/readyz").await.body, "ready\n");
    assert_eq!(there.get("/").await.status, 404, "no pages beside the numbers");
}

/// Waits until the operator is told so: on a busy machine, a store that needs its time passes for one that
/// does nothing.
async fn is_told(browser: &mut Browser, status: u16, words: &str) {
    until(words, async || {
        let page = browser.get("/readyz").await;
        page.status == status && page.body == words
    })
    .await;
}

#[tokio::test]
async fn a_server_without_its_store_is_alive_but_not_ready() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    is_told(&mut anna, 200, "ready\n").await;
    let options = SqliteConnectOptions::new().filename(server.file()).busy_timeout(PATIENCE);
    let mut other = SqliteConnection::connect_with(&options).await.expect("the database opens");
    other.execute("BEGIN IMMEDIATE").await.expect("it is free");
    is_told(&mut anna, 503, "the store cannot be written\n").await;
    other.execute("ALTER TABLE tables RENAME TO hidden").await.expect("it can be renamed");
    other.execute("COMMIT").await.expect("nobody else writes");
    is_told(&mut anna, 503, "the store cannot be read\n").await;
    assert_eq!(anna.get("/healthz").await.status, 200);
    other.execute("ALTER TABLE hidden RENAME TO tables").await.expect("it can be renamed back");
    until("it is ready again", async || anna.get("/readyz").await.status == 200).await;
}
