//! The board: forty hexes in eight columns of five, flat side up, odd columns half a hex lower.

use std::{fmt, str::FromStr};

use patolli_core::{Arg, ToArg, serde_as_text};
use serde::Serialize;

/// Number of hexes.
pub const HEXES: usize = 40;
const ROWS: u8 = 5;
const COLUMNS: u8 = 8;

/// One hex of the board, named by column and row: `h04` is the base camp in the lower left corner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hex(u8);

/// A side of a hex, clockwise from the top.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Top.
    N,
    /// Upper right.
    Ne,
    /// Lower right.
    Se,
    /// Bottom.
    S,
    /// Lower left.
    Sw,
    /// Upper left.
    Nw,
}

impl Side {
    /// All sides, clockwise from the top.
    pub const ALL: [Self; 6] = [Self::N, Self::Ne, Self::Se, Self::S, Self::Sw, Self::Nw];

    /// The bit of this side in a set of sides.
    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// The side that faces this one across a border.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 3) % 6]
    }
}

impl Hex {
    /// The hex at a column and row of the board.
    pub const fn at(column: u8, row: u8) -> Option<Self> {
        if column < COLUMNS && row < ROWS { Some(Self(column * ROWS + row)) } else { None }
    }

    /// The hex with this index.
    pub(crate) const fn from_index(index: u8) -> Self {
        Self(index)
    }

    /// Every hex, column by column.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..COLUMNS * ROWS).map(Self)
    }

    /// The hex as an index from 0 to 39.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Column, from the left.
    pub const fn column(self) -> u8 {
        self.0 / ROWS
    }

    /// Row, from the top.
    pub const fn row(self) -> u8 {
        self.0 % ROWS
    }

    /// The neighbour across a side, unless the board ends there.
    pub const fn neighbour(self, side: Side) -> Option<Self> {
        NEIGHBOURS[self.index()][side as usize]
    }

    /// The neighbours as a set.
    pub const fn neighbour_set(self) -> HexSet {
        NEIGHBOUR_SETS[self.index()]
    }

    /// Every neighbour with the side it lies at.
    pub fn neighbours(self) -> impl Iterator<Item = (Side, Self)> {
        Side::ALL.into_iter().filter_map(move |side| Some((side, self.neighbour(side)?)))
    }
}

const NEIGHBOURS: [[Option<Hex>; 6]; HEXES] = {
    let mut table = [[None; 6]; HEXES];
    let mut index = 0;
    while index < HEXES {
        #[expect(clippy::cast_possible_truncation, reason = "forty hexes fit a byte")]
        let hex = Hex(index as u8);
        let mut side = 0;
        while side < 6 {
            table[index][side] = step(hex, Side::ALL[side]);
            side += 1;
        }
        index += 1;
    }
    table
};

const NEIGHBOUR_SETS: [HexSet; HEXES] = {
    let mut table = [HexSet::EMPTY; HEXES];
    let mut index = 0;
    while index < HEXES {
        let mut side = 0;
        while side < 6 {
            if let Some(next) = NEIGHBOURS[index][side] {
                table[index].add(next);
            }
            side += 1;
        }
        index += 1;
    }
    table
};

const fn step(hex: Hex, side: Side) -> Option<Hex> {
    let low = hex.column() % 2;
    // Rows are counted one too high, so that no number is negative.
    let (column, row) = match side {
        Side::N => (1, 0),
        Side::S => (1, 2),
        Side::Ne => (2, low),
        Side::Se => (2, low + 1),
        Side::Nw => (0, low),
        Side::Sw => (0, low + 1),
    };
    let (column, row) = (hex.column() + column, hex.row() + row);
    if column == 0 || row == 0 {
        return None;
    }
    Hex::at(column - 1, row - 1)
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Positions with many pieces write it a thousand times.
        let digits = [b'h', b'0' + self.column(), b'0' + self.row()];
        f.write_str(str::from_utf8(&digits).map_err(|_| fmt::Error)?)
    }
}

serde_as_text!(Hex);

impl ToArg for Hex {
    fn to_arg(&self) -> Option<Arg> {
        Some(Arg::Text(self.to_string()))
    }
}

impl FromStr for Hex {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text.as_bytes() {
            [b'h', column @ b'0'..=b'7', row @ b'0'..=b'4'] => Hex::at(column - b'0', row - b'0').ok_or(()),
            _ => Err(()),
        }
    }
}

/// A set of hexes, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct HexSet(u64);

impl HexSet {
    /// The set without any hex.
    pub const EMPTY: Self = Self(0);

    /// The hexes whose number in a table is not 0.
    pub(crate) fn from_counts(counts: &[u8; HEXES]) -> Self {
        // Eight hexes at a time: a byte that is not 0 leaves its lowest bit, and the product gathers the eight bits.
        const LOWEST: u64 = 0x0101_0101_0101_0101;
        let (words, _) = counts.as_chunks::<8>();
        let bits = words.iter().enumerate().map(|(place, bytes)| {
            let word = u64::from_le_bytes(*bytes);
            let filled = (((word & (LOWEST * 0x7f)) + LOWEST * 0x7f) | word) >> 7 & LOWEST;
            (filled.wrapping_mul(0x0102_0408_1020_4080) >> 56) << (place * 8)
        });
        Self(bits.fold(0, |sum, it| sum | it))
    }

    /// Whether the hex is in the set.
    pub const fn has(self, hex: Hex) -> bool {
        self.0 >> hex.0 & 1 == 1
    }

    /// Puts a hex in.
    pub const fn add(&mut self, hex: Hex) {
        self.0 |= 1 << hex.0;
    }

    /// Number of hexes in it.
    pub const fn len(self) -> u8 {
        #[expect(clippy::cast_possible_truncation, reason = "at most sixty-four")]
        let count = self.0.count_ones() as u8;
        count
    }

    /// Whether no hex is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The hexes of both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The hexes of either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The hexes of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

#[expect(clippy::copy_iterator, reason = "a set is eight bytes; walking a copy of it is what callers mean")]
impl Iterator for HexSet {
    type Item = Hex;

    fn next(&mut self) -> Option<Hex> {
        if self.0 == 0 {
            return None;
        }
        #[expect(clippy::cast_possible_truncation, reason = "bit numbers are below sixty-four")]
        let hex = Hex(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(hex)
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Self {
        let mut set = Self::EMPTY;
        hexes.into_iter().for_each(|it| set.add(it));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counted_hexes_are_found() {
        for step in 1..HEXES {
            let mut counts = [0; HEXES];
            for (count, number) in
                counts.iter_mut().step_by(step).zip([1, 2, 18, 127, 128, 255].into_iter().cycle())
            {
                *count = number;
            }
            let found = HexSet::from_counts(&counts);
            assert!(Hex::all().all(|it| found.has(it) == (counts[it.index()] > 0)), "{counts:?}");
        }
    }
}
