//! Chance that can be repeated.

use std::time::{SystemTime, UNIX_EPOCH};

/// Gives the seed of an earlier run.
const SEED: &str = "PATOLLI_FAULTS_SEED";
/// Asks for longer runs if it is `long`.
const LENGTH_VARIABLE: &str = "PATOLLI_FAULTS";

/// Whether longer runs were asked for.
pub fn is_long() -> bool {
    std::env::var(LENGTH_VARIABLE).is_ok_and(|it| it == "long")
}

/// A stream of numbers (`SplitMix64`).
#[derive(Clone, Debug)]
pub struct TestRng(u64);

impl TestRng {
    /// Another one in every run; the seed is printed, so that a run that failed can be had again.
    pub fn from_env(test: &str) -> Self {
        let fresh = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |it| it.subsec_nanos().into());
        let given = std::env::var(SEED).ok().map(|it| it.parse().expect("the seed is a number"));
        let seed = given.unwrap_or_else(fresh);
        println!("{test}: {SEED}={seed}");
        Self(seed)
    }

    /// A stream of its own.
    pub fn fork(&mut self) -> Self {
        Self(self.next())
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        let bound = u64::try_from(bound).expect("a small number");
        usize::try_from(self.next() % bound).expect("it is below a usize")
    }

    /// One of them.
    pub fn pick<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }

    /// True once in so many times.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }
}
