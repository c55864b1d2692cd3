//! What the readers of a table share at one moment: worked out when the first of them needs it.

use std::{
    cell::{OnceCell, RefCell},
    hash::Hash,
    ops::Deref,
    rc::Rc,
    sync::Arc,
};

use maud::{Markup, PreEscaped};
use patolli_catalog::{AnyPlay, Audience, Ceremony, LogEntry, View, Viewer};
use rustc_hash::FxHashMap;

use crate::{Part, hash::hash_of, part_key::PartKey};

/// The drawings that the readers of one table share at one moment. Copies share them, too.
#[derive(Clone, Default)]
pub struct PanelCache(Rc<Shared>);

#[derive(Default)]
struct Shared {
    /// What the viewers see; those who see the same share it.
    views: RefCell<Vec<(Viewer, Rc<View>)>>,
    has_secrets: OnceCell<bool>,
    entries: OnceCell<Entries>,
    ceremonies: RefCell<Vec<(Viewer, Rc<[Ceremony]>)>>,
    keys: RefCell<Vec<ViewKeys>>,
    /// Parts of the board that changed, the same for all viewers: by what it was drawn from before and is drawn from now.
    board_changes: RefCell<Vec<BoardChange>>,
    /// Parts of the page, by what they are drawn from.
    parts: RefCell<FxHashMap<u64, Rc<Part>>>,
    /// Fragments of parts, by what they are drawn from.
    fragments: RefCell<FxHashMap<u64, Rc<str>>>,
}

/// Everything that happened since some decision.
struct Entries {
    all: Vec<(Audience, HashedEntry)>,
    /// Whether every viewer may be told all of it.
    is_public: bool,
}

impl Entries {
    fn new(play: &dyn AnyPlay, from: usize) -> Self {
        let everybody = Audience::from_fn(play.seats(), |_| true);
        let entries = play.log_entries(from);
        let is_public = entries.iter().all(|it| it.0 == everybody);
        let hashed = |(audience, it): (Audience, LogEntry)| (audience, HashedEntry::new(it));
        Self { all: entries.into_iter().map(hashed).collect(), is_public }
    }
}

/// Something that happened, shared by all who are told of it.
#[derive(Clone)]
pub(crate) struct HashedEntry {
    /// Hash of the whole entry.
    pub(crate) hash: u64,
    entry: Rc<LogEntry>,
}

impl HashedEntry {
    fn new(entry: LogEntry) -> Self {
        Self { hash: hash_of(&entry), entry: Rc::new(entry) }
    }
}

impl Deref for HashedEntry {
    type Target = LogEntry;

    fn deref(&self) -> &LogEntry {
        &self.entry
    }
}

/// What the parts of a board are drawn from, by view and a hash of names and language.
struct ViewKeys {
    view: Rc<View>,
    names: u64,
    keys: Arc<[PartKey]>,
}

/// What the parts of a board were drawn from before and are drawn from now, and those that changed.
struct BoardChange {
    before: Option<Arc<[PartKey]>>,
    now: Arc<[PartKey]>,
    parts: Vec<Rc<Part>>,
}

impl PanelCache {
    /// Whether some seat knows something that others may not; the game says so.
    pub(crate) fn has_secrets(&self, play: &dyn AnyPlay) -> bool {
        *self.0.has_secrets.get_or_init(|| play.has_secrets())
    }

    /// What a viewer sees. Equal views are one value.
    pub(crate) fn view(&self, play: &dyn AnyPlay, viewer: Viewer) -> Rc<View> {
        let mut views = self.0.views.borrow_mut();
        if let Some((_, view)) = views.iter().find(|it| it.0 == viewer) {
            return Rc::clone(view);
        }
        let view = play.view(viewer);
        let equal = views.iter().find(|it| *it.1 == view).map(|it| Rc::clone(&it.1));
        let view = equal.unwrap_or_else(|| Rc::new(view));
        views.push((viewer, Rc::clone(&view)));
        view
    }

    /// What happened since decision `from`, as far as a listener may be told; `from` is the same for all of them.
    pub(crate) fn entries(&self, play: &dyn AnyPlay, listener: Viewer, from: usize) -> Vec<HashedEntry> {
        let entries = self.0.entries.get_or_init(|| Entries::new(play, from));
        entries.all.iter().filter(|it| it.0.includes(listener)).map(|it| it.1.clone()).collect()
    }

