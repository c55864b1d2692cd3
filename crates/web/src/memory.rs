//! What a page was sent before, so that only what changed is drawn again.

use std::hash::{Hash, Hasher as _};

use rustc_hash::{FxHashMap, FxHasher};

use crate::{boards::Mark, pages::KnownTurn};

/// What the parts of a page were made of when they were last drawn for somebody.
///
/// It holds fingerprints only, no drawings: whoever keeps it has sent the parts away.
#[derive(Clone, Default, Debug)]
pub struct Memory {
    /// The parts of the board, in their order.
    pub(crate) marks: Vec<Mark>,
    /// The older turns of the log; nothing before they were drawn.
    pub(crate) turns: Option<Vec<KnownTurn>>,
    /// The other parts, by fingerprints of their ids.
    others: FxHashMap<u64, u64>,
}

impl Memory {
    /// Whether a part of the page beside the board differs, by what it is drawn from, from when this was last asked.
    pub(crate) fn is_new(&mut self, id: &str, subject: &impl Hash) -> bool {
        let subject = fingerprint(subject);
        self.others.insert(fingerprint(id), subject) != Some(subject)
    }
}

/// A number that stands for a value as long as the program runs.
pub(crate) fn fingerprint(value: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = FxHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}
