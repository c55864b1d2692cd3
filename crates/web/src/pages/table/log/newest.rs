//! The newest turn of the log: it grows with every decision, and a page is sent the lines that came to it.

use std::rc::Rc;

use super::{super::part, Line, Live, Reading, Turn, ceremony, line};
use crate::{Part, SentParts, hash::hash_of, sent::NewestTurn};

/// Id of the list of lines of a turn.
pub(super) fn lines_id(turn: &Turn<'_>) -> String {
    format!("lines.{}.{}", turn.step().unwrap_or_default(), turn.nth)
}

impl Live<'_> {
    /// What changed in the newest turn since it was last sent.
    pub(super) fn newest_changes(&self, sent: &mut SentParts) -> Vec<Rc<Part>> {
        let turn = self.turns.last();
        let newest = turn.map(|it| self.newest(it)).unwrap_or_default();
        let before = sent.newest.replace(newest.clone());
        match (before, turn) {
            (Some(before), _) if before == newest => Vec::new(),
            (Some(before), Some(turn))
                if before.head == newest.head && newest.lines.starts_with(&before.lines) =>
            {
                turn.lines[before.lines.len()..].iter().map(|it| self.added(turn, it)).collect()
            }
            _ => vec![self.newest_part(&newest)],
        }
    }

    fn newest(&self, turn: &Turn<'_>) -> NewestTurn {
        let ceremony = turn.heading.and_then(|it| ceremony::of(self.scene, it)).map(|it| it.number);
        // Without a heading the first line with a seat tells whose turn it is.
        let is_told_by_line = turn.heading.is_none();
        let first = turn.lines.iter().find(|it| is_told_by_line && it.entry.seat.is_some());
        let head = (self.scene.names_hash(), turn.step(), turn.nth, turn.hash, ceremony, first);
        NewestTurn { head: hash_of(&head), lines: turn.lines.iter().map(hash_of).collect() }
    }

    /// The whole turn.
    fn newest_part(&self, turn: &NewestTurn) -> Rc<Part> {
        let subject = ("log-now", self.scene.names_hash(), turn);
        self.scene.cache.part(&subject, || part("log-now", self.now()))
    }

    /// A line that came to the turn.
    fn added(&self, turn: &Turn<'_>, added: &Line<'_>) -> Rc<Part> {
        let outer = lines_id(turn);
        let subject = ("line", self.scene.names_hash(), &outer, added);
        let draw = || line(self.scene, added, Reading::Live).into_string();
        self.scene.cache.part(&subject, || Part::first(&outer, draw()))
    }
}
