//! A process that is killed loses nothing that it was told is durable.

use std::{
    collections::HashMap,
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use patolli_store::{Sqlite, Store, TableId};

use crate::{
    contract::{entry, running, table},
    place,
};

const FILE: &str = "PATOLLI_STORE_KILL_FILE";
const WORD: &str = "durable";
const TABLES: usize = 8;

/// What the child process does until it is killed.
async fn append_for_ever(path: &Path) {
    let store = Sqlite::open(path).await.unwrap();
    let tables: Vec<_> = (0..TABLES).map(|_| tokio::spawn(play(store.clone()))).collect();
    for table in tables {
        table.await.unwrap();
    }
}

async fn play(store: Sqlite) {
    let table = table();
    store.create(&table).await.unwrap();
    for n in 1.. {
        store.append(&table.id, &[entry(n)], &running(0)).await.unwrap();
        println!("{WORD} {} {n}", table.id);
    }
}

#[tokio::test]
async fn nothing_answered_is_lost() {
    // The test starts itself again as the process to be killed.
    if let Some(path) = std::env::var_os(FILE) {
        return append_for_ever(&PathBuf::from(path)).await;
    }
    let (_directory, path) = place();
    let mut answered = HashMap::new();
    for lines in [1, 50, 333] {
        kill_after(&path, lines, &mut answered);
        let store = Sqlite::open(&path).await.unwrap();
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

/// Lets another process append, kills it after so many `lines`, and notes all that it was told.
fn kill_after(path: &Path, lines: usize, answered: &mut HashMap<TableId, usize>) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "kill::nothing_answered_is_lost", "--nocapture"])
        .env(FILE, path)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let output = BufReader::new(child.stdout.take().unwrap());
    let mut seen = 0;
    for line in output.lines() {
        let line = line.unwrap();
        // The last line may be cut short; the test runner may begin one.
        let Some((_, told)) = line.split_once(WORD) else {
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
