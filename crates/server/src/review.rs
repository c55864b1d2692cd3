//! Reviews of finished games: computed in the background, one game after the other, and kept in the store.

mod place;

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

use patolli_catalog::{AnyPlay, Budget, Review, Seed, Stop};
use patolli_store::{Error, GuestId, Store, Table, TableId};
use patolli_web::model::ReviewState;
use tokio::sync::{Semaphore, oneshot};

pub(crate) use self::place::{Place, Spot, show};
use crate::{app::App, clock, reader::Reader, snapshot::Snapshot, trouble::Trouble};

/// How often the computer looks at each stretch of decisions.
const SIMULATIONS: u32 = 400;
/// So many reviews may be computed or wait for it.
const MOST: usize = 50;

/// How far the review of a game has come.
pub(crate) enum Progress {
    /// Nobody asked for it.
    None,
    /// So many stretches of so many are done.
    Running(usize, usize),
    /// It is there.
    Ready(Box<Review>),
}

impl Progress {
    /// Whether it is being computed.
    pub(crate) const fn is_running(&self) -> bool {
        matches!(self, Self::Running(..))
    }

    /// The review, if it is there.
    pub(crate) fn review(&self) -> Option<&Review> {
        if let Self::Ready(review) = self { Some(review) } else { None }
    }

    fn state(&self) -> ReviewState<'_> {
        match self {
            Self::None => ReviewState::None,
            Self::Running(done, total) => ReviewState::Running(*done, *total),
            Self::Ready(review) => ReviewState::Ready(review),
        }
    }
}

/// The reviews that are being computed; clones are the same.
#[derive(Clone)]
pub(crate) struct Reviews {
    jobs: Arc<Mutex<HashMap<TableId, Arc<Job>>>>,
    /// Whoever holds its only permit computes.
    turn: Arc<Semaphore>,
}

/// One review on its way.
struct Job {
    /// Who asked for it.
    starter: GuestId,
    stop: Stop,
    done: AtomicUsize,
    total: AtomicUsize,
}

impl Reviews {
    pub(crate) fn new() -> Self {
        Self { jobs: Arc::default(), turn: Arc::new(Semaphore::new(1)) }
    }

    /// How far the review of a table has come.
    pub(crate) async fn progress(&self, store: &dyn Store, id: &TableId) -> Result<Progress, Error> {
        if let Some((done, total)) = self.running(id) {
            return Ok(Progress::Running(done, total));
        }
        let Some(text) = store.review(id).await? else { return Ok(Progress::None) };
        Ok(serde_json::from_str(&text).map_or_else(
            |error| {
                // Written by another release: it can be computed again.
                tracing::warn!(table = %id, %error, "a review cannot be read");
                Progress::None
            },
            |it| Progress::Ready(Box::new(it)),
        ))
    }

    /// Lets the review of a finished game be computed, unless it is already or there is one.
    pub(crate) async fn begin(
        &self,
        app: &App,
        snapshot: &Snapshot,
        starter: GuestId,
    ) -> Result<(), Trouble> {
        let id = &snapshot.table.id;
        if !matches!(self.progress(app.store(), id).await?, Progress::None) {
            return Ok(());
        }
        if let Some(job) = self.enlist(id, starter)? {
            tokio::spawn(self.clone().run(app.clone(), id.clone(), Arc::clone(&snapshot.play), job));
        }
        Ok(())
    }

    /// Gives up a review that is being computed; only who sits at the table or asked for it may.
    pub(crate) fn give_up(&self, table: &Table, reader: &Reader) -> Result<(), Trouble> {
        let mut jobs = self.jobs();
        let Some(job) = jobs.get(&table.id) else { return Ok(()) };
        if reader.id() != Some(&job.starter) && reader.seats(table).is_empty() {
            return Err(Trouble::NotYours);
        }
        job.stop.stop();
        jobs.remove(&table.id);
        Ok(())
    }

    /// How many stretches of how many are done, if the review is being computed.
    fn running(&self, id: &TableId) -> Option<(usize, usize)> {
        let jobs = self.jobs();
        let job = jobs.get(id)?;
        Some((job.done.load(Ordering::Relaxed), job.total.load(Ordering::Relaxed)))
    }

    /// Puts a review in line; `None` if it stands there already.
    fn enlist(&self, id: &TableId, starter: GuestId) -> Result<Option<Arc<Job>>, Trouble> {
        let mut jobs = self.jobs();
        if jobs.contains_key(id) {
            return Ok(None);
        }
        if jobs.len() >= MOST {
            return Err(Trouble::Busy);
        }
        let (done, total) = (AtomicUsize::new(0), AtomicUsize::new(1));
        let job = Arc::new(Job { starter, stop: Stop::default(), done, total });
        jobs.insert(id.clone(), Arc::clone(&job));
        Ok(Some(job))
    }

    /// Takes a review out of the line, unless it was given up and somebody asked again.
    fn leave(&self, id: &TableId, job: &Arc<Job>) {
        let mut jobs = self.jobs();
        if jobs.get(id).is_some_and(|it| Arc::ptr_eq(it, job)) {
            jobs.remove(id);
        }
    }

    /// Waits for its turn, computes, keeps the result. What is given up leaves nothing behind.
    async fn run(self, app: App, id: TableId, play: Arc<dyn AnyPlay>, job: Arc<Job>) {
        let mut stopped = app.stopped();
        tokio::select! {
            Ok(_turn) = self.turn.acquire() => {
                if let Some(review) = job.compute(&app, &id, play).await {
                    keep(app.store(), &id, &review).await;
                }
            }
            _ = stopped.changed() => {}
        }
        self.leave(&id, &job);
    }

