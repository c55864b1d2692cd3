//! Bots at a table: they think in the pool, within a deadline, and a fallback decides if they do not.

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
    actor::TableActor,
    context::TableContext,
    decide::{BOT, NextState},
    lease::BotLease,
};
use crate::{
    deals::random_seed,
    denied::Denied,
    failure::Rejection,
    work::{
        bot_config::BotConfig,
        jobs::Lease,
        pool::{Outcome, SlotRequest, TimeLimits, WorkKind, run_unqueued},
        requester::{Requester, SharedUrgency, Urgency},
    },
};

/// Pause of a bot after a failed write.
const RETRY_AFTER: Duration = Duration::from_secs(5);
/// Time limit of a fallback decision.
const FALLBACK_TIME: Duration = Duration::from_secs(2);
/// Number of decisions searched for the person who moved last.
const RECENT_DECISIONS: usize = 200;
/// Time that a page waits for searching bots, so that it shows what they did.
const WAIT_SLOW: Duration = Duration::from_millis(150);

/// The bots of one table.
pub(super) struct Bots {
    /// The player of each seat, kept from one decision to the next.
    players: HashMap<Seat, SharedPlayer>,
    deciding: Option<Deciding>,
    /// The lease to play them.
    lease: BotLease,
    /// Pause between requests for the lease.
    poll_interval: Duration,
    /// Earliest time of the next decision.
    not_before: Instant,
    /// Since when bots have been deciding without a person in between.
    since: Option<Instant>,
    /// Whether no decision could be found at all; then bots are not asked again.
    stuck: bool,
    /// Urgency of their decisions.
    urgency: SharedUrgency,
}

/// A player, made when first asked. A dropped thought may hold it a moment longer than the table waits.
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

/// A bot's decision, or a fallback with the reason for it.
struct Decided {
    next: Option<NextState>,
    failure: Option<BotFailure>,
}

/// Reasons why a bot had no decision of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum BotFailure {
    NoSlot,
    Panicked,
    TimedOut,
    Illegal,
}

impl Bots {
    pub(super) fn new(context: &TableContext) -> Self {
        Self {
            players: HashMap::new(),
            deciding: None,
            lease: BotLease::new(context),
            poll_interval: context.queue.poll_interval(),
            not_before: Instant::now(),
            since: None,
            stuck: false,
            urgency: SharedUrgency::new(Urgency::Correspondence),
        }
    }

    /// Leaves the bots to the machine that wrote the entries just read.
    pub(super) fn defer(&mut self) {
        self.lease.defer(self.poll_interval);
    }

    /// Takes over a lease to play them.
    pub(super) fn take_over(&mut self, lease: Lease) {
        self.lease.take_over(lease);
    }

    /// Releases the lease, so that another machine can play them at once.
    pub(super) async fn give_back(&mut self) {
        std::mem::replace(&mut self.lease, BotLease::Idle).give_back().await;
    }

    /// Delays the next decision of a bot.
    pub(super) fn pause(&mut self, time: Duration) {
        self.not_before = Instant::now() + time;
    }

    /// Completes when the bot has decided, when it is time for its decision, and when the lease is granted or lost.
    pub(super) async fn progress(&mut self) {
        let Self { lease, deciding, not_before, poll_interval, .. } = self;
        tokio::select! {
            biased;
            () = lease.progress(*poll_interval) => {}
            () = decide(deciding.as_mut(), *not_before) => {}
        }
    }

    /// The pending decision, if it is time for it.
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

    /// Starts the bot that must decide, if this machine has the lease; stops thoughts about former positions. Does nothing while
    /// the database cannot be written.
    pub(super) fn start_bot(&mut self) {
        if self.is_db_down() {
            return;
        }
        let now = Instant::now();
        let bot = self.bot();
        // Watchers may come and go while it waits for its slot.
        self.bots.urgency.set(self.urgency());
        self.bots.lease.update(&self.context, &self.table.id, bot.is_some());
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
            bot_config: self.context.bot_config.clone(),
            request: SlotRequest {
                requester: self.requester(),
                kind: if is_quick(bot) { WorkKind::QuickBot } else { WorkKind::SearchBot },
                urgency: self.bots.urgency.clone(),
            },
        }
    }

    /// The person charged for the bots' time: who moved last, or else the owner.
    fn requester(&self) -> Requester {
        let deciders = self.play.deciders_since(self.play.steps().saturating_sub(RECENT_DECISIONS));
        let person = deciders.iter().rev().find_map(|it| match self.table.seats.get(it.index()) {
            Some(Occupant::Guest { id, .. }) => Some(id),
            _ => None,
        });
        // Of programs nobody knows where they are; whoever let them sit down is meant.
        let known = person.map(|it| self.context.networks.requester(it)).filter(|it| it.network.is_some());
        known.unwrap_or_else(|| self.context.networks.requester(&self.table.owner))
    }

    /// Urgency of the bots' decisions.
    fn urgency(&self) -> Urgency {
        let people = self.table.seats.iter().any(|it| matches!(it, Occupant::Guest { .. }));
        match (people, self.is_watched()) {
            (false, _) => Urgency::BotsOnly,
            (true, true) => Urgency::Watched,
            (true, false) => Urgency::Correspondence,
        }
    }

    /// Plays a pending decision, if it is time; returns whether anything happened.
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
        let outcome = self.commit(next, BOT).await;
        if let Err(Rejection::Failed(_) | Rejection::Denied(Denied::DbUnavailable)) = outcome {
            self.bots.pause(RETRY_AFTER);
        }
        true
    }

    /// Replaces the player of a seat after a failure: anew after a panic, by a quick bot after a time-out.
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

    /// Time until which a page waits, so that it shows what the bots did; `None` if it need not wait.
    pub(super) fn page_wait(&self) -> Option<Instant> {
        let (_, bot) = self.bot()?;
        let time = if is_quick(bot) { self.context.bot_config.wait_fast } else { WAIT_SLOW };
        let (now, until) = (Instant::now(), self.bots.since? + time);
        (self.bots.not_before <= now && now < until).then_some(until)
    }
}

/// Whether a bot answers within milliseconds.
const fn is_quick(bot: Bot) -> bool {
    matches!(bot, Bot::Random | Bot::Greedy)
}

/// The seed of a player made for a seat at a version. It follows from the secret of the table, so that the same deal and the
/// same decisions of people make the same game, and tells nothing about the deal.
fn player_seed(table: &Table, seat: Seat, version: u32) -> Seed {
    let secret: Seed = table.seed.parse().unwrap_or_else(|_| random_seed());
    secret.nth(u64::from(version) << 8 | u64::from(seat.number()))
}

/// One decision to be made by a bot.
struct BotTask {
    play: Arc<dyn AnyPlay>,
    seat: Seat,
    bot: Bot,
    /// Seed of a player made now.
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
        // A bot waits for its slot without limit: each slot is free again after the deadline and the grace.
        let limits = TimeLimits { max_wait: None, time: *deadline, grace: *grace };
        let (play, seat, bot) = (Arc::clone(&self.play), self.seat, self.bot);
        let (player, factory, seed) = (Arc::clone(&self.player), Arc::clone(factory), self.seed.clone());
        let thought = move |stop: &Stop| {
            // A player is made anew after a panic, so it is whole.
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