    /// The ceremonies after decision `from`, as far as a listener may be told; `from` is the same for all of them.
    pub(crate) fn ceremonies(&self, play: &dyn AnyPlay, listener: Viewer, from: usize) -> Rc<[Ceremony]> {
        let is_public = self.0.entries.get_or_init(|| Entries::new(play, from)).is_public;
        // What is public since `from` tells nothing of a ceremony that began before.
        let suits_all = |it: &[Ceremony]| is_public && it.iter().all(|it| it.first > from);
        let mut known = self.0.ceremonies.borrow_mut();
        if let Some((_, same)) = known.iter().find(|it| it.0 == listener || suits_all(&it.1)) {
            return Rc::clone(same);
        }
        let found: Rc<[Ceremony]> = play.ceremonies(listener, from + 1).into();
        known.push((listener, Rc::clone(&found)));
        found
    }

    /// What the parts of a board are drawn from; `names` is a hash of names and language.
    pub(crate) fn keys(
        &self,
        view: &Rc<View>,
        names: u64,
        hash: impl FnOnce() -> Vec<PartKey>,
    ) -> Arc<[PartKey]> {
        let mut keys = self.0.keys.borrow_mut();
        if let Some(known) = keys.iter().find(|it| Rc::ptr_eq(&it.view, view) && it.names == names) {
            return Arc::clone(&known.keys);
        }
        let found: Arc<[PartKey]> = hash().into();
        keys.push(ViewKeys { view: Rc::clone(view), names, keys: Arc::clone(&found) });
        found
    }

    /// The parts of a board that changed, if they are known and the same for all viewers.
    pub(crate) fn board_changes(
        &self,
        before: Option<&Arc<[PartKey]>>,
        now: &Arc<[PartKey]>,
    ) -> Option<Vec<Rc<Part>>> {
        let is_same = |it: &&BoardChange| {
            let before = match (&it.before, before) {
                (Some(one), Some(other)) => Arc::ptr_eq(one, other),
                (one, other) => one.is_none() && other.is_none(),
            };
            before && Arc::ptr_eq(&it.now, now)
        };
        self.0.board_changes.borrow().iter().find(is_same).map(|it| it.parts.clone())
    }

    /// Keeps the parts of a board that changed for all viewers alike.
    pub(crate) fn keep_board_changes(
        &self,
        before: Option<Arc<[PartKey]>>,
        now: Arc<[PartKey]>,
        parts: &[Rc<Part>],
    ) {
        self.0.board_changes.borrow_mut().push(BoardChange { before, now, parts: parts.to_vec() });
    }

    /// A part of the page; drawn if no other reader needed it yet. `subject` is everything that it is drawn from, its kind and
    /// language included.
    pub(crate) fn part(&self, subject: &impl Hash, draw: impl FnOnce() -> Part) -> Rc<Part> {
        let key = hash_of(subject);
        let known = self.0.parts.borrow().get(&key).cloned();
        known.unwrap_or_else(|| {
            let drawn = Rc::new(draw());
            self.0.parts.borrow_mut().insert(key, Rc::clone(&drawn));
            drawn
        })
    }

    /// A fragment of a part; drawn if no other reader needed it yet. `subject` is as for [`Self::part`].
    pub(crate) fn fragment(&self, subject: &impl Hash, draw: impl FnOnce() -> Markup) -> PreEscaped<Rc<str>> {
        let key = hash_of(subject);
        let known = self.0.fragments.borrow().get(&key).cloned();
        PreEscaped(known.unwrap_or_else(|| {
            let drawn: Rc<str> = draw().into_string().into();
            self.0.fragments.borrow_mut().insert(key, Rc::clone(&drawn));
            drawn
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_drawn_for_one_reader_is_not_drawn_for_the_next() {
        let cache = PanelCache::default();
        let part = |html: &str| Part::new("a", html);
        let one = cache.part(&7, || part("one"));
        assert!(Rc::ptr_eq(&one, &cache.clone().part(&7, || panic!("it is there"))));
        assert!(!Rc::ptr_eq(&one, &cache.part(&8, || part("two"))));
        let text = |it: &str| PreEscaped(it.to_owned());
        assert_eq!(&*cache.fragment(&7, || text("one")).0, "one");
        assert_eq!(&*cache.fragment(&7, || panic!("it is there")).0, "one");
        assert_eq!(&*cache.fragment(&8, || text("two")).0, "two");
    }
}
