//! Positions kept on the way through a game, so that going back does not begin at the start.

use std::sync::Arc;

/// After so many decisions the first position is kept.
const FIRST: usize = 32;
/// So many positions are kept at most; then every second one goes, and the way between them doubles.
const MOST: usize = 8;

/// Positions after every so many decisions, which copies share: at most [`MOST`], however long the game is.
#[derive(Clone, Debug)]
pub(crate) struct Checkpoints<P> {
    /// How many decisions lie between two of them.
    stride: usize,
    kept: Vec<Arc<P>>,
}

impl<P: Clone> Checkpoints<P> {
    pub(crate) const fn new() -> Self {
        Self { stride: FIRST, kept: Vec::new() }
    }

    /// Keeps the position after `n` decisions, if it is its turn.
    pub(crate) fn note(&mut self, n: usize, position: &P) {
        if n != (self.kept.len() + 1) * self.stride {
            return;
        }
        self.kept.push(Arc::new(position.clone()));
        if self.kept.len() == MOST {
            self.stride *= 2;
            let mut number = 0;
            self.kept.retain(|_| {
                number += 1;
                number % 2 == 0
            });
        }
    }

    /// The last position kept that is not after `n` decisions, and after how many it is.
    pub(crate) fn before(&self, n: usize) -> Option<(usize, &P)> {
        let count = (n / self.stride).min(self.kept.len());
        let last = self.kept[..count].last()?;
        Some((count * self.stride, last))
    }

    /// Forgets what lies after `n` decisions.
    pub(crate) fn forget_after(&mut self, n: usize) {
        self.kept.truncate(n / self.stride);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many decisions are played again to reach the position after `n` of them.
    fn again(checkpoints: &Checkpoints<usize>, n: usize) -> usize {
        let (from, position) = checkpoints.before(n).unwrap_or((0, &0));
        assert_eq!(from, *position);
        n - from
    }

    #[test]
    fn few_positions_are_kept_and_each_is_near() {
        let mut checkpoints = Checkpoints::new();
        for n in 1..=5_000 {
            checkpoints.note(n, &n);
            assert!(checkpoints.kept.len() < MOST);
            assert!(again(&checkpoints, n) <= FIRST.max(n / 3), "after {n}");
        }
        for n in 0..=5_000 {
            assert!(again(&checkpoints, n) <= 5_000 / 3);
        }
    }

    #[test]
    fn going_back_and_forth_keeps_what_is_true() {
        let mut checkpoints = Checkpoints::new();
        let mut n = 0;
        for round in 0..200 {
            for _ in 0..round {
                n += 1;
                checkpoints.note(n, &n);
            }
            n -= (round * 7 % 90).min(n);
            checkpoints.forget_after(n);
            again(&checkpoints, n);
            assert!(checkpoints.before(usize::MAX).is_none_or(|it| it.0 <= n));
        }
    }
}
