//! Finished games: played by chance and put into the store.

use patolli_catalog::{AnyGame, AnyPlay, Bot, Seed, Shuffle, Status, Step};
use patolli_store::{Attendance, DEFAULT_STAND_IN, Entry, GuestId, NO_PACE, Occupant, Phase, Table, TableId};

use crate::{browser::Browser, test_server::TestServer};

/// A game that chance played to its end.
pub fn play_out(kind: &'static dyn AnyGame, seats: u8, seed: u64) -> Box<dyn AnyPlay> {
    play_out_shuffled(kind, seats, &Seed::from(seed).into())
}

/// The same, dealt from a seed and words.
pub fn play_out_shuffled(kind: &'static dyn AnyGame, seats: u8, shuffle: &Shuffle) -> Box<dyn AnyPlay> {
    let mut play = kind.start_shuffled(seats, &[], shuffle).expect("the number of seats is allowed");
    let mut rng = shuffle.seed.rng();
    while let Status::Asks(seat) = play.status() {
        let choice = play.bot_choice(Bot::Random, &mut rng).expect("there is a choice");
        play.play(seat, &choice).expect("it was offered");
    }
    play
}

/// Puts such a game into the store, with these people at the table.
pub async fn keep(server: &TestServer, play: &dyn AnyPlay, seats: Vec<Occupant>) -> TableId {
    let record = play.record().expect("it was dealt");
    let entry = |(n, it): (u32, Step)| Entry {
        n,
        seat: it.seat.number(),
        notation: it.notation,
        auto: it.auto,
        at: i64::from(n),
        digest: None,
    };
    let log: Vec<Entry> = (1..).zip(play.steps_since(0)).map(entry).collect();
    let result = serde_json::json!({ "scores": play.scores(), "places": play.places() });
    let table = Table {
        id: TableId::random(),
        game: play.game().name().to_owned(),
        options: record.options,
        seed: record.seed.expect("it was dealt").to_string(),
        contributions: record
            .contributions
            .iter()
            .map(|(seat, word)| (seat.number(), word.to_string()))
            .collect(),
        deal: play.deal(),
        rules: play.game().rules(),
        seats,
        owner: GuestId::random(),
        invite: "0".to_owned(),
        listed: false,
        hints: true,
        pace: NO_PACE.to_owned(),
        stand_in: DEFAULT_STAND_IN.to_owned(),
        barred: Vec::new(),
        phase: Phase::Finished,
        created: 0,
        moved: 0,
        to_move: None,
        result: Some(result.to_string()),
        attendance: Attendance::default(),
    };
    server.store.create_with_log(&table, &log).await.expect("the table is kept");
    table.id
}

/// A number of bots.
pub fn bots(seats: u8) -> Vec<Occupant> {
    (0..seats).map(|_| Occupant::Bot { bot: "random".to_owned() }).collect()
}

/// The person behind a browser.
pub async fn guest(server: &TestServer, browser: &mut Browser) -> GuestId {
    let id = browser.open_table(&[("game", crate::test_server::kind().name()), ("who1", "hot")]).await;
    server.table(&id).await.owner
}
