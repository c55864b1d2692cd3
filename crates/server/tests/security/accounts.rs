//! Accounts: what a password opens, and what it does not.

use argon2::{Argon2, Params, password_hash::PasswordHasher as _};
use axum::http::header;
use patolli_server::Rate;
use patolli_store::{Account, GuestId, TableId};
use serde_json::json;

use crate::{
    browser::{Browser, Page},
    test_server::{TestServer, kind, until},
};

const PASSWORD: &str = "ž correct horse 🏛";
const OTHER: &str = "battery staple";
const DAY: i64 = 24 * 60 * 60 * 1000;

fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("it is later");
    i64::try_from(since.as_millis()).expect("not that late")
}

/// A rate that admits `burst`, and no more for a long time.
fn only(burst: u32) -> Rate {
    Rate { burst, every: std::time::Duration::from_mins(10) }
}

async fn make(browser: &mut Browser, name: &str) -> Page {
    browser.post("/account/new", &[("name", name), ("password", PASSWORD)]).await
}

async fn sign_in(browser: &mut Browser, name: &str, password: &str) -> Page {
    browser.post("/account/sign-in", &[("name", name), ("password", password)]).await
}

/// A person with an account and a table where they may decide, and a legal decision.
async fn anna(server: &TestServer) -> (Browser, TableId, String) {
    let mut anna = Browser::at(server);
    let id = anna.open_table(&[("game", kind().name()), ("seats", "2"), ("who1", "hot")]).await;
    let page = make(&mut anna, "Anna").await;
    assert_eq!((page.status.as_u16(), page.location()), (303, Some("/account?done=made")), "{}", page.body);
    let choice = server.mirror(&id).await.choices().swap_remove(0).notation;
    (anna, id, choice)
}

/// A browser that shows this cookie and no other.
fn showing(server: &TestServer, cookie: &str) -> Browser {
    let mut browser = Browser::at(server);
    browser.headers = vec![("cookie", format!("guest={cookie}"))];
    browser
}

/// A cookie as this server signs it.
async fn signed(server: &TestServer, text: &str) -> String {
    let secret = server.store.get_or_create_secret("cookie", Vec::new()).await.expect("a secret");
    let key = cookie::Key::try_from(&secret[..]).expect("a key");
    let mut jar = cookie::CookieJar::new();
    jar.signed_mut(&key).add(("guest", text.to_owned()));
    jar.get("guest").expect("it was added").value().to_owned()
}

/// An answer without what differs between any two answers.
fn told(page: &Page) -> String {
    let mut lines: Vec<String> = page
        .headers
        .iter()
        .filter(|(name, _)| !["date", "x-request-id", "set-cookie"].contains(&name.as_str()))
        .map(|(name, value)| format!("{name}: {value:?}"))
        .collect();
    lines.sort();
    format!("{}\n{}\n{}", page.status, lines.join("\n"), without_ticket(&page.body))
}

/// A page without the ticket of its forms and the commitment shown with it, which are new for every page.
fn without_ticket(body: &str) -> String {
    let mut rest = body.to_owned();
    for (before, after) in [("name=\"ticket\" value=\"", "\""), ("data-commitment>", "<")] {
        let pieces: Vec<&str> = rest.split(before).collect();
        let tails = pieces[1..].iter().map(|it| it.split_once(after).map_or("", |it| it.1));
        rest = [pieces[0]].into_iter().chain(tails).collect();
    }
    rest
}

/// Whether an answer takes the cookie away.
fn is_taken_away(page: &Page) -> bool {
    let set: Vec<_> =
        page.headers.get_all(header::SET_COOKIE).iter().map(|it| it.to_str().expect("text")).collect();
    matches!(set[..], [it] if it.starts_with("guest=;") && it.contains("Max-Age=0") && it.contains("Path=/"))
}

