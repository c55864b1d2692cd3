//! Playing on from a moment of a finished game.

use crate::{
    board::place_tile,
    browser::{Browser, LONG_TIMEOUT},
    driver::Driver,
    policy::TikalPolicy,
    positions::FormTable,
    server::ServerProcess,
    table::{self, in_state},
};

/// Everything on the board that has a name, and where it lies.
const BOARD: &str = "
    return [...document.querySelectorAll('#board [id]')].filter((it) => !it.closest('#overlay'))
        .map((it) => it.id + ' ' + (it.getAttribute('transform') ?? ''));
";

/// What the board shows.
pub async fn board(browser: &Browser) -> Vec<String> {
    serde_json::from_value(browser.execute(BOARD).await).expect("a list of texts")
}

/// Fills in the form of a page that looks back and sends it; returns the path of the new table.
pub async fn start(browser: &Browser, seat: Option<&str>) -> String {
    browser.click("#play-on > summary").await;
    if let Some(seat) = seat {
        browser.select("#play-on select[name=seat]", seat).await;
    }
    let weakest = browser.text("document.querySelector('#play-on select[name=bot]').options[0].value").await;
    browser.select("#play-on select[name=bot]", &weakest).await;
    browser.click_through("#play-on form button").await;
    browser.path().await
}

#[tokio::test]
async fn a_moment_of_a_finished_game_is_played_on() {
    let (server, driver) = (ServerProcess::start(11), Driver::start());
    let browser = driver.browser().await;
    let mut quick = FormTable::finished(&server);
    browser.set_cookie(&server.url("/"), "guest", quick.client.guest_cookie()).await;
    // Somewhere in the middle, at the beginning of a turn.
    browser.open(&server.url(&format!("{}/replay?n={}", quick.path, quick.version() / 2))).await;
    browser.click("#steps [data-name=turn-forward]").await;
    let moved = format!("Number(document.getElementById('moment').value) > {}", quick.version() / 2);
    browser.until("the beginning of a turn", &moved).await;
    let moment: u32 =
        browser.text("document.getElementById('moment').value").await.parse().expect("a number");
    let shown = board(&browser).await;
    let log = browser
        .text(&format!(
            "document.querySelector(`#log li li [data-step='{moment}'], #log h3 [data-step='{moment}']`) && '{moment}'"
        ))
        .await;
    assert_eq!(log, moment.to_string(), "a line of the log tells of the moment");

    let path = start(&browser, None).await;
    assert_ne!(path, quick.path);
    let scene = in_state(&browser, "asked").await;
    assert_eq!(scene.board, shown, "the new table begins where the replay stood");
    assert_eq!(scene.version, moment, "as many decisions were taken");
    assert!(browser.holds("document.getElementById('ask-hint')").await, "hints are allowed there");

    let mut player = TikalPolicy::new(1);
    let choice = player.pick(&scene.offers());
    let after = if choice.starts_with("place") {
        place_tile(&browser, &scene, &scene.choice(&choice).at[0]).await
    } else {
        table::take_choice(&browser, &scene, &choice).await
    };
    assert!(after.version > scene.version, "{choice} was taken");

    // The rest of the turn by forms; then the computer answers.
    quick.path = path;
    quick.look();
    let end = |it: &FormTable| it.offers("end") && !it.offers("place");
    assert!(quick.play_until(|it| player.pick(it), &end), "a turn can be ended");
    // At least the end of the turn and a decision of the computer follow, which may be there at once.
    let version = quick.version() + 1;
    quick.decide("end");
    let answered = format!(
        "document.getElementById('ask').dataset.state === 'asked'
            && Number(document.getElementById('ask').dataset.version) > {version}"
    );
    browser.until_timeout(LONG_TIMEOUT, "the computer has answered", &answered).await;
    assert_eq!(browser.console_errors().await, [""; 0]);
}

#[tokio::test]
async fn another_seat_is_taken_over() {
    let (server, driver) = (ServerProcess::start(14), Driver::start());
    let browser = driver.browser().await;
    let quick = FormTable::finished(&server);
    browser.set_cookie(&server.url("/"), "guest", quick.client.guest_cookie()).await;
    browser.open(&server.url(&format!("{}/replay?n={}", quick.path, quick.version()))).await;
    assert!(browser.holds("document.getElementById('play-on').hidden").await, "nothing follows the end");
    browser.click("#steps [data-name=first]").await;
    browser.until("the beginning", "!document.getElementById('play-on').hidden").await;
    // Whoever is not asked: the computer begins.
    let other =
        "[...document.querySelectorAll('#play-on [name=seat] option')].find((it) => !it.selected).value";
    let other = browser.text(other).await;
    start(&browser, Some(&other)).await;
    let asked = "document.getElementById('ask')?.dataset.state === 'asked'
        && Number(document.getElementById('ask').dataset.version) > 0";
    browser.until_timeout(LONG_TIMEOUT, "the computer has begun", asked).await;
}
