//! Several machines share out what the computer has to do, and the work of one that dies is done by another.

use std::{sync::Arc, time::Duration};

use patolli_catalog::{Seat, Status};
use patolli_store::{Asked, TableId, Work};
use serde_json::json;

use crate::{
    bots::{LONG, SHORT, table_of_a_bot},
    browser::Browser,
    cluster::Cluster,
    finished::{bots, keep, play_out},
    house::{House, kind, until, until_late},
    minds::{Puppets, Way},
    review::{finished, is_running},
};

/// A lease that ends soon after its machine.
const BRIEF: Duration = Duration::from_millis(500);

/// A machine on a database.
async fn machine(database: &str, lease: Duration) -> House {
    House::open_as(|it| (it.database, it.lease) = (Some(database.to_owned()), lease)).await
}

/// A machine whose bots have such minds.
async fn machine_of(database: &str, lease: Duration, puppets: &Puppets, deadline: Duration) -> House {
    let minds = Arc::new(puppets.clone());
    let database = Some(database.to_owned());
    House::open_as(move |it| {
        (it.database, it.lease, it.minds, it.bot_deadline) = (database, lease, minds, deadline);
    })
    .await
}

/// The bots of a table, as they stand in the queue.
async fn in_line(house: &House, id: &TableId) -> Option<Asked> {
    let line = house.store.line("bot").await.expect("the store answers");
    line.into_iter().find(|it| it.table == *id)
}

/// When the lease of the bots of a table ends.
async fn lease_of(house: &House, id: &TableId) -> i64 {
    in_line(house, id).await.and_then(|it| it.taken).expect("somebody plays them").1
}

#[tokio::test]
async fn a_bot_whose_machine_dies_is_played_by_another() {
    let (database, puppets) = (Cluster::shared().database(), Puppets::new(Way::Ponders));
    let mut one = machine_of(&database, BRIEF, &puppets, LONG).await;
    let id = table_of_a_bot(&mut Browser::at(&one)).await;
    until("the bot is asked", async || puppets.now() == 1).await;
    let other = machine(&database, BRIEF).await;
    assert!(other.log(&id).await.is_empty());
    one.kill();
    until("another machine plays the bot", async || !other.log(&id).await.is_empty()).await;
    until("and gives the table up when its turn is over", async || in_line(&other, &id).await.is_none())
        .await;
    assert_eq!(other.table(&id).await.to_move, Some(1));
}

/// However long the lease is, nobody waits for its end.
#[tokio::test]
async fn a_machine_that_stops_in_order_gives_its_work_back() {
    let (database, puppets) = (Cluster::shared().database(), Puppets::new(Way::Ponders));
    let mut one = machine_of(&database, LONG, &puppets, LONG).await;
    let mut anna = Browser::at(&one);
    let id = table_of_a_bot(&mut anna).await;
    let reviewed = keep(&one, &*play_out(kind(), 2, 9), bots(2)).await;
    assert_eq!(anna.post(&format!("/t/{reviewed}/review"), &[]).await.status, 303);
    let store = Arc::clone(&one.store);
    let review = async || store.line("review").await.expect("the store answers").swap_remove(0);
    until("the bot is asked", async || puppets.now() == 1).await;
    until("the review is begun", async || review().await.taken.is_some()).await;
    one.close();
    until("the bot is given back", async || in_line(&one, &id).await.is_some_and(|it| it.taken.is_none()))
        .await;
    until("the review is given back", async || review().await.taken.is_none()).await;
    let other = machine(&database, LONG).await;
    until("another machine plays the bot", async || !other.log(&id).await.is_empty()).await;
}

#[tokio::test]
async fn a_bot_that_nobody_asked_for_is_found() {
    let (database, puppets) = (Cluster::shared().database(), Puppets::new(Way::Ponders));
    let mut one = machine_of(&database, BRIEF, &puppets, LONG).await;
    let id = table_of_a_bot(&mut Browser::at(&one)).await;
    until("the bot is asked", async || puppets.now() == 1).await;
    one.kill();
    // As if the machine had died before it could say that it plays the bot.
    assert!(one.store.cancel(Work { kind: "bot", table: &id, n: 0 }).await.expect("the store answers"));
    let other = machine(&database, BRIEF).await;
    until("another machine plays the bot", async || !other.log(&id).await.is_empty()).await;
}

