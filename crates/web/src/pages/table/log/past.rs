//! The turns before the newest: when a turn ends, a page gets that turn, not all of them.

use super::{Live, Turn, look};
use crate::{Memory, Part, memory::fingerprint, pages::table::part};

/// Id of their list.
pub(super) const LIST: &str = "log-past";

/// A turn on a page: the decision with which it began, its number among those of that decision, and what it was drawn from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct KnownTurn {
    step: usize,
    nth: usize,
    look: u64,
}

impl KnownTurn {
    fn is(self, other: Self) -> bool {
        (self.step, self.nth) == (other.step, other.nth)
    }
}

/// Id of a turn.
pub(super) fn id(step: usize, nth: usize) -> String {
    format!("turn.{step}.{nth}")
}

impl Live<'_> {
    /// What changed in the turns before the newest since this memory was last used.
    pub(in crate::pages::table) fn changes(&self, memory: &mut Memory) -> Vec<Part> {
        let turns: Vec<(&Turn<'_>, KnownTurn)> = self.shown_past().map(|it| (it, self.known(it))).collect();
        let before = memory.turns.replace(turns.iter().map(|it| it.1).collect());
        let steps = before.and_then(|it| self.steps(&it, &turns));
        steps.unwrap_or_else(|| vec![part(LIST, self.past())])
    }

    fn known(&self, turn: &Turn<'_>) -> KnownTurn {
        let look = fingerprint(&(self.scene.names_hash(), look(self.scene, turn)));
        KnownTurn { step: turn.step().unwrap_or_default(), nth: turn.nth, look }
    }

    /// How the list on the page becomes the new one, if there are only turns to put first, turns to leave out at the end, and turns that
    /// look otherwise.
    fn steps(&self, before: &[KnownTurn], turns: &[(&Turn<'_>, KnownTurn)]) -> Option<Vec<Part>> {
        let known =
            before.first().map_or(Some(turns.len()), |first| turns.iter().position(|it| it.1.is(*first)));
        let (fresh, kept) = turns.split_at(known?);
        let (stay, gone) = before.split_at_checked(kept.len())?;
        if !stay.iter().zip(kept).all(|(old, new)| old.is(new.1)) {
            return None;
        }
        let otherwise = stay.iter().zip(kept).filter(|(old, new)| **old != new.1).map(|it| it.1.0);
        let anew = otherwise.map(|it| Part::new(it.id(), &*self.group(it).0));
        let first = fresh.iter().rev().map(|it| Part::first(LIST, &*self.group(it.0).0));
        let gone = gone.iter().map(|it| Part::gone(id(it.step, it.nth)));
        Some(anew.chain(first).chain(gone).collect())
    }
}
