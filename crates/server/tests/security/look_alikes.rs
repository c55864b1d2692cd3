//! Names are distinct: a guest has no name like that of an account or of another guest at the table.

use axum::http::Method;
use patolli_catalog::{Lang, Localizer};
use patolli_store::Occupant;

use crate::{
    browser::{Browser, Page},
    finished::{keep, play_out},
    test_server::{TestServer, kind},
};

const PASSWORD: &str = "correct horse";

fn say(key: &str) -> String {
    Localizer::for_game(Lang::En, "ui").text(key)
}

async fn make(browser: &mut Browser, name: &str) -> Page {
    browser.post("/account/new", &[("name", name), ("password", PASSWORD)]).await
}

/// Ways to look like Coco.
const ALIKE: [&str; 5] = ["Coco", "COCO", "C0co", "\u{421}\u{43e}\u{441}\u{43e}", "\u{ff23}oco"];

#[tokio::test]
async fn a_guest_is_not_called_like_an_account() {
    let server = TestServer::open().await;
    let (mut coco, mut eva) = (Browser::at(&server), Browser::at(&server));
    assert_eq!(make(&mut coco, "Coco").await.status, 303);
    let fields =
        [("game", kind().name()), ("seats", "3"), ("who1", "open"), ("who2", "open"), ("listed", "on")];
    let id = coco.open_table(&fields).await;
    for name in ALIKE {
        let page = eva.post("/name", &[("name", name)]).await;
        assert_eq!(page.status, 409, "{name}");
        assert!(page.body.contains(&say("failure-name-reserved")), "{}", page.body);
        assert_eq!(
            eva.post(&format!("/t/{id}/join"), &[("name", name)]).await.status,
            409,
            "{name} at a table"
        );
        let table = [("game", kind().name()), ("seats", "2"), ("who1", "hot"), ("name1", name)];
        let page = eva.post("/new", &table).await;
        assert_eq!(page.status, 422, "{name} in the form");
        assert!(page.body.contains(&say("new-error-reserved-name")));
        let program = serde_json::json!({ "name": name }).to_string();
        let page = eva.ask(Method::POST, &format!("/api/tables/{id}/join"), program).await;
        assert_eq!(page.status, 409, "{name} for a program");
        assert!(page.body.contains("\"name\""), "{}", page.body);
    }
    for _ in 0..2 {
        let program = serde_json::json!({ "name": "Rex" }).to_string();
        assert_eq!(eva.ask(Method::POST, &format!("/api/tables/{id}/join"), program).await.status, 200);
    }
    let seats = server.table(&id).await.seats;
    assert!(matches!(&seats[2], Occupant::Guest { name, .. } if name == "Rex 2"), "{seats:?}");
    assert_eq!(eva.post("/name", &[("name", "Cocó")]).await.status, 303);
    assert_eq!(
        coco.post("/name", &[("name", "COCO")]).await.status,
        303,
        "she may write her own as she likes"
    );
}

#[tokio::test]
async fn an_account_is_not_called_like_another() {
    let server = TestServer::open().await;
    assert_eq!(make(&mut Browser::at(&server), "Coco").await.status, 303);
    let mut eva = Browser::at(&server);
    for name in ALIKE {
        let page = make(&mut eva, name).await;
        assert_eq!(page.status, 409, "{name}");
        assert!(page.body.contains(&say("account-taken")));
    }
    for name in ["Guest 7", "Host 1", "gość 99"] {
        assert_eq!(make(&mut eva, name).await.status, 409, "{name} is anybody");
    }
    assert_eq!(make(&mut eva, "Eva").await.status, 303);
    assert_eq!(
        eva.post("/name", &[("name", "Coco")]).await.status,
        409,
        "an account is no leave for others' names"
    );
}

#[tokio::test]
async fn a_guest_who_had_the_name_before_the_account_loses_it_at_new_tables() {
    let server = TestServer::open().await;
    let (mut guest, mut coco) = (Browser::at(&server), Browser::at(&server));
    assert_eq!(guest.post("/name", &[("name", "Coco")]).await.status, 303);
    assert_eq!(make(&mut coco, "Coco").await.status, 303);
    let page = guest.post("/play", &[("game", kind().name())]).await;
    assert_eq!(page.status, 409);
    assert!(page.body.contains(&say("failure-name-reserved-about")));
    assert_eq!(guest.post("/name", &[("name", "Karel")]).await.status, 303);
    assert_eq!(guest.post("/play", &[("game", kind().name())]).await.status, 303);
}

