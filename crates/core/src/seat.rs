//! Seats, who is looking, and how a seat is told from the others.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The most seats any of our games has.
pub const MAX_SEATS: usize = 5;

/// A place at the table; numbers rise clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    pub const fn new(number: u8) -> Self {
        Self(number)
    }

    /// The number of the seat, from 0.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The seat as an index into arrays of seats.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The left neighbour at a table of `seats`.
    #[must_use]
    pub const fn next(self, seats: u8) -> Self {
        Self((self.0 + 1) % seats)
    }

    /// Every seat of a table of `seats`, clockwise from this one.
    pub fn clockwise(self, seats: u8) -> impl Iterator<Item = Self> {
        (0..seats).map(move |step| Self((self.0 + step) % seats))
    }

    /// Every seat of a table of `seats`, from seat 0.
    pub fn all(seats: u8) -> impl Iterator<Item = Self> {
        (0..seats).map(Self)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Whose eyes a view is made for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// The player on this seat.
    Seat(Seat),
    /// A viewer without a seat, who sees only what lies open.
    Watcher,
}

/// Colour, shape and letter of a seat; never colour alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SeatStyle {
    /// Red circle.
    A,
    /// Blue square.
    B,
    /// Amber triangle.
    C,
    /// Obsidian diamond.
    D,
    /// Ivory hexagon.
    E,
}

impl SeatStyle {
    /// The letter, in lower case, as ids and notation use it.
    pub const fn letter(self) -> char {
        match self {
            Self::A => 'a',
            Self::B => 'b',
            Self::C => 'c',
            Self::D => 'd',
            Self::E => 'e',
        }
    }
}
