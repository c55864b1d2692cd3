//! Bots play when it is their turn, whether or not somebody looks, and never hold up a table.

use std::{sync::Arc, time::Duration};

use patolli_catalog::games;
use patolli_store::{Entry, Occupant, Phase, Table, TableId, TableProgress};

use crate::{
    browser::Browser,
    house::{House, kind, until},
    minds::{Puppets, Way},
};

pub const LONG: Duration = Duration::from_hours(1);
const SHORT: Duration = Duration::from_millis(60);

fn bot_is_asked(table: &Table) -> bool {
    let seat = table.to_move.map(usize::from);
    seat.is_some_and(|it| matches!(table.seats[it], Occupant::Bot { .. }))
}

/// A house whose bots have such minds.
async fn house_of(puppets: &Puppets, deadline: Duration, thinkers: usize) -> House {
    let minds = Arc::new(puppets.clone());
    House::open_as(move |it| (it.bot_factory, it.bot_deadline, it.thinkers) = (minds, deadline, thinkers))
        .await
}

/// A table where a bot that ponders is asked first.
pub async fn table_of_a_bot(anna: &mut Browser) -> TableId {
    let fields = [("game", kind().name()), ("seats", "2"), ("who0", "bot:search:3"), ("who1", "me")];
    anna.open_table(&fields).await
}

#[tokio::test]
async fn a_quick_table_waits_for_the_guest_only() {
    let house = House::open_as(|it| it.bot_wait = LONG).await;
    let mut anna = Browser::at(&house);
    let fields = [("game", kind().name()), ("seats", "2"), ("who0", "me"), ("who1", "bot:greedy")];
    let id = anna.open_table(&fields).await;
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
    let mut house = House::open_with(LONG).await;
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

#[tokio::test]
async fn bots_that_ponder_play_every_game() {
    let house = House::open().await;
    for game in games() {
        let mut anna = Browser::at(&house);
        let fields = [("game", game.name()), ("seats", "2"), ("who0", "me"), ("who1", "bot:search:1")];
        let id = anna.open_table(&fields).await;
        until(&format!("a bot plays {}", game.name()), async || {
            let page = anna.get(&format!("/t/{id}")).await;
            if let (Some(choice), Some(version)) = (page.buttons().pop(), page.version()) {
                anna.decide(&id, &choice, version).await;
            }
            house.log(&id).await.iter().filter(|it| it.seat == 1).count() > 3
        })
        .await;
    }
}

#[tokio::test]
async fn a_table_answers_while_its_bot_ponders() {
    let puppets = Puppets::new(Way::Ponders);
    let house = house_of(&puppets, LONG, 1).await;
    let mut anna = Browser::at(&house);
    let id = table_of_a_bot(&mut anna).await;
    until("the bot is asked", async || puppets.now() == 1).await;
    for _ in 0..3 {
        let page = anna.get(&format!("/t/{id}")).await;
        assert_eq!((page.status.as_u16(), page.buttons()), (200, Vec::new()), "it is the bot's turn");
    }
    assert_eq!(anna.decide(&id, "end", 0).await.status, 403, "so it is not hers");
    assert_eq!(anna.post("/name", &[("name", "Anna")]).await.status, 303);
    let (_socket, truth) = anna.socket(&id).await;
    assert!(truth.to_string().contains("Anna"), "she has her name now");
    assert_eq!((puppets.begun(), puppets.stopped()), (1, 0), "nobody disturbed the bot");
    assert!(house.log(&id).await.is_empty());
}

#[tokio::test]
async fn a_bot_out_of_time_says_what_it_has() {
    let puppets = Puppets::new(Way::Ponders);
    let minds = Arc::new(puppets.clone());
    let house =
        House::open_as(|it| (it.bot_factory, it.bot_deadline, it.bot_grace) = (minds, SHORT, LONG)).await;
    let id = table_of_a_bot(&mut Browser::at(&house)).await;
    until("the turn of the bot ends", async || !bot_is_asked(&house.table(&id).await)).await;
    let decided = house.log(&id).await.iter().filter(|it| !it.auto).count();
    assert_eq!(puppets.stopped(), decided, "each time it was told that it is time");
}

#[tokio::test]
async fn whatever_a_mind_does_the_table_goes_on() {
    for way in [Way::Hangs, Way::Panics, Way::Babbles] {
        let house = house_of(&Puppets::new(way), SHORT, 1).await;
        let mut anna = Browser::at(&house);
        let tables = [table_of_a_bot(&mut anna).await, table_of_a_bot(&mut anna).await];
        for id in &tables {
            let what = format!("the turn of a bot that {way:?} ends");
            until(&what, async || !bot_is_asked(&house.table(id).await)).await;
            assert!(!anna.get(&format!("/t/{id}")).await.buttons().is_empty(), "it is her turn");
        }
    }
}

#[tokio::test]
async fn only_so_many_bots_ponder_at_the_same_time() {
    let puppets = Puppets::new(Way::Ponders);
    let house = house_of(&puppets, LONG, 2).await;
    let mut anna = Browser::at(&house);
    let mut tables = Vec::new();
    for _ in 0..6 {
        tables.push(table_of_a_bot(&mut anna).await);
    }
    until("two ponder", async || puppets.now() == 2).await;
    until("four wait", async || anna.get("/metrics").await.body.contains("\npatolli_bots_waiting 4\n")).await;
    puppets.let_go();
    for id in &tables {
        until("every bot decides", async || !house.log(id).await.is_empty()).await;
    }
    assert_eq!(puppets.most(), 2);
}

#[tokio::test]
async fn bots_stop_thinking_about_a_position_that_has_gone() {
    let puppets = Puppets::new(Way::Ponders);
    let house = house_of(&puppets, LONG, 1).await;
    let mut anna = Browser::at(&house);
    anna.post("/name", &[("name", "Anna")]).await;
    let id = table_of_a_bot(&mut anna).await;
    until("the bot is asked", async || puppets.now() == 1).await;
    // Another process decides for the bot and renames the guest; this one notices when the guest wants a third name.
    let (table, notation) =
        (house.table(&id).await, house.mirror(&id).await.choices().swap_remove(0).notation);
    let entry = Entry { n: 1, seat: 0, notation, auto: false, at: 0, digest: None };
    let progress = TableProgress { phase: Phase::Running, to_move: Some(0), result: None };
    house.store.append(&id, &[entry], &progress).await.expect("it is written");
    let Occupant::Guest { id: guest, .. } = &table.seats[1] else { panic!("she sits there") };
    let eva = Occupant::Guest { id: guest.clone(), name: "Eva".to_owned() };
    assert!(house.store.swap_occupant(&id, 1, &table.seats[1], &eva).await.expect("it is written"));
    anna.post("/name", &[("name", "Hana")]).await;
    until("the bot thinks about what there is now", async || puppets.begun() == 2).await;
    assert_eq!((puppets.stopped(), puppets.most()), (1, 1));
}

#[tokio::test]
async fn bots_stop_thinking_when_the_server_stops() {
    let puppets = Puppets::new(Way::Ponders);
    let mut house = house_of(&puppets, LONG, 1).await;
    let id = table_of_a_bot(&mut Browser::at(&house)).await;
    until("the bot is asked", async || puppets.now() == 1).await;
    house.close();
    until("nobody thinks", async || puppets.now() == 0).await;
    assert_eq!(puppets.stopped(), 1);
    assert!(house.log(&id).await.is_empty(), "nothing is decided for a server that has gone");
}
