//! A turn with the keyboard alone.

use fantoccini::key::Key;

use crate::{
    board::tile_rotation,
    browser::{Browser, ENTER, ESCAPE, TAB},
    driver::Driver,
    positions::FormTable,
    server::ServerProcess,
    table::{PageState, after_version, in_state},
};

/// Once around: a walk along them leaves no corner out.
const ARROWS: [Key; 4] = [Key::Right, Key::Down, Key::Left, Key::Up];

#[tokio::test]
async fn keyboard_alone_plays_a_turn() {
    let (server, driver) = (ServerProcess::start(6), Driver::start());
    let browser = driver.browser().await;
    let quick = FormTable::table(&server, &["me", "hot"]);
    browser.set_cookie(&server.url("/"), "guest", quick.client.guest_cookie()).await;
    browser.open(&server.url(&quick.path)).await;
    let scene = in_state(&browser, "asked").await;
    let placed = place(&browser, &scene).await;
    let brought = bring(&browser, &placed).await;

    browser.press(&['u']).await;
    let undone = after_version(&browser, brought.version).await;
    assert_eq!(undone.board, placed.board, "u takes it back");
    let camp = undone.choice_like("bring m").at[0].clone();
    walk_to(&browser, &format!("document.activeElement.id === '{camp}'")).await;
    browser.press(&['1']).await;
    let again = after_version(&browser, undone.version).await;
    assert_ne!(again.board, undone.board, "a digit takes a choice of the bar");
    assert_eq!(focus(&browser).await, camp, "the focus stays on a target that may still be chosen");

    browser.press(&['e']).await;
    browser.until("the question", "document.getElementById('confirm-end').open").await;
    browser.press(&[TAB, ENTER]).await;
    let ended = after_version(&browser, again.version).await;
    assert_ne!(ended.prompt, again.prompt);
    assert_eq!(ended.state, "asked", "the next one at this screen");
    assert_eq!(browser.console_errors().await, [""; 0]);
}

/// Walks to a hex, turns the tile and lays it down.
async fn place(browser: &Browser, scene: &PageState) -> PageState {
    let free = "document.activeElement.matches('.hex.open')";
    walk_to(browser, free).await;
    let first = focus(browser).await;
    walk_to(browser, &format!("{free} && document.activeElement.id !== '{first}'")).await;
    browser.press(&[ENTER]).await;
    browser.until("the tile over the hex", "!document.getElementById('turner').hidden").await;
    let (hex, before) = (focus(browser).await, tile_rotation(browser).await);
    if scene.choices.iter().filter(|it| it.turn.is_some() && it.at[0] == hex).count() > 1 {
        browser.press(&['R']).await;
        assert_ne!(tile_rotation(browser).await, before, "R turns the tile");
    }
    browser.press(&[ENTER]).await;
    after_version(browser, scene.version).await
}

/// Brings a member from the menu of the camp, after leaving it once.
async fn bring(browser: &Browser, scene: &PageState) -> PageState {
    let camp = scene.choice_like("bring m").at[0].clone();
    let there = format!("document.activeElement.id === '{camp}'");
    walk_to(browser, &there).await;
    browser.press(&[ENTER]).await;
    browser.until("a menu with the focus", "document.activeElement.closest('#pick')").await;
    browser.press(&[ESCAPE]).await;
    browser.until("the menu is closed", "document.getElementById('pick').hidden").await;
    browser.until("the focus is back", &there).await;
    browser.press(&[ENTER]).await;
    browser.until("a menu with the focus", "document.activeElement.closest('#pick')").await;
    browser.press(&[ENTER]).await;
    let brought = after_version(browser, scene.version).await;
    assert_ne!(brought.board, scene.board, "somebody came");
    brought
}

async fn focus(browser: &Browser) -> String {
    browser.text("document.activeElement.id").await
}

/// Walks along the arrows until the focus is where it should be.
async fn walk_to(browser: &Browser, expression: &str) {
    for round in 0..40 {
        if browser.holds(expression).await {
            return;
        }
        browser.press(&[ARROWS[round % 4].into()]).await;
    }
    panic!("the arrows do not lead to {expression}; the focus is on {}", focus(browser).await);
}
