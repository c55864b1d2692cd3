//! One screen for several seats: starting tiles are chosen behind a curtain, and nothing of the last seat stays.

use super::{Hand, KEPT, TEOTIHUACAN, policy::TeotihuacanPolicy};
use crate::{
    board::{click_target, pick_from_menu},
    browser::Browser,
    driver::Driver,
    panels::{scroll_into_view, take_choice_or_point},
    positions::FormTable,
    server::ServerProcess,
    table::{in_state, read},
};

#[tokio::test]
async fn a_screen_is_handed_on_without_a_trace_of_the_last_tiles() {
    let (server, driver) = (ServerProcess::start(20), Driver::start());
    let browser = driver.browser().await;
    let quick = FormTable::open(&server, TEOTIHUACAN, &["me", "hot", "hot"], &[]);
    browser.set_cookie(&server.url("/"), "guest", quick.client.guest_cookie()).await;
    browser.open(&server.url(&quick.path)).await;
    let mut seen: Vec<Hand> = Vec::new();
    for seat in 0..3 {
        assert_curtain(&browser, &seen, seat).await;
        browser.click_through("#show").await;
        let own = Hand::read(&browser).await;
        let page = browser.source().await;
        own.assert_shown(&page, "the seat that looks");
        for other in &seen {
            other.assert_hidden(&page, "the seat that looks");
            assert!(own.is_disjoint(other), "{own:?} were dealt to one seat");
        }
        choose(&browser, &mut TeotihuacanPolicy::new(seat + 5)).await;
        seen.push(own);
    }
    in_state(&browser, "asked").await;
    assert_eq!(
        browser.count("form.curtain, [id^='start-tile.']").await,
        0,
        "all is told, nothing is handed over"
    );
    let log = read(&browser).await.log.join("\n");
    assert_eq!(log.matches("tarts with").count(), 3, "{log}");
    assert_eq!(browser.console_errors().await, [""; 0]);
}

/// Keeps the tiles of one seat.
async fn choose(browser: &Browser, citizen: &mut TeotihuacanPolicy) {
    for nth in 1..=KEPT {
        let scene = in_state(browser, "asked").await;
        let choice = citizen.pick(&scene.offers());
        if nth < KEPT {
            take_choice_or_point(browser, &scene, &choice).await;
            continue;
        }
        // The page loads anew, so that there is no answer to wait for on the old one.
        let choice = scene.choice(&choice);
        scroll_into_view(browser, &choice.at[0]).await;
        click_target(browser, &choice.at[0]).await;
        pick_from_menu(browser, choice).await;
        let gone = format!("Number(document.getElementById('ask')?.dataset.version) > {}", scene.version);
        browser.until("the next seat", &gone).await;
    }
}

/// The curtain is down and no tile is shown, not even from what the browser keeps of pages.
async fn assert_curtain(browser: &Browser, seen: &[Hand], seat: usize) {
    for again in [false, true] {
        let scene = in_state(browser, "curtain").await;
        let source = browser.source().await;
        for hand in seen {
            hand.assert_hidden(&source, "who has not taken the screen");
        }
        assert!(
            scene.choices.is_empty() && !source.contains("start-tile.") && !source.contains("keep start-")
        );
        assert_eq!(browser.text("document.getElementById('show').value").await, seat.to_string());
        if !again {
            browser.back_and_forth().await;
        }
    }
}
