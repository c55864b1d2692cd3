//! The server is killed again and again while people play.

use std::time::Duration;

use patolli_store::Entry;
use tokio::time::sleep;

use crate::{
    cluster::Cluster,
    notes::AttemptLog,
    player_group::PlayerGroup,
    test_database::TestDatabase,
    test_rng::{TestRng, is_long},
};

/// How often the server is killed; a multiple of it on request.
const KILLS: usize = 100;
const LONGER: usize = 10;
/// Number of players that decide at once; more would only wait for each other on two cores.
const PLAYERS: usize = 32;
/// Tables of each player, so that most have a log when they are read again, and no game ends too soon.
const TABLES: usize = 6;
/// Most decisions accepted between a start and the next kill: long enough for every player to be at work.
const DECISIONS: usize = 60;
/// Most milliseconds by which a kill comes later, so that it does not always follow an answer.
const DELAY: usize = 4;
/// Number of tables damaged at the end, to see whether it is noticed: those with the longest logs.
const LONGEST: usize = 10;

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn nothing_told_is_lost_in_a_file() {
    killed_again_and_again("crash in a file", &TestDatabase::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn nothing_told_is_lost_in_postgres() {
    killed_again_and_again("crash in PostgreSQL", &TestDatabase::postgres(Cluster::shared())).await;
}

async fn killed_again_and_again(name: &str, database: &TestDatabase) {
    let mut rng = TestRng::from_env(name);
    let mut server = database.start_server();
    let players = PlayerGroup::start(&[server.address], PLAYERS, TABLES, &mut rng).await;
    let kills = if is_long() { KILLS * LONGER } else { KILLS };
    for _ in 0..kills {
        players.stats.wait_for_decisions(1 + rng.below(DECISIONS)).await;
        let delay = rng.below(DELAY * 1000).try_into().expect("a small number");
        sleep(Duration::from_micros(delay)).await;
        assert!(server.is_alive(), "it does not die by itself: {}", server.log());
        server.kill();
        let told = players.stats.durable_versions();
        server.start_again();
        database.check_versions(&told).await;
    }
    let ledger = std::sync::Arc::clone(&players.stats);
    ledger.wait_for_every_player().await;
    let notes = players.stop().await;
    server.kill();
    println!("{name}: {kills} kills, {} tables, {} decisions", notes.len(), ledger.accepted());
    database.check(&notes).await;
    damage_is_noticed(database, &notes, &mut rng).await;
}

/// The check is no formality: the same logs do not pass when one entry is lost or there twice, whatever the numbers say.
async fn damage_is_noticed(database: &TestDatabase, notes: &[AttemptLog], rng: &mut TestRng) {
    let logs = database.logs(notes.iter().map(|it| it.id.as_str())).await;
    let renumber = |log: &mut Vec<Entry>| (1..).zip(log).for_each(|(n, it)| it.n = n);
    let mut tables: Vec<_> = notes.iter().zip(&logs).collect();
    tables.sort_by_key(|it| std::cmp::Reverse(it.0.last_accepted()));
    for &(notes, log) in &tables[..LONGEST] {
        // Near the beginning, so that much comes after it.
        let at = rng.below(notes.last_accepted() as usize / 4);
        let (mut lost, mut twice) = (log.clone(), log.clone());
        lost.remove(at);
        twice.insert(at, log[at].clone());
        assert!(notes.check(&lost).is_err() && notes.check(&twice).is_err(), "{at} of {}", notes.id);
        renumber(&mut lost);
        renumber(&mut twice);
        assert!(notes.check(&lost).is_err() && notes.check(&twice).is_err(), "{at} of {}", notes.id);
    }
}