#[tokio::test]
async fn a_bot_that_thinks_longer_than_its_lease_keeps_it() {
    let lease = Duration::from_secs(3);
    let (database, here, there) =
        (Cluster::shared().database(), Puppets::new(Way::Ponders), Puppets::new(Way::Ponders));
    let one = machine_of(&database, lease, &here, LONG).await;
    let mut anna = Browser::at(&one);
    let id = table_of_a_bot(&mut anna).await;
    until("the bot is asked", async || here.now() == 1).await;
    let other = machine_of(&database, lease, &there, LONG).await;
    anna.moves_to(&other);
    let (_socket, _) = anna.socket(&id).await;
    let first = lease_of(&one, &id).await;
    until("the lease is renewed again and again", async || lease_of(&one, &id).await > first + 3_000).await;
    assert_eq!((here.begun(), here.now(), there.begun()), (1, 1, 0), "the same thought goes on");
}

/// However long it takes, no lease ends here by itself.
#[tokio::test]
async fn one_machine_thinks_about_a_position() {
    let (database, puppets) = (Cluster::shared().database(), Puppets::new(Way::Ponders));
    let lease = Duration::from_mins(10);
    let (one, other) = (
        machine_of(&database, lease, &puppets, SHORT).await,
        machine_of(&database, lease, &puppets, SHORT).await,
    );
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
    assert_eq!((puppets.begun(), puppets.most()), (decided, 1), "every position was thought about once");
}

#[tokio::test]
async fn a_review_whose_machine_dies_is_finished_by_another() {
    let database = Cluster::shared().database();
    let mut one = machine(&database, BRIEF).await;
    let (id, mut eva) = (finished(&one).await, Browser::at(&one));
    let review = async |house: &House| house.store.review(&id).await.expect("the store answers");
    let is_taken = async |house: &House| {
        let line = house.store.line("review").await.expect("the store answers");
        line.iter().any(|it| it.taken.is_some())
    };
    assert_eq!(eva.post(&format!("/t/{id}/review"), &[]).await.status, 303);
    until("the machine begins", async || is_taken(&one).await).await;
    one.kill();
    assert_eq!(review(&one).await, None, "it is not finished");
    let other = machine(&database, BRIEF).await;
    eva.moves_to(&other);
    assert!(is_running(&mut eva, &id).await, "nobody has to ask again");
    until_late("another machine finishes it", async || review(&other).await.is_some()).await;
    until("nothing is left to do", async || !is_taken(&other).await).await;
    assert!(!is_running(&mut eva, &id).await);
}

#[tokio::test]
async fn a_review_is_given_up_at_any_machine() {
    let database = Cluster::shared().database();
    let (one, other) = (machine(&database, BRIEF).await, machine(&database, BRIEF).await);
    // A whole game takes long to review, whichever machine does it.
    let id = keep(&one, &*play_out(kind(), 2, 9), bots(2)).await;
    let mut eva = Browser::at(&one);
    let path = format!("/t/{id}/review");
    assert_eq!(eva.post(&path, &[]).await.status, 303);
    eva.moves_to(&other);
    let mut borek = Browser::at(&other);
    assert_eq!(borek.post(&path, &[("stop", "1")]).await.status, 403, "a stranger may not");
    assert_eq!(eva.post(&path, &[("stop", "1")]).await.status, 303, "whoever began it may");
    for house in [&one, &other] {
        eva.moves_to(house);
        until("nobody computes it", async || !is_running(&mut eva, &id).await).await;
    }
    assert_eq!(one.store.review(&id).await.expect("the store answers"), None);
    assert!(one.store.line("review").await.expect("the store answers").is_empty());
}
