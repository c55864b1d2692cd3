//! Open browsers see what happens as it happens.

use std::time::Duration;

use patolli_catalog::Status;
use patolli_store::TableId;
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::{
    browser::{Browser, parts, read, unpacked},
    test_server::{PATIENCE, TestServer, kind},
};

/// Two guests at a table of two.
async fn two_at_a_table(server: &TestServer) -> (Browser, Browser, TableId) {
    let (mut anna, mut borek) = (Browser::at(server), Browser::at(server));
    anna.post("/name", &[("name", "Anna")]).await;
    borek.post("/name", &[("name", "Borek")]).await;
    let fields = [("game", kind().name()), ("seats", "2"), ("who1", "open"), ("listed", "on")];
    let id = anna.open_table(&fields).await;
    assert_eq!(borek.post(&format!("/t/{id}/join"), &[]).await.status, 303);
    (anna, borek, id)
}

/// A decision that is legal at the start.
async fn first_choice(server: &TestServer, id: &TableId) -> String {
    server.mirror(id).await.choices().swap_remove(0).notation
}

fn version(message: &Value) -> u64 {
    message["version"].as_u64().expect("every message has a version")
}

#[tokio::test]
async fn a_long_message_comes_in_pieces() {
    let server = TestServer::open().await;
    let (anna, _, id) = two_at_a_table(&server).await;
    let mut socket = anna.try_socket(&id).await.expect("the socket opens");
    let mut pieces = vec![socket.listen_piece().await.expect("a piece")];
    while pieces.last().is_some_and(|it| it.starts_with('+')) {
        pieces.push(socket.listen_piece().await.expect("another piece"));
    }
    assert!(pieces.len() > 2, "a whole page is long");
    assert!(pieces.iter().all(|it| it.len() <= 8 * 1024 + 1), "none is long");
    assert!(pieces.last().is_some_and(|it| it.starts_with('=')));
    let whole: String = pieces.iter().map(|it| &it[1..]).collect();
    let truth = read(&whole);
    assert_eq!(version(&truth), 0);
    assert!(parts(&truth).contains("Borek"), "together they are the whole truth");

    socket.say(&json!({ "do": "nonsense", "version": 0 })).await;
    let short = socket.listen_piece().await.expect("an answer");
    assert!(short.starts_with('{') && short.len() <= 8 * 1024, "what is short comes as it is: {short}");
}

#[tokio::test]
async fn a_page_that_inflates_is_sent_compressed_messages() {
    let server = TestServer::open().await;
    let (anna, _, id) = two_at_a_table(&server).await;
    let (_, plain) = anna.socket(&id).await;
    let mut socket = anna.socket_at(&format!("/t/{id}/ws?deflate=1")).await.expect("the socket opens");
    let pieces = socket.listen_bytes().await.expect("a message");
    assert!(pieces.iter().all(|it| it.len() <= 8 * 1024), "none is long");
    let text = unpacked("", &pieces.concat());
    assert_eq!(parts(&read(&text)), parts(&plain), "inflated, it is the same");
    assert!(pieces.concat().len() * 3 < text.len());
}

#[tokio::test]
async fn messages_refer_to_the_dictionary_that_a_page_has() {
    let server = TestServer::open().await;
    let (mut anna, _, id) = two_at_a_table(&server).await;
    let (_, plain) = anna.socket(&id).await;
    let page = anna.get(&format!("/dictionary/{}/en", kind().name())).await;
    let name = page.tag();
    let known = format!("/t/{id}/ws?deflate=1&dictionary={name}");
    let (mut bytes, mut texts) = (Vec::new(), Vec::new());
    for path in [known, format!("/t/{id}/ws?deflate=1&dictionary=other"), format!("/t/{id}/ws?deflate=1")] {
        let mut socket = anna.socket_at(&path).await.expect("the socket opens");
        let message = socket.listen_bytes().await.expect("a message").concat();
        // A page of another program unpacks what it is sent as well: nothing refers to a dictionary that it has not.
        texts.push(parts(&read(&unpacked(&page.body, &message))));
        bytes.push(message.len());
    }
    assert_eq!(texts, vec![parts(&plain); 3]);
    // The first message is that long that only its beginning is near enough to the dictionary.
    assert!(bytes[0] < bytes[1], "{bytes:?}");
    assert_eq!(bytes[1], bytes[2]);
}

