//! What a page was sent before, so that only what changed is drawn again.

use std::{hash::Hash, mem::replace, sync::Arc};

use patolli_catalog::Viewer;

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
    /// The newest turn of the log; nothing before it was drawn.
    pub(crate) newest: Option<NewestTurn>,
    /// Hashes of the ids of the other parts, in order, each with that of what the part was drawn from. Every open
    /// page has such a list, and a list takes less room than a map.
    others: Vec<(u64, u64)>,
}

impl SentParts {
    /// Whether a part of the page beside the board differs, by what it is drawn from, from when this was last asked.
    pub(crate) fn is_new(&mut self, id: impl Hash, subject: &impl Hash) -> bool {
        let (id, subject) = (hash_of(&id), hash_of(subject));
        match self.others.binary_search_by_key(&id, |it| it.0) {
            Ok(index) => replace(&mut self.others[index].1, subject) != subject,
            Err(index) => {
                self.others.insert(index, (id, subject));
                true
            }
        }
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

/// The newest turn of the log on a page; the default stands for none.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct NewestTurn {
    /// Hash of what it is drawn from beside its lines.
    pub(crate) head: u64,
    /// Hashes of what its lines are drawn from.
    pub(crate) lines: Vec<u64>,
}
