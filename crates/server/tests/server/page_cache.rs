//! Rules, replay and score are drawn once, and no reader gets what only another may see.

use axum::http::{Method, header};
use patolli_catalog::games;
use patolli_store::Occupant;

use crate::{
    browser::{Browser, Page},
    finished::{bots, guest, keep, play_out},
    test_server::{TestServer, kind},
};

/// Number of times a page was drawn.
async fn drawn(browser: &mut Browser, page: &str) -> u32 {
    let metrics = browser.get("/metrics").await.body;
    let line = format!("patolli_pages_drawn_total{{page=\"{page}\"}} ");
    metrics.lines().find_map(|it| it.strip_prefix(&line)?.parse().ok()).unwrap_or_default()
}

fn tag(page: &Page) -> String {
    page.headers[header::ETAG].to_str().expect("a tag").to_owned()
}

/// Asks as a browser does that has the page already.
async fn ask_again(browser: &mut Browser, path: &str, tag: String) -> Page {
    browser.headers.push(("if-none-match", tag));
    let page = browser.ask(Method::GET, path, String::new()).await;
    browser.headers.pop();
    page
}

#[tokio::test]
async fn a_page_is_drawn_once_for_all_and_bears_the_name_of_each() {
    let server = TestServer::open().await;
    let (mut anna, mut borek, mut eva) = (Browser::at(&server), Browser::at(&server), Browser::at(&server));
    anna.post("/name", &[("name", "Anna <&> \"A\"")]).await;
    borek.post("/name", &[("name", "Borek")]).await;
    let id = keep(&server, &*play_out(kind(), 2, 3), bots(2)).await;
    let pages = [
        ("rules", format!("/rules/{}", kind().name())),
        ("aid", format!("/aid/{}", kind().name())),
        ("replay", format!("/t/{id}/replay?n=3")),
        ("score", format!("/t/{id}/score")),
    ];
    for (page, path) in pages {
        let hers = anna.get(&path).await;
        let his = borek.get(&path).await;
        assert_eq!((hers.status.as_u16(), his.status.as_u16()), (200, 200));
        assert!(
            hers.body.contains("value=\"Anna &lt;&amp;&gt; &quot;A&quot;\"") && !hers.body.contains("Borek"),
            "{path}"
        );
        assert!(his.body.contains("value=\"Borek\"") && !his.body.contains("Anna"), "{path}");
        assert_eq!(hers.body.replace("Anna &lt;&amp;&gt; &quot;A&quot;", "Borek"), his.body);
        let nameless = eva.get(&path).await.body;
        assert!(!nameless.contains("Anna") && !nameless.contains("Borek") && !nameless.contains('\u{1e}'));
        for _ in 0..5 {
            assert_eq!(anna.get(&path).await.body, hers.body);
        }
        assert_eq!(drawn(&mut eva, page).await, 2, "{path}: once with a name and once without");
        assert_ne!(tag(&hers), tag(&his));
    }
}

#[tokio::test]
async fn a_browser_that_has_the_page_is_sent_nothing() {
    let server = TestServer::open().await;
    let (mut anna, mut borek) = (Browser::at(&server), Browser::at(&server));
    anna.post("/name", &[("name", "Anna")]).await;
    let id = keep(&server, &*play_out(kind(), 2, 3), bots(2)).await;
    for path in [
        format!("/rules/{}", kind().name()),
        format!("/t/{id}/replay?n=3"),
        format!("/t/{id}/score"),
        format!("/t/{id}/moment/3"),
    ] {
        let page = anna.get(&path).await;
        let vary = page.headers[header::VARY].to_str().expect("words").to_lowercase();
        assert!(
            ["cookie", "accept-language", "accept-encoding"].iter().all(|it| vary.contains(it)),
            "{vary}"
        );
        assert_eq!(page.headers[header::CACHE_CONTROL], "private, no-cache");
        let again = ask_again(&mut anna, &path, tag(&page)).await;
        assert_eq!(
            (again.status.as_u16(), again.body.as_str(), tag(&again)),
            (304, "", tag(&page)),
            "{path}"
        );
        if !path.contains("moment") {
            assert_eq!(ask_again(&mut borek, &path, tag(&page)).await.status, 200, "it is not his");
        }
        for (what, value) in [("lang", "cs"), ("theme", "dark")] {
            anna.post(&format!("/{what}"), &[(what, value), ("back", "/")]).await;
            let other = ask_again(&mut anna, &path, tag(&page)).await;
            assert_eq!(other.status, 200, "{path} in another {what}");
            anna.post("/lang", &[("lang", "en"), ("back", "/")]).await;
            anna.post("/theme", &[("theme", "system"), ("back", "/")]).await;
        }
    }
}

#[tokio::test]
async fn who_sits_at_the_table_sees_another_page_than_who_watches() {
    let server = TestServer::open().await;
    let (mut anna, mut eva) = (Browser::at(&server), Browser::at(&server));
    let me = Occupant::Guest { id: guest(&server, &mut anna).await, name: "Anna".to_owned() };
    let id = keep(&server, &*play_out(kind(), 2, 3), vec![me, bots(1).remove(0)]).await;
    let score = format!("/t/{id}/score");
    let (hers, others) = (anna.get(&score).await.body, eva.get(&score).await.body);
    assert!(hers.contains("/rematch") && !others.contains("/rematch"));
    assert_eq!(anna.get(&score).await.body, hers);
    assert_eq!(eva.get(&score).await.body, others);
}

#[tokio::test]
async fn what_changes_is_drawn_anew_and_secrets_are_kept_by_nobody() {
    let server = TestServer::open().await;
    for game in games() {
        let mut anna = Browser::at(&server);
        let id =
            anna.open_table(&[("game", game.name()), ("seats", "2"), ("who0", "me"), ("who1", "hot")]).await;
        let path = format!("/t/{id}/replay?n=0");
        let before = anna.get(&path).await;
        if server.mirror(&id).await.has_secrets() {
            assert_eq!(before.headers[header::CACHE_CONTROL], "no-store");
            assert!(!before.headers.contains_key(header::ETAG));
        }
        let page = anna.get(&format!("/t/{id}")).await;
        if let (Some(choice), Some(version)) = (page.buttons().pop(), page.version()) {
            assert_eq!(anna.decide(&id, &choice, version).await.status, 303);
            assert_ne!(anna.get(&path).await.body, before.body, "the game is longer now");
        }
    }
}

#[tokio::test]
async fn whatever_the_address_adds_it_is_the_same_page() {
    let server = TestServer::open().await;
    let mut eva = Browser::at(&server);
    for n in 0..20 {
        assert_eq!(eva.get(&format!("/rules/{}?n={n}", kind().name())).await.status, 200);
    }
    assert_eq!(drawn(&mut eva, "rules").await, 1);
}

#[tokio::test]
async fn packed_and_plain_are_the_same_page() {
    let server = TestServer::open().await;
    let mut eva = Browser::at(&server);
    let path = format!("/rules/{}", kind().name());
    let plain = eva.get(&path).await;
    assert!(!plain.headers.contains_key(header::CONTENT_ENCODING));
    eva.headers.push(("accept-encoding", "gzip".to_owned()));
    let packed = eva.get(&path).await;
    assert_eq!(packed.headers[header::CONTENT_ENCODING], "gzip");
    assert_eq!(tag(&packed), tag(&plain));
    let length: usize =
        packed.headers[header::CONTENT_LENGTH].to_str().expect("words").parse().expect("a number");
    assert!(length * 3 < plain.body.len());
}
