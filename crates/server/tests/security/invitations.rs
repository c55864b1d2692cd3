//! Invitation links: they cannot be guessed, and the owner renews them.

use std::collections::HashSet;

use patolli_catalog::{Lang, Localizer};
use patolli_store::TableId;

use crate::{
    browser::Browser,
    test_server::{TestServer, kind},
};

/// Anna's table with free seats, which is in no list.
async fn open_table(server: &TestServer) -> (Browser, TableId) {
    let mut anna = Browser::at(server);
    let fields = [("game", kind().name()), ("seats", "3"), ("who1", "open"), ("who2", "open")];
    let id = anna.open_table(&fields).await;
    (anna, id)
}

async fn invite(server: &TestServer, id: &TableId) -> String {
    server.table(id).await.invite
}

#[tokio::test]
async fn invitations_have_128_random_bits() {
    let server = TestServer::open().await;
    let (mut anna, id) = open_table(&server).await;
    let mut seen = HashSet::new();
    for _ in 0..10 {
        let secret = invite(&server, &id).await;
        assert!(secret.len() >= 32 && secret.bytes().all(|it| it.is_ascii_hexdigit()), "{secret}");
        assert!(seen.insert(secret), "each is new");
        assert_eq!(anna.post(&format!("/t/{id}/invite"), &[]).await.status, 303);
    }
}

#[tokio::test]
async fn an_invitation_that_was_renewed_lets_nobody_in() {
    let server = TestServer::open().await;
    let (mut anna, id) = open_table(&server).await;
    let (mut borek, mut cyril) = (Browser::at(&server), Browser::at(&server));
    let old = invite(&server, &id).await;
    assert_eq!(borek.get(&format!("/i/{id}{old}")).await.table(), Some(id.clone()), "he follows the link");
    let (mut watching, _) = anna.socket(&id).await;
    assert_eq!(anna.post(&format!("/t/{id}/invite"), &[]).await.status, 303);
    let new = invite(&server, &id).await;
    watching.hear_until(|it| it["parts"].to_string().contains(&new)).await;
    assert_eq!(cyril.get(&format!("/i/{id}{old}")).await.status, 404, "the old link is gone");
    assert_eq!(borek.post(&format!("/t/{id}/join"), &[]).await.status, 403, "and so is the cookie it gave");
    let server = server.kill_and_reopen().await;
    for it in [&mut anna, &mut borek, &mut cyril] {
        it.moves_to(&server);
    }
    assert_eq!(cyril.get(&format!("/i/{id}{old}")).await.status, 404, "a restart changes nothing");
    let page = anna.get(&format!("/t/{id}")).await.body;
    assert!(page.contains(&format!("/i/{id}{new}")) && !page.contains(&old));
    assert_eq!(borek.get(&format!("/i/{id}{new}")).await.table(), Some(id.clone()));
    assert_eq!(borek.post(&format!("/t/{id}/join"), &[("name", "Borek")]).await.status, 303);
}

#[tokio::test]
async fn the_owner_alone_renews() {
    let server = TestServer::open().await;
    let (mut anna, id) = open_table(&server).await;
    let (mut borek, mut eva) = (Browser::at(&server), Browser::at(&server));
    let secret = invite(&server, &id).await;
    borek.get(&format!("/i/{id}{secret}")).await;
    borek.post(&format!("/t/{id}/join"), &[("name", "Borek")]).await;
    let path = format!("/t/{id}/invite");
    for it in [&mut borek, &mut eva] {
        assert_eq!(it.post(&path, &[]).await.status, 403);
    }
    assert_eq!(invite(&server, &id).await, secret);
    let form = format!("action=\"{path}\"");
    for (browser, offered) in [(&mut anna, true), (&mut borek, false), (&mut eva, false)] {
        assert_eq!(browser.get(&format!("/t/{id}")).await.body.contains(&form), offered);
    }
    for lang in Lang::ALL {
        anna.headers = vec![("accept-language", lang.tag().to_owned())];
        let words = Localizer::for_game(lang, kind().name()).text("table-renew");
        assert!(anna.get(&format!("/t/{id}")).await.body.contains(&words), "{words}");
    }
    anna.headers.clear();
    eva.get(&format!("/i/{id}{secret}")).await;
    eva.post(&format!("/t/{id}/join"), &[("name", "Eva")]).await;
    assert_eq!(anna.post(&path, &[]).await.status, 409, "all sit: nobody is invited any more");
}

#[tokio::test]
async fn nothing_near_an_invitation_is_right() {
    let server = TestServer::open().await;
    let (_, id) = open_table(&server).await;
    let secret = invite(&server, &id).await;
    let mut eva = Browser::at(&server);
    let mut wrong = vec![String::new(), secret[1..].to_owned(), format!("{secret}0"), secret.to_uppercase()];
    wrong.extend((0..secret.len()).map(|it| {
        let other = if secret.as_bytes()[it] == b'0' { '1' } else { '0' };
        format!("{}{other}{}", &secret[..it], &secret[it + 1..])
    }));
    for guess in wrong.iter().filter(|it| **it != secret) {
        assert_eq!(eva.get(&format!("/i/{id}{guess}")).await.status, 404, "{guess}");
        eva.headers = vec![("cookie", format!("invite={guess}"))];
        assert_eq!(eva.post(&format!("/t/{id}/join"), &[]).await.status, 403, "{guess}");
        eva.headers.clear();
    }
    assert!(!eva.get(&format!("/t/{id}")).await.body.contains(&secret), "watchers are not told");
}
