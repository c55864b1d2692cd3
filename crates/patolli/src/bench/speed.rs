//! Speed of random games and of the search.

use std::{
    ops::ControlFlow,
    time::{Duration, Instant},
};

use patolli_ai::{Budget, Evaluator, Search, Settings, Stop, value::LearnedValue};
use patolli_core::{Log, Seed, Status, random_action};

/// Speed of random games and of a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Speed {
    /// Whole games per second.
    pub playouts_per_second: f64,
    /// Decisions per second.
    pub decisions_per_second: f64,
    /// Mean number of choices in a decision.
    pub mean_choices: f64,
    /// Most choices seen in one decision.
    pub max_choices: usize,
    /// Size of a position.
    pub position_bytes: usize,
    /// Time to enumerate the choices of a position.
    pub choices_ns: f64,
    /// Time to copy a position and apply a decision.
    pub apply_ns: f64,
    /// Simulations per second of a search on one thread, at an early position.
    pub simulations_per_second: f64,
}

/// Plays random games for about `time` and counts.
#[expect(clippy::cast_precision_loss, reason = "counts of a few seconds fit a float")]
pub fn measure<G: LearnedValue>(options: &G::Options, evaluator: &Evaluator, time: Duration) -> Speed {
    let mut rng = Seed::from(1).rng();
    let (mut games, mut decisions, mut choices, mut max_choices) = (0u64, 0u64, 0u64, 0usize);
    let mut log = Log::off();
    let mut samples: Vec<(G, G::Action)> = Vec::new();
    let begin = Instant::now();
    while begin.elapsed() < time {
        let mut position = G::start(options, G::deal(options, &mut rng));
        while let Some((action, count)) = random_action(&position, &mut rng) {
            if samples.len() < 512 && decisions % 7 == 0 {
                samples.push((position.clone(), action));
            }
            position.apply(action, &mut log);
            decisions += 1;
            choices += count as u64;
            max_choices = max_choices.max(count);
        }
        games += 1;
    }
    let seconds = begin.elapsed().as_secs_f64();
    let (choices_ns, apply_ns) = time_samples(&samples);
    Speed {
        playouts_per_second: games as f64 / seconds,
        decisions_per_second: decisions as f64 / seconds,
        mean_choices: choices as f64 / decisions as f64,
        max_choices,
        position_bytes: size_of::<G>(),
        choices_ns,
        apply_ns,
        simulations_per_second: search_speed::<G>(options, evaluator, time / 2),
    }
}

/// Mean nanoseconds to enumerate the choices of a position, and to copy it and apply one.
#[expect(clippy::cast_precision_loss, reason = "counts of a few seconds fit a float")]
fn time_samples<G: LearnedValue>(samples: &[(G, G::Action)]) -> (f64, f64) {
    const ROUNDS: usize = 40;
    let calls = (samples.len() * ROUNDS) as f64;
    let mut count = 0usize;
    let begin = Instant::now();
    for (position, _) in std::iter::repeat_n(samples, ROUNDS).flatten() {
        let _ = position.each_legal(&mut |_| {
            count += 1;
            ControlFlow::Continue(())
        });
    }
    let choices_ns = begin.elapsed().as_nanos() as f64 / calls;
    std::hint::black_box(count);
    let mut log = Log::off();
    let begin = Instant::now();
    for (position, action) in std::iter::repeat_n(samples, ROUNDS).flatten() {
        let mut after = position.clone();
        after.apply(*action, &mut log);
        std::hint::black_box(&after);
    }
    (choices_ns, begin.elapsed().as_nanos() as f64 / calls)
}

/// Simulations per second of a search on one thread, early in a few games.
#[expect(clippy::cast_precision_loss, reason = "counts of a few seconds fit a float")]
fn search_speed<G: LearnedValue>(options: &G::Options, evaluator: &Evaluator, time: Duration) -> f64 {
    const EARLY: u32 = 12;
    const EACH: u32 = 2_000;
    let mut rng = Seed::from(1).rng();
    let (mut simulations, mut spent) = (0u64, Duration::ZERO);
    while spent < time {
        let mut position = G::start(options, G::deal(options, &mut rng));
        for _ in 0..EARLY {
            if let Some((action, _)) = random_action(&position, &mut rng) {
                position.apply(action, &mut Log::off());
            }
        }
        debug_assert_ne!(position.status(), Status::Over);
        let begin = Instant::now();
        if let Some(mut search) = Search::new(&position, evaluator.clone(), Settings::BEST, rng.clone()) {
            search.think(Budget::simulations(EACH), &Stop::default());
        }
        spent += begin.elapsed();
        simulations += u64::from(EACH);
    }
    simulations as f64 / spent.as_secs_f64()
}
