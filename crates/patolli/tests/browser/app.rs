//! The pages as an app: installed, without a connection, with calls.

use std::time::Instant;

use serde_json::json;
use tokio::time::sleep;

use crate::{
    browser::{Browser, POLL_INTERVAL, TIMEOUT},
    driver::Driver,
    server::{BotPause, ServerProcess},
};

/// Waits until the service worker is at work.
async fn ready(browser: &Browser) {
    browser.until("the service worker is there", "navigator.serviceWorker.controller").await;
}

/// Paths of everything that the service worker keeps.
async fn kept(browser: &Browser) -> Vec<String> {
    let script = "return caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name))))
        .then((all) => Promise.all(all.map((it) => it.keys())))
        .then((all) => all.flat().map((it) => new URL(it.url).pathname))";
    serde_json::from_value(browser.execute(script).await).expect("paths")
}

/// By the browser's own judgement.
#[tokio::test]
async fn the_pages_can_be_installed() {
    let (server, driver) = (ServerProcess::start(1), Driver::start());
    let browser = driver.browser().await;
    browser.open(&server.url("/?app")).await;
    ready(&browser).await;
    let manifest = browser.devtools("Page.getAppManifest", json!({})).await;
    assert_eq!(manifest["errors"], json!([]), "{manifest}");
    assert_eq!(manifest["url"], server.url("/manifest.webmanifest"));
    let wrong = browser.devtools("Page.getInstallabilityErrors", json!({})).await;
    assert_eq!(wrong["installabilityErrors"], json!([]), "{wrong}");
    assert_eq!(browser.console_errors().await, [""; 0]);
}

#[tokio::test]
async fn without_a_connection_a_page_says_so_and_nothing_else_is_kept() {
    let (mut server, driver) = (ServerProcess::start_to_kill(1, BotPause::None), Driver::start());
    let browser = driver.browser().await;
    browser.open(&server.url("/")).await;
    ready(&browser).await;
    // These pass through the service worker.
    for path in ["/account", "/new", "/rules/tikal"] {
        browser.open(&server.url(path)).await;
    }
    server.kill();
    browser.open(&server.url("/account")).await;
    browser.until("it is said", "document.body.innerText.includes('No connection')").await;
    assert!(browser.holds("document.body.innerText.includes('Bez připojení')").await);
    assert!(browser.holds("getComputedStyle(document.querySelector('.card')).padding !== '0px'").await);
    let kept = kept(&browser).await;
    assert!(kept.iter().all(|it| it == "/offline" || it.starts_with("/assets/")), "{kept:?}");
    assert!(kept.iter().any(|it| it.contains(".js")), "scripts are kept, too: {kept:?}");
    server.start_again();
    browser.click_through("main a.btn").await;
    browser.until("the page is back", "document.querySelector(\"form[action='/account/new']\")").await;
}

#[tokio::test]
async fn a_call_is_shown() {
    let (server, driver) = (ServerProcess::start(1), Driver::start());
    let browser = driver.browser().await;
    let origin = server.url("");
    let allowed = json!({ "origin": origin, "permissions": ["notifications"] });
    browser.devtools("Browser.grantPermissions", allowed).await;
    browser.open(&server.url("/")).await;
    ready(&browser).await;
    browser.devtools("ServiceWorker.enable", json!({})).await;
    let call = json!({
        "title": "Your turn · Tikal", "text": "with Bořek", "url": "https://play.example/t/abc",
        "table": "abc", "tables": 2,
    });
    let shows = async |call: &str, expected| deliver_until(&browser, &origin, call, expected).await;
    shows(&call.to_string(), "Your turn · Tikal|with Bořek|abc|/t/abc").await;
    // Another one about the same table takes its place.
    let call =
        json!({ "title": "Game over · Tikal", "text": "", "url": "/t/abc", "table": "abc", "tables": 0 });
    shows(&call.to_string(), "Game over · Tikal||abc|/t/abc").await;
    // Nonsense is no reason to be silent: browsers want something to be shown.
    shows("{nonsense", "Game over · Tikal||abc|/t/abc\npatolli||tables|/").await;
    assert_eq!(browser.console_errors().await, [""; 0]);
}

/// Delivers a push to the first service worker of the browser until these notifications are shown, in any order. One that
/// comes while the worker is being started may be lost; another one about the same takes its place.
async fn deliver_until(browser: &Browser, origin: &str, data: &str, expected: &str) {
    let lines = "return navigator.serviceWorker.ready.then((it) => it.getNotifications()).then((all) =>
        all.map((it) => [it.title, it.body, it.tag, it.data].join('|')).sort().join('\\n'))";
    let deadline = Instant::now() + TIMEOUT;
    let push = json!({ "origin": origin, "registrationId": "0", "data": data });
    loop {
        assert_eq!(browser.devtools("ServiceWorker.deliverPushMessage", push.clone()).await, json!({}));
        for _ in 0..40 {
            let shown = browser.execute(lines).await;
            if shown == json!(expected) {
                return;
            }
            assert!(Instant::now() < deadline, "{shown} is shown instead of {expected}");
            sleep(POLL_INTERVAL).await;
        }
    }
}
