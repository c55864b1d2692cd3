//! The log by turns.

use std::{cell::OnceCell, hash::Hash, ops::Range};

use patolli_catalog::AnyPlay;

use super::Entry;
use crate::hash::hash_of;

/// One turn: its heading and what happened in it. Entries are known by their place in the list.
pub(crate) struct Turn {
    /// The decision with which it began.
    pub(crate) step: usize,
    /// How many turns before it began with the same decision: the turn of an automaton, and the one that follows it.
    pub(crate) nth: usize,
    pub(crate) heading: Option<usize>,
    pub(crate) lines: Vec<Line>,
    /// Hash of everything it is drawn from, but names and ceremonies.
    pub(crate) hash: u64,
}

/// A sentence, and how often it happened in a row.
pub(crate) struct Line {
    /// The last entry with this sentence.
    pub(crate) entry: usize,
    /// Its number among what happened with the same decision.
    pub(crate) nth: usize,
    pub(crate) times: usize,
    /// Hash of everything it is drawn from, but names.
    pub(crate) hash: u64,
    id: OnceCell<String>,
}

impl Line {
    /// Its id on the page.
    pub(crate) fn id(&self, entries: &[Entry]) -> &str {
        self.id.get_or_init(|| format!("line.{}.{}", entries[self.entry].step(), self.nth))
    }
}

/// The newest turns, the newest first, until there are `most` lines.
pub(super) fn newest(entries: &[Entry], play: &dyn AnyPlay, most: usize) -> Vec<Turn> {
    let mut turns = Vec::new();
    let (mut lines, mut end) = (0, entries.len());
    while end > 0 && lines < most {
        let start = entries[..end].iter().rposition(Entry::is_heading).unwrap_or(0);
        let turn = Turn::new(entries, start..end, play);
        (lines, end) = (lines + turn.lines.len() + 1, start);
        turns.push(turn);
    }
    turns
}

impl Turn {
    fn new(entries: &[Entry], range: Range<usize>, play: &dyn AnyPlay) -> Self {
        let heading = Some(range.start).filter(|it| entries[*it].is_heading());
        let lines = lines(entries, range.start + usize::from(heading.is_some())..range.end, play);
        let first = heading.or(lines.first().map(|it| it.entry)).unwrap_or(range.start);
        let nth = heading.map_or(0, |it| turns_before(entries, it));
        let hash = hash_of(&(nth, heading.map(|it| entries[it].hash()), Hashes(&lines)));
        Self { step: entries[first].step(), nth, heading, lines, hash }
    }
}

/// Lines as what they are drawn from.
struct Hashes<'a>(&'a [Line]);

impl Hash for Hashes<'_> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        state.write_usize(self.0.len());
        self.0.iter().for_each(|it| state.write_u64(it.hash));
    }
}

/// The entries of a turn, those with the same sentence in a row put together.
fn lines(entries: &[Entry], range: Range<usize>, play: &dyn AnyPlay) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::with_capacity(range.len());
    for at in range {
        let entry = &entries[at];
        let same = lines.pop_if(|it| entries[it.entry].tells_same(entry, play));
        let (nth, times) = (nth_of_step(entries, at), same.map_or(1, |it| it.times + 1));
        let hash = hash_of(&(entry.hash(), nth, times));
        lines.push(Line { entry: at, nth, times, hash, id: OnceCell::new() });
    }
    lines
}

/// Number of entries before one that happened with the same decision.
fn nth_of_step(entries: &[Entry], at: usize) -> usize {
    let step = entries[at].step();
    entries[..at].iter().rev().take_while(|it| it.step() == step).count()
}

/// Number of turns before a heading that began with the same decision.
fn turns_before(entries: &[Entry], heading: usize) -> usize {
    let count = nth_of_step(entries, heading);
    let first = heading - count;
    // What is there before any heading is a turn, too.
    let begins = |at: &usize| *at == 0 || entries[*at].is_heading();
    (first..heading).filter(begins).count()
}

#[cfg(test)]
mod tests {
    use patolli_catalog::{LogEntry, Message, Seed, game};

    use crate::log_list::{LogList, Turn};

    fn entry(step: usize, key: &'static str, heading: bool) -> LogEntry {
        LogEntry { step, seat: None, message: Message::new(key), auto: false, heading, touches: Vec::new() }
    }

    /// Each turn with its decision and number, and its lines with their numbers and how often they happened.
    fn told(entries: &[LogEntry]) -> Vec<String> {
        let play = game("tikal").expect("it is listed").start(2, &[], &Seed::from(1)).expect("it starts");
        let log = LogList::from_told(entries);
        let line = |it: &crate::log_list::Line| format!(" {}×{}", it.id(log.entries()), it.times);
        let tell = |it: &Turn| {
            let lines: String = it.lines.iter().map(line).collect();
            format!("{}.{}{lines}", it.step, it.nth)
        };
        log.newest_turns(&*play).iter().map(tell).collect()
    }

    #[test]
    fn what_is_said_again_in_a_row_is_one_line_of_its_turn() {
        let entries =
            [entry(1, "a", false), entry(1, "b", false), entry(2, "b", false), entry(2, "turn", true)];
        assert_eq!(told(&entries), ["2.0", "1.0 line.1.0×1 line.2.0×2"]);
        assert!(told(&[]).is_empty());
    }

    #[test]
    fn turns_that_begin_with_one_decision_are_counted() {
        let entries = [entry(3, "turn", true), entry(3, "a", false), entry(3, "turn", true)];
        assert_eq!(told(&entries), ["3.1", "3.0 line.3.1×1"]);
    }

    #[test]
    fn the_log_ends_with_the_turn_that_fills_it() {
        let turn = |step| {
            (0..30)
                .map(move |it| entry(step, if it % 2 == 0 { "a" } else { "b" }, false))
                .chain([entry(step, "turn", true)])
        };
        let entries: Vec<_> = (1..6).flat_map(turn).collect();
        assert_eq!(told(&entries).len(), 3, "an empty one, and two of thirty lines");
    }
}
