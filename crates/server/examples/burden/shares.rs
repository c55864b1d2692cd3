//! Time for a person's bot, hint and review, while nothing else happens and beside a guest who wants
//! everything.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use futures_util::{SinkExt as _, StreamExt as _};
use patolli_catalog::games;
use patolli_store::{Sqlite, Store as _, TableId};
use tokio_tungstenite::{connect_async, tungstenite::Message};

use crate::{
    Failure, Measured,
    person::{Person, keep, play_out},
};

const GREEDY: &str = "203.0.113.66";
const OTHER: &str = "198.51.100.7";
/// Measured turns.
const TURNS: usize = 8;

pub async fn measure() -> Result<(), Failure> {
    let folder = tempfile::tempdir()?;
    let server = Measured::start(folder.path())?;
    let store = Sqlite::open(&folder.path().join("patolli.db")).await?;
    println!("                      bot's turn: median, longest      hint    review");
    let quiet = other(&server, &store).await?;
    println!("quiet                 {quiet}");
    let stop = Arc::new(AtomicBool::new(false));
    let decided = Arc::new(AtomicUsize::new(0));
    let greedy = greedy(&server, &store, &stop, &decided).await?;
    tokio::time::sleep(Duration::from_secs(5)).await;
    for _ in 0..3 {
        let beside = other(&server, &store).await?;
        println!("beside a greedy guest {beside}");
    }
    println!("the greedy guest decided {} times meanwhile", decided.load(Relaxed));
    stop.store(true, Relaxed);
    for it in greedy {
        it.abort();
    }
    Ok(())
}

/// Measurements of the other person.
async fn other(server: &Measured, store: &Sqlite) -> Result<String, Failure> {
    let mut person = Person::new(server.address, OTHER);
    let id = person.open(games()[0].name(), "me", "bot:search:3").await?;
    let (mut times, mut luck, mut before, mut begin) = (Vec::new(), 1, 0, Instant::now());
    while times.len() < TURNS {
        luck += 7;
        // The page on which something can be decided comes after the bot's turn, if there is one.
        while !is_asked(&mut person, &id).await? {}
        let waited = begin.elapsed();
        let decided = store.log(&id).await?.iter().filter(|it| it.seat == 1).count();
        if decided > before {
            times.push(waited);
        }
        before = decided;
        person.decide(&id, luck).await?;
        begin = Instant::now();
    }
    times.sort();
    while !is_asked(&mut person, &id).await? {}
    let begin = Instant::now();
    let hint = person.post(&format!("/t/{id}/hint"), &[]).await?;
    let hinted = begin.elapsed();
    let told = String::from_utf8_lossy(&hint.body).contains("games looked at");
    let game = play_out(games()[0], 2, 5)?.at_step(60);
    let id = keep(store, &*game).await?;
    let begin = Instant::now();
    person.post(&format!("/t/{id}/review"), &[]).await?;
    while String::from_utf8_lossy(&person.get(&format!("/t/{id}/review/parts?n=0"), &[]).await?.body)
        .contains("\"running\":true")
    {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let reviewed = begin.elapsed();
    Ok(format!(
        "{:>17.2?} {:>12.2?} {:>10.2?}{} {:>8.2?}",
        times[times.len() / 2],
        times[times.len() - 1],
        hinted,
        if told { "" } else { " (none)" },
        reviewed
    ))
}

/// Whether it is this person's turn.
async fn is_asked(person: &mut Person, id: &TableId) -> Result<bool, Failure> {
    let page = person.get(&format!("/t/{id}"), &[]).await?;
    Ok(String::from_utf8_lossy(&page.body).contains("name=\"do\""))
}

/// A guest with 100 tables of the strongest bots, 96 sockets with hints and 54 reviews.
async fn greedy(
    server: &Measured,
    store: &Sqlite,
    stop: &Arc<AtomicBool>,
    decided: &Arc<AtomicUsize>,
) -> Result<Vec<tokio::task::JoinHandle<()>>, Failure> {
    let mut guest = Person::new(server.address, GREEDY);
    let mut tables = Vec::new();
    for _ in 0..100 {
        tables.push(guest.open(games()[0].name(), "bot:search:6", "me").await?);
    }
    let mut tasks = Vec::new();
    let mut asked = 0;
    for _ in 0..3 {
        let mut another = Person::new(server.address, GREEDY);
        for _ in 0..32 {
            let id = another.open(games()[0].name(), "me", "hot").await?;
            let (mut socket, _) = connect_async(another.socket(&id)?).await?;
            socket.send(Message::text(r#"{"hint":true}"#)).await?;
            asked += 1;
            tasks.push(tokio::spawn(async move {
                // After each hint the next one is asked for.
                let mut begin = Instant::now();
                while let Some(Ok(_)) = socket.next().await {
                    if begin.elapsed() > Duration::from_secs(21) {
                        begin = Instant::now();
                        for text in [r#"{"hint":false}"#, r#"{"hint":true}"#] {
                            let _ = socket.send(Message::text(text)).await;
                        }
                    }
                }
            }));
        }
    }
    let (mut taken, whole) = (0, play_out(games()[0], 2, 6)?);
    for _ in 0..54 {
        let id = keep(store, &*whole).await?;
        taken += usize::from(guest.post(&format!("/t/{id}/review"), &[]).await?.status == 303);
    }
    println!("the greedy guest: {} tables, {asked} sockets with hints, {taken} of 54 reviews", tables.len());
    let (stop, decided) = (Arc::clone(stop), Arc::clone(decided));
    tasks.push(tokio::spawn(async move {
        let mut luck = 0;
        while !stop.load(Relaxed) {
            for id in &tables {
                luck += 7;
                if guest.decide(id, luck).await.unwrap_or(false) {
                    decided.fetch_add(1, Relaxed);
                }
            }
        }
    }));
    Ok(tasks)
}
