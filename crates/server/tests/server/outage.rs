//! A database that goes away: what is in memory is shown, nothing is decided, and everything comes back by
//! itself.

use patolli_catalog::{Lang, Localizer, Status};
use patolli_store::TableId;
use serde_json::{Value, json};
use sqlx::{Connection as _, Executor as _, SqliteConnection, sqlite::SqliteConnectOptions};

use crate::{
    browser::{Browser, Socket},
    cluster::Cluster,
    test_server::{TestServer, kind, until},
};

fn say(key: &str) -> String {
    Localizer::for_game(Lang::En, kind().name()).text(key)
}

/// The notice about the database in a message: whether it is shown, if that changed.
fn notice(message: &Value) -> Option<bool> {
    let parts = message["parts"].as_array()?;
    let part = parts.iter().find(|it| it[0] == "away")?[1].as_str()?;
    assert!(part.contains("role=\"status\""), "{part}");
    Some(part.contains(&say("table-away")))
}

/// Two guests at one table, each at a machine of their own, and what may be decided first.
async fn open_table(anna: &mut Browser, borek: &mut Browser) -> TableId {
    anna.post("/name", &[("name", "Anna")]).await;
    borek.post("/name", &[("name", "Borek")]).await;
    let fields = [("game", kind().name()), ("seats", "2"), ("who1", "open"), ("listed", "on")];
    let id = anna.open_table(&fields).await;
    assert_eq!(borek.post(&format!("/t/{id}/join"), &[]).await.status, 303);
    id
}

/// Decides first, and waits until both know of it.
async fn decide(server: &TestServer, id: &TableId, hers: &mut Socket, his: &mut Socket) {
    let mirror = server.mirror(id).await;
    let Status::Asks(seat) = mirror.status() else { panic!("the game has begun") };
    let choice = mirror.choices().swap_remove(0).notation;
    let acting = if seat.number() == 0 { &mut *hers } else { &mut *his };
    acting.say(&json!({ "do": choice, "version": 0 })).await;
    for socket in [hers, his] {
        socket.hear_until(|it| it["version"].as_u64() > Some(0)).await;
    }
}

/// Answers while the database is away and the table is in memory.
async fn is_shown_and_refused(server: &TestServer, browser: &mut Browser, id: &TableId, choice: &str) {
    let page = browser.get(&format!("/t/{id}")).await;
    assert_eq!(page.status, 200, "the table is shown");
    assert!(page.body.contains(&say("table-away")), "with a notice");
    let refused = browser.decide(id, choice, 0).await;
    assert_eq!(refused.status, 503);
    assert!(refused.body.contains(&say("denied-away")), "the reason is told: {}", refused.body);
    let (_socket, truth) = browser.socket(id).await;
    assert_eq!((truth["version"].as_u64(), notice(&truth)), (Some(0), Some(true)));
    assert_eq!(Browser::at(server).get("/healthz").await.status, 200);
    assert_eq!(Browser::at(server).get("/readyz").await.status, 503);
}

#[tokio::test]
async fn postgres_stops_and_starts_again_under_open_pages() {
    let cluster = Cluster::start();
    let database = cluster.database();
    let open = || TestServer::open_as(|it| it.database = Some(database.clone()));
    let (one, other) = (open().await, open().await);
    let (mut anna, mut borek) = (Browser::at(&one), Browser::at(&other));
    let id = open_table(&mut anna, &mut borek).await;
    let elsewhere = anna.open_table(&[("game", kind().name()), ("who1", "hot")]).await;
    let (mut hers, _) = anna.socket(&id).await;
    let (mut his, _) = borek.socket(&id).await;
    let mirror = one.mirror(&id).await;
    let Status::Asks(seat) = mirror.status() else { panic!("the game has begun") };
    let choice = mirror.choices().swap_remove(0).notation;

    cluster.stop("fast");
    for socket in [&mut hers, &mut his] {
        socket.hear_until(|it| notice(it) == Some(true)).await;
    }
    let (acting, browser, server) =
        if seat.number() == 0 { (&mut hers, &mut anna, &one) } else { (&mut his, &mut borek, &other) };
    acting.say(&json!({ "do": choice, "version": 0 })).await;
    let refused = acting.hear_until(|it| it["refused"].is_string()).await;
    assert_eq!((&refused["refused"], &refused["version"]), (&json!(say("denied-away")), &json!(0)));
    is_shown_and_refused(server, browser, &id, &choice).await;
    for path in ["/".to_owned(), format!("/t/{elsewhere}")] {
        let page = borek.get(&path).await;
        assert_eq!(page.status, 503, "{path} is not in the memory of that machine");
        assert!(page.headers.contains_key("retry-after") && page.headers.contains_key("refresh"));
        assert!(page.body.contains(&say("failure-away")) && page.body.contains(&say("failure-away-about")));
    }
    let created = anna.post("/new", &[("game", kind().name()), ("who1", "hot")]).await;
    assert_eq!(created.status, 503, "no table is opened");

    cluster.start_again();
    for socket in [&mut hers, &mut his] {
        socket.hear_until(|it| notice(it) == Some(false)).await;
    }
    until("the store answers", async || one.store.log(&id).await.is_ok()).await;
    assert!(one.log(&id).await.is_empty(), "what was refused is not there");
    decide(&one, &id, &mut hers, &mut his).await;
    for server in [&one, &other] {
        until("it is ready", async || Browser::at(server).get("/readyz").await.status == 200).await;
    }
    assert_eq!(borek.get(&format!("/t/{elsewhere}")).await.status, 200);
    bots_go_on(&one).await;
}

