//! A whole game by forms alone.

use patolli_catalog::Record;
use patolli_store::Phase;

use crate::{
    browser::Browser,
    test_server::{TestServer, kind},
};

#[tokio::test]
async fn a_whole_game_is_played_without_script() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let fields =
        [("game", kind().name()), ("seats", "2"), ("who0", "me"), ("who1", "hot"), ("name1", "Borek")];
    let id = anna.open_table(&fields).await;
    let (page_path, mut luck) = (format!("/t/{id}"), 7_usize);
    let refused = anna.get(&format!("/t/{id}/record")).await;
    assert_eq!(refused.status, 403, "the record would tell what is hidden");
    for decisions in 0.. {
        assert!(decisions < 4000, "the game ends");
        let page = anna.get(&page_path).await;
        assert_eq!(page.status, 200);
        let buttons = page.buttons();
        if buttons.is_empty() {
            break;
        }
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let choice = &buttons[(luck >> 33) % buttons.len()];
        let answer = anna.decide(&id, choice, page.version().expect("a version")).await;
        assert_eq!((answer.status.as_u16(), answer.location()), (303, Some(page_path.as_str())), "{choice}");
    }
    let table = server.table(&id).await;
    assert_eq!((table.phase, table.to_move), (Phase::Finished, None));
    assert!(table.result.is_some_and(|it| it.contains("scores")));
    assert_eq!(anna.get(&format!("/t/{id}/score")).await.status, 200);
    verify(&anna.get(&format!("/t/{id}/record")).await.body, &table.seed);
    look_back(&mut anna, &page_path).await;
    let late = anna.decide(&id, "end", u32::try_from(server.log(&id).await.len()).expect("few")).await;
    assert_eq!(late.status, 409, "a finished table takes nothing more");
}

/// The record replays, and its deal comes from the seed.
fn verify(text: &str, seed: &str) {
    let record: Record = text.parse().expect("a record");
    let play = kind().open(&record).expect("every decision, digest and score fits");
    assert_eq!(Some(play.scores()), record.scores);
    assert_eq!(record.seed.expect("the seed is revealed").as_str(), seed);
}

async fn look_back(anna: &mut Browser, table: &str) {
    for path in ["/replay", "/replay?n=3", "/replay?n=999999"] {
        assert_eq!(anna.get(&format!("{table}{path}")).await.status, 200, "{path}");
    }
    let moment = anna.get(&format!("{table}/moment/3")).await;
    let moment: serde_json::Value = serde_json::from_str(&moment.body).expect("JSON");
    assert!(moment["parts"][0][1].as_str().is_some_and(|it| it.starts_with('<')));
    assert_eq!(anna.get(&format!("{table}/moment/x")).await.status, 404);
}

#[tokio::test]
async fn several_decisions_go_together_or_not_at_all() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let id = anna.open_table(&[("game", kind().name()), ("seats", "2"), ("who1", "hot")]).await;
    let mut mirror = server.mirror(&id).await;
    let mut notations = Vec::new();
    while notations.len() < 2 {
        let patolli_catalog::Status::Asks(seat) = mirror.status() else { panic!("the game has begun") };
        let choice = mirror.choices().swap_remove(0).notation;
        mirror.play(seat, &choice).expect("the choice was offered");
        notations.push(choice);
    }
    let refused = anna.decide(&id, &format!("{}; nonsense", notations[0]), 0).await;
    assert_eq!((refused.status.as_u16(), server.log(&id).await.len()), (422, 0), "nothing of it is taken");
    let taken = anna.decide(&id, &notations.join("; "), 0).await;
    assert_eq!((taken.status.as_u16(), server.log(&id).await.len()), (303, mirror.steps()));
}
