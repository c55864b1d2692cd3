//! Many players at once.

use std::{net::SocketAddr, sync::Arc};

use tokio::task::JoinHandle;

use crate::{
    ledger::PlayStats,
    notes::AttemptLog,
    player::Player,
    table::{ClientTable, TABLE_FORMS},
    test_rng::TestRng,
    web::HttpClient,
};

/// Players who play.
pub struct PlayerGroup {
    pub stats: Arc<PlayStats>,
    players: Vec<JoinHandle<Vec<AttemptLog>>>,
}

impl PlayerGroup {
    /// Players open `tables` tables each and begin; they are spread over the servers.
    pub async fn start(addresses: &[SocketAddr], players: usize, tables: usize, rng: &mut TestRng) -> Self {
        Self::start_behind_proxy(addresses, players, tables, rng, addresses.len() > 1).await
    }

    /// The same where several servers may be behind one address.
    pub async fn start_behind_proxy(
        addresses: &[SocketAddr],
        players: usize,
        tables: usize,
        rng: &mut TestRng,
        may_be_late: bool,
    ) -> Self {
        let (ledger, web) = (Arc::new(PlayStats::new(players)), HttpClient::new());
        let begin = |number: usize| {
            let (ledger, web, rng) = (Arc::clone(&ledger), web.clone(), rng.fork());
            let mut addresses = addresses.to_vec();
            let home = number % addresses.len();
            addresses.rotate_left(home);
            tokio::spawn(async move {
                let tables = open(&web, addresses[0], number, tables).await;
                Player { number, web, addresses, tables, rng, stats: ledger, may_be_late }
            })
        };
        let begun: Vec<_> = (0..players).map(begin).collect();
        let mut players = Vec::new();
        for player in begun {
            players.push(player.await.expect("tables can be opened"));
        }
        // Nobody begins before all tables are there: one that is opened while a server dies may be there or not.
        let players = players.into_iter().map(|it| tokio::spawn(it.play())).collect();
        Self { stats: ledger, players }
    }

    /// Ends the play; everybody tells what they noted.
    pub async fn stop(self) -> Vec<AttemptLog> {
        self.stats.close();
        let mut notes = Vec::new();
        for player in self.players {
            notes.extend(player.await.expect("no player saw anything wrong"));
        }
        notes
    }
}

async fn open(web: &HttpClient, address: SocketAddr, player: usize, tables: usize) -> Vec<ClientTable> {
    let mut opened = Vec::new();
    for number in 0..tables {
        let form = TABLE_FORMS[(player + number) % TABLE_FORMS.len()];
        opened.push(ClientTable::open(web, address, form).await.expect("the server opens tables"));
    }
    opened
}
