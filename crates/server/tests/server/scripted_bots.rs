//! Bots with a script, to see how tables fare with bots that are slow, fail or never answer.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst},
    },
    thread::{park, park_timeout},
    time::{Duration, Instant},
};

use patolli_catalog::{
    AnyGame, AnyPlay, AnySearch, Bot, BotPlayer, Budget, Expectation, Line, Review, Rng, SearchReport, Seat,
    Seed, Status, Stop,
};
use patolli_server::BotFactory;

/// Thinking time of a bot that thinks briefly.
const MOMENT: Duration = Duration::from_millis(60);
/// Pause between two looks of a bot that thinks until it is stopped.
const TICK: Duration = Duration::from_millis(2);

/// Behaviour of a bot when it is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Behaviour {
    /// It thinks until it is stopped or all are let go.
    ThinksUntilStopped,
    /// It thinks for a moment.
    ThinksBriefly,
    /// It never answers.
    Hangs,
    /// It panics.
    Panics,
    /// It answers what is no decision.
    AnswersNonsense,
}

/// Bots of one behaviour, counted.
#[derive(Clone, Debug)]
pub struct ScriptedBots {
    behaviour: Behaviour,
    count: Arc<Count>,
}

#[derive(Default, Debug)]
struct Count {
    begun: AtomicUsize,
    now: AtomicUsize,
    most: AtomicUsize,
    stopped: AtomicUsize,
    reviewing: AtomicUsize,
    let_go: AtomicBool,
}

impl ScriptedBots {
    pub fn new(behaviour: Behaviour) -> Self {
        Self { behaviour, count: Arc::default() }
    }

    /// Number of decisions and searches begun.
    pub fn begun(&self) -> usize {
        self.count.begun.load(SeqCst)
    }

    /// Number of bots that think now.
    pub fn now(&self) -> usize {
        self.count.now.load(SeqCst)
    }

    /// Largest number that thought at the same time.
    pub fn most(&self) -> usize {
        self.count.most.load(SeqCst)
    }

    /// Number of thoughts that were told to stop.
    pub fn stopped(&self) -> usize {
        self.count.stopped.load(SeqCst)
    }

    /// Number of reviews held at their beginning.
    pub fn reviewing(&self) -> usize {
        self.count.reviewing.load(SeqCst)
    }

    /// Lets bots that think until stopped answer, now and from now on.
    pub fn let_go(&self) {
        self.count.let_go.store(true, SeqCst);
    }

    /// Thinks until it is stopped, let go, or the time is up.
    fn think(&self, time: Option<Duration>, stop: &Stop) {
        self.count.begun.fetch_add(1, SeqCst);
        let now = self.count.now.fetch_add(1, SeqCst) + 1;
        self.count.most.fetch_max(now, SeqCst);
        let begin = Instant::now();
        while !self.is_over(stop) && time.is_none_or(|it| begin.elapsed() < it) {
            park_timeout(TICK);
        }
        self.count.stopped.fetch_add(usize::from(stop.is_stopped()), SeqCst);
        self.count.now.fetch_sub(1, SeqCst);
    }

    fn is_over(&self, stop: &Stop) -> bool {
        stop.is_stopped() || self.count.let_go.load(SeqCst)
    }
}

impl BotFactory for ScriptedBots {
    /// Where bots think until stopped, no review goes on before it is stopped or all are let go.
    fn review(
        &self,
        play: &dyn AnyPlay,
        budget: Budget,
        seed: &Seed,
        stop: &Stop,
        progress: &mut dyn FnMut(usize, usize),
    ) -> Option<Review> {
        self.count.reviewing.fetch_add(1, SeqCst);
        while self.behaviour == Behaviour::ThinksUntilStopped && !self.is_over(stop) {
            park_timeout(TICK);
        }
        self.count.reviewing.fetch_sub(1, SeqCst);
        play.review(budget, seed, stop, progress)
    }

    fn bot_player(&self, _kind: &'static dyn AnyGame, _bot: Bot, seed: &Seed) -> Box<dyn BotPlayer> {
        Box::new(ScriptedBot { script: self.clone(), rng: seed.rng() })
    }

    fn start_search(&self, play: &dyn AnyPlay, _seed: &Seed) -> Option<Box<dyn AnySearch>> {
        let Status::Asks(seat) = play.status() else { return None };
        let choice = play.choices().swap_remove(0).notation;
        Some(Box::new(ScriptedSearch {
            script: self.clone(),
            seat,
            seats: play.seats(),
            choice,
            simulations: 0,
        }))
    }
}

struct ScriptedBot {
    script: ScriptedBots,
    rng: Rng,
}

impl BotPlayer for ScriptedBot {
    fn decide(&mut self, play: &dyn AnyPlay, stop: &Stop) -> Option<String> {
        match self.script.behaviour {
            Behaviour::ThinksUntilStopped => self.script.think(None, stop),
            Behaviour::ThinksBriefly => self.script.think(Some(MOMENT), stop),
            Behaviour::Hangs => loop {
                park();
            },
            Behaviour::Panics => std::panic::resume_unwind(Box::new("a bot panicked")),
            Behaviour::AnswersNonsense => return Some("abracadabra".to_owned()),
        }
        play.bot_choice(Bot::Random, &mut self.rng)
    }
}

/// Advises the first choice; every slice of thinking adds a thousand simulations.
struct ScriptedSearch {
    script: ScriptedBots,
    seat: Seat,
    seats: u8,
    choice: String,
    simulations: u32,
}

impl AnySearch for ScriptedSearch {
    fn think(&mut self, budget: Budget, stop: &Stop) {
        assert_ne!(self.script.behaviour, Behaviour::Panics, "this one breaks off");
        self.script.think(budget.time, stop);
        self.simulations += 1000;
    }

    fn report(&self, _lines: usize) -> SearchReport {
        let expectation = Expectation { margin: 3.4, win: 0.5 };
        let simulations = self.simulations;
        let line = Line { steps: vec![self.choice.clone()], expectation, simulations, factors: Vec::new() };
        let all = vec![Expectation::default(); usize::from(self.seats)];
        SearchReport { seat: self.seat, simulations, bytes: 0, expectations: all, lines: vec![line] }
    }
}
