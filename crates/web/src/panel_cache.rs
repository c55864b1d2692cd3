//! What the readers of a table share at one moment: worked out when the first of them needs it.

use std::{
    cell::{OnceCell, RefCell},
    hash::Hash,
    ops::Deref,
    rc::Rc,
    sync::Arc,
};

use maud::{Markup, PreEscaped};
use patolli_catalog::{AnyPlay, Audience, Ceremony, LoggedEvent, Seat, View, Viewer};
use rustc_hash::FxHashMap;

use crate::{Part, good::Good, hash::hash_of, log_list::LogList, model::LogMark, part_key::PartKey};

/// The drawings that the readers of one table share at one moment. Copies share them, too.
#[derive(Clone, Default)]
pub struct PanelCache(Rc<Shared>);

#[derive(Default)]
struct Shared {
    /// What the viewers see; those who see the same share it.
    views: RefCell<Vec<(Viewer, Rc<View>)>>,
    has_secrets: OnceCell<bool>,
    goods: RefCell<Vec<SeatGoods>>,
    events: OnceCell<Events>,
    /// What the listeners are told; those who are told the same share it.
    logs: RefCell<Vec<(Viewer, Rc<LogList>)>>,
    ceremonies: RefCell<Vec<(Viewer, Rc<Ceremonies>)>>,
    keys: RefCell<Vec<ViewKeys>>,
    /// Parts of the board that changed, the same for all viewers: by what it was drawn from before and is drawn from now.
    board_changes: RefCell<Vec<BoardChange>>,
    /// Parts of the page, by what they are drawn from.
    parts: RefCell<FxHashMap<u64, Rc<Part>>>,
    /// Fragments of parts, by what they are drawn from.
    fragments: RefCell<FxHashMap<u64, Rc<str>>>,
}

/// Everything that happened since some decision.
struct Events {
    all: Vec<LoggedEvent>,
    /// Whether every viewer may be told all of it.
    are_public: bool,
}

impl Events {
    fn new(play: &dyn AnyPlay, from: usize) -> Self {
        let everybody = Audience::from_fn(play.seats(), |_| true);
        let all = play.logged_events(from);
        let are_public = all.iter().all(|it| it.audience == everybody);
        Self { all, are_public }
    }
}

/// What a seat holds in a view.
struct SeatGoods {
    view: Rc<View>,
    seat: Seat,
    goods: Rc<[Good]>,
}

/// Ceremonies as some listener is told of them.
pub(crate) struct Ceremonies {
    all: Vec<Ceremony>,
    /// Hash of all of them.
    pub(crate) hash: u64,
}

impl Deref for Ceremonies {
    type Target = [Ceremony];

    fn deref(&self) -> &[Ceremony] {
        &self.all
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

    /// What a seat holds in a view, found once.
    pub(crate) fn goods(&self, view: &Rc<View>, seat: Seat, find: impl FnOnce() -> Vec<Good>) -> Rc<[Good]> {
        let mut goods = self.0.goods.borrow_mut();
        if let Some(known) = goods.iter().find(|it| it.seat == seat && Rc::ptr_eq(&it.view, view)) {
            return Rc::clone(&known.goods);
        }
        let found: Rc<[Good]> = find().into();
        goods.push(SeatGoods { view: Rc::clone(view), seat, goods: Rc::clone(&found) });
        found
    }

    /// What a viewer sees. Equal views are one value.
    pub(crate) fn view(&self, play: &dyn AnyPlay, viewer: Viewer) -> Rc<View> {
        let is_open = !play.may_have_secrets();
        let mut views = self.0.views.borrow_mut();
        if let Some((_, view)) = views.iter().find(|it| is_open || it.0 == viewer) {
            return Rc::clone(view);
        }
        let view = play.view(viewer);
        let equal = views.iter().find(|it| *it.1 == view).map(|it| Rc::clone(&it.1));
        let view = equal.unwrap_or_else(|| Rc::new(view));
        views.push((viewer, Rc::clone(&view)));
        view
    }

    /// What happened since decision `from`, as far as a listener may be told; `from` is the same for all of them.
    /// What people did beside the game stands among it, for everybody.
    pub(crate) fn log(
        &self,
        play: &dyn AnyPlay,
        listener: Viewer,
        from: usize,
        marks: &[LogMark],
    ) -> Rc<LogList> {
        let events = self.0.events.get_or_init(|| Events::new(play, from));
        let mut logs = self.0.logs.borrow_mut();
        if let Some((_, log)) = logs.iter().find(|it| events.are_public || it.0 == listener) {
            return Rc::clone(log);
        }
        let told = events.all.iter().filter(|it| it.audience.includes(listener)).copied();
        let marks = marks.iter().filter(|it| it.step >= from);
        let log = Rc::new(LogList::new(told, marks, play.steps()));
        logs.push((listener, Rc::clone(&log)));
        log
    }

    /// The ceremonies after decision `from`, as far as a listener may be told; `from` is the same for all of them.
    pub(crate) fn ceremonies(&self, play: &dyn AnyPlay, listener: Viewer, from: usize) -> Rc<Ceremonies> {
        let are_public = self.0.events.get_or_init(|| Events::new(play, from)).are_public;
        // What is public since `from` tells nothing of a ceremony that began before.
        let suits_all = |it: &[Ceremony]| are_public && it.iter().all(|it| it.first > from);
        let mut known = self.0.ceremonies.borrow_mut();
        if let Some((_, same)) = known.iter().find(|it| it.0 == listener || suits_all(&it.1)) {
            return Rc::clone(same);
        }
        let all = play.ceremonies(listener, from + 1);
        let found = Rc::new(Ceremonies { hash: hash_of(&all), all });
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
