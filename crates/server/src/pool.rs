//! Thinking beside the tables: on threads of its own, never on too many, never for too long.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use patolli_catalog::Stop;
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    task::{JoinError, JoinHandle, spawn_blocking},
    time::{Instant, timeout, timeout_at},
};

use crate::watch::Metrics;

/// How long a hint lets bots go first.
const COURTESY: Duration = Duration::from_millis(250);

/// Who wants to think. Each has places of its own, so that no bot waits for a hint and none that only glances at the
/// board waits for one that ponders.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rank {
    /// A bot that answers within milliseconds.
    Glance,
    /// A bot that looks ahead.
    Ponder,
    /// A hint.
    Hint,
}

impl Rank {
    const fn name(self) -> &'static str {
        match self {
            Self::Glance => "glance",
            Self::Ponder => "ponder",
            Self::Hint => "hint",
        }
    }
}

/// The places to think, for all tables together.
#[derive(Clone)]
pub(crate) struct Pool {
    glances: Arc<Semaphore>,
    ponders: Arc<Semaphore>,
    hints: Arc<Semaphore>,
    metrics: Arc<Metrics>,
}

/// A place to think. It is free again when everybody who holds it is gone, or when it is given up.
#[derive(Clone, Debug)]
struct Place(Arc<Mutex<Option<OwnedSemaphorePermit>>>);

/// What became of a thought.
#[derive(Debug)]
pub(crate) enum Outcome<T> {
    /// It was thought through.
    Done(T),
    /// There was no place before it was too late.
    Crowded,
    /// It broke off with a panic.
    Failed,
    /// It was told to stop and went on; its thread is lost.
    Silent,
}

impl Pool {
    /// So many places for each rank, at least one.
    pub(crate) fn new(places: usize, metrics: Arc<Metrics>) -> Self {
        let places = || Arc::new(Semaphore::new(places.max(1)));
        Self { glances: places(), ponders: places(), hints: places(), metrics }
    }

    /// Thinks as soon as there is a place. At `end` the thought is told to stop and has `grace` to say what it has
    /// found. Dropping the future stops the thought, too.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        rank: Rank,
        end: Instant,
        grace: Duration,
        thought: impl FnOnce(&Stop) -> T + Send + 'static,
    ) -> Outcome<T> {
        let waiting = self.metrics.waiting();
        let place = timeout_at(end, self.place(rank)).await;
        drop(waiting);
        let Ok(place) = place else { return Outcome::Crowded };
        let (begin, _thinking) = (Instant::now(), self.metrics.thinking());
        let outcome = think_at(place, end, grace, thought).await;
        self.metrics.thought(rank.name(), begin.elapsed());
        if matches!(outcome, Outcome::Failed) {
            self.metrics.panicked("mind");
        }
        outcome
    }

    async fn place(&self, rank: Rank) -> Place {
        let places = match rank {
            Rank::Glance => &self.glances,
            Rank::Ponder => &self.ponders,
            Rank::Hint => {
                // Who is in line here comes after the bots in line, but not after all that ever come.
                let _ = timeout(COURTESY, self.ponders.acquire()).await;
                &self.hints
            }
        };
        Place(Arc::new(Mutex::new(Arc::clone(places).acquire_owned().await.ok())))
    }
}

/// Thinks without a place: only for what takes a moment.
pub(crate) async fn glance<T: Send + 'static>(
    time: Duration,
    thought: impl FnOnce(&Stop) -> T + Send + 'static,
) -> Outcome<T> {
    think_at(Place(Arc::default()), Instant::now() + time, Duration::ZERO, thought).await
}

async fn think_at<T: Send + 'static>(
    place: Place,
    end: Instant,
    grace: Duration,
    thought: impl FnOnce(&Stop) -> T + Send + 'static,
) -> Outcome<T> {
    let stop = Stop::default();
    let stops = Stops(stop.clone());
    let held = place.clone();
    let mut thread = spawn_blocking(move || {
        // Whoever waited may be gone, but the place is taken as long as somebody thinks there.
        let _held = held;
        thought(&stop)
    });
    if let Ok(done) = timeout_at(end, &mut thread).await {
        return outcome(done);
    }
    drop(stops);
    last_words(thread, grace, &place).await
}