#[tokio::test]
async fn a_dictionary_is_sent_once() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let name = anna.get("/dictionary/tzolkin/cs").await.tag();
    anna.headers.push(("if-none-match", format!("\"{name}\"")));
    let again = anna.get("/dictionary/tzolkin/cs").await;
    assert_eq!((again.status.as_u16(), again.body.as_str()), (304, ""));
    assert_eq!(anna.get("/dictionary/tzolkin/xx").await.status, 404);
    assert_eq!(anna.get("/dictionary/chess/en").await.status, 404);
}

#[tokio::test]
async fn two_guests_see_each_others_moves() {
    let server = TestServer::open().await;
    let (anna, borek, id) = two_at_a_table(&server).await;
    let (mut hers, truth) = anna.socket(&id).await;
    assert!(parts(&truth).contains("Borek"), "the first message is the whole truth");
    let (mut his, truth) = borek.socket(&id).await;
    assert_eq!(version(&truth), 0);
    let mut mirror = server.mirror(&id).await;
    // The one who is asked decides; the other one hears of it.
    for _ in 0..12 {
        let Status::Asks(seat) = mirror.status() else { panic!("the game has begun") };
        let choices = mirror.choices();
        let choice = choices.iter().find(|it| it.ends_turn).unwrap_or(&choices[0]).notation.clone();
        let order = json!({ "do": choice, "version": mirror.steps() });
        let (acting, other) = if seat.number() == 0 { (&mut hers, &mut his) } else { (&mut his, &mut hers) };
        acting.say(&order).await;
        mirror.play(seat, &choice).expect("the choice was offered");
        let now = mirror.steps() as u64;
        let heard = other.hear_until(|it| version(it) == now).await;
        // What others do is announced when their turn is over.
        let is_over = mirror.status() != Status::Asks(seat);
        assert_eq!(heard["say"].as_str().is_some_and(|it| !it.is_empty()), is_over, "{heard}");
        assert!(heard["parts"].as_array().is_some_and(|it| !it.is_empty()));
        let own = acting.hear_until(|it| version(it) == now).await;
        assert!(own.get("say").is_none(), "nobody is told what they did themselves: {own}");
    }
    assert_eq!(server.log(&id).await.len(), mirror.steps());
}

#[tokio::test]
async fn only_changed_parts_are_sent() {
    let server = TestServer::open().await;
    let (anna, _, id) = two_at_a_table(&server).await;
    let (mut hers, truth) = anna.socket(&id).await;
    hers.say(&json!({ "do": first_choice(&server, &id).await, "version": 0 })).await;
    let update = hers.hear_until(|it| version(it) > 0).await;
    let count = |it: &Value| it["parts"].as_array().map_or(0, Vec::len);
    assert!(count(&update) > 0 && count(&update) < count(&truth), "{} of {}", count(&update), count(&truth));
}

#[tokio::test]
async fn choices_go_to_the_seat_that_is_asked_alone() {
    let server = TestServer::open().await;
    let (mut anna, mut borek, id) = two_at_a_table(&server).await;
    let mut stranger = Browser::at(&server);
    let (mut hers, first) = anna.socket(&id).await;
    let (mut his, waits) = borek.socket(&id).await;
    let (mut watching, watches) = stranger.socket(&id).await;
    let offers = |frame: &Value| parts(frame).contains("name=\\\"do\\\"");
    assert!(offers(&first), "she is asked");
    assert!(!offers(&waits) && !offers(&watches));
    let mut mirror = server.mirror(&id).await;
    for _ in 0..8 {
        let Status::Asks(seat) = mirror.status() else { panic!("the game has begun") };
        let choices = mirror.choices();
        let choice = choices.iter().find(|it| it.ends_turn).unwrap_or(&choices[0]).notation.clone();
        let acting = if seat.number() == 0 { &mut hers } else { &mut his };
        acting.say(&json!({ "do": choice, "version": mirror.steps() })).await;
        mirror.play(seat, &choice).expect("the choice was offered");
        let (now, Status::Asks(asked)) = (mirror.steps() as u64, mirror.status()) else { break };
        let mut frames = Vec::new();
        for socket in [&mut hers, &mut his, &mut watching] {
            frames.push(socket.hear_until(|it| version(it) == now).await);
        }
        assert!(offers(&frames[asked.index()]), "seat {asked} is asked");
        assert!(!offers(&frames[1 - asked.index()]), "the other one waits");
        assert!(!offers(&frames[2]), "a watcher only watches");
        for (browser, seat) in [(&mut anna, Some(0)), (&mut borek, Some(1)), (&mut stranger, None)] {
            let mut offered = browser.get(&format!("/t/{id}")).await.buttons();
            offered.extend(browser.get(&format!("/t/{id}?text=1")).await.buttons());
            assert_eq!(!offered.is_empty(), seat == Some(asked.number()), "{seat:?}: {offered:?}");
            let past = browser.get(&format!("/t/{id}/replay?n={now}")).await;
            assert!(past.buttons().is_empty(), "nothing is decided in the past");
        }
    }
}

