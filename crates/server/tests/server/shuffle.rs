//! A shuffle that no one chooses: the commitment of the server's seed is shown, then people add words, and
//! the deal follows from both.

use patolli_catalog::{Contribution, Lang, Localizer, Record, Seat, Seed, Shuffle, game};
use patolli_server::Deals;
use patolli_store::{Filter, Occupant, Phase, Table, TableId};
use serde_json::{Value, json};

use crate::{
    browser::{Browser, Page},
    cluster::Cluster,
    finished::{guest, keep, play_out_shuffled},
    test_server::{TestServer, kind, until},
};

/// The text of a page between two texts.
fn between<'a>(page: &'a str, before: &str, after: &str) -> Option<&'a str> {
    page.split_once(before)?.1.split_once(after).map(|it| it.0)
}

/// The ticket of a form and the commitment beside it.
fn promise(page: &Page) -> (String, String) {
    let ticket = between(&page.body, "name=\"ticket\" value=\"", "\"").expect("the form has a ticket");
    let commitment = between(&page.body, "data-commitment>", "<").expect("the commitment is shown");
    (ticket.to_owned(), commitment.to_owned())
}

fn commitment(table: &Table) -> String {
    table.seed.parse::<Seed>().expect("a seed").commitment()
}

fn words(table: &Table) -> Vec<(Seat, Contribution)> {
    table.contributions.iter().map(|(seat, word)| (Seat::new(*seat), word.parse().expect("a word"))).collect()
}

/// The deal that follows from the seed of a table and these words.
fn deal(table: &Table, words: Vec<(Seat, Contribution)>) -> String {
    let seats = u8::try_from(table.seats.len()).expect("few");
    let shuffle = Shuffle::new(table.seed.parse().expect("a seed"), words);
    let kind = game(&table.game).expect("a game");
    kind.deal(table.rules, seats, &table.options, &shuffle).expect("the options fit")
}

/// The fields of a table for Anna and `open` others who come later.
fn fields(open: usize) -> Vec<(&'static str, &'static str)> {
    let seats = [("seats", "2"), ("seats", "3"), ("seats", "4")][open - 1];
    let mut fields = vec![("game", kind().name()), seats, ("listed", "on")];
    fields.extend([("who1", "open"), ("who2", "open"), ("who3", "open")].into_iter().take(open));
    fields
}

const AGAINST_BOT: [(&str, &str); 3] = [("seats", "2"), ("who1", "bot:random"), ("hints", "on")];

#[tokio::test]
async fn the_commitment_shown_before_is_kept() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let api: Value = serde_json::from_str(&anna.get("/api/ticket").await.body).expect("JSON");
    let told = |name: &str| api[name].as_str().expect("it is told").to_owned();
    let promises = [
        ("/new", promise(&anna.get("/new").await)),
        ("/play", promise(&anna.get("/").await)),
        ("/play", (told("ticket"), told("commitment"))),
    ];
    for (path, (ticket, shown)) in promises {
        let fields =
            [&[("game", kind().name()), ("ticket", &ticket), ("word", "my.word")], &AGAINST_BOT[..]].concat();
        let id = anna.post(path, &fields).await.table().expect("a table");
        let table = server.table(&id).await;
        assert_eq!(commitment(&table), shown, "{path}");
        assert_eq!(table.contributions, [(0, "my.word".to_owned())]);
        assert_eq!(table.deal, deal(&table, words(&table)), "the deal follows from both");
        assert_ne!(table.deal, deal(&table, Vec::new()), "and not from the seed alone");
        let page = anna.get(&format!("/t/{id}")).await.body;
        assert!(page.contains(&shown) && !page.contains(&table.seed), "the seed stays secret");
    }
}

#[tokio::test]
async fn the_deal_follows_from_the_words_of_all_who_sit_down() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let (ticket, shown) = promise(&anna.get("/new").await);
    let id = anna.open_table(&[&fields(2)[..], &[("ticket", &ticket), ("word", "anna")]].concat()).await;
    for (seat, word) in [("2", "celina"), ("1", "borek")] {
        let waiting = server.table(&id).await;
        assert_eq!(
            (waiting.phase, waiting.deal.as_str()),
            (Phase::Open, ""),
            "nothing is dealt before all sit"
        );
        let page = anna.get(&format!("/t/{id}")).await.body;
        assert!(page.contains(&shown), "the commitment is there from the beginning");
        let mut other = Browser::at(&server);
        let joined =
            other.post(&format!("/t/{id}/join"), &[("seat", seat), ("name", word), ("word", word)]).await;
        assert_eq!(joined.status, 303);
    }
    let table = server.table(&id).await;
    assert_eq!((table.phase, commitment(&table)), (Phase::Running, shown));
    let all = words(&table);
    assert_eq!(all.iter().map(|it| it.1.as_str()).collect::<Vec<_>>(), ["anna", "borek", "celina"]);
    assert_eq!(table.deal, deal(&table, all.clone()));
    for index in 0..all.len() {
        let mut others = all.clone();
        others[index].1 = "other".parse().expect("a word");
        assert_ne!(table.deal, deal(&table, others), "word {index} matters");
    }
    let page = anna.get(&format!("/t/{id}")).await;
    assert!(!page.buttons().is_empty(), "the game is on");
}

