//! The parts of a board: each is drawn again only when what it is drawn from has changed.

use std::{hash::Hash, rc::Rc, sync::Arc};

use maud::PreEscaped;
use patolli_catalog::Viewer;

use super::svg::shortened;
use crate::{PanelCache, Part, hash::hash_of, part_key::PartKey};

/// Receives the parts of a board one after the other, always in the same order: first to hash what they are drawn from, then to
/// draw those that changed.
pub struct PartVisitor<'a> {
    pass: Pass<'a>,
    next: usize,
}

enum Pass<'a> {
    Hash { common: u64, keys: Vec<PartKey> },
    Draw(Draw<'a>),
}

struct Draw<'a> {
    keys: &'a [PartKey],
    viewer: Viewer,
    /// What the reader has, drawn for which viewer; nothing if every part is wanted.
    sent: Option<&'a (Viewer, Arc<[PartKey]>)>,
    cache: &'a PanelCache,
    parts: Vec<Rc<Part>>,
    /// Whether one of them differs between viewers.
    per_viewer: bool,
}

impl<'a> PartVisitor<'a> {
    /// A pass that hashes; `common` is what all parts are drawn from.
    pub(super) fn hashing(common: &impl Hash) -> Self {
        Self { pass: Pass::Hash { common: hash_of(common), keys: Vec::with_capacity(128) }, next: 0 }
    }

    /// A pass that draws the parts with these keys that differ from those in `sent`.
    pub(super) fn drawing(
        keys: &'a [PartKey],
        viewer: Viewer,
        sent: Option<&'a (Viewer, Arc<[PartKey]>)>,
        cache: &'a PanelCache,
    ) -> Self {
        let sent = sent.filter(|it| has_same_shape(&it.1, keys));
        Self {
            pass: Pass::Draw(Draw { keys, viewer, sent, cache, parts: Vec::new(), per_viewer: false }),
            next: 0,
        }
    }

    /// The keys that a hashing pass found.
    pub(super) fn into_keys(self) -> Vec<PartKey> {
        match self.pass {
            Pass::Hash { keys, .. } => keys,
            Pass::Draw(_) => Vec::new(),
        }
    }

    /// The parts that a drawing pass drew, and whether one of them differs between viewers.
    pub(super) fn into_parts(self) -> (Vec<Rc<Part>>, bool) {
        match self.pass {
            Pass::Draw(it) => (it.parts, it.per_viewer),
            Pass::Hash { .. } => (Vec::new(), false),
        }
    }

    /// The next part; `subject` is everything that only this part is drawn from.
    pub fn part(&mut self, subject: impl Hash, draw: impl FnOnce() -> Part) {
        self.visit(subject, false, draw, |_| {});
    }

    /// The next part, which differs between viewers.
    pub fn viewer_part(&mut self, subject: impl Hash, draw: impl FnOnce() -> Part) {
        self.visit(subject, true, draw, |_| {});
    }

    /// The next part, which holds the `inner` ones: they are parts by themselves as long as it stays. Its subject is what it has
    /// beside them.
    pub fn group(&mut self, subject: impl Hash, draw: impl FnOnce() -> Part, inner: impl FnOnce(&mut Self)) {
        self.visit(subject, false, draw, inner);
    }

    /// The same, for a part that differs between viewers.
    pub fn viewer_group(
        &mut self,
        subject: impl Hash,
        draw: impl FnOnce() -> Part,
        inner: impl FnOnce(&mut Self),
    ) {
        self.visit(subject, true, draw, inner);
    }

    fn visit(
        &mut self,
        subject: impl Hash,
        per_viewer: bool,
        draw: impl FnOnce() -> Part,
        inner: impl FnOnce(&mut Self),
    ) {
        let place = self.next;
        self.next += 1;
        match &mut self.pass {
            Pass::Hash { common, keys } => {
                keys.push(PartKey { hash: hash_of(&(*common, subject)), per_viewer, inside: 0 });
                inner(self);
                let inside = u16::try_from(self.next - place - 1).expect("a board has some hundred parts");
                if let Pass::Hash { keys, .. } = &mut self.pass {
                    keys[place].inside = inside;
                }
            }
            Pass::Draw(it) if it.is_changed(place) => {
                it.draw(place, draw);
                // The parts inside come with it.
                self.next += it.keys.get(place).map_or(0, |it| usize::from(it.inside));
            }
            Pass::Draw(_) => inner(self),
        }
    }
}

impl Draw<'_> {
    fn is_changed(&self, place: usize) -> bool {
        let (Some(key), Some((viewer, sent))) = (self.keys.get(place), self.sent) else { return true };
        sent[place].hash != key.hash || key.per_viewer && *viewer != self.viewer
    }

    fn draw(&mut self, place: usize, draw: impl FnOnce() -> Part) {
        let Some(key) = self.keys.get(place) else { return };
        let viewer = key.per_viewer.then_some(self.viewer);
        self.per_viewer |= key.per_viewer;
        let short = || {
            let Part { id, html } = draw();
            Part { id, html: shortened(&PreEscaped(html)).0 }
        };
        self.parts.push(self.cache.part(&("board", place, key.hash, viewer), short));
    }
}

/// Whether both boards consist of the same parts.
fn has_same_shape(one: &[PartKey], other: &[PartKey]) -> bool {
    one.len() == other.len() && one.iter().zip(other).all(|(one, other)| one.inside == other.inside)
}

#[cfg(test)]
mod tests {
    use patolli_catalog::Seat;

    use super::*;

    const WATCHER: Viewer = Viewer::Watcher;

    /// A board of a group with two parts inside, and a part that differs between viewers.
    fn visit(visitor: &mut PartVisitor<'_>, numbers: [u8; 4]) {
        let part = |id: &str| Part::new(id, id);
        visitor.group(
            numbers[0],
            || part("outer"),
            |visitor| {
                visitor.part(numbers[1], || part("a"));
                visitor.part(numbers[2], || part("b"));
            },
        );
        visitor.viewer_part(numbers[3], || part("own"));
    }

    fn keys(numbers: [u8; 4]) -> Arc<[PartKey]> {
        let mut visitor = PartVisitor::hashing(&());
        visit(&mut visitor, numbers);
        visitor.into_keys().into()
    }

    fn drawn(sent: Option<(Viewer, [u8; 4])>, viewer: Viewer, numbers: [u8; 4]) -> Vec<String> {
        let (keys, cache) = (keys(numbers), PanelCache::default());
        let sent = sent.map(|(viewer, numbers)| (viewer, self::keys(numbers)));
        let mut visitor = PartVisitor::drawing(&keys, viewer, sent.as_ref(), &cache);
        visit(&mut visitor, numbers);
        visitor.into_parts().0.iter().map(|it| it.id.clone()).collect()
    }

    #[test]
    fn only_what_changed_is_drawn_again() {
        let sent = Some((WATCHER, [1, 2, 3, 4]));
        assert_eq!(drawn(None, WATCHER, [1, 2, 3, 4]), ["outer", "own"], "everything is new");
        assert!(drawn(sent, WATCHER, [1, 2, 3, 4]).is_empty());
        assert_eq!(drawn(sent, WATCHER, [1, 2, 7, 4]), ["b"]);
        assert_eq!(drawn(sent, WATCHER, [7, 2, 7, 4]), ["outer"], "what lies inside comes with it");
        assert_eq!(drawn(sent, Viewer::Seat(Seat::new(1)), [1, 2, 3, 4]), ["own"]);
    }
}
