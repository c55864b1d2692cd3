//! The table page in a browser that runs scripts.

use serde::Deserialize;

use crate::browser::{Browser, ESCAPE};

/// Reads what the page shows, in one go.
const READ: &str = r"
    const ask = document.getElementById('ask');
    const words = (it) => it ? it.textContent.replace(/\s+/g, ' ').trim() : '';
    // Without the numbers that roll: what is read out is true at once.
    const told = (it) => {
        const copy = it.cloneNode(true);
        for (const rolling of copy.querySelectorAll('[aria-hidden]')) rolling.remove();
        return words(copy);
    };
    const choice = (it) => ({
        do: it.value,
        at: [it.closest('.group')?.dataset.at, it.dataset.at].join(' ').split(' ').filter(Boolean),
        turn: it.dataset.turn === undefined ? null : Number(it.dataset.turn),
    });
    return {
        version: Number(ask.dataset.version),
        state: ask.dataset.state,
        prompt: words(document.getElementById('prompt')),
        choices: [...ask.querySelectorAll('button[name=do]')].map(choice),
        log: [...document.querySelectorAll('#log li li')].map(words),
        scores: [...document.querySelectorAll('#seats .seat')].map(told),
        board: [...document.querySelectorAll('#board [id]')].filter((it) => !it.closest('#overlay'))
            .map((it) => it.id + ' ' + (it.getAttribute('transform') ?? '')),
    };
";

/// A choice as the page offers it.
#[derive(Deserialize, Clone, PartialEq, Debug)]
pub struct Choice {
    /// The decision in notation.
    #[serde(rename = "do")]
    pub notation: String,
    /// What to point at, in order.
    pub at: Vec<String>,
    /// How far the tile is turned.
    pub turn: Option<u8>,
}

/// What the page shows.
#[derive(Deserialize, Clone, PartialEq, Debug)]
pub struct PageState {
    /// How many decisions were written.
    pub version: u32,
    /// `open`, `asked`, `waiting` or `over`.
    pub state: String,
    /// What is asked.
    pub prompt: String,
    /// What may be chosen.
    pub choices: Vec<Choice>,
    /// The lines of the log.
    pub log: Vec<String>,
    /// The plates of the players.
    pub scores: Vec<String>,
    /// Everything on the board that has a name, and where it lies.
    pub board: Vec<String>,
}

impl PageState {
    /// What may be chosen, in notation.
    pub fn offers(&self) -> Vec<String> {
        self.choices.iter().map(|it| it.notation.clone()).collect()
    }

    /// The offered choice with this notation.
    #[track_caller]
    pub fn choice(&self, notation: &str) -> &Choice {
        let found = self.choices.iter().find(|it| it.notation == notation);
        found.unwrap_or_else(|| panic!("{notation} is not offered: {:?}", self.offers()))
    }

    /// The first choice of a kind.
    #[track_caller]
    pub fn choice_like(&self, kind: &str) -> &Choice {
        let found = self.choices.iter().find(|it| it.notation.starts_with(kind));
        found.unwrap_or_else(|| panic!("no {kind} is offered: {:?}", self.offers()))
    }
}

/// The same table but for the number of what was written about it.
#[track_caller]
pub fn assert_same(now: &PageState, before: &PageState) {
    assert_eq!(PageState { version: 0, ..now.clone() }, PageState { version: 0, ..before.clone() });
}

/// What the page shows now.
pub async fn read(browser: &Browser) -> PageState {
    serde_json::from_value(browser.execute(READ).await).expect("it is a table page")
}

/// Waits until the page shows a version, and reads it.
pub async fn at_version(browser: &Browser, version: u32) -> PageState {
    let shown = format!("Number(document.getElementById('ask').dataset.version) === {version}");
    browser.until("the new state", &shown).await;
    read(browser).await
}

/// Waits until the page has moved on from a version, and reads it.
pub async fn after_version(browser: &Browser, version: u32) -> PageState {
    let shown = format!("Number(document.getElementById('ask').dataset.version) !== {version}");
    browser.until("the answer to a decision", &shown).await;
    read(browser).await
}

/// Waits until the page is in a state, and reads it.
pub async fn in_state(browser: &Browser, state: &str) -> PageState {
    browser.until(state, &format!("document.getElementById('ask')?.dataset.state === '{state}'")).await;
    read(browser).await
}

/// Takes a choice by its button, and returns what the page shows then.
pub async fn take_choice(browser: &Browser, scene: &PageState, notation: &str) -> PageState {
    let choice = scene.choice(notation);
    if notation == "end" {
        return end_turn(browser, scene).await;
    }
    let button = format!("#ask .choices button[value='{}']", choice.notation);
    if browser.holds(&format!("document.querySelector(\"{button}\").closest('.group')")).await {
        open_group(browser, &button).await;
    } else if browser.holds(&format!("document.querySelector(\"{button}\").matches('.folds .past')")).await {
        browser.click("#more-choices").await;
    }
    browser.click(&button).await;
    after_version(browser, scene.version).await
}

/// Lets go of what is picked and closes the list of choices, if it covers the board.
pub async fn close_list(browser: &Browser) {
    if browser.holds("document.querySelector('#table.listing')").await {
        browser.press(&[ESCAPE]).await;
        browser.until("the list is closed", "!document.querySelector('#table.listing')").await;
    }
}

/// Lists the choices in words and opens the group of one.
async fn open_group(browser: &Browser, button: &str) {
    if !browser.holds("document.querySelector('#table.listing')").await {
        browser.click("#list-choices").await;
    }
    let group = format!("#ask .group:has({button})", button = button.trim_start_matches("#ask .choices "));
    if !browser.holds(&format!("document.querySelector(\"{group}\").open")).await {
        browser.click(&format!("{group} > summary")).await;
    }
}

/// Ends the turn; the page asks again if something is unspent.
pub async fn end_turn(browser: &Browser, scene: &PageState) -> PageState {
    let unspent = browser.holds("document.getElementById('turn-end').dataset.unspent").await;
    browser.click("#turn-end").await;
    if unspent {
        browser.click("#confirm-end[open] button[value=yes]").await;
    }
    after_version(browser, scene.version).await
}
