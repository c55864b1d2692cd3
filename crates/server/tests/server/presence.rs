//! People who leave, come back, or run out of time; tables that all have left, and tables that sleep.

use std::{sync::Arc, time::Duration};

use patolli_catalog::{AnyGame, Bot, BotPlayer, Seed};
use patolli_server::{BotFactory, Clock, sitting};
use patolli_store::{Phase, TableId};
use serde_json::Value;

use crate::{
    browser::Browser,
    cluster::Cluster,
    scripted_bots::{Behaviour, ScriptedBots},
    test_server::{TestServer, kind, until},
};

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;

/// Bots of any level that answer at once.
#[derive(Clone, Copy, Debug)]
struct QuickBots;

impl BotFactory for QuickBots {
    fn bot_player(&self, kind: &'static dyn AnyGame, _: Bot, seed: &Seed) -> Box<dyn BotPlayer> {
        kind.bot_player(Bot::Random, seed)
    }
}

async fn open(clock: &Clock) -> TestServer {
    TestServer::open_as(|it| (it.clock, it.bot_factory) = (clock.clone(), Arc::new(QuickBots))).await
}

/// A running table of Anna and Borek, both at that server.
async fn table_of_two(server: &TestServer, pace: &str) -> (Browser, Browser, TableId) {
    let (mut anna, mut borek) = (Browser::at(server), Browser::at(server));
    let fields =
        [("game", kind().name()), ("seats", "2"), ("who1", "open"), ("listed", "on"), ("pace", pace)];
    let id = anna.open_table(&fields).await;
    let joined = borek.post(&format!("/t/{id}/join"), &[("seat", "1"), ("name", "Borek")]).await;
    assert_eq!(joined.table(), Some(id.clone()));
    (anna, borek, id)
}

/// The marks in the log, each with its seat.
async fn marks(server: &TestServer, id: &TableId) -> Vec<String> {
    let marks = |it: patolli_store::Entry| {
        it.notation.starts_with('@').then(|| format!("{} {}", it.seat, it.notation))
    };
    server.log(id).await.into_iter().filter_map(marks).collect()
}

async fn decisions(server: &TestServer, id: &TableId) -> usize {
    server.log(id).await.iter().filter(|it| !it.notation.starts_with('@')).count()
}

async fn version(server: &TestServer, id: &TableId) -> u32 {
    server.log(id).await.last().map_or(0, |it| it.n)
}

/// Takes the first decision that a page offers.
async fn decide(browser: &mut Browser, id: &TableId) -> axum::http::StatusCode {
    let page = browser.get(&format!("/t/{id}")).await;
    let version = page.version().expect("a running game");
    browser.decide(id, &page.buttons()[0], version).await.status
}

/// Lets time pass: the clock goes on, and so does what the server noted of it.
async fn pass(server: &TestServer, clock: &Clock, time: i64) {
    clock.set_by(time);
    let noted = server.store.pulse().await.expect("the store answers");
    server.store.set_pulse(noted, clock.now(), None).await.expect("the store answers");
}

/// Whether who is away is written as the log says.
async fn is_as_the_log_says(server: &TestServer, id: &TableId) -> bool {
    let whole = server.full_table(id).await;
    let sitting = sitting(&whole.table.seats, &whole.log);
    let away = |seat: u8| sitting.stand_in(seat, whole.table.to_move).map(|it| it.why.word().to_owned());
    (0..2).all(|seat| whole.table.attendance.seat(seat.into()).away == away(seat))
}

#[tokio::test]
async fn the_computer_plays_for_whoever_leaves_until_they_are_back() {
    let server = open(&Clock::default()).await;
    let (mut anna, mut borek, id) = table_of_two(&server, "none").await;
    assert!(anna.get(&format!("/t/{id}")).await.body.contains(&format!("/t/{id}/leave")));
    assert_eq!(anna.post(&format!("/t/{id}/leave"), &[]).await.status, 303);
    until("the stand-in plays its turn", async || server.table(&id).await.to_move == Some(1)).await;
    assert_eq!(marks(&server, &id).await, ["0 @away left"]);
    assert!(is_as_the_log_says(&server, &id).await);
    let hers = anna.get(&format!("/t/{id}")).await.body;
    assert!(hers.contains(&format!("/t/{id}/back")) && hers.contains("data-stood"), "she can come back");
    let his = borek.get(&format!("/t/{id}")).await.body;
    assert!(
        his.contains("data-stood") && !his.contains(&format!("/t/{id}/back")),
        "he sees that she is away"
    );
    assert_eq!(anna.post(&format!("/t/{id}/back"), &[]).await.status, 303);
    assert_eq!(anna.post(&format!("/t/{id}/back"), &[]).await.status, 303, "a second time is as good");
    assert_eq!(marks(&server, &id).await, ["0 @away left", "0 @back"]);
    assert!(is_as_the_log_says(&server, &id).await);
    assert!(!anna.get(&format!("/t/{id}")).await.body.contains("data-stood"));
    while server.table(&id).await.to_move == Some(1) {
        assert_eq!(decide(&mut borek, &id).await, 303);
    }
    assert_eq!(decide(&mut anna, &id).await, 303, "she plays again");
}

