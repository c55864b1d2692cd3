//! Bots play when it is their turn, whether or not a page is open, and never hold up a table.

use std::{sync::Arc, time::Duration};

use patolli_catalog::games;
use patolli_store::{Entry, Occupant, Phase, Table, TableId, TableProgress};

use crate::{
    browser::Browser,
    scripted_bots::{Behaviour, ScriptedBots},
    test_server::{TestServer, kind, until},
};

pub const LONG: Duration = Duration::from_hours(1);
const SHORT: Duration = Duration::from_millis(60);

fn bot_is_asked(table: &Table) -> bool {
    let seat = table.to_move.map(usize::from);
    seat.is_some_and(|it| matches!(table.seats[it], Occupant::Bot { .. }))
}

/// A server with these bots.
async fn server_of(scripted: &ScriptedBots, deadline: Duration, thinkers: usize) -> TestServer {
    let factory = Arc::new(scripted.clone());
    TestServer::open_as(move |it| {
        (it.bot_factory, it.bot_deadline, it.thinkers) = (factory, deadline, thinkers);
    })
    .await
}

/// A table where a bot that ponders is asked first.
pub async fn table_of_a_bot(anna: &mut Browser) -> TableId {
    let fields = [("game", kind().name()), ("seats", "2"), ("who0", "bot:search:3"), ("who1", "me")];
    anna.open_table(&fields).await
}

#[tokio::test]
async fn a_quick_table_waits_for_the_guest_only() {
    let server = TestServer::open_as(|it| it.bot_wait = LONG).await;
    let mut anna = Browser::at(&server);
    let fields = [("game", kind().name()), ("seats", "2"), ("who0", "me"), ("who1", "bot:greedy")];
    let id = anna.open_table(&fields).await;
    for _ in 0..20 {
        let page = anna.get(&format!("/t/{id}")).await;
        let choice = page.buttons().pop().expect("whenever she looks, it is her turn");
        assert_eq!(anna.decide(&id, &choice, page.version().expect("a version")).await.status, 303);
    }
    let bot = server.log(&id).await.iter().filter(|it| it.seat == 1).count();
    assert!(bot > 0, "the bot has decided");
}

#[tokio::test]
async fn bots_go_on_after_a_restart_without_anybody_looking() {
    let mut server = TestServer::open_with(LONG).await;
    let mut anna = Browser::at(&server);
    let fields = [("game", kind().name()), ("seats", "2"), ("who0", "me"), ("who1", "bot:random")];
    let id = anna.open_table(&fields).await;
    // While a page is open, this bot pauses for an hour.
    let (_socket, _) = anna.socket(&id).await;
    while !bot_is_asked(&server.table(&id).await) {
        let page = anna.get(&format!("/t/{id}")).await;
        let choice = page.buttons().pop().expect("it is her turn");
        assert_eq!(anna.decide(&id, &choice, page.version().expect("a version")).await.status, 303);
    }
    let before = server.log(&id).await.len();
    server.kill();
    let server = server.reopen().await;
    until("the bot ends its turn", async || {
        let table = server.table(&id).await;
        table.phase == Phase::Finished || !bot_is_asked(&table)
    })
    .await;
    assert!(server.log(&id).await.len() > before);
}

#[tokio::test]
async fn bots_that_ponder_play_every_game() {
    let server = TestServer::open().await;
    for game in games() {
        let mut anna = Browser::at(&server);
        let fields = [("game", game.name()), ("seats", "2"), ("who0", "me"), ("who1", "bot:search:1")];
        let id = anna.open_table(&fields).await;
        until(&format!("a bot plays {}", game.name()), async || {
            let page = anna.get(&format!("/t/{id}")).await;
            if let (Some(choice), Some(version)) = (page.buttons().pop(), page.version()) {
                anna.decide(&id, &choice, version).await;
            }
            server.log(&id).await.iter().filter(|it| it.seat == 1).count() > 3
        })
        .await;
    }
}

#[tokio::test]
async fn a_table_answers_while_its_bot_ponders() {
    let scripted = ScriptedBots::new(Behaviour::ThinksUntilStopped);
    let server = server_of(&scripted, LONG, 1).await;
    let mut anna = Browser::at(&server);
    let id = table_of_a_bot(&mut anna).await;
    until("the bot is asked", async || scripted.now() == 1).await;
    for _ in 0..3 {
        let page = anna.get(&format!("/t/{id}")).await;
        assert_eq!((page.status.as_u16(), page.buttons()), (200, Vec::new()), "it is the bot's turn");
    }
    assert_eq!(anna.decide(&id, "end", 0).await.status, 403, "so it is not hers");
    assert_eq!(anna.post("/name", &[("name", "Anna")]).await.status, 303);
    let (_socket, truth) = anna.socket(&id).await;
    assert!(truth.to_string().contains("Anna"), "she has her name now");
    assert_eq!((scripted.begun(), scripted.stopped()), (1, 0), "nobody disturbed the bot");
    assert!(server.log(&id).await.is_empty());
}

