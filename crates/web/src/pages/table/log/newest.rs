//! The newest turn of the log: it grows with every decision, and a page is sent the lines that came to it.

use std::rc::Rc;

use super::{super::part, Line, Live, Reading, Turn, ceremony, line};
use crate::{Part, SentParts, hash::hash_of};

/// The newest turn on a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct NewestTurn {
    /// Hash of what it is drawn from beside its lines.
    head: u64,
    /// Hashes of what its lines are drawn from.
    lines: Vec<u64>,
}

/// Id of the list of lines of a turn.
pub(super) fn lines_id(turn: &Turn<'_>) -> String {
    format!("lines.{}.{}", turn.step().unwrap_or_default(), turn.nth)
}

impl Live<'_> {
    /// What changed in the newest turn since it was last sent.
    pub(super) fn newest_changes(&self, sent: &mut SentParts) -> Vec<Rc<Part>> {
        let newest = self.turns.last().map(|it| self.newest(it));
        let before = sent.newest.replace(newest.clone());
        match (before, newest, self.turns.last()) {
            (Some(before), now, _) if before == now => Vec::new(),
            (Some(Some(before)), Some(now), Some(turn))
                if before.head == now.head && now.lines.starts_with(&before.lines) =>
            {
                turn.lines[before.lines.len()..].iter().map(|it| self.added(turn, it)).collect()
            }
            (_, now, _) => vec![self.newest_part(now.as_ref())],
        }
    }

    fn newest(&self, turn: &Turn<'_>) -> NewestTurn {
        let ceremony = turn.heading.and_then(|it| ceremony::of(self.scene, it)).map(|it| it.number);
        // Without a heading the first line tells whose turn it is.
        let first = turn.heading.is_none().then(|| turn.lines.first());
        let head = (self.scene.names_hash(), turn.step(), turn.nth, turn.hash, ceremony, first);
        NewestTurn { head: hash_of(&head), lines: turn.lines.iter().map(hash_of).collect() }
    }

    /// The whole turn.
    fn newest_part(&self, turn: Option<&NewestTurn>) -> Rc<Part> {
        let look = turn.map(|it| (it.head, &it.lines));
        let subject = ("log-now", self.scene.names_hash(), look);
        self.scene.cache.part(&subject, || part("log-now", self.now()))
    }

    /// A line that came to the turn.
    fn added(&self, turn: &Turn<'_>, added: &Line<'_>) -> Rc<Part> {
        let outer = lines_id(turn);
        let subject = ("line", self.scene.names_hash(), &outer, added);
        let draw = || line(self.scene, added, Reading::Live).into_string();
        self.scene.cache.part(&subject, || Part::last(&outer, draw()))
    }
}
