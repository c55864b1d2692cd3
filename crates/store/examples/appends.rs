//! Prints how fast a store opens and appends, and what it costs in commits and memory.
//!
//! Without an argument it measures a file of its own; with the address of an empty database, that one.

use std::{sync::Arc, time::Instant};

use patolli_store::{
    Attendance, Chain, DEFAULT_STAND_IN, Database, DatabaseUrl, Entry, Error, Filter, GuestId, NO_PACE,
    Occupant, Phase, Table, TableId, TableProgress, open,
};
use tokio::task::JoinSet;

const TABLES: usize = 100;
const ROUNDS: u32 = 20;

#[tokio::main]
async fn main() -> Result<(), Error> {
    let directory = tempfile::tempdir().expect("there is a place for temporary files");
    let place = match std::env::args().nth(1) {
        Some(address) => address.parse()?,
        None => DatabaseUrl::Sqlite(directory.path().join("tables.db")),
    };

    let start = Instant::now();
    let store = open(&place).await?;
    println!("create the database: {:?}", start.elapsed());

    let tables: Vec<Table> = (0..TABLES).map(|_| table()).collect();
    for table in &tables {
        store.create(table).await?;
    }
    let mut chains: Vec<Chain> = tables.iter().map(Chain::new).collect();
    for n in 1..=ROUNDS {
        append_everywhere(&store, &tables, &mut chains, n).await?;
    }
    store.close().await;

    let start = Instant::now();
    let store = open(&place).await?;
    println!("open it again: {:?}", start.elapsed());
    let start = Instant::now();
    let found = store.tables(Filter::all().at_most(50)).await?.len();
    println!("first list of {found} tables: {:?}", start.elapsed());
    let start = Instant::now();
    let entries = store.log(&tables[0].id).await?.len();
    println!("log of {entries} entries: {:?}", start.elapsed());
    if let Ok(status) = std::fs::read_to_string("/proc/self/status") {
        status.lines().filter(|line| line.starts_with("VmRSS")).for_each(|line| println!("{line}"));
    }
    store.close().await;
    Ok(())
}

/// Two appends to every table at once.
async fn append_everywhere(
    store: &Arc<dyn Database>,
    tables: &[Table],
    chains: &mut [Chain],
    round: u32,
) -> Result<(), Error> {
    let (start, commits) = (Instant::now(), store.commits());
    let mut appends = JoinSet::new();
    for (table, chain) in tables.iter().zip(chains) {
        let mut both = [entry(2 * round - 1), entry(2 * round)];
        chain.set_digests(&mut both);
        let (store, id) = (Arc::clone(store), table.id.clone());
        appends.spawn(async move {
            let (one, two) = both.split_at(1);
            let progress = TableProgress {
                phase: Phase::Running,
                to_move: Some(0),
                result: None,
                attendance: None,
                calls: Vec::new(),
            };
            let (one, two) =
                tokio::join!(store.append(&id, one, &progress), store.append(&id, two, &progress));
            one.and(two)
        });
    }
    let appended: Result<(), Error> = appends.join_all().await.into_iter().collect();
    let commits = store.commits() - commits;
    println!(
        "{} appends to {} tables: {commits} commits, {:?}",
        2 * tables.len(),
        tables.len(),
        start.elapsed()
    );
    appended
}

fn entry(n: u32) -> Entry {
    Entry {
        n,
        seat: 0,
        notation: "place 4 workers at D5".to_owned(),
        auto: false,
        at: i64::from(n),
        digest: None,
    }
}

fn table() -> Table {
    let owner = GuestId::random();
    Table {
        id: TableId::random(),
        game: "tikal".to_owned(),
        options: vec![("players".to_owned(), "4".to_owned())],
        seed: "5eed".repeat(16),
        contributions: Vec::new(),
        deal: "A1 ".repeat(100),
        rules: 1,
        seats: vec![Occupant::Guest { id: owner.clone(), name: "Ana".to_owned() }, Occupant::Open],
        owner,
        invite: String::new(),
        listed: true,
        hints: true,
        pace: NO_PACE.to_owned(),
        stand_in: DEFAULT_STAND_IN.to_owned(),
        barred: Vec::new(),
        phase: Phase::Open,
        created: 0,
        moved: 0,
        to_move: None,
        result: None,
        attendance: Attendance::default(),
    }
}
