//! No address leads to a file of the machine.

use crate::{
    browser::Browser,
    raw,
    test_server::{TestServer, kind},
};

/// Ways up, as they are written and as they are coded.
const UP: [&str; 7] = ["../", "..%2f", "%2e%2e/", "%2e%2e%2f", "..\\", "..%5c", "....//"];

#[tokio::test]
async fn no_way_up_leads_anywhere() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let id = anna.open_table(&[("game", kind().name()), ("who1", "hot")]).await;
    let targets = ["etc/passwd", "Cargo.toml", "patolli.db", "proc/self/environ"];
    let areas = ["/assets/", "/rules/", "/", "/i/", &format!("/t/{id}/"), &format!("/t/{id}/moment/")];
    for area in areas {
        for up in UP {
            for target in targets {
                let path = format!("{area}{}{target}", up.repeat(6));
                let request = format!("GET {path} HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n");
                let answer = raw::ask(server.address, request).await;
                let status = raw::status(&answer);
                assert!(matches!(status, Some(400 | 404)), "{path}: {status:?}");
                for secret in ["root:", "[package]", "SQLite format", "PATH="] {
                    assert!(!answer.contains(secret), "{path} shows {secret}");
                }
            }
        }
    }
}

#[tokio::test]
async fn odd_requests_are_answered_or_hung_up_on() {
    let server = TestServer::open().await;
    for request in [
        "GET http://evil.example/ HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n",
        "GET /\0 HTTP/1.1\r\nhost: here\r\n\r\n",
        "GET /%00 HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n",
        "CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n",
        "TRACE / HTTP/1.1\r\nhost: here\r\ncookie: guest=secret\r\nconnection: close\r\n\r\n",
        "GET / HTTP/1.1\r\nhost: here\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
        "POST /name HTTP/1.1\r\nhost: here\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nname=a",
        "\r\n\r\n\r\nnonsense\r\n\r\n",
        "\u{16}\u{3}\u{1}\u{2}\0\u{1}\0\u{1}",
    ] {
        let mut client = raw::Raw::to(server.address).await;
        client.say(request).await;
        client.say("\r\n\r\n").await;
        // Whatever it is, the next one is served.
        drop(client);
        assert_eq!(Browser::at(&server).get("/healthz").await.status, 200, "{request:?}");
    }
    let trace = raw::ask(
        server.address,
        "TRACE / HTTP/1.1\r\nhost: here\r\nx-token: abc\r\nconnection: close\r\n\r\n",
    );
    assert!(!trace.await.contains("x-token"), "nothing is echoed");
}
