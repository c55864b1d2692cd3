//! Hashes that stand for values as long as the program runs.

use std::hash::{Hash, Hasher as _};

use rustc_hash::FxHasher;

/// The hash of a value.
pub(crate) fn hash_of(value: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = FxHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}
