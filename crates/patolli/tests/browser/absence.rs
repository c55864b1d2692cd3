//! People who leave and come back: tables with clocks on phones and on a desktop, the lobby that follows, and all of it
//! without script.

use std::time::Instant;

use crate::{
    browser::{Browser, POLL_INTERVAL, TIMEOUT},
    driver::Driver,
    http::TestClient,
    policy::{TikalPolicy, attribute, offers},
    server::ServerProcess,
    table,
};

/// A phone and a desktop, as their browsers show pages.
const PHONE: (u32, u32) = (390, 844);
const DESKTOP: (u32, u32) = (1440, 900);

/// A live table; the computer that plays for whoever is away is of the quickest level.
const LIVE: [(&str, &str); 2] = [("pace", "live:20"), ("stand-in", "1")];

/// Whether a page shows the clock of every seat, and the time of the turn.
const CLOCKS: &str = "document.querySelectorAll('#seats [role=timer]').length === 3
    && [...document.querySelectorAll('#seats [role=timer]')].every((it) => /\\d/.test(it.textContent))";

/// People at one table, each with a browser of their own.
async fn sit_down(server: &ServerProcess, driver: &Driver, sizes: &[(u32, u32)]) -> (Vec<Browser>, String) {
    let names = ["Ada", "Ben", "Cyd"];
    let mut people: Vec<TestClient> =
        names.iter().take(sizes.len()).map(|it| TestClient::named(&server.address, it)).collect();
    let who: Vec<&str> = (0..sizes.len()).map(|it| if it == 0 { "me" } else { "open" }).collect();
    let path = people[0].create(&who, &LIVE);
    for person in &mut people[1..] {
        assert_eq!(person.post(&format!("{path}/join"), &[]).status, 303);
    }
    let mut browsers = Vec::new();
    for (person, size) in people.iter().zip(sizes) {
        let browser = driver.browser().await;
        browser.resize(size.0, size.1).await;
        browser.set_cookie(&server.url("/"), "guest", person.guest_cookie()).await;
        browser.open(&server.url(&path)).await;
        browser.execute("window.stayed = true").await;
        browsers.push(browser);
    }
    (browsers, path)
}

async fn says(browser: &Browser, what: &str, text: &str) {
    let script = format!("document.body.textContent.includes({})", serde_json::json!(text));
    browser.until(what, &script).await;
}

#[tokio::test]
async fn whoever_leaves_a_table_with_clocks_comes_back_and_plays_on() {
    let (server, driver) = (ServerProcess::start(51), Driver::start());
    let (browsers, _) = sit_down(&server, &driver, &[DESKTOP, PHONE, PHONE]).await;
    let mut states = Vec::new();
    for browser in &browsers {
        browser
            .until(
                "the game is on",
                "['asked', 'waiting'].includes(document.getElementById('ask').dataset.state)",
            )
            .await;
        browser.until("there are clocks", CLOCKS).await;
        states.push(table::read(browser).await.state);
    }
    let away = states.iter().position(|it| it == "asked").expect("somebody is asked");
    let name = ["Ada", "Ben", "Cyd"][away];
    let before = table::read(&browsers[away]).await.version;

    browsers[away].click(".table-menu > summary").await;
    browsers[away].click_through("#leave form[action$='/leave'] button").await;
    for (n, browser) in browsers.iter().enumerate() {
        browser
            .until("the computer plays for one of them", "document.querySelector('#seats [data-stood]')")
            .await;
        if n != away {
            says(browser, "the others are told who left", &format!("{name} leaves, the computer plays"))
                .await;
        }
        table::after_version(browser, before + 1).await;
        browser.screenshot(&format!("absence-away-{n}")).await;
    }

    browsers[away].click_through("form.presence[action$='/back'] button").await;
    for browser in &browsers {
        browser.until("nobody is away", "!document.querySelector('#seats [data-stood]')").await;
        says(browser, "everybody is told who is back", &format!("{name} is back")).await;
    }
    // The others take their turns, then whoever came back decides again.
    let mut players = [TikalPolicy::new(1), TikalPolicy::new(1), TikalPolicy::new(1)];
    loop {
        let version = table::read(&browsers[away]).await.version;
        let mut asked = None;
        for (n, browser) in browsers.iter().enumerate() {
            if table::at_version(browser, version).await.state == "asked" {
                asked = Some(n);
            }
        }
        let n = asked.expect("somebody is asked");
        let scene = table::read(&browsers[n]).await;
        let choice = players[n].pick(&scene.offers());
        table::take_choice(&browsers[n], &scene, &choice).await;
        if n == away {
            break;
        }
    }
    for (n, browser) in browsers.iter().enumerate() {
        let was_loaded = n != away && !browser.holds("window.stayed").await;
        assert!(!was_loaded, "the pages of the others were never loaded again");
        assert_eq!(browser.console_errors().await, [""; 0]);
    }
}

