//! Which tip fits a moment. Everything it looks at is known to the seat that is asked.

use std::collections::BTreeSet;

use patolli_core::{Seat, Viewer};

use super::{Coach, Tip};
use crate::{AnyPlay, Choice};

/// Most places of the board that get a ring.
const MOST_RINGS: usize = 4;

impl Coach {
    /// The first tip for `seat`, which is asked, that is not read yet and fits.
    pub(super) fn fitting(&self, play: &dyn AnyPlay, seat: Seat, read: &BTreeSet<String>) -> Option<&Tip> {
        let moment = Moment::new(play, seat);
        let is_due =
            |it: &&Tip| !read.contains(&it.id) && it.after.iter().all(|before| read.contains(before));
        self.tips.iter().filter(is_due).find(|it| moment.fits(it))
    }
}

impl Tip {
    /// The decisions that it speaks of, of those that are allowed.
    pub fn choices<'c>(&self, choices: &'c [Choice]) -> impl Iterator<Item = &'c Choice> {
        choices.iter().filter(|it| it.refused.is_none() && self.speaks_of(&it.notation))
    }

    /// The places of the board that get a ring while these decisions are allowed.
    pub fn ring_among(&self, choices: &[Choice]) -> Vec<String> {
        if !self.ring.is_empty() {
            return self.ring.clone();
        }
        let mut places = Vec::new();
        for place in self.choices(choices).flat_map(|it| it.targets.iter()) {
            if places.len() < MOST_RINGS && !places.iter().any(|it| it == place) {
                places.push(place.to_owned());
            }
        }
        places
    }

    /// Whether this decision is one of those it speaks of.
    fn speaks_of(&self, decision: &str) -> bool {
        let Some(pattern) = &self.legal else { return false };
        match pattern.strip_suffix('*') {
            Some(begin) => decision.starts_with(begin),
            None => decision == pattern,
        }
    }
}

/// A moment at which a seat is asked.
struct Moment<'a> {
    play: &'a dyn AnyPlay,
    seat: Seat,
    ask: &'static str,
    legal: Vec<Choice>,
    /// Keys of what happened since the last decision of the seat, as far as it may be told.
    events: Vec<&'static str>,
}

impl<'a> Moment<'a> {
    fn new(play: &'a dyn AnyPlay, seat: Seat) -> Self {
        let deciders = play.deciders_since(0);
        let from = deciders.iter().rposition(|it| *it == seat).unwrap_or(0);
        let entries = play.log_entries_for(Viewer::Seat(seat), from);
        let events = entries.iter().map(|it| it.message.key).collect();
        let ask = play.ask().map_or("", |it| it.key);
        Self { play, seat, ask, legal: play.legal_choices(), events }
    }

    fn fits(&self, tip: &Tip) -> bool {
        tip.ask.as_ref().is_none_or(|it| it == self.ask)
            && tip.event.as_ref().is_none_or(|it| self.events.contains(&it.as_str()))
            && (tip.legal.is_none() || self.legal.iter().any(|it| tip.speaks_of(&it.notation)))
            && tip.holds.iter().all(|it| self.holds(it))
    }

    /// Whether a question holds that was written for the learner's seat, the first one.
    fn holds(&self, question: &str) -> bool {
        let styles = self.play.game().seat_styles();
        let letter = |seat: Seat| styles.get(seat.index()).map(|it| it.letter().to_string());
        let (learner, own) = (letter(Seat::new(0)), letter(self.seat));
        let word = |it: &str| if Some(it) == learner.as_deref() { own.clone() } else { Some(it.to_owned()) };
        let words: Option<Vec<String>> = question.split(' ').map(word).collect();
        words.is_some_and(|it| self.play.holds(self.seat, &it.join(" "), 0) == Ok(true))
    }
}
