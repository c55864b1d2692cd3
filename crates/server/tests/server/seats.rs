//! Sitting down and playing again.

use patolli_store::{Occupant, Phase, TableId};

use crate::{
    browser::Browser,
    test_server::{TestServer, kind},
};

/// Anna's table with a free seat.
async fn open_table(server: &TestServer, listed: bool) -> (Browser, TableId) {
    let mut anna = Browser::at(server);
    let mut fields = vec![("game", kind().name()), ("seats", "2"), ("who1", "open")];
    fields.extend(listed.then_some(("listed", "on")));
    let id = anna.open_table(&fields).await;
    (anna, id)
}

#[tokio::test]
async fn a_table_starts_when_the_last_seat_is_taken() {
    let server = TestServer::open().await;
    let (mut anna, id) = open_table(&server, true).await;
    assert_eq!(anna.decide(&id, "end", 0).await.status, 409, "it has not started");
    let mut borek = Browser::at(&server);
    assert_eq!(borek.post(&format!("/t/{id}/join"), &[("seat", "0")]).await.status, 409, "taken");
    assert_eq!(borek.post(&format!("/t/{id}/join"), &[("seat", "7")]).await.status, 409, "no such seat");
    let joined = borek.post(&format!("/t/{id}/join"), &[("seat", "1"), ("name", "Borek")]).await;
    assert_eq!(joined.table(), Some(id.clone()));
    let table = server.table(&id).await;
    assert_eq!((table.phase, table.to_move), (Phase::Running, Some(0)));
    assert!(matches!(&table.seats[1], Occupant::Guest { name, .. } if name == "Borek"));
    assert_eq!(borek.post(&format!("/t/{id}/join"), &[]).await.status, 303, "who sits stays");
    assert_eq!(Browser::at(&server).post(&format!("/t/{id}/join"), &[]).await.status, 409, "full");
    assert!(borek.get("/").await.body.contains("Borek"), "the name given at the table is kept");
}

#[tokio::test]
async fn an_unlisted_table_needs_an_invitation() {
    let server = TestServer::open().await;
    let (mut anna, id) = open_table(&server, false).await;
    let mut borek = Browser::at(&server);
    assert_eq!(borek.post(&format!("/t/{id}/join"), &[]).await.status, 403);
    let page = anna.get(&format!("/t/{id}")).await.body;
    assert!(!borek.get(&format!("/t/{id}")).await.body.contains("/i/"), "watchers cannot invite");
    let link = format!("http://{}/i/", server.address);
    let invite =
        page.split(&link).nth(1).and_then(|it| it.split('"').next()).expect("the link is on her page");
    let (start, end) = invite.split_at(invite.len() - 1);
    let other = if end == "0" { "1" } else { "0" };
    for wrong in [format!("{start}{other}"), id.to_string(), "x".to_owned(), format!("{id}ž")] {
        assert_eq!(borek.get(&format!("/i/{}", wrong.replace('ž', "%C5%BE"))).await.status, 404, "{wrong}");
    }
    assert_eq!(borek.get(&format!("/i/{invite}")).await.table(), Some(id.clone()));
    assert_eq!(borek.post(&format!("/t/{id}/join"), &[]).await.status, 303);
    assert_eq!(server.table(&id).await.phase, Phase::Running);
}

#[tokio::test]
async fn the_same_people_play_again() {
    let server = TestServer::open().await;
    let (mut anna, id) = open_table(&server, false).await;
    let mut borek = Browser::at(&server);
    let invite = server.table(&id).await.invite;
    borek.get(&format!("/i/{id}{invite}")).await;
    borek.post(&format!("/t/{id}/join"), &[]).await;
    assert_eq!(anna.post(&format!("/t/{id}/rematch"), &[]).await.status, 409, "not before the end");
    finish(&server, &mut anna, &mut borek, &id).await;
    let next = anna.post(&format!("/t/{id}/rematch"), &[]).await.table().expect("a new table");
    assert_eq!(server.table(&next).await.phase, Phase::Open, "nobody is made to play");
    assert_eq!(
        borek.post(&format!("/t/{id}/rematch"), &[]).await.table(),
        Some(next.clone()),
        "one rematch for both"
    );
    assert_eq!(server.table(&next).await.phase, Phase::Running);
    assert_eq!(Browser::at(&server).post(&format!("/t/{id}/rematch"), &[]).await.status, 403);
}

/// Plays to the end, for all seats.
async fn finish(server: &TestServer, anna: &mut Browser, borek: &mut Browser, id: &TableId) {
    let mut mirror = server.mirror(id).await;
    let mut version = 0;
    while let patolli_catalog::Status::Asks(seat) = mirror.status() {
        let choices = mirror.choices();
        let choice = choices.iter().find(|it| it.ends_turn).unwrap_or(&choices[0]).notation.clone();
        let person = if seat.number() == 0 { &mut *anna } else { &mut *borek };
        assert_eq!(person.decide(id, &choice, version).await.status, 303, "{choice}");
        mirror.play(seat, &choice).expect("the choice was offered");
        version = u32::try_from(mirror.steps()).expect("few");
    }
}

#[tokio::test]
async fn a_screen_is_handed_over_by_those_who_sit_there() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let id = anna.open_table(&[("game", kind().name()), ("seats", "2"), ("who1", "hot")]).await;
    let show = format!("/t/{id}/show");
    let shown = anna.post(&show, &[("seat", "0")]).await;
    assert_eq!((shown.status.as_u16(), shown.table()), (303, Some(id.clone())));
    let page = anna.get(&format!("/t/{id}")).await;
    assert!(
        !page.buttons().is_empty() && !page.body.contains("class=\"curtain\""),
        "this game hides nothing"
    );
    assert_eq!(anna.post(&show, &[]).await.status, 400, "which seat?");
    assert_eq!(anna.post(&show, &[("seat", "x")]).await.status, 400);
    assert_eq!(anna.post(&show, &[("seat", "4")]).await.status, 303, "no such seat: the table as it stands");
    assert_eq!(Browser::at(&server).post(&show, &[("seat", "0")]).await.status, 403, "a stranger");
    assert_eq!(anna.get(&show).await.status, 405, "a link lifts no curtain");
}
