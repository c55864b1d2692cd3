//! The process may die at any time.

use patolli_store::{Entry, Phase, TableProgress};

use crate::{
    browser::Browser,
    test_server::{TestServer, kind},
};

#[tokio::test]
async fn a_killed_server_continues_in_mid_turn() {
    let mut server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let id = anna.open_table(&[("game", kind().name()), ("seats", "2"), ("who1", "hot")]).await;
    for _ in 0..4 {
        let before = anna.get(&format!("/t/{id}")).await;
        let choice = before.buttons().swap_remove(0);
        assert_eq!(anna.decide(&id, &choice, before.version().expect("a version")).await.status, 303);
        let before = anna.get(&format!("/t/{id}")).await;
        server = server.kill_and_reopen().await;
        anna.moves_to(&server);
        let after = anna.get(&format!("/t/{id}")).await;
        assert_eq!(after.version(), before.version());
        assert_eq!(after.buttons(), before.buttons(), "the same choices, and still hers by her cookie");
    }
}

#[tokio::test]
async fn a_table_that_cannot_be_replayed_says_so_and_leaves_others_alone() {
    let mut server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let fields = [("game", kind().name()), ("seats", "2"), ("who1", "hot")];
    let (broken, whole) = (anna.open_table(&fields).await, anna.open_table(&fields).await);
    server.kill();
    // A table that moved last in 1970 would be closed by time.
    let at = server.table(&broken).await.moved;
    let entry = Entry { n: 1, seat: 0, notation: "nonsense".to_owned(), auto: false, at, digest: None };
    let progress = TableProgress {
        phase: Phase::Running,
        to_move: Some(0),
        result: None,
        attendance: None,
        calls: Vec::new(),
    };
    server.store.append(&broken, &[entry], &progress).await.expect("written");
    let server = server.reopen().await;
    anna.moves_to(&server);
    for _ in 0..2 {
        assert_eq!(anna.get(&format!("/t/{broken}")).await.status, 409);
    }
    assert_eq!(anna.decide(&broken, "end", 1).await.status, 409);
    assert_eq!(anna.get(&format!("/t/{whole}")).await.status, 200);
    assert_eq!(anna.get("/").await.status, 200, "the lobby still lists both");
    assert_eq!(server.log(&broken).await.len(), 1);
}

#[tokio::test]
async fn what_another_process_wrote_is_taken_over() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let id = anna.open_table(&[("game", kind().name()), ("seats", "2"), ("who1", "hot")]).await;
    let page = anna.get(&format!("/t/{id}")).await;
    let choice = page.buttons().swap_remove(0);
    let entry = Entry { n: 1, seat: 0, notation: choice.clone(), auto: false, at: 1, digest: None };
    let progress = TableProgress {
        phase: Phase::Running,
        to_move: Some(0),
        result: None,
        attendance: None,
        calls: Vec::new(),
    };
    server.store.append(&id, &[entry], &progress).await.expect("written");
    let late = anna.decide(&id, &choice, 0).await;
    assert_eq!((late.status.as_u16(), late.version()), (409, Some(1)), "here is the new state");
    assert_eq!(server.log(&id).await.len(), 1);
}
