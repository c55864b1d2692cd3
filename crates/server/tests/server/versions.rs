//! Tables of every version of the rules: older ones open and are played on, newer ones are shown.

use std::{fs, path::Path};

use patolli_catalog::{Record, games};
use patolli_store::{Attendance, DEFAULT_STAND_IN, Entry, GuestId, NO_PACE, Occupant, Phase, Table, TableId};

use crate::{browser::Browser, finished, test_server::TestServer};

/// A stored game of a version, the first by name among those with two seats or more.
fn stored(game: &str, version: u16) -> Record {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../{game}/tests/replays/v{version}"));
    let mut files: Vec<_> =
        fs::read_dir(folder).expect("games are stored").flatten().map(|it| it.path()).collect();
    files.retain(|it| it.extension().is_some_and(|it| it == "replay"));
    files.sort();
    let records =
        files.iter().map(|it| fs::read_to_string(it).expect("readable").parse::<Record>().expect("a record"));
    records.into_iter().find(|it| it.seats >= 2).expect("a game of two or more")
}

/// The decisions of a record as a log.
fn log(record: &Record) -> Vec<Entry> {
    let moves = record.turns.iter().flat_map(|turn| turn.moves.iter().map(|it| (turn.seat, it)));
    let entry = |(n, (seat, it)): (u32, (patolli_catalog::Seat, &patolli_catalog::RecordMove))| Entry {
        n,
        seat: seat.number(),
        notation: it.notation.clone(),
        auto: it.auto,
        at: i64::from(n),
        digest: None,
    };
    (1..).zip(moves).map(entry).collect()
}

/// A running table around one screen that was left after the given entries.
async fn left_after(server: &TestServer, record: &Record, owner: &GuestId, log: &[Entry]) -> TableId {
    let person = || Occupant::Guest { id: owner.clone(), name: "Anna".to_owned() };
    let table = Table {
        id: TableId::random(),
        game: record.game.clone(),
        options: record.options.clone(),
        seed: record.seed.as_ref().expect("a seed is recorded").to_string(),
        contributions: Vec::new(),
        deal: record.deal.clone(),
        rules: record.rules,
        seats: (0..record.seats).map(|_| person()).collect(),
        owner: owner.clone(),
        invite: "0".to_owned(),
        listed: false,
        hints: true,
        pace: NO_PACE.to_owned(),
        stand_in: DEFAULT_STAND_IN.to_owned(),
        barred: Vec::new(),
        phase: Phase::Running,
        created: 0,
        moved: 0,
        to_move: Some(0),
        result: None,
        attendance: Attendance::default(),
    };
    server.store.create_with_log(&table, log).await.expect("the table is kept");
    table.id
}

#[tokio::test]
async fn tables_of_every_version_are_played_on_to_their_end() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let owner = finished::guest(&server, &mut anna).await;
    for kind in games() {
        for version in 1..=kind.rules() {
            let record = stored(kind.name(), version);
            let entries = log(&record);
            // A few decisions of a player are still to come.
            let cut = entries.iter().rposition(|it| !it.auto).expect("decisions") - 40;
            let cut = cut + entries[cut..].iter().position(|it| !it.auto).expect("a decision");
            let id = left_after(&server, &record, &owner, &entries[..cut]).await;
            let page = anna.get(&format!("/t/{id}")).await;
            assert_eq!(page.status, 200, "{} {version}", kind.name());
            assert_eq!(page.version(), u32::try_from(cut).ok(), "{} {version}", kind.name());
            for entry in entries[cut..].iter().filter(|it| !it.auto) {
                let answer = anna.decide(&id, &entry.notation, entry.n - 1).await;
                assert_eq!(answer.status, 303, "{} {version}: {}", kind.name(), entry.notation);
            }
            let end = server.table(&id).await;
            assert_eq!((end.phase, end.rules), (Phase::Finished, version));
            for page in ["score", "replay", "record", "review"] {
                assert_eq!(
                    anna.get(&format!("/t/{id}/{page}")).await.status,
                    200,
                    "{} {version}: {page}",
                    kind.name()
                );
            }
            let written = anna.get(&format!("/t/{id}/record")).await;
            let again: Record = written.body.parse().expect("a record");
            assert_eq!((again.rules, again.scores), (version, record.scores));
        }
    }
}

#[tokio::test]
async fn a_table_of_newer_rules_is_shown_and_nothing_more() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let owner = finished::guest(&server, &mut anna).await;
    for kind in games() {
        let record = Record { rules: kind.rules() + 1, ..stored(kind.name(), 1) };
        let id = left_after(&server, &record, &owner, &log(&record)[..2]).await;
        let page = anna.get(&format!("/t/{id}")).await;
        assert_eq!(page.status, 200);
        assert!(
            page.body.contains("This table needs a newer program") && page.body.contains("Anna"),
            "{}",
            page.body
        );
        assert!(!page.body.contains("name=\"do\""), "nothing can be decided");
        for page in ["score", "replay", "record", "review"] {
            let page = anna.get(&format!("/t/{id}/{page}")).await;
            assert_eq!(page.status, 409, "{}", page.body);
        }
        assert_eq!(anna.decide(&id, "end", 2).await.status, 409);
        assert_eq!(server.log(&id).await.len(), 2, "nothing was written");
    }
    assert_eq!(anna.get("/").await.status, 200, "the lobby lists them all the same");
}
