//! The page of finished games, and all records at once.

use patolli_catalog::games;
use patolli_store::{GuestId, Occupant};

use crate::{
    browser::Browser,
    finished::{bots, guest, keep, play_out},
    test_server::TestServer,
};

fn person(id: &GuestId, name: &str) -> Occupant {
    Occupant::Guest { id: id.clone(), name: name.to_owned() }
}

#[tokio::test]
async fn pages_of_finished_games_lead_to_one_another() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let me = guest(&server, &mut anna).await;
    let play = play_out(games()[0], 2, 1);
    let mut all = Vec::new();
    for n in 0..30 {
        let other = if n == 7 { person(&GuestId::random(), "Čeněk") } else { bots(1).remove(0) };
        all.push(keep(&server, &*play, vec![person(&me, "Anna"), other]).await);
    }
    let strange = keep(&server, &*play, bots(2)).await;
    let first = anna.get("/games").await.body;
    assert!(first.contains("30 games") && first.contains("1–25 of 30"), "{first}");
    assert_eq!(first.matches("finished-game").count(), 25);
    let link = |page: &str, field: &str| {
        let at =
            page.find(&format!("&amp;{field}=")).map(|it| page[..it].rfind("href=\"").expect("a link") + 6);
        at.map(|it| page[it..].split('"').next().expect("an address").replace("&amp;", "&"))
    };
    assert_eq!(link(&first, "after"), None, "nothing is newer");
    let second = anna.get(&link(&first, "before").expect("older ones")).await.body;
    assert!(second.contains("26–30 of 30"), "{second}");
    for id in &all {
        let link = format!("/t/{id}/score");
        assert!(first.contains(&link) != second.contains(&link), "each game stands on one page");
    }
    assert!(!first.contains(strange.as_str()) && !second.contains(strange.as_str()));
    let back = anna.get(&link(&second, "after").expect("newer ones")).await.body;
    assert!(back.contains("1–25 of 30"));
    let with =
        anna.get("/games?with=%C4%8Den%C4%9Bk&against=people&from=1970-01-01&to=1970-01-01").await.body;
    assert!(with.contains("1 game ") && with.contains(all[7].as_str()), "{with}");
    assert!(anna.get("/games?from=1970-01-02").await.body.contains("No such game."));
    assert_eq!(anna.get("/games?before=x").await.status, 400);
    assert!(Browser::at(&server).get("/games").await.body.contains("No such game."));
}

#[tokio::test]
async fn all_records_come_in_one_archive() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    assert_eq!(Browser::at(&server).get("/games.zip").await.status, 403, "nobody has no games");
    let me = guest(&server, &mut anna).await;
    let mut ids = Vec::new();
    for (seed, kind) in (1..).zip(games()) {
        let play = play_out(*kind, 2, seed);
        ids.push(keep(&server, &*play, vec![person(&me, "Anna"), bots(1).remove(0)]).await);
    }
    let archive = anna.get("/games.zip").await;
    assert_eq!(
        (archive.status.as_u16(), &archive.headers["content-type"]),
        (200, &"application/zip".parse().unwrap())
    );
    for (id, kind) in ids.iter().zip(games()) {
        let name = format!("1970-01-01-{}-{id}.txt", kind.name());
        assert_eq!(archive.body.matches(&name).count(), 2, "once with its content, once in the list");
    }
    for _ in 0..5 {
        anna.get("/games.zip").await;
    }
    assert_eq!(anna.get("/games.zip").await.status, 429);
}
