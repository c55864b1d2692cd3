//! Boards of which only what changed is drawn again.

use std::{collections::BTreeSet, hash::Hash, sync::Arc};

use patolli_catalog::Viewer;

use super::{Frame, drawing::Drawing};
use crate::{Memory, Part, Studio, memory::fingerprint};

/// What one part was made of.
#[derive(Clone, Debug)]
pub(crate) struct Mark {
    /// Everything it was drawn from, but what is settled for each reader.
    subject: u64,
    /// For whom.
    viewer: Viewer,
    /// For which elements it asked whether they changed lately.
    asked: Asked,
    /// Those of them that did.
    changed: u64,
}

/// A set of ids, shared by all who have the same drawing. Very rarely it says yes for an id that is not in it, never no for one that is.
#[derive(Clone, Default, Debug)]
pub(crate) struct Asked(Arc<[u16]>);

impl Asked {
    /// The set of some ids.
    pub(super) fn for_all<'a>(ids: impl Iterator<Item = &'a str>) -> Self {
        let ids: BTreeSet<u16> = ids.map(Self::short).collect();
        Self(ids.into_iter().collect())
    }

    /// Stands for an id; few bytes are enough, and every open page keeps them.
    fn short(id: &str) -> u16 {
        let [.., a, b] = fingerprint(id).to_le_bytes();
        u16::from_le_bytes([a, b])
    }

    /// The ids of a set that are in this one.
    fn of(&self, ids: &BTreeSet<String>) -> u64 {
        let known = |it: &&String| self.0.binary_search(&Self::short(it)).is_ok();
        fingerprint(&ids.iter().filter(known).collect::<Vec<_>>())
    }
}

/// The parts that are new, drawn one after the other, always in the same order.
pub(super) struct Sketch<'a> {
    memory: &'a mut Memory,
    studio: &'a Studio,
    frame: &'a Frame<'a>,
    /// What all parts are drawn from.
    common: u64,
    next: usize,
    pub(super) parts: Vec<Part>,
}

impl<'a> Sketch<'a> {
    /// A sketch whose parts are all drawn from `common`.
    pub(super) fn new(
        memory: &'a mut Memory,
        studio: &'a Studio,
        frame: &'a Frame<'a>,
        common: impl Hash,
    ) -> Self {
        Self { memory, studio, frame, common: fingerprint(&common), next: 0, parts: Vec::new() }
    }

    /// Draws the next part, unless it would look as before; `subject` is everything that only this part is drawn from, but
    /// what is settled for each reader.
    pub(super) fn part(&mut self, subject: impl Hash, draw: impl FnOnce() -> Part) {
        let part = self.next(subject, Drawing::asked, draw);
        self.parts.extend(part);
    }

    /// Draws the next part, which holds the `inner` ones: they are parts by themselves as long as it stays. Its subject is what it
    /// has beside them.
    pub(super) fn whole(
        &mut self,
        subject: impl Hash,
        draw: impl FnOnce() -> Part,
        inner: impl FnOnce(&mut Self),
    ) {
        let part = self.next(subject, |_| Asked::default(), draw);
        let before = self.parts.len();
        inner(self);
        if let Some(part) = part {
            // They came with it.
            self.parts.truncate(before);
            self.parts.push(part);
        }
    }

    fn next(
        &mut self,
        subject: impl Hash,
        asked: impl FnOnce(&Drawing) -> Asked,
        draw: impl FnOnce() -> Part,
    ) -> Option<Part> {
        let place = self.next;
        self.next += 1;
        let Frame { last, viewer, .. } = *self.frame;
        let subject = fingerprint(&(self.common, subject));
        let same =
            |it: &Mark| it.subject == subject && it.viewer == viewer && it.changed == it.asked.of(last);
        if self.memory.marks.get(place).is_some_and(same) {
            return None;
        }
        let drawn = self.studio.drawing((place, subject), draw);
        let asked = asked(&drawn);
        let mark = Mark { subject, viewer, changed: asked.of(last), asked };
        match self.memory.marks.get_mut(place) {
            Some(old) => *old = mark,
            None => self.memory.marks.push(mark),
        }
        Some(drawn.seen_by(self.frame))
    }
}

#[cfg(test)]
mod tests {
    use maud::PreEscaped;
    use patolli_catalog::{Lang, Localizer, Seat};

    use super::{super::drawing::lately, *};

    fn drawn(memory: &mut Memory, numbers: [u8; 2], last: &[&str]) -> Vec<String> {
        let frame = Frame {
            words: Localizer::for_game(Lang::En, "tzolkin"),
            names: &|_: Seat| String::new(),
            liveries: &[],
            viewer: Viewer::Watcher,
            last: &last.iter().map(|&it| it.to_owned()).collect(),
            started: true,
        };
        let studio = Studio::default();
        let mut sketch = Sketch::new(memory, &studio, &frame, ());
        for (id, number) in ["a", "b"].into_iter().zip(numbers) {
            sketch.part(number, || {
                let html = format!("{number}{}", lately(id, &PreEscaped("!".to_owned())).0);
                Part::new(id, html)
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
