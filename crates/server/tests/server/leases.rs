//! Several machines share out what the computer has to do, and the work of one that dies is done by another.

use std::{sync::Arc, time::Duration};

use patolli_catalog::{Seat, Status};
use patolli_store::{Job, JobKey, QueuedJob, TableId};
use serde_json::json;

use crate::{
    bots::{LONG, table_of_a_bot},
    browser::Browser,
    cluster::Cluster,
    finished::{bots, keep, play_out},
    review::{finished, is_running},
    scripted_bots::{Behaviour, ScriptedBots},
    test_server::{TestServer, kind, until},
};

/// So often a machine renews its leases that is watched doing so: ten times a second.
const OFTEN: u32 = 36_000;

/// A machine on a database. However slow it is, no lease of it ends by itself.
async fn machine(database: &str) -> TestServer {
    TestServer::open_as(|it| (it.database, it.lease) = (Some(database.to_owned()), LONG)).await
}

/// A machine with these bots, which have as much time as they like.
async fn machine_of(database: &str, scripted: &ScriptedBots, renewals: u32) -> TestServer {
    let factory = Arc::new(scripted.clone());
    let database = Some(database.to_owned());
    TestServer::open_as(move |it| {
        (it.database, it.bot_factory, it.bot_deadline) = (database, factory, LONG);
        (it.lease, it.renewals) = (LONG, renewals);
    })
    .await
}

/// The bots of a table, as they stand in the queue.
async fn in_line(server: &TestServer, id: &TableId) -> Option<QueuedJob> {
    let line = server.store.list("bot").await.expect("the store answers");
    line.into_iter().find(|it| it.table == *id)
}

/// As if the lease of a machine that is gone had come to its end.
async fn lease_ends(server: &TestServer, kind: &str, id: &TableId) {
    let line = server.store.list(kind).await.expect("the store answers");
    let asked = line.into_iter().find(|it| it.table == *id).expect("it is in the queue");
    let (node, _) = asked.lease.expect("somebody has it");
    let job = Job { kind: kind.to_owned(), table: id.clone(), n: asked.n, node, attempts: 1 };
    assert!(server.store.renew(&job, 1).await.expect("the store answers"), "it was taken once");
}

/// The end of the lease of the bots of a table.
async fn lease_of(server: &TestServer, id: &TableId) -> i64 {
    in_line(server, id).await.and_then(|it| it.lease).expect("somebody plays them").1
}

#[tokio::test]
async fn a_bot_whose_machine_dies_is_played_by_another() {
    let (database, scripted) =
        (Cluster::shared().database(), ScriptedBots::new(Behaviour::ThinksUntilStopped));
    let mut one = machine_of(&database, &scripted, 3).await;
    let id = table_of_a_bot(&mut Browser::at(&one)).await;
    until("the bot is asked", async || scripted.now() == 1).await;
    let other = machine(&database).await;
    assert!(other.log(&id).await.is_empty());
    one.kill();
    lease_ends(&other, "bot", &id).await;
    until("another machine plays the bot", async || !other.log(&id).await.is_empty()).await;
    until("and gives the table up when its turn is over", async || in_line(&other, &id).await.is_none())
        .await;
    assert_eq!(other.table(&id).await.to_move, Some(1));
}

/// However long the lease is, its end is not waited for.
#[tokio::test]
async fn a_machine_that_stops_in_order_gives_its_work_back() {
    let (database, scripted) =
        (Cluster::shared().database(), ScriptedBots::new(Behaviour::ThinksUntilStopped));
    let mut one = machine_of(&database, &scripted, 3).await;
    let mut anna = Browser::at(&one);
    let id = table_of_a_bot(&mut anna).await;
    let reviewed = keep(&one, &*play_out(kind(), 2, 9), bots(2)).await;
    assert_eq!(anna.post(&format!("/t/{reviewed}/review"), &[]).await.status, 303);
    let store = Arc::clone(&one.store);
    let review = async || store.list("review").await.expect("the store answers").swap_remove(0);
    until("the bot is asked", async || scripted.now() == 1).await;
    until("the review is begun", async || scripted.reviewing() == 1).await;
    one.close();
    until("the bot is given back", async || in_line(&one, &id).await.is_some_and(|it| it.lease.is_none()))
        .await;
    until("the review is given back", async || review().await.lease.is_none()).await;
    let other = machine(&database).await;
    until("another machine plays the bot", async || !other.log(&id).await.is_empty()).await;
}

/// Only a table is looked at that has not moved for the time of two leases; those of the other machine are
/// short.
#[tokio::test]
async fn a_bot_that_nobody_asked_for_is_found() {
    let (database, scripted) =
        (Cluster::shared().database(), ScriptedBots::new(Behaviour::ThinksUntilStopped));
    let mut one = machine_of(&database, &scripted, 3).await;
    let id = table_of_a_bot(&mut Browser::at(&one)).await;
    until("the bot is asked", async || scripted.now() == 1).await;
    one.kill();
    // As if the machine had died before it could say that it plays the bot.
    assert!(one.store.cancel(JobKey { kind: "bot", table: &id, n: 0 }).await.expect("the store answers"));
    let factory = Arc::new(ScriptedBots::new(Behaviour::ThinksBriefly));
    let other = TestServer::open_as(move |it| {
        (it.database, it.bot_factory, it.lease) = (Some(database), factory, Duration::from_millis(500));
    })
    .await;
    until("another machine plays the bot", async || !other.log(&id).await.is_empty()).await;
}