#[tokio::test]
async fn marks_make_no_click_stale() {
    let bots = ScriptedBots::new(Behaviour::ThinksUntilStopped);
    let server = TestServer::open_as(|it| it.bot_factory = Arc::new(bots.clone())).await;
    let (mut anna, mut borek, id) = table_of_two(&server, "none").await;
    let page = anna.get(&format!("/t/{id}")).await;
    let seen = page.version().expect("a running game");
    assert_eq!(borek.post(&format!("/t/{id}/leave"), &[]).await.status, 303);
    assert!(version(&server, &id).await > seen);
    assert_eq!(anna.decide(&id, &page.buttons()[0], seen).await.status, 303, "nothing was decided since");
    assert_eq!(anna.decide(&id, &page.buttons()[0], seen).await.status, 409, "something was");
}

#[tokio::test]
async fn whoever_comes_back_while_the_stand_in_thinks_plays_the_turn() {
    let bots = ScriptedBots::new(Behaviour::ThinksUntilStopped);
    let server = TestServer::open_as(|it| it.bot_factory = Arc::new(bots.clone())).await;
    let (mut anna, _borek, id) = table_of_two(&server, "none").await;
    for round in 1..4 {
        let page = anna.get(&format!("/t/{id}")).await;
        anna.post(&format!("/t/{id}/leave"), &[]).await;
        until("the stand-in thinks", async || bots.now() > 0).await;
        if round % 2 == 0 {
            let (version, choice) = (page.version().expect("a running game"), &page.buttons()[0]);
            assert_eq!(anna.decide(&id, choice, version).await.status, 303, "a decision is a return");
        } else {
            anna.post(&format!("/t/{id}/back"), &[]).await;
        }
        until("its thought is dropped", async || bots.now() == 0).await;
        assert_eq!(decisions(&server, &id).await, round / 2, "the stand-in played nothing");
    }
    assert!(is_as_the_log_says(&server, &id).await);
}

#[tokio::test]
async fn a_stand_in_goes_on_after_a_kill() {
    let bots = ScriptedBots::new(Behaviour::ThinksUntilStopped);
    let mut server = TestServer::open_as(|it| it.bot_factory = Arc::new(bots.clone())).await;
    let (mut anna, _borek, id) = table_of_two(&server, "none").await;
    anna.post(&format!("/t/{id}/leave"), &[]).await;
    until("the stand-in thinks", async || bots.now() > 0).await;
    server.kill();
    let server = server.reopen_as(|it| it.bot_factory = Arc::new(QuickBots)).await;
    until("the stand-in plays its turn", async || server.table(&id).await.to_move == Some(1)).await;
    assert_eq!(marks(&server, &id).await, ["0 @away left"]);
}

