//! Replaying the log of a table.

use std::{collections::HashMap, num::ParseIntError};

use patolli_catalog::{AnyGame, AnyPlay, MoveError, Seat, Seed, Shuffle, StartError, Step, game};
use patolli_store::{Entry, Table};

use super::marks::Mark;

/// The game of a table after all entries of its log, or why there is none. What is told is no secret.
pub fn replay(table: &Table, log: &[Entry]) -> Result<Box<dyn AnyPlay>, String> {
    replay_effective(table, &fold(log)?)
}

/// The game of a table after its effective log.
pub(crate) fn replay_effective(table: &Table, log: &EffectiveLog<'_>) -> Result<Box<dyn AnyPlay>, String> {
    let kind = game(&table.game).map_err(|it| it.to_string())?;
    let seats = u8::try_from(table.seats.len()).unwrap_or(u8::MAX);
    let started = if table.is_dealt() {
        kind.start_dealt(table.rules, seats, &table.options, Some(&shuffle(table)?), &table.deal)
    } else {
        waiting(kind, table.rules, seats, &table.options)
    };
    let mut play = started.map_err(|it| it.to_string())?;
    for entry in &log.entries {
        repeat(&mut *play, entry).map_err(|why| format!("entry {}: {why}", entry.n))?;
    }
    Ok(play)
}

/// Seed and words of a table's deal, or why they cannot be read.
pub fn shuffle(table: &Table) -> Result<Shuffle, String> {
    let seed: Seed = table.seed.parse().map_err(|_| "the seed is unreadable".to_owned())?;
    let mut words = Vec::with_capacity(table.contributions.len());
    for (seat, word) in &table.contributions {
        let word = word.parse().map_err(|_| format!("the word of seat {seat} is unreadable"))?;
        words.push((Seat::new(*seat), word));
    }
    Ok(Shuffle::new(seed, words))
}

/// The deal of a table, which follows from its seed and its words.
pub fn deal(table: &Table) -> Result<String, String> {
    let kind = game(&table.game).map_err(|it| it.to_string())?;
    let seats = u8::try_from(table.seats.len()).unwrap_or(u8::MAX);
    kind.deal(table.rules, seats, &table.options, &shuffle(table)?).map_err(|it| it.to_string())
}

/// A stand-in for the game of a table that is not dealt: never shown, and dealt from a fixed seed.
pub(crate) fn waiting(
    kind: &dyn AnyGame,
    rules: u16,
    seats: u8,
    options: &[(String, String)],
) -> Result<Box<dyn AnyPlay>, StartError> {
    let deal = kind.deal(rules, seats, options, &Seed::from(0).into())?;
    kind.start_dealt(rules, seats, options, None, &deal)
}

/// A log without marks and what was taken back.
pub(crate) struct EffectiveLog<'a> {
    /// The decisions that stand.
    pub(crate) entries: Vec<&'a Entry>,
    /// Entries spent on undo, by seat.
    pub(crate) undo_usage: UndoUsage,
}

/// Removes what was taken back from a log, so that replaying costs no more than without undo.
pub(crate) fn fold(log: &[Entry]) -> Result<EffectiveLog<'_>, String> {
    let (mut entries, mut undo_usage) = (Vec::new(), UndoUsage::default());
    for entry in log {
        if Mark::is_mark(&entry.notation) {
            continue;
        }
        match taken_back(entry) {
            None => entries.push(entry),
            Some(Ok(count)) if count <= entries.len() => entries.truncate(entries.len() - count),
            Some(_) => return Err(format!("entry {}: takes back too much", entry.n)),
        }
        undo_usage.note(entry);
    }
    Ok(EffectiveLog { entries, undo_usage })
}

/// Number of decisions that an entry takes back, if it is an undo; an error if the number is unreadable.
pub(super) fn taken_back(entry: &Entry) -> Option<Result<usize, ParseIntError>> {
    entry.notation.strip_prefix(UNDO).map(str::parse)
}

fn repeat(play: &mut dyn AnyPlay, entry: &Entry) -> Result<(), String> {
    let step = Step { seat: Seat::new(entry.seat), notation: entry.notation.clone(), auto: entry.auto };
    play.replay_step(&step).map_err(|it| reason(&it))
}

/// Entries of a log that each seat has spent on undo: those taken back, and the undo entries.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(crate) struct UndoUsage(HashMap<u8, usize>);

impl UndoUsage {
    /// Counts an entry that is added to the log.
    pub(crate) fn note(&mut self, entry: &Entry) {
        if let Some(Ok(count)) = taken_back(entry) {
            *self.0.entry(entry.seat).or_default() += count.saturating_add(1);
        }
    }

    /// Whether a seat has reached its limit of undo entries.
    pub(crate) fn is_exhausted(&self, seat: Seat) -> bool {
        self.0.get(&seat.number()).is_some_and(|it| *it >= MAX_UNDO_ENTRIES)
    }
}

/// Why a decision is refused, without telling it: it may be a secret, and this goes to the operator.
fn reason(refused: &MoveError) -> String {
    match refused {
        MoveError::Illegal { rule, .. } => format!("refused by {rule}"),
        MoveError::Notation(_) => "no decision".to_owned(),
        MoveError::NotYourTurn(_) | MoveError::Over | MoveError::Sequence => refused.to_string(),
    }
}

/// Maximum entries that one seat may spend on undo, which bounds the length of a log.
pub(crate) const MAX_UNDO_ENTRIES: usize = 1_500;

/// Prefix of an undo entry; the number of decisions follows.
const UNDO: &str = "undo ";

/// The entry that takes back the last `count` decisions.
pub(crate) fn undo_notation(count: usize) -> String {
    format!("{UNDO}{count}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log(notations: &[&str]) -> Vec<Entry> {
        let entry = |(n, it): (u32, &&str)| Entry {
            n,
            seat: 1,
            notation: (*it).to_owned(),
            auto: false,
            at: 0,
            digest: None,
        };
        (1..).zip(notations).map(entry).collect()
    }

    #[test]
    fn what_was_taken_back_is_folded() {
        let log = log(&["a", "b", "undo 1", "c", "d", "undo 2", "undo 1", "e", "f"]);
        let folded = fold(&log).expect("it fits");
        let kept: Vec<_> = folded.entries.iter().map(|it| it.notation.as_str()).collect();
        assert_eq!(kept, ["e", "f"]);
        assert_eq!(folded.undo_usage.0[&1], 7, "all but the two that stand");
    }

    #[test]
    fn marks_are_no_decisions_and_are_not_taken_back() {
        let log = log(&["a", "b", "@say oops", "@away left", "undo 1", "c", "@back", "@unheard-of"]);
        let kept: Vec<_> = fold(&log).expect("it fits").entries.iter().map(|it| it.n).collect();
        assert_eq!(kept, [1, 6]);
    }

    #[test]
    fn a_log_that_takes_back_too_much_is_damaged() {
        for notations in [&["undo 1"][..], &["a", "undo 2"], &["a", "undo x"], &["a", "undo -1"]] {
            assert!(fold(&log(notations)).is_err(), "{notations:?}");
        }
    }

    #[test]
    fn a_seat_takes_back_so_much_and_no_more() {
        let mut undo_usage = UndoUsage::default();
        let entries = log(&["undo 2"]);
        let times = (0..).take_while(|_| {
            let free = !undo_usage.is_exhausted(Seat::new(1));
            undo_usage.note(&entries[0]);
            free
        });
        assert_eq!(times.count(), MAX_UNDO_ENTRIES.div_ceil(3));
        assert!(!undo_usage.is_exhausted(Seat::new(0)));
    }
}
