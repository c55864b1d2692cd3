//! Bots play when it is their turn, whether or not somebody looks.

use std::time::Duration;

use patolli_store::{Occupant, Phase, Table};

use crate::{
    browser::Browser,
    house::{House, kind, until},
};

fn bot_is_asked(table: &Table) -> bool {
    let seat = table.to_move.map(usize::from);
    seat.is_some_and(|it| matches!(table.seats[it], Occupant::Bot { .. }))
}

#[tokio::test]
async fn a_quick_table_waits_for_the_guest_only() {
    let house = House::open().await;
    let mut anna = Browser::at(&house);
    let id =
        anna.post("/play", &[("game", kind().name()), ("opponents", "1")]).await.table().expect("a table");
    for _ in 0..20 {
        let page = anna.get(&format!("/t/{id}")).await;
        let choice = page.buttons().pop().expect("whenever she looks, it is her turn");
        assert_eq!(anna.decide(&id, &choice, page.version().expect("a version")).await.status, 303);
    }
    let bot = house.log(&id).await.iter().filter(|it| it.seat == 1).count();
    assert!(bot > 0, "the bot has decided");
}

#[tokio::test]
async fn bots_go_on_after_a_restart_without_anybody_looking() {
    let mut house = House::open_with(Duration::from_hours(1)).await;
    let mut anna = Browser::at(&house);
    let fields = [("game", kind().name()), ("seats", "2"), ("who0", "me"), ("who1", "bot:random")];
    let id = anna.open_table(&fields).await;
    // While somebody watches, this bot pauses for an hour.
    let (_socket, _) = anna.socket(&id).await;
    while !bot_is_asked(&house.table(&id).await) {
        let page = anna.get(&format!("/t/{id}")).await;
        let choice = page.buttons().pop().expect("it is her turn");
        assert_eq!(anna.decide(&id, &choice, page.version().expect("a version")).await.status, 303);
    }
    let before = house.log(&id).await.len();
    house.kill();
    let house = house.reopen().await;
    until("the bot ends its turn", async || {
        let table = house.table(&id).await;
        table.phase == Phase::Finished || !bot_is_asked(&table)
    })
    .await;
    assert!(house.log(&id).await.len() > before);
}
