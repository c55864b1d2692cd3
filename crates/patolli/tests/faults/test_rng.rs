//! Random numbers that can be had again.

use std::time::{SystemTime, UNIX_EPOCH};

use patolli_catalog::{Rng, Seed};
use rand::{RngExt as _, seq::IndexedRandom as _};

/// Gives the seed of an earlier run.
const SEED: &str = "PATOLLI_FAULTS_SEED";
/// Asks for longer runs if it is `long`.
const LENGTH_VARIABLE: &str = "PATOLLI_FAULTS";

/// Whether longer runs were asked for.
pub fn is_long() -> bool {
    std::env::var(LENGTH_VARIABLE).is_ok_and(|it| it == "long")
}

/// A stream of random numbers.
#[derive(Clone, Debug)]
pub struct TestRng(Rng);

impl TestRng {
    /// Another one in every run; the seed is printed, so that a run that failed can be had again.
    pub fn from_env(test: &str) -> Self {
        let fresh = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |it| it.subsec_nanos().into());
        let given = std::env::var(SEED).ok().map(|it| it.parse().expect("the seed is a number"));
        let seed: u64 = given.unwrap_or_else(fresh);
        println!("{test}: {SEED}={seed}");
        Self(Seed::from(seed).rng())
    }

    /// A stream of its own.
    pub fn fork(&mut self) -> Self {
        Self(Seed::from(self.0.random::<u64>()).rng())
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0.random_range(0..bound)
    }

    /// One of them.
    pub fn pick<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        of.choose(&mut self.0).expect("there is something to pick")
    }

    /// True once in `times` times.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }
}
