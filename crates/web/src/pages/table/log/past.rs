//! What the log is sent as: when a turn ends, a page gets that turn, not all of them.

use std::rc::Rc;

use super::{super::part, Live};
use crate::{Part, SentParts, hash::hash_of, log_list::Turn, sent::KnownTurn};

/// Id of their list.
pub(super) const LIST: &str = "log-past";

/// Id of a turn.
pub(super) fn id(step: usize, nth: usize) -> String {
    format!("turn.{step}.{nth}")
}

impl Live<'_> {
    /// What changed in the log since it was last sent.
    pub(in crate::pages::table) fn changes(&self, sent: &mut SentParts) -> Vec<Rc<Part>> {
        let mut changes = self.newest_changes(sent);
        changes.extend(self.past_changes(sent));
        changes
    }

    /// What changed in the turns before the newest.
    fn past_changes(&self, sent: &mut SentParts) -> Vec<Rc<Part>> {
        let turns: Vec<(&Turn, KnownTurn)> =
            self.past_turns().iter().map(|it| (it, self.known(it))).collect();
        let before = sent.turns.replace(turns.iter().map(|it| it.1).collect());
        let steps = before.and_then(|it| self.steps(&it, &turns));
        steps.unwrap_or_else(|| {
            let looks: Vec<u64> = turns.iter().map(|it| it.1.look).collect();
            vec![self.scene().cache.part(&(LIST, looks), || part(LIST, self.past()))]
        })
    }

    fn known(&self, turn: &Turn) -> KnownTurn {
        let look = hash_of(&(self.scene().names_hash(), self.lines.look(turn)));
        KnownTurn { step: turn.step, nth: turn.nth, look }
    }

    /// How the list on the page becomes the new one, if there are only turns to put first, turns to leave out at the end, and turns that
    /// look otherwise.
    fn steps(&self, before: &[KnownTurn], turns: &[(&Turn, KnownTurn)]) -> Option<Vec<Rc<Part>>> {
        let known = before
            .first()
            .map_or(Some(turns.len()), |first| turns.iter().position(|it| it.1.is_same_turn(*first)));
        let (fresh, kept) = turns.split_at(known?);
        let (stay, gone) = before.split_at_checked(kept.len())?;
        if !stay.iter().zip(kept).all(|(old, new)| old.is_same_turn(new.1)) {
            return None;
        }
        let otherwise = stay.iter().zip(kept).filter(|(old, new)| **old != new.1).map(|it| *it.1);
        let cache = &self.scene().cache;
        let anew = otherwise.map(|(turn, known)| {
            cache.part(&("turn", known.look), || Part::new(id(turn.step, turn.nth), &*self.group(turn).0))
        });
        let first = fresh.iter().rev().map(|(turn, known)| {
            cache.part(&("turn-first", known.look), || Part::first(LIST, &*self.group(turn).0))
        });
        let gone = gone.iter().map(|it| id(it.step, it.nth));
        let gone = gone.map(|id| cache.part(&("turn-gone", &id), || Part::gone(id.clone())));
        Some(anew.chain(first).chain(gone).collect())
    }
}
