//! Hints: a search for the seat to move, deepened in slices and shown to its guest only.

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

use super::{
    actor::TableActor,
    command::{Answer, Reply},
    sockets::SocketId,
};
use crate::{
    deals::random_seed,
    denied::Denied,
    table::snapshot::Advice,
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
    /// What is shown of it; nothing if it failed.
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

    /// What is shown of it when nothing deeper comes.
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

impl TableActor {
    /// Whether a guest may have a hint now.
    fn check_hint(&self, guest: &GuestId) -> Result<(), Denied> {
        self.plays(guest)?;
        if !self.table.hints {
            return Err(Denied::NoHints);
        }
        self.asked_now(guest)?;
        let begun = self.hints.0.as_ref().is_some_and(|it| it.guest == *guest && it.version == self.version);
        if begun || self.context.pool().has_room_for_hint(&self.context.networks.requester(guest)) {
            return Ok(());
        }
        self.context.metrics.limited("hints");
        Err(Denied::ManyHints)
    }

    /// The search for this guest at this version, begun if need be.
    fn search(&mut self, guest: &GuestId) -> &mut HintSearch {
        let version = self.version;
        let fits = |it: &HintSearch| it.version == version && it.guest == *guest && it.advice.is_some();
        if !self.hints.0.as_ref().is_some_and(fits) {
            self.hints.0 = None;
        }
        let networks = &self.context.networks;
        self.hints.0.get_or_insert_with(|| HintSearch::new(version, networks.requester(guest)))
    }

    /// Thinks for a page without script, which gets what there is after about a second.
    pub(super) fn hint_page(&mut self, guest: &GuestId, reply: Reply<Answer>) {
        match self.check_hint(guest) {
            Ok(()) => self.search(guest).pages.push(reply),
            Err(denied) => drop(reply.send(self.answer(Err(denied.into())))),
        }
    }

    /// Thinks for a browser, which gets what there is again and again.
    pub(super) fn begin_hint(&mut self, id: SocketId) {
        let Some(guest) = self.sockets.guest(id).cloned() else {
            return self.update(id, Some(&Denied::NotSeated));
        };
        match self.check_hint(&guest) {
            Ok(()) => {
                self.search(&guest).sockets.insert(id);
                self.update(id, None);
            }
            Err(denied) => self.update(id, Some(&denied)),
        }
    }

    /// Hides the hint in a browser.
    pub(super) fn end_hint(&mut self, id: SocketId) {
        if self.hints.0.as_mut().is_some_and(|it| it.sockets.remove(&id)) {
            self.update(id, None);
        }
    }

    /// Starts the next slice while a page or request waits; else drops the search.
    pub(super) fn update_hint(&mut self) {
        self.answer_pages();
        let Some(search) = &mut self.hints.0 else { return };
        search.sockets.retain(|it| self.sockets.guest(*it).is_some());
        search.pages.retain(|it| !it.is_closed());
        if search.sockets.is_empty() && search.pages.is_empty() {
            self.hints.0 = None;
        } else {
            search.think(&self.play, &self.context.bot_config);
        }
    }

    /// Shows what was found to those who asked.
    pub(super) fn show_hint(&mut self) {
        let ids: Vec<SocketId> = self.hints.0.iter().flat_map(|it| it.sockets.iter().copied()).collect();
        for id in ids {
            self.update(id, None);
        }
    }

    /// Shows what was found to pages without script that have waited long enough.
    fn answer_pages(&mut self) {
        if !self.hints.0.as_ref().is_some_and(|it| it.is_enough() && !it.pages.is_empty()) {
            return;
        }
        let snapshot = self.snapshot();
        let Some(search) = &mut self.hints.0 else { return };
        let snapshot = snapshot.advising(search.last_advice());
        for page in search.pages.drain(..) {
            // A reply that cannot be delivered belongs to somebody who has gone.
            let _ = page.send(Ok(Answer { snapshot: snapshot.clone(), denied: None }));
        }
    }

    /// Forgets the hint: the table has moved on.
    pub(super) fn drop_hint(&mut self) {
        let Some(search) = self.hints.0.take() else { return };
        for page in search.pages {
            let _ = page.send(self.answer(Err(Denied::Stale.into())));
        }
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
        // Whoever finds something quickly does not flood the browser with it.
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
