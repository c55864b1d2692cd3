//! A server that stops finishes what was begun, tells open pages to come again, and does not wait for ever.

use std::time::{Duration, Instant};

use futures_util::future::join_all;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

use crate::{
    browser::Browser,
    test_server::{TestServer, kind, until},
};

/// A body that has been announced and does not come.
async fn half_a_form(server: &TestServer) -> TcpStream {
    let mut stream = TcpStream::connect(server.address).await.expect("it listens");
    let head = "POST /name HTTP/1.1\r\nhost: here\r\ncontent-length: 9\r\nexpect: 100-continue\r\n\
                content-type: application/x-www-form-urlencoded\r\n\r\n";
    stream.write_all(head.as_bytes()).await.expect("it hears");
    // The server asks for the form: from here on it has begun with the request.
    let mut go_on = [0; b"HTTP/1.1 100 Continue\r\n\r\n".len()];
    stream.read_exact(&mut go_on).await.expect("it asks for the rest");
    assert_eq!(&go_on, b"HTTP/1.1 100 Continue\r\n\r\n");
    stream.write_all(b"name").await.expect("it hears");
    stream
}

#[tokio::test]
async fn open_pages_are_told_to_come_again() {
    let mut server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let id = anna.open_table(&[("game", kind().name()), ("seats", "2"), ("who1", "hot")]).await;
    let (mut one, _) = anna.socket(&id).await;
    let (mut two, _) = Browser::at(&server).socket(&id).await;
    let ((), first, second) = tokio::join!(server.end(), one.closed(), two.closed());
    assert_eq!((first, second), (Some(1012), Some(1012)), "the server starts anew");
}

#[tokio::test]
async fn whatever_was_acknowledged_is_there_afterwards() {
    let mut server = TestServer::open().await;
    let mut players = Vec::new();
    for _ in 0..12 {
        let mut player = Browser::at(&server);
        let id = player.open_table(&[("game", kind().name()), ("seats", "2"), ("who1", "hot")]).await;
        let choice = server.mirror(&id).await.choices().swap_remove(0).notation;
        players.push((player, id, choice));
    }
    let decisions = players.iter_mut().map(async |(player, id, choice)| {
        let done = player.try_decide(id, choice, 0).await;
        (id.clone(), done.is_some_and(|it| it.status == 303))
    });
    let (done, ()) = tokio::join!(join_all(decisions), server.end());
    let server = server.reopen().await;
    for (id, acknowledged) in done {
        assert!(!acknowledged || !server.log(&id).await.is_empty(), "{id} lost a decision");
        assert_eq!(Browser::at(&server).get(&format!("/t/{id}")).await.status, 200, "it is replayed");
    }
}

#[tokio::test]
async fn it_waits_for_what_was_begun_and_says_that_it_stops() {
    let mut server = TestServer::open_as(|it| it.metrics_listen = Some(([127, 0, 0, 1], 0).into())).await;
    let mut tools = Browser::at(&server);
    tools.moves_to_address(server.watching.expect("it listens there, too"));
    let mut slow = half_a_form(&server).await;
    server.close();
    until("it is no longer ready", async || {
        let page = tools.get("/readyz").await;
        page.status == 503 && page.body == "the server stops\n"
    })
    .await;
    assert!(TcpStream::connect(server.address).await.is_err(), "nobody else is let in");
    slow.write_all(b"=Anna").await.expect("it still hears");
    let mut answer = String::new();
    slow.read_to_string(&mut answer).await.expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 303"), "{answer}");
    server.end().await;
}

#[tokio::test]
async fn it_does_not_wait_for_ever() {
    let mut server = TestServer::open_as(|it| it.shutdown = Duration::from_millis(300)).await;
    let _slow = half_a_form(&server).await;
    let begin = Instant::now();
    server.end().await;
    assert!(begin.elapsed() >= Duration::from_millis(300), "it waited a while");
}
