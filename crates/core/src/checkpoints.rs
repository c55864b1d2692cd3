//! Positions kept on the way through a game, so that going back does not begin at the start.

use std::sync::Arc;

/// Number of decisions after which the first position is kept.
const INITIAL_STRIDE: usize = 32;
/// Maximum number of positions kept; beyond it every second one goes, and the way between them doubles.
const MAX_CHECKPOINTS: usize = 8;

/// Positions at regular intervals of decisions, which copies share: at most [`MAX_CHECKPOINTS`], however long the game is.
#[derive(Clone, Debug)]
pub(crate) struct Checkpoints<P> {
    /// How many decisions lie between two of them.
    stride: usize,
    positions: Vec<Arc<P>>,
}

impl<P: Clone> Checkpoints<P> {
    pub(crate) const fn new() -> Self {
        Self { stride: INITIAL_STRIDE, positions: Vec::new() }
    }

    /// Keeps the position after `n` decisions, if it is its turn.
    pub(crate) fn save(&mut self, n: usize, position: &P) {
        if n != (self.positions.len() + 1) * self.stride {
            return;
        }
        self.positions.push(Arc::new(position.clone()));
        if self.positions.len() == MAX_CHECKPOINTS {
            self.stride *= 2;
            let mut number = 0;
            self.positions.retain(|_| {
                number += 1;
                number % 2 == 0
            });
        }
    }

    /// The last position kept that is not after `n` decisions, and after how many it is.
    pub(crate) fn before(&self, n: usize) -> Option<(usize, &P)> {
        let count = (n / self.stride).min(self.positions.len());
        let last = self.positions[..count].last()?;
        Some((count * self.stride, last))
    }

    /// Forgets what lies after `n` decisions.
    pub(crate) fn truncate_after(&mut self, n: usize) {
        self.positions.truncate(n / self.stride);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many decisions are played again to reach the position after `n` of them.
    fn replayed(checkpoints: &Checkpoints<usize>, n: usize) -> usize {
        let (from, position) = checkpoints.before(n).unwrap_or((0, &0));
        assert_eq!(from, *position);
        n - from
    }

    #[test]
    fn few_positions_are_kept_and_each_is_near() {
        let mut checkpoints = Checkpoints::new();
        for n in 1..=5_000 {
            checkpoints.save(n, &n);
            assert!(checkpoints.positions.len() < MAX_CHECKPOINTS);
            assert!(replayed(&checkpoints, n) <= INITIAL_STRIDE.max(n / 3), "after {n}");
        }
        for n in 0..=5_000 {
            assert!(replayed(&checkpoints, n) <= 5_000 / 3);
        }
    }

    #[test]
    fn going_back_and_forth_keeps_what_is_true() {
        let mut checkpoints = Checkpoints::new();
        let mut n = 0;
        for round in 0..200 {
            for _ in 0..round {
                n += 1;
                checkpoints.save(n, &n);
            }
            n -= (round * 7 % 90).min(n);
            checkpoints.truncate_after(n);
            replayed(&checkpoints, n);
            assert!(checkpoints.before(usize::MAX).is_none_or(|it| it.0 <= n));
        }
    }
}