#[tokio::test]
async fn the_lobby_shows_whose_turn_it_is_without_being_loaded_again() {
    let (server, driver) = (ServerProcess::start(52), Driver::start());
    let browser = driver.browser().await;
    let (mut ada, mut ben) =
        (TestClient::named(&server.address, "Ada"), TestClient::named(&server.address, "Ben"));
    let path = ada.create(&["me", "open"], &[]);
    browser.set_cookie(&server.url("/"), "guest", ada.guest_cookie()).await;
    browser.open(&server.url("/")).await;
    browser.execute("window.stayed = true").await;
    browser
        .until(
            "her table waits for people",
            "document.querySelector('.waiting')?.textContent.includes('Tikal')",
        )
        .await;
    assert_eq!(ben.post(&format!("{path}/join"), &[]).status, 303);
    let turn = format!("document.querySelector(\".your-turn a[href='{path}']\")");
    // Whoever is to move first decides until it is the other's turn, and again.
    let mut players = [TikalPolicy::new(1), TikalPolicy::new(1)];
    for wanted in [true, false] {
        let deadline = Instant::now() + TIMEOUT;
        loop {
            assert!(Instant::now() < deadline, "the turn goes from one to the other");
            let page = ada.get(&path).body;
            let is_hers = attribute(&page, "data-state") == Some("asked");
            if is_hers == wanted {
                break;
            }
            let (client, player) = if is_hers { (&mut ada, 0) } else { (&mut ben, 1) };
            let page = client.get(&path).body;
            let version = attribute(&page, "data-version").expect("a version").to_owned();
            let choice = players[player].pick(&offers(&page));
            client.post(&format!("{path}/do"), &[("do", &choice), ("version", &version)]);
        }
        let is_shown = if wanted { turn.clone() } else { format!("!{turn}") };
        browser.until("the lobby follows", &is_shown).await;
        let title =
            if wanted { "document.title.startsWith('(1)')" } else { "!document.title.startsWith('(')" };
        browser.until("so does its title", title).await;
    }
    assert!(browser.holds("window.stayed").await, "it was never loaded again");
    assert_eq!(browser.console_errors().await, [""; 0]);
}

#[tokio::test]
async fn without_javascript_one_leaves_comes_back_talks_and_ends_the_game() {
    let (server, driver) = (ServerProcess::start(53), Driver::start());
    let browser = driver.browser_without_script().await;
    let (mut ada, mut ben) =
        (TestClient::named(&server.address, "Ada"), TestClient::named(&server.address, "Ben"));
    let path = ada.create(&["me", "open"], &[("pace", "day"), ("stand-in", "1")]);
    assert_eq!(ben.post(&format!("{path}/join"), &[]).status, 303);
    browser.set_cookie(&server.url("/"), "guest", ada.guest_cookie()).await;
    browser.open(&server.url(&path)).await;
    assert!(browser.source().await.contains("role=\"timer\""), "the time is text");

    browser.click(".table-menu > summary").await;
    browser.click_through("#leave form[action$='/leave'] button").await;
    shows(&browser, "form.presence[action$='/back'] button").await;
    browser.click_through("form.presence[action$='/back'] button").await;
    assert!(!browser.source().await.contains("data-stood"), "she is back");

    // A phrase, then a proposal to which the other one agrees.
    assert_eq!(ada.post(&format!("{path}/say"), &[("phrase", "hello")]).status, 303);
    browser.open(&server.url(&path)).await;
    assert!(browser.source().await.contains("Hello"));
    browser.click(".table-menu > summary").await;
    browser.click_through("#leave form[action$='/end'] button").await;
    shows(&browser, ".proposal").await;
    let page = ben.get(&path).body;
    let begin = page.find("class=\"proposal\"").expect("he is asked");
    let version = attribute(&page[begin..], "name=\"version\" value").expect("a version").to_owned();
    assert_eq!(ben.post(&format!("{path}/end"), &[("end", "yes"), ("version", &version)]).status, 303);
    browser.open(&server.url(&path)).await;
    let page = browser.source().await;
    assert_eq!(attribute(&page, "data-state"), Some("over"));
    assert!(page.contains("Ended by agreement"));
}

/// Waits until a page without script shows an element; it loads itself again.
async fn shows(browser: &Browser, css: &str) {
    let deadline = Instant::now() + TIMEOUT;
    while browser.count(css).await == 0 {
        assert!(Instant::now() < deadline, "{css} is not there");
        tokio::time::sleep(POLL_INTERVAL).await;
    }
}