#[tokio::test]
async fn a_bot_that_thinks_keeps_its_lease() {
    let (database, here, there) = (
        Cluster::shared().database(),
        ScriptedBots::new(Behaviour::ThinksUntilStopped),
        ScriptedBots::new(Behaviour::ThinksUntilStopped),
    );
    let one = machine_of(&database, &here, OFTEN).await;
    let mut anna = Browser::at(&one);
    let id = table_of_a_bot(&mut anna).await;
    until("the bot is asked", async || here.now() == 1).await;
    let other = machine_of(&database, &there, OFTEN).await;
    anna.moves_to(&other);
    let (_socket, _) = anna.socket(&id).await;
    // Meanwhile the other machine asks for it.
    for _ in 0..20 {
        let before = lease_of(&one, &id).await;
        until("the lease is renewed again and again", async || lease_of(&one, &id).await > before).await;
    }
    assert_eq!((here.begun(), here.now(), there.begun()), (1, 1, 0), "the same thought goes on");
}

#[tokio::test]
async fn one_machine_thinks_about_a_position() {
    let (database, scripted) = (Cluster::shared().database(), ScriptedBots::new(Behaviour::ThinksBriefly));
    let (one, other) = (machine_of(&database, &scripted, 3).await, machine_of(&database, &scripted, 3).await);
    let mut anna = Browser::at(&one);
    let fields = [("game", kind().name()), ("seats", "2"), ("who0", "me"), ("who1", "bot:search:1")];
    let id = anna.open_table(&fields).await;
    let (mut here, _) = anna.socket(&id).await;
    anna.moves_to(&other);
    let (mut there, _) = anna.socket(&id).await;
    let mut mirror = one.mirror(&id).await;
    // Turn by turn she decides at another machine.
    for turn in 0..4 {
        let acting = if turn % 2 == 0 { &mut here } else { &mut there };
        while mirror.status() == Status::Asks(Seat::new(0)) {
            let choices = mirror.choices();
            let choice = choices.iter().find(|it| it.ends_turn).unwrap_or(&choices[0]).notation.clone();
            acting.say(&json!({ "do": choice, "version": mirror.steps() })).await;
            mirror.play(Seat::new(0), &choice).expect("it was offered");
            acting.hear_until(|it| it["version"].as_u64() >= Some(mirror.steps() as u64)).await;
        }
        until("the bot ends its turn", async || one.table(&id).await.to_move == Some(0)).await;
        for entry in one.log(&id).await.iter().skip(mirror.steps()).filter(|it| !it.auto) {
            let seat = Seat::new(entry.seat);
            mirror.play(seat, &entry.notation).expect("it is legal");
        }
        let now = mirror.steps() as u64;
        for socket in [&mut here, &mut there] {
            socket.say(&json!({ "version": 0 })).await;
            socket.hear_until(|it| it["version"].as_u64() == Some(now)).await;
        }
    }
    let decided = one.log(&id).await.iter().filter(|it| it.seat == 1 && !it.auto).count();
    assert!(decided >= 4);
    assert_eq!((scripted.begun(), scripted.most()), (decided, 1), "every position was thought about once");
}

#[tokio::test]
async fn a_review_whose_machine_dies_is_finished_by_another() {
    let (database, scripted) =
        (Cluster::shared().database(), ScriptedBots::new(Behaviour::ThinksUntilStopped));
    let mut one = machine_of(&database, &scripted, 3).await;
    let (id, mut eva) = (finished(&one).await, Browser::at(&one));
    let review = async |server: &TestServer| server.store.review(&id).await.expect("the store answers");
    let is_taken = async |server: &TestServer| {
        let line = server.store.list("review").await.expect("the store answers");
        line.iter().any(|it| it.lease.is_some())
    };
    assert_eq!(eva.post(&format!("/t/{id}/review"), &[]).await.status, 303);
    until("the machine begins", async || scripted.reviewing() == 1).await;
    one.kill();
    assert_eq!(review(&one).await, None, "it is not finished");
    lease_ends(&one, "review", &id).await;
    let other = machine(&database).await;
    eva.moves_to(&other);
    until("another machine finishes it, unasked", async || review(&other).await.is_some()).await;
    until("nothing is left to do", async || !is_taken(&other).await).await;
    assert!(!is_running(&mut eva, &id).await);
}

#[tokio::test]
async fn a_review_is_given_up_at_any_machine() {
    // Whichever machine does it, it comes to no end by itself.
    let (database, scripted) =
        (Cluster::shared().database(), ScriptedBots::new(Behaviour::ThinksUntilStopped));
    let (one, other) =
        (machine_of(&database, &scripted, OFTEN).await, machine_of(&database, &scripted, OFTEN).await);
    let id = finished(&one).await;
    let mut eva = Browser::at(&one);
    let path = format!("/t/{id}/review");
    assert_eq!(eva.post(&path, &[]).await.status, 303);
    until("a machine begins", async || scripted.reviewing() == 1).await;
    eva.moves_to(&other);
    let mut borek = Browser::at(&other);
    assert_eq!(borek.post(&path, &[("stop", "1")]).await.status, 403, "a stranger may not");
    assert_eq!(eva.post(&path, &[("stop", "1")]).await.status, 303, "whoever began it may");
    for server in [&one, &other] {
        eva.moves_to(server);
        until("nobody computes it", async || !is_running(&mut eva, &id).await).await;
    }
    until("it is stopped", async || scripted.reviewing() == 0).await;
    assert_eq!(one.store.review(&id).await.expect("the store answers"), None);
    assert!(one.store.list("review").await.expect("the store answers").is_empty());
}
