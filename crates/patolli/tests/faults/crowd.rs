//! Many players at once.

use std::{net::SocketAddr, sync::Arc};

use tokio::task::JoinHandle;

use crate::{
    chance::Chance,
    ledger::Ledger,
    notes::Notes,
    player::Player,
    table::{SORTS, Table},
    web::Web,
};

/// Players who play.
pub struct Crowd {
    pub ledger: Arc<Ledger>,
    players: Vec<JoinHandle<Vec<Notes>>>,
}

impl Crowd {
    /// So many players open so many tables each, and begin. They are spread over the servers.
    pub async fn gather(
        addresses: &[SocketAddr],
        players: usize,
        tables: usize,
        chance: &mut Chance,
    ) -> Self {
        Self::gather_at(addresses, players, tables, chance, addresses.len() > 1).await
    }

    /// The same where several servers may be behind one address.
    pub async fn gather_at(
        addresses: &[SocketAddr],
        players: usize,
        tables: usize,
        chance: &mut Chance,
        may_be_late: bool,
    ) -> Self {
        let (ledger, web) = (Arc::new(Ledger::of(players)), Web::new());
        let begin = |number: usize| {
            let (ledger, web, chance) = (Arc::clone(&ledger), web.clone(), chance.branch());
            let mut addresses = addresses.to_vec();
            let home = number % addresses.len();
            addresses.rotate_left(home);
            tokio::spawn(async move {
                let tables = open(&web, addresses[0], number, tables).await;
                Player { number, web, addresses, tables, chance, ledger, may_be_late }
            })
        };
        let begun: Vec<_> = (0..players).map(begin).collect();
        let mut players = Vec::new();
        for player in begun {
            players.push(player.await.expect("tables can be opened"));
        }
        // Nobody begins before all tables are there: one that is opened while a server dies may be there or not.
        let players = players.into_iter().map(|it| tokio::spawn(it.play())).collect();
        Self { ledger, players }
    }

    /// Ends the play; everybody tells what they noted.
    pub async fn leave(self) -> Vec<Notes> {
        self.ledger.close();
        let mut notes = Vec::new();
        for player in self.players {
            notes.extend(player.await.expect("no player saw anything wrong"));
        }
        notes
    }
}

async fn open(web: &Web, address: SocketAddr, player: usize, tables: usize) -> Vec<Table> {
    let mut opened = Vec::new();
    for number in 0..tables {
        let form = SORTS[(player + number) % SORTS.len()];
        opened.push(Table::open(web, address, form).await.expect("the server opens tables"));
    }
    opened
}
