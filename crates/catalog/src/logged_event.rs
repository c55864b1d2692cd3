//! Events of the log before they are put into words.

use std::{
    hash::{Hash, Hasher as _},
    mem::discriminant,
};

use patolli_core::{Describe, Seat};
use rustc_hash::FxHasher;

use crate::Audience;

/// An event of the log before it is put into words, which takes much longer than everything here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LoggedEvent {
    /// Number of the decision that caused it, from 1.
    pub step: usize,
    /// Its number among the events of that decision, from 0.
    pub nth: usize,
    /// The seat that did it or that it concerns.
    pub seat: Option<Seat>,
    /// Whether the decision was answered by itself.
    pub auto: bool,
    /// Whether it opens a new group in the log.
    pub heading: bool,
    /// Viewers who may be told.
    pub audience: Audience,
    /// Hash of everything that its sentence and its ids on the board follow from.
    pub hash: u64,
    /// Hash of what kind of event it is; those of different kinds have different sentences.
    pub kind: u64,
}

impl LoggedEvent {
    pub(crate) fn new<E: Describe>(step: usize, nth: usize, auto: bool, seats: u8, event: &E) -> Self {
        Self {
            step,
            nth,
            seat: event.seat(),
            auto,
            heading: event.is_heading(),
            audience: Audience::from_fn(seats, |viewer| event.visible_to(viewer)),
            hash: hash(event),
            kind: hash(&discriminant(event)),
        }
    }
}

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}