/// Asserts that this cookie belongs to no guest: whatever it asks for, it is told what a stranger is told, and the cookie is
/// taken away.
async fn assert_nobodys(server: &TestServer, cookie: &str, id: &TableId, choice: &str, what: &str) {
    let (mut shown, mut stranger) = (showing(server, cookie), Browser::at(server));
    for path in ["/".to_owned(), "/account".to_owned(), format!("/t/{id}"), format!("/t/{id}/replay")] {
        let page = shown.get(&path).await;
        assert!(is_taken_away(&page), "{what}: {path}");
        assert_eq!(told(&page), told(&stranger.get(&path).await), "{what}: {path}");
    }
    let before = server.log(id).await.len();
    let version = u32::try_from(before).expect("few");
    let page = shown.decide(id, choice, version).await;
    assert_eq!(page.status, 403, "{what}");
    assert_eq!(told(&page), told(&stranger.decide(id, choice, version).await), "{what}");
    assert_eq!(shown.post("/account/everywhere", &[]).await.status, 403, "{what}");
    let (mut socket, _) = shown.socket(id).await;
    socket.say(&json!({ "do": choice, "version": version })).await;
    socket.hear_until(|it| it.get("refused").is_some()).await;
    assert_eq!(server.log(id).await.len(), before, "{what}");
}

#[tokio::test]
async fn an_account_takes_over_the_seats_of_its_guest_on_every_device() {
    let server = TestServer::open().await;
    let (mut anna, id, choice) = anna(&server).await;
    assert!(anna.get("/account").await.body.contains("/account/sign-out"));
    let mut elsewhere = Browser::at(&server);
    assert!(!elsewhere.get("/").await.body.contains(id.as_str()));
    let page = sign_in(&mut elsewhere, "  aNNA ", PASSWORD).await;
    assert_eq!((page.status.as_u16(), page.location()), (303, Some("/")), "{}", page.body);
    assert!(elsewhere.get("/").await.body.contains(id.as_str()), "her table is there");
    assert_eq!(elsewhere.decide(&id, &choice, 0).await.status, 303);
    assert!(anna.get("/").await.body.contains(id.as_str()), "and here");
    assert_eq!(anna.post("/name", &[("name", "Anička")]).await.status, 303);
    assert!(anna.get("/account").await.body.contains("/account/sign-out"), "another name, the same account");
    assert_eq!(make(&mut anna, "Another").await.location(), Some("/account"), "one account is enough");
    let server = server.kill_and_reopen().await;
    elsewhere.moves_to(&server);
    assert!(elsewhere.get("/").await.body.contains(id.as_str()), "the server may start again");
}

#[tokio::test]
async fn a_guests_cookie_is_nobodys_once_there_is_an_account() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let id = anna.open_table(&[("game", kind().name()), ("seats", "2"), ("who1", "hot")]).await;
    let choice = server.mirror(&id).await.choices().swap_remove(0).notation;
    let before = anna.cookie("guest").expect("she has one").to_owned();
    assert!(!is_taken_away(&showing(&server, &before).get("/").await));
    make(&mut anna, "Anna").await;
    assert_nobodys(&server, &before, &id, &choice, "a cookie from before").await;
    assert_eq!(anna.decide(&id, &choice, 0).await.status, 303, "hers is another one");
}

#[tokio::test]
async fn an_expired_cookie_is_nobodys() {
    let server = TestServer::open().await;
    let (mut anna, id, choice) = anna(&server).await;
    let guest = server.store.account("anna").await.expect("the store answers").expect("she is there").guest;
    let badge =
        async |epoch: u32, age: i64| signed(&server, &format!("{guest}.Anna.{epoch}.{}", now() - age)).await;
    for (what, cookie) in [
        ("ninety days", badge(1, 90 * DAY).await),
        ("years", badge(1, 2000 * DAY).await),
        ("from the future", badge(1, -9 * DAY).await),
        ("no epoch of hers", badge(2, 0).await),
        ("an epoch before the first", badge(0, 0).await),
        ("no badge", signed(&server, &format!("{guest}.Anna")).await),
    ] {
        assert_nobodys(&server, &cookie, &id, &choice, what).await;
    }
    let unsigned = format!("{}{guest}.Anna.1.{}", "A".repeat(44), now());
    assert_eq!(showing(&server, &unsigned).decide(&id, &choice, 0).await.status, 403);
    assert_eq!(anna.decide(&id, &choice, 0).await.status, 303, "she is still signed in");
}

