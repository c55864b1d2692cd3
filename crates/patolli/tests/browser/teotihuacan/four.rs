//! Two people in two browsers and two computers at one table, until an eclipse is scored on both pages.

use std::{collections::BTreeSet, time::Instant};

use super::{EclipseSheet, TEOTIHUACAN, policy::TeotihuacanPolicy};
use crate::{
    browser::{POLL_INTERVAL, TIMEOUT},
    driver::Driver,
    panels::take_choice_or_point,
    people::Person,
    policy::{attribute, offers},
    server::ServerProcess,
    table::{self, PageState, at_version},
};

/// Number of decisions of people that are watched from the start; then both leave and go on by forms, which is quicker.
const WATCHED: usize = 16;
/// More decisions than any game has.
const BOUND: usize = 2000;
/// What pages tell when the eclipse comes after the next round at the latest.
const NEAR: &str = "is near: the discs have met";

#[tokio::test]
async fn two_people_and_two_computers_see_each_other_live_up_to_an_eclipse() {
    let (server, driver) = (ServerProcess::start(19), Driver::start());
    let mut party = TwoPeople::sit_down(&server, &driver).await;
    party.open_pages().await;
    for _ in 0..WATCHED {
        party.decide().await;
    }
    party.leave_until_an_eclipse_is_near().await;
    party.open_pages().await;
    // The round that goes on and one more; after the scoring both are asked again.
    for _ in 0..BOUND {
        if party.sheets.iter().all(|it| !it.is_empty()) {
            break;
        }
        party.decide().await;
    }
    let [ada, ben] = party.sheets.map(|mut it| it.remove(0));
    assert_eq!((ada.heading.as_str(), ada.sums.len(), ada.payers), ("Eclipse 1", 4, 4), "{ada:?}");
    assert_eq!(ada.stages, ["Avenue of the Dead", "Pyramid track", "Masks", "Wages", "The next era"]);
    assert_eq!((&ada.stages, &ada.sums), (&ben.stages, &ben.sums), "both read the same");
    assert!(party.wages.iter().all(|it| *it <= 1), "nobody pays twice: {:?}", party.wages);
    for person in &party.people {
        assert!(person.browser.holds("window.stayed").await, "the page was never loaded again");
        assert_eq!(person.browser.console_errors().await, [""; 0]);
    }
}

/// The people at the table.
struct TwoPeople {
    people: [Person; 2],
    policies: [TeotihuacanPolicy; 2],
    path: String,
    url: String,
    /// Sheets each of them has read.
    sheets: [Vec<EclipseSheet>; 2],
    /// How often each of them was asked for wages.
    wages: [usize; 2],
}

impl TwoPeople {
    /// Ada opens a table with a free seat between her and the computers, which Ben takes.
    async fn sit_down(server: &ServerProcess, driver: &Driver) -> Self {
        let mut people = [Person::new(server, driver, "Ada").await, Person::new(server, driver, "Ben").await];
        let seats = ["me", "open", "bot:greedy", "bot:greedy"];
        let path = people[0].client.create_game(TEOTIHUACAN, &seats, &[]);
        assert_eq!(people[1].client.post(&format!("{path}/join"), &[]).status, 303);
        let url = server.url(&path);
        let citizens = [TeotihuacanPolicy::new(3), TeotihuacanPolicy::new(4)];
        Self { people, policies: citizens, path, url, sheets: [Vec::new(), Vec::new()], wages: [0; 2] }
    }

    /// Both open the page of the table.
    async fn open_pages(&self) {
        for person in &self.people {
            person.browser.open(&self.url).await;
            person.browser.execute("window.stayed = true").await;
        }
    }

    /// One of them decides, and both see the same.
    async fn decide(&mut self) {
        let mover = self.who_is_asked().await;
        let scene = table::read(&self.people[mover].browser).await;
        let other = at_version(&self.people[1 - mover].browser, scene.version).await;
        if scene.board.iter().all(|it| !it.starts_with("start-tile.")) {
            // Everybody sees their own things first.
            let things = |scene: &PageState| scene.board.iter().cloned().collect::<BTreeSet<_>>();
            assert_eq!(things(&scene), things(&other), "both see the same");
            assert_eq!(scene.log, other.log, "both read the same");
        }
        for (person, sheets) in self.people.iter().zip(&mut self.sheets) {
            while let Some(sheet) = EclipseSheet::close(&person.browser).await {
                sheets.push(sheet);
            }
        }
        let choice = self.policies[mover].pick(&scene.offers());
        self.wages[mover] += usize::from(choice.starts_with("wages "));
        let after = take_choice_or_point(&self.people[mover].browser, &scene, &choice).await.0;
        let told = format!("Number(document.getElementById('ask').dataset.version) >= {}", after.version);
        self.people[1 - mover].browser.until("the decision of the other", &told).await;
    }

    /// Waits until one of the people is asked; the computers may be at it before.
    async fn who_is_asked(&self) -> usize {
        let deadline = Instant::now() + TIMEOUT;
        loop {
            for (seat, person) in self.people.iter().enumerate() {
                if person.browser.text("document.getElementById('ask').dataset.state").await == "asked" {
                    return seat;
                }
            }
            assert!(Instant::now() < deadline, "the computers do not come to an end");
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }

    /// Both close their pages and go on by forms.
    async fn leave_until_an_eclipse_is_near(&mut self) {
        for person in &self.people {
            person.browser.open("about:blank").await;
        }
        for _ in 0..BOUND {
            for (person, citizen) in self.people.iter_mut().zip(&mut self.policies) {
                let page = person.client.get(&self.path).body;
                if page.contains(NEAR) {
                    return;
                }
                assert_ne!(attribute(&page, "data-state"), Some("over"), "eclipses come before the end");
                if attribute(&page, "data-state") == Some("asked") {
                    let choice = citizen.pick(&offers(&page));
                    let version = attribute(&page, "data-version").expect("a table page");
                    let form = [("version", version), ("do", &choice)];
                    assert_eq!(
                        person.client.post(&format!("{}/do", self.path), &form).status,
                        303,
                        "{choice}"
                    );
                }
            }
        }
        panic!("the discs never meet")
    }
}
