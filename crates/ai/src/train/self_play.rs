//! Games to learn from.

use std::{
    ops::Range,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use patolli_core::{Game, Log, OptionKind, Options, Rng, Seat, Seed, Status, random_action};
use rand::{RngExt as _, SeedableRng as _};

use crate::{
    Bot, Budget, SearchPlayer, Stop,
    search::Settings,
    value::LearnedValue,
    value_model::{FeatureVector, SeatCountModel, ValueModel, feature_vector, points, standings},
};

/// One position out of this number is remembered.
pub(super) const SAMPLE_EVERY: u32 = 4;
/// One decision out of this number is taken at random, so that games differ and mistakes are seen.
pub(super) const RANDOM_MOVE_EVERY: u32 = 50;
/// One game out of this number is played with options drawn by lot.
const VARIED_OPTIONS_EVERY: u64 = 4;

/// How the bots of these games search: not quite like those at tables, so that weights can be made again when those change.
pub(super) const SELF_PLAY_SETTINGS: Settings =
    Settings { horizon_turns: 6, win_bonus: 20.0, move_temperature: 0.25, ..Settings::BEST };

/// A position and how its game ended.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Sample {
    /// Number of the game.
    pub(super) game: u64,
    /// Progress of the game, from 0 to 1.
    pub(super) progress: f32,
    /// The numbers of each seat.
    pub(super) features: Vec<FeatureVector>,
    /// The points of each seat at the end.
    pub(super) points: Vec<f32>,
    /// The margin of each seat at the end.
    pub(super) margins: Vec<f32>,
    /// What each seat had of the first place.
    pub(super) win_shares: Vec<f32>,
}

impl Sample {
    /// The points a model expects.
    pub(super) fn predicted(&self, model: &SeatCountModel) -> [f32; 5] {
        let mut points = [0.0; 5];
        for (points, row) in points.iter_mut().zip(&self.features) {
            *points = model.predict(self.progress, row);
        }
        points
    }
}

/// The players of a game.
pub(super) struct SelfPlayConfig {
    pub(super) seats: u8,
    pub(super) value_model: Option<Arc<ValueModel>>,
    pub(super) simulations: u32,
    /// The part of the games in which seats are given something by lot.
    pub(super) scattered: f32,
}

/// The mean points of the winners; the positions of a game lie together.
pub(super) fn mean_winner(samples: &[Sample]) -> f64 {
    let best = |it: &Sample| it.points.iter().fold(f32::MIN, |most, it| most.max(*it));
    let mut games: Vec<_> = samples.iter().map(|it| (it.game, best(it))).collect();
    games.dedup_by_key(|it| it.0);
    #[expect(clippy::cast_precision_loss, reason = "a count of games")]
    let count = games.len() as f64;
    games.iter().map(|it| f64::from(it.1)).sum::<f64>() / count
}

/// When and how much seats are given in a game.
pub(super) struct Scattering {
    /// The earliest progress.
    pub(super) from: f32,
    pub(super) strength: f32,
}

impl Scattering {
    /// Drawn by lot for a game; where no games are scattered, no lot is drawn.
    pub(super) fn draw(part: f32, rng: &mut Rng) -> Option<Self> {
        if part <= 0.0 || rng.random_range(0.0..1.0f32) >= part {
            return None;
        }
        let late = rng.random_range(0..5) < 2;
        let from = if late { rng.random_range(0.0..0.7f32) } else { 0.0 };
        Some(Self { from, strength: rng.random_range(0.3..1.0f32) })
    }
}

/// Plays games and remembers positions; the number of threads makes no difference.
pub(super) fn play<G: LearnedValue>(
    table: &SelfPlayConfig,
    seed: &Seed,
    games: Range<u64>,
    threads: usize,
) -> Vec<Sample> {
    let next = AtomicU64::new(games.start);
    let work = || {
        let mut mine = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= games.end {
                return mine;
            }
            mine.extend(play_one::<G>(table, index, &mut seed.nth(index).rng()));
        }
    };
    let mut all = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        let ends = workers.into_iter().map(|it| it.join().unwrap_or_else(|it| std::panic::resume_unwind(it)));
        ends.flatten().collect::<Vec<_>>()
    });
    all.sort_by_key(|it| it.game);
    all
}

