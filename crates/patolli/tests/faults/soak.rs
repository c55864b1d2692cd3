//! Many tables with four open pages each, for a while: no page misses anything, and the server does not grow.

use std::{fs, panic::resume_unwind, sync::Arc, time::Duration};

use patolli_store::Entry;
use tokio::{sync::Barrier, task::JoinSet, time::sleep};

use crate::{
    guest::{TablePage, TestClient},
    program::ServerProcess,
    test_database::TestDatabase,
    test_rng::{TestRng, is_long},
    web::HttpClient,
};

const SEATS: usize = 4;
/// How much is played: a little where every change is tried, a lot on request.
const SHORT: LoadProfile = LoadProfile { tables: 40, decisions: 8, pace: Duration::from_millis(500) };
const LONG: LoadProfile = LoadProfile { tables: 1000, decisions: 30, pace: Duration::from_secs(2) };
/// Memory may grow by so much between the two halves: a hundredth of what a page kept for each message would take, yet far
/// more than what the entries themselves need.
const MEMORY_MARGIN: usize = 12 << 20;

/// How much is played.
#[derive(Clone, Copy)]
struct LoadProfile {
    tables: usize,
    /// By table, in each of two halves.
    decisions: usize,
    /// People do not decide at once.
    pace: Duration,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_page_misses_anything_and_memory_stays() {
    let load = if is_long() { LONG } else { SHORT };
    let mut rng = TestRng::from_env("soak");
    let database = TestDatabase::sqlite();
    let mut server = database.start_server();
    let halves = Arc::new(Barrier::new(load.tables + 1));
    let mut tables: JoinSet<_> =
        (0..load.tables).map(|_| play(server.address, load, Arc::clone(&halves), rng.fork())).collect();
    let mut memory = Vec::new();
    // All pages are open; half of the decisions are taken; all are.
    for _ in 0..3 {
        wait_for_tables(&halves, &mut tables).await;
        memory.push(resident_bytes(&server));
        halves.wait().await;
    }
    let seen = tables.join_all().await;
    server.kill();
    let updates = load.tables * SEATS * load.decisions * 2;
    println!("soak: {} tables, {updates} updates at least, memory {memory:?}", load.tables);
    let logs = database.logs(seen.iter().map(|it| it.0.as_str())).await;
    for ((id, pages), log) in seen.iter().zip(&logs) {
        for page in pages {
            assert_eq!(*page, versions(log), "what a page of table {id} saw");
        }
    }
    let [_, first, second] = memory[..] else { panic!("three measurements") };
    assert!(second <= first + MEMORY_MARGIN + first / 10, "the server grows: {memory:?}");
}

/// Waits until every table has come so far. A table that fails would keep the others waiting for ever, so its failure is
/// the test's at once.
async fn wait_for_tables<T: 'static>(halves: &Barrier, tables: &mut JoinSet<T>) {
    tokio::select! {
        Some(Err(failure)) = tables.join_next() => resume_unwind(failure.into_panic()),
        _ = halves.wait() => {}
    }
}

/// Plays one table with four pages; returns what each page saw.
async fn play(
    address: std::net::SocketAddr,
    load: LoadProfile,
    halves: Arc<Barrier>,
    mut rng: TestRng,
) -> (String, Vec<Vec<u32>>) {
    let (id, mut pages) = sit_down(address).await;
    for _ in 0..2 {
        halves.wait().await;
        halves.wait().await;
        for _ in 0..load.decisions {
            decide(&mut pages, &mut rng).await;
            sleep(load.pace).await;
        }
    }
    halves.wait().await;
    halves.wait().await;
    (id, pages.into_iter().map(|it| it.seen).collect())
}

async fn sit_down(address: std::net::SocketAddr) -> (String, Vec<TablePage>) {
    let web = HttpClient::new();
    let mut owner = TestClient::new(&web, address);
    let id = owner.open("game=tikal&seats=4&who1=open&who2=open&who3=open&listed=on").await;
    let mut guests = vec![owner];
    // None of them looks like "Guest 2", which the owner may have been given.
    for name in ["Ann", "Ben", "Cid"] {
        let mut guest = TestClient::new(&web, address);
        let joined = guest.post(&format!("/t/{id}/join"), &format!("name={name}")).await;
        assert_eq!(joined.status, 303, "{joined:?}");
        guests.push(guest);
    }
    let mut pages = Vec::new();
    for guest in &guests {
        pages.push(guest.open_page(&id).await);
    }
    (id, pages)
}

/// The seat that is asked decides; all pages see it.
async fn decide(pages: &mut [TablePage], rng: &mut TestRng) {
    let asked = pages.iter_mut().find(|it| !it.choices().is_empty()).expect("somebody is asked");
    let before = asked.version;
    let choice = rng.pick::<String>(&asked.choices()).clone();
    asked.decide(&choice).await;
    for page in pages {
        page.wait_for_version_after(before).await;
    }
}

/// The versions that a table had at rest: after each decision and the answers that needed no thought.
fn versions(log: &[Entry]) -> Vec<u32> {
    let ends = log.iter().enumerate().filter(|(at, _)| log.get(at + 1).is_none_or(|next| !next.auto));
    std::iter::once(0).chain(ends.map(|(_, it)| it.n)).collect()
}

/// How many bytes of memory a server has.
fn resident_bytes(server: &ServerProcess) -> usize {
    let status = fs::read_to_string(format!("/proc/{}/status", server.id())).expect("it runs");
    let line = status.lines().find_map(|it| it.strip_prefix("VmRSS:")).expect("it has memory");
    line.trim().trim_end_matches(" kB").parse::<usize>().expect("a number") << 10
}
