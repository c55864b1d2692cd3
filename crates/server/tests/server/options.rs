//! Options of new tables that have no meaning together.

use patolli_store::Phase;

use crate::{browser::Browser, test_server::TestServer};

/// The answer to the form of a new table with these fields.
async fn refusal(server: &TestServer, fields: &[(&str, &str)]) -> (u16, String) {
    let page = Browser::at(server).post("/new", fields).await;
    (page.status.as_u16(), page.body)
}

#[tokio::test]
async fn options_without_meaning_are_refused_with_what_is_possible() {
    let server = TestServer::open().await;
    let cases: [(&[(&str, &str)], &str); 4] = [
        (
            &[("game", "tzolkin"), ("seats", "5"), ("set-quick", "off")],
            "cannot be “off” with 5 players. Possible: on.",
        ),
        (
            &[("game", "teotihuacan"), ("seats", "2"), ("set-bot-wood", "plus-1")],
            "with 2 players. Possible: ",
        ),
        (
            &[("game", "teotihuacan"), ("set-setup", "first-game"), ("set-boards", "shuffled")],
            "together with “",
        ),
        (&[("game", "tikal"), ("set-weather", "rain")], "weather"),
    ];
    for (fields, words) in cases {
        let (status, page) = refusal(&server, fields).await;
        assert_eq!(status, 422, "{fields:?}");
        let alert = page.split_once("role=\"alert\"").expect("an alert").1;
        let alert = alert.split_once("</p>").expect("its end").0;
        assert!(alert.contains(words), "{alert}");
    }
}

#[tokio::test]
async fn an_option_without_a_value_follows_from_the_others() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let page = anna.get("/new?game=teotihuacan").await.body;
    assert!(page.contains("<option value=\"\" selected>As the other options say"), "{page}");
    let fields = [("game", "teotihuacan"), ("seats", "2"), ("set-setup", "first-game"), ("set-boards", "")];
    let id = anna.open_table(&fields).await;
    let table = server.table(&id).await;
    assert!(table.options.contains(&("boards".to_owned(), "printed".to_owned())), "{:?}", table.options);
    assert_eq!(table.phase, Phase::Running);
}
