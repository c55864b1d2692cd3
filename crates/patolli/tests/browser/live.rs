//! Two people in two browsers, who see each other's decisions at once.

use crate::{
    board::{choose_on_board, click_target, place_tile, tile_rotation},
    browser::Browser,
    driver::Driver,
    policy::TikalPolicy,
    score,
    server::ServerProcess,
    table::{self, PageState, after_version, at_version, in_state},
};

/// Number of decisions in which everything is done by pointing at the board, and things move.
const POINTED_DECISIONS: usize = 14;

#[tokio::test]
async fn two_browsers_play_a_whole_game_and_see_each_other_live() {
    let (server, driver) = (ServerProcess::start(7), Driver::start());
    let (ada, ben) = (driver.browser().await, driver.browser().await);
    let path = sit_down(&server, &ada, &ben).await;
    let browsers = [&ada, &ben];
    for browser in browsers {
        browser.execute("window.stayed = true").await;
        browser.set_animations(true).await;
    }
    let mut scenes = [wait_for_running(&ada).await, wait_for_running(&ben).await];
    let mut players = [TikalPolicy::new(1), TikalPolicy::new(1)];
    let mut first_tile = None;
    for n in 0.. {
        let Some(mover) = scenes.iter().position(|it| it.state == "asked") else { break };
        if n == POINTED_DECISIONS {
            for browser in browsers {
                browser.set_animations(false).await;
            }
        }
        let choice = players[mover].pick(&scenes[mover].offers());
        scenes[mover] = match (n, choice.starts_with("place")) {
            (0, _) => {
                let (scene, tile) = place_turned(browsers[mover], &scenes[mover]).await;
                first_tile = Some(tile);
                scene
            }
            (_, true) => {
                place_tile(browsers[mover], &scenes[mover], &scenes[mover].choice(&choice).at[0]).await
            }
            (..POINTED_DECISIONS, false) if choice != "end" => {
                choose_on_board(browsers[mover], &scenes[mover], scenes[mover].choice(&choice)).await
            }
            _ => table::take_choice(browsers[mover], &scenes[mover], &choice).await,
        };
        let other = 1 - mover;
        scenes[other] = at_version(browsers[other], scenes[mover].version).await;
        let [one, two] = &scenes;
        assert_eq!(one.log, two.log, "both read the same after {choice}");
        assert_eq!(one.board, two.board, "both see the same after {choice}");
        assert_eq!(scenes.iter().filter(|it| it.state == "asked").count(), usize::from(one.state != "over"));
    }
    finish(&server, browsers, &path, &first_tile.expect("a tile was placed")).await;
}

/// One opens a table with a free seat, the other comes by the invitation.
async fn sit_down(server: &ServerProcess, ada: &Browser, ben: &Browser) -> String {
    ada.open(&server.url("/")).await;
    ada.fill(".who-are-you input[name=name]", "Ada").await;
    ada.click_through(".who-are-you button").await;
    ada.click_through("a.new-table").await;
    ada.select("#who1", "open").await;
    assert_ne!(ada.text("document.querySelector('[data-summary]').textContent").await, "");
    ada.click_through(".new-form button.pri").await;
    let invitation = ada.text("document.querySelector('#ask .invite input').value").await;
    ben.open(&invitation).await;
    ben.fill("#ask .join input[name=name]", "Ben").await;
    ben.click_through("#ask .join button").await;
    ada.path().await
}

/// The page of a table that was full just now: it loads anew by itself.
async fn wait_for_running(browser: &Browser) -> PageState {
    let running = "['asked', 'waiting'].includes(document.getElementById('ask')?.dataset.state)";
    browser.until("the game begins", running).await;
    table::read(browser).await
}

/// Places a tile after turning it by key and by button; returns also the decision.
async fn place_turned(browser: &Browser, scene: &PageState) -> (PageState, String) {
    let (hex, ways) = most_rotations(scene);
    click_target(browser, &hex).await;
    browser.until("the tile over the hex", "!document.getElementById('turner').hidden").await;
    let first = tile_rotation(browser).await;
    browser.press(&['R']).await;
    let second = tile_rotation(browser).await;
    assert_eq!(first != second, ways > 1, "R turns the tile, if it can be turned");
    browser.click("#turner [data-turner=cw]").await;
    let third = tile_rotation(browser).await;
    assert_eq!(second != third, ways > 1, "so does the button");
    browser.click("#turner [data-turner=place]").await;
    (after_version(browser, scene.version).await, format!("place {hex} {third}"))
}

/// The hex on which the tile may lie in the most ways, and in how many.
fn most_rotations(scene: &PageState) -> (String, usize) {
    let ways = |hex: &String| scene.choices.iter().filter(|it| it.at.first() == Some(hex)).count();
    let hexes = scene.choices.iter().filter(|it| it.turn.is_some()).filter_map(|it| it.at.first());
    let hex = hexes.max_by_key(|it| ways(it)).expect("the tile goes somewhere");
    (hex.clone(), ways(hex))
}

/// Both see the result without having loaded the page anew, and it adds up.
async fn finish(server: &ServerProcess, browsers: [&Browser; 2], path: &str, first_tile: &str) {
    let mut results = Vec::new();
    for browser in browsers {
        in_state(browser, "over").await;
        assert!(browser.holds("window.stayed").await, "the page was never loaded again");
        assert_eq!(browser.console_errors().await, [""; 0]);
        results.push(browser.text("document.querySelector('#ask .result').textContent").await);
        browser.click_through("#ask a[href$='/score']").await;
        let totals = score::check_score_page(browser).await;
        assert!(totals.iter().all(|it| results[0].contains(&it.to_string())), "{totals:?}: {results:?}");
    }
    assert_eq!(results[0], results[1]);
    browsers[0].open(&server.url(&format!("{path}/replay"))).await;
    let record = "const answer = await fetch(arguments[0]); return await answer.text()";
    let record = browsers[0].execute_with(record, vec![format!("{path}/record").into()]).await;
    let record = record.as_str().expect("a text");
    assert!(record.contains(first_tile), "{first_tile} is not in {record}");
}
