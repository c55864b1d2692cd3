//! Prices to all hexes at once: four bits a hex, sixteen hexes a word.
//!
//! A turn has ten action points, so a price of 15 or more is simply too far. Adding a price to a whole row and
//! taking the cheaper of two rows are a few operations on words, which is what makes listing moves quick.

use crate::{HEXES, Hex};

/// A price no turn can pay.
pub const UNREACHABLE: u8 = 15;

const HEXES_PER_WORD: usize = 16;
const WORDS: usize = HEXES.div_ceil(HEXES_PER_WORD);
/// The lower four bits of every byte: the prices of every other hex.
const LOW: u64 = 0x0f0f_0f0f_0f0f_0f0f;
/// The top bit of every byte, free in a byte that holds four bits.
const TOP: u64 = LOW / 0x0f * 0x80;
const ONES: u64 = LOW / 0x0f;

/// The price of the cheapest way to each hex, from wherever the row is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TravelCosts([u64; WORDS]);

impl TravelCosts {
    /// Nowhere can be reached.
    pub const FAR: Self = Self([u64::MAX; WORDS]);

    /// Only this hex can be reached, at no price.
    pub(crate) const fn from_hex(hex: Hex) -> Self {
        let mut row = Self::FAR;
        row.0[hex.index() / HEXES_PER_WORD] &= !(0x0f << shift(hex));
        row
    }

    /// The price to a hex; [`UNREACHABLE`] if no turn can pay it.
    pub const fn to(self, hex: Hex) -> u8 {
        let price = self.0[hex.index() / HEXES_PER_WORD] >> shift(hex) & 0x0f;
        price.to_le_bytes()[0]
    }

    /// The cheaper of these prices and the others with `more` added to each.
    #[must_use]
    pub(crate) fn min_via(self, others: Self, more: u8) -> Self {
        let mut row = self;
        for (mine, theirs) in row.0.iter_mut().zip(others.0) {
            let even = cheaper(*mine & LOW, sum(theirs & LOW, more));
            let odd = cheaper(*mine >> 4 & LOW, sum(theirs >> 4 & LOW, more));
            *mine = even | odd << 4;
        }
        row
    }

    /// The cheaper of these prices and the others.
    #[must_use]
    #[inline]
    pub(crate) fn min(self, others: Self) -> Self {
        let mut row = self;
        for (mine, theirs) in row.0.iter_mut().zip(others.0) {
            *mine = cheaper(*mine & LOW, theirs & LOW) | cheaper(*mine >> 4 & LOW, theirs >> 4 & LOW) << 4;
        }
        row
    }

    /// Every hex whose price is at most `points`.
    pub(crate) fn within(self, points: u8) -> impl Iterator<Item = Hex> {
        (0u8..)
            .zip(self.0)
            .flat_map(move |(place, word)| Affordable { first: place * 16, marks: at_most(word, points) })
    }
}

const fn shift(hex: Hex) -> usize {
    hex.index() % HEXES_PER_WORD * 4
}

/// Adds `more` to each byte's price, at most [`UNREACHABLE`].
const fn sum(prices: u64, more: u8) -> u64 {
    cheaper(prices + ONES * more as u64, LOW)
}

/// The smaller of two numbers below 128 in each byte.
const fn cheaper(one: u64, other: u64) -> u64 {
    // The top bit survives the subtraction where `one` is not smaller.
    let keep_other = (((one | TOP) - other) & TOP) >> 7;
    let mask = keep_other * 0xff;
    other & mask | one & !mask
}

/// The lowest bit of each group of four whose price is at most `points`.
const fn at_most(word: u64, points: u8) -> u64 {
    let limit = TOP | (ONES * points as u64);
    ((limit - (word & LOW)) & TOP) >> 7 | ((limit - (word >> 4 & LOW)) & TOP) >> 3
}

/// The hexes of one word that are marked.
struct Affordable {
    first: u8,
    marks: u64,
}

impl Iterator for Affordable {
    type Item = Hex;

    fn next(&mut self) -> Option<Hex> {
        if self.marks == 0 {
            return None;
        }
        #[expect(clippy::cast_possible_truncation, reason = "bit numbers are below sixty-four")]
        let hex = Hex::from_index(self.first + self.marks.trailing_zeros() as u8 / 4);
        self.marks &= self.marks - 1;
        Some(hex)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(price: impl Fn(usize) -> u8) -> TravelCosts {
        let place = |hex: Hex| TravelCosts::FAR.min_via(TravelCosts::from_hex(hex), price(hex.index()));
        Hex::all().fold(TravelCosts::FAR, |sum, it| sum.min_via(place(it), 0))
    }

    #[test]
    fn rows_are_added_and_compared_hex_by_hex() {
        let prices = [
            |it: usize| u8::try_from(it % 16).unwrap_or(UNREACHABLE),
            |it| u8::try_from(it * 7 % 16).unwrap_or(UNREACHABLE),
        ];
        let [one, other] = prices.map(row);
        for hex in Hex::all() {
            assert_eq!(one.to(hex), prices[0](hex.index()));
            for more in 0..=UNREACHABLE {
                let expected = one.to(hex).min((other.to(hex) + more).min(UNREACHABLE));
                assert_eq!(one.min_via(other, more).to(hex), expected, "{hex} + {more}");
            }
            assert_eq!(one.min(other), one.min_via(other, 0));
        }
    }

    #[test]
    fn what_is_affordable_is_found_in_order() {
        let prices = row(|it| u8::try_from(it * 5 % 16).unwrap_or(UNREACHABLE));
        for points in 0..UNREACHABLE {
            let expected: Vec<_> = Hex::all().filter(|it| prices.to(*it) <= points).collect();
            assert_eq!(prices.within(points).collect::<Vec<_>>(), expected, "{points}");
        }
        assert_eq!(TravelCosts::FAR.within(14).count(), 0);
    }
}
