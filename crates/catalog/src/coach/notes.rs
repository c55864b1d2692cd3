//! What the coach knows about its reader: which tips are read, and which one lies open.

use std::collections::BTreeSet;

use patolli_core::{Seat, Status};

use super::{Coach, Tip};
use crate::AnyPlay;

/// What the coach knows about its reader. At most one tip is offered at each decision, and each one once; deciding counts as reading.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct CoachNotes {
    /// Tips that are read.
    pub read: BTreeSet<String>,
    /// After how many decisions a tip was offered last.
    pub last: Option<usize>,
    /// The tip that was offered then, until it is read.
    pub open: Option<String>,
}

impl CoachNotes {
    /// The tip that lies open for `seat` now; a new one is offered where it fits.
    pub fn look<'c>(&mut self, coach: &'c Coach, play: &dyn AnyPlay, seat: Seat) -> Option<&'c Tip> {
        let now = play.steps();
        // Whoever takes decisions back is told nothing new on the way.
        if self.last.is_some_and(|it| now <= it) {
            return self.open.as_deref().filter(|_| self.last == Some(now)).and_then(|it| coach.tip(it));
        }
        self.close();
        if play.status() != Status::Asks(seat) {
            return None;
        }
        let tip = coach.fitting(play, seat, &self.read)?;
        (self.last, self.open) = (Some(now), Some(tip.id.clone()));
        Some(tip)
    }

    /// Notes that the open tip is read.
    pub fn close(&mut self) {
        self.read.extend(self.open.take());
    }
}

#[cfg(test)]
mod tests {
    use patolli_core::{Seat, Seed};

    use super::CoachNotes;
    use crate::{coach, game};

    #[test]
    fn a_decision_has_one_tip_and_each_tip_comes_once() {
        let tips = coach("tikal").expect("it has tips");
        let seed: Seed = "coach".parse().expect("a seed");
        let mut play = game("tikal").expect("a game").start(2, &[], &seed).expect("it starts");
        let (own, mut notes) = (Seat::new(0), CoachNotes::default());
        let first = notes.look(tips, play.as_ref(), own).map(|it| it.id.clone());
        assert_eq!(first.as_deref(), Some("aim"));
        assert_eq!(notes.look(tips, play.as_ref(), own).map(|it| &it.id), first.as_ref(), "it lies open");
        notes.close();
        assert_eq!(notes.look(tips, play.as_ref(), own), None, "there is no second one at this decision");
        let placed = play.legal_choices()[0].notation.clone();
        play.play(own, &placed).expect("it is allowed");
        assert_eq!(notes.look(tips, play.as_ref(), own).map(|it| it.id.as_str()), Some("points"));
        play.rewind(1);
        assert_eq!(notes.look(tips, play.as_ref(), own), None, "going back brings nothing new");
        assert!(notes.read.contains("aim") && !notes.read.contains("points"));
    }

    #[test]
    fn deciding_counts_as_reading() {
        let tips = coach("tikal").expect("it has tips");
        let seed: Seed = "coach".parse().expect("a seed");
        let mut play = game("tikal").expect("a game").start(2, &[], &seed).expect("it starts");
        let (own, mut notes) = (Seat::new(0), CoachNotes::default());
        notes.look(tips, play.as_ref(), own);
        let placed = play.legal_choices()[0].notation.clone();
        play.play(own, &placed).expect("it is allowed");
        notes.look(tips, play.as_ref(), own);
        assert!(notes.read.contains("aim"));
    }
}
