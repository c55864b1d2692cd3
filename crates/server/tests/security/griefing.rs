//! One person, or one address, does not spoil the lobby for everybody else.

use std::{collections::HashSet, time::Duration};

use futures_util::future::join_all;
use patolli_catalog::{Lang, Localizer};
use patolli_server::{LimitConfig, Rate};
use patolli_store::{Filter, Occupant, Phase, Table, TableId};

use crate::{
    browser::{Browser, Page},
    finished::{guest, keep, play_out},
    test_server::{TestServer, kind},
};

/// A server behind a proxy, which says whose requests they are.
async fn proxied(choose: impl FnOnce(&mut LimitConfig)) -> TestServer {
    TestServer::open_as(|it| {
        it.behind_proxy = true;
        choose(&mut it.limits);
    })
    .await
}

/// A new guest at an address.
fn at(server: &TestServer, address: &str) -> Browser {
    let mut browser = Browser::at(server);
    browser.headers = vec![("x-forwarded-for", address.to_owned())];
    browser
}

/// A rate that admits `burst`, and no more for a long time.
fn only(burst: u32) -> Rate {
    Rate { burst, every: Duration::from_mins(10) }
}

const OPEN: [(&str, &str); 4] = [("seats", "3"), ("who1", "open"), ("who2", "open"), ("listed", "on")];

/// A listed table with two free seats.
async fn open_table(browser: &mut Browser) -> TableId {
    browser.open_table(&[&[("game", kind().name())], &OPEN[..]].concat()).await
}

#[track_caller]
fn assert_refused(page: &Page, key: &str) {
    assert_eq!(page.status, 429, "{}", page.body);
    assert!(page.body.contains(&Localizer::for_game(Lang::En, "ui").text(key)), "{key}: {}", page.body);
    assert!(page.headers.contains_key("retry-after"));
}

async fn free_seats(server: &TestServer) -> usize {
    let tables =
        server.store.tables(Filter::listed().in_phase(Phase::Open)).await.expect("the store answers");
    tables.iter().flat_map(|it| &it.seats).filter(|it| **it == Occupant::Open).count()
}

#[tokio::test]
async fn one_address_does_not_take_every_free_seat() {
    let server = proxied(|it| it.peer_seats = only(it.peer_seats.burst)).await;
    let mut tables = Vec::new();
    for n in 0..45 {
        tables.push(open_table(&mut at(&server, &format!("198.51.100.{n}"))).await);
    }
    assert_eq!(free_seats(&server).await, 90);
    // As many guests as there are seats, all at once, and once more when some of the games have started.
    let mut taken = 0;
    for _ in 0..2 {
        let takes = tables.iter().flat_map(|it| [it, it]).map(async |id| {
            at(&server, "203.0.113.66").post(&format!("/t/{id}/join"), &[]).await.status.as_u16()
        });
        let answers = join_all(takes).await;
        assert!(answers.iter().all(|it| [303, 409, 429].contains(it)), "{answers:?}");
        taken += answers.iter().filter(|it| **it == 303).count();
    }
    assert!((1..=30).contains(&taken), "{taken}");
    assert_eq!(free_seats(&server).await, 90 - taken);
    let open = server.store.tables(Filter::listed().in_phase(Phase::Open)).await.expect("the store answers");
    let free = open.iter().find(|it| it.seats.contains(&Occupant::Open)).expect("one with a free seat");
    let page = at(&server, "203.0.113.66").post(&format!("/t/{}/join", free.id), &[]).await;
    assert_eq!(page.status, 429, "{}", page.body);
    let program = serde_json::json!({ "name": "Rex" }).to_string();
    let path = format!("/api/tables/{}/join", free.id);
    let page = at(&server, "203.0.113.66").ask(axum::http::Method::POST, &path, program).await;
    assert_eq!(page.status, 429, "a program is no way around");
    let page = at(&server, "203.0.113.67").post(&format!("/t/{}/join", free.id), &[]).await;
    assert_eq!(page.status, 303, "others sit down");
}

#[tokio::test]
async fn one_person_holds_few_seats_where_nothing_has_started() {
    let server = proxied(|it| it.guest_open_seats = 2).await;
    let mut tables = Vec::new();
    for n in 0..4 {
        tables.push(open_table(&mut at(&server, &format!("198.51.100.{n}"))).await);
    }
    let mut eva = at(&server, "203.0.113.1");
    for (n, id) in tables.iter().enumerate() {
        eva.headers = vec![("x-forwarded-for", format!("203.0.113.{n}"))];
        let page = eva.post(&format!("/t/{id}/join"), &[]).await;
        if n < 2 {
            assert_eq!(page.status, 303);
        } else {
            assert_refused(&page, "failure-too-many-seats");
        }
    }
    assert_eq!(eva.post(&format!("/t/{}/join", tables[0]), &[]).await.status, 303, "she sits there already");
    assert_eq!(at(&server, "198.51.100.77").post(&format!("/t/{}/join", tables[0]), &[]).await.status, 303);
    assert_eq!(eva.post(&format!("/t/{}/join", tables[2]), &[]).await.status, 303, "that game has started");
}

