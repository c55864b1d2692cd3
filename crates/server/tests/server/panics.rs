//! A panic at one table closes that table only, keeps its log, and tells the players.

use std::{
    panic::resume_unwind,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::SeqCst},
    },
};

use patolli_catalog::{
    AnyPlay, AnySearch, Budget, Expectation, Lang, Localizer, SearchReport, Seat, Seed, Status, Stop,
};
use patolli_server::BotFactory;
use patolli_store::TableId;
use serde_json::json;

use crate::{
    browser::Browser,
    test_server::{TestServer, kind},
};

/// Whether the next search panics when it is dropped, which the actor of the table does when a hint is done.
#[derive(Debug, Default)]
struct PanicSwitch(Arc<AtomicBool>);

impl BotFactory for PanicSwitch {
    fn start_search(&self, play: &dyn AnyPlay, _seed: &Seed) -> Option<Box<dyn AnySearch>> {
        let Status::Asks(seat) = play.status() else { return None };
        Some(Box::new(PanickingSearch { armed: Arc::clone(&self.0), seat, seats: play.seats() }))
    }
}

/// A search that finds nothing, so that the hint is done at once.
struct PanickingSearch {
    armed: Arc<AtomicBool>,
    seat: Seat,
    seats: u8,
}

impl AnySearch for PanickingSearch {
    fn think(&mut self, _budget: Budget, _stop: &Stop) {}

    fn report(&self, _lines: usize) -> SearchReport {
        let expectations = vec![Expectation::default(); usize::from(self.seats)];
        SearchReport { seat: self.seat, simulations: 0, bytes: 0, expectations, lines: Vec::new() }
    }
}

impl Drop for PanickingSearch {
    fn drop(&mut self) {
        if self.armed.swap(false, SeqCst) {
            resume_unwind(Box::new("this game is broken"));
        }
    }
}

/// A server that can be made to panic.
async fn switched() -> (TestServer, Arc<PanicSwitch>) {
    let switch = Arc::new(PanicSwitch::default());
    let factory = Arc::clone(&switch);
    (TestServer::open_as(move |it| it.bot_factory = factory).await, switch)
}

/// The legal decisions at a table now, and the version they answer.
async fn choice(browser: &mut Browser, id: &TableId) -> (String, u32) {
    let page = browser.get(&format!("/t/{id}")).await;
    (page.buttons().swap_remove(0), page.version().expect("there is a form"))
}

async fn table(browser: &mut Browser) -> TableId {
    browser.open_table(&[("game", kind().name()), ("seats", "2"), ("who1", "hot"), ("hints", "on")]).await
}

#[tokio::test]
async fn a_panic_closes_one_table_and_keeps_its_log() {
    let (server, switch) = switched().await;
    let (mut anna, mut borek) = (Browser::at(&server), Browser::at(&server));
    let (hers, his) = (table(&mut anna).await, table(&mut borek).await);
    let (first, version) = choice(&mut anna, &hers).await;
    assert_eq!(anna.decide(&hers, &first, version).await.status, 303);
    let log = server.log(&hers).await;
    let (mut playing, _) = anna.socket(&hers).await;
    let (mut watching, _) = borek.socket(&hers).await;
    let (mut elsewhere, _) = borek.socket(&his).await;

    let (next, version) = choice(&mut anna, &hers).await;
    switch.0.store(true, SeqCst);
    playing.say(&json!({ "hint": true, "version": version })).await;
    assert_eq!(playing.closed().await, Some(4500), "who asked is told that the table broke off");
    assert_eq!(watching.closed().await, Some(4500), "and who watched");
    assert_eq!(server.log(&hers).await, log, "what was decided before is kept, and nothing else");

    let (other, at) = choice(&mut borek, &his).await;
    elsewhere.say(&json!({ "do": other, "version": at })).await;
    elsewhere.hear_until(|it| it["version"].as_u64() > Some(u64::from(at))).await;

    let (again, same) = choice(&mut anna, &hers).await;
    assert_eq!((again.as_str(), same), (next.as_str(), version), "a reload opens it from the log");
    let (mut playing, _) = anna.socket(&hers).await;
    playing.say(&json!({ "do": next, "version": version })).await;
    playing.hear_until(|it| it["version"].as_u64() > Some(u64::from(version))).await;
    assert!(server.log(&hers).await.len() > log.len(), "the game goes on");
    let numbers = anna.get("/metrics").await.body;
    assert!(numbers.contains("patolli_panics_total{place=\"table\"} 1"), "{numbers}");
}

#[tokio::test]
async fn players_read_what_happened_in_their_language() {
    let (server, switch) = switched().await;
    let mut anna = Browser::at(&server);
    let id = table(&mut anna).await;
    for lang in Lang::ALL {
        anna.headers = vec![("accept-language", lang.tag().to_owned())];
        let page = anna.get(&format!("/t/{id}")).await;
        let notice = Localizer::for_game(lang, kind().name()).text("table-broke");
        assert!(page.body.contains("id=\"broke\"") && page.body.contains(&notice), "{notice}");
        switch.0.store(true, SeqCst);
        let page = anna.post(&format!("/t/{id}/hint"), &[]).await;
        assert_eq!(page.status, 500);
        let words = Localizer::for_game(lang, "ui");
        for key in ["failure-broke", "failure-broke-about", "failure-broke-again"] {
            assert!(page.body.contains(&words.text(key)), "{key}: {}", page.body);
        }
        assert!(page.body.contains(&format!("href=\"/t/{id}\"")), "the way back to the table");
        assert_eq!(server.log(&id).await.len(), 0);
    }
}

#[tokio::test]
async fn whoever_waits_at_a_table_that_breaks_is_answered() {
    let (server, switch) = switched().await;
    let mut anna = Browser::at(&server);
    let id = table(&mut anna).await;
    let (choice, version) = choice(&mut anna, &id).await;
    switch.0.store(true, SeqCst);
    let mut others: Vec<_> = (0..8).map(|_| Browser::at(&server)).collect();
    let path = format!("/t/{id}");
    let looks = futures_util::future::join_all(others.iter_mut().map(|it| it.get(&path)));
    let hint = format!("{path}/hint");
    let (broke, pages) = tokio::join!(anna.post(&hint, &[]), looks);
    assert_eq!(broke.status, 500);
    for page in pages {
        assert!([200, 500].contains(&page.status.as_u16()), "{}", page.status);
    }
    assert_eq!(anna.decide(&id, &choice, version).await.status, 303, "and then it goes on");
}
