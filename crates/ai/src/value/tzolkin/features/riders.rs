//! Workers on their way to a hire, a lesson or a building: what they will bring lasts as long as the game does.

use patolli_tzolkin::Wheel;

use super::projected::ProjectedSeat;

/// What riders are on their way to, each in tens of days that are left when they arrive.
pub(super) struct Riders {
    /// Turns left to pick workers up.
    turns: u8,
    /// Workers that can still be hired.
    hires: u8,
    /// Whether a technology can still advance.
    can_learn: bool,
    pub(super) hire: f32,
    pub(super) lesson: f32,
    pub(super) build: f32,
}

impl Riders {
    pub(super) fn new(projected: &ProjectedSeat<'_>, turns: u8) -> Self {
        let hires = 6u8.saturating_sub(projected.workers);
        let can_learn = projected.levels.iter().any(|it| *it < 3);
        Self { turns, hires, can_learn, hire: 0.0, lesson: 0.0, build: 0.0 }
    }

    /// Counts a worker on a position.
    pub(super) fn add(&mut self, wheel: Wheel, position: u8) {
        match wheel {
            Wheel::Uxmal => {
                let tens = self.tens_left(position, 3);
                if self.hires > 0 && tens > 0.0 {
                    self.hires -= 1;
                    self.hire += tens;
                }
                self.build += self.tens_left(position, 4);
            }
            Wheel::Tikal => {
                let number = if position <= 1 { 1 } else { 3 };
                self.lesson += if self.can_learn { self.tens_left(position, number) } else { 0.0 };
                self.build += self.tens_left(position, if position <= 2 { 2 } else { 4 });
            }
            _ => {}
        }
    }

    /// Tens of days left when a worker has come from a position to an action; none if it has passed it or comes too late.
    fn tens_left(&self, position: u8, number: u8) -> f32 {
        let wait = number.checked_sub(position);
        wait.map_or(0.0, |wait| f32::from(self.turns.saturating_sub(wait)) / 10.0)
    }
}