#[tokio::test]
async fn a_waiting_table_shows_no_deal() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    for game in patolli_catalog::games() {
        let id = anna.open_table(&[&[("game", game.name())], &fields(1)[1..]].concat()).await;
        for path in ["", "?text=1"] {
            let page = anna.get(&format!("/t/{id}{path}")).await.body;
            let board = between(&page, "id=\"board\"", "</section>").expect("the place of the board");
            assert!(!board.contains("<svg class=\"panel") && !board.contains("<table"), "{board}");
            assert!(board.contains(&Localizer::for_game(Lang::En, "ui").text("table-undealt")), "{board}");
        }
        assert_eq!(anna.get(&format!("/t/{id}/replay")).await.table(), Some(id.clone()));
        assert_eq!(anna.get(&format!("/t/{id}/moment/0")).await.status, 404);
    }
}

#[tokio::test]
async fn a_ticket_opens_one_table() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let (ticket, shown) = promise(&anna.get("/new").await);
    let mine = [&fields(1)[..], &[("ticket", &ticket)]].concat();
    let id = anna.open_table(&mine).await;
    assert_eq!(anna.open_table(&mine).await, id, "a form that is sent twice leads to its table");
    let more = [&fields(2)[..], &[("ticket", &ticket)]].concat();
    for (browser, fields) in [(&mut anna, &more), (&mut Browser::at(&server), &mine)] {
        let page = browser.post("/new", fields).await;
        assert_eq!(page.status, 422, "for another table it is used up");
        assert!(
            page.body.contains(&Localizer::for_game(Lang::En, "ui").text("failure-ticket-used-about")),
            "{}",
            page.body
        );
        assert_ne!(
            promise(&page),
            (ticket.clone(), shown.clone()),
            "the form comes back with another promise"
        );
        let page = browser.post("/play", &[("game", kind().name()), ("ticket", &ticket)]).await;
        assert_eq!(page.status, 409);
    }
    assert_eq!(server.store.tables(Filter::all()).await.expect("the store answers").len(), 1);
}

#[tokio::test]
async fn a_forged_ticket_is_refused_in_words() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let (ticket, _) = promise(&anna.get("/new").await);
    let elsewhere = promise(&Browser::at(&TestServer::open().await).get("/").await).0;
    for (lang, tag) in Lang::ALL.iter().zip(["en", "cs", "pl"]) {
        anna.post("/lang", &[("lang", tag)]).await;
        for forged in ["x", &ticket[1..], &elsewhere] {
            let page = anna.post("/new", &[&fields(1)[..], &[("ticket", forged)]].concat()).await;
            assert_eq!(page.status, 422, "{forged}");
            let words = Localizer::for_game(*lang, "ui").text("failure-ticket-unknown-about");
            assert!(page.body.contains(&words), "{tag}: {}", page.body);
            let page = anna.post("/play", &[("game", kind().name()), ("ticket", forged)]).await;
            assert_eq!(page.status, 400);
            assert!(page.body.contains(&words), "{tag}: {}", page.body);
        }
    }
    assert!(server.store.tables(Filter::all()).await.expect("the store answers").is_empty());
}

#[tokio::test]
async fn an_unruly_word_is_refused_and_nothing_changes() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let id = anna.open_table(&fields(1)).await;
    let mut borek = Browser::at(&server);
    for word in ["a b", "č", &"x".repeat(65)] {
        let page = anna.post("/new", &[&fields(1)[..], &[("word", word)]].concat()).await;
        assert_eq!(page.status, 422, "{word}");
        assert_eq!(anna.post("/play", &[("game", kind().name()), ("word", word)]).await.status, 422);
        assert_eq!(borek.post(&format!("/t/{id}/join"), &[("word", word)]).await.status, 422);
    }
    assert_eq!(server.table(&id).await.phase, Phase::Open);
    assert_eq!(server.store.tables(Filter::all()).await.expect("the store answers").len(), 1);
}