#[tokio::test]
async fn listed_tables_of_one_person_do_not_push_out_others() {
    let server = TestServer::open().await;
    let mut borek = Browser::at(&server);
    let his = open_table(&mut borek).await;
    let mut anna = Browser::at(&server);
    let first = server.table(&open_table(&mut anna).await).await;
    for n in 1..100 {
        let more = Table { id: TableId::random(), moved: first.moved + n, ..first.clone() };
        server.store.create(&more).await.expect("it is opened");
    }
    let lobby = Browser::at(&server).get("/").await.body;
    assert!(lobby.contains(his.as_str()), "his table is there");
    let all = server.store.tables(Filter::listed()).await.expect("the store answers");
    let shown = all.iter().filter(|it| it.owner == first.owner && lobby.contains(it.id.as_str())).count();
    assert_eq!(shown, 3, "a few of hers are");
}

#[tokio::test]
async fn listed_tables_have_limits() {
    let server = proxied(|it| (it.guest_listed, it.peer_listed) = (2, 3)).await;
    let fields = [&[("game", kind().name())], &OPEN[..]].concat();
    let mut anna = at(&server, "203.0.113.1");
    open_table(&mut anna).await;
    open_table(&mut anna).await;
    assert_refused(&anna.post("/new", &fields).await, "failure-too-many-listed");
    let unlisted = &fields[..fields.len() - 1];
    assert!(anna.post("/new", unlisted).await.table().is_some(), "nobody else sees that one");
    let third = open_table(&mut at(&server, "203.0.113.1")).await;
    assert_refused(&at(&server, "203.0.113.1").post("/new", &fields).await, "failure-too-many-listed");
    open_table(&mut at(&server, "203.0.113.2")).await;
    for n in 3..5 {
        assert_eq!(
            at(&server, &format!("203.0.113.{n}")).post(&format!("/t/{third}/join"), &[]).await.status,
            303
        );
    }
    open_table(&mut at(&server, "203.0.113.1")).await;
}

#[tokio::test]
async fn new_tables_of_one_person_have_a_limit() {
    let server = proxied(|it| it.guest_new_tables = only(2)).await;
    let mut anna = at(&server, "203.0.113.1");
    for n in 1..=3 {
        anna.headers = vec![("x-forwarded-for", format!("203.0.113.{n}"))];
        let page = anna.post("/play", &[("game", kind().name())]).await;
        assert_eq!(page.status.as_u16(), if n < 3 { 303 } else { 429 });
    }
}

#[tokio::test]
async fn new_names_have_limits() {
    let server = proxied(|it| (it.guest_renames, it.peer_renames) = (only(2), only(3))).await;
    let mut anna = at(&server, "203.0.113.1");
    for (n, status) in [(1, 303), (2, 303), (3, 429)] {
        assert_eq!(
            anna.post("/name", &[("name", &format!("Anna {n}"))]).await.status.as_u16(),
            status,
            "{n}"
        );
    }
    assert_eq!(at(&server, "203.0.113.1").post("/name", &[("name", "Eva")]).await.status, 303);
    assert_eq!(at(&server, "203.0.113.1").post("/name", &[("name", "Ela")]).await.status, 429, "one address");
    assert_eq!(at(&server, "203.0.113.2").post("/name", &[("name", "Ela")]).await.status, 303);
}

#[tokio::test]
async fn a_rematch_passes_the_gate_of_new_tables() {
    let server = proxied(|it| it.peer_tables = only(1)).await;
    let mut anna = at(&server, "203.0.113.1");
    let id = guest(&server, &mut anna).await;
    let whole = play_out(kind(), 2, 5);
    let seats =
        vec![Occupant::Guest { id, name: "Anna".to_owned() }, Occupant::Bot { bot: "random".to_owned() }];
    let over = keep(&server, &*whole, seats).await;
    let known = async || -> HashSet<TableId> {
        let all = server.store.tables(Filter::all()).await.expect("the store answers");
        all.into_iter().map(|it| it.id).collect()
    };
    let before = known().await;
    let page = anna.post(&format!("/t/{over}/rematch"), &[]).await;
    assert_refused(&page, "failure-too-often");
    assert_eq!(known().await, before, "no table is opened");
    anna.headers = vec![("x-forwarded-for", "203.0.113.2".to_owned())];
    let next = anna.post(&format!("/t/{over}/rematch"), &[]).await.table().expect("a table");
    assert!(!before.contains(&next));
    assert_eq!(
        anna.post(&format!("/t/{over}/rematch"), &[]).await.table(),
        Some(next),
        "it is there already"
    );
}
