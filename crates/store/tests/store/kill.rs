//! A process that is killed loses nothing that it was told is durable.

use std::{
    collections::HashMap,
    io::{BufRead, BufReader},
    process::{Command, Stdio},
    sync::Arc,
};

use patolli_store::{Database, TableId, open};

use crate::{
    cluster::Cluster,
    contract::{entry, running, table},
    temp_db_path,
};

/// Tells the process to be killed where the database is.
const URL_VARIABLE: &str = "PATOLLI_STORE_KILL_PLACE";
const MARKER: &str = "durable";
const TABLES: usize = 8;

/// The work of the child process until it is killed.
async fn append_for_ever(address: &str) {
    let store = open(&address.parse().unwrap()).await.unwrap();
    let tables: Vec<_> = (0..TABLES).map(|_| tokio::spawn(play(Arc::clone(&store)))).collect();
    for table in tables {
        table.await.unwrap();
    }
}

async fn play(store: Arc<dyn Database>) {
    let table = table();
    store.create(&table).await.unwrap();
    for n in 1.. {
        store.append(&table.id, &[entry(n)], &running(0)).await.unwrap();
        println!("{MARKER} {} {n}", table.id);
    }
}

#[tokio::test]
async fn nothing_answered_is_lost_in_a_file() {
    // Each test starts itself again as the process to be killed.
    if let Ok(address) = std::env::var(URL_VARIABLE) {
        return append_for_ever(&address).await;
    }
    let (_directory, path) = temp_db_path();
    let address = format!("sqlite:{}", path.display());
    nothing_answered_is_lost("kill::nothing_answered_is_lost_in_a_file", &address).await;
}

#[tokio::test]
async fn nothing_answered_is_lost_in_postgres() {
    if let Ok(address) = std::env::var(URL_VARIABLE) {
        return append_for_ever(&address).await;
    }
    let address = Cluster::shared().database();
    nothing_answered_is_lost("kill::nothing_answered_is_lost_in_postgres", &address).await;
}

async fn nothing_answered_is_lost(test: &str, address: &str) {
    let mut answered = HashMap::new();
    for lines in [1, 50, 333] {
        kill_after(test, address, lines, &mut answered);
        let store = open(&address.parse().unwrap()).await.unwrap();
        for (id, &n) in &answered {
            let log = store.log(id).await.unwrap();
            assert!(log.len() >= n, "table {id}: {} of {n} moves are left", log.len());
            let moved = store.table(id).await.unwrap().unwrap().moved;
            let last = log.last().map(|entry| entry.at);
            assert_eq!(Some(moved), last, "the table and its log were written together");
        }
        // Dropped, not closed: the next process finds what this one left.
        drop(store);
    }
}

/// Lets another process append, kills it after `lines` lines, and notes all that it was told.
fn kill_after(test: &str, address: &str, lines: usize, answered: &mut HashMap<TableId, usize>) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", test, "--nocapture"])
        .env(URL_VARIABLE, address)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let output = BufReader::new(child.stdout.take().unwrap());
    let mut seen = 0;
    for line in output.lines() {
        let line = line.unwrap();
        // The last line may be cut short; the test runner may begin one.
        let Some((_, told)) = line.split_once(MARKER) else {
            continue;
        };
        let mut words = told.split_whitespace();
        let (Some(Ok(id)), Some(Ok(n))) = (words.next().map(str::parse), words.next().map(str::parse)) else {
            continue;
        };
        answered.insert(id, n);
        seen += 1;
        if seen == lines {
            child.kill().unwrap();
        }
    }
    child.wait().unwrap();
    assert!(seen >= lines);
}
