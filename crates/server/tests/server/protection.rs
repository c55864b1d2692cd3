//! Headers, origins, cookies, caching.

use axum::http::header;

use crate::{
    browser::Browser,
    test_server::{TestServer, kind},
};

#[tokio::test]
async fn every_answer_is_protected() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let id = anna.open_table(&[("game", kind().name()), ("who1", "hot")]).await;
    for path in ["/", "/new", "/nowhere", "/healthz", &format!("/t/{id}")] {
        let page = anna.get(path).await;
        let policy = page.headers[header::CONTENT_SECURITY_POLICY].to_str().expect("text");
        for part in ["default-src 'none'", "script-src 'self'", "style-src 'self'", "frame-ancestors 'none'"]
        {
            assert!(policy.contains(part), "{path}: {policy}");
        }
        assert!(!policy.contains("unsafe"));
        assert_eq!(page.headers[header::X_CONTENT_TYPE_OPTIONS], "nosniff");
        assert!(page.headers.contains_key(header::REFERRER_POLICY));
    }
}

#[tokio::test]
async fn pages_keep_to_the_policy() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let id = anna.open_table(&[("game", kind().name()), ("who1", "hot")]).await;
    let rules = format!("/rules/{}", kind().name());
    for path in
        ["/", "/new", &rules, &format!("/t/{id}"), &format!("/t/{id}?text=1"), &format!("/t/{id}/replay")]
    {
        let page = anna.get(path).await;
        assert_eq!(page.status, 200, "{path}");
        for bad in [" style=\"", "<script>", " onclick=", "javascript:"] {
            assert!(!page.body.contains(bad), "{path} has {bad}");
        }
    }
}

#[tokio::test]
async fn other_sites_can_change_nothing() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let id = anna.open_table(&[("game", kind().name()), ("who1", "hot")]).await;
    for foreign in [("origin", "http://evil.example"), ("origin", "null"), ("sec-fetch-site", "cross-site")] {
        anna.headers = vec![(foreign.0, foreign.1.to_owned())];
        assert_eq!(anna.decide(&id, "end", 0).await.status, 403, "{foreign:?}");
        assert_eq!(anna.post("/name", &[("name", "Evil")]).await.status, 403, "{foreign:?}");
        assert!(anna.try_socket(&id).await.is_err(), "{foreign:?}");
        assert_eq!(anna.get("/").await.status, 200, "links from elsewhere are welcome");
    }
    anna.headers = vec![("origin", format!("http://{}", server.address))];
    assert_eq!(anna.post("/name", &[("name", "Anna")]).await.status, 303);
    assert!(anna.try_socket(&id).await.is_ok());
}

#[tokio::test]
async fn the_guest_cookie_is_signed_and_out_of_reach_of_scripts() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let page = anna.post("/name", &[("name", "Anna")]).await;
    let cookie = page.headers[header::SET_COOKIE].to_str().expect("text").to_owned();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let id = anna.open_table(&[("game", kind().name()), ("who1", "hot")]).await;
    let mut thief = Browser::at(&server);
    let value = cookie.split(['=', ';']).nth(1).expect("a value");
    let forged = format!("guest={}x", &value[..value.len() - 1]);
    thief.headers.push(("cookie", forged));
    assert_eq!(thief.decide(&id, "end", 0).await.status, 403, "a changed cookie is nobody's");
}

#[tokio::test]
async fn assets_are_kept_for_ever_and_pages_are_not() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    for asset in patolli_web::assets::assets() {
        let page = anna.get(&format!("/assets/{}", asset.name)).await;
        assert_eq!((page.status.as_u16(), &*page.body), (200, &*String::from_utf8_lossy(asset.body)));
        assert_eq!(page.headers[header::CONTENT_TYPE], asset.mime);
        assert!(page.headers[header::CACHE_CONTROL].to_str().expect("text").contains("immutable"));
    }
    assert_eq!(anna.get("/").await.headers[header::CACHE_CONTROL], "private, no-cache");
}

#[tokio::test]
async fn pages_are_compressed_for_browsers_that_can_read_it() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let plain = anna.get("/").await;
    assert!(!plain.headers.contains_key(header::CONTENT_ENCODING));
    anna.headers.push(("accept-encoding", "gzip".to_owned()));
    let packed = anna.get("/").await;
    assert_eq!(packed.headers[header::CONTENT_ENCODING], "gzip");
    assert!(packed.body.len() < plain.body.len());
}
