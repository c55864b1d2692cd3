//! Bots at a table: they think beside its task, in time, and never leave it without a decision.

use std::{
    collections::HashMap,
    future::{Future, pending},
    pin::Pin,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use patolli_catalog::{AnyPlay, Bot, BotPlayer, Seat, Seed, Status, Stop};
use patolli_store::{Occupant, Phase, Table};
use tokio::time::{Instant, sleep_until};

use super::{
    LiveTables,
    actor::TableActor,
    decide::{BOT, NextState},
    lease::BotLease,
};
use crate::{
    Config,
    bot_factory::BotFactory,
    deals::random_seed,
    jobs::Lease,
    monitoring::Metrics,
    pool::{Outcome, Pool, SlotRequest, TimeLimits, WorkKind, run_unqueued},
    refusal::Refusal,
    requester::{Requester, SharedUrgency, Urgency},
};

/// How long a bot waits after the store failed.
const RETRY_AFTER: Duration = Duration::from_secs(5);
/// How long a decision is looked for when the bot had none.
const FALLBACK_TIME: Duration = Duration::from_secs(2);
/// Among so many decisions the person is looked for who moved last.
const RECENT_DECISIONS: usize = 200;
/// How long a page waits for bots that ponder, so that it shows what they did.
const WAIT_SLOW: Duration = Duration::from_millis(150);

/// What is the same for the bots of all tables.
#[derive(Clone)]
pub(crate) struct BotConfig {
    /// How long a bot waits before its turn while somebody watches.
    pub(super) pause: Duration,
    /// After how long a bot is told to say what it has.
    pub(super) deadline: Duration,
    /// How long it may take to say so.
    pub(super) grace: Duration,
    /// How long a page waits for bots that only glance at the board.
    pub(super) wait_fast: Duration,
    /// Where they think.
    pub(super) pool: Pool,
    /// What they think with.
    pub(super) factory: Arc<dyn BotFactory>,
    /// How long work stays with a machine that says nothing.
    pub(crate) lease: Duration,
    /// How often a lease is renewed in its time.
    pub(crate) renewals: u32,
}

impl BotConfig {
    /// As the operator chose.
    pub(crate) fn new(config: &Config, metrics: &Arc<Metrics>) -> Self {
        Self {
            pause: config.bot_pause,
            deadline: config.bot_deadline,
            grace: config.bot_grace,
            wait_fast: config.bot_wait,
            pool: Pool::new(config.thinkers, Arc::clone(metrics)),
            factory: Arc::clone(&config.bot_factory),
            lease: config.lease,
            renewals: config.renewals,
        }
    }
}

/// The bots of one table.
pub(super) struct Bots {
    /// What each seat thinks with, from one of its decisions to the next.
    players: HashMap<Seat, SharedPlayer>,
    deciding: Option<Deciding>,
    /// Whether this machine plays them.
    lease: BotLease,
    /// How often a machine asks that does not.
    poll_interval: Duration,
    /// When a bot may decide at the earliest.
    not_before: Instant,
    /// Since when bots have been deciding without a person in between.
    since: Option<Instant>,
    /// Where no decision can be found at all, bots are not asked again.
    stuck: bool,
    /// How urgent their decisions are.
    urgency: SharedUrgency,
}

/// A mind, once it has been asked; a thought that was dropped may hold it a moment longer than the table waits for it.
type SharedPlayer = Arc<Mutex<Option<Box<dyn BotPlayer>>>>;

/// A bot at work.
struct Deciding {
    seat: Seat,
    bot: Bot,
    /// Version of the table that it looks at.
    version: u32,
    state: State,
}

enum State {
    Thinking(Pin<Box<dyn Future<Output = Decided> + Send>>),
    Decided(Decided),
}

/// What a bot decided, and what became of its mind.
struct Decided {
    next: Option<NextState>,
    failure: Option<BotFailure>,
}

/// Why a bot had no decision of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum BotFailure {
    NoSlot,
    Panicked,
    TimedOut,
    Illegal,
}

impl Bots {
    pub(super) fn new(live: &LiveTables) -> Self {
        Self {
            players: HashMap::new(),
            deciding: None,
            lease: BotLease::new(live),
            poll_interval: live.queue().poll_interval(),
            not_before: Instant::now(),
            since: None,
            stuck: false,
            urgency: SharedUrgency::new(Urgency::Correspondence),
        }
    }

    /// Lets another machine play them that wrote what was read now.
    pub(super) fn defer(&mut self) {
        self.lease.defer(self.poll_interval);
    }

    /// Takes over the right to play them.
    pub(super) fn take_over(&mut self, lease: Lease) {
        self.lease.take_over(lease);
    }

    /// Lets another machine play them at once.
    pub(super) async fn give_back(&mut self) {
        std::mem::replace(&mut self.lease, BotLease::Idle).give_back().await;
    }

    /// Lets people watch for a while before the next decision of a bot.
    pub(super) fn pause(&mut self, time: Duration) {
        self.not_before = Instant::now() + time;
    }

