//! Numbers that look random, the same in every run.

/// A generator of numbers.
pub(super) struct Chance(u64);

impl Chance {
    pub(super) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below another one.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits fit") % bound
    }

    /// Whether something happens that happens once in so many times.
    pub(super) fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// A time between two others, in milliseconds.
    pub(super) fn between(&mut self, least: i64, most: i64) -> i64 {
        let seconds = usize::try_from((most - least).max(1_000) / 1_000).expect("times are short");
        least + i64::try_from(self.below(seconds)).expect("times are short") * 1_000
    }
}
