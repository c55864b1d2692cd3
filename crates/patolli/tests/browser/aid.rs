//! The player aid: over the table by key and by finger, as a page, without script, and on paper.

use serde_json::{Value, json};

use crate::{
    browser::{Browser, ESCAPE},
    driver::Driver,
    positions::FormTable,
    server::ServerProcess,
};

const GAMES: [&str; 3] = ["tikal", "tzolkin", "teotihuacan"];
const LANGUAGES: [&str; 3] = ["en", "cs", "pl"];
/// What is shown of each game, with as much as its options can add.
const PAGES: [&str; 4] = [
    "/aid/tikal?auction=on",
    "/aid/tzolkin",
    "/aid/tzolkin?seats=2&tribes=on&prophecies=on&buildings=on&quick=on",
    "/aid/teotihuacan?seats=1",
];

/// A table of a game that is being played.
fn table(server: &ServerProcess, game: &str) -> FormTable {
    FormTable::open(server, game, &["me", "hot"], &[])
}

#[tokio::test]
async fn the_aid_opens_by_key_fits_the_screen_and_gives_the_focus_back() {
    let (server, driver) = (ServerProcess::start(1), Driver::start());
    let browser = driver.browser().await;
    for game in GAMES {
        let quick = table(&server, game);
        browser.set_cookie(&server.url("/"), "guest", quick.client.guest_cookie()).await;
        for (lang, theme) in LANGUAGES.into_iter().zip(["light", "dark", "light"]) {
            browser.set_cookie(&server.url("/"), "lang", lang).await;
            browser.set_cookie(&server.url("/"), "theme", theme).await;
            browser.resize(1440, 900).await;
            open_table(&browser, &server.url(&quick.path)).await;
            check_sheet(&browser, &format!("{game} {lang}")).await;
        }
    }
}

async fn open_table(browser: &Browser, url: &str) {
    browser.open(url).await;
    browser.until("the page is live", "document.getElementById('table').classList.contains('live')").await;
}

async fn check_sheet(browser: &Browser, name: &str) {
    browser.execute("document.querySelector('.top .help').focus()").await;
    browser.press(&['?']).await;
    browser.until("the aid", "document.getElementById('aid').open").await;
    let rest = "const it = document.querySelector('#aid .aid-content');
        return [it.scrollHeight - it.clientHeight, it.scrollWidth - it.clientWidth]";
    let rest = browser.execute(rest).await;
    browser.screenshot(&format!("aid {name}")).await;
    assert_eq!(rest, json!([0, 0]), "{name}: nothing of it is out of sight");
    browser.press(&[ESCAPE]).await;
    browser.until("the aid is closed", "!document.getElementById('aid').open").await;
    assert!(browser.holds("document.activeElement.matches('.top .help')").await, "{name}");
}

#[tokio::test]
async fn the_key_closes_the_aid_which_leads_to_the_keys() {
    let (server, driver) = (ServerProcess::start(1), Driver::start());
    let browser = driver.browser().await;
    let quick = table(&server, "tikal");
    browser.set_cookie(&server.url("/"), "guest", quick.client.guest_cookie()).await;
    open_table(&browser, &server.url(&quick.path)).await;
    browser.press(&['?']).await;
    browser.until("the aid", "document.getElementById('aid').open").await;
    browser.click("#aid [data-open=keys]").await;
    browser.until("the keys", "document.getElementById('keys').open").await;
    browser.press(&[ESCAPE]).await;
    browser
        .until("only the aid", "!document.getElementById('keys').open && document.getElementById('aid').open")
        .await;
    browser.press(&['?']).await;
    browser.until("neither", "!document.getElementById('aid').open").await;
}

#[tokio::test]
async fn without_script_the_aid_is_a_page() {
    let (server, driver) = (ServerProcess::start(1), Driver::start());
    let browser = driver.browser_without_script().await;
    for page in PAGES {
        browser.open(&server.url(page)).await;
        assert!(browser.count(".aid section").await > 8, "{page}");
    }
}

#[tokio::test]
async fn the_aid_fits_one_sheet_of_paper() {
    let (server, driver) = (ServerProcess::start(1), Driver::start());
    let browser = driver.browser().await;
    for page in PAGES {
        for lang in LANGUAGES {
            browser.set_cookie(&server.url("/"), "lang", lang).await;
            browser.open(&server.url(page)).await;
            let wishes = json!({ "preferCSSPageSize": true, "printBackground": false });
            let printed = browser.devtools("Page.printToPDF", wishes).await;
            assert_eq!(pages_of(&printed), 1, "{page} {lang}");
        }
    }
}

/// Number of pages of a PDF in base64; Chromium leaves the objects of its pages readable.
fn pages_of(printed: &Value) -> usize {
    let data = printed["data"].as_str().expect("a document");
    let pdf = data_encoding::BASE64.decode(data.as_bytes()).expect("it is base64");
    let text = String::from_utf8_lossy(&pdf);
    text.matches("/Type /Page\n").count()
        + text.matches("/Type /Page>").count()
        + text.matches("/Type /Page ").count()
}