    /// Completes when the bot at work has decided, again when it is time for its decision, and when the right to play
    /// the bots comes or goes.
    pub(super) async fn progress(&mut self) {
        let Self { lease, deciding, not_before, poll_interval, .. } = self;
        tokio::select! {
            biased;
            () = lease.progress(*poll_interval) => {}
            () = decide(deciding.as_mut(), *not_before) => {}
        }
    }

    /// The decision of the bot at work, if it is time for it.
    fn due(&mut self) -> Option<(Seat, Bot, Decided)> {
        if self.not_before > Instant::now() {
            return None;
        }
        match self.deciding.take() {
            Some(Deciding { seat, bot, state: State::Decided(decided), .. }) => Some((seat, bot, decided)),
            thinking => {
                self.deciding = thinking;
                None
            }
        }
    }
}

/// Completes when a bot has decided, and again when it is time for its decision.
async fn decide(deciding: Option<&mut Deciding>, not_before: Instant) {
    let Some(Deciding { state, .. }) = deciding else { return pending().await };
    let decided = match state {
        State::Thinking(thought) => thought.await,
        State::Decided(_) => return sleep_until(not_before).await,
    };
    *state = State::Decided(decided);
}

impl TableActor {
    /// The bot that must decide, if one must.
    fn bot(&self) -> Option<(Seat, Bot)> {
        let Status::Asks(seat) = self.play.status() else { return None };
        if self.table.phase != Phase::Running || self.bots.stuck {
            return None;
        }
        match self.table.seats.get(seat.index()) {
            // A bot of another release is played by the quickest one that knows what it does.
            Some(Occupant::Bot { bot }) => Some((seat, bot.parse().unwrap_or(Bot::Greedy))),
            _ => None,
        }
    }

    /// Sets the bot that must decide to work, if this machine plays it; whoever thinks about a position that has gone
    /// stops. While nothing can be written, everybody waits.
    pub(super) fn start_bot(&mut self) {
        if self.is_db_down() {
            return;
        }
        let now = Instant::now();
        let bot = self.bot();
        // It may wait for its place while somebody comes to look, or leaves.
        self.bots.urgency.set(self.urgency());
        self.bots.lease.update(&self.live, &self.table.id, bot.is_some());
        let Some((seat, bot)) = bot else {
            (self.bots.deciding, self.bots.since) = (None, None);
            return;
        };
        self.bots.since.get_or_insert(now);
        if !self.bots.lease.is_ours() {
            self.bots.deciding = None;
            return;
        }
        let at_work = |it: &Deciding| (it.seat, it.bot, it.version) == (seat, bot, self.version);
        if !self.bots.deciding.as_ref().is_some_and(at_work) {
            let thought = Box::pin(self.bot_task(seat, bot).decide());
            let state = State::Thinking(thought);
            self.bots.deciding = Some(Deciding { seat, bot, version: self.version, state });
        }
    }

    fn bot_task(&mut self, seat: Seat, bot: Bot) -> BotTask {
        BotTask {
            play: Arc::clone(&self.play),
            seat,
            bot,
            seed: player_seed(&self.table, seat, self.version),
            player: Arc::clone(self.bots.players.entry(seat).or_default()),
            bot_config: self.live.bot_config.clone(),
            request: SlotRequest {
                requester: self.requester(),
                kind: if is_quick(bot) { WorkKind::QuickBot } else { WorkKind::SearchBot },
                urgency: self.bots.urgency.clone(),
            },
        }
    }

    /// For whom the bots decide: the person who moved last, or else who opened the table.
    fn requester(&self) -> Requester {
        let deciders = self.play.deciders_since(self.play.steps().saturating_sub(RECENT_DECISIONS));
        let person = deciders.iter().rev().find_map(|it| match self.table.seats.get(it.index()) {
            Some(Occupant::Guest { id, .. }) => Some(id),
            _ => None,
        });
        // Of programs nobody knows where they are; whoever let them sit down is meant.
        let known = person.map(|it| self.live.networks().requester(it)).filter(|it| it.network.is_some());
        known.unwrap_or_else(|| self.live.networks().requester(&self.table.owner))
    }

    /// Who waits for the bots.
    fn urgency(&self) -> Urgency {
        let people = self.table.seats.iter().any(|it| matches!(it, Occupant::Guest { .. }));
        match (people, self.is_watched()) {
            (false, _) => Urgency::BotsOnly,
            (true, true) => Urgency::Watched,
            (true, false) => Urgency::Correspondence,
        }
    }

