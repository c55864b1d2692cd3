//! Slow clients do not hold up others, and are disconnected.

use std::time::Duration;

use patolli_store::TableId;
use serde_json::json;
use tokio::time::sleep;

use crate::{
    browser::Browser,
    raw::{Raw, ask, status},
    test_server::{TestServer, kind, until},
};

async fn table(browser: &mut Browser) -> TableId {
    browser.open_table(&[("game", kind().name()), ("seats", "2"), ("who1", "hot")]).await
}

#[tokio::test]
async fn who_does_not_finish_the_headers_is_hung_up_on() {
    let server = TestServer::open_as(|it| it.limits.header_time = Duration::from_millis(300)).await;
    let mut slow = Vec::new();
    for start in ["", "GET", "GET / HTTP/1.1\r\nhost: here\r\n", "POST /name HTTP/1.1\r\nx"] {
        let mut raw = Raw::to(server.address).await;
        raw.say(start).await;
        slow.push(raw);
    }
    until("others are served meanwhile", async || {
        // This one may be slow, too, on a busy machine.
        Browser::at(&server).try_get("/").await.is_some_and(|it| it.status == 200)
    })
    .await;
    for mut raw in slow {
        let answer = raw.rest().await;
        assert!(matches!(status(&answer), None | Some(408)), "{answer}");
    }
}

#[tokio::test]
async fn who_is_idle_between_requests_is_hung_up_on() {
    let server = TestServer::open_as(|it| it.limits.header_time = Duration::from_millis(300)).await;
    until("one answer, then the end", async || {
        // A client that does not ask in time is told so, or nothing.
        let answer = ask(server.address, "GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n").await;
        let is_late = matches!(status(&answer), None | Some(408));
        assert!(is_late || answer.ends_with("ok\n"), "{answer}");
        !is_late
    })
    .await;
}

#[tokio::test]
async fn who_does_not_finish_the_body_is_told_so() {
    let server = TestServer::open_as(|it| it.limits.body_time = Duration::from_millis(300)).await;
    let mut slow = Raw::to(server.address).await;
    slow.say(
        "POST /name HTTP/1.1\r\nhost: here\r\ncontent-length: 9\r\nconnection: close\r\n\
         content-type: application/x-www-form-urlencoded\r\n\r\nname",
    )
    .await;
    let answer = slow.rest().await;
    assert_eq!(status(&answer), Some(408), "{answer}");
}

#[tokio::test]
async fn a_socket_that_does_not_read_is_dropped_and_holds_up_nobody() {
    let server = TestServer::open_as(|it| it.limits.write_time = Duration::from_millis(500)).await;
    let mut anna = Browser::at(&server);
    let id = table(&mut anna).await;
    let (mut playing, _) = anna.socket(&id).await;
    let mut deaf = Raw::narrow(server.address).await;
    deaf.upgrade(&format!("/t/{id}/ws"), "lang=en").await;
    until("both are open", async || sockets(&mut anna).await == 2).await;
    // Each time the whole page is sent, until nothing more fits between here and there.
    for _ in 0..40 {
        deaf.frame(r#"{"version":9999}"#).await;
    }
    for _ in 0..5 {
        let page = anna.get(&format!("/t/{id}")).await;
        let (choice, version) = (page.buttons().swap_remove(0), page.version().expect("a form"));
        playing.say(&json!({ "do": choice, "version": version })).await;
        playing.hear_until(|it| it["version"].as_u64() > Some(u64::from(version))).await;
    }
    until("the deaf one is let go", async || {
        for _ in 0..8 {
            deaf.frame(r#"{"version":9999}"#).await;
        }
        sleep(Duration::from_millis(200)).await;
        sockets(&mut anna).await == 1
    })
    .await;
    drop(deaf);
}

/// Number of open sockets.
async fn sockets(browser: &mut Browser) -> u32 {
    let text = browser.get("/metrics").await.body;
    let line = text.lines().find_map(|it| it.strip_prefix("patolli_sockets_open "));
    line.and_then(|it| it.parse().ok()).expect("it is counted")
}

#[tokio::test]
async fn a_page_that_nobody_reads_is_given_up() {
    let server = TestServer::open_as(|it| it.limits.write_time = Duration::from_millis(500)).await;
    let mut anna = Browser::at(&server);
    let id = table(&mut anna).await;
    let mut deaf = Raw::narrow(server.address).await;
    // Far more than the buffers between here and there hold.
    for _ in 0..400 {
        deaf.say(format!("GET /t/{id} HTTP/1.1\r\nhost: here\r\n\r\n")).await;
    }
    until("only hers is left", async || {
        let text = anna.get("/metrics").await.body;
        text.contains("patolli_connections_open 1\n")
    })
    .await;
    drop(deaf);
}
