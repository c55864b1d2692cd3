//! Headers that protect the reader, on every answer.

use std::time::Duration;

use axum::http::{HeaderMap, Method};
use patolli_server::Rate;

use crate::{
    browser::Browser,
    routes,
    test_server::{TestServer, kind},
};

fn assert_protected(headers: &HeaderMap, what: &str) {
    let text = |name: &str| headers.get(name).map(|it| it.to_str().expect("text")).unwrap_or_default();
    let policy = text("content-security-policy");
    for part in [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ] {
        assert!(policy.contains(part), "{what}: {policy}");
    }
    // The app needs these two, and no other source was opened for it.
    assert!(policy.contains("manifest-src 'self'; worker-src 'self';"), "{what}: {policy}");
    assert_eq!(policy.matches("-src").count(), 8, "{what}: {policy}");
    assert!(!policy.contains("unsafe") && !policy.contains('*'), "{what}: {policy}");
    assert_eq!(text("x-content-type-options"), "nosniff", "{what}");
    assert_eq!(text("x-frame-options"), "DENY", "{what}");
    assert_eq!(text("referrer-policy"), "same-origin", "{what}");
    assert_eq!(text("cross-origin-opener-policy"), "same-origin", "{what}");
    assert_eq!(text("cross-origin-resource-policy"), "same-origin", "{what}");
    assert!(text("permissions-policy").contains("camera=()"), "{what}");
    assert!(!text("cache-control").is_empty() && !text("x-request-id").is_empty(), "{what}");
    for name in ["server", "x-powered-by", "access-control-allow-origin"] {
        assert!(!headers.contains_key(name), "{what}: {name}");
    }
}

#[tokio::test]
async fn every_answer_is_protected() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let id = anna.open_table(&[("game", kind().name()), ("who1", "hot")]).await;
    for (method, path) in routes::all(&id) {
        let what = format!("{method} {path}");
        let page = anna.ask(method, &path, String::new()).await;
        assert!(!page.status.is_server_error(), "{what}: {}", page.status);
        assert_protected(&page.headers, &what);
    }
    for method in [Method::PUT, Method::DELETE, Method::OPTIONS, Method::HEAD] {
        let page = anna.ask(method.clone(), "/", String::new()).await;
        assert_protected(&page.headers, method.as_str());
    }
}

/// What the service worker may keep is the same for everybody.
#[tokio::test]
async fn the_files_of_the_app_tell_nothing_about_the_reader() {
    let server = TestServer::open().await;
    let (mut anna, mut nobody) = (Browser::at(&server), Browser::at(&server));
    anna.post("/name", &[("name", "Anna Secret")]).await;
    anna.post("/lang", &[("lang", "cs")]).await;
    for path in ["/manifest.webmanifest", "/sw.js", "/offline", "/apple-touch-icon.png"] {
        let (hers, theirs) = (anna.get(path).await, nobody.get(path).await);
        assert_eq!((hers.status.as_u16(), &hers.body), (200, &theirs.body), "{path}");
    }
    assert!(!anna.get("/sw.js").await.body.contains("\"ASSETS\""), "the list of assets is filled in");
}

#[tokio::test]
async fn refusals_are_protected_too() {
    let server = TestServer::open_as(|it| {
        it.limits.spare_loopback = false;
        // On a slow machine the next one is earned before the last one is asked for.
        it.limits.peer_requests = Rate { burst: 3, every: Duration::from_mins(10) };
        it.limits.body = 10;
    })
    .await;
    let mut anna = Browser::at(&server);
    for status in [413, 404, 404, 429] {
        let page = match status {
            413 => anna.post("/name", &[("name", "longer than ten")]).await,
            _ => anna.get("/nowhere").await,
        };
        assert_eq!(page.status, status);
        assert_protected(&page.headers, &status.to_string());
    }
}

#[tokio::test]
async fn what_a_seat_alone_may_see_is_kept_nowhere() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let id = anna.open_table(&[("game", "tzolkin"), ("set-tribes", "on"), ("who1", "bot:random")]).await;
    for path in ["", "?text=1", "/replay?n=0", "/moment/0"] {
        let page = anna.get(&format!("/t/{id}{path}")).await;
        assert_eq!(page.headers["cache-control"], "no-store", "{path}");
    }
    assert_eq!(anna.get("/").await.headers["cache-control"], "private, no-cache");
}
