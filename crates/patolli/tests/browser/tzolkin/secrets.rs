//! Two people in two browsers choose in secret: what one of them keeps is not sent to the other before the reveal.

use std::collections::BTreeSet;

use super::{TZOLKIN, cards, policy::TzolkinPolicy};
use crate::{
    browser::Browser,
    driver::Driver,
    panels::take_choice_or_point,
    people::{Person, assert_lacks},
    server::ServerProcess,
    table::{self, PageState, at_version, in_state},
};

#[tokio::test]
async fn secret_choices_are_sent_to_nobody_else_before_the_reveal() {
    let (server, driver) = (ServerProcess::start(27), Driver::start());
    let mut people = [
        Person::with_recording(&server, &driver, "Ada").await,
        Person::with_recording(&server, &driver, "Ben").await,
    ];
    let path = people[0].client.create_game(TZOLKIN, &["me", "open"], &[("set-tribes", "on")]);
    people[0].browser.open(&server.url(&path)).await;
    in_state(&people[0].browser, "open").await;
    assert_eq!(
        people[0].browser.count("[id^='tribe.'], [id^='start-tile.']").await,
        0,
        "nobody looks before all sit"
    );
    assert_eq!(people[1].client.post(&format!("{path}/join"), &[]).status, 303);
    people[1].browser.open(&server.url(&path)).await;
    in_state(&people[0].browser, "asked").await;
    in_state(&people[1].browser, "waiting").await;
    let hands = [cards(&people[0].browser).await, cards(&people[1].browser).await];
    assert!(hands[0].is_disjoint(&hands[1]), "{hands:?}");

    let mut kept: [BTreeSet<String>; 2] = [BTreeSet::new(), BTreeSet::new()];
    let mut settlers = [TzolkinPolicy::new(3), TzolkinPolicy::new(4)];
    for version in 0..8 {
        for (seat, person) in people.iter_mut().enumerate() {
            let traffic = person.traffic(&path, version).await;
            assert_lacks(&traffic, &hands[1 - seat], &format!("seat {seat} after {version} decisions"));
            assert!(hands[seat].iter().all(|it| traffic.contains(it.as_str())), "one's own hand is there");
        }
        let mover = usize::from(version >= 4);
        kept[mover].extend(choose(&people[mover].browser, &mut settlers[mover]).await);
        at_version(&people[1 - mover].browser, version + 1).await;
    }
    for (seat, person) in people.iter_mut().enumerate() {
        let log = table::read(&person.browser).await.log.join("\n");
        let traffic = person.traffic(&path, 8).await;
        for name in kept.iter().flatten() {
            assert!(log.contains(name.as_str()), "seat {seat} reads now that somebody kept {name}: {log}");
            assert!(traffic.contains(name.as_str()));
        }
        assert_eq!(person.browser.console_errors().await, [""; 0]);
    }
}

/// Takes one decision on the board; returns the name of what is kept by it.
async fn choose(browser: &Browser, settler: &mut TzolkinPolicy) -> Option<String> {
    let scene: PageState = in_state(browser, "asked").await;
    let choice = settler.pick(&scene.offers());
    let name = match scene.choice(&choice).at.first() {
        Some(id) => {
            let title = format!("document.getElementById('{id}').querySelector('title').textContent");
            browser.text(&title).await.split(". ").next().map(str::to_owned)
        }
        None => None,
    };
    take_choice_or_point(browser, &scene, &choice).await;
    name
}