#[tokio::test]
async fn without_script_the_cookie_gives_a_word() {
    let server = TestServer::open().await;
    let (mut anna, mut borek) = (Browser::at(&server), Browser::at(&server));
    let mut seen = Vec::new();
    for _ in 0..2 {
        let id = anna.open_table(&fields(1)).await;
        assert_eq!(borek.post(&format!("/t/{id}/join"), &[]).await.status, 303);
        let table = server.table(&id).await;
        assert_eq!(table.deal, deal(&table, words(&table)));
        for (seat, word) in &table.contributions {
            let Occupant::Guest { id, .. } = &table.seats[usize::from(*seat)] else {
                panic!("people sit there")
            };
            assert!(word.len() == 32 && !word.contains(id.as_str()), "{word}");
            assert!(!seen.contains(word), "another word for every seat and table");
            seen.push(word.clone());
        }
    }
    assert_eq!(seen.len(), 4);
}

#[tokio::test]
async fn programs_add_words_too() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let id = anna.open_table(&[&fields(2)[..], &[("word", "anna")]].concat()).await;
    let path = format!("/api/tables/{id}/join");
    let join = async |body: Value| {
        let page = Browser::at(&server).ask(axum::http::Method::POST, &path, body.to_string()).await;
        (page.status.as_u16(), serde_json::from_str::<Value>(&page.body).expect("JSON"))
    };
    let (status, refused) = join(json!({ "name": "One", "word": "a b" })).await;
    assert_eq!((status, refused["error"]["kind"].as_str()), (422, Some("word")));
    let (_, first) = join(json!({ "name": "One", "word": "first" })).await;
    let mut program = Browser::at(&server);
    program.headers =
        vec![("authorization", format!("Bearer {}", first["token"].as_str().expect("a token")))];
    let look = |page: Page| serde_json::from_str::<Value>(&page.body).expect("JSON");
    let waiting = look(program.get(&format!("/api/tables/{id}")).await);
    assert_eq!((&waiting["view"], &waiting["to-move"]), (&Value::Null, &Value::Null), "nothing is dealt");
    join(json!({ "name": "Two", "word": "second" })).await;
    let table = server.table(&id).await;
    let all = words(&table);
    assert_eq!(all.iter().map(|it| it.1.as_str()).collect::<Vec<_>>(), ["anna", "first", "second"]);
    assert_eq!(table.deal, deal(&table, all));
    assert!(look(program.get(&format!("/api/tables/{id}")).await)["view"].is_object());
}

#[tokio::test]
async fn a_finished_game_shows_seed_and_words_and_is_verified() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let me = Occupant::Guest { id: guest(&server, &mut anna).await, name: "Anna".to_owned() };
    let word = |text: &str| text.parse::<Contribution>().expect("a word");
    let shuffle = Shuffle::new(Seed::from(7), [(Seat::new(0), word("annas.word"))]);
    let play = play_out_shuffled(kind(), 2, &shuffle);
    let seats = vec![me, Occupant::Bot { bot: "random".to_owned() }];
    let id = keep(&server, &*play, seats.clone()).await;
    let page = anna.get(&format!("/t/{id}/replay")).await.body;
    assert!(page.contains("data-verdict=\"verified\"") && page.contains("annas.word"), "{page}");
    assert!(anna.get(&format!("/t/{id}/score")).await.body.contains("annas.word"));
    let record: Record = anna.get(&format!("/t/{id}/record")).await.body.parse().expect("a record");
    assert_eq!(record.shuffle(), Some(shuffle));
    assert!(kind().open(&record).is_ok());
    let forged = Table {
        id: TableId::random(),
        contributions: vec![(0, "another".to_owned())],
        ..server.table(&id).await
    };
    server.store.create_with_log(&forged, &server.log(&id).await).await.expect("it is kept");
    let page = anna.get(&format!("/t/{}/replay", forged.id)).await.body;
    assert!(page.contains("data-verdict=\"differs\"") && !page.contains("data-verdict=\"verified\""));
}

