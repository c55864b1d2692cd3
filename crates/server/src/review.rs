//! Reviews of finished games: computed in the background by some machine, one game after the other, and kept in the store.

mod place;
mod work;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use patolli_catalog::Review;
use patolli_store::{Asked, Database, Error, GuestId, Phase, Table, TableId, Work};
use patolli_web::model::ReviewState;
use tokio::{sync::Notify, time::sleep};

pub(crate) use self::place::{Place, Spot, show};
use self::work::Thinking;
use crate::{
    app::App,
    clock,
    jobs::Lease,
    live::{Command, Fault},
    reader::Reader,
    trouble::Trouble,
};

/// What is asked of the machine that computes.
const REVIEW: &str = "review";
/// So many reviews may be computed or wait for it.
const MOST: usize = 50;

/// How far the review of a game has come.
pub(crate) enum Progress {
    /// Nobody asked for it.
    None,
    /// It waits until a machine has time.
    Waiting,
    /// Another machine computes it.
    Elsewhere,
    /// So many stretches of so many are done.
    Running(usize, usize),
    /// It is there.
    Ready(Box<Review>),
}

impl Progress {
    /// Whether it is on its way.
    pub(crate) const fn is_running(&self) -> bool {
        matches!(self, Self::Waiting | Self::Elsewhere | Self::Running(..))
    }

    /// The review, if it is there.
    pub(crate) fn review(&self) -> Option<&Review> {
        if let Self::Ready(review) = self { Some(review) } else { None }
    }

    fn state(&self) -> ReviewState<'_> {
        match self {
            Self::None => ReviewState::None,
            Self::Waiting => ReviewState::Waiting,
            Self::Elsewhere => ReviewState::Elsewhere,
            Self::Running(done, total) => ReviewState::Running(*done, *total),
            Self::Ready(review) => ReviewState::Ready(review),
        }
    }
}

/// The reviews that are asked for.
#[derive(Default)]
pub(crate) struct Reviews {
    /// What this machine computes.
    here: Mutex<HashMap<TableId, Arc<Thinking>>>,
    /// Somebody asked for one.
    asked: Notify,
}

impl Reviews {
    /// How far the review of a table has come.
    pub(crate) async fn progress(&self, store: &dyn Database, id: &TableId) -> Result<Progress, Error> {
        if let Some(thinking) = self.here().get(id) {
            let (done, total) = thinking.progress();
            return Ok(Progress::Running(done, total));
        }
        if let Some(review) = kept(store, id).await? {
            return Ok(Progress::Ready(review));
        }
        Ok(match asked(store, id).await? {
            None => Progress::None,
            Some(Asked { taken: Some((_, until)), .. }) if until >= clock::now() => Progress::Elsewhere,
            Some(_) => Progress::Waiting,
        })
    }

    /// Lets the review of a finished game be computed, unless it is already or there is one.
    pub(crate) async fn begin(
        &self,
        store: &dyn Database,
        id: &TableId,
        starter: &GuestId,
    ) -> Result<(), Trouble> {
        if !matches!(self.progress(store, id).await?, Progress::None) {
            return Ok(());
        }
        if store.line(REVIEW).await?.len() >= MOST {
            return Err(Trouble::Busy);
        }
        store.enqueue(REVIEW, id, 0, Some(starter)).await?;
        self.asked.notify_one();
        Ok(())
    }

    /// Gives up a review that is on its way, wherever it is computed; only who sits at the table or asked for it may.
    pub(crate) async fn give_up(
        &self,
        store: &dyn Database,
        table: &Table,
        reader: &Reader,
    ) -> Result<(), Trouble> {
        let Some(asked) = asked(store, &table.id).await? else { return Ok(()) };
        let is_starter = reader.id().is_some() && reader.id() == asked.by.as_ref();
        if !is_starter && reader.seats(table).is_empty() {
            return Err(Trouble::NotYours);
        }
        store.cancel(Work { kind: REVIEW, table: &table.id, n: 0 }).await?;
        // Another machine notices when it wants to keep what it does.
        if let Some(thinking) = self.here().remove(&table.id) {
            thinking.stop();
        }
        Ok(())
    }

