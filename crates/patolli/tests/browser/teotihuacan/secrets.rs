//! Two people choose starting tiles in secret: what lies before one of them is not sent to the other before the reveal.

use super::{Hand, KEPT, TEOTIHUACAN, policy::TeotihuacanPolicy};
use crate::{
    browser::Browser,
    driver::Driver,
    http::TestClient,
    panels::take_choice_or_point,
    people::{Person, all_pages},
    server::ServerProcess,
    table::{self, at_version, in_state},
};

#[tokio::test]
async fn secret_starting_tiles_are_sent_to_nobody_else_before_the_reveal() {
    let (server, driver) = (ServerProcess::start(21), Driver::start());
    let mut people = [
        Person::with_recording(&server, &driver, "Ada").await,
        Person::with_recording(&server, &driver, "Ben").await,
    ];
    let mut stranger = TestClient::named(&server.address, "Cyd");
    let path = people[0].client.create_game(TEOTIHUACAN, &["me", "open"], &[]);
    people[0].browser.open(&server.url(&path)).await;
    in_state(&people[0].browser, "open").await;
    assert_eq!(people[0].browser.count("[id^='start-tile.']").await, 0, "nobody looks before all sit");
    assert_eq!(people[1].client.post(&format!("{path}/join"), &[]).status, 303);
    people[1].browser.open(&server.url(&path)).await;
    in_state(&people[0].browser, "asked").await;
    in_state(&people[1].browser, "waiting").await;
    let hands = [Hand::read(&people[0].browser).await, Hand::read(&people[1].browser).await];
    assert!(hands[0].is_disjoint(&hands[1]), "{hands:?}");

    let mut kept = Vec::new();
    let mut citizens = [TeotihuacanPolicy::new(3), TeotihuacanPolicy::new(4)];
    for (decided, version) in (0..2 * KEPT).zip(0..) {
        for (seat, person) in people.iter_mut().enumerate() {
            let traffic = person.traffic(&path, version).await;
            hands[1 - seat].assert_hidden(&traffic, &format!("seat {seat} after {version} decisions"));
            hands[seat].assert_shown(&traffic, &format!("seat {seat}"));
        }
        let watched = all_pages(&mut stranger, &path, version);
        for hand in &hands {
            hand.assert_hidden(&watched, "a watcher");
        }
        let mover = decided / KEPT;
        let tile = keep(&people[mover].browser, &mut citizens[mover]).await;
        kept.push(hands[mover].name(&tile).to_owned());
        at_version(&people[1 - mover].browser, version + 1).await;
    }
    for (seat, person) in people.iter().enumerate() {
        let log = table::read(&person.browser).await.log.join("\n");
        assert_eq!(log.matches("tarts with").count(), 2, "{log}");
        for name in &kept {
            assert!(log.contains(name.as_str()), "seat {seat} reads now that somebody kept {name}: {log}");
        }
        assert_eq!(person.browser.count("[id^='start-tile.']").await, 0, "the choice is over");
        assert_eq!(person.browser.console_errors().await, [""; 0]);
    }
}

/// Takes one decision on the board; returns the key of the tile that is kept by it.
async fn keep(browser: &Browser, citizen: &mut TeotihuacanPolicy) -> String {
    let scene = in_state(browser, "asked").await;
    let choice = citizen.pick(&scene.offers());
    let (_, on_board) = take_choice_or_point(browser, &scene, &choice).await;
    assert!(on_board, "cards are pointed at");
    choice.strip_prefix("keep ").expect("tiles are kept first").to_owned()
}