    /// Plays what a bot has decided, if it is time; returns whether anything happened.
    pub(super) async fn play_bot(&mut self) -> bool {
        if self.is_db_down() {
            return false;
        }
        let Some((seat, bot, Decided { next, failure })) = self.bots.due() else { return false };
        if let Some(why) = failure {
            tracing::warn!(table = %self.table.id, %bot, ?why, "a bot had no decision of its own");
            self.replace_player(seat, why);
        }
        let Some(next) = next else {
            tracing::error!(table = %self.table.id, %bot, "a bot cannot go on");
            self.bots.stuck = true;
            return true;
        };
        // What was written elsewhere meanwhile has been taken over; the bot is simply asked again.
        self.since = std::time::Instant::now();
        if let Err(_) | Ok(Err(Refusal::Away)) = self.commit(next, BOT).await {
            self.bots.pause(RETRY_AFTER);
        }
        true
    }

    /// A mind that broke off is made anew; one that never answers is not asked again.
    fn replace_player(&mut self, seat: Seat, why: BotFailure) {
        match why {
            BotFailure::NoSlot => {}
            BotFailure::Panicked | BotFailure::Illegal => drop(self.bots.players.remove(&seat)),
            BotFailure::TimedOut => {
                let quick =
                    self.play.game().bot_player(Bot::Greedy, &player_seed(&self.table, seat, self.version));
                self.bots.players.insert(seat, Arc::new(Mutex::new(Some(quick))));
            }
        }
    }

    /// Until when a page is worth waiting for: soon it will show what the bots did.
    pub(super) fn page_wait(&self) -> Option<Instant> {
        let (_, bot) = self.bot()?;
        let time = if is_quick(bot) { self.live.bot_config.wait_fast } else { WAIT_SLOW };
        let (now, until) = (Instant::now(), self.bots.since? + time);
        (self.bots.not_before <= now && now < until).then_some(until)
    }
}

/// Whether a bot answers within milliseconds.
const fn is_quick(bot: Bot) -> bool {
    matches!(bot, Bot::Random | Bot::Greedy)
}

/// The seed of a mind that is made for a seat after so many decisions. It follows from the secret of the table, so that the
/// same deal and the same decisions of people make the same game, and says as little about the deal as any other seed.
fn player_seed(table: &Table, seat: Seat, version: u32) -> Seed {
    let secret: Seed = table.seed.parse().unwrap_or_else(|_| random_seed());
    secret.nth(u64::from(version) << 8 | u64::from(seat.number()))
}

/// What one bot is asked.
struct BotTask {
    play: Arc<dyn AnyPlay>,
    seat: Seat,
    bot: Bot,
    /// What a mind starts from that is made now.
    seed: Seed,
    player: SharedPlayer,
    bot_config: BotConfig,
    request: SlotRequest,
}

impl BotTask {
    /// A decision in time: the bot's own, or another one.
    async fn decide(self) -> Decided {
        let failure = match self.ask_player().await {
            Outcome::Done(Some(next)) => return Decided { next: Some(next), failure: None },
            Outcome::Done(None) => BotFailure::Illegal,
            Outcome::QueueTimeout => BotFailure::NoSlot,
            Outcome::Panicked => BotFailure::Panicked,
            Outcome::TimedOut => BotFailure::TimedOut,
        };
        Decided { next: self.fallback().await, failure: Some(failure) }
    }

    /// The bot's own decision, if it is legal.
    async fn ask_player(&self) -> Outcome<Option<NextState>> {
        let BotConfig { deadline, grace, pool, factory, .. } = &self.bot_config;
        // However many are before it, a bot waits for its place: it is everybody's turn some time, and nobody keeps a place for
        // longer than the deadline and the grace.
        let limits = TimeLimits { max_wait: None, time: *deadline, grace: *grace };
        let (play, seat, bot) = (Arc::clone(&self.play), self.seat, self.bot);
        let (player, factory, seed) = (Arc::clone(&self.player), Arc::clone(factory), self.seed.clone());
        let thought = move |stop: &Stop| {
            // A mind is made anew after a panic, so it is whole.
            let mut player = player.lock().unwrap_or_else(PoisonError::into_inner);
            let player = player.get_or_insert_with(|| factory.bot_player(play.game(), bot, &seed));
            NextState::by_bot(&*play, seat, &player.decide(&*play, stop)?)
        };
        pool.think(self.request.clone(), limits, thought).await
    }

    /// Any sensible decision, else any at all.
    async fn fallback(&self) -> Option<NextState> {
        for choose in [greedy, first] {
            let (play, seat, seed) = (Arc::clone(&self.play), self.seat, self.seed.clone());
            let found = run_unqueued(FALLBACK_TIME, move |_| {
                NextState::by_bot(&*play, seat, &choose(&*play, &seed)?)
            });
            if let Outcome::Done(Some(next)) = found.await {
                return Some(next);
            }
        }
        None
    }
}

/// The decision after which the position is worth most.
fn greedy(play: &dyn AnyPlay, seed: &Seed) -> Option<String> {
    play.bot_choice(Bot::Greedy, &mut seed.rng())
}

/// The first legal decision.
fn first(play: &dyn AnyPlay, _seed: &Seed) -> Option<String> {
    play.choices().into_iter().find(|it| it.refused.is_none()).map(|it| it.notation)
}