/// A person plays against a bot, and the bot plays, too.
async fn bots_go_on(server: &TestServer) {
    let mut anna = Browser::at(server);
    let id = anna.open_table(&[("game", kind().name()), ("seats", "2"), ("who1", "bot:random")]).await;
    until("a bot plays", async || {
        let page = anna.get(&format!("/t/{id}")).await;
        if let (Some(choice), Some(version)) = (page.buttons().pop(), page.version()) {
            anna.decide(&id, &choice, version).await;
        }
        server.log(&id).await.iter().any(|it| it.seat == 1)
    })
    .await;
}

#[tokio::test]
async fn a_file_that_cannot_be_written_is_shown_and_comes_back() {
    let server = TestServer::open().await;
    let (mut anna, mut borek) = (Browser::at(&server), Browser::at(&server));
    let id = open_table(&mut anna, &mut borek).await;
    let (mut hers, _) = anna.socket(&id).await;
    let (mut his, _) = borek.socket(&id).await;
    let mirror = server.mirror(&id).await;
    let Status::Asks(seat) = mirror.status() else { panic!("the game has begun") };
    let choice = mirror.choices().swap_remove(0).notation;
    let options = SqliteConnectOptions::new().filename(server.file());
    let mut other = SqliteConnection::connect_with(&options).await.expect("the database opens");
    // Nothing can be written where nothing is; tables can still be listed.
    for sql in ["ALTER TABLE log RENAME TO log2", "ALTER TABLE probes RENAME TO probes2"] {
        other.execute(sql).await.expect("it can be renamed");
    }
    let (acting, browser) = if seat.number() == 0 { (&mut hers, &mut anna) } else { (&mut his, &mut borek) };
    acting.say(&json!({ "do": choice, "version": 0 })).await;
    // The refusal and the notice may come in any order.
    let (mut refused, mut noticed) = (false, false);
    while !refused || !noticed {
        let message = acting.hear().await;
        refused |= message["refused"] == json!(say("denied-away"));
        noticed |= notice(&message) == Some(true);
    }
    is_shown_and_refused(&server, browser, &id, &choice).await;

    for sql in ["ALTER TABLE log2 RENAME TO log", "ALTER TABLE probes2 RENAME TO probes"] {
        other.execute(sql).await.expect("it can be renamed back");
    }
    for socket in [&mut hers, &mut his] {
        socket.hear_until(|it| notice(it) == Some(false)).await;
    }
    assert!(server.log(&id).await.is_empty(), "what was refused is not there");
    decide(&server, &id, &mut hers, &mut his).await;
}

#[tokio::test]
async fn a_server_that_says_it_is_ready_takes_decisions() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let id = anna.open_table(&[("game", kind().name()), ("seats", "2"), ("who1", "hot")]).await;
    let options = SqliteConnectOptions::new().filename(server.file());
    let mut other = SqliteConnection::connect_with(&options).await.expect("the database opens");
    for round in 0..3 {
        let page = anna.get(&format!("/t/{id}")).await;
        let (choice, version) = (page.buttons().swap_remove(0), page.version().expect("a form"));
        for sql in ["ALTER TABLE log RENAME TO log2", "ALTER TABLE probes RENAME TO probes2"] {
            other.execute(sql).await.expect("it can be renamed");
        }
        assert_eq!(anna.decide(&id, &choice, version).await.status, 503, "{round}");
        until("it is not ready", async || anna.get("/readyz").await.status == 503).await;
        for sql in ["ALTER TABLE log2 RENAME TO log", "ALTER TABLE probes2 RENAME TO probes"] {
            other.execute(sql).await.expect("it can be renamed back");
        }
        until("it is ready", async || anna.get("/readyz").await.status == 200).await;
        assert_eq!(anna.decide(&id, &choice, version).await.status, 303, "{round}: it was said to be ready");
    }
}
