//! One screen for several seats: it is handed over behind a curtain, and nothing of the last seat stays on it.

use std::collections::BTreeSet;

use super::{TZOLKIN, cards, policy::TzolkinPolicy};
use crate::{
    browser::Browser,
    driver::Driver,
    panels::take_choice_or_point,
    people::assert_lacks,
    policy::{attribute, offers},
    positions::FormTable,
    server::ServerProcess,
    table::{after_version, in_state, read},
};

#[tokio::test]
async fn a_screen_is_handed_on_without_a_trace_of_the_last_seat() {
    let (server, driver) = (ServerProcess::start(25), Driver::start());
    let browser = driver.browser().await;
    let quick = FormTable::open(&server, TZOLKIN, &["me", "hot", "hot"], &[("set-tribes", "on")]);
    show(&server, &browser, &quick).await;
    let mut seen = BTreeSet::new();
    for seat in 0..3 {
        assert_curtain(&browser, &seen, seat).await;
        browser.click_through("#show").await;
        let own = cards(&browser).await;
        assert_lacks(&browser.source().await, &seen, "the seat that looks");
        assert!(seen.is_disjoint(&own), "{own:?} were dealt to one seat");
        let mut settler = TzolkinPolicy::new(seat + 5);
        for step in 0..4 {
            let scene = in_state(&browser, "asked").await;
            let choice = settler.pick(&scene.offers());
            if step == 3 && choice == "end" {
                // The page loads anew, so that there is no answer to wait for on the old one.
                browser.click("#turn-end").await;
                break;
            }
            take_choice_or_point(&browser, &scene, &choice).await;
        }
        seen.extend(own);
        if seat < 2 {
            in_state(&browser, "curtain").await;
            browser.until("a page without a past", "document.querySelectorAll('.fresh').length === 0").await;
        }
    }
    // The last seat's page is in the same state until the answer to its last choice arrives.
    let told = "!document.querySelector(\"form.curtain, [id^='start-tile.']\")";
    browser.until("all is told, nothing is handed over", told).await;
    in_state(&browser, "asked").await;
    let scene = read(&browser).await;
    assert!(scene.log.iter().filter(|it| it.contains("starts with")).count() == 3, "{:?}", scene.log);
    browser.click("#ask button[name=do]").await;
    after_version(&browser, scene.version).await;
    assert_eq!(browser.console_errors().await, [""; 0]);
}

/// The curtain is down and no card is shown, not even from what the browser keeps of pages.
async fn assert_curtain(browser: &Browser, seen: &BTreeSet<String>, seat: usize) {
    for again in [false, true] {
        let scene = in_state(browser, "curtain").await;
        let source = browser.source().await;
        assert_lacks(&source, seen, "who has not taken the screen");
        assert!(scene.choices.is_empty() && !source.contains("start-tile.") && !source.contains("\"tribe."));
        assert_eq!(browser.text("document.getElementById('show').value").await, seat.to_string());
        if !again {
            browser.back_and_forth().await;
        }
    }
}

#[tokio::test]
async fn a_screen_is_handed_on_without_javascript() {
    let (server, driver) = (ServerProcess::start(26), Driver::start());
    let browser = driver.browser_without_script().await;
    let quick = FormTable::open(&server, TZOLKIN, &["me", "hot"], &[("set-tribes", "on")]);
    show(&server, &browser, &quick).await;
    let mut seen: BTreeSet<String> = BTreeSet::new();
    for seat in 0..2 {
        let page = browser.source().await;
        assert_eq!(attribute(&page, "data-state"), Some("curtain"));
        assert!(offers(&page).is_empty() && !page.contains("start-tile."));
        assert_lacks(&page, &seen, "who has not taken the screen");
        browser.click_through("#show").await;
        let (mut settler, mut own) = (TzolkinPolicy::new(seat + 9), BTreeSet::new());
        for _ in 0..4 {
            let page = browser.source().await;
            assert_lacks(&page, &seen, "the seat that looks");
            let offered = offers(&page);
            own.extend(offered.iter().filter_map(|it| it.split_once(' ')).map(|it| it.1.to_owned()));
            let choice = settler.pick(&offered);
            browser.click_through(&format!("#ask button[name=do][value='{choice}']")).await;
        }
        assert_eq!(own.len(), 6, "two tribes and four tiles: {own:?}");
        seen.extend(own);
        browser.back_and_forth().await;
    }
    let page = browser.source().await;
    assert_eq!(attribute(&page, "data-state"), Some("asked"), "the game has begun");
    assert!(page.contains("starts with") && !offers(&page).is_empty());
}

/// Shows a table to its guest.
async fn show(server: &ServerProcess, browser: &Browser, quick: &FormTable) {
    browser.set_cookie(&server.url("/"), "guest", quick.client.guest_cookie()).await;
    browser.open(&server.url(&quick.path)).await;
}
