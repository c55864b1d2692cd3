//! Playing on from a moment of a finished game.

use patolli_catalog::{AnyPlay, Bot, Seat, Status, Step, games};
use patolli_store::{Entry, Filter, Occupant, Phase, TableId};

use crate::{
    browser::Browser,
    finished::{bots, keep, play_out},
    review::reviewed,
    test_server::{TestServer, kind},
};

/// The game of a table after the first `n` entries of its log.
async fn rebuilt(server: &TestServer, id: &TableId, n: usize) -> Box<dyn AnyPlay> {
    let mut play = server.mirror(id).await;
    for Entry { seat, notation, auto, .. } in server.log(id).await.into_iter().take(n) {
        play.replay_step(&Step { seat: Seat::new(seat), notation, auto }).expect("the log fits");
    }
    play
}

fn asked(play: &dyn AnyPlay) -> usize {
    match play.status() {
        Status::Asks(seat) => seat.index(),
        Status::Over => panic!("the game goes on"),
    }
}

#[tokio::test]
async fn every_game_goes_on_exactly_where_it_stood() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    for (kind, seats) in games().iter().flat_map(|it| [(*it, *it.seats().start()), (*it, *it.seats().end())])
    {
        let whole = play_out(kind, seats, 11);
        let past = keep(&server, &*whole, bots(seats)).await;
        for n in [0, 1, whole.steps() / 2, whole.steps() - 1] {
            let fields = [("n", n.to_string()), ("bot", "random".to_owned())];
            let fields: Vec<_> = fields.iter().map(|it| (it.0, it.1.as_str())).collect();
            let page = anna.post(&format!("/t/{past}/play-on"), &fields).await;
            let id = page.table().unwrap_or_else(|| panic!("{} {n}: {}", kind.name(), page.status));
            let (table, then) = (server.table(&id).await, whole.at_step(n));
            assert_eq!(server.log(&id).await.len(), n, "it waits for her");
            assert_eq!(rebuilt(&server, &id, n).await.digest(), then.digest(), "{} {n}", kind.name());
            assert_eq!((table.phase, table.listed, table.deal), (Phase::Running, false, whole.deal()));
            for (seat, it) in table.seats.iter().enumerate() {
                let mine = matches!(it, Occupant::Guest { .. });
                assert_eq!(mine, seat == asked(&*then), "she has the seat that is asked");
            }
            let shown = anna.get(&format!("/t/{id}")).await;
            assert_eq!(shown.status, 200);
            assert!(!shown.buttons().is_empty(), "it is her turn");
        }
    }
}

#[tokio::test]
async fn bots_go_on_from_there() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let whole = play_out(kind(), 3, 5);
    let past = keep(&server, &*whole, bots(3)).await;
    let n = whole.steps() / 3;
    let other = (asked(&*whole.at_step(n)) + 1) % 3;
    let fields = [("n", n.to_string()), ("seat", other.to_string()), ("bot", "greedy".to_owned())];
    let fields: Vec<_> = fields.iter().map(|it| (it.0, it.1.as_str())).collect();
    let id = anna.post(&format!("/t/{past}/play-on"), &fields).await.table().expect("a table");
    crate::test_server::until("it is her turn", async || {
        server.table(&id).await.to_move.map(usize::from) == Some(other)
    })
    .await;
    assert!(server.log(&id).await.len() > n, "a bot had to decide first");
    assert_eq!(rebuilt(&server, &id, n).await.digest(), whole.at_step(n).digest());
    let bot = Occupant::Bot { bot: "greedy".to_owned() };
    assert_eq!(server.table(&id).await.seats.iter().filter(|it| **it == bot).count(), 2);
    assert_eq!(server.log(&past).await.len(), whole.steps(), "the old game stays as it was");
}

#[tokio::test]
async fn a_better_line_is_played_on() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let whole = play_out(kind(), 2, 6).at_step(16);
    let past = keep(&server, &*whole, bots(2)).await;
    let path = format!("/t/{past}/play-on");
    let early = anna.post(&path, &[("moment", "0"), ("line", "1")]).await;
    assert_eq!(early.status, 400, "there is no review yet");
    let review = reviewed(&server, &mut anna, &past).await;
    let middle = review.entries.len() / 2;
    let moment = &review.entries[middle];
    for line in 0..=moment.best.steps.len() {
        let mut then = whole.at_step(moment.from);
        for notation in &moment.best.steps[..line] {
            let seat = Seat::new(u8::try_from(asked(&*then)).expect("few seats"));
            then.play(seat, notation).expect("the better line is legal");
        }
        if then.status() == Status::Over {
            continue;
        }
        let fields = [("moment", middle.to_string()), ("line", line.to_string())];
        let fields: Vec<_> = fields.iter().map(|it| (it.0, it.1.as_str())).collect();
        let id = anna.post(&path, &fields).await.table().expect("a table");
        assert_eq!(
            rebuilt(&server, &id, then.steps()).await.digest(),
            then.digest(),
            "after {line} decisions"
        );
    }
    let none = anna.post(&path, &[("moment", "99999"), ("line", "1")]).await;
    assert_eq!(none.status, 400, "there is no such moment");
}

#[tokio::test]
async fn what_makes_no_sense_opens_no_table() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let whole = play_out(kind(), 2, 9);
    let past = keep(&server, &*whole, bots(2)).await;
    let (end, beyond) = (whole.steps().to_string(), (whole.steps() + 1).to_string());
    let forms: &[&[(&str, &str)]] = &[
        &[],
        &[("n", &end)],
        &[("n", &beyond)],
        &[("n", "x")],
        &[("n", "-1")],
        &[("n", "99999999999999999999999")],
        &[("n", "1"), ("seat", "2")],
        &[("n", "1"), ("seat", "x")],
        &[("n", "1"), ("bot", "deep-thought")],
        &[("n", "1"), ("bot", "search:7")],
        &[("n", "1"), ("bot", "search:100000ms")],
        &[("n", "1"), ("moment", "0")],
        &[("n", "1"), ("moment", "x")],
    ];
    for form in forms {
        assert_eq!(anna.post(&format!("/t/{past}/play-on"), form).await.status, 400, "{form:?}");
    }
    assert_eq!(anna.post("/t/abcdefghij/play-on", &[("n", "1")]).await.status, 404);
    let running = anna.open_table(&[("game", kind().name()), ("who1", "hot")]).await;
    let refused = anna.post(&format!("/t/{running}/play-on"), &[("n", "0")]).await;
    assert_eq!(refused.table(), Some(running), "a running game has only one way on");
    let tables = server.store.tables(Filter::all()).await.expect("the store answers");
    assert_eq!(tables.len(), 2, "nothing was opened");
}

#[tokio::test]
async fn bots_of_every_level_play_on() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let whole = play_out(kind(), 2, 4);
    let past = keep(&server, &*whole, bots(2)).await;
    for bot in Bot::offered() {
        let id = anna
            .post(&format!("/t/{past}/play-on"), &[("n", "1"), ("bot", &bot.to_string())])
            .await
            .table()
            .expect("a table");
        let bot = Occupant::Bot { bot: bot.to_string() };
        assert!(server.table(&id).await.seats.contains(&bot), "{bot:?}");
    }
}
