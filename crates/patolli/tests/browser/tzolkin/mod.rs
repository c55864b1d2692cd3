//! Tzolk'in in real browsers: whole games, secret choices, every screen.

mod fit;
mod game;
mod hand_over;
mod policy;
mod secrets;

use std::collections::BTreeSet;

use serde_json::json;

use crate::{
    board::{point, take_by_pointing},
    browser::Browser,
    table::{self, Choice, Scene},
};

/// The name of the game in forms.
const TZOLKIN: &str = "tzolkin";

/// Every module of the expansion.
const MODULES: [(&str, &str); 4] =
    [("set-tribes", "on"), ("set-prophecies", "on"), ("set-buildings", "on"), ("set-quick", "on")];

/// Ids, names and descriptions of the cards in a choice. A tribe is known by its name; the name of a tile alone may
/// be a plain word, such as “a worker”, that other cards say too, so that it counts with its description only.
const CARDS: &str = r#"
    const cards = [...document.querySelectorAll('#panel-choice [id^="tribe."], #panel-choice [id^="start-tile."]')];
    return cards.flatMap((it) => {
        const title = it.querySelector('title').textContent;
        const words = it.id.startsWith('tribe.') ? title.split('. ')[0] : title;
        return [it.id, it.id.split('.')[1], words];
    });
"#;

/// Everything that gives the cards on the page away: ids, names, what choices are called in notation.
async fn cards(browser: &Browser) -> BTreeSet<String> {
    let found: BTreeSet<String> = serde_json::from_value(browser.ask(CARDS).await).expect("a list of texts");
    assert!(found.len() >= 12, "four tiles at least: {found:?}");
    found
}

#[track_caller]
fn assert_lacks(text: &str, secrets: &BTreeSet<String>, who: &str) {
    for secret in secrets {
        assert!(!text.contains(secret.as_str()), "{who} can read “{secret}”");
    }
}

/// Brings what may be out of sight before the mouse: behind a tab, or further down.
async fn bring_into_sight(browser: &Browser, id: &str) {
    let behind = "
        const it = document.getElementById(arguments[0]);
        return it?.checkVisibility() ? '' : it?.closest('svg.board').id ?? '';
    ";
    if let Some(panel) = browser.ask_with(behind, vec![json!(id)]).await.as_str().filter(|it| !it.is_empty())
    {
        browser.click(&format!(".tabs label[data-panel='{panel}']")).await;
    }
    let scroll =
        "document.getElementById(arguments[0])?.scrollIntoView({ block: 'nearest', inline: 'nearest' })";
    browser.ask_with(scroll, vec![json!(id)]).await;
}

/// Takes a choice by pointing at its places on the board, one after the other.
async fn take_on_board(browser: &Browser, scene: &Scene, choice: &Choice) -> Scene {
    let [first, rest @ ..] = &choice.at[..] else { panic!("{} has no place", choice.notation) };
    // A tap while the gears turn only brings them to rest.
    browser.until("the gears rest", "!document.querySelector('.cog.turning')").await;
    bring_into_sight(browser, first).await;
    if rest.is_empty() {
        return take_by_pointing(browser, scene, choice).await;
    }
    point(browser, first).await;
    // What stands at the first place alone is offered in a menu; the second place goes on.
    bring_into_sight(browser, &rest[0]).await;
    take_by_pointing(browser, scene, choice).await
}

/// Reads the sheet of a food day to its end, if one lies over the board; returns its heading.
async fn close_sheet(browser: &Browser) -> Option<String> {
    let open = "document.querySelector('.ceremony.open')";
    let heading = browser.text(&format!("{open}?.querySelector('h2').textContent")).await;
    if heading.is_empty() {
        return None;
    }
    browser.click(".ceremony.open .continue").await;
    // Another one may follow.
    let closed = format!("{open}?.querySelector('h2').textContent !== '{heading}'");
    browser.until("the sheet is closed", &closed).await;
    Some(heading)
}

/// Takes a choice on the board if it has a place there, else by its button; returns whether it was on the board.
async fn take(browser: &Browser, scene: &Scene, notation: &str) -> (Scene, bool) {
    let choice = scene.choice(notation).clone();
    if choice.at.is_empty() {
        (table::take(browser, scene, notation).await, false)
    } else {
        (take_on_board(browser, scene, &choice).await, true)
    }
}
