//! `PostgreSQL` breaks down and comes back while people play; the server stays.

use crate::{
    cluster::Cluster,
    ledger::until,
    player_group::PlayerGroup,
    test_database::TestDatabase,
    test_rng::{TestRng, is_long},
};

/// How often the database breaks down; a multiple of it on request.
const OUTAGES: usize = 3;
const LONGER: usize = 10;
const PLAYERS: usize = 12;
const TABLES: usize = 4;
/// Most decisions accepted between two outages.
const DECISIONS: usize = 80;
/// The database stays away until the server has said so often that it failed.
const FAILURES: usize = 5;

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn the_play_goes_on_when_the_database_is_back() {
    let mut rng = TestRng::from_env("database away");
    let cluster = Cluster::start();
    let database = TestDatabase::postgres(&cluster);
    let mut server = database.start_server();
    let players = PlayerGroup::start(&[server.address], PLAYERS, TABLES, &mut rng).await;
    let outages = if is_long() { OUTAGES * LONGER } else { OUTAGES };
    for _ in 0..outages {
        players.stats.wait_for_decisions(1 + rng.below(DECISIONS)).await;
        cluster.stop("immediate");
        let enough = players.stats.failed() + FAILURES;
        until("the server says that it failed", async || players.stats.failed() >= enough).await;
        let told = players.stats.durable_versions();
        cluster.start_again();
        database.check_versions(&told).await;
        players.stats.wait_for_every_player().await;
        assert!(server.is_alive(), "it is the same server: {}", server.log());
    }
    assert_eq!(players.stats.statuses(), [503].into(), "who asked was told to come again");
    let notes = players.stop().await;
    server.kill();
    database.check(&notes).await;
}
