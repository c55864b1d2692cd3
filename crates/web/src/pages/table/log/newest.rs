//! The newest turn of the log: it grows with every decision, and a page is sent the lines that came to it.

use std::rc::Rc;

use super::{super::part, Live};
use crate::{
    Part, SentParts,
    hash::hash_of,
    log_list::{Line, Turn},
    sent::NewestTurn,
};

/// Id of the list of lines of a turn.
pub(super) fn lines_id(turn: &Turn) -> String {
    format!("lines.{}.{}", turn.step, turn.nth)
}

impl Live<'_> {
    /// What changed in the newest turn since it was last sent.
    pub(super) fn newest_changes(&self, sent: &mut SentParts) -> Vec<Rc<Part>> {
        let turn = self.lines.turns.first();
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

    fn newest(&self, turn: &Turn) -> NewestTurn {
        let entries = self.lines.entries;
        // Without a heading the first line with a seat tells whose turn it is.
        let is_told_by_line = turn.heading.is_none();
        let first = turn.lines.iter().find(|it| is_told_by_line && entries[it.entry].seat().is_some());
        let heading = turn.heading.map(|it| entries[it].hash());
        let ceremony = self.lines.ceremony(turn);
        let names = self.scene().names_hash();
        let head = (names, turn.step, turn.nth, heading, ceremony, first.map(|it| it.hash));
        NewestTurn { head: hash_of(&head), lines: turn.lines.iter().map(|it| it.hash).collect() }
    }

    /// The whole turn.
    fn newest_part(&self, turn: &NewestTurn) -> Rc<Part> {
        let subject = ("log-now", self.scene().names_hash(), turn);
        self.scene().cache.part(&subject, || part("log-now", self.now()))
    }

    /// A line that came to the turn.
    fn added(&self, turn: &Turn, added: &Line) -> Rc<Part> {
        let outer = lines_id(turn);
        let subject = ("line", self.scene().names_hash(), &outer, added.hash);
        let draw = || self.lines.line(added).into_string();
        self.scene().cache.part(&subject, || Part::first(&outer, draw()))
    }
}
