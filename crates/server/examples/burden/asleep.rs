//! What many abandoned tables cost: until they sleep, and while they do.

use std::time::{Duration, Instant};

use patolli_catalog::{Seed, games};
use patolli_store::{Filter, Phase, Sqlite, Store as _, TableId};
use tokio::task::JoinSet;

use crate::{Failure, Measured, person::table_of};

/// Abandoned tables.
const TABLES: usize = 50_000;
/// Tables that are written at the same time.
const AT_ONCE: usize = 500;
/// Time since somebody did something there, in milliseconds.
const AGE: i64 = 60 * 24 * 60 * 60 * 1000;
/// Time for which an idle server is watched.
const WATCHED: Duration = Duration::from_mins(1);

pub async fn measure() -> Result<(), Failure> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("patolli.db");
    let store = Sqlite::open(&file).await?;
    fill(&store).await?;
    let awake = || store.tables(Filter::all().in_phase(Phase::Running).awake().at_most(1));
    let server = Measured::start(folder.path())?;
    let begin = Instant::now();
    while !awake().await?.is_empty() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let (cpu, time, memory) = (server.cpu()?, begin.elapsed(), server.memory()?);
    println!(
        "{TABLES} tables fall asleep: {cpu:.2?} CPU with the start, within {time:.2?}, at most {} kB",
        memory.1
    );
    idle("after that", &server).await?;
    drop(server);
    let server = Measured::start(folder.path())?;
    println!(
        "start beside {TABLES} tables that sleep: {:.2?} CPU, at most {} kB",
        server.cpu()?,
        server.memory()?.1
    );
    idle("then", &server).await?;
    drop(server);
    let empty = tempfile::tempdir()?;
    let server = Measured::start(empty.path())?;
    idle("with an empty database", &server).await
}

/// Games of one person against a bot that nobody has gone on with.
async fn fill(store: &Sqlite) -> Result<(), Failure> {
    let play = games()[0].start(2, &[], &Seed::from(7))?;
    let (mut table, _) = table_of(&*play, Phase::Running)?;
    table.seats[1] = patolli_store::Occupant::Bot { bot: "greedy".to_owned() };
    table.moved -= AGE;
    table.attendance.touched = table.moved;
    let mut writes = JoinSet::new();
    for _ in 0..TABLES {
        let (store, table) = (store.clone(), patolli_store::Table { id: TableId::random(), ..table.clone() });
        writes.spawn(async move { store.create(&table).await });
        if writes.len() >= AT_ONCE
            && let Some(done) = writes.join_next().await
        {
            done??;
        }
    }
    while let Some(done) = writes.join_next().await {
        done??;
    }
    Ok(())
}

/// Processor time and memory of a server that has nothing to do.
async fn idle(what: &str, server: &Measured) -> Result<(), Failure> {
    // The first seconds belong to the start.
    tokio::time::sleep(Duration::from_secs(5)).await;
    let begin = server.cpu()?;
    tokio::time::sleep(WATCHED).await;
    let share = server.cpu()?.saturating_sub(begin).as_secs_f64() / WATCHED.as_secs_f64();
    println!("idle {what}: {:.3} % of a core, {} kB", share * 100.0, server.memory()?.0);
    Ok(())
}