#[tokio::test]
async fn a_bot_out_of_time_says_what_it_has() {
    let scripted = ScriptedBots::new(Behaviour::ThinksUntilStopped);
    let factory = Arc::new(scripted.clone());
    let server =
        TestServer::open_as(|it| (it.bot_factory, it.bot_deadline, it.bot_grace) = (factory, SHORT, LONG))
            .await;
    let id = table_of_a_bot(&mut Browser::at(&server)).await;
    until("the turn of the bot ends", async || !bot_is_asked(&server.table(&id).await)).await;
    let decided = server.log(&id).await.iter().filter(|it| !it.auto).count();
    assert_eq!(scripted.stopped(), decided, "each time it was told that it is time");
}

#[tokio::test]
async fn whatever_a_mind_does_the_table_goes_on() {
    for way in [Behaviour::Hangs, Behaviour::Panics, Behaviour::AnswersNonsense] {
        let server = server_of(&ScriptedBots::new(way), SHORT, 1).await;
        let mut anna = Browser::at(&server);
        let tables = [table_of_a_bot(&mut anna).await, table_of_a_bot(&mut anna).await];
        for id in &tables {
            let what = format!("the turn of a bot that {way:?} ends");
            until(&what, async || !bot_is_asked(&server.table(id).await)).await;
            assert!(!anna.get(&format!("/t/{id}")).await.buttons().is_empty(), "it is her turn");
        }
    }
}

#[tokio::test]
async fn only_so_many_bots_ponder_at_the_same_time() {
    let scripted = ScriptedBots::new(Behaviour::ThinksUntilStopped);
    let server = server_of(&scripted, LONG, 2).await;
    let mut anna = Browser::at(&server);
    let mut tables = Vec::new();
    for _ in 0..6 {
        tables.push(table_of_a_bot(&mut anna).await);
    }
    until("two ponder", async || scripted.now() == 2).await;
    until("four wait", async || anna.get("/metrics").await.body.contains("\npatolli_bots_waiting 4\n")).await;
    scripted.let_go();
    for id in &tables {
        until("every bot decides", async || !server.log(id).await.is_empty()).await;
    }
    assert_eq!(scripted.most(), 2);
}

#[tokio::test]
async fn bots_stop_thinking_about_a_position_that_has_gone() {
    let scripted = ScriptedBots::new(Behaviour::ThinksUntilStopped);
    let server = server_of(&scripted, LONG, 1).await;
    let mut anna = Browser::at(&server);
    anna.post("/name", &[("name", "Anna")]).await;
    let id = table_of_a_bot(&mut anna).await;
    until("the bot is asked", async || scripted.now() == 1).await;
    // Another process decides for the bot and renames the guest; this one notices when the guest wants a
    // third name.
    let (table, notation) =
        (server.table(&id).await, server.mirror(&id).await.choices().swap_remove(0).notation);
    let entry = Entry { n: 1, seat: 0, notation, auto: false, at: 0, digest: None };
    let progress = TableProgress {
        phase: Phase::Running,
        to_move: Some(0),
        result: None,
        attendance: None,
        calls: Vec::new(),
    };
    server.store.append(&id, &[entry], &progress).await.expect("it is written");
    let Occupant::Guest { id: guest, .. } = &table.seats[1] else { panic!("she sits there") };
    let eva = Occupant::Guest { id: guest.clone(), name: "Eva".to_owned() };
    assert!(server.store.swap_occupant(&id, 1, &table.seats[1], &eva).await.expect("it is written"));
    anna.post("/name", &[("name", "Hana")]).await;
    until("the bot thinks about what there is now", async || scripted.begun() == 2).await;
    assert_eq!((scripted.stopped(), scripted.most()), (1, 1));
}

#[tokio::test]
async fn bots_stop_thinking_when_the_server_stops() {
    let scripted = ScriptedBots::new(Behaviour::ThinksUntilStopped);
    let mut server = server_of(&scripted, LONG, 1).await;
    let id = table_of_a_bot(&mut Browser::at(&server)).await;
    until("the bot is asked", async || scripted.now() == 1).await;
    server.close();
    until("nobody thinks", async || scripted.now() == 0).await;
    assert_eq!(scripted.stopped(), 1);
    assert!(server.log(&id).await.is_empty(), "nothing is decided for a server that has gone");
}
