//! What a page was sent before, so that only what changed is drawn again.

use std::{hash::Hash, sync::Arc};

use patolli_catalog::Viewer;
use rustc_hash::FxHashMap;

use crate::{
    boards::PartKey,
    hash::hash_of,
    pages::{KnownTurn, NewestTurn},
};

/// What the parts of a page were drawn from when they were last sent to one reader.
///
/// It holds hashes only, no drawings.
#[derive(Clone, Default, Debug)]
pub struct SentParts {
    /// The parts of the board, and for which viewer they were drawn.
    pub(crate) board: Option<(Viewer, Arc<[PartKey]>)>,
    /// The older turns of the log; nothing before they were drawn.
    pub(crate) turns: Option<Vec<KnownTurn>>,
    /// The newest turn of the log, if there is one; nothing before it was drawn.
    pub(crate) newest: Option<Option<NewestTurn>>,
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
