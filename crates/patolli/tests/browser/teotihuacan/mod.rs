//! Teotihuacan in real browsers: against Teotibot, at tables of people and computers, secret choices, every screen.

pub mod fit;
mod four;
mod hand_over;
mod policy;
mod secrets;
mod solo;

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

use crate::{browser::Browser, panels::close_ceremony};

/// The name of the game in forms.
const TEOTIHUACAN: &str = "teotihuacan";

/// How many decisions each seat takes in secret.
const KEPT: usize = 2;

/// Ids, notation and whole titles of the starting tiles in a choice, as pages write them: a title says also what lies
/// beside the tile. The name of a tile alone may be plain words, and its number the beginning of another one's.
const CARDS: &str = r#"
    const written = (it) => it.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const cards = [...document.querySelectorAll('#panel-choice [id^="start-tile."]')];
    return cards.map((it) => [it.id.split('.')[1], written(it.dataset.about ?? it.querySelector('title').textContent)]);
"#;

/// The starting tiles dealt to a person: their keys and whole titles.
#[derive(Deserialize, Clone, Debug)]
#[serde(transparent)]
struct Hand(BTreeMap<String, String>);

impl Hand {
    /// What the page offers to who looks at it.
    async fn read(browser: &Browser) -> Self {
        let cards: Vec<(String, String)> =
            serde_json::from_value(browser.execute(CARDS).await).expect("cards have titles");
        assert_eq!(cards.len(), 4, "four tiles to choose from: {cards:?}");
        Self(cards.into_iter().collect())
    }

    /// The name of a tile.
    fn name(&self, key: &str) -> &str {
        self.0[key].split(": ").next().unwrap_or_default()
    }

    /// Whether nothing is in both.
    fn is_disjoint(&self, other: &Self) -> bool {
        self.0.keys().all(|it| !other.0.contains_key(it))
    }

    /// What of this a text gives away.
    fn found_in(&self, text: &str) -> BTreeSet<&str> {
        let named = self.0.keys().filter(|it| is_named(text, it));
        let told = self.0.values().filter(|it| text.contains(it.as_str()));
        named.chain(told).map(String::as_str).collect()
    }

    #[track_caller]
    fn assert_hidden(&self, text: &str, who: &str) {
        assert_eq!(self.found_in(text), BTreeSet::new(), "{who} can read this");
    }

    #[track_caller]
    fn assert_shown(&self, text: &str, who: &str) {
        assert_eq!(self.found_in(text).len(), 8, "{who} can read keys and titles of {self:?}");
    }
}

/// Whether a text names a tile by its key, and not another one whose number only begins alike.
fn is_named(text: &str, key: &str) -> bool {
    let goes_on = |at: usize| text[at + key.len()..].starts_with(|it: char| it.is_ascii_digit());
    text.match_indices(key).any(|it| !goes_on(it.0))
}

/// A sheet of an eclipse that lies over the board.
#[derive(Deserialize, Debug)]
struct EclipseSheet {
    /// What it is about.
    heading: String,
    /// Names of its stages.
    stages: Vec<String>,
    /// How many lines tell of wages.
    payers: usize,
    /// Points after it by seat.
    sums: BTreeMap<String, i32>,
    /// Points on the plates of the players.
    plates: BTreeMap<String, i32>,
}

/// Reads the open sheet.
const READ_SHEET: &str = r"
    const it = document.querySelector('.ceremony.open');
    const number = (one) => Number(/\d+/.exec(one.textContent)[0]);
    const seats = (all, name, points) => Object.fromEntries([...all].map((one) => [name(one), number(one.querySelector(points))]));
    const stages = [...it.querySelectorAll('.stage:not(.totals)')];
    return {
        heading: it.querySelector('h2').textContent,
        stages: stages.map((one) => one.querySelector('h3').textContent),
        payers: stages.filter((one) => one.querySelector('h3').textContent === 'Wages')
            .flatMap((one) => [...one.querySelectorAll('.share .lines p:not(.dim)')]).length,
        sums: seats(it.querySelectorAll('[data-total]'), (one) => one.dataset.total, '.sum'),
        plates: seats(document.querySelectorAll('#seats .seat'), (one) => one.id.replace('seat-', ''), '.score'),
    };
";

impl EclipseSheet {
    /// Reads the sheet that lies over the board, if one does, and closes it.
    async fn close(browser: &Browser) -> Option<Self> {
        if !browser.holds("document.querySelector('.ceremony.open')").await {
            return None;
        }
        // A tap shows all at once.
        browser.click(".ceremony.open h2").await;
        let sheet: Self =
            serde_json::from_value(browser.execute(READ_SHEET).await).expect("a sheet has sums");
        assert_eq!(close_ceremony(browser).await.as_ref(), Some(&sheet.heading));
        Some(sheet)
    }
}
