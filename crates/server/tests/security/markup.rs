//! Whatever people write is shown as they wrote it, and is never mark-up.

use axum::http::Method;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use crate::{
    browser::Browser,
    test_server::{TestServer, kind},
};

/// Names that would be something else in a page that does not take care; all are short enough for a name.
const EVIL: [&str; 5] = [
    "<script>alert(1)</script>",
    "\"><img src=x onerror=alert(1)>",
    "' onfocus=alert(1) x='",
    "</title><svg onload=alert(1)>",
    "{{7*7}}${alert(1)}&lt;b&gt;\\u003cb",
];

/// The mark-up of those names, which must not be in a page.
const MARKUP: [&str; 5] = ["<script>alert", "<img src=x", "<svg onload", "\\\"><img", "</title><svg"];

#[track_caller]
fn assert_plain(text: &str, what: &str) {
    for bad in MARKUP {
        assert!(!text.contains(bad), "{what} has {bad}");
    }
}

#[tokio::test]
async fn names_are_never_markup() {
    let server = TestServer::open().await;
    for name in EVIL {
        let (mut anna, mut borek) = (Browser::at(&server), Browser::at(&server));
        assert_eq!(anna.post("/name", &[("name", name)]).await.status, 303, "it is a name");
        // Two people at one table have names that differ.
        let [second, third, fourth] = ["2", "3", "4"].map(|it| format!("{name}{it}"));
        let fields =
            [("game", kind().name()), ("seats", "4"), ("who1", "hot"), ("name1", &second), ("who2", "open")];
        let more = [("who3", "open"), ("listed", "on")];
        let id = anna.open_table(&[&fields[..], &more[..]].concat()).await;
        let (mut watching, truth) = borek.socket(&id).await;
        assert_plain(&truth["parts"].to_string(), "the first frame");
        let program = serde_json::json!({ "name": third }).to_string();
        assert_eq!(borek.ask(Method::POST, &format!("/api/tables/{id}/join"), program).await.status, 200);
        let frame = watching.hear().await.to_string();
        assert_plain(&frame, "a frame");
        assert_eq!(borek.post(&format!("/t/{id}/join"), &[("name", &fourth)]).await.status, 303);
        let choice = server.mirror(&id).await.choices().swap_remove(0).notation;
        anna.decide(&id, &choice, 0).await;
        for path in ["", "?text=1", "/replay?n=0", "/replay?n=1", "/moment/1", "/score"] {
            for browser in [&mut anna, &mut borek] {
                let page = browser.get(&format!("/t/{id}{path}")).await;
                assert_plain(&page.body, path);
            }
        }
        let lobby = anna.get("/").await.body;
        assert_plain(&lobby, "the lobby");
        let shown =
            name.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;");
        assert!(lobby.contains(&shown), "it is shown as it was written: {shown}");
    }
}

#[tokio::test]
async fn what_stands_in_an_address_is_never_markup() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let id = anna.open_table(&[("game", kind().name()), ("who1", "hot")]).await;
    for evil in EVIL {
        let coded = utf8_percent_encode(evil, NON_ALPHANUMERIC);
        for path in [
            format!("/?x={coded}"),
            format!("/{coded}"),
            format!("/new?game={coded}"),
            format!(
                "/new?game={}&seats={coded}&who1={coded}&name1={coded}&set-{coded}={coded}",
                kind().name()
            ),
            format!("/t/{id}?text={coded}"),
            format!("/t/{id}/replay?n={coded}"),
            format!("/t/{id}/moment/{coded}"),
            format!("/t/{id}/review?n=0&moment={coded}&line={coded}"),
            format!("/t/{coded}"),
            format!("/i/{coded}"),
            format!("/rules/{coded}"),
            format!("/assets/{coded}"),
            format!("/api/tables/{coded}"),
        ] {
            assert_plain(&anna.get(&path).await.body, &path);
            // Browsers send some of it as it is.
            let raw = path.replace("%3C", "<").replace("%3E", ">").replace("%27", "'");
            if raw.parse::<axum::http::Uri>().is_ok() {
                assert_plain(&anna.get(&raw).await.body, &raw);
            }
        }
    }
}

#[tokio::test]
async fn refused_forms_come_back_without_markup() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let id = anna.open_table(&[("game", kind().name()), ("who1", "hot")]).await;
    for evil in EVIL {
        let set = format!("set-{evil}");
        let forms: [(&str, &[(&str, &str)]); 8] = [
            ("/new", &[("game", evil)]),
            ("/new", &[("game", kind().name()), ("seats", evil), ("name0", evil), ("who0", evil)]),
            ("/new", &[("game", kind().name()), ("who1", "hot"), (&set, evil)]),
            ("/play", &[("game", evil), ("opponents", evil)]),
            ("/lang", &[("lang", evil), ("back", evil)]),
            ("/theme", &[("theme", evil), ("back", evil)]),
            (&format!("/t/{id}/do"), &[("do", evil), ("version", "0")]),
            (&format!("/t/{id}/join"), &[("seat", evil), ("name", evil)]),
        ];
        for (path, fields) in forms {
            let page = anna.post(path, fields).await;
            assert!(page.status.is_client_error(), "{path}: {}", page.status);
            assert_plain(&page.body, path);
        }
        anna.headers = vec![("accept-language", evil.to_owned()), ("referer", format!("http://x/?{evil}"))];
        assert_plain(&anna.get("/").await.body, "headers");
        anna.headers.clear();
    }
}

#[tokio::test]
async fn a_refused_decision_is_told_without_markup_in_frames() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let id = anna.open_table(&[("game", kind().name()), ("seats", "2"), ("who1", "hot")]).await;
    let (mut socket, _) = anna.socket(&id).await;
    for evil in EVIL {
        socket.say(&serde_json::json!({ "do": evil, "version": 0 })).await;
        let answer = socket.hear_until(|it| it.get("refused").is_some()).await;
        assert_plain(&answer.to_string(), evil);
    }
}
