//! What a page says when something goes on elsewhere, or goes wrong.

use crate::{
    board::place_tile,
    browser::Browser,
    driver::Driver,
    policy::TikalPolicy,
    positions::FormTable,
    server::ServerProcess,
    table::{PageState, at_version, in_state},
};

/// Keeps the lines to the server, and lets them break as the server breaks them off when a game fails.
const BREAKABLE_SOCKETS: &str = "
    window.lines = [];
    window.WebSocket = class extends window.WebSocket {
        constructor(...line) {
            super(...line);
            window.lines.push(this);
            this.addEventListener('close', (event) => this.broken && event.isTrusted && event.stopImmediatePropagation());
        }
        breakOff() {
            this.broken = true;
            this.close();
            this.dispatchEvent(new CloseEvent('close', { code: 4500 }));
        }
    };
";

const BROKEN_OFF: &str = "document.getElementById('broke').checkVisibility() && document.querySelector('#broke a').innerText.trim()";
const ASKS: &str = "document.getElementById('confirm-end').open";

#[tokio::test]
async fn whether_to_end_a_turn_is_not_asked_any_more_when_it_has_ended_elsewhere() {
    let (server, driver) = (ServerProcess::start(8), Driver::start());
    let browser = driver.browser().await;
    let mut quick = FormTable::table(&server, &["me", "hot"]);
    let mut player = TikalPolicy::new(1);
    assert!(quick.play_until(|it| player.pick(it), &|it| it.offers("end")), "a turn can be ended");
    let scene = open(&server, &browser, &quick).await;
    browser.click("#turn-end").await;
    browser.until("the question", ASKS).await;

    // What happens beside the game leaves the question alone.
    assert_eq!(quick.client.post("/name", &[("name", "Eva"), ("back", "/")]).status, 303);
    browser.until("the new name", "document.getElementById('seats').textContent.includes('Eva')").await;
    assert!(browser.holds(ASKS).await, "the turn goes on");

    quick.decide("end");
    browser.until("the question has gone", &format!("!{ASKS}")).await;
    let after = at_version(&browser, scene.version + 1).await;
    assert_ne!(after.prompt, scene.prompt);
    quick.look();
    assert_eq!(quick.version(), usize::try_from(after.version).expect("it is small"), "one turn has ended");
    assert_eq!(browser.console_errors().await, [""; 0]);
}

#[tokio::test]
async fn a_table_that_broke_off_says_so_and_is_opened_again_by_hand() {
    let (server, driver) = (ServerProcess::start(9), Driver::start());
    let browser = driver.browser().await;
    browser.prepare(BREAKABLE_SOCKETS).await;
    let quick = FormTable::table(&server, &["me", "hot"]);
    let scene = open(&server, &browser, &quick).await;
    browser.until("a line", "window.lines.at(-1)?.readyState === WebSocket.OPEN").await;
    assert!(!browser.holds(BROKEN_OFF).await, "all is well");

    browser.execute("window.lines.at(-1).breakOff()").await;
    browser.until("the notice", BROKEN_OFF).await;
    assert!(browser.holds("document.getElementById('lost').hidden").await, "the line was not lost");
    browser.click_through("#broke a").await;
    assert_eq!(in_state(&browser, "asked").await, scene, "the table as it was");
    assert!(!browser.holds(BROKEN_OFF).await, "all is well again");
    let placed = place_tile(&browser, &scene, &scene.choices[0].at[0]).await;
    assert_eq!(placed.version, scene.version + 1);
    assert_eq!(browser.console_errors().await, [""; 0]);
}

/// Shows a table to its guest, who is asked.
async fn open(server: &ServerProcess, browser: &Browser, quick: &FormTable) -> PageState {
    browser.set_cookie(&server.url("/"), "guest", quick.client.guest_cookie()).await;
    browser.open(&server.url(&quick.path)).await;
    in_state(browser, "asked").await
}
