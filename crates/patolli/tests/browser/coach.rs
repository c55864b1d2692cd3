//! Guided first games, and the coach without scripts. Games with the coach are played to their end where the catalogue is tested.

use crate::{
    browser::{Browser, LONG_TIMEOUT},
    driver::Driver,
    http::TestClient,
    plain::press,
    policy::{attribute, offers},
    server::ServerProcess,
};

/// Whether the reader is asked and the coach has seen it.
const READY: &str = "document.getElementById('ask').dataset.state === 'asked'
    && document.getElementById('coach').dataset.version === document.getElementById('ask').dataset.version";

/// Takes the suggested decision where there is one; otherwise ends the turn now and then, or takes the first choice.
const DECIDE: &str = "
    window.decided = (window.decided ?? 0) + 1;
    const ends = document.querySelector('#turn-end:not(:disabled)');
    const first = document.querySelector('#ask .choices button[name=do]');
    const button = ends && (window.decided % 3 === 0 || !first) ? ends : first ?? document.querySelector('#ask button[name=do]');
    window.before = document.getElementById('ask').dataset.version;
    button.click();
    const sure = document.querySelector('#confirm-end[open] button[value=yes]');
    if (sure) sure.click();
";

const CHANGED: &str = "document.getElementById('ask').dataset.version !== window.before";

/// Opens a first game from the lobby.
async fn open_first_game(browser: &Browser, server: &ServerProcess, game: &str) {
    browser.open(&server.url("/")).await;
    browser.click_through(&format!(".gm.{game} .first-steps button")).await;
    browser.until("the coach", "document.getElementById('coach')").await;
}

/// Plays a first game until so many tips came; returns them in their order.
async fn play_first_game(browser: &Browser, server: &ServerProcess, game: &str, tips: usize) -> Vec<String> {
    open_first_game(browser, server, game).await;
    let mut told = Vec::new();
    while told.len() < tips {
        browser.until_timeout(LONG_TIMEOUT, "the reader’s turn", READY).await;
        let tip = browser.text("document.getElementById('coach-tip')?.dataset.tip ?? ''").await;
        if !tip.is_empty() {
            assert!(!told.contains(&tip), "{game}: {tip} comes twice");
            told.push(tip);
            browser.execute("document.getElementById('coach-read').click()").await;
            browser.until("the tip closed", "!document.getElementById('coach-tip')").await;
        }
        browser.execute(DECIDE).await;
        browser.until("the answer to a decision", CHANGED).await;
    }
    told
}

async fn coach_explains(game: &str, deals: u64, tips: usize) {
    let (server, driver) = (ServerProcess::start(deals), Driver::start());
    let browser = driver.browser().await;
    let told = play_first_game(&browser, &server, game, tips).await;
    browser.open(&server.url(&format!("/learn/{game}"))).await;
    let read = browser.text("String(document.querySelector('.guided-game progress').value)").await;
    assert_eq!(read, told.len().to_string(), "{game}: the course knows what was read");
    assert_eq!(browser.console_errors().await, Vec::<String>::new());
}

#[tokio::test]
async fn a_first_game_of_tikal_is_explained() {
    coach_explains("tikal", 85, 8).await;
}

#[tokio::test]
async fn a_first_game_of_tzolkin_is_explained() {
    coach_explains("tzolkin", 86, 6).await;
}

#[tokio::test]
async fn a_first_game_of_teotihuacan_is_explained() {
    coach_explains("teotihuacan", 87, 6).await;
}

#[tokio::test]
async fn the_coach_is_there_without_scripts_and_leaves_when_told() {
    let (server, driver) = (ServerProcess::start(88), Driver::start());
    let browser = driver.browser_without_script().await;
    browser.open(&server.url("/")).await;
    browser.click_through(".gm.tikal .first-steps button").await;
    assert_eq!(browser.count("#coach-tip[data-tip=aim]").await, 1);
    browser.click_through("#coach-read").await;
    assert_eq!(browser.count("#coach-tip").await, 0, "one tip at a decision");
    assert_eq!(browser.count("#coach-explained details").await, 1, "it can be opened again");
    let page = browser.source().await;
    let choice = offers(&page)[0].clone();
    press(&browser, &choice).await;
    assert_eq!(browser.count("#coach-tip[data-tip=points]").await, 1);
    browser.click_through("#coach-hint button").await;
    assert_eq!(browser.count("#hint .hint-line").await.min(1), 1, "a suggestion is given");

    let mut guest = TestClient::with_cookie(&server.address, &browser.cookie("guest").await);
    let path = browser.path().await;
    let path = path.trim_end_matches("/hint");
    assert_eq!(guest.post(&format!("{path}/coach"), &[("coach", "off")]).status, 303);
    assert!(attribute(&guest.get(path).body, "data-tip").is_none());
    assert_eq!(guest.post(&format!("{path}/coach"), &[("coach", "on")]).status, 303);
    assert!(guest.get(path).body.contains("id=\"coach\""));
}

#[tokio::test]
async fn the_coach_lies_behind_a_line_on_a_phone() {
    let (server, driver) = (ServerProcess::start(89), Driver::start());
    let browser = driver.browser().await;
    browser.resize(360, 740).await;
    open_first_game(&browser, &server, "tikal").await;
    let is_shown = "getComputedStyle(document.getElementById('coach')).display !== 'none'";
    assert!(!browser.holds(is_shown).await, "the board is free");
    browser.click_until("#coach-strip", is_shown).await;
    browser.click("#coach-read").await;
    browser.until("the tip closed", "!document.getElementById('coach-tip')").await;
    browser.click_until("#coach .close", &format!("!({is_shown})")).await;
    assert_eq!(browser.console_errors().await, Vec::<String>::new());
}
