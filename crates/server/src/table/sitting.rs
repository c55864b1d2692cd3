//! The players of the seats of a table, which follow from its log alone.

use patolli_store::{Entry, Occupant};

use super::{
    marks::{Away, Mark, Vote},
    redo::{LoggedDecision, RedoStack},
    replay::taken_back,
    talk::{MarkMoment, Talk},
};

/// The players of the seats of a table after its log.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sitting {
    /// Number of the last entry that is no mark: what a decision answers.
    pub decided: u32,
    /// Whether nobody came back, so that the stand-ins play to the end.
    pub finishing: bool,
    /// Whether the game was ended without a result.
    pub stopped: bool,
    seats: Vec<SeatSitting>,
    /// The decisions that stand.
    decisions: Vec<Decision>,
    /// Numbers of the entries that are marks.
    marks: Vec<u32>,
    redo: RedoStack,
    /// Whether the last entry asked for whole turns to be taken back, or agreed to it.
    takes_back: bool,
    /// How often whole turns were taken back.
    pub taken_back: u32,
    /// Time of the last decision, in milliseconds since 1970.
    pub(crate) decided_at: i64,
    /// What people said to each other.
    pub(crate) talk: Talk,
}

/// The player of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct SeatSitting {
    absence: Option<Absence>,
    /// Whether the person is back as soon as another seat is asked.
    returning: bool,
    /// Whether the person ever decided anything.
    has_decided: bool,
    /// Number of decisions of other seats at which the person last came back after their time was up.
    grace: Option<u32>,
    /// Decisions that were taken for the seat, undone ones included.
    taken: u32,
}

/// Since when and why a stand-in plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Absence {
    /// The reason.
    pub why: Away,
    /// When it began, in milliseconds since 1970.
    pub at: i64,
    /// Number of decisions that stood then.
    pub step: usize,
}

/// A decision that stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Decision {
    seat: u8,
    /// Whether the stand-in took it.
    by_stand_in: bool,
    /// Whether the rules left no choice.
    auto: bool,
    logged: LoggedDecision,
}

/// The players of the seats after a log.
pub fn sitting(seats: &[Occupant], log: &[Entry]) -> Sitting {
    let mut sitting = Sitting::new(seats.len());
    for entry in log {
        sitting.note(entry);
    }
    sitting
}

impl Sitting {
    /// That of a table with this number of seats, before its first entry.
    pub(crate) fn new(seats: usize) -> Self {
        Self { seats: vec![SeatSitting::default(); seats], talk: Talk::new(seats), ..Self::default() }
    }

    /// Goes on by an entry.
    pub(crate) fn note(&mut self, entry: &Entry) {
        if Mark::is_mark(&entry.notation) {
            self.marks.push(entry.n);
            // A mark that only a newer release knows changes nothing here.
            if let Ok(mark) = entry.notation.parse() {
                self.mark(entry, &mark);
            }
            return;
        }
        (self.decided, self.decided_at) = (entry.n, entry.at);
        self.talk.decide();
        match taken_back(entry) {
            Some(count) => {
                let undone =
                    self.decisions.split_off(self.decisions.len().saturating_sub(count.unwrap_or(0)));
                self.redo.take_back(undone.into_iter().map(|it| it.logged));
                self.taken_back += u32::from(self.takes_back);
            }
            None => self.decide(entry),
        }
        self.takes_back = false;
    }

    fn decide(&mut self, entry: &Entry) {
        let (by_stand_in, logged) = (self.absence(entry.seat).is_some(), LoggedDecision::from_entry(entry));
        self.redo.decide(logged);
        self.decisions.push(Decision { seat: entry.seat, by_stand_in, auto: entry.auto, logged });
        if entry.auto {
            return;
        }
        for (seat, it) in (0_u8..).zip(&mut self.seats) {
            if seat == entry.seat {
                it.taken += 1;
                it.has_decided |= !by_stand_in;
            } else if it.returning {
                (it.absence, it.returning) = (None, false);
            }
        }
    }

    fn mark(&mut self, entry: &Entry, mark: &Mark) {
        let (begun, others) = (self.has_begun(entry.seat), self.taken_by_others(entry.seat));
        let step = self.decisions.len();
        self.note_talk(entry, mark);
        let seat = self.seats.get_mut(usize::from(entry.seat));
        match (mark, seat) {
            (Mark::Away(why), Some(seat)) => {
                let absence = Absence { why: *why, at: entry.at, step };
                // Who is away already stays so since then, but may be gone for good.
                match &mut seat.absence {
                    Some(it) if !seat.returning => it.why = if *why == Away::Gone { *why } else { it.why },
                    it => *it = Some(absence),
                }
                seat.returning = false;
            }
            (Mark::Back, Some(seat)) => match seat.absence {
                None | Some(Absence { why: Away::Gone, .. }) => {}
                // A turn that the stand-in has begun it finishes; and nobody stays away twice in one turn.
                Some(it) if begun || (it.why == Away::Time && seat.grace == Some(others)) => {
                    seat.returning = true;
                }
                Some(it) => {
                    if it.why == Away::Time {
                        seat.grace = Some(others);
                    }
                    seat.absence = None;
                }
            },
            (Mark::Finish, _) => self.finishing = true,
            (Mark::Stop, _) => self.stopped = true,
            _ => {}
        }
        self.takes_back = matches!(mark, Mark::TakeBack(Vote::Ask | Vote::Yes, _));
        if *mark == Mark::Back {
            self.finishing = false;
        }
    }

    fn note_talk(&mut self, entry: &Entry, mark: &Mark) {
        let turn = if let Mark::Give { seat, .. } = mark { self.taken_by_others(*seat) } else { 0 };
        let when = MarkMoment { taken: self.taken(entry.seat), turn, step: self.decisions.len() };
        self.talk.note(entry, mark, when);
    }

