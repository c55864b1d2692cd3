//! What a whole game takes on the wire: the messages of one page, compressed as browsers ask for them.

use std::io::Read as _;

use patolli_catalog::{Bot, Seed, Status, games};
use serde_json::Value;

use crate::{
    browser::{Browser, Socket, read},
    test_server::TestServer,
};

/// Most bytes that the messages of a game for two may take.
const MOST: usize = 600_000;

/// Bytes of the frame around each piece: the head of a message up to 64 KiB, and the mark before the piece.
const FRAME: usize = 5;

#[tokio::test]
async fn a_game_for_two_takes_at_most_600_kilobytes() {
    let server = TestServer::open().await;
    for kind in games().iter().filter(|it| it.seats().contains(&2)) {
        let (mut anna, mut borek) = (Browser::at(&server), Browser::at(&server));
        anna.post("/name", &[("name", "Anna")]).await;
        borek.post("/name", &[("name", "Borek")]).await;
        let fields = [("game", kind.name()), ("seats", "2"), ("who1", "open"), ("listed", "on")];
        let id = anna.open_table(&fields).await;
        assert_eq!(borek.post(&format!("/t/{id}/join"), &[]).await.status, 303);
        let page = format!("/t/{id}/ws?deflate=1");
        let mut hers = anna.socket_at(&page).await.expect("the socket opens");
        let mut his = borek.socket_at(&page).await.expect("the socket opens");
        let mut bytes = hear_version(&mut hers, 0).await;
        hear_version(&mut his, 0).await;
        let (mut mirror, mut rng) = (server.mirror(&id).await, Seed::from(5).rng());
        while let Status::Asks(seat) = mirror.status() {
            let choice = mirror.bot_choice(Bot::Greedy, &mut rng).expect("a seat is asked");
            // Decisions go by form, since no page may send this many messages a second.
            let (acting, version) = (if seat.number() == 0 { &mut anna } else { &mut borek }, mirror.steps());
            let version = u32::try_from(version).expect("few");
            assert_eq!(acting.decide(&id, &choice, version).await.status, 303, "{choice}");
            mirror.play(seat, &choice).expect("the choice was offered");
            bytes += hear_version(&mut hers, mirror.steps()).await;
            hear_version(&mut his, mirror.steps()).await;
        }
        println!("{}: {} decisions, {bytes} bytes", kind.name(), mirror.steps());
        assert!(bytes <= MOST, "{} takes {bytes} bytes for {} decisions", kind.name(), mirror.steps());
    }
}

/// Listens until a version is told; how many bytes came.
async fn hear_version(socket: &mut Socket, version: usize) -> usize {
    let mut bytes = 0;
    loop {
        let pieces = socket.listen_bytes().await.expect("a message");
        bytes += pieces.iter().map(|it| it.len() + FRAME).sum::<usize>();
        let mut text = String::new();
        flate2::read::DeflateDecoder::new(&*pieces.concat()).read_to_string(&mut text).expect("a stream");
        if read(&text).get("version").and_then(Value::as_u64) == Some(version as u64) {
            return bytes;
        }
    }
}
