//! Hints: a search for the seat to move, deepened in slices and shown to its guest only.

mod requests;

use std::{
    collections::HashSet,
    future::{Future, pending},
    pin::Pin,
    sync::Arc,
    time::Duration,
};

use patolli_catalog::{AnyPlay, AnySearch, Budget, Seed, Stop};
use patolli_store::GuestId;
use patolli_web::model::Hinted;
use tokio::time::{Instant, sleep_until};

use crate::{
    deals::random_seed,
    table::{
        client::SocketId,
        command::{Answer, Reply},
        snapshot::Advice,
    },
    work::{
        bot_config::BotConfig,
        bot_factory::BotFactory,
        pool::{Outcome, SlotRequest, TimeLimits, WorkKind},
        requester::{Requester, SharedUrgency, Urgency},
    },
};

/// Thinking time before the first result.
const FIRST_SLICE: Duration = Duration::from_millis(300);
/// Thinking time between results.
const NEXT_SLICE: Duration = Duration::from_millis(700);
/// Thinking time that a page without script waits for.
const PAGE_WAIT: Duration = Duration::from_secs(1);
/// Maximum thinking time of a hint.
const MAX_THINKING: Duration = Duration::from_secs(20);
/// Maximum simulations of a hint.
const MAX_SIMULATIONS: u32 = 60_000;
/// Time limit of waiting for a slot, of a slice, and of its grace.
const MAX_WAIT: Duration = Duration::from_secs(20);
/// Number of lines shown.
const LINES: usize = 3;

/// The hint of a table: one seat is asked at a time, so there is one at most.
#[derive(Default)]
pub(super) struct Hints(Option<HintSearch>);

/// The search for the guest whose seat is to move.
struct HintSearch {
    /// The version of the table that is searched.
    version: u32,
    /// The guest who sees it.
    guest: GuestId,
    request: SlotRequest,
    work: Work,
    spent: Duration,
    /// Its present advice; `None` if it failed.
    advice: Option<Arc<Advice>>,
    /// The browsers that want to know.
    sockets: HashSet<SocketId>,
    /// The pages without script that wait for it.
    pages: Vec<Reply<Answer>>,
}

enum Work {
    /// A slice runs.
    Running(Pin<Box<dyn Future<Output = Option<SliceResult>> + Send>>),
    /// Between two slices.
    Paused(Option<Box<dyn AnySearch>>),
    /// The search is over.
    Done,
}

/// Result of a slice.
struct SliceResult {
    search: Box<dyn AnySearch>,
    hinted: Hinted,
    time: Duration,
}

impl HintSearch {
    fn new(version: u32, requester: Requester) -> Self {
        let urgency = SharedUrgency::new(Urgency::Watched);
        Self {
            version,
            guest: requester.person.clone(),
            request: SlotRequest { requester, kind: WorkKind::Hint, urgency },
            work: Work::Paused(None),
            spent: Duration::ZERO,
            advice: Some(Arc::new(Advice::Begun)),
            sockets: HashSet::new(),
            pages: Vec::new(),
        }
    }

    fn is_over(&self) -> bool {
        matches!(self.work, Work::Done)
    }

    /// Whether a page without script has waited long enough.
    fn is_enough(&self) -> bool {
        self.is_over() || self.spent >= PAGE_WAIT
    }

    /// Number of simulations so far.
    fn simulations(&self) -> u32 {
        match self.advice.as_deref() {
            Some(Advice::Shown(hinted)) => hinted.thought.simulations,
            _ => 0,
        }
    }

    /// Its advice when nothing deeper comes.
    fn last_advice(&self) -> Option<Arc<Advice>> {
        match self.advice.as_deref() {
            Some(Advice::Shown(hinted)) => {
                Some(Arc::new(Advice::Shown(Hinted { thinking: false, ..hinted.clone() })))
            }
            _ => None,
        }
    }

    /// Starts the next slice.
    fn think(&mut self, play: &Arc<dyn AnyPlay>, bot_config: &BotConfig) {
        if let Work::Paused(search) = &mut self.work {
            let search = search.take();
            let time = if search.is_none() { FIRST_SLICE } else { NEXT_SLICE };
            let before = self.simulations();
            let slice = SearchSlice { play: Arc::clone(play), seed: random_seed(), time, before };
            self.work = Work::Running(Box::pin(slice.run(bot_config.clone(), self.request.clone(), search)));
        }
    }

    /// Records the result of a slice; a failed one ends the search.
    fn record(&mut self, slice: Option<SliceResult>) {
        let Some(SliceResult { search, mut hinted, time }) = slice else {
            (self.work, self.advice) = (Work::Done, self.last_advice());
            return;
        };
        self.spent += time;
        hinted.thinking &= self.spent < MAX_THINKING;
        self.work = if hinted.thinking { Work::Paused(Some(search)) } else { Work::Done };
        self.advice = Some(Arc::new(Advice::Shown(hinted)));
    }
}

impl Hints {
    /// Completes when a slice has ended.
    pub(super) async fn progress(&mut self) {
        let Some(HintSearch { work: Work::Running(thought), .. }) = &mut self.0 else {
            return pending().await;
        };
        let slice = thought.await;
        if let Some(search) = &mut self.0 {
            search.record(slice);
        }
    }

    /// The advice for a page that asked for it; `None` for others.
    pub(super) fn advice_for(&self, socket: SocketId) -> Option<Arc<Advice>> {
        self.0.as_ref().filter(|it| it.sockets.contains(&socket))?.advice.clone()
    }
}

/// One slice of thinking to be done.
struct SearchSlice {
    play: Arc<dyn AnyPlay>,
    seed: Seed,
    time: Duration,
    /// Number of simulations before.
    before: u32,
}

impl SearchSlice {
    async fn run(
        self,
        bot_config: BotConfig,
        request: SlotRequest,
        search: Option<Box<dyn AnySearch>>,
    ) -> Option<SliceResult> {
        let (time, factory) = (self.time, bot_config.factory);
        let limits = TimeLimits { max_wait: Some(MAX_WAIT), time: MAX_WAIT, grace: MAX_WAIT };
        let thought = move |stop: &Stop| {
            let begin = Instant::now();
            self.think(&*factory, search, stop).map(|it| (begin, it))
        };
        let Outcome::Done(Some((begin, slice))) = bot_config.pool.think(request, limits, thought).await
        else {
            return None;
        };
        // A quick search does not flood the browser with results.
        if slice.hinted.thinking {
            sleep_until(begin + time).await;
        }
        Some(slice)
    }

    fn think(
        self,
        factory: &dyn BotFactory,
        search: Option<Box<dyn AnySearch>>,
        stop: &Stop,
    ) -> Option<SliceResult> {
        let mut search = match search {
            Some(search) => search,
            None => factory.start_search(&*self.play, &self.seed)?,
        };
        search.think(Budget::simulations(MAX_SIMULATIONS).within(self.time), stop);
        let thought = search.report(LINES);
        let lines = thought.lines.iter().map(|it| self.play.line_steps(&it.steps)).collect();
        // A search that finds nothing more to look at is over.
        let thinking = self.before < thought.simulations && thought.simulations < MAX_SIMULATIONS;
        Some(SliceResult { search, hinted: Hinted { thought, lines, thinking }, time: self.time })
    }
}
