//! Requests name the host that is ours, if the operator says which that is.

use patolli_catalog::{Lang, Localizer};

use crate::{raw, test_server::TestServer};

async fn asked(server: &TestServer, path: &str, host: &str) -> String {
    let request = format!("GET {path} HTTP/1.1\r\n{host}connection: close\r\n\r\n");
    raw::ask(server.address, request).await
}

#[tokio::test]
async fn another_host_is_answered_in_words() {
    let server = TestServer::open_as(|it| it.public_url = Some("https://play.example.org".to_owned())).await;
    for host in ["play.example.org", "PLAY.example.ORG:443", "127.0.0.1:7272", "localhost", "[::1]:80"] {
        let answer = asked(&server, "/", &format!("host: {host}\r\n")).await;
        assert_eq!(raw::status(&answer), Some(200), "{host}");
    }
    for host in [
        "evil.example",
        "play.example.org:8443",
        "play.example.org.evil.example",
        "10.0.0.1",
        "[2001:db8::1]",
    ] {
        let answer = asked(&server, "/", &format!("host: {host}\r\n")).await;
        assert_eq!(raw::status(&answer), Some(421), "{host}");
        assert!(answer.contains(&Localizer::for_game(Lang::En, "ui").text("failure-wrong-host")), "{answer}");
        assert!(!answer.contains("evil.example"), "it is not repeated");
        for path in ["/healthz", "/readyz"] {
            let answer = asked(&server, path, &format!("host: {host}\r\n")).await;
            assert_eq!(raw::status(&answer), Some(200), "{path} for {host}");
        }
    }
    let whole = asked(&server, "http://evil.example/", "host: play.example.org\r\n").await;
    assert_eq!(raw::status(&whole), Some(421), "what stands in the address counts, too");
}

#[tokio::test]
async fn without_a_public_address_every_host_is_ours() {
    let server = TestServer::open().await;
    for host in ["games", "192.168.1.5:7272"] {
        assert_eq!(
            raw::status(&asked(&server, "/", &format!("host: {host}\r\n")).await),
            Some(200),
            "{host}"
        );
    }
}

#[tokio::test]
async fn numbers_are_not_told_to_a_proxy_that_leaves_no_trace() {
    let server = TestServer::open_as(|it| it.public_url = Some("https://play.example.org".to_owned())).await;
    let told = asked(&server, "/metrics", "host: play.example.org\r\n").await;
    assert_eq!(raw::status(&told), Some(404), "people use this name");
    assert_eq!(raw::status(&asked(&server, "/metrics", "host: 127.0.0.1\r\n").await), Some(200));
}