#[tokio::test]
async fn a_cookie_is_renewed_while_it_is_used() {
    let server = TestServer::open().await;
    let (_, id, choice) = anna(&server).await;
    let account = server.store.account("anna").await.expect("the store answers").expect("she is there");
    let guest = &account.guest;
    let old = signed(&server, &format!("{guest}.Anna.1.{}", now() - 89 * DAY)).await;
    let mut browser = showing(&server, &old);
    let set = browser.get("/").await.headers[header::SET_COOKIE].to_str().expect("text").to_owned();
    assert!(
        set.contains("Max-Age=7776000") && set.contains("HttpOnly") && set.contains("SameSite=Lax"),
        "{set}"
    );
    let renewed = browser.cookie("guest").expect("a new one").to_owned();
    assert_ne!(renewed, old);
    let mut browser = showing(&server, &renewed);
    let page = browser.decide(&id, &choice, 0).await;
    assert_eq!(
        (page.status.as_u16(), page.headers.get(header::SET_COOKIE)),
        (303, None),
        "once a day is enough"
    );
    until("it is noted that she was here", async || {
        let now = server.store.account("anna").await.expect("the store answers").expect("she is there");
        now.seen > account.seen
    })
    .await;
}

#[tokio::test]
async fn a_new_password_signs_out_every_other_browser_at_once() {
    let server = TestServer::open().await;
    let (mut anna, id, choice) = anna(&server).await;
    let mut elsewhere = Browser::at(&server);
    sign_in(&mut elsewhere, "Anna", PASSWORD).await;
    let old = elsewhere.cookie("guest").expect("she has one").to_owned();
    assert_eq!(elsewhere.get("/account").await.status, 200);
    let change = async |browser: &mut Browser, present: &str, password: &str| {
        browser.post("/account/password", &[("present", present), ("password", password)]).await
    };
    assert_eq!(change(&mut anna, OTHER, OTHER).await.status, 403, "the present one is another");
    assert_eq!(change(&mut anna, PASSWORD, "short").await.status, 422);
    assert_eq!(change(&mut Browser::at(&server), PASSWORD, OTHER).await.status, 403, "a stranger");
    assert!(elsewhere.get("/account").await.body.contains("/account/sign-out"), "nothing has changed");
    assert_eq!(change(&mut anna, PASSWORD, OTHER).await.location(), Some("/account?done=password"));
    assert_nobodys(&server, &old, &id, &choice, "of the old password").await;
    assert_eq!(sign_in(&mut elsewhere, "Anna", PASSWORD).await.status, 403);
    assert_eq!(sign_in(&mut elsewhere, "Anna", OTHER).await.status, 303);
    assert_eq!(anna.decide(&id, &choice, 0).await.status, 303, "who changed it is still signed in");
}

#[tokio::test]
async fn signing_out_everywhere_ends_every_cookie_and_socket_at_once() {
    let server = TestServer::open().await;
    let (mut anna, id, choice) = anna(&server).await;
    let mut elsewhere = Browser::at(&server);
    sign_in(&mut elsewhere, "Anna", PASSWORD).await;
    let cookies = [&anna, &elsewhere].map(|it| it.cookie("guest").expect("she has one").to_owned());
    let (mut socket, _) = elsewhere.socket(&id).await;
    let page = anna.post("/account/everywhere", &[]).await;
    assert_eq!((page.status.as_u16(), page.location()), (303, Some("/account?done=everywhere")));
    socket.say(&json!({ "do": choice, "version": 0 })).await;
    assert_eq!(socket.closed().await, Some(1013), "it may come again, and then as a stranger");
    for cookie in cookies {
        assert_nobodys(&server, &cookie, &id, &choice, "of an older epoch").await;
    }
    sign_in(&mut anna, "Anna", PASSWORD).await;
    assert_eq!(anna.decide(&id, &choice, 0).await.status, 303);
}

#[tokio::test]
async fn signing_out_makes_a_stranger_of_one_browser() {
    let server = TestServer::open().await;
    let (mut anna, id, _) = anna(&server).await;
    let mut elsewhere = Browser::at(&server);
    sign_in(&mut elsewhere, "Anna", PASSWORD).await;
    assert!(is_taken_away(&anna.post("/account/sign-out", &[]).await));
    assert!(!anna.get("/").await.body.contains(id.as_str()));
    assert!(elsewhere.get("/").await.body.contains(id.as_str()));
}

