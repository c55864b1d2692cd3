//! What was drawn before, so that only what changed is drawn again.

use std::{
    cell::Cell,
    collections::{BTreeMap, BTreeSet},
    hash::{Hash, Hasher as _},
};

use rustc_hash::FxHasher;

use crate::Part;

/// What the parts of a board, and what stands beside it, were made of when they were last drawn for somebody.
///
/// It holds fingerprints only, no drawings: whoever keeps it has sent the parts away.
#[derive(Clone, Default, Debug)]
pub struct Memory {
    marks: Vec<Mark>,
    /// What other parts of the page were made of, by id.
    others: BTreeMap<String, u64>,
}

impl Memory {
    /// Whether a part of the page beside the board differs, by what it is drawn from, from when this was last asked.
    pub(crate) fn is_new(&mut self, id: &str, subject: &impl Hash) -> bool {
        let subject = fingerprint(subject);
        match self.others.get_mut(id) {
            Some(known) => std::mem::replace(known, subject) != subject,
            None => self.others.insert(id.to_owned(), subject).is_none(),
        }
    }
}

/// What one part was made of.
#[derive(Clone, Copy, Debug)]
struct Mark {
    /// Everything it was drawn from, but what changed lately.
    subject: u64,
    /// For which elements it asked whether they changed lately.
    asked: Asked,
    /// Those of them that did.
    changed: u64,
}

/// A set of ids that may say yes for one that is not in it, but never no for one that is.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Asked(u128);

impl Asked {
    fn bit(id: &str) -> u128 {
        1 << (fingerprint(id) % 128)
    }

    /// The set with one more id.
    pub(super) fn with(self, id: &str) -> Self {
        Self(self.0 | Self::bit(id))
    }

    fn may_hold(self, id: &str) -> bool {
        self.0 & Self::bit(id) != 0
    }

    /// The ids of a set that may be in this one.
    fn of(self, ids: &BTreeSet<String>) -> u64 {
        fingerprint(&ids.iter().filter(|it| self.may_hold(it)).collect::<Vec<_>>())
    }
}

/// The parts that are new, drawn one after the other, always in the same order.
pub(super) struct Sketch<'a> {
    memory: &'a mut Memory,
    /// What all parts are drawn from.
    common: u64,
    last: &'a BTreeSet<String>,
    asked: &'a Cell<Asked>,
    next: usize,
    pub(super) parts: Vec<Part>,
}

impl<'a> Sketch<'a> {
    /// A sketch whose parts are all drawn from `common`, and note in `asked` which elements of `last` they ask for.
    pub(super) fn new(
        memory: &'a mut Memory,
        common: impl Hash,
        last: &'a BTreeSet<String>,
        asked: &'a Cell<Asked>,
    ) -> Self {
        Self { memory, common: fingerprint(&common), last, asked, next: 0, parts: Vec::new() }
    }

    /// Draws the next part, unless it would look as before; `subject` is everything that only this part is drawn from.
    pub(super) fn part(&mut self, subject: impl Hash, draw: impl FnOnce() -> Part) {
        let subject = fingerprint(&(self.common, subject));
        let known = self.memory.marks.get(self.next).copied();
        let same = |it: Mark| it.subject == subject && it.changed == it.asked.of(self.last);
        if !known.is_some_and(same) {
            self.asked.take();
            self.parts.push(draw());
            let asked = self.asked.take();
            let mark = Mark { subject, asked, changed: asked.of(self.last) };
            match self.memory.marks.get_mut(self.next) {
                Some(old) => *old = mark,
                None => self.memory.marks.push(mark),
            }
        }
        self.next += 1;
    }
}

fn fingerprint(value: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = FxHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(memory: &mut Memory, numbers: [u8; 2], last: &[&str]) -> Vec<String> {
        let last = last.iter().map(|&it| it.to_owned()).collect();
        let asked = Cell::default();
        let mut sketch = Sketch::new(memory, (), &last, &asked);
        for (id, number) in ["a", "b"].into_iter().zip(numbers) {
            sketch.part(number, || {
                asked.set(asked.get().with(id));
                Part { id: id.to_owned(), html: format!("{number} {}", last.contains(id)) }
            });
        }
        sketch.parts.into_iter().map(|it| it.id).collect()
    }

    #[test]
    fn only_what_changed_is_drawn_again() {
        let mut memory = Memory::default();
        assert_eq!(drawn(&mut memory, [1, 2], &[]), ["a", "b"], "everything is new");
        assert!(drawn(&mut memory, [1, 2], &[]).is_empty());
        assert_eq!(drawn(&mut memory, [1, 3], &[]), ["b"]);
        assert_eq!(drawn(&mut memory, [1, 3], &["a"]), ["a"], "it changed lately");
        assert!(drawn(&mut memory, [1, 3], &["a"]).is_empty());
        assert_eq!(drawn(&mut memory, [1, 3], &[]), ["a"], "and then no more");
    }
}
