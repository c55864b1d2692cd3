//! Taking back: one decision, a whole turn, and never what was revealed.

use serde_json::json;

use crate::{
    board::place_tile,
    browser::Browser,
    driver::Driver,
    policy::{TikalPolicy, attribute},
    positions::FormTable,
    server::ServerProcess,
    table::{self, PageState, after_version, assert_same, end_turn, in_state, take_choice},
};

#[tokio::test]
async fn undo_takes_one_decision_back() {
    let (server, driver) = (ServerProcess::start(16), Driver::start());
    let browser = driver.browser().await;
    let quick = FormTable::table(&server, &["me", "hot"]);
    let scene = show(&server, &browser, &quick).await;
    assert_disabled(&browser, "undo", "Nothing to undo yet").await;

    let first = scene.choices[0].at[0].clone();
    let placed = place_tile(&browser, &scene, &first).await;
    let brought = take_choice(&browser, &placed, &some_bring(&placed)).await;
    assert_ne!(brought.board, placed.board);
    browser.click("#turn-undo").await;
    let back = after_version(&browser, brought.version).await;
    assert_same(&back, &placed);

    let once = take_choice(&browser, &back, &some_bring(&back)).await;
    let twice = take_choice(&browser, &once, &some_bring(&once)).await;
    browser.click("#turn-reset").await;
    let back = after_version(&browser, twice.version).await;
    assert_same(&back, &scene);
}

#[tokio::test]
async fn undo_is_not_offered_over_a_reveal() {
    let (server, driver) = (ServerProcess::start(17), Driver::start());
    let browser = driver.browser().await;
    let quick = table_before_dig(&server);
    let scene = show(&server, &browser, &quick).await;
    let dig = scene.offers().into_iter().find(|it| it.starts_with("dig")).expect("digging is offered");
    let warned = format!("document.querySelector(`#ask button[value='{dig}'] .wall`)");
    assert!(browser.holds(&warned).await, "the choice warns that it cannot be undone");

    let dug = take_choice(&browser, &scene, &dig).await;
    assert_disabled(&browser, "undo", "Something hidden was revealed: this cannot be undone").await;
    assert_disabled(&browser, "reset", "Nothing to take back").await;
    assert_refused(&browser, &quick.path, "undo").await;
    assert_refused(&browser, &quick.path, "reset").await;
    assert_eq!(table::read(&browser).await, dug, "what is refused changes nothing");

    let brought = take_choice(&browser, &dug, &some_bring(&dug)).await;
    let twice = take_choice(&browser, &brought, &some_bring(&brought)).await;
    browser.click("#turn-undo").await;
    let once = after_version(&browser, twice.version).await;
    assert_same(&once, &brought);
    browser.click("#turn-reset").await;
    let back = after_version(&browser, once.version).await;
    assert_same(&back, &dug);

    let ended = end_turn(&browser, &back).await;
    assert_ne!(ended.prompt, back.prompt);
    // The end of the turn drew the tile of the next one.
    assert_disabled(&browser, "undo", "Something hidden was revealed: this cannot be undone").await;
    assert_disabled(&browser, "reset", "Nothing to take back").await;
    assert_refused(&browser, &quick.path, "undo").await;
}

/// A table on which a player may dig and then still bring two members.
fn table_before_dig(server: &ServerProcess) -> FormTable {
    for _ in 0..20 {
        let mut quick = FormTable::table(server, &["me", "hot"]);
        let rich = |it: &FormTable| {
            let unspent = attribute(&it.page, "data-unspent").and_then(|it| it.parse().ok()).unwrap_or(0);
            unspent >= 5 && it.offers("dig") && it.page.contains("value=\"bring m ")
        };
        let mut player = TikalPolicy::new(3);
        if quick.play_until(|it| player.pick(it), &rich) {
            return quick;
        }
    }
    panic!("nobody ever comes to dig")
}

/// Shows the table to its guest.
async fn show(server: &ServerProcess, browser: &Browser, quick: &FormTable) -> PageState {
    browser.set_cookie(&server.url("/"), "guest", quick.client.guest_cookie()).await;
    browser.open(&server.url(&quick.path)).await;
    in_state(browser, "asked").await
}

fn some_bring(scene: &PageState) -> String {
    scene.offers().into_iter().find(|it| it.starts_with("bring m")).expect("a member can come")
}

/// A turn button is off and tells why.
async fn assert_disabled(browser: &Browser, name: &str, why: &str) {
    let button = format!("document.getElementById('turn-{name}')");
    assert!(browser.holds(&format!("{button}.disabled")).await, "{name} is not offered");
    assert_eq!(browser.text(&format!("{button}.title")).await, why);
}

/// Asking for it all the same is refused.
async fn assert_refused(browser: &Browser, path: &str, name: &str) {
    let post = "
        const version = document.getElementById('ask').dataset.version;
        const body = new URLSearchParams({ version, [arguments[1]]: '1' });
        return (await fetch(arguments[0] + '/do', { method: 'POST', body })).status;
    ";
    let status = browser.execute_with(post, vec![json!(path), json!(name)]).await;
    assert!(status.as_u64().is_some_and(|it| (400..500).contains(&it)), "{name} is answered with {status}");
}