#[tokio::test]
async fn a_rematch_is_promised_before_anybody_asks_for_it() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let me = Occupant::Guest { id: guest(&server, &mut anna).await, name: "Anna".to_owned() };
    let play = play_out_shuffled(kind(), 2, &Seed::from(7).into());
    let id = keep(&server, &*play, vec![me, Occupant::Bot { bot: "random".to_owned() }]).await;
    let before = anna.get(&format!("/t/{id}/score")).await.body;
    let rematch = format!("/t/{id}/rematch");
    let next = anna.post(&rematch, &[("word", "again")]).await.table().expect("a table");
    let table = server.table(&next).await;
    assert!(before.contains(&commitment(&table)), "its commitment was shown");
    assert_eq!(table.contributions, [(0, "again".to_owned())]);
    assert_eq!((table.phase, &table.deal), (Phase::Running, &deal(&table, words(&table))));
    assert_eq!(anna.post(&rematch, &[("word", "other")]).await.table(), Some(next), "one rematch");
}

#[tokio::test]
async fn a_waiting_table_outlives_a_restart() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let id = anna.open_table(&[&fields(1)[..], &[("word", "anna")]].concat()).await;
    let shown = commitment(&server.table(&id).await);
    let server = server.kill_and_reopen().await;
    let mut borek = Browser::at(&server);
    assert_eq!(borek.post(&format!("/t/{id}/join"), &[("word", "borek")]).await.status, 303);
    let table = server.table(&id).await;
    assert_eq!((table.phase, commitment(&table)), (Phase::Running, shown));
    assert_eq!((table.contributions.len(), &table.deal), (2, &deal(&table, words(&table))));
}

#[tokio::test]
async fn a_waiting_table_of_an_older_release_keeps_its_deal() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let id = anna.open_table(&fields(1)).await;
    let table = server.table(&id).await;
    let old =
        Table { id: TableId::random(), contributions: Vec::new(), deal: deal(&table, Vec::new()), ..table };
    server.store.create(&old).await.expect("it is kept");
    assert_eq!(
        Browser::at(&server).post(&format!("/t/{}/join", old.id), &[("word", "late")]).await.status,
        303
    );
    let now = server.table(&old.id).await;
    assert_eq!((now.phase, now.contributions.len(), now.deal), (Phase::Running, 0, old.deal));
}

#[tokio::test]
async fn deals_that_follow_from_a_number_take_no_words() {
    let server = TestServer::open_as(|it| it.deals = Deals::from_number(7)).await;
    let mut anna = Browser::at(&server);
    for page in [anna.get("/").await.body, anna.get("/new").await.body] {
        assert!(!page.contains("name=\"ticket\"") && !page.contains("data-commitment"));
    }
    let api: Value = serde_json::from_str(&anna.get("/api/ticket").await.body).expect("JSON");
    assert_eq!(api, json!({ "protocol": 2, "ticket": null, "commitment": null }));
    let id = anna.open_table(&[&fields(1)[..], &[("word", "anna")]].concat()).await;
    let dealt = server.table(&id).await;
    assert_eq!((&dealt.deal, dealt.contributions.len()), (&deal(&dealt, Vec::new()), 0), "dealt at once");
    Browser::at(&server).post(&format!("/t/{id}/join"), &[("word", "borek")]).await;
    let now = server.table(&id).await;
    assert_eq!((now.phase, now.deal, now.contributions.len()), (Phase::Running, dealt.deal, 0));
}

#[tokio::test]
async fn the_last_seats_taken_on_two_machines_are_dealt_once() {
    let database = Cluster::shared().database();
    let open = || TestServer::open_as(|it| it.database = Some(database.clone()));
    let (one, other) = (open().await, open().await);
    let mut anna = Browser::at(&one);
    for _ in 0..5 {
        let id = anna.open_table(&fields(2)).await;
        let (mut borek, mut celina) = (Browser::at(&one), Browser::at(&other));
        // Both machines know the table before anybody comes.
        borek.get(&format!("/t/{id}")).await;
        celina.get(&format!("/t/{id}")).await;
        let join = format!("/t/{id}/join");
        let (his, hers) = ([("seat", "1"), ("word", "borek")], [("seat", "2"), ("word", "celina")]);
        let (first, second) = tokio::join!(borek.post(&join, &his), celina.post(&join, &hers));
        assert_eq!((first.status.as_u16(), second.status.as_u16()), (303, 303));
        until("the game is on", async || one.table(&id).await.phase == Phase::Running).await;
        let table = one.table(&id).await;
        assert_eq!((table.contributions.len(), &table.deal), (3, &deal(&table, words(&table))));
        until("both machines show it", async || {
            let pages = [anna.get(&format!("/t/{id}")).await, celina.get(&format!("/t/{id}")).await];
            pages.iter().all(|it| !it.body.contains("field-of-play undealt"))
        })
        .await;
    }
}
