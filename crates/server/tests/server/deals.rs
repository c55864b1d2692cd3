//! Deals that follow from a number, and bots that play the same way at the same deal.

use patolli_catalog::games;
use patolli_server::Deals;
use patolli_store::{Entry, Table};

use crate::{
    browser::Browser,
    test_server::{TestServer, kind},
};

/// Occupants of the tables of a test.
const SEATS: [(&str, &str); 3] = [("who0", "me"), ("who1", "bot:random"), ("who2", "bot:greedy")];

/// Number of decisions of a game that are compared.
const STRETCH: usize = 50;

/// The beginning of a game whose guest takes what is offered last.
async fn played(server: &TestServer, game: &str) -> (Table, Vec<Entry>) {
    let mut anna = Browser::at(server);
    let fields = [&[("game", game), ("seats", "3")], &SEATS[..]].concat();
    let id = anna.open_table(&fields).await;
    // Pages wait for quick bots, so that few of them are in vain.
    for _ in 0..50 * STRETCH {
        let page = anna.get(&format!("/t/{id}")).await;
        if let (Some(choice), Some(version)) = (page.buttons().pop(), page.version()) {
            anna.decide(&id, &choice, version).await;
        }
        if server.log(&id).await.len() >= STRETCH {
            break;
        }
    }
    let mut log = server.log(&id).await;
    assert!(log.len() >= STRETCH, "the game goes on");
    log.truncate(STRETCH);
    (server.table(&id).await, log.into_iter().map(|it| Entry { at: 0, digest: None, ..it }).collect())
}

async fn server(number: u64) -> TestServer {
    TestServer::open_as(move |it| it.deals = Deals::from_number(number)).await
}

#[tokio::test]
async fn the_same_deal_and_the_same_people_make_the_same_game() {
    let (one, other) = (server(7).await, server(7).await);
    for game in games() {
        let (table, log) = played(&one, game.name()).await;
        let (same_table, same_log) = played(&other, game.name()).await;
        assert_eq!((&table.seed, &table.deal), (&same_table.seed, &same_table.deal), "{}", game.name());
        assert_eq!(log, same_log, "{}", game.name());
        assert!(log.iter().any(|it| it.seat == 1) && log.iter().any(|it| it.seat == 2), "bots have decided");
    }
}

#[tokio::test]
async fn another_table_is_dealt_and_played_another_way() {
    let server = server(7).await;
    let (first, first_log) = played(&server, kind().name()).await;
    let (second, second_log) = played(&server, kind().name()).await;
    assert_ne!(first.deal, second.deal);
    assert_ne!(first_log, second_log);
    assert_ne!(first.id, second.id);
    assert_ne!(first.invite, second.invite, "invitations cannot be guessed all the same");
}

#[tokio::test]
async fn without_a_number_no_deal_comes_again() {
    let (one, other) = (TestServer::open().await, TestServer::open().await);
    let (mut anna, mut borek) = (Browser::at(&one), Browser::at(&other));
    let fields = [&[("game", kind().name()), ("seats", "3")], &SEATS[..]].concat();
    let (hers, his) = (anna.open_table(&fields).await, borek.open_table(&fields).await);
    assert_ne!(one.table(&hers).await.seed, other.table(&his).await.seed);
}
