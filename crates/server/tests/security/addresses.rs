//! Limits by address count whom they should, whatever a proxy writes, and fail closed.

use std::time::Duration;

use patolli_server::Rate;

use crate::{browser::Browser, test_server::TestServer};

/// A server where three requests may come from one address, for a long time.
async fn narrow(behind_proxy: bool) -> TestServer {
    TestServer::open_as(|it| {
        it.behind_proxy = behind_proxy;
        it.limits.peer_requests = Rate { burst: 3, every: Duration::from_mins(10) };
    })
    .await
}

/// The number of five requests with these headers that are let in.
async fn admitted(server: &TestServer, headers: &[(&'static str, &str)]) -> usize {
    let mut browser = Browser::at(server);
    browser.headers = headers.iter().map(|(name, value)| (*name, (*value).to_owned())).collect();
    let mut admitted = 0;
    for _ in 0..5 {
        admitted += usize::from(browser.get("/healthz").await.status == 200);
    }
    admitted
}

#[tokio::test]
async fn an_address_with_a_port_is_that_address() {
    let server = narrow(true).await;
    assert_eq!(admitted(&server, &[("x-forwarded-for", "203.0.113.9:4711")]).await, 3);
    assert_eq!(admitted(&server, &[("x-forwarded-for", "203.0.113.9")]).await, 0, "the same one");
    assert_eq!(admitted(&server, &[("x-forwarded-for", "\"[2001:db8::1]:443\"")]).await, 3);
    assert_eq!(admitted(&server, &[("x-forwarded-for", "2001:db8::2")]).await, 0, "the same network");
    assert_eq!(admitted(&server, &[("x-forwarded-for", "::ffff:198.51.100.7")]).await, 3);
    assert_eq!(admitted(&server, &[("x-forwarded-for", "198.51.100.7:1")]).await, 0);
}

#[tokio::test]
async fn an_address_that_cannot_be_read_is_counted_and_not_spared() {
    let server = narrow(true).await;
    assert_eq!(admitted(&server, &[("x-forwarded-for", "unknown")]).await, 3);
    assert_eq!(admitted(&server, &[("x-forwarded-for", "127.0.0.1:x")]).await, 0, "all such are one client");
    assert_eq!(
        admitted(&server, &[("x-real-ip", "203.0.113.9")]).await,
        0,
        "and who names nobody where it counts"
    );
    assert_eq!(admitted(&server, &[]).await, 3, "behind a proxy nobody is on this machine");
    assert_eq!(admitted(&server, &[("x-forwarded-for", "127.0.0.1:567")]).await, 0, "not even if it says so");
}

#[tokio::test]
async fn a_local_proxy_that_nobody_mentioned_is_not_spared() {
    let server = narrow(false).await;
    assert_eq!(admitted(&server, &[]).await, 5, "a program on this machine");
    assert_eq!(admitted(&server, &[("x-real-ip", "203.0.113.9")]).await, 3);
    for header in ["x-forwarded-for", "forwarded", "via", "x-forwarded-proto"] {
        assert_eq!(
            admitted(&server, &[(header, "203.0.113.77")]).await,
            0,
            "{header}: all of them are one client"
        );
    }
    assert_eq!(admitted(&server, &[]).await, 5);
}
