//! Two servers on one database, and one of them dies.

use crate::{
    chance::{Chance, is_long},
    cluster::Cluster,
    crowd::Crowd,
    house::House,
};

/// How often one of the two is killed, in turn; on request so many times as often.
const KILLS: usize = 6;
const LONGER: usize = 20;
/// As many as keep both busy, half of them at each.
const PLAYERS: usize = 16;
const TABLES: usize = 4;
/// At most so many decisions are accepted before the next kill.
const DECISIONS: usize = 80;

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn the_players_of_a_dead_server_go_on_at_the_other() {
    let mut chance = Chance::of("two servers");
    let house = House::in_postgres(Cluster::shared());
    let mut servers = [house.serve(), house.serve()];
    let addresses = [servers[0].address, servers[1].address];
    let crowd = Crowd::gather(&addresses, PLAYERS, TABLES, &mut chance).await;
    let kills = if is_long() { KILLS * LONGER } else { KILLS };
    for kill in 0..kills {
        crowd.ledger.more(1 + chance.below(DECISIONS)).await;
        let server = &mut servers[kill % 2];
        server.kill();
        // Those who were there, too, while there is nobody but the other server.
        crowd.ledger.everybody_decides().await;
        let told = crowd.ledger.told();
        server.start_again();
        house.check_versions(&told).await;
    }
    crowd.ledger.everybody_decides().await;
    let notes = crowd.leave().await;
    servers.iter_mut().for_each(crate::program::Program::kill);
    house.check(&notes).await;
}
