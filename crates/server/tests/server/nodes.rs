//! Two machines on one `PostgreSQL` database: any of them serves any table.

use patolli_catalog::Status;
use serde_json::{Value, json};

use crate::{
    browser::{Browser, parts},
    cluster::Cluster,
    test_server::{TestServer, kind},
};

/// Two machines on one new database.
async fn two_machines() -> (TestServer, TestServer) {
    let database = Cluster::shared().database();
    let open = || TestServer::open_as(|it| it.database = Some(database.clone()));
    (open().await, open().await)
}

fn version(message: &Value) -> u64 {
    message["version"].as_u64().expect("every message has a version")
}

#[tokio::test]
async fn guests_at_different_machines_see_each_other() {
    let (one, other) = two_machines().await;
    let (mut anna, mut borek) = (Browser::at(&one), Browser::at(&other));
    anna.post("/name", &[("name", "Anna")]).await;
    borek.post("/name", &[("name", "Borek")]).await;
    let fields = [("game", kind().name()), ("seats", "2"), ("who1", "open"), ("listed", "on")];
    let id = anna.open_table(&fields).await;
    let (mut hers, _) = anna.socket(&id).await;
    assert_eq!(borek.post(&format!("/t/{id}/join"), &[]).await.status, 303);
    hers.hear_until(|it| parts(it).contains("Borek")).await;
    let (mut his, _) = borek.socket(&id).await;
    let mut mirror = one.mirror(&id).await;
    for _ in 0..12 {
        let Status::Asks(seat) = mirror.status() else { panic!("the game has begun") };
        let choices = mirror.choices();
        let choice = choices.iter().find(|it| it.ends_turn).unwrap_or(&choices[0]).notation.clone();
        let (acting, hearing) =
            if seat.number() == 0 { (&mut hers, &mut his) } else { (&mut his, &mut hers) };
        acting.say(&json!({ "do": choice, "version": mirror.steps() })).await;
        mirror.play(seat, &choice).expect("the choice was offered");
        let now = mirror.steps() as u64;
        let heard = hearing.hear_until(|it| version(it) == now).await;
        // What others do is announced when their turn is over.
        let is_over = mirror.status() != Status::Asks(seat);
        assert_eq!(heard["say"].as_str().is_some_and(|it| !it.is_empty()), is_over, "{heard}");
        acting.hear_until(|it| version(it) == now).await;
    }
    assert_eq!(one.log(&id).await.len(), mirror.steps());
}

#[tokio::test]
async fn a_guest_may_be_ahead_of_the_notices_between_machines() {
    let (one, other) = two_machines().await;
    let mut anna = Browser::at(&one);
    anna.post("/name", &[("name", "Anna")]).await;
    let id = anna.open_table(&[("game", kind().name()), ("seats", "2"), ("who1", "hot")]).await;
    let mut mirror = one.mirror(&id).await;
    for machine in [&other, &one].into_iter().cycle().take(40) {
        let Status::Asks(seat) = mirror.status() else { break };
        let choice = mirror.choices().swap_remove(0).notation;
        let version = mirror.steps().to_string();
        let answer = anna.post(&format!("/t/{id}/do"), &[("do", &choice), ("version", &version)]).await;
        assert_eq!(answer.status, 303, "{choice} at version {version}");
        mirror.play(seat, &choice).expect("the choice was offered");
        anna.moves_to(machine);
    }
}

#[tokio::test]
async fn a_table_goes_on_elsewhere_when_its_machine_dies() {
    let (mut one, other) = two_machines().await;
    let mut anna = Browser::at(&one);
    anna.post("/name", &[("name", "Anna")]).await;
    let id = anna.open_table(&[("game", kind().name()), ("seats", "2"), ("who1", "hot")]).await;
    let choice = |steps: usize, play: &dyn patolli_catalog::AnyPlay| {
        assert_eq!(play.steps(), steps);
        play.choices().swap_remove(0).notation
    };
    let mut mirror = one.mirror(&id).await;
    let (mut socket, _) = anna.socket(&id).await;
    let first = choice(0, &*mirror);
    socket.say(&json!({ "do": first, "version": 0 })).await;
    let heard = socket.hear_until(|it| version(it) > 0).await;
    let Status::Asks(seat) = mirror.status() else { panic!("the game has begun") };
    mirror.play(seat, &first).expect("the choice was offered");
    one.kill();
    anna.moves_to(&other);
    let (mut socket, truth) = anna.socket(&id).await;
    assert_eq!(version(&truth), version(&heard), "nothing is lost");
    let steps = mirror.steps();
    socket.say(&json!({ "do": choice(steps, &*mirror), "version": version(&truth) })).await;
    socket.hear_until(|it| version(it) > version(&truth)).await;
}