#[tokio::test]
async fn one_account_does_not_open_the_seats_of_another() {
    let server = TestServer::open().await;
    let (_, id, choice) = anna(&server).await;
    let mut borek = Browser::at(&server);
    assert_eq!(make(&mut borek, "Borek").await.status, 303);
    let page = borek.decide(&id, &choice, 0).await;
    assert_eq!(page.status, 403);
    assert!(!borek.get("/").await.body.contains(id.as_str()));
    let before = server.store.accounts().await.expect("the store answers");
    let fields = [("present", PASSWORD), ("password", OTHER), ("name", "Anna")];
    assert_eq!(borek.post("/account/password", &fields).await.status, 303, "that is his own");
    let after = server.store.accounts().await.expect("the store answers");
    assert_eq!(before[0], after[0], "hers is as it was");
    assert_ne!(before[1], after[1]);
}

#[tokio::test]
async fn an_unknown_name_and_a_wrong_password_are_answered_alike() {
    let server = TestServer::open().await;
    let mut stranger = Browser::at(&server);
    let unknown = sign_in(&mut stranger, "Anna", "not the right one").await;
    let (_anna, ..) = anna(&server).await;
    let wrong = sign_in(&mut stranger, "Anna", "not the right one").await;
    assert_eq!(unknown.status, 403);
    assert_eq!(told(&unknown), told(&wrong));
    assert!(!wrong.headers.contains_key(header::SET_COOKIE));
    for name in ["", " ", "\u{202e}Anna", &"x".repeat(300)] {
        assert_eq!(sign_in(&mut stranger, name, PASSWORD).await.status, 403, "{name:?}");
    }
    for password in ["", &PASSWORD.replace('c', "C"), &format!("{PASSWORD} "), &"x".repeat(5000)] {
        assert_eq!(sign_in(&mut stranger, "Anna", password).await.status, 403);
    }
}

#[tokio::test]
async fn tries_to_sign_in_have_limits() {
    let server = TestServer::open_as(|it| {
        it.behind_proxy = true;
        it.limits.peer_sign_ins = only(6);
        it.limits.name_sign_ins = only(4);
        it.limits.peer_accounts = only(2);
    })
    .await;
    let at = |address: &str| {
        let mut browser = Browser::at(&server);
        browser.headers = vec![("x-forwarded-for", address.to_owned())];
        browser
    };
    assert_eq!(make(&mut at("203.0.113.1"), "Anna").await.status, 303);
    assert_eq!(make(&mut at("203.0.113.1"), "anna").await.status, 409);
    let page = make(&mut at("203.0.113.1"), "Eva").await;
    assert_eq!(page.status, 429, "new accounts from one address");
    assert!(page.headers.contains_key(header::RETRY_AFTER));
    for name in ["Anna", "Nobody"] {
        for n in 1..=4 {
            let (mut browser, name) = (at(&format!("198.51.100.{n}")), name.to_uppercase());
            assert_eq!(sign_in(&mut browser, &name, "wrong password").await.status, 403, "{name} {n}");
        }
        let page = sign_in(&mut at("198.51.100.5"), name, PASSWORD).await;
        assert_eq!(page.status, 429, "{name}: whether it exists or not, and even if it were right");
    }
    for n in 0..6 {
        assert_eq!(
            sign_in(&mut at("203.0.113.9"), &format!("Guest {n}"), "wrong password").await.status,
            403
        );
    }
    assert_eq!(sign_in(&mut at("203.0.113.9"), "Another", "wrong password").await.status, 429);
    assert_eq!(
        sign_in(&mut at("203.0.113.10"), "Another", "wrong password").await.status,
        403,
        "others go on"
    );
}

