//! Time and memory to open tables with long logs.

use std::time::Instant;

use patolli_catalog::{AnyPlay, games};
use patolli_store::{Entry, Phase, Sqlite, Store as _, TableId};

use crate::{
    Failure, Measured,
    person::{Person, play_out, table_of},
};

/// Entries that each seat may spend on taking back, as the server has it.
const MOST_UNDONE: usize = 1_500;
/// Games played in search of a long one.
const GAMES: u64 = 200;

pub async fn measure() -> Result<(), Failure> {
    println!(
        "                          decisions  entries  opens within           CPU  memory grows by, at most by"
    );
    for kind in games() {
        let seats = if kind.name() == "tzolkin" { 5 } else { 4 };
        let mut longest: Option<Box<dyn AnyPlay>> = None;
        for seed in 0..GAMES {
            let play = play_out(*kind, seats, seed)?;
            if longest.as_ref().is_none_or(|it| it.steps() < play.steps()) {
                longest = Some(play);
            }
        }
        let play = longest.ok_or("no game")?;
        // A game that runs has a row for each entry; one that is over is a packed value.
        let running = play.at_step(play.steps() - 1);
        let most = MOST_UNDONE * usize::from(seats);
        one(kind.name(), "with all undos", &*running, most).await?;
        one(kind.name(), "without undos", &*running, 0).await?;
        one(kind.name(), "of an older release", &*running, 300_000).await?;
    }
    Ok(())
}

async fn one(game: &str, what: &str, play: &dyn AnyPlay, undone: usize) -> Result<(), Failure> {
    let folder = tempfile::tempdir()?;
    let store = Sqlite::open(&folder.path().join("patolli.db")).await?;
    let (table, log) = table_of(play, Phase::Running)?;
    let log = again_and_again(log, undone);
    store.create_with_log(&table, &log).await?;
    let server = Measured::start(folder.path())?;
    let mut person = Person::new(server.address, "198.51.100.7");
    person.get("/", &[]).await?;
    let (before, begin) = (server.memory()?.0, server.cpu()?);
    let time = open(&mut person, &table.id).await?;
    let (now, most) = server.memory()?;
    let cpu = server.cpu()?.saturating_sub(begin).as_millis();
    println!(
        "{game:11} {what:20} {:>5} {:>8} {time:>10} ms {cpu:>10} ms {:>10} kB {:>10} kB",
        play.steps(),
        log.len(),
        now.saturating_sub(before),
        most.saturating_sub(before)
    );
    Ok(())
}

/// Milliseconds for the first page of a table.
async fn open(person: &mut Person, id: &TableId) -> Result<u128, Failure> {
    let begin = Instant::now();
    let answer = person.get(&format!("/t/{id}/record"), &[]).await?;
    if answer.status != 403 {
        return Err(format!("it does not open: {}", answer.status).into());
    }
    Ok(begin.elapsed().as_millis())
}

/// The same log with its last decision taken back and taken again, so that it is so much longer.
fn again_and_again(mut log: Vec<Entry>, more: usize) -> Vec<Entry> {
    let Some(last) = log.last().cloned() else { return log };
    let undo = Entry { notation: "undo 1".to_owned(), ..last.clone() };
    for _ in 0..more / 2 {
        log.extend([undo.clone(), last.clone()]);
    }
    for (n, it) in (1..).zip(&mut log) {
        it.n = n;
    }
    log
}