fn play_one<G: LearnedValue>(table: &SelfPlayConfig, game: u64, rng: &mut Rng) -> Vec<Sample> {
    let options = options::<G>(table.seats, game, rng);
    let mut position = G::start(&options, G::deal(&options, rng));
    let mut players: Vec<_> = (0..table.seats).map(|_| player::<G>(table, rng)).collect();
    let (mut samples, mut log) = (Vec::new(), Log::off());
    let mut scattering = Scattering::draw(table.scattered, rng);
    for _ in 0..G::MAX_DECISIONS {
        let Status::Asks(seat) = position.status() else { break };
        if let Some(forced) = position.forced() {
            position.apply(forced, &mut log);
            continue;
        }
        let due = scattering.as_ref().filter(|it| position.progress() >= it.from);
        if due.is_some_and(|it| position.scatter(rng, it.strength)) {
            // What was before led to another end than the one that comes now.
            samples.clear();
            scattering = None;
        }
        if rng.random_range(0..SAMPLE_EVERY) == 0 {
            samples.push(sample(&position, game));
        }
        let odd = rng.random_range(0..RANDOM_MOVE_EVERY) == 0;
        let action = match &mut players[seat.index()] {
            Some(player) if !odd => player.decide(&position, &Stop::default()),
            None if !odd => Bot::Greedy.choose(&position, rng),
            _ => random_action(&position, rng).map(|it| it.0),
        };
        let Some(action) = action else { break };
        position.apply(action, &mut log);
    }
    label_samples(samples, &position)
}

fn player<G: LearnedValue>(table: &SelfPlayConfig, rng: &mut Rng) -> Option<SearchPlayer<G>> {
    let value_model = Arc::clone(table.value_model.as_ref()?);
    Some(SearchPlayer::with_settings(
        value_model,
        Budget::simulations(table.simulations),
        SELF_PLAY_SETTINGS,
        Rng::from_seed(rng.random()),
    ))
}

pub(super) fn sample<G: LearnedValue>(position: &G, game: u64) -> Sample {
    let rows = Seat::all(position.seats()).map(|it| feature_vector(position, it)).collect();
    Sample {
        game,
        progress: position.progress(),
        features: rows,
        points: Vec::new(),
        margins: Vec::new(),
        win_shares: Vec::new(),
    }
}

/// Writes into the positions how their game ended.
pub(super) fn label_samples<G: Game>(mut samples: Vec<Sample>, end: &G) -> Vec<Sample> {
    let ends = standings(end);
    let won: Vec<_> = ends.iter().map(|it| it.win).collect();
    let margins: Vec<_> = ends.iter().map(|it| it.margin).collect();
    let points = points(end)[..ends.len()].to_vec();
    for sample in &mut samples {
        sample.points.clone_from(&points);
        sample.win_shares.clone_from(&won);
        sample.margins.clone_from(&margins);
    }
    samples
}

/// The usual options, and now and then others.
pub(super) fn options<G: LearnedValue>(seats: u8, game: u64, rng: &mut Rng) -> G::Options {
    let usual =
        || G::Options::from_pairs(seats, std::iter::empty()).expect("the number of seats was checked");
    if !game.is_multiple_of(VARIED_OPTIONS_EVERY) {
        return usual();
    }
    let switches = G::Options::SPECS.iter().filter(|it| matches!(it.kind, OptionKind::Switch));
    let drawn: Vec<_> =
        switches.map(|it| (it.key, if rng.random_range(0..2) == 0 { "off" } else { "on" })).collect();
    // What does not go together is not played.
    G::Options::from_pairs(seats, drawn).unwrap_or_else(|_| usual())
}
