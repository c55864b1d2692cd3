//! Tzolk'in in real browsers: whole games, secret choices, every screen.

pub mod fit;
mod game;
mod hand_over;
mod policy;
mod secrets;

use std::collections::BTreeSet;

use crate::browser::Browser;

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
        const title = it.dataset.about ?? it.querySelector('title').textContent;
        const words = it.id.startsWith('tribe.') ? title.split('. ')[0] : title;
        return [it.id, it.id.split('.')[1], words];
    });
"#;

/// Everything that gives the cards on the page away: ids, names, what choices are called in notation.
async fn cards(browser: &Browser) -> BTreeSet<String> {
    let found: BTreeSet<String> =
        serde_json::from_value(browser.execute(CARDS).await).expect("a list of texts");
    assert!(found.len() >= 12, "four tiles at least: {found:?}");
    found
}