    fn jobs(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Job>>> {
        // A map of jobs is whole after any panic.
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Job {
    /// The review; `None` when it was given up or failed.
    async fn compute(self: &Arc<Self>, app: &App, id: &TableId, play: Arc<dyn AnyPlay>) -> Option<Review> {
        if self.stop.is_stopped() {
            return None;
        }
        // The same game gets the same review.
        let seed: Seed = id.as_str().parse().ok()?;
        let (job, stopped) = (Arc::clone(self), app.stopped());
        let thinking = beside(move || {
            play.review(Budget::simulations(SIMULATIONS), &seed, &job.stop, &mut |done, total| {
                job.done.store(done, Ordering::Relaxed);
                job.total.store(total.max(1), Ordering::Relaxed);
                if stopped.has_changed().is_err() {
                    job.stop.stop();
                }
            })
        });
        let review = thinking.await;
        if review.is_err() {
            tracing::error!(table = %id, "a review failed");
        }
        review.ok().flatten()
    }
}

/// Thinks on a thread of its own, which lets bots and pages go first; no answer comes from one that fails.
fn beside<T: Send + 'static>(thought: impl FnOnce() -> T + Send + 'static) -> oneshot::Receiver<T> {
    let (tell, told) = oneshot::channel();
    let thread = thread::Builder::new().name("review".to_owned()).spawn(move || {
        step_back();
        // Nobody may listen any more.
        let _ = tell.send(thought());
    });
    if let Err(error) = thread {
        tracing::error!(%error, "there is no thread to think on");
    }
    told
}

/// Lets every other thread go before this one.
#[cfg(target_os = "linux")]
fn step_back() {
    // Where it is not allowed, all are equal.
    let _ = rustix::process::nice(10);
}

/// Lets every other thread go before this one: only where we know how.
#[cfg(not(target_os = "linux"))]
fn step_back() {}

async fn keep(store: &dyn Store, id: &TableId, review: &Review) {
    let text = serde_json::to_string(review).expect("plain data has a JSON form");
    if let Err(error) = store.save_review(id, clock::now(), &text).await {
        tracing::error!(table = %id, %error, "a review was not written");
    }
}

#[cfg(test)]
mod tests {
    use patolli_catalog::games;
    use patolli_store::Occupant;

    use super::*;
    use crate::{cookies::Guest, deals::fresh_seed, opening::Opening};

    fn table(guest: &Guest) -> Table {
        let me = Occupant::Guest { id: guest.id.clone(), name: String::new() };
        let seats = vec![me, Occupant::Bot { bot: "greedy".to_owned() }];
        let opening = Opening { kind: games()[0], seats, options: Vec::new(), listed: false, hints: true };
        opening.table(guest.id.clone(), &fresh_seed()).expect("the options fit")
    }

    #[test]
    fn a_review_stands_in_line_once() {
        let (reviews, id) = (Reviews::new(), TableId::random());
        assert_eq!(reviews.running(&id), None);
        let job = reviews.enlist(&id, GuestId::random()).expect("there is room").expect("it is new");
        assert!(reviews.enlist(&id, GuestId::random()).expect("there is room").is_none());
        job.done.store(3, Ordering::Relaxed);
        job.total.store(9, Ordering::Relaxed);
        assert_eq!(reviews.running(&id), Some((3, 9)));
        reviews.leave(&id, &job);
        assert_eq!(reviews.running(&id), None);
    }

    #[test]
    fn the_line_has_an_end() {
        let reviews = Reviews::new();
        for _ in 0..MOST {
            assert!(reviews.enlist(&TableId::random(), GuestId::random()).is_ok());
        }
        assert_eq!(reviews.enlist(&TableId::random(), GuestId::random()).err(), Some(Trouble::Busy));
    }

    #[test]
    fn who_began_it_or_sits_there_gives_it_up() {
        let (anna, borek, eva) = (Guest::fresh(), Guest::fresh(), Guest::fresh());
        let (reviews, table) = (Reviews::new(), table(&anna));
        for (guest, may) in [(Some(&anna), true), (Some(&borek), true), (Some(&eva), false), (None, false)] {
            let job = reviews.enlist(&table.id, borek.id.clone()).expect("there is room").expect("it is new");
            let outcome = reviews.give_up(&table, &Reader::sample(guest.cloned()));
            assert_eq!(outcome.is_ok(), may, "{guest:?}");
            assert_eq!((job.stop.is_stopped(), reviews.running(&table.id).is_none()), (may, may));
            reviews.leave(&table.id, &job);
        }
        assert_eq!(reviews.give_up(&table, &Reader::sample(None)), Ok(()), "there is nothing to give up");
    }

    #[test]
    fn who_comes_late_takes_nobody_else_out_of_line() {
        let anna = Guest::fresh();
        let (reviews, table) = (Reviews::new(), table(&anna));
        let first = reviews.enlist(&table.id, anna.id.clone()).expect("there is room").expect("it is new");
        reviews.give_up(&table, &Reader::sample(Some(anna.clone()))).expect("it is hers");
        assert!(reviews.enlist(&table.id, anna.id.clone()).expect("there is room").is_some());
        reviews.leave(&table.id, &first);
        assert!(reviews.running(&table.id).is_some(), "the second one is still there");
    }
}