#[tokio::test]
async fn a_game_that_all_have_left_waits_and_is_finished_by_the_computer() {
    let clock = Clock::default();
    let server = open(&clock).await;
    let (mut anna, mut borek, id) = table_of_two(&server, "none").await;
    // Both have decided something.
    while decisions(&server, &id).await == 0 || server.table(&id).await.to_move == Some(0) {
        assert_eq!(decide(&mut anna, &id).await, 303);
    }
    assert_eq!(decide(&mut borek, &id).await, 303);
    borek.post(&format!("/t/{id}/leave"), &[]).await;
    until("the stand-in plays its turn", async || server.table(&id).await.to_move == Some(0)).await;
    let before = decisions(&server, &id).await;
    anna.post(&format!("/t/{id}/leave"), &[]).await;
    let due = server.table(&id).await.attendance.due.expect("somebody must look after it");
    assert_eq!((due - clock.now()) / DAY, 89, "three months, nearly");
    assert!(anna.get(&format!("/t/{id}")).await.body.contains("Nobody is at the table"));
    assert_eq!(decisions(&server, &id).await, before, "everything waits");
    until("the computer finishes the game", async || {
        pass(&server, &clock, 91 * DAY).await;
        tokio::time::sleep(Duration::from_millis(200)).await;
        server.table(&id).await.phase == Phase::Finished
    })
    .await;
    assert_eq!(marks(&server, &id).await, ["1 @away left", "0 @away left", "0 @finish"]);
    let result: Value =
        serde_json::from_str(&server.table(&id).await.result.expect("a result")).expect("JSON");
    assert_eq!(result["how"], "finished");
    assert!(result["stood"].as_array().is_some_and(|it| it.iter().all(|it| it.as_u64() > Some(0))));
    let record = anna.get(&format!("/t/{id}/record")).await.body;
    assert!(record.contains("# seat 0: ") && record.parse::<patolli_catalog::Record>().is_ok());
}

#[tokio::test]
async fn a_game_in_which_somebody_never_decided_is_closed() {
    let clock = Clock::default();
    let server = open(&clock).await;
    let (mut anna, mut borek, id) = table_of_two(&server, "none").await;
    borek.post(&format!("/t/{id}/leave"), &[]).await;
    anna.post(&format!("/t/{id}/leave"), &[]).await;
    until("it is closed", async || {
        pass(&server, &clock, 91 * DAY).await;
        tokio::time::sleep(Duration::from_millis(200)).await;
        server.table(&id).await.closed().is_some()
    })
    .await;
    assert_eq!(marks(&server, &id).await.last().map(String::as_str), Some("0 @stop"));
}

#[tokio::test]
async fn a_table_of_one_person_falls_asleep_when_they_leave_and_wakes() {
    let bots = ScriptedBots::new(Behaviour::ThinksUntilStopped);
    let server = TestServer::open_as(|it| it.bot_factory = Arc::new(bots.clone())).await;
    let mut anna = Browser::at(&server);
    let fields = [("game", kind().name()), ("seats", "2"), ("who0", "bot:greedy"), ("who1", "me")];
    let id = anna.open_table(&fields).await;
    until("the bot thinks", async || bots.now() > 0).await;
    assert_eq!(anna.post(&format!("/t/{id}/leave"), &[]).await.status, 303);
    until("the bot waits", async || bots.now() == 0).await;
    let table = server.table(&id).await;
    assert!(table.attendance.asleep && table.phase == Phase::Running && marks(&server, &id).await.is_empty());
    assert!(anna.get(&format!("/t/{id}")).await.body.contains("This table sleeps"));
    assert_eq!(anna.post(&format!("/t/{id}/back"), &[]).await.status, 303);
    assert!(!server.table(&id).await.attendance.asleep);
    until("the bot thinks again", async || bots.now() > 0).await;
}

#[tokio::test]
async fn the_computer_plays_for_whoever_runs_out_of_time() {
    let clock = Clock::default();
    let server = open(&clock).await;
    let (mut anna, _borek, id) = table_of_two(&server, "live:10").await;
    assert_eq!(decide(&mut anna, &id).await, 303);
    let page = anna.get(&format!("/t/{id}")).await.body;
    assert!(page.contains("role=\"timer\""), "there is a clock");
    until("time is up", async || {
        pass(&server, &clock, 11 * MINUTE).await;
        tokio::time::sleep(Duration::from_millis(200)).await;
        !marks(&server, &id).await.is_empty()
    })
    .await;
    let first = marks(&server, &id).await.swap_remove(0);
    assert!(first == "0 @away time" || first == "1 @away time", "{first}");
    assert!(is_as_the_log_says(&server, &id).await);
}

