//! Taking back, and where it ends.

use patolli_catalog::{AnyPlay, Status};
use patolli_store::TableId;

use crate::{
    browser::{Browser, Page},
    test_server::{TestServer, kind},
};

async fn hot_seat(server: &TestServer) -> (Browser, TableId) {
    let mut anna = Browser::at(server);
    let id = anna.open_table(&[("game", kind().name()), ("seats", "2"), ("who1", "hot")]).await;
    (anna, id)
}

async fn ask(anna: &mut Browser, id: &TableId, what: &str, version: usize) -> Page {
    anna.post(&format!("/t/{id}/do"), &[(what, "1"), ("version", &version.to_string())]).await
}

/// Plays the first choice that `fits` at the mirror and at the table.
async fn play(
    anna: &mut Browser,
    id: &TableId,
    mirror: &mut dyn AnyPlay,
    version: usize,
    notation: &str,
) -> usize {
    let Status::Asks(seat) = mirror.status() else { panic!("the game runs") };
    let steps = mirror.play(seat, notation).expect("the choice was offered").len();
    let answer = anna.decide(id, notation, u32::try_from(version).expect("few")).await;
    assert_eq!(answer.status, 303, "{notation}");
    version + steps
}

#[tokio::test]
async fn undo_and_reset_take_back_and_the_log_only_grows() {
    let server = TestServer::open().await;
    let (mut anna, id) = hot_seat(&server).await;
    let mut mirror = server.mirror(&id).await;
    let before = mirror.digest();
    let mut version = 0;
    let quiet = |mirror: &dyn AnyPlay| {
        let choices = mirror.choices();
        let found = choices.iter().find(|it| it.refused.is_none() && !it.reveals && !it.ends_turn);
        found.map(|it| it.notation.clone()).expect("a quiet choice")
    };
    for _ in 0..2 {
        let choice = quiet(&*mirror);
        version = play(&mut anna, &id, &mut *mirror, version, &choice).await;
    }
    let page = anna.get(&format!("/t/{id}")).await;
    assert!(page.offers_undo());
    assert_eq!(ask(&mut anna, &id, "undo", version).await.status, 303);
    assert_eq!(ask(&mut anna, &id, "reset", version + 1).await.status, 303);
    assert_eq!(server.log(&id).await.len(), version + 2, "taking back is an entry of its own");
    let server = server.kill_and_reopen().await;
    anna.moves_to(&server);
    let page = anna.get(&format!("/t/{id}")).await;
    assert_eq!((page.version(), page.offers_undo()), (Some(u32::try_from(version + 2).expect("few")), false));
    assert_eq!(ask(&mut anna, &id, "undo", version + 2).await.status, 422, "nothing is left to take back");
    mirror.rewind(mirror.steps());
    assert_eq!(mirror.digest(), before);
    let mut offered: Vec<_> =
        mirror.choices().into_iter().filter(|it| it.refused.is_none()).map(|it| it.notation).collect();
    let mut shown = page.buttons();
    offered.sort();
    shown.sort();
    assert_eq!(shown, offered, "the table stands where it began");
}

#[tokio::test]
async fn undo_never_crosses_a_reveal() {
    let server = TestServer::open().await;
    let (mut anna, id) = hot_seat(&server).await;
    let mut mirror = server.mirror(&id).await;
    let (mut version, mut luck) = (0, 11_usize);
    // Play anything until the seat that is asked can show something hidden and goes on.
    let reveal = loop {
        let choices = mirror.choices();
        let legal: Vec<_> = choices.iter().filter(|it| it.refused.is_none()).collect();
        if let Some(it) = legal.iter().find(|it| it.reveals && !it.ends_turn) {
            break it.notation.clone();
        }
        assert!(version < 3000 && !legal.is_empty(), "a reveal comes");
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let choice = legal[(luck >> 33) % legal.len()].notation.clone();
        version = play(&mut anna, &id, &mut *mirror, version, &choice).await;
    };
    version = play(&mut anna, &id, &mut *mirror, version, &reveal).await;
    let page = anna.get(&format!("/t/{id}")).await;
    assert!(!page.offers_undo(), "undo over a reveal is not offered");
    for what in ["undo", "reset"] {
        let refused = ask(&mut anna, &id, what, version).await;
        assert_eq!(
            (refused.status.as_u16(), refused.version()),
            (422, u32::try_from(version).ok()),
            "{what}"
        );
    }
    assert_eq!(server.log(&id).await.len(), version);
}

/// A choice that can be taken back.
fn quiet(mirror: &dyn AnyPlay) -> String {
    let choices = mirror.choices();
    let found = choices.iter().find(|it| it.refused.is_none() && !it.reveals && !it.ends_turn);
    found.map(|it| it.notation.clone()).expect("a quiet choice")
}

#[tokio::test]
async fn who_takes_back_again_and_again_is_slowed() {
    let server = TestServer::open().await;
    let (mut anna, id) = hot_seat(&server).await;
    let choice = quiet(&*server.mirror(&id).await);
    let (mut version, mut times) = (0_u32, 0);
    let refused = loop {
        assert_eq!(anna.decide(&id, &choice, version).await.status, 303);
        let log = server.log(&id).await;
        version = log.last().expect("it is written").n;
        let answer = ask(&mut anna, &id, "undo", log.len()).await;
        if answer.status != 303 {
            break answer;
        }
        (version, times) = (version + 1, times + 1);
        assert!(times < 1_000, "some time it is too often");
    };
    assert_eq!(refused.status, 429);
    assert!(refused.body.contains("You have taken back very often"), "{}", refused.body);
    assert!(times >= 100, "who tries out a turn is not disturbed: {times}");
    let before = server.log(&id).await.len();
    assert_eq!(ask(&mut anna, &id, "reset", before).await.status, 429, "this is taking back, too");
    assert_eq!(server.log(&id).await.len(), before, "nothing was written");
    // At another table it is not too often.
    let other = anna.open_table(&[("game", kind().name()), ("seats", "2"), ("who1", "hot")]).await;
    let choice = quiet(&*server.mirror(&other).await);
    assert_eq!(anna.decide(&other, &choice, 0).await.status, 303);
    let version = server.log(&other).await.len();
    assert_eq!(ask(&mut anna, &other, "undo", version).await.status, 303);
}
