//! Bots at a table: they think in the pool, within a deadline, and a fallback decides if they do not.

mod turns;

use std::{
    collections::HashMap,
    future::{Future, pending},
    pin::Pin,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use patolli_catalog::{AnyPlay, Bot, BotPlayer, Seat, Seed, Stop};
use patolli_store::Table;
use tokio::time::{Instant, sleep_until};

use crate::{
    deals::random_seed,
    table::{context::TableContext, lease::BotLease, next_state::NextState},
    work::{
        bot_config::BotConfig,
        jobs::Lease,
        pool::{Outcome, SlotRequest, TimeLimits, run_unqueued},
        requester::{SharedUrgency, Urgency},
    },
};

/// Time limit of a fallback decision.
const FALLBACK_TIME: Duration = Duration::from_secs(2);

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
    /// Number of the last entry that is a decision: marks disturb no thought.
    decided: u32,
    state: DecisionState,
}

enum DecisionState {
    Thinking(Pin<Box<dyn Future<Output = Decided> + Send>>),
    Decided(Decided),
}

/// A decision, the seat and the bot that took it.
pub(super) type DueDecision = (Seat, Bot, Decided);

/// A bot's decision, or a fallback with the reason for it.
pub(super) struct Decided {
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

    /// Forgets the player of a seat: the next one begins anew.
    pub(super) fn forget(&mut self, seat: Seat) {
        self.players.remove(&seat);
    }

    /// Delays the next decision of a bot until then, if it is not delayed longer.
    pub(super) fn pause_until(&mut self, time: Instant) {
        self.not_before = self.not_before.max(time);
    }

    /// Delays the next decision of a bot.
    pub(super) fn pause(&mut self, time: Duration) {
        self.not_before = Instant::now() + time;
    }

    /// Completes when the bot has decided, when it is time for its decision, and when the lease is granted or
    /// lost.
    pub(super) async fn progress(&mut self) {
        let Self { lease, deciding, not_before, poll_interval, .. } = self;
        tokio::select! {
            biased;
            () = lease.progress(*poll_interval) => {}
            () = decide(deciding.as_mut(), *not_before) => {}
        }
    }

    /// The pending decision, if it is time for it.
    fn due(&mut self) -> Option<DueDecision> {
        if self.not_before > Instant::now() {
            return None;
        }
        match self.deciding.take() {
            Some(Deciding { seat, bot, state: DecisionState::Decided(decided), .. }) => {
                Some((seat, bot, decided))
            }
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
        DecisionState::Thinking(thought) => thought.await,
        DecisionState::Decided(_) => return sleep_until(not_before).await,
    };
    *state = DecisionState::Decided(decided);
}

/// Whether a bot answers within milliseconds.
const fn is_quick(bot: Bot) -> bool {
    matches!(bot, Bot::Random | Bot::Greedy)
}

/// The seed of a player made for a seat at a version. It follows from the secret of the table, so that the
/// same deal and the same decisions of people make the same game, and tells nothing about the deal.
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
    play.legal_choices().into_iter().next().map(|it| it.notation)
}
