//! Two servers on one database, and one of them dies.

use crate::{
    cluster::Cluster,
    player_group::PlayerGroup,
    test_database::TestDatabase,
    test_rng::{TestRng, is_long},
};

/// How often one of the two is killed, in turn; a multiple of it on request.
const KILLS: usize = 6;
const LONGER: usize = 20;
/// As many as keep both busy, half of them at each.
const PLAYERS: usize = 16;
const TABLES: usize = 4;
/// Most decisions accepted before the next kill.
const DECISIONS: usize = 80;

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn the_players_of_a_dead_server_go_on_at_the_other() {
    let mut rng = TestRng::from_env("two servers");
    let database = TestDatabase::postgres(Cluster::shared());
    let mut servers = [database.start_server(), database.start_server()];
    let addresses = [servers[0].address, servers[1].address];
    let players = PlayerGroup::start(&addresses, PLAYERS, TABLES, &mut rng).await;
    let kills = if is_long() { KILLS * LONGER } else { KILLS };
    for kill in 0..kills {
        players.stats.wait_for_decisions(1 + rng.below(DECISIONS)).await;
        let server = &mut servers[kill % 2];
        server.kill();
        // Those who were there, too, while there is nobody but the other server.
        players.stats.wait_for_every_player().await;
        let told = players.stats.durable_versions();
        server.start_again();
        database.check_versions(&told).await;
    }
    players.stats.wait_for_every_player().await;
    let notes = players.stop().await;
    servers.iter_mut().for_each(crate::program::ServerProcess::kill);
    database.check(&notes).await;
}
