//! What the readers of a table share at one moment: worked out when the first of them needs it.

use std::{
    cell::{OnceCell, RefCell},
    hash::Hash,
    rc::Rc,
};

use maud::{Markup, PreEscaped};
use patolli_catalog::{AnyPlay, Audience, LogEntry, Viewer};
use rustc_hash::FxHashMap;

use crate::{Part, boards::Drawing, memory::fingerprint};

/// What the readers of one table share at one moment. Copies share it, too.
#[derive(Clone, Default, Debug)]
pub struct Studio(Rc<Shared>);

#[derive(Default, Debug)]
struct Shared {
    hides: OnceCell<bool>,
    tales: OnceCell<Vec<(Audience, Rc<LogEntry>)>>,
    /// Parts of the board, by place among them and by what they are drawn from.
    drawings: RefCell<FxHashMap<(usize, u64), Rc<Drawing>>>,
    /// Pieces of the page, by what they are drawn from.
    pieces: RefCell<FxHashMap<u64, Rc<str>>>,
}

impl Studio {
    /// Whether some seat knows something that others may not.
    pub(crate) fn hides(&self, play: &dyn AnyPlay) -> bool {
        *self.0.hides.get_or_init(|| play.has_secrets())
    }

    /// What happened since decision `from`, as far as a listener may be told; `from` is the same for all of them.
    pub(crate) fn tales(&self, play: &dyn AnyPlay, listener: Viewer, from: usize) -> Vec<Rc<LogEntry>> {
        let told =
            || play.log_entries(from).into_iter().map(|(audience, tale)| (audience, Rc::new(tale))).collect();
        let tales: &Vec<_> = self.0.tales.get_or_init(told);
        tales.iter().filter(|it| it.0.includes(listener)).map(|it| Rc::clone(&it.1)).collect()
    }

    /// The drawing of a part of the board; drawn if nobody needed it yet.
    pub(crate) fn drawing(&self, key: (usize, u64), draw: impl FnOnce() -> Part) -> Rc<Drawing> {
        let known = self.0.drawings.borrow().get(&key).cloned();
        known.unwrap_or_else(|| {
            let drawn = Rc::new(Drawing::of(draw()));
            self.0.drawings.borrow_mut().insert(key, Rc::clone(&drawn));
            drawn
        })
    }

    /// A piece of the page; drawn if nobody needed it yet. `subject` is everything that it is drawn from, its kind and language included.
    pub(crate) fn piece(&self, subject: &impl Hash, draw: impl FnOnce() -> Markup) -> PreEscaped<Rc<str>> {
        let key = fingerprint(subject);
        let known = self.0.pieces.borrow().get(&key).cloned();
        PreEscaped(known.unwrap_or_else(|| {
            let drawn: Rc<str> = draw().into_string().into();
            self.0.pieces.borrow_mut().insert(key, Rc::clone(&drawn));
            drawn
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_drawn_for_one_reader_is_not_drawn_for_the_next() {
        let studio = Studio::default();
        let part = |html: &str| Part::new("a", html);
        let one = studio.drawing((0, 7), || part("one"));
        assert!(Rc::ptr_eq(&one, &studio.clone().drawing((0, 7), || panic!("it is there"))));
        assert!(!Rc::ptr_eq(&one, &studio.drawing((0, 8), || part("two"))));
        let text = |it: &str| PreEscaped(it.to_owned());
        assert_eq!(&*studio.piece(&7, || text("one")).0, "one");
        assert_eq!(&*studio.piece(&7, || panic!("it is there")).0, "one");
        assert_eq!(&*studio.piece(&8, || text("two")).0, "two");
    }
}
