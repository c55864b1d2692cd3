//! Pages of other sites change nothing and open no socket, whatever cookies the browser holds.

use axum::http::Method;

use crate::{
    browser::Browser,
    routes,
    test_server::{TestServer, kind},
};

/// Headers by which browsers say that a request comes from elsewhere.
const FOREIGN: [(&str, &str); 5] = [
    ("origin", "http://evil.example"),
    ("origin", "null"),
    ("origin", "https://127.0.0.1.evil.example"),
    ("sec-fetch-site", "cross-site"),
    ("sec-fetch-site", "same-site"),
];

#[tokio::test]
async fn no_form_of_another_site_is_taken() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let id = anna.open_table(&[("game", kind().name()), ("seats", "2"), ("who1", "hot")]).await;
    let before = server.table(&id).await;
    let choice = server.mirror(&id).await.choices().swap_remove(0).notation;
    for (name, value) in FOREIGN {
        anna.headers = vec![(name, value.to_owned())];
        for path in routes::changes(&id) {
            let page = anna.ask(Method::POST, &path, format!("do={choice}&version=0&name=Evil")).await;
            assert_eq!(page.status, 403, "{path} from {value}");
        }
    }
    assert_eq!(server.log(&id).await.len(), 0);
    assert_eq!(server.table(&id).await, before);
}

#[tokio::test]
async fn other_methods_are_no_way_around() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let id = anna.open_table(&[("game", kind().name()), ("seats", "2"), ("who1", "hot")]).await;
    anna.headers = vec![("origin", "http://evil.example".to_owned())];
    for method in [Method::PUT, Method::PATCH, Method::DELETE] {
        assert_eq!(anna.ask(method, &format!("/t/{id}/do"), String::new()).await.status, 403);
    }
    anna.headers.clear();
    let page = anna.get(&format!("/t/{id}/do?do=end&version=0")).await;
    assert_eq!(page.status, 405, "a link decides nothing");
    assert_eq!(server.log(&id).await.len(), 0);
}

#[tokio::test]
async fn no_socket_opens_for_another_site() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let id = anna.open_table(&[("game", kind().name()), ("who1", "hot")]).await;
    for (name, value) in FOREIGN {
        anna.headers = vec![(name, value.to_owned())];
        assert!(anna.try_socket(&id).await.is_err(), "{value}");
    }
    anna.headers = vec![("origin", format!("http://{}", server.address))];
    assert!(anna.try_socket(&id).await.is_ok(), "our own page may");
}

#[tokio::test]
async fn behind_a_proxy_the_public_address_is_our_own() {
    let server = TestServer::open_as(|it| it.public_url = Some("https://play.example".to_owned())).await;
    let mut anna = Browser::at(&server);
    anna.headers = vec![("origin", "https://play.example".to_owned())];
    assert_eq!(anna.post("/name", &[("name", "Anna")]).await.status, 303);
    for other in ["http://play.example", "https://play.example.evil", "https://other.example"] {
        anna.headers = vec![("origin", other.to_owned())];
        assert_eq!(anna.post("/name", &[("name", "Evil")]).await.status, 403, "{other}");
    }
}

#[tokio::test]
async fn nobody_is_sent_to_another_site() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    for back in
        ["//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)", "/a\r\nb: c"]
    {
        let page = anna.post("/lang", &[("lang", "cs"), ("back", back)]).await;
        assert_eq!((page.status.as_u16(), page.location()), (303, Some("/")), "{back}");
    }
}
