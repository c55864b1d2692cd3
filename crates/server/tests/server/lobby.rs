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
async fn rules_are_read_in_chapters_and_a_rule_has_a_page() {
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
    let numbers = one.body.split("<p class=\"numbers\">").nth(1).expect("rules beside a paragraph");
    let rule = numbers.split("id=\"").nth(1).and_then(|it| it.split('"').next()).expect("a rule");
    let there = eva.get(&format!("{home}/{rule}")).await;
    assert!(
        there.status == 200 && there.body.contains(&format!("{home}/5#{rule}")),
        "it leads to its chapter"
    );
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
async fn an_aid_is_drawn_for_the_options_of_its_address_and_of_its_table() {
    let server = TestServer::open().await;
    let mut eva = Browser::at(&server);
    let auction = "/rules/tikal/T-159";
    assert!(!eva.get("/aid/tikal").await.body.contains(auction));
    assert!(eva.get("/aid/tikal?auction=on").await.body.contains(auction));
    let sheet = eva.get("/aid/tikal?auction=on&sheet=1").await.body;
    assert!(sheet.starts_with("<article") && sheet.contains(auction), "{sheet}");
    let id =
        eva.open_table(&[("game", "tikal"), ("seats", "2"), ("who1", "hot"), ("set-auction", "on")]).await;
    assert!(eva.get(&format!("/t/{id}/aid")).await.body.contains(auction));
    for path in ["/aid/chess", "/aid/tikal?auction=perhaps", "/aid/tikal?seats=9", "/aid/"] {
        assert_eq!(eva.get(path).await.status, 404, "{path}");
    }
    assert_eq!(eva.get("/aid/tikal?seats=many").await.status, 400);
}

#[tokio::test]
async fn what_is_no_chapter_and_no_rule_is_not_found() {
    let server = TestServer::open().await;
    let mut eva = Browser::at(&server);
    for part in ["0", "99", "256", "-1", "ledgers", "%2e%2e", "Z", "chess"] {
        assert_eq!(eva.get(&format!("/rules/{}/{part}", kind().name())).await.status, 404, "{part}");
    }
    assert_eq!(eva.get(&format!("/rules/{}/T-999", kind().name())).await.status, 404);
    assert_eq!(eva.get("/rules/chess/1").await.status, 404);
}

/// A running table of two people; the first is asked.
async fn table_of_two(anna: &mut Browser, borek: &mut Browser, pace: &str) -> patolli_store::TableId {
    let fields =
        [("game", kind().name()), ("seats", "2"), ("who1", "open"), ("listed", "on"), ("pace", pace)];
    let id = anna.open_table(&fields).await;
    assert_eq!(borek.post(&format!("/t/{id}/join"), &[("seat", "1"), ("name", "Borek")]).await.status, 303);
    id
}

#[tokio::test]
async fn the_next_table_is_the_one_with_the_least_time_left() {
    let server = TestServer::open().await;
    let (mut anna, mut borek) = (Browser::at(&server), Browser::at(&server));
    let slow = table_of_two(&mut anna, &mut borek, "day").await;
    let quick = table_of_two(&mut anna, &mut borek, "live:10").await;
    let calm = table_of_two(&mut anna, &mut borek, "none").await;
    assert_eq!(anna.get("/next").await.table(), Some(quick.clone()));
    assert_eq!(anna.get(&format!("/next?after={quick}")).await.table(), Some(slow.clone()));
    assert_eq!(borek.get("/next").await.location(), Some("/"), "nothing waits for him");
    let lobby = anna.get("/").await.body;
    assert!(lobby.contains("<title>(3) Lobby"), "the title has their number");
    let place = |id: &patolli_store::TableId| lobby.find(id.as_str()).expect("it is in the lobby");
    assert!(place(&quick) < place(&slow) && place(&slow) < place(&calm), "the most urgent one first");
}

#[tokio::test]
async fn open_tables_come_in_pages() {
    let server = TestServer::open().await;
    let mut found = std::collections::HashSet::new();
    for _ in 0..9 {
        let mut anna = Browser::at(&server);
        for _ in 0..3 {
            let fields = [("game", kind().name()), ("seats", "2"), ("who1", "open"), ("listed", "on")];
            anna.open_table(&fields).await;
        }
    }
    let (mut reader, mut path, mut pages) = (Browser::at(&server), "/".to_owned(), 0);
    loop {
        let page = reader.get(&path).await.body;
        found.extend(page.split("action=\"/t/").skip(1).filter_map(|it| it.get(..10)).map(str::to_owned));
        pages += 1;
        let Some((_, rest)) = page.split_once("href=\"/?open=") else { break };
        path = format!("/?open={}", rest.split('"').next().expect("an address"));
    }
    assert_eq!((found.len(), pages), (27, 2));
    assert_eq!(reader.get("/?open=nonsense").await.status, 400);
}

#[tokio::test]
async fn a_lobby_is_told_that_tables_changed() {
    use http_body_util::BodyExt as _;
    let server = TestServer::open().await;
    let client =
        hyper_util::client::legacy::Client::builder(hyper_util::rt::TokioExecutor::new()).build_http();
    let address = format!("http://{}/lobby/events", server.address);
    let request = axum::http::Request::get(address)
        .header(header::ACCEPT, "text/event-stream")
        .body(http_body_util::Empty::<axum::body::Bytes>::new())
        .expect("a request");
    let mut events = client.request(request).await.expect("an answer").into_body();
    let mut anna = Browser::at(&server);
    anna.open_table(&[("game", kind().name()), ("seats", "2"), ("who1", "open"), ("listed", "on")]).await;
    let told = tokio::time::timeout(crate::test_server::PATIENCE, async {
        loop {
            let frame = events.frame().await.expect("it goes on").expect("it is readable");
            let text = String::from_utf8_lossy(frame.data_ref().expect("data")).into_owned();
            if text.contains("data: changed") {
                break;
            }
        }
    });
    assert!(told.await.is_ok());
}

#[tokio::test]
async fn finished_games_are_found_by_game_person_and_day() {
    let server = TestServer::open().await;
    let (mut anna, mut borek) = (Browser::at(&server), Browser::at(&server));
    let id = table_of_two(&mut anna, &mut borek, "none").await;
    for (browser, vote) in [(&mut anna, "ask"), (&mut borek, "yes")] {
        let ended = browser.post(&format!("/t/{id}/end"), &[("version", "1"), ("end", vote)]).await;
        assert_eq!(ended.status, 303);
    }
    let mut has = async |query: &str| anna.get(&format!("/games?{query}")).await.body.contains(id.as_str());
    assert!(has("").await && has(&format!("game={}", kind().name())).await && has("with=bor").await);
    assert!(has("against=people").await && has("from=2020-01-01&to=2999-12-31").await);
    assert!(!has("game=chess").await && !has("with=zdena").await && !has("against=bots").await);
    assert!(!has("to=2020-01-01").await && !has("from=2999-01-01").await);
    assert!(
        !Browser::at(&server).get("/games").await.body.contains(id.as_str()),
        "they are the reader's own"
    );
    assert_eq!(anna.get("/games?before=nonsense").await.status, 400);
}
