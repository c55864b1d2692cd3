//! Pointing at the board with the mouse.

use std::time::Instant;

use serde_json::{Value, json};
use tokio::time::sleep;

use crate::{
    browser::{Browser, PATIENCE, PULSE},
    table::{Choice, Scene, after_version, close_list},
};

/// A point at which one sees an element and no other that may be chosen: its middle, else near it.
const SPOT: &str = "
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
const HELD: &str = "return document.getElementById(arguments[0])?.classList.contains('chosen') ?? false";

/// Clicks an element of the board.
pub async fn point(browser: &Browser, id: &str) {
    close_list(browser).await;
    // What moves or is being drawn is in sight a moment later.
    let deadline = Instant::now() + PATIENCE;
    let mut spot = browser.ask_with(SPOT, vec![json!(id)]).await;
    while spot.is_null() && Instant::now() < deadline {
        sleep(PULSE).await;
        spot = browser.ask_with(SPOT, vec![json!(id)]).await;
    }
    let at = |index: usize| spot.get(index).and_then(Value::as_f64);
    let (Some(x), Some(y)) = (at(0), at(1)) else {
        let shot = browser.shot_of_failure().await;
        panic!("{id} cannot be pointed at; see {shot}")
    };
    browser.click_at(x, y).await;
}

/// Takes a choice by pointing at what it names, one after the other.
pub async fn take_by_pointing(browser: &Browser, scene: &Scene, choice: &Choice) -> Scene {
    // A piece that has just moved stays picked.
    let held = browser.ask_with(HELD, vec![json!(choice.at[0])]).await == json!(true);
    for id in choice.at.iter().skip(usize::from(held)) {
        point(browser, id).await;
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
    let row = browser.ask_with(&row, vec![json!(choice.notation)]).await.as_i64().unwrap_or(-1);
    if row >= 0 {
        browser.click(&format!("#pick > :nth-child({})", row + 1)).await;
    }
}

/// Takes the tile to a hex, as it lies first.
pub async fn place_tile(browser: &Browser, scene: &Scene, hex: &str) -> Scene {
    point(browser, hex).await;
    browser.until("the tile over the hex", "!document.getElementById('turner').hidden").await;
    browser.click("#turner [data-turner=place]").await;
    after_version(browser, scene.version).await
}

/// By how many of its sides the tile over the board is turned.
pub async fn turned(browser: &Browser) -> i64 {
    let lies = "
        const ghost = document.querySelector('svg.board .ghost');
        const angle = /rotate\\((-?[\\d.]+)deg\\)/.exec(ghost?.querySelector('.turns')?.style.transform ?? '')?.[1];
        const sides = Number(ghost?.querySelector('.tile-art')?.dataset.sides ?? 6);
        const steps = Math.round(Number(angle) * sides / 360);
        return (steps % sides + sides) % sides;
    ";
    browser.ask(lies).await.as_i64().expect("a tile lies over the board")
}
