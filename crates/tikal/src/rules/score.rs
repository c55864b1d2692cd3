//! What a seat would score now: T-105, T-133, T-140 to T-142.

use patolli_core::Seat;

use crate::{Hex, Tikal, data::set_points};

impl Tikal {
    /// The seat that would score a temple: its guard, else the one stronger than each other expedition there.
    pub fn scorer(&self, hex: Hex) -> Option<Seat> {
        if let Some(guard) = self.guard_on(hex) {
            return Some(guard);
        }
        // TR-21: a tie scores for nobody, and so does an empty hex.
        self.each_seat().find(|it| self.strength(*it, hex) > self.strongest_other(*it, hex))
    }

    /// Values of all temples a seat would score now.
    pub fn temple_points(&self, seat: Seat) -> u16 {
        self.scored_temples(seat).map(|it| u16::from(self.value(it))).sum()
    }

    /// The temples a seat would score now.
    pub(crate) fn scored_temples(&self, seat: Seat) -> impl Iterator<Item = Hex> {
        self.cache.temples.filter(move |it| self.scorer(*it) == Some(seat))
    }

    /// What the treasures of a seat are worth now.
    pub fn treasure_points(&self, seat: Seat) -> u16 {
        self.treasures(seat).into_iter().map(set_points).sum()
    }
}
