//! Whatever is sent, the answer is a fitting status with a page in words, and nothing changes.

use patolli_catalog::Status;
use patolli_store::Filter;

use crate::{
    browser::{Browser, Page},
    test_server::{TestServer, kind},
};

fn assert_words(page: &Page, status: u16, what: &str) {
    assert_eq!(page.status, status, "{what}: {}", page.body);
    let html = page.headers.get("content-type").is_some_and(|it| it.as_bytes().starts_with(b"text/html"));
    assert!(html && page.body.contains("<html"), "{what}: a page");
}

#[tokio::test]
async fn unknown_addresses_and_tables() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    for path in [
        "/nowhere",
        "/t/abcdefghij",
        "/t/nonsense",
        "/t/%00",
        "/t/abcdefghij/replay",
        "/t/abcdefghij/moment/1",
        "/t/abcdefghij/record",
        "/i/abc",
        "/rules/chess",
        "/assets/nothing.css",
        "/assets/..%2fCargo.toml",
        "/new?game=chess",
    ] {
        assert_words(&anna.get(path).await, 404, path);
    }
    assert_words(&anna.post("/t/abcdefghij/join", &[]).await, 404, "join");
    assert_words(&anna.get("/play").await, 405, "the wrong method");
}

#[tokio::test]
async fn refused_forms_open_no_table() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let game = kind().name();
    let long = "x".repeat(10_000);
    let forms: &[&[(&str, &str)]] = &[
        &[],
        &[("game", "chess")],
        &[("game", game), ("seats", "1")],
        &[("game", game), ("seats", "99")],
        &[("game", game), ("seats", "-1")],
        &[("game", game), ("who0", "nobody")],
        &[("game", game), ("who0", "bot:deep-thought")],
        &[("game", game), ("who0", "bot:greedy"), ("who1", "bot:greedy")],
        &[("game", game), ("set-nonsense", "on")],
        &[("game", game), ("who1", "hot"), ("name1", &long)],
        &[("game", game), ("who1", "hot"), ("name1", "a\nb")],
    ];
    for form in forms {
        assert_words(&anna.post("/new", form).await, 422, &format!("{form:?}"));
    }
    for spec in kind().options() {
        let field = format!("set-{}", spec.key);
        let page = anna.post("/new", &[("game", game), (&field, "nonsense")]).await;
        assert_words(&page, 422, &field);
    }
    assert_words(&anna.post("/play", &[("game", "chess")]).await, 404, "quick table");
    for opponents in ["0", "9", "255", "x"] {
        let page = anna.post("/play", &[("game", game), ("opponents", opponents)]).await;
        assert_words(&page, 400, opponents);
    }
    assert_eq!(server.store.tables(Filter::all()).await.expect("the store answers").len(), 0);
}

#[tokio::test]
async fn names_are_one_to_forty_characters() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    for name in ["", "   ", "a\u{7}b", &"x".repeat(41), &"x".repeat(10_000)] {
        let page = anna.post("/name", &[("name", name)]).await;
        assert_words(&page, 422, &name.chars().take(20).collect::<String>());
    }
    assert_words(&anna.post("/name", &[("name", &"x".repeat(70_000))]).await, 413, "more than is read");
    assert_words(&anna.post("/lang", &[("lang", "xx")]).await, 400, "language");
    assert_words(&anna.post("/theme", &[("theme", "pink")]).await, 400, "theme");
}

#[tokio::test]
async fn decisions_that_make_no_sense_change_nothing() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let id = anna.open_table(&[("game", kind().name()), ("seats", "2"), ("who1", "hot")]).await;
    let path = format!("/t/{id}/do");
    let long = "x".repeat(10_000);
    for notation in ["nonsense", "", ";;", "undo 1", "\u{0}", "<script>", &long, "č"] {
        assert_words(&anna.decide(&id, notation, 0).await, 422, notation);
    }
    let forms: &[&[(&str, &str)]] = &[
        &[("do", "end")],
        &[("version", "0")],
        &[("do", "end"), ("version", "x")],
        &[("do", "end"), ("version", "-1")],
        &[("do", "end"), ("undo", "1"), ("version", "0")],
    ];
    for form in forms {
        assert_words(&anna.post(&path, form).await, 400, &format!("{form:?}"));
    }
    assert_words(&anna.decide(&id, "end", 7).await, 409, "a version that is not there yet");
    assert_words(&anna.get(&format!("/t/{id}/record")).await, 403, "the record of a running game");
    assert_words(&anna.get(&format!("/t/{id}/replay?n=x")).await, 400, "no moment");
    assert_eq!(server.log(&id).await.len(), 0);
}

#[tokio::test]
async fn refused_by_the_rules_is_told_with_the_rule() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let id = anna.open_table(&[("game", kind().name()), ("seats", "2"), ("who1", "hot")]).await;
    let mut mirror = server.mirror(&id).await;
    let refused = loop {
        let mut choices = mirror.choices();
        if let Some(at) = choices.iter().position(|it| it.refused.is_some()) {
            break choices.swap_remove(at);
        }
        let Status::Asks(seat) = mirror.status() else { panic!("something is refused in a game") };
        let version = u32::try_from(mirror.steps()).expect("few");
        mirror.play(seat, &choices[0].notation).expect("the choice was offered");
        assert_eq!(anna.decide(&id, &choices[0].notation, version).await.status, 303);
    };
    let page = anna.decide(&id, &refused.notation, u32::try_from(mirror.steps()).expect("few")).await;
    assert_words(&page, 422, &refused.notation);
    let rule = refused.rule.expect("every refusal names its rule");
    assert!(page.body.contains("role=\"alert\"") && page.body.contains(&format!("/{rule}\"")));
}