    /// Computes what is asked for, one game after the other, until the server stops.
    pub(crate) async fn work(&self, app: &App) {
        let mut stopped = app.stopped();
        while !app.is_stopping() {
            match app.live().queue().claim(REVIEW).await {
                Ok(Some(lease)) => {
                    self.compute(app, lease).await;
                    continue;
                }
                Ok(None) => {}
                Err(error) => drop(app.live().lookout().stumbled(&error)),
            }
            tokio::select! {
                _ = stopped.changed() => {}
                () = self.asked.notified() => {}
                () = sleep(app.live().queue().pulse()) => {}
            }
        }
    }

    /// Computes one review. When the machine dies or loses the database meanwhile, another one begins again.
    async fn compute(&self, app: &App, mut lease: Lease) {
        let id = lease.table().clone();
        let snapshot = match app.live().ask(&id, Command::Look).await {
            Ok(snapshot) if snapshot.table.phase == Phase::Finished => snapshot,
            Ok(_) | Err(Fault::Missing | Fault::Closed | Fault::Newer | Fault::Damaged | Fault::Broke) => {
                return lease.done().await;
            }
            Err(Fault::Away | Fault::Failed | Fault::Stopping) => return lease.give_back().await,
        };
        let thinking = Arc::new(Thinking::default());
        self.here().insert(id.clone(), Arc::clone(&thinking));
        let mut stopped = app.stopped();
        let review = tokio::select! {
            review = thinking.think(&id, &snapshot.play, app.live().minds()) => review,
            () = lease.lost() => {
                thinking.stop();
                None
            }
            _ = stopped.changed() => {
                thinking.stop();
                return lease.give_back().await;
            }
        };
        self.finish(app.store(), lease, review).await;
        self.leave(&id, &thinking);
    }

    /// Keeps a review. What is given up leaves nothing behind; what cannot be written now is computed again later.
    async fn finish(&self, store: &dyn Database, lease: Lease, review: Option<Review>) {
        if let Some(review) = review {
            if !lease.is_ours().await {
                return;
            }
            if let Err(error) = keep(store, lease.table(), &review).await {
                return tracing::error!(table = %lease.table(), %error, "a review was not written");
            }
        }
        lease.done().await;
    }

    /// Forgets what was computed, unless it was given up and is computed again.
    fn leave(&self, id: &TableId, thinking: &Arc<Thinking>) {
        let mut here = self.here();
        if here.get(id).is_some_and(|it| Arc::ptr_eq(it, thinking)) {
            here.remove(id);
        }
    }

