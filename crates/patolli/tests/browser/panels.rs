//! Boards of several panels: what is behind a tab is brought into sight before it is pointed at.

use serde_json::json;

use crate::{
    board::{choose_on_board, click_target, pick_from_menu, tile_rotation},
    browser::Browser,
    table::{self, Choice, PageState, after_version},
};

/// Brings what may be out of sight before the mouse: behind a tab, or further down.
pub async fn scroll_into_view(browser: &Browser, id: &str) {
    let behind = "
        const it = document.getElementById(arguments[0]);
        return it?.checkVisibility() ? '' : it?.closest('svg.board').id ?? '';
    ";
    if let Some(panel) =
        browser.execute_with(behind, vec![json!(id)]).await.as_str().filter(|it| !it.is_empty())
    {
        browser.click(&format!(".tabs label[data-panels~='{panel}']")).await;
    }
    let scroll =
        "document.getElementById(arguments[0])?.scrollIntoView({ block: 'nearest', inline: 'nearest' })";
    browser.execute_with(scroll, vec![json!(id)]).await;
}

/// Takes a choice on the board if it has a place there, else by its button; returns whether it was on the board.
pub async fn take_choice_or_point(browser: &Browser, scene: &PageState, notation: &str) -> (PageState, bool) {
    let choice = scene.choice(notation).clone();
    if choice.at.is_empty() {
        (table::take_choice(browser, scene, notation).await, false)
    } else {
        (take_on_board(browser, scene, &choice).await, true)
    }
}

/// Takes a choice by pointing at its places on the board, one after the other.
async fn take_on_board(browser: &Browser, scene: &PageState, choice: &Choice) -> PageState {
    let [first, rest @ ..] = &choice.at[..] else { panic!("{} has no place", choice.notation) };
    // A tap while the gears turn only brings them to rest.
    browser.until("the gears rest", "!document.querySelector('.cog.turning')").await;
    scroll_into_view(browser, first).await;
    if rest.is_empty() {
        return choose_on_board(browser, scene, choice).await;
    }
    point_first(browser, first).await;
    // What stands at the first place alone is offered in a menu; the second place goes on.
    scroll_into_view(browser, &rest[0]).await;
    match choice.turn {
        Some(turn) => {
            click_target(browser, &rest[0]).await;
            place_rotated(browser, scene, choice, turn.into()).await
        }
        None => choose_on_board(browser, scene, choice).await,
    }
}

/// Points at the first of several places, unless it is still picked since the last decision.
async fn point_first(browser: &Browser, id: &str) {
    let held = "return document.getElementById(arguments[0])?.classList.contains('chosen') ?? false";
    if browser.execute_with(held, vec![json!(id)]).await != json!(true) {
        click_target(browser, id).await;
    }
}

/// Turns the tile over its place until it lies as chosen, and lays it down.
async fn place_rotated(browser: &Browser, scene: &PageState, choice: &Choice, turn: i64) -> PageState {
    browser.until("the tile over its place", "!document.getElementById('turner').hidden").await;
    for _ in 0..4 {
        if tile_rotation(browser).await == turn {
            break;
        }
        browser.press(&['R']).await;
    }
    assert_eq!(tile_rotation(browser).await, turn, "the tile turns to {}", choice.notation);
    browser.click("#turner [data-turner=place]").await;
    // If it can be paid in several ways, a menu asks which.
    pick_from_menu(browser, choice).await;
    after_version(browser, scene.version).await
}

/// Reads the sheet of a ceremony to its end, if one lies over the board; returns its heading.
pub async fn close_ceremony(browser: &Browser) -> Option<String> {
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
