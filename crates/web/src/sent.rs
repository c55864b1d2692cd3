//! What a page was sent before, so that only what changed is drawn again.

use std::{hash::Hash, sync::Arc};

use patolli_catalog::Viewer;
use rustc_hash::FxHashMap;

use crate::{hash::hash_of, part_key::PartKey};

/// What the parts of a page were drawn from when they were last sent to one reader.
///
/// It holds hashes only, no drawings.
#[derive(Clone, Default, Debug)]
pub struct SentParts {
    /// The parts of the board, and for which viewer they were drawn.
    pub(crate) board: Option<(Viewer, Arc<[PartKey]>)>,
    /// The older turns of the log; nothing before they were drawn.
    pub(crate) turns: Option<Vec<KnownTurn>>,
    /// The other parts, by hashes of their ids.
    others: FxHashMap<u64, u64>,
}

impl SentParts {
    /// Whether a part of the page beside the board differs, by what it is drawn from, from when this was last asked.
    pub(crate) fn is_new(&mut self, id: &str, subject: &impl Hash) -> bool {
        let subject = hash_of(subject);
        self.others.insert(hash_of(id), subject) != Some(subject)
    }
}

/// A turn of the log on a page: the decision with which it began, its number among those of that decision, and what it was drawn from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct KnownTurn {
    pub(crate) step: usize,
    pub(crate) nth: usize,
    pub(crate) look: u64,
}

impl KnownTurn {
    /// Whether both are the same turn, however it looks.
    pub(crate) fn is_same_turn(self, other: Self) -> bool {
        (self.step, self.nth) == (other.step, other.nth)
    }
}
