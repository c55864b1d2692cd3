//! The page without scripts: every decision is a button of a form.

use std::time::Instant;

use crate::{
    browser::{Browser, POLL_INTERVAL, TIMEOUT},
    driver::Driver,
    http::TestClient,
    policy::{TikalPolicy, attribute, offers},
    positions::FormTable,
    score,
    server::ServerProcess,
};

/// Number of decisions taken in the browser; then the same forms are sent without it, since every page takes a while…
const BEGINNING: usize = 24;
/// … until this number is taken: whatever is dealt, more than sixty follow from the tiles alone.
const MIDDLE: usize = 70;

#[tokio::test]
async fn a_whole_game_without_javascript() {
    let (server, driver) = (ServerProcess::start(10), Driver::start());
    let browser = driver.browser_without_script().await;
    open_hot_seats(&browser, &server).await;
    let (mut player, mut decisions, mut version) = (TikalPolicy::new(1), 0, None);
    loop {
        let page = browser.source().await;
        let now: Option<u32> = attribute(&page, "data-version").and_then(|it| it.parse().ok());
        assert!(now > version, "a decision brings a new version: {now:?} after {version:?}");
        version = now;
        match attribute(&page, "data-state") {
            Some("over") => break,
            state => assert_eq!(state, Some("asked"), "both seats are at this screen"),
        }
        press(&browser, &player.pick(&offers(&page))).await;
        decisions += 1;
        if decisions == BEGINNING {
            decisions = play_middle(&browser, &server, &mut player).await;
        }
    }
    assert!(decisions > MIDDLE, "a whole game has more than {decisions} decisions");
    assert_eq!(browser.count(".result li").await, 2);
    browser.click_through("#ask a[href$='/score']").await;
    score::check_score_page(&browser).await;
}

#[tokio::test]
async fn a_page_without_javascript_looks_again_while_others_move() {
    let (server, driver) = (ServerProcess::start(11), Driver::start());
    let browser = driver.browser_without_script().await;
    let mut ada = FormTable::table(&server, &["me", "open"]);
    let mut ben = TestClient::named(&server.address, "Ben");
    assert_eq!(ben.post(&format!("{}/join", ada.path), &[]).status, 303);
    ada.look();
    // The one who waits looks on; the other one decides.
    let asked = attribute(&ada.page, "data-state") == Some("asked");
    let mut decides = FormTable { page: ben.get(&ada.path).body, path: ada.path.clone(), client: ben };
    if asked {
        std::mem::swap(&mut ada, &mut decides);
    }
    browser.set_cookie(&server.url("/"), "guest", ada.client.guest_cookie()).await;
    browser.open(&server.url(&ada.path)).await;
    let version = |page: &str| attribute(page, "data-version").and_then(|it| it.parse::<usize>().ok());
    assert_eq!(version(&browser.source().await), Some(0));
    let choice = offers(&decides.page)[0].clone();
    decides.decide(&choice);
    let deadline = Instant::now() + TIMEOUT;
    while version(&browser.source().await) != Some(1) {
        assert!(Instant::now() < deadline, "the page shows what it showed");
        tokio::time::sleep(POLL_INTERVAL).await;
    }
}

/// Goes on by forms until enough is decided, and shows it; returns how many decisions there are.
async fn play_middle(browser: &Browser, server: &ServerProcess, player: &mut TikalPolicy) -> usize {
    let mut guest = TestClient::with_cookie(&server.address, &browser.cookie("guest").await);
    let path = browser.path().await;
    let page = guest.get(&path).body;
    let mut quick = FormTable { client: guest, path, page };
    let enough = |it: &FormTable| it.version() >= MIDDLE;
    assert!(quick.play_until(|it| player.pick(it), &enough), "the game is longer");
    browser.open(&server.url(&quick.path)).await;
    quick.version()
}

async fn open_hot_seats(browser: &Browser, server: &ServerProcess) {
    browser.open(&server.url("/")).await;
    browser.fill(".who-are-you input[name=name]", "Ada").await;
    browser.click_through(".who-are-you button").await;
    browser.click_through("a.new-table").await;
    let summary = browser.find("[data-summary]").await.text().await;
    assert_eq!(summary.expect("it is there"), "", "no script sums the form up");
    browser.select("#who1", "hot").await;
    browser.fill("input[name=name1]", "Ben").await;
    browser.click_through(".new-form button.pri").await;
}

/// Presses the button of a choice; its group is opened before.
pub async fn press(browser: &Browser, notation: &str) {
    let button = format!("button[name=do][value='{notation}']");
    let closed = format!("#ask details:not([open]):has({button}) > summary");
    if browser.count(&closed).await > 0 {
        browser.click(&closed).await;
    }
    browser.click_through(&format!("#ask {button}")).await;
}
