//! The coach of a first game, without script: one tip at a time, each once, for its reader alone.

use patolli_catalog::{Lang, Localizer, games};

use crate::{browser::Browser, test_server::TestServer};

/// Opens a first game; returns its address.
async fn first_game(browser: &mut Browser, game: &str) -> String {
    let answer = browser.post("/play", &[("game", game), ("preset", "first")]).await;
    answer.location().unwrap_or_else(|| panic!("{game}: {}", answer.body)).to_owned()
}

/// The id of the open tip.
fn tip(page: &str) -> Option<&str> {
    page.split("data-tip=\"").nth(1).and_then(|it| it.split('"').next())
}

#[tokio::test]
async fn a_first_game_of_every_game_has_a_coach() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    for (game, first) in [("tikal", "aim"), ("tzolkin", "start"), ("teotihuacan", "aim")] {
        let table = first_game(&mut anna, game).await;
        let page = anna.get(&table).await.body;
        assert_eq!(tip(&page), Some(first), "{game}");
        let title = Localizer::for_coach(Lang::En, game).text(&format!("tip-{first}"));
        assert!(page.contains(&title) && page.contains("id=\"coach-hint\""), "{game}");
        assert_eq!(page.matches("id=\"coach-news\"").count(), 1, "{game}");
    }
}

#[tokio::test]
async fn a_tip_is_read_once_and_for_ever() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let table = first_game(&mut anna, "tikal").await;
    let coach = format!("{table}/coach");
    assert_eq!(tip(&anna.get(&table).await.body), Some("aim"));
    assert_eq!(tip(&anna.get(&table).await.body), Some("aim"), "it lies open until it is read");
    assert_eq!(anna.post(&coach, &[("read", "guard")]).await.status, 303);
    assert_eq!(tip(&anna.get(&table).await.body), Some("aim"), "another tip is not open");
    let part = anna.post(&coach, &[("read", "aim"), ("part", "1")]).await;
    assert!(part.status == 200 && tip(&part.body).is_none(), "there is one at each decision");
    let course = anna.get("/learn/tikal").await.body;
    assert!(course.contains("value=\"1\" max=\"13\""), "the course knows");

    let other = first_game(&mut anna, "tikal").await;
    let page = anna.get(&other).await.body;
    assert_eq!(tip(&page), Some("tile"), "what was read at another table is read");
    assert_eq!(page.matches("id=\"coach\"").count(), 1);
    assert!(!anna.get(&table).await.body.contains("id=\"coach\""), "the coach stands at one table of a game");
}

#[tokio::test]
async fn the_coach_comes_and_goes_as_its_reader_wants() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let answer = anna.post("/play", &[("game", "tzolkin"), ("opponents", "1")]).await;
    let table = answer.location().expect("a table").to_owned();
    let page = anna.get(&table).await.body;
    assert!(!page.contains("id=\"coach\"") && page.contains("name=\"coach\" value=\"on\""));
    let coach = format!("{table}/coach");
    assert_eq!(anna.post(&coach, &[("coach", "on")]).await.status, 303);
    let page = anna.get(&table).await.body;
    assert!(tip(&page) == Some("start") && page.contains("name=\"coach\" value=\"off\""));
    assert_eq!(anna.post(&coach, &[("coach", "off")]).await.status, 303);
    assert!(!anna.get(&table).await.body.contains("id=\"coach\""));
    assert_eq!(anna.post(&coach, &[("coach", "perhaps")]).await.status, 400);
    assert_eq!(anna.post(&coach, &[]).await.status, 400);
    anna.post(&coach, &[("coach", "on")]).await;
    anna.post("/learn/forget", &[]).await;
    assert!(!anna.get(&table).await.body.contains("id=\"coach\""), "what is forgotten is gone");
}

#[tokio::test]
async fn nobody_else_sees_the_coach() {
    let server = TestServer::open().await;
    let (mut anna, mut ben) = (Browser::at(&server), Browser::at(&server));
    let table = first_game(&mut anna, "tikal").await;
    ben.post("/name", &[("name", "Ben")]).await;
    assert!(!ben.get(&table).await.body.contains("coach-"));
    assert!(!ben.get(&format!("{table}/coach")).await.body.contains("coach"));
    for fields in [[("coach", "on")], [("read", "aim")]] {
        assert_eq!(ben.post(&format!("{table}/coach"), &fields).await.status, 403);
    }
    assert_eq!(tip(&anna.get(&table).await.body), Some("aim"));
}

#[tokio::test]
async fn presets_fill_the_form() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    for kind in games() {
        let (game, pressed) = (kind.name(), "aria-pressed=\"true\"");
        for preset in ["first", "usual", "expert"] {
            let page = anna.get(&format!("/new?game={game}&preset={preset}")).await;
            assert_eq!(page.status, 200);
            let button = format!("value=\"{preset}\" formnovalidate {pressed}");
            assert!(page.body.contains(&button), "{game} {preset}");
            let posted = anna.post("/new", &[("game", game), ("seats", "3"), ("preset", preset)]).await;
            assert!(posted.status == 200 && posted.body.contains(&button), "{game} {preset}");
        }
    }
    let alone = anna.post("/new", &[("game", "teotihuacan"), ("seats", "1"), ("automaton", "hard")]).await;
    assert!(alone.body.contains("value=\"hard\" formnovalidate aria-pressed=\"true\""));
    assert!(alone.body.contains("<option value=\"plus-1\" selected>"));
    let table = anna.post("/new", &[("game", "tikal"), ("seats", "2"), ("coach", "on")]).await;
    let table = table.location().expect("a table").to_owned();
    assert_eq!(tip(&anna.get(&table).await.body), Some("aim"), "the form can ask for the coach");
}
