//! Reloading the page and killing the server in the middle of a turn.

use crate::{
    board::place_tile,
    browser::Browser,
    driver::Driver,
    http::TestClient,
    policy::TikalPolicy,
    server::{BotPause, ServerProcess},
    table::{self, PageState, at_version, end_turn, in_state, take_choice},
};

/// The notice is in sight and says something.
const LOST: &str =
    "document.getElementById('lost').checkVisibility() && document.getElementById('lost').innerText.trim()";
const FOUND: &str = "document.getElementById('lost').hidden";

#[tokio::test]
async fn reload_and_server_restart_in_mid_turn() {
    let (mut server, driver) = (ServerProcess::start_to_kill(13, BotPause::None), Driver::start());
    let browser = driver.browser().await;
    let scene = open(&server, &browser, &["me", "hot"]).await;
    let scene = some_decisions(&browser, scene).await;

    browser.reload().await;
    assert_eq!(in_state(&browser, "asked").await, scene, "the page loaded again shows the same");

    browser.execute("window.stayed = true").await;
    server.kill();
    browser.until("the bar tells of the lost line", LOST).await;
    server.start_again();
    browser.until("the line is found again", FOUND).await;
    assert_eq!(at_version(&browser, scene.version).await, scene, "nothing was lost");

    let scene = decide_offline(&mut server, &browser, &scene).await;
    let scene = end_turn(&browser, &scene).await;
    assert_eq!(scene.state, "asked", "the next one at this screen goes on");
    assert!(browser.holds("window.stayed").await, "the page was never loaded again");
}

#[tokio::test]
async fn a_bot_goes_on_after_a_server_restart() {
    let (mut server, driver) = (ServerProcess::start_to_kill(12, BotPause::Endless), Driver::start());
    let browser = driver.browser().await;
    let scene = open(&server, &browser, &["me", "bot:greedy"]).await;
    let scene = some_decisions(&browser, scene).await;
    let scene = end_turn(&browser, &scene).await;
    assert_eq!(scene.state, "waiting", "the bot lets people watch");
    server.kill();
    browser.until("the bar tells of the lost line", LOST).await;
    server.start_again();
    let after = in_state(&browser, "asked").await;
    assert!(after.version > scene.version, "the bot went on");
    some_decisions(&browser, after).await;
}

/// Opens a table and its page, on which the reader is asked.
async fn open(server: &ServerProcess, browser: &Browser, who: &[&str]) -> PageState {
    let mut guest = TestClient::named(&server.address, "Ada");
    let path = guest.create(who, &[]);
    browser.set_cookie(&server.url("/"), "guest", guest.guest_cookie()).await;
    browser.open(&server.url(&path)).await;
    in_state(browser, "asked").await
}

/// The tile and two actions.
async fn some_decisions(browser: &Browser, mut scene: PageState) -> PageState {
    let mut player = TikalPolicy::new(2);
    loop {
        let choice = player.pick(&scene.offers());
        if choice == "end" {
            return scene;
        }
        scene = if choice.starts_with("place") {
            place_tile(browser, &scene, &scene.choice(&choice).at[0]).await
        } else {
            take_choice(browser, &scene, &choice).await
        };
    }
}

/// A decision taken while the server is down reaches it when it is up again.
async fn decide_offline(server: &mut ServerProcess, browser: &Browser, scene: &PageState) -> PageState {
    server.kill();
    browser.until("the bar tells of the lost line", LOST).await;
    let choice = scene.offers().into_iter().find(|it| it.starts_with("bring")).expect("the camp has members");
    browser.click(&format!("#ask .choices button[value='{choice}']")).await;
    server.start_again();
    table::after_version(browser, scene.version).await
}
