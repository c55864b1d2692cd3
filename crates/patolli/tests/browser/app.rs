//! The pages as an app: installed, without a connection, with calls.

use serde_json::{Value, json};

use crate::{
    browser::Browser,
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
    deliver(&browser, &origin, &call.to_string()).await;
    shown(&browser, "Your turn · Tikal|with Bořek|abc|/t/abc").await;
    // Another one about the same table takes its place.
    let call =
        json!({ "title": "Game over · Tikal", "text": "", "url": "/t/abc", "table": "abc", "tables": 0 });
    deliver(&browser, &origin, &call.to_string()).await;
    shown(&browser, "Game over · Tikal||abc|/t/abc").await;
    // Nonsense is no reason to be silent: browsers want something to be shown.
    deliver(&browser, &origin, "{nonsense").await;
    shown(&browser, "Game over · Tikal||abc|/t/abc\npatolli||tables|/").await;
    assert_eq!(browser.console_errors().await, [""; 0]);
}

/// Delivers a push to the first service worker of the browser.
async fn deliver(browser: &Browser, origin: &str, data: &str) {
    let push = json!({ "origin": origin, "registrationId": "0", "data": data });
    assert_eq!(browser.devtools("ServiceWorker.deliverPushMessage", push).await, json!({}));
}

/// Waits until these notifications are shown, in any order.
async fn shown(browser: &Browser, expected: &str) {
    let lines = "navigator.serviceWorker.ready.then((it) => it.getNotifications()).then((all) => {
        const lines = all.map((it) => [it.title, it.body, it.tag, it.data].join('|'));
        window.shown = lines.sort().join('\\n');
    })";
    let expected: Value = json!(expected);
    browser.until("the call is shown", &format!("({lines}, window.shown === {expected})")).await;
}