#[tokio::test]
async fn two_people_at_a_table_can_be_told_apart() {
    let server = TestServer::open().await;
    let (mut anna, mut other) = (Browser::at(&server), Browser::at(&server));
    anna.post("/name", &[("name", "Ilona")]).await;
    let fields =
        [("game", kind().name()), ("seats", "3"), ("who1", "open"), ("who2", "open"), ("listed", "on")];
    let id = anna.open_table(&fields).await;
    for name in ["Ilona", "ILONA", "llona", "I1ona"] {
        let page = other.post(&format!("/t/{id}/join"), &[("name", name)]).await;
        assert_eq!(page.status, 409, "{name}");
        assert!(page.body.contains(&say("denied-name-shared")), "{}", page.body);
    }
    assert_eq!(other.post(&format!("/t/{id}/join"), &[("name", "Iveta")]).await.status, 303);
    let page = other.post("/name", &[("name", "llona")]).await;
    assert_eq!(page.status, 409, "nor later");
    assert!(page.body.contains(&say("failure-name-shared")));
    let same =
        [("game", kind().name()), ("seats", "2"), ("name0", "Petr"), ("who1", "hot"), ("name1", "PETR")];
    let page = other.post("/new", &same).await;
    assert_eq!(page.status, 422, "nor at one screen");
    assert!(page.body.contains(&say("new-error-shared-name")));
}

#[tokio::test]
async fn who_gives_no_name_gets_one_of_their_own() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let fields =
        [("game", kind().name()), ("seats", "4"), ("who1", "open"), ("who2", "open"), ("who3", "open")];
    let id = anna.open_table(&[&fields[..], &[("listed", "on")]].concat()).await;
    for _ in 0..3 {
        assert_eq!(Browser::at(&server).post(&format!("/t/{id}/join"), &[]).await.status, 303);
    }
    let mut names: Vec<String> = server
        .table(&id)
        .await
        .seats
        .into_iter()
        .map(|it| match it {
            Occupant::Guest { name, .. } => name,
            other => panic!("{other:?}"),
        })
        .collect();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), 4, "{names:?}");
}

#[tokio::test]
async fn invisible_and_mixed_names_are_refused_in_words() {
    let server = TestServer::open().await;
    let mut eva = Browser::at(&server);
    for name in ["An\u{200b}na", "\u{3164}", "\u{410}nna", "Anna\u{202e}"] {
        let page = eva.post("/name", &[("name", name)]).await;
        assert_eq!(page.status, 422, "{name:?}");
        assert!(page.body.contains(&say("failure-bad-name-about")));
    }
    for name in ["Žofie Łucja", "山田さくら", "Иван", "Ελένη"] {
        assert_eq!(eva.post("/name", &[("name", name)]).await.status, 303, "{name}");
    }
}

#[tokio::test]
async fn those_with_an_account_carry_a_mark() {
    let server = TestServer::open().await;
    let (mut anna, mut borek) = (Browser::at(&server), Browser::at(&server));
    let fields = [("game", kind().name()), ("seats", "2"), ("who1", "open"), ("listed", "on")];
    let id = anna.open_table(&fields).await;
    let marks = |page: &Page| page.body.matches("account-mark").count();
    assert_eq!(marks(&borek.get(&format!("/t/{id}")).await), 0);
    assert_eq!(make(&mut anna, "Anna").await.status, 303);
    crate::test_server::until("the mark is shown", async || {
        marks(&borek.get(&format!("/t/{id}")).await) > 0 && marks(&borek.get("/").await) == 1
    })
    .await;
    assert_eq!(borek.post(&format!("/t/{id}/join"), &[]).await.status, 303);
    let guest = server.store.account("Anna").await.expect("the store answers").expect("she is there").guest;
    let seats =
        [Occupant::Guest { id: guest, name: "Anna".to_owned() }, Occupant::Bot { bot: "random".to_owned() }];
    let over = keep(&server, &*play_out(kind(), 2, 5), seats.to_vec()).await;
    for lang in Lang::ALL {
        borek.headers = vec![("accept-language", lang.tag().to_owned())];
        for path in [format!("/t/{id}"), "/".to_owned(), format!("/t/{over}/score")] {
            let page = borek.get(&path).await;
            assert!(
                page.body.contains(&Localizer::for_game(lang, "ui").text("sitter-account")),
                "{path} {}",
                lang.tag()
            );
        }
    }
}
