//! The lobby, names, languages, rules.

use axum::http::header;
use patolli_catalog::{Lang, Localizer};

use crate::{
    browser::Browser,
    test_server::{TestServer, kind},
};

#[tokio::test]
async fn listed_tables_are_shown_and_others_are_hidden() {
    let server = TestServer::open().await;
    let (mut anna, mut borek) = (Browser::at(&server), Browser::at(&server));
    let fields = [("game", kind().name()), ("seats", "2"), ("who1", "open")];
    let hidden = anna.open_table(&fields).await;
    let shown = anna.open_table(&[&fields[..], &[("listed", "on")]].concat()).await;
    let running = anna.open_table(&[("game", kind().name()), ("who1", "hot"), ("listed", "on")]).await;
    let lobby = borek.get("/").await.body;
    assert!(lobby.contains(shown.as_str()) && lobby.contains(running.as_str()));
    assert!(!lobby.contains(hidden.as_str()), "an unlisted table is nobody's business");
    let lobby = anna.get("/").await.body;
    assert!(
        [&hidden, &shown, &running].iter().all(|it| lobby.contains(it.as_str())),
        "she sits at all of them"
    );
}

#[tokio::test]
async fn names_are_escaped_and_follow_the_guest_to_their_seats() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let id = anna
        .open_table(&[("game", kind().name()), ("seats", "2"), ("who1", "hot"), ("name1", "<i>Bo</i>")])
        .await;
    let answer =
        anna.post("/name", &[("name", " <b>Anna</b> & \"co\" "), ("back", &format!("/t/{id}"))]).await;
    assert_eq!((answer.status.as_u16(), answer.table()), (303, Some(id.clone())));
    let page = anna.get(&format!("/t/{id}")).await.body;
    assert!(page.contains("&lt;b&gt;Anna&lt;/b&gt; &amp; ") && page.contains("&lt;i&gt;Bo&lt;/i&gt;"));
    assert!(!page.contains("<b>Anna") && !page.contains("<i>Bo"));
}

#[tokio::test]
async fn the_language_is_the_readers() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    anna.headers.push(("accept-language", "pl-PL,pl;q=0.9,en;q=0.5".to_owned()));
    assert!(anna.get("/").await.body.contains("<html lang=\"pl\""));
    assert_eq!(anna.post("/lang", &[("lang", "cs"), ("back", "/new")]).await.location(), Some("/new"));
    assert!(anna.get("/").await.body.contains("<html lang=\"cs\""));
    assert_eq!(anna.post("/theme", &[("theme", "dark")]).await.location(), Some("/"));
    assert!(anna.get("/").await.body.contains("data-theme=\"dark\""));
    let away = anna.post("/lang", &[("lang", "en"), ("back", "//evil.example/")]).await;
    assert_eq!(away.location(), Some("/"));
}

#[tokio::test]
async fn rules_have_an_anchor_each() {
    let server = TestServer::open().await;
    let page = Browser::at(&server).get(&format!("/rules/{}/ledger", kind().name())).await;
    assert_eq!(page.status, 200);
    assert!(page.body.matches("<a class=\"rule\" id=\"").count() > 100);
    assert!(
        page.body.contains("class=\"brand\"") && page.body.contains("action=\"/lang\""),
        "a page like others"
    );
}

#[tokio::test]
async fn the_icon_is_found_where_browsers_look_for_it() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let icon = anna.get("/favicon.ico").await;
    let place = icon.location().expect("it lies elsewhere").to_owned();
    assert_eq!(anna.get(&place).await.headers[header::CONTENT_TYPE], "image/svg+xml");
}

#[tokio::test]
async fn every_message_the_server_says_has_words() {
    let keys = [
        "guest-name",
        "denied-not-seated",
        "denied-not-started",
        "denied-over",
        "denied-not-over",
        "denied-not-your-turn",
        "denied-curtain",
        "denied-notation",
        "denied-undo-nothing",
        "denied-undo-reveal",
        "denied-undo-other-seat",
        "denied-seat-taken",
        "denied-not-invited",
        "table-stale",
        "rules-title",
        "rules-about",
        "failure-other-site",
        "failure-other-site-about",
        "failure-bad-name",
        "failure-bad-name-about",
        "failure-record-running",
        "failure-record-running-about",
        "failure-newer",
        "failure-newer-about",
        "failure-newer-rules",
        "failure-damaged",
        "failure-damaged-about",
    ];
    for lang in Lang::ALL {
        let words = Localizer::for_game(lang, "ui");
        let missing: Vec<_> = keys.iter().filter(|it| !words.has(it)).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", lang.tag());
    }
}

#[tokio::test]
async fn rules_are_read_in_chapters_and_a_rule_leads_to_its_chapter() {
    let server = TestServer::open().await;
    let mut eva = Browser::at(&server);
    let home = format!("/rules/{}", kind().name());
    let all = eva.get(&home).await;
    assert!(
        all.status == 200 && all.body.contains("id=\"chapter-1\"") && all.body.contains("id=\"chapter-5\"")
    );
    let one = eva.get(&format!("{home}/5")).await;
    assert!(
        one.status == 200 && one.body.contains("id=\"chapter-5\"") && !one.body.contains("id=\"chapter-1\"")
    );
    let rule = one.body.split("/ledger#").nth(1).and_then(|it| it.split('"').next()).expect("a rule");
    let there = eva.get(&format!("{home}/{rule}")).await;
    assert_eq!((there.status.as_u16(), there.location()), (303, Some(format!("{home}/5#{rule}").as_str())));
    assert!(one.body.contains(&format!("id=\"{rule}\"")), "it is found in the chapter");
    assert!(eva.get(&format!("{home}/ledger")).await.body.contains(&format!("id=\"{rule}\"")));
}

#[tokio::test]
async fn rules_are_searched_in_the_readers_language() {
    let server = TestServer::open().await;
    let mut eva = Browser::at(&server);
    eva.post("/lang", &[("lang", "cs"), ("back", "/")]).await;
    let home = format!("/rules/{}", kind().name());
    let found = eva.get(&format!("{home}?q=%3Cb%3E")).await;
    assert!(found.status == 200 && !found.body.contains("<b>\"") && !found.body.contains("<mark>"));
    assert!(eva.get(&format!("{home}?q=hrac")).await.body.contains("<mark>"), "accents are ignored");
}

#[tokio::test]
async fn what_is_no_chapter_and_no_rule_is_not_found() {
    let server = TestServer::open().await;
    let mut eva = Browser::at(&server);
    for part in ["0", "99", "256", "-1", "ledgers", "%2e%2e", "Z", "chess"] {
        assert_eq!(eva.get(&format!("/rules/{}/{part}", kind().name())).await.status, 404, "{part}");
    }
    let unknown = eva.get(&format!("/rules/{}/T-999", kind().name())).await;
    assert_eq!(unknown.location(), Some(format!("/rules/{}/ledger#T-999", kind().name()).as_str()));
    assert_eq!(eva.get("/rules/chess/1").await.status, 404);
}