/// What a thought says that was told to stop.
async fn last_words<T>(mut thread: JoinHandle<T>, grace: Duration, place: &Place) -> Outcome<T> {
    if let Ok(done) = timeout(grace, &mut thread).await {
        return outcome(done);
    }
    place.give_up();
    Outcome::Silent
}

fn outcome<T>(done: Result<T, JoinError>) -> Outcome<T> {
    done.map_or(Outcome::Failed, Outcome::Done)
}

impl Place {
    /// Lets others think here, although the one who should does not leave.
    fn give_up(&self) {
        drop(self.0.lock().unwrap_or_else(PoisonError::into_inner).take());
    }
}

/// Stops a thought when it goes out of scope.
struct Stops(Stop);

impl Drop for Stops {
    fn drop(&mut self) {
        self.0.stop();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    const LONG: Duration = Duration::from_mins(1);

    fn pool() -> Pool {
        Pool::new(1, Arc::new(Metrics::new()))
    }

    fn later(time: Duration) -> Instant {
        Instant::now() + time
    }

    /// Thinks until it is stopped.
    fn ponder(stop: &Stop) -> &'static str {
        while !stop.is_stopped() {
            std::thread::yield_now();
        }
        "stopped"
    }

    #[tokio::test]
    async fn a_thought_is_told_to_stop_and_says_what_it_found() {
        let pool = pool();
        let outcome = pool.think(Rank::Ponder, later(Duration::from_millis(5)), LONG, ponder).await;
        assert!(matches!(outcome, Outcome::Done("stopped")), "{outcome:?}");
    }

    #[tokio::test]
    async fn a_thought_that_panics_leaves_its_place() {
        let pool = pool();
        let outcome: Outcome<()> =
            pool.think(Rank::Ponder, later(LONG), LONG, |_| std::panic::resume_unwind(Box::new(()))).await;
        assert!(matches!(outcome, Outcome::Failed), "{outcome:?}");
        assert_eq!(pool.ponders.available_permits(), 1);
    }

    #[tokio::test]
    async fn who_does_not_stop_loses_the_place() {
        let pool = pool();
        let (end, held) = mpsc::channel::<()>();
        let moment = Duration::from_millis(5);
        let outcome = pool.think(Rank::Ponder, later(moment), moment, move |_| held.recv().is_ok()).await;
        assert!(matches!(outcome, Outcome::Silent), "{outcome:?}");
        assert_eq!(pool.ponders.available_permits(), 1);
        drop(end);
    }

    #[tokio::test]
    async fn who_finds_no_place_in_time_does_not_think() {
        let pool = pool();
        let place = pool.place(Rank::Ponder).await;
        let outcome = pool.think(Rank::Ponder, later(Duration::from_millis(5)), LONG, |_| ()).await;
        assert!(matches!(outcome, Outcome::Crowded), "{outcome:?}");
        let outcome = pool.think(Rank::Glance, later(LONG), LONG, |_| ()).await;
        assert!(matches!(outcome, Outcome::Done(())), "a glance has a place of its own");
        let outcome = pool.think(Rank::Hint, later(LONG), LONG, |_| ()).await;
        assert!(matches!(outcome, Outcome::Done(())), "a hint waits for bots only a while");
        drop(place);
        assert_eq!(pool.ponders.available_permits(), 1);
    }

    #[tokio::test]
    async fn a_dropped_thought_stops_and_leaves_its_place_when_it_did() {
        let pool = pool();
        let (tell, told) = mpsc::channel();
        let thought = pool.think(Rank::Ponder, later(LONG), LONG, move |stop| {
            tell.send("begun").is_ok() && tell.send(ponder(stop)).is_ok()
        });
        // Long enough to begin, however slow the machine is: only a first poll is needed.
        assert!(timeout(Duration::from_millis(1), thought).await.is_err());
        assert_eq!(told.iter().collect::<Vec<_>>(), ["begun", "stopped"]);
        let outcome = pool.think(Rank::Ponder, later(LONG), LONG, |_| ()).await;
        assert!(matches!(outcome, Outcome::Done(())), "{outcome:?}");
    }
}