    fn here(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Thinking>>> {
        // A map is whole after any panic.
        self.here.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The review of a table that waits or is being computed.
async fn asked(store: &dyn Database, id: &TableId) -> Result<Option<Asked>, Error> {
    Ok(store.line(REVIEW).await?.into_iter().find(|it| it.table == *id))
}

/// The review that the store has, if it can be read.
async fn kept(store: &dyn Database, id: &TableId) -> Result<Option<Box<Review>>, Error> {
    let Some(text) = store.review(id).await? else { return Ok(None) };
    // What another release wrote can be computed again.
    let unread = |error: serde_json::Error| tracing::warn!(table = %id, %error, "a review cannot be read");
    Ok(serde_json::from_str(&text).map_err(unread).ok().map(Box::new))
}

async fn keep(store: &dyn Database, id: &TableId, review: &Review) -> Result<(), Error> {
    let text = serde_json::to_string(review).expect("plain data has a JSON form");
    store.save_review(id, clock::now(), &text).await
}

#[cfg(test)]
mod tests {
    use patolli_catalog::games;
    use patolli_store::{Occupant, Queue as _, Sqlite, Store as _};
    use tempfile::TempDir;

    use super::*;
    use crate::{
        cookies::Guest,
        deals::fresh_seed,
        opening::{Opening, Source},
    };

    /// A store with a table where a guest sits; nobody computes anything.
    async fn open(guest: &Guest) -> (TempDir, Sqlite, Table) {
        let folder = TempDir::new().expect("a temporary directory");
        let store = Sqlite::open(&folder.path().join("patolli.db")).await.expect("the database opens");
        let table = table(guest);
        store.create(&table).await.expect("the table is kept");
        (folder, store, table)
    }

    fn table(guest: &Guest) -> Table {
        let me = Occupant::Guest { id: guest.id.clone(), name: String::new() };
        let seats = vec![me, Occupant::Bot { bot: "greedy".to_owned() }];
        let opening = Opening { kind: games()[0], seats, options: Vec::new(), listed: false, hints: true };
        opening.table(guest.id.clone(), Source::Seed(fresh_seed())).expect("the options fit")
    }

    #[tokio::test]
    async fn a_review_waits_until_a_machine_computes_it() {
        let anna = Guest::fresh();
        let (_folder, store, table) = open(&anna).await;
        let (reviews, id) = (Reviews::default(), &table.id);
        let progress = async || reviews.progress(&store, id).await.expect("the store answers");
        assert!(matches!(progress().await, Progress::None));
        for _ in 0..2 {
            reviews.begin(&store, id, &anna.id).await.expect("there is room");
            assert!(matches!(progress().await, Progress::Waiting));
        }
        let later = clock::now() + 60_000;
        store.claim(&[REVIEW], "another", clock::now(), later).await.expect("the store answers");
        assert!(matches!(progress().await, Progress::Elsewhere));
        let thinking = Arc::new(Thinking::default());
        reviews.here().insert(id.clone(), Arc::clone(&thinking));
        assert!(matches!(progress().await, Progress::Running(0, 1)));
        reviews.leave(id, &Arc::new(Thinking::default()));
        assert!(progress().await.is_running() && reviews.here().len() == 1, "another one stays");
        reviews.leave(id, &thinking);
        store.save_review(id, 1, r#"{"moments":[],"end":[]}"#).await.expect("it is kept");
        assert!(matches!(progress().await, Progress::Ready(_)));
    }

    #[tokio::test]
    async fn the_line_has_an_end() {
        let anna = Guest::fresh();
        let (_folder, store, first) = open(&anna).await;
        let reviews = Reviews::default();
        for n in 1..=MOST {
            store.enqueue(REVIEW, &first.id, u32::try_from(n).expect("few"), None).await.expect("it waits");
        }
        let other = table(&anna);
        store.create(&other).await.expect("the table is kept");
        assert_eq!(reviews.begin(&store, &other.id, &anna.id).await, Err(Trouble::Busy));
    }

    #[tokio::test]
    async fn who_began_it_or_sits_there_gives_it_up() {
        let (anna, borek, eva) = (Guest::fresh(), Guest::fresh(), Guest::fresh());
        let (_folder, store, table) = open(&anna).await;
        let reviews = Reviews::default();
        for (guest, may) in [(Some(&anna), true), (Some(&borek), true), (Some(&eva), false), (None, false)] {
            reviews.begin(&store, &table.id, &borek.id).await.expect("there is room");
            let thinking = Arc::new(Thinking::default());
            reviews.here().insert(table.id.clone(), Arc::clone(&thinking));
            let outcome = reviews.give_up(&store, &table, &Reader::sample(guest.cloned())).await;
            assert_eq!(outcome.is_ok(), may, "{guest:?}");
            let line = store.line(REVIEW).await.expect("the store answers");
            assert_eq!((thinking.is_stopped(), line.is_empty()), (may, may));
            reviews.leave(&table.id, &thinking);
        }
        reviews.give_up(&store, &table, &Reader::sample(Some(anna.clone()))).await.expect("she sits there");
        let nothing = reviews.give_up(&store, &table, &Reader::sample(None)).await;
        assert_eq!(nothing, Ok(()), "there is nothing to give up");
    }
}
