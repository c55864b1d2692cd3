//! Decisions that were taken back and can be taken again.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use patolli_store::Entry;

/// A decision of the log, as far as it can be told from others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct LoggedDecision {
    /// Number of its entry.
    pub(super) n: u32,
    pub(super) seat: u8,
    /// Whether the rules left no choice.
    pub(super) auto: bool,
    notation: u32,
}

impl LoggedDecision {
    pub(super) fn from_entry(entry: &Entry) -> Self {
        let mut hasher = DefaultHasher::new();
        entry.notation.hash(&mut hasher);
        // Half of the hash is plenty to tell two decisions of one moment apart.
        let notation = u32::try_from(hasher.finish() >> 32).unwrap_or_default();
        Self { n: entry.n, seat: entry.seat, auto: entry.auto, notation }
    }

    /// Whether it is the same decision, taken again.
    fn repeats(self, other: Self) -> bool {
        (self.seat, self.notation) == (other.seat, other.notation)
    }
}

/// What was taken back since the last other decision; the next one to be taken again is the last.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(super) struct RedoStack(Vec<LoggedDecision>);

impl RedoStack {
    /// Adds decisions that were taken back. What the rules decide by themselves comes again by itself.
    pub(super) fn take_back(&mut self, undone: impl DoubleEndedIterator<Item = LoggedDecision>) {
        self.0.extend(undone.rev().filter(|it| !it.auto));
    }

    /// Goes on by a decision: if it is the next one taken again, the others stay.
    pub(super) fn decide(&mut self, decision: LoggedDecision) {
        match self.0.last() {
            _ if decision.auto => {}
            Some(next) if next.repeats(decision) => drop(self.0.pop()),
            _ => self.0.clear(),
        }
    }

    /// The decision to be taken again.
    pub(super) fn next(&self) -> Option<LoggedDecision> {
        self.0.last().copied()
    }
}
