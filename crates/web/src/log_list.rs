//! What a page tells of the log: events that are put into words when a reader needs them, and the turns they make up.

mod turns;

use std::cell::OnceCell;

use patolli_catalog::{AnyPlay, Audience, LogEntry, LoggedEvent, Seat};

pub(crate) use self::turns::{Line, Turn};
use crate::{hash::hash_of, model::LogMark};

/// How many lines the live log shows; the rest is on the replay page.
const LINES: usize = 40;

/// What readers are told who may be told the same.
pub(crate) struct LogList {
    entries: Vec<Entry>,
    turns: OnceCell<Vec<Turn>>,
}

impl LogList {
    /// Events, and marks behind those of the decisions that stood when they were made; after taking back, of the last
    /// of `steps` that stand.
    pub(crate) fn new<'m>(
        events: impl Iterator<Item = LoggedEvent>,
        marks: impl Iterator<Item = &'m LogMark>,
        steps: usize,
    ) -> Self {
        let (mut entries, mut marks) = (Vec::new(), marks.peekable());
        for event in events {
            while let Some(mark) = marks.next_if(|it| it.step < event.step) {
                entries.push(Entry::from_mark(mark, steps));
            }
            entries.push(Entry::new(event));
        }
        entries.extend(marks.map(|it| Entry::from_mark(it, steps)));
        Self { entries, turns: OnceCell::new() }
    }

    /// A log that was put into words already.
    pub(crate) fn from_told(entries: &[LogEntry]) -> Self {
        Self { entries: entries.iter().map(Entry::from_told).collect(), turns: OnceCell::new() }
    }

    /// Everything in it, in order.
    pub(crate) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The newest turns that fill the live log, the newest first; the oldest one is whole.
    pub(crate) fn newest_turns(&self, play: &dyn AnyPlay) -> &[Turn] {
        self.turns.get_or_init(|| turns::newest(&self.entries, play, LINES))
    }

    /// All turns, the newest first.
    pub(crate) fn all_turns(&self, play: &dyn AnyPlay) -> &[Turn] {
        self.turns.get_or_init(|| turns::newest(&self.entries, play, usize::MAX))
    }
}

/// An event of the log; it is put into words when first needed.
pub(crate) struct Entry {
    event: LoggedEvent,
    told: OnceCell<LogEntry>,
    touches: OnceCell<Vec<String>>,
}

impl Entry {
    pub(crate) const fn new(event: LoggedEvent) -> Self {
        Self { event, told: OnceCell::new(), touches: OnceCell::new() }
    }

    fn from_mark(mark: &LogMark, steps: usize) -> Self {
        let (step, seat, message) = (mark.step.min(steps), Some(mark.seat), mark.message.clone());
        Self::from_told(&LogEntry { step, seat, message, auto: false, heading: false, touches: Vec::new() })
    }

    fn from_told(entry: &LogEntry) -> Self {
        let LogEntry { step, seat, auto, heading, .. } = *entry;
        let (audience, hash) = (Audience::from_fn(0, |_| true), hash_of(&entry.message));
        let event = LoggedEvent { step, nth: 0, seat, auto, heading, audience, hash, kind: 0 };
        Self { told: OnceCell::from(entry.clone()), ..Self::new(event) }
    }

    /// Number of the decision that caused it, from 1.
    pub(crate) const fn step(&self) -> usize {
        self.event.step
    }

    /// The seat that did it or that it concerns.
    pub(crate) const fn seat(&self) -> Option<Seat> {
        self.event.seat
    }

    /// Whether it opens a new group in the log.
    pub(crate) const fn is_heading(&self) -> bool {
        self.event.heading
    }

    /// Hash of everything it is drawn from, but names.
    pub(crate) fn hash(&self) -> u64 {
        let LoggedEvent { step, auto, hash, .. } = self.event;
        hash_of(&(step, auto, hash))
    }

    /// The event in words of the game that it happened in.
    pub(crate) fn told(&self, play: &dyn AnyPlay) -> &LogEntry {
        self.told.get_or_init(|| play.log_entry(&self.event))
    }

    /// Ids of what it changed on the board.
    pub(crate) fn touches(&self, play: &dyn AnyPlay) -> &[String] {
        match self.told.get() {
            Some(told) => &told.touches,
            None => self.touches.get_or_init(|| play.touches(&self.event)),
        }
    }

    /// Whether it has the same sentence as another event.
    pub(crate) fn tells_same(&self, other: &Self, play: &dyn AnyPlay) -> bool {
        let (one, two) = (&self.event, &other.event);
        one.seat == two.seat
            && one.kind == two.kind
            && (one.hash == two.hash || self.told(play).message == other.told(play).message)
    }
}

#[cfg(test)]
mod tests {
    use patolli_catalog::Message;

    use super::*;

    #[test]
    fn marks_stand_behind_the_decisions_that_stood() {
        let event = |step| {
            let told = LogEntry {
                step,
                seat: None,
                message: Message::new("event"),
                auto: false,
                heading: false,
                touches: Vec::new(),
            };
            Entry::from_told(&told).event
        };
        let mark = |step| LogMark { step, seat: Seat::new(1), message: Message::new("talk-back") };
        let marks = [mark(0), mark(2), mark(9)];
        let log = LogList::new([1, 2, 2, 3].into_iter().map(event), marks.iter(), 3);
        let told: Vec<_> = log.entries().iter().map(|it| (it.step(), it.seat().is_some())).collect();
        let expected = [(0, true), (1, false), (2, false), (2, false), (2, true), (3, false), (3, true)];
        assert_eq!(told, expected, "one that was made before decisions were taken back stands at the end");
    }
}