#[tokio::test]
async fn nobody_runs_out_of_time_because_a_clock_was_set() {
    let clock = Clock::default();
    let server = open(&clock).await;
    let (_anna, _borek, id) = table_of_two(&server, "live:10").await;
    let noted = async || server.store.pulse().await.expect("the store answers").unwrap_or_default();
    until("time is kept", async || noted().await > 0).await;
    let asked_at = async || server.table(&id).await.attendance.asked_at.expect("somebody is asked");
    for set_by in [60 * MINUTE, -3 * 365 * DAY] {
        let (before, pulse) = (asked_at().await, noted().await);
        clock.set_by(set_by);
        until("it is noticed", async || (noted().await - pulse).abs() > 30 * MINUTE).await;
        let moved = asked_at().await - before;
        assert!((moved - set_by).abs() < 10 * MINUTE, "the turn moved by {moved}");
        let due = server.table(&id).await.attendance.due.expect("there is a clock");
        assert!(due >= clock.now(), "nobody is late");
    }
    assert_eq!(marks(&server, &id).await, Vec::<String>::new());
}

#[tokio::test]
async fn two_machines_agree_who_is_away() {
    let database = Cluster::shared().database();
    let open = || {
        TestServer::open_as(|it| {
            (it.database, it.bot_factory) = (Some(database.clone()), Arc::new(QuickBots));
        })
    };
    let (one, other) = (open().await, open().await);
    let (mut anna, mut borek) = (Browser::at(&one), Browser::at(&other));
    let fields = [("game", kind().name()), ("seats", "2"), ("who1", "open"), ("listed", "on")];
    let id = anna.open_table(&fields).await;
    borek.post(&format!("/t/{id}/join"), &[("seat", "1"), ("name", "Borek")]).await;
    let mut anna_elsewhere = anna;
    anna_elsewhere.moves_to(&other);
    anna_elsewhere.post(&format!("/t/{id}/leave"), &[]).await;
    until("the stand-in plays its turn", async || one.table(&id).await.to_move == Some(1)).await;
    anna_elsewhere.moves_to(&one);
    until("the first machine knows it", async || {
        anna_elsewhere.get(&format!("/t/{id}")).await.body.contains("data-stood")
    })
    .await;
    anna_elsewhere.post(&format!("/t/{id}/back"), &[]).await;
    assert_eq!(marks(&one, &id).await, ["0 @away left", "0 @back"]);
    until("the other machine knows it", async || {
        !borek.get(&format!("/t/{id}")).await.body.contains("data-stood")
    })
    .await;
}

#[tokio::test]
async fn the_computer_plays_for_an_account_that_the_operator_removed() {
    let clock = Clock::default();
    let server = open(&clock).await;
    let (mut anna, mut borek, id) = table_of_two(&server, "none").await;
    let made = anna.post("/account/new", &[("name", "Anna"), ("password", "a long password")]).await;
    assert_eq!(made.status, 303);
    let guest = server.table(&id).await.owner;
    assert!(server.store.remove_account(&guest).await.expect("the store answers"));
    until("somebody stands in", async || marks(&server, &id).await == ["0 @away gone"]).await;
    until("the computer decides", async || decisions(&server, &id).await > 0).await;
    let page = borek.get(&format!("/t/{id}")).await.body;
    assert!(page.contains("account deleted, the computer plays"), "it stands in the log");
}

#[tokio::test]
async fn whoever_was_removed_while_a_table_slept_is_stood_in_for_when_it_wakes() {
    let server = open(&Clock::default()).await;
    let (mut anna, mut borek, id) = table_of_two(&server, "none").await;
    let made = anna.post("/account/new", &[("name", "Anna"), ("password", "a long password")]).await;
    assert_eq!(made.status, 303);
    let mut progress = patolli_store::TableProgress {
        phase: Phase::Running,
        to_move: server.table(&id).await.to_move,
        result: None,
        attendance: Some(server.table(&id).await.attendance),
        calls: Vec::new(),
    };
    if let Some(it) = &mut progress.attendance {
        (it.asleep, it.due) = (true, Some(i64::MAX));
    }
    server.store.set_progress(&id, &progress).await.expect("the store answers");
    let guest = server.table(&id).await.owner;
    assert!(server.store.remove_account(&guest).await.expect("the store answers"));
    assert!(marks(&server, &id).await.is_empty(), "it sleeps");
    until("the server knows that it sleeps", async || {
        borek.get(&format!("/t/{id}")).await.body.contains("This table sleeps")
    })
    .await;
    assert_eq!(borek.post(&format!("/t/{id}/back"), &[]).await.status, 303);
    assert_eq!(marks(&server, &id).await, ["0 @away gone"]);
    until("the computer decides", async || decisions(&server, &id).await > 0).await;
}