#[tokio::test]
async fn stale_repeated_and_foreign_decisions_change_nothing() {
    let server = TestServer::open().await;
    let (mut anna, mut borek, id) = two_at_a_table(&server).await;
    let choice = first_choice(&server, &id).await;
    let (mut hers, _) = anna.socket(&id).await;
    let (mut his, _) = borek.socket(&id).await;
    his.say(&json!({ "do": choice, "version": 0 })).await;
    let refused = his.hear_until(|it| it.get("refused").is_some()).await;
    assert_eq!(version(&refused), 0, "it is not his turn");
    let order = json!({ "do": choice, "version": 0 });
    hers.say(&order).await;
    hers.say(&order).await;
    let stale = hers.hear_until(|it| it["stale"] == true).await;
    let now = server.log(&id).await.len();
    assert_eq!(version(&stale), now as u64, "the same click twice counts once");
    assert_eq!(anna.decide(&id, &choice, 0).await.status, 409, "the same by form");
    let version = u32::try_from(now).expect("few");
    assert_eq!(borek.decide(&id, &choice, version).await.status, 403);
    let mut stranger = Browser::at(&server);
    assert_eq!(stranger.decide(&id, &choice, version).await.status, 403);
    stranger.post("/name", &[("name", "Cyril")]).await;
    assert_eq!(stranger.decide(&id, &choice, version).await.status, 403);
    assert_eq!(server.log(&id).await.len(), now);
}

#[tokio::test]
async fn a_browser_that_missed_something_gets_everything() {
    let server = TestServer::open().await;
    let (anna, _, id) = two_at_a_table(&server).await;
    let (mut hers, truth) = anna.socket(&id).await;
    hers.say(&json!({ "version": 12 })).await;
    assert_eq!(parts(&hers.hear().await), parts(&truth));
}

#[tokio::test]
async fn presence_and_watchers_are_shown() {
    let server = TestServer::open().await;
    let (anna, borek, id) = two_at_a_table(&server).await;
    let (mut hers, _) = anna.socket(&id).await;
    let (his, _) = borek.socket(&id).await;
    let came = hers.hear().await;
    assert!(parts(&came).contains("Borek"), "{came}");
    drop(his);
    assert_ne!(parts(&hers.hear().await), parts(&came), "he left");
    let (_watching, _) = Browser::at(&server).socket(&id).await;
    assert!(parts(&hers.hear().await).contains("top-info"), "somebody watches");
}

#[tokio::test]
async fn unreadable_messages_are_ignored_and_floods_end_the_socket() {
    let server = TestServer::open_with(Duration::ZERO).await;
    let (anna, _, id) = two_at_a_table(&server).await;
    let (mut hers, _) = anna.socket(&id).await;
    for text in ["", "{", "[1]", "{\"do\":7}", "\u{0}"] {
        hers.say_text(text).await;
    }
    hers.say(&json!({ "version": 99 })).await;
    assert_eq!(version(&hers.hear().await), 0, "the socket still answers");
    // However slowly they come in, more than enough do within some second.
    let flood = async { while hers.try_say_text("{}").await {} };
    timeout(PATIENCE, flood).await.expect("the server closes the socket");
    let (mut long, _) = anna.socket(&id).await;
    long.say_text(&"x".repeat(5000)).await;
    assert!(long.listen().await.is_none(), "a message of 5 kB ends the socket");
    assert_eq!(server.log(&id).await.len(), 0);
}

#[tokio::test]
async fn there_is_no_socket_without_a_table() {
    let server = TestServer::open().await;
    let nowhere: TableId = "abcdefghij".parse().expect("an id");
    assert!(Browser::at(&server).try_socket(&nowhere).await.is_err());
}

#[tokio::test]
async fn a_ping_is_answered_by_an_empty_message() {
    let server = TestServer::open().await;
    let (anna, _, id) = two_at_a_table(&server).await;
    let (mut socket, _) = anna.socket(&id).await;
    socket.say(&json!({ "ping": true })).await;
    assert_eq!(socket.listen_piece().await.as_deref(), Some(""));
    // It changes nothing, and what follows is answered as ever.
    socket.say(&json!({ "do": first_choice(&server, &id).await, "version": 0 })).await;
    assert_eq!(version(&socket.hear_until(|it| version(it) > 0).await), 1);
}
