//! Levels of the computer, and whether hints are given.

use patolli_catalog::Level;
use patolli_store::{Filter, Occupant};

use crate::{
    browser::Browser,
    test_server::{TestServer, kind},
};

fn bot(name: &str) -> Occupant {
    Occupant::Bot { bot: name.to_owned() }
}

#[tokio::test]
async fn a_form_seats_bots_of_every_level() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    for level in Level::ALL {
        let name = format!("search:{}", level.number());
        let who = format!("bot:{name}");
        let id = anna.open_table(&[("game", kind().name()), ("seats", "2"), ("who1", &who)]).await;
        assert_eq!(server.table(&id).await.seats[1], bot(&name));
    }
    let id = anna.open_table(&[("game", kind().name()), ("seats", "2")]).await;
    assert_eq!(server.table(&id).await.seats[1], bot("search:3"), "the usual level");
}

#[tokio::test]
async fn an_operator_may_offer_no_bots_that_think_for_seconds() {
    let server = TestServer::open_as(|it| it.slow_bots = false).await;
    let mut anna = Browser::at(&server);
    let fields = [("game", kind().name()), ("seats", "2"), ("who1", "bot:search:7")];
    assert_eq!(anna.post("/new", &fields).await.status, 422);
    assert!(!anna.get("/new").await.body.contains("search:7"), "it is not offered, either");
    let fields = [("game", kind().name()), ("seats", "2"), ("who1", "bot:search:6")];
    assert!(anna.open_table(&fields).await.to_string().len() > 3);
}

#[tokio::test]
async fn a_form_seats_nobody_who_is_not_offered() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    for who in
        ["bot:search:0", "bot:search:8", "bot:search:60000ms", "bot:search:9it", "bot:search:", "bot:", ""]
    {
        let page = anna.post("/new", &[("game", kind().name()), ("seats", "2"), ("who1", who)]).await;
        assert_eq!(page.status, 422, "{who}");
    }
    for level in ["0", "7", "x", "", "-1"] {
        let page = anna.post("/play", &[("game", kind().name()), ("level", level)]).await;
        assert_eq!(page.status, 400, "{level}");
    }
    assert_eq!(server.store.tables(Filter::all()).await.expect("the store answers").len(), 0);
}

#[tokio::test]
async fn a_quick_table_has_bots_of_the_level_and_hints() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    for (level, name) in [(None, "search:3"), (Some("1"), "search:1"), (Some("6"), "search:6")] {
        let mut fields = vec![("game", kind().name()), ("opponents", "2")];
        fields.extend(level.map(|it| ("level", it)));
        let id = anna.post("/play", &fields).await.table().expect("a table");
        let table = server.table(&id).await;
        assert_eq!(table.seats[1..], [bot(name), bot(name)]);
        assert!(table.hints);
    }
}

#[tokio::test]
async fn hints_are_allowed_where_the_form_says_so() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let fields = [("game", kind().name()), ("seats", "2"), ("who1", "hot")];
    let without = anna.open_table(&fields).await;
    let with = anna.open_table(&[&fields[..], &[("hints", "on")]].concat()).await;
    assert!(!server.table(&without).await.hints, "a switch that is off is not sent");
    assert!(server.table(&with).await.hints);
}
