//! What a whole game takes on the wire: the messages of one page, compressed as browsers ask for them.

use patolli_catalog::{AnyGame, Bot, Seed, Status, games};
use patolli_server::Deals;
use serde_json::Value;

use crate::{
    browser::{Browser, Socket},
    test_server::TestServer,
};

/// Most bytes that the messages of a game for two may take, with the dictionary.
const MOST: usize = 600_000;
/// Numbers of the deals that are played.
const DEALS: [u64; 3] = [1, 2, 3];

#[tokio::test]
async fn a_game_for_two_takes_at_most_600_kilobytes() {
    for number in DEALS {
        let server = TestServer::open_as(move |it| it.deals = Deals::from_number(number)).await;
        for kind in games().iter().filter(|it| it.seats().contains(&2)) {
            play_and_count(&server, *kind, number).await;
        }
    }
}

/// Plays a game of two by the greedy bot, and counts what one page is sent.
async fn play_and_count(server: &TestServer, kind: &'static dyn AnyGame, number: u64) {
    let (mut anna, mut borek) = (Browser::at(server), Browser::at(server));
    anna.post("/name", &[("name", "Anna")]).await;
    borek.post("/name", &[("name", "Borek")]).await;
    let fields = [("game", kind.name()), ("seats", "2"), ("who1", "open"), ("listed", "on")];
    let id = anna.open_table(&fields).await;
    assert_eq!(borek.post(&format!("/t/{id}/join"), &[]).await.status, 303);
    let dictionary = anna.get(&format!("/dictionary/{}/en", kind.name())).await;
    let name = dictionary.tag();
    let page = format!("/t/{id}/ws?deflate=1&dictionary={name}&events=1");
    let mut hers = anna.socket_at(&page).await.expect("the socket opens");
    let mut his = borek.socket_at(&page).await.expect("the socket opens");
    let mut bytes = dictionary.body.len() + hear_version(&mut hers, &dictionary.body, 0).await;
    hear_version(&mut his, &dictionary.body, 0).await;
    let (mut mirror, mut rng) = (server.mirror(&id).await, Seed::from(5).rng());
    while let Status::Asks(seat) = mirror.status() {
        let choice = mirror.bot_choice(Bot::Greedy, &mut rng).expect("a seat is asked");
        // By form: sockets are closed that say more in a second than people do.
        let acting = if seat.number() == 0 { &mut anna } else { &mut borek };
        let version = u32::try_from(mirror.steps()).expect("a short game");
        assert_eq!(acting.decide(&id, &choice, version).await.status, 303);
        mirror.play(seat, &choice).expect("the choice was offered");
        bytes += hear_version(&mut hers, &dictionary.body, mirror.steps()).await;
        hear_version(&mut his, &dictionary.body, mirror.steps()).await;
    }
    println!("{}, deal {number}: {} decisions, {bytes} bytes", kind.name(), mirror.steps());
    assert!(bytes <= MOST, "{} takes {bytes} bytes for {} decisions", kind.name(), mirror.steps());
}

/// Listens until a version is told; how many bytes came.
async fn hear_version(socket: &mut Socket, dictionary: &str, version: usize) -> usize {
    let mut bytes = 0;
    loop {
        let (message, took) = socket.hear_compressed(dictionary).await;
        bytes += took;
        if message.get("version").and_then(Value::as_u64) == Some(version as u64) {
            return bytes;
        }
    }
}
