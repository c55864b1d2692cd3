//! Two people in two browsers and two computers at one table, until an eclipse is scored on both pages.

use std::{collections::BTreeSet, time::Instant};

use super::{Sheet, TEOTIHUACAN, policy::Citizen};
use crate::{
    browser::{PATIENCE, PULSE},
    driver::Driver,
    panels::take,
    people::Person,
    server::Server,
    table::{self, Scene, at_version, in_state},
};

#[tokio::test]
async fn two_people_and_two_computers_see_each_other_live_up_to_an_eclipse() {
    let (server, driver) = (Server::start(), Driver::start());
    let people = sit_down(&server, &driver).await;
    let mut citizens = [Citizen::new(3), Citizen::new(4)];
    let mut sheets: [Vec<Sheet>; 2] = [Vec::new(), Vec::new()];
    let mut wages = [0; 2];
    while sheets.iter().any(Vec::is_empty) {
        let mover = who_is_asked(&people).await;
        let scene = table::read(&people[mover].browser).await;
        let other = at_version(&people[1 - mover].browser, scene.version).await;
        if scene.board.iter().all(|it| !it.starts_with("start-tile.")) {
            // Everybody sees their own things first.
            let sorted = |scene: &Scene| scene.board.iter().cloned().collect::<BTreeSet<_>>();
            assert_eq!(sorted(&scene), sorted(&other), "both see the same");
            assert_eq!(scene.log, other.log, "both read the same");
        }
        for (person, sheets) in people.iter().zip(&mut sheets) {
            sheets.extend(Sheet::close(&person.browser).await);
        }
        let choice = citizens[mover].pick(&scene.offers());
        wages[mover] += usize::from(choice.starts_with("wages "));
        let after = take(&people[mover].browser, &scene, &choice).await.0;
        is_told(&people[1 - mover], after.version).await;
    }
    let [ada, ben] = sheets.map(|mut it| it.remove(0));
    assert_eq!((ada.heading.as_str(), ada.sums.len(), ada.payers), ("Eclipse 1", 4, 4), "{ada:?}");
    assert_eq!((&ada.heading, &ada.stages, &ada.sums), (&ben.heading, &ben.stages, &ben.sums));
    assert!(wages.iter().all(|it| *it <= 1), "nobody pays twice: {wages:?}");
    for person in &people {
        assert!(person.browser.holds("window.stayed").await, "the page was never loaded again");
        assert_eq!(person.browser.complaints().await, [""; 0]);
    }
}

/// Ada opens a table with a free seat between her and the computers, which Ben takes.
async fn sit_down(server: &Server, driver: &Driver) -> [Person; 2] {
    let mut people = [Person::new(server, driver, "Ada").await, Person::new(server, driver, "Ben").await];
    let path = people[0].guest.create_game(TEOTIHUACAN, &["me", "open", "bot:greedy", "bot:greedy"], &[]);
    assert_eq!(people[1].guest.post(&format!("{path}/join"), &[]).status, 303);
    for person in &people {
        person.browser.open(&server.url(&path)).await;
        person.browser.ask("window.stayed = true").await;
    }
    in_state(&people[0].browser, "asked").await;
    in_state(&people[1].browser, "waiting").await;
    people
}

/// Waits until one of the people is asked; the computers may be at it before.
async fn who_is_asked(people: &[Person; 2]) -> usize {
    let deadline = Instant::now() + PATIENCE;
    loop {
        for (seat, person) in people.iter().enumerate() {
            if person.browser.text("document.getElementById('ask').dataset.state").await == "asked" {
                return seat;
            }
        }
        assert!(Instant::now() < deadline, "the computers do not come to an end");
        tokio::time::sleep(PULSE).await;
    }
}

/// Waits until a page shows a decision of somebody else, or what came after it.
async fn is_told(person: &Person, version: u32) -> Scene {
    let told = format!("Number(document.getElementById('ask').dataset.version) >= {version}");
    person.browser.until("the decision of the other", &told).await;
    table::read(&person.browser).await
}