#[tokio::test]
async fn names_and_passwords_must_be_such() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    for (name, password) in
        [("Anna", "too short"), ("Anna", &"x".repeat(201)), ("", PASSWORD), ("a\nb", PASSWORD)]
    {
        let page = anna.post("/account/new", &[("name", name), ("password", password)]).await;
        assert_eq!(page.status, 422, "{name:?}");
        assert!(!page.body.contains(password) && !page.headers.contains_key(header::SET_COOKIE));
    }
    assert_eq!(server.store.accounts().await.expect("the store answers"), []);
    let longest = "🏛".repeat(200);
    let page = anna.post("/account/new", &[("name", "<b>Anna"), ("password", &longest)]).await;
    assert_eq!(page.status, 303);
    assert!(anna.get("/account").await.body.contains("&lt;b&gt;Anna"));
    assert_eq!(sign_in(&mut Browser::at(&server), "<B>ANNA", &longest).await.status, 303);
}

#[tokio::test]
async fn passwords_are_kept_as_slow_hashes_and_old_ones_are_renewed() {
    let server = TestServer::open().await;
    let (_anna, ..) = anna(&server).await;
    let hash =
        async |name: &str| server.store.account(name).await.expect("the store answers").expect("there").hash;
    assert!(hash("Anna").await.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
    let cheap = Argon2::from(Params::new(64, 1, 1, None).expect("a cost"));
    let cheap = cheap.hash_password(PASSWORD.as_bytes()).expect("a hash").to_string();
    let account = Account {
        name: "Borek".to_owned(),
        guest: GuestId::random(),
        hash: cheap.clone(),
        epoch: 5,
        created: 1,
        seen: 1,
    };
    server.store.add_account(&account).await.expect("it is added");
    let mut borek = Browser::at(&server);
    assert_eq!(sign_in(&mut borek, "Borek", OTHER).await.status, 403);
    assert_eq!(hash("Borek").await, cheap, "not by a wrong one");
    assert_eq!(sign_in(&mut borek, "Borek", PASSWORD).await.status, 303);
    let renewed = server.store.account("Borek").await.expect("the store answers").expect("he is there");
    assert!(renewed.hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{}", renewed.hash);
    assert_eq!(renewed.epoch, 5, "nobody is signed out by that");
    assert_eq!(sign_in(&mut borek, "Borek", PASSWORD).await.status, 303);
}

#[tokio::test]
async fn an_account_that_was_taken_away_lets_nobody_in() {
    let server = TestServer::open().await;
    let (mut anna, alone, _) = anna(&server).await;
    let fields = [("game", kind().name()), ("seats", "2"), ("who1", "open"), ("listed", "on")];
    let id = anna.open_table(&fields).await;
    assert_eq!(Browser::at(&server).post(&format!("/t/{id}/join"), &[]).await.status, 303);
    let choice = server.mirror(&id).await.choices().swap_remove(0).notation;
    let mut elsewhere = Browser::at(&server);
    sign_in(&mut elsewhere, "Anna", PASSWORD).await;
    let guest = server.store.account("Anna").await.expect("the store answers").expect("she is there").guest;
    // Nothing was asked for since signing in, so that the server remembers nothing.
    assert!(server.store.remove_account(&guest).await.expect("the store answers"));
    let cookie = elsewhere.cookie("guest").expect("she has one").to_owned();
    assert_nobodys(&server, &cookie, &id, &choice, "of an account that is gone").await;
    assert_eq!(sign_in(&mut elsewhere, "Anna", PASSWORD).await.status, 403);
    assert_eq!(
        server.store.table(&alone).await.expect("the store answers"),
        None,
        "nobody else played there"
    );
}

#[tokio::test]
async fn the_cookie_of_an_account_is_as_guarded_as_any() {
    let server = TestServer::open_as(|it| it.public_url = Some("https://play.example".to_owned())).await;
    let mut anna = Browser::at(&server);
    for page in [make(&mut anna, "Anna").await, sign_in(&mut anna, "Anna", PASSWORD).await] {
        let set = page.headers[header::SET_COOKIE].to_str().expect("text").to_owned();
        for part in ["HttpOnly", "SameSite=Lax", "Secure", "Path=/", "Max-Age=7776000"] {
            assert!(set.contains(part), "{set}");
        }
    }
    assert_eq!(anna.get("/account").await.headers[header::CACHE_CONTROL], "no-store");
}
