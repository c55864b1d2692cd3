//! What the owner of a table does while it waits for people.

use patolli_store::{Occupant, Phase, TableId};

use crate::{
    browser::Browser,
    test_server::{TestServer, kind},
};

/// A table of Anna with two free seats; Borek sits on the first of them.
async fn open(server: &TestServer) -> (Browser, Browser, TableId) {
    let (mut anna, mut borek) = (Browser::at(server), Browser::at(server));
    let fields =
        [("game", kind().name()), ("seats", "3"), ("who1", "open"), ("who2", "open"), ("listed", "on")];
    let id = anna.open_table(&fields).await;
    assert_eq!(borek.post(&format!("/t/{id}/join"), &[("seat", "1"), ("name", "Borek")]).await.status, 303);
    (anna, borek, id)
}

#[tokio::test]
async fn who_was_freed_cannot_sit_down_again() {
    let server = TestServer::open().await;
    let (mut anna, mut borek, id) = open(&server).await;
    let page = anna.get(&format!("/t/{id}")).await.body;
    assert!(page.contains("name=\"free\""), "the button is there");
    let freed = anna.post(&format!("/t/{id}/seat"), &[("seat", "1"), ("free", "1")]).await;
    assert_eq!(freed.status, 303);
    let table = server.table(&id).await;
    assert_eq!((&table.seats[1], table.contributions.len()), (&Occupant::Open, 1));
    let again = borek.post(&format!("/t/{id}/join"), &[("seat", "1")]).await;
    assert!(again.status == 403 && again.body.contains("Your seat was freed."), "{}", again.status);
    let mut cyril = Browser::at(&server);
    assert_eq!(cyril.post(&format!("/t/{id}/join"), &[("seat", "1"), ("name", "Cyril")]).await.status, 303);
}

#[tokio::test]
async fn only_the_owner_arranges_the_seats() {
    let server = TestServer::open().await;
    let (mut anna, mut borek, id) = open(&server).await;
    let seat = format!("/t/{id}/seat");
    assert_eq!(borek.post(&seat, &[("seat", "0"), ("free", "1")]).await.status, 403);
    assert_eq!(borek.post(&seat, &[("seat", "2"), ("bot", "greedy")]).await.status, 403);
    assert_eq!(borek.post(&format!("/t/{id}/unlist"), &[]).await.status, 403);
    assert_eq!(anna.post(&seat, &[("seat", "0"), ("free", "1")]).await.status, 400, "her own seat");
    assert_eq!(anna.post(&seat, &[("seat", "2"), ("bot", "deep-thought")]).await.status, 400);
    assert_eq!(anna.post(&seat, &[("seat", "1"), ("bot", "search:3")]).await.status, 409, "he sits there");
    assert_eq!(anna.post(&format!("/t/{id}/unlist"), &[]).await.status, 303);
    assert!(!Browser::at(&server).get("/").await.body.contains(id.as_str()), "it is in no list any more");
    assert!(!server.table(&id).await.listed);
}

#[tokio::test]
async fn a_table_begins_when_a_bot_takes_the_last_seat() {
    let server = TestServer::open().await;
    let (mut anna, _borek, id) = open(&server).await;
    let taken = anna.post(&format!("/t/{id}/seat"), &[("seat", "2"), ("bot", "search:1")]).await;
    assert_eq!(taken.status, 303);
    let table = server.table(&id).await;
    assert_eq!(
        (table.phase, &table.seats[2]),
        (Phase::Running, &Occupant::Bot { bot: "search:1".to_owned() })
    );
    let late = anna.post(&format!("/t/{id}/seat"), &[("seat", "1"), ("free", "1")]).await;
    assert_eq!(late.status, 409, "it has begun");
}

#[tokio::test]
async fn an_owner_who_gets_up_passes_the_table_on_and_the_last_one_closes_it() {
    let server = TestServer::open().await;
    let (mut anna, mut borek, id) = open(&server).await;
    assert_eq!(anna.post(&format!("/t/{id}/up"), &[]).await.status, 303);
    let table = server.table(&id).await;
    assert_eq!(table.seats[0], Occupant::Open);
    assert!(matches!(&table.seats[1], Occupant::Guest { id, .. } if *id == table.owner), "he has it now");
    assert_eq!(anna.post(&format!("/t/{id}/up"), &[]).await.status, 403, "she does not sit there");
    assert_eq!(borek.post(&format!("/t/{id}/up"), &[]).await.location(), Some("/"));
    assert!(server.table(&id).await.closed().is_some());
}
