//! What a client knows about a table, and whether its log agrees.

use patolli_store::Entry;

/// What a client was told about a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AttemptOutcome {
    /// It is durable, and the table stands at this version.
    Accepted(u32),
    /// It was not taken and never will be.
    Refused,
    /// No answer came, or one that says only that something failed.
    Unknown,
}

/// A decision that was sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attempt {
    pub seat: u8,
    /// The version that it answers.
    pub version: u32,
    pub notation: String,
    pub outcome: AttemptOutcome,
}

/// Everything that was ever sent to one table.
#[derive(Clone, Default, Debug)]
pub struct AttemptLog {
    pub id: String,
    /// The seats of bots, which decide by themselves.
    pub bots: Vec<u8>,
    pub attempts: Vec<Attempt>,
}

impl AttemptLog {
    /// Why the log of the table cannot be, if it cannot.
    pub fn check(&self, log: &[Entry]) -> Result<(), String> {
        self.check_numbering(log)?;
        self.check_origin(log)?;
        self.check_accepted(log)
    }

    /// The highest version that was told.
    pub fn last_accepted(&self) -> u32 {
        let accepted = self.attempts.iter().filter_map(|it| match it.outcome {
            AttemptOutcome::Accepted(version) => Some(version),
            _ => None,
        });
        accepted.max().unwrap_or(0)
    }

    fn check_numbering(&self, log: &[Entry]) -> Result<(), String> {
        match (1..).zip(log).find(|(n, entry)| *n != entry.n) {
            Some((n, entry)) => {
                Err(format!("table {}: entry {} stands in the place of {n}", self.id, entry.n))
            }
            None => Ok(()),
        }
    }

    /// The log holds nothing that was never sent, or that was refused.
    fn check_origin(&self, log: &[Entry]) -> Result<(), String> {
        let of_persons = log.iter().filter(|it| !it.auto && !self.bots.contains(&it.seat));
        for entry in of_persons {
            let fits = |it: &&Attempt| matches(it, entry) && it.outcome != AttemptOutcome::Refused;
            if !self.attempts.iter().any(|it| fits(&it)) {
                return Err(format!("table {}: nobody was told of {entry:?}", self.id));
            }
        }
        Ok(())
    }

    /// Everything is there that was accepted, once, and where it was said to be.
    fn check_accepted(&self, log: &[Entry]) -> Result<(), String> {
        let mut before = 0;
        for attempt in &self.attempts {
            let AttemptOutcome::Accepted(version) = attempt.outcome else { continue };
            if attempt.version < before || version <= attempt.version {
                return Err(format!("table {}: {attempt:?} was accepted after {before}", self.id));
            }
            before = version;
            let (from, to) = (attempt.version as usize, version as usize);
            let Some([first, rest @ ..]) = log.get(from..to) else {
                return Err(format!("table {}: {attempt:?} is lost, there are {}", self.id, log.len()));
            };
            if !matches(attempt, first) || rest.iter().any(|it| !it.auto) {
                return Err(format!("table {}: {attempt:?} became {first:?} {rest:?}", self.id));
            }
        }
        Ok(())
    }
}

fn matches(attempt: &Attempt, entry: &Entry) -> bool {
    (attempt.version + 1, attempt.seat, attempt.notation.as_str(), false)
        == (entry.n, entry.seat, entry.notation.as_str(), entry.auto)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(n: u32, seat: u8, notation: &str, auto: bool) -> Entry {
        Entry { n, seat, notation: notation.to_owned(), auto, at: 0, digest: None }
    }

    fn attempt(version: u32, notation: &str, outcome: AttemptOutcome) -> Attempt {
        Attempt { seat: 0, version, notation: notation.to_owned(), outcome }
    }

    /// One of each kind: accepted with an answer that needed no thought, refused, unknown and written, a bot's, accepted.
    fn played() -> (AttemptLog, Vec<Entry>) {
        let attempts = vec![
            attempt(0, "a", AttemptOutcome::Accepted(2)),
            attempt(2, "b", AttemptOutcome::Refused),
            attempt(2, "c", AttemptOutcome::Unknown),
            attempt(4, "e", AttemptOutcome::Unknown),
            attempt(4, "d", AttemptOutcome::Accepted(5)),
        ];
        let log = vec![
            entry(1, 0, "a", false),
            entry(2, 0, "a2", true),
            entry(3, 0, "c", false),
            entry(4, 1, "of-a-bot", false),
            entry(5, 0, "d", false),
        ];
        (AttemptLog { id: "table".to_owned(), bots: vec![1], attempts }, log)
    }

    /// What is found after something happened to the log.
    fn found(change: impl FnOnce(&mut Vec<Entry>)) -> Result<(), String> {
        let (notes, mut log) = played();
        change(&mut log);
        notes.check(&log)
    }

    #[test]
    fn a_log_that_says_what_was_told_is_right() {
        assert_eq!(found(|_| {}), Ok(()));
        let (mut notes, mut log) = played();
        assert_eq!(notes.last_accepted(), 5);
        // What is not known may be there or not.
        notes.attempts.push(attempt(5, "f", AttemptOutcome::Unknown));
        assert_eq!(notes.check(&log), Ok(()));
        log.push(entry(6, 0, "f", false));
        assert_eq!(notes.check(&log), Ok(()));
    }

    #[test]
    fn a_lost_or_repeated_entry_is_found() {
        let renumber = |log: &mut Vec<Entry>| (1..).zip(log).for_each(|(n, it)| it.n = n);
        for at in 0..5 {
            assert!(found(|log| drop(log.remove(at))).is_err(), "a gap or a short log at {at}");
            assert!(found(|log| log.insert(at, log[at].clone())).is_err(), "the same number twice at {at}");
            let lost = found(|log| {
                log.remove(at);
                renumber(log);
            });
            assert!(lost.is_err(), "one is missing at {at}, and nobody sees it in the numbers");
            let twice = found(|log| {
                log.insert(at, log[at].clone());
                renumber(log);
            });
            assert!(twice.is_err(), "one is there twice at {at}, and nobody sees it in the numbers");
        }
        assert!(found(Vec::clear).is_err());
    }

    #[test]
    fn what_nobody_was_told_of_is_found() {
        assert!(found(|log| log[2].notation = "b".to_owned()).is_err(), "it was refused");
        assert!(found(|log| log[4].notation = "e".to_owned()).is_err(), "another one was accepted");
        assert!(found(|log| log[0].seat = 1).is_err(), "a bot took the decision of a person");
        assert!(found(|log| log[1].auto = false).is_err(), "nobody decided this");
        assert!(found(|log| log.push(entry(6, 0, "x", false))).is_err(), "nobody sent this");
    }

    #[test]
    fn two_answers_for_one_number_are_found() {
        let (mut notes, log) = played();
        notes.attempts.push(attempt(4, "d", AttemptOutcome::Accepted(5)));
        assert!(notes.check(&log).is_err());
    }
}
