//! Pointing at the board with the mouse.

use std::time::Instant;

use serde_json::{Value, json};
use tokio::time::sleep;

use crate::{
    browser::{Browser, POLL_INTERVAL, TIMEOUT},
    panels::close_ceremony,
    table::{Choice, PageState, after_version, close_list},
};

/// A point at which one sees an element and no other that may be chosen: its middle, else near it.
const FIND_CLICKABLE_POINT: &str = "
    const [id] = arguments;
    const box = document.getElementById(id)?.getBoundingClientRect();
    const seen = (x, y) => {
        for (const it of document.elementsFromPoint(x, y)) {
            if (it.closest('#pick, #turner')) return false;
            const target = it.closest(`[id='${id}'], .open, .again, .chosen`);
            if (target) return target.id === id;
        }
        return false;
    };
    for (const [across, down] of [[.5, .5], [.5, .2], [.3, .3], [.7, .3], [.3, .7], [.7, .7], [.5, .85]]) {
        const spot = box && [box.x + across * box.width, box.y + down * box.height];
        if (spot && seen(...spot)) return spot;
    }
    return null;
";

/// Whether an element is picked already.
const IS_CHOSEN: &str = "return document.getElementById(arguments[0])?.classList.contains('chosen') ?? false";

/// Clicks an element of the board.
pub async fn click_target(browser: &Browser, id: &str) {
    close_list(browser).await;
    // What moves or is being drawn is in sight a moment later.
    let deadline = Instant::now() + TIMEOUT;
    let mut spot = browser.execute_with(FIND_CLICKABLE_POINT, vec![json!(id)]).await;
    while spot.is_null() && Instant::now() < deadline {
        sleep(POLL_INTERVAL).await;
        // The sheet of a scoring lies over the board until the reader goes on.
        close_ceremony(browser).await;
        spot = browser.execute_with(FIND_CLICKABLE_POINT, vec![json!(id)]).await;
    }
    let at = |index: usize| spot.get(index).and_then(Value::as_f64);
    let (Some(x), Some(y)) = (at(0), at(1)) else {
        let shot = browser.failure_screenshot().await;
        panic!("{id} cannot be pointed at; see {shot}")
    };
    browser.click_at(x, y).await;
}

/// Takes a choice by pointing at what it names, one after the other.
pub async fn choose_on_board(browser: &Browser, scene: &PageState, choice: &Choice) -> PageState {
    // A piece that has just moved stays picked.
    let held = browser.execute_with(IS_CHOSEN, vec![json!(choice.at[0])]).await == json!(true);
    for id in choice.at.iter().skip(usize::from(held)) {
        click_target(browser, id).await;
    }
    pick_from_menu(browser, choice).await;
    after_version(browser, scene.version).await
}

/// Several choices at the same place open a menu.
pub async fn pick_from_menu(browser: &Browser, choice: &Choice) {
    let label = "document.querySelector(`#ask button[value='${arguments[0]}']`)?.textContent";
    let row = format!(
        "const label = {label};
         const menu = document.getElementById('pick');
         const rows = menu.hidden ? [] : [...menu.children];
         return rows.findIndex((it) => it.textContent === label)"
    );
    let row = browser.execute_with(&row, vec![json!(choice.notation)]).await.as_i64().unwrap_or(-1);
    if row >= 0 {
        browser.click(&format!("#pick > :nth-child({})", row + 1)).await;
    }
}

/// Takes the tile to a hex, as it lies first.
pub async fn place_tile(browser: &Browser, scene: &PageState, hex: &str) -> PageState {
    click_target(browser, hex).await;
    browser.until("the tile over the hex", "!document.getElementById('turner').hidden").await;
    browser.click("#turner [data-turner=place]").await;
    after_version(browser, scene.version).await
}

/// By how many of its sides the tile over the board is turned.
pub async fn tile_rotation(browser: &Browser) -> i64 {
    let lies = "
        const ghost = document.querySelector('svg.board .ghost');
        const angle = /rotate\\((-?[\\d.]+)deg\\)/.exec(ghost?.querySelector('.turns')?.style.transform ?? '')?.[1];
        const sides = Number(ghost?.querySelector('.tile-art')?.dataset.sides ?? 6);
        const steps = Math.round(Number(angle) * sides / 360);
        return (steps % sides + sides) % sides;
    ";
    browser.execute(lies).await.as_i64().expect("a tile lies over the board")
}
