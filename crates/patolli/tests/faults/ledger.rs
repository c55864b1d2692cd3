//! What all players together know while they play.

use std::{
    collections::{BTreeSet, HashMap},
    sync::{
        Mutex, MutexGuard,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use tokio::time::sleep;

/// Far more than anything here takes on a slow and busy machine.
const TIMEOUT: Duration = Duration::from_mins(5);
/// How often is asked again.
const POLL_INTERVAL: Duration = Duration::from_millis(2);

/// Counts that everybody adds to.
#[derive(Debug)]
pub struct PlayStats {
    /// Accepted decisions by player.
    accepted: Vec<AtomicUsize>,
    failed: AtomicUsize,
    statuses: Mutex<BTreeSet<u16>>,
    versions: Mutex<HashMap<String, u32>>,
    /// Tables whose game is over.
    finished: Mutex<BTreeSet<String>>,
    closed: AtomicBool,
}

impl PlayStats {
    pub fn new(players: usize) -> Self {
        let accepted = (0..players).map(|_| AtomicUsize::new(0)).collect();
        let (statuses, versions) = (Mutex::default(), Mutex::default());
        let (failed, finished, closed) = (0.into(), Mutex::default(), false.into());
        Self { accepted, failed, statuses, versions, finished, closed }
    }

    /// A decision of this player was accepted, and the table stands at this version.
    pub fn accept(&self, player: usize, id: &str, version: u32) {
        self.versions().insert(id.to_owned(), version);
        self.accepted[player].fetch_add(1, Ordering::SeqCst);
    }

    /// The game at a table is over.
    pub fn finish(&self, id: &str) {
        lock(&self.finished).insert(id.to_owned());
    }

    /// The server answered with this status that it failed.
    pub fn fail(&self, status: u16) {
        lock(&self.statuses).insert(status);
        self.failed.fetch_add(1, Ordering::SeqCst);
    }

    /// How many decisions were accepted.
    pub fn accepted(&self) -> usize {
        self.accepted_by_player().iter().sum()
    }

    /// How many decisions were accepted, by player.
    pub fn accepted_by_player(&self) -> Vec<usize> {
        self.accepted.iter().map(|it| it.load(Ordering::SeqCst)).collect()
    }

    /// How often the server answered that it failed.
    pub fn failed(&self) -> usize {
        self.failed.load(Ordering::SeqCst)
    }

    /// How it said so.
    pub fn statuses(&self) -> BTreeSet<u16> {
        lock(&self.statuses).clone()
    }

    /// The versions of which clients were told that they are durable.
    pub fn durable_versions(&self) -> HashMap<String, u32> {
        self.versions().clone()
    }

    /// Ends the play.
    pub fn close(&self) {
        self.closed.store(true, Ordering::SeqCst);
    }

    pub fn is_closed(&self) -> bool {
        self.closed.load(Ordering::SeqCst)
    }

    /// Waits until this number of further decisions was accepted.
    pub async fn wait_for_decisions(&self, decisions: usize) {
        let enough = self.accepted() + decisions;
        until("the play goes on", async || self.accepted() >= enough).await;
    }

    /// Waits until every player had another decision accepted.
    pub async fn wait_for_every_player(&self) {
        let before = self.accepted_by_player();
        let all = || self.accepted_by_player().iter().zip(&before).all(|(now, then)| now > then);
        until(&format!("everybody plays on: {before:?}"), async || all()).await;
    }

    /// Waits until a decision was accepted at every table whose game goes on.
    pub async fn wait_for_every_table(&self) {
        let before = self.durable_versions();
        let stands =
            |id: &String, then: u32| self.versions()[id] <= then && !lock(&self.finished).contains(id);
        let all = || before.iter().all(|(id, then)| !stands(id, *then));
        until("every table moves on", async || all()).await;
    }

    fn versions(&self) -> MutexGuard<'_, HashMap<String, u32>> {
        lock(&self.versions)
    }
}

fn lock<T>(it: &Mutex<T>) -> MutexGuard<'_, T> {
    it.lock().expect("nobody breaks off while it is held")
}

/// Asks again and again until something is so.
pub async fn until(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    let begin = Instant::now();
    while !is_so().await {
        assert!(begin.elapsed() < TIMEOUT, "in vain: {what}");
        sleep(POLL_INTERVAL).await;
    }
}