    /// Decisions that were taken for a seat, undone ones included.
    pub(crate) fn taken(&self, seat: u8) -> u32 {
        self.seats.get(usize::from(seat)).map_or(0, |it| it.taken)
    }

    /// The seat of the last decision that a person took, and whether no other seat decided anything since.
    pub(crate) fn last_of_person(&self, is_person: impl Fn(u8) -> bool) -> Option<(u8, bool)> {
        let by_person = |it: &Decision| !it.auto && !it.by_stand_in && is_person(it.seat);
        let last = self.decisions.iter().rposition(by_person)?;
        let seat = self.decisions[last].seat;
        Some((seat, self.decisions[last..].iter().all(|it| it.auto || it.seat == seat)))
    }

    /// Whether all agreed to end the game.
    pub fn is_agreed(&self) -> bool {
        self.talk.agreed.is_some()
    }

    /// Since when and why the person on a seat is away, also if they are about to be back.
    pub(crate) fn absence_of(&self, seat: u8) -> Option<Absence> {
        self.absence(seat)
    }

    fn absence(&self, seat: u8) -> Option<Absence> {
        self.seats.get(usize::from(seat)).and_then(|it| it.absence)
    }

    /// Since when and why the stand-in plays a seat, if it does while `asked` is to move.
    pub fn stand_in(&self, seat: u8, asked: Option<u8>) -> Option<Absence> {
        let it = self.seats.get(usize::from(seat))?;
        it.absence.filter(|_| !(it.returning && asked != Some(seat)))
    }

    /// Whether the person on a seat plays again as soon as the turn ends that the stand-in has begun.
    pub fn is_returning(&self, seat: u8) -> bool {
        self.seats.get(usize::from(seat)).is_some_and(|it| it.returning)
    }

    /// Whether the person on a seat ever decided anything.
    pub fn has_decided(&self, seat: u8) -> bool {
        self.seats.get(usize::from(seat)).is_some_and(|it| it.has_decided)
    }

    /// Whether a seat decided anything that stands.
    pub fn has_standing_decision(&self, seat: u8) -> bool {
        self.decisions.iter().any(|it| it.seat == seat && !it.auto)
    }

    /// Whether people play here and all of them are away, so that everything waits for one of them.
    pub fn is_deserted(&self, seats: &[Occupant]) -> bool {
        let people = || seats.iter().zip(&self.seats).filter(|it| matches!(it.0, Occupant::Guest { .. }));
        let is_away = |it: &SeatSitting| it.absence.is_some() && !it.returning;
        people().next().is_some() && !self.finishing && people().all(|it| is_away(it.1))
    }

    /// Time at which the last person went away.
    pub fn deserted_since(&self) -> Option<i64> {
        self.seats.iter().filter_map(|it| it.absence).map(|it| it.at).max()
    }

    /// Number of the entry with the decision that a seat can take again after taking it back.
    pub fn redo(&self, seat: u8) -> Option<u32> {
        self.redo.next().filter(|it| it.seat == seat).map(|it| it.n)
    }

    /// Whether the stand-in has taken a decision of the turn that this seat is in.
    fn has_begun(&self, seat: u8) -> bool {
        let own = self.decisions.iter().rev().filter(|it| !it.auto).take_while(|it| it.seat == seat);
        own.into_iter().any(|it| it.by_stand_in)
    }

    /// Number of decisions that seats but this one ever took: it changes with every turn of the seat.
    pub(crate) fn taken_by_others(&self, seat: u8) -> u32 {
        (0_u8..).zip(&self.seats).filter(|it| it.0 != seat).map(|it| it.1.taken).sum()
    }

    /// Whether a return of the person on a seat would wait for the end of the turn.
    pub fn would_wait(&self, seat: u8) -> bool {
        let graced = || {
            let it = &self.seats[usize::from(seat)];
            it.absence.is_some_and(|it| it.why == Away::Time) && it.grace == Some(self.taken_by_others(seat))
        };
        self.absence(seat).is_some_and(|it| it.why == Away::Gone) || self.has_begun(seat) || graced()
    }

    /// Whether a stand-in took any decision that stands.
    pub fn was_stood_in(&self) -> bool {
        self.decisions.iter().any(|it| it.by_stand_in && !it.auto)
    }

    /// Number of decisions after which everything is new to the person on a seat who was away.
    pub fn seen_by(&self, seat: u8) -> usize {
        let own = self.decisions.iter().rposition(|it| it.seat == seat && !it.by_stand_in);
        own.map_or(0, |it| it + 1)
    }

    /// Whether the stand-in took the decision of that step, counted from 1.
    pub fn is_by_stand_in(&self, step: usize) -> bool {
        step.checked_sub(1).and_then(|it| self.decisions.get(it)).is_some_and(|it| it.by_stand_in)
    }

    /// Number of turns of a seat that the stand-in played wholly or in part, from a step on.
    pub fn turns_stood(&self, seat: u8, from: usize) -> u32 {
        let decisions = self.decisions.iter().skip(from).filter(|it| !it.auto);
        let (mut turns, mut counted) = (0, false);
        for it in decisions {
            counted &= it.seat == seat;
            if it.seat == seat && it.by_stand_in && !counted {
                (turns, counted) = (turns + 1, true);
            }
        }
        turns
    }

    /// Number of steps, taken back or not, among the entries up to `version`.
    pub fn entries_without_marks(&self, version: u32) -> u32 {
        let marks = self.marks.partition_point(|it| *it <= version);
        version.saturating_sub(u32::try_from(marks).unwrap_or(u32::MAX))
    }
}

#[cfg(test)]
mod tests;
