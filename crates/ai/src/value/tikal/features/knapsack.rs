//! What a number of action points can buy at most for the next scoring.

use patolli_tikal::data::ACTION_POINTS;

/// Gains are counted in parts of a point.
pub(super) const GAIN_UNITS: u8 = 4;
/// The lowest bit of each place; there is a byte for each number of action points, 0 included.
const ONES: u128 = (u128::MAX / 0xff) >> (8 * (15 - ACTION_POINTS as u32));
/// The top bit of each place, always free between two offers.
const TOP: u128 = ONES * 0x80;
const LOW: u128 = ONES * 0x7f;

/// The most that can be gained with each number of action points; each deed is bought once or not at all.
///
/// All places are counted at once in one long number, for a plan is made for every position that is looked at.
pub(super) struct Knapsack(u128);

impl Knapsack {
    pub const fn new() -> Self {
        Self(0)
    }

    /// Offers the same deed several times.
    pub fn offer_many(&mut self, times: u8, price: u8, gain: u8) {
        (0..times.min(ACTION_POINTS / price.max(1))).for_each(|_| self.add(price, gain));
    }

    /// Offers a deed: its price in action points and what it gains at a scoring, in [`GAIN_UNITS`], at most 100 of them.
    #[inline]
    pub fn add(&mut self, price: u8, gain: u8) {
        if price > ACTION_POINTS {
            return;
        }
        let up = 8 * u32::from(price);
        let with = at_most_127(((self.0 << up) & LOW) + ((ONES << up) & ONES) * u128::from(gain));
        self.0 = lane_max(self.0, with);
    }

    /// Most points that this number of action points gain.
    pub fn gain(&self, action_points: u8) -> f32 {
        let [gain, ..] = (self.0 >> (8 * u32::from(action_points.min(ACTION_POINTS)))).to_le_bytes();
        f32::from(gain) / f32::from(GAIN_UNITS)
    }
}

const fn at_most_127(numbers: u128) -> u128 {
    let over = numbers & TOP;
    (numbers | (over - (over >> 7))) & LOW
}

/// The larger of two numbers below 128 in each place.
const fn lane_max(one: u128, other: u128) -> u128 {
    let keep = (((one | TOP) - other) & TOP) >> 7;
    let mask = (keep << 8) - keep;
    other ^ ((one ^ other) & mask)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_deeds_that_fit_are_bought_once() {
        let mut plan = Knapsack::new();
        plan.add(4, 20);
        plan.add(6, 24);
        plan.add(5, 26);
        plan.add(11, 90);
        let gains = [0, 3, 4, 5, 6, 9, 10].map(|it| plan.gain(it) * f32::from(GAIN_UNITS));
        let expected = [0.0, 0.0, 20.0, 26.0, 26.0, 46.0, 46.0];
        assert!(gains.iter().zip(expected).all(|(gain, it)| (gain - it).abs() < f32::EPSILON), "{gains:?}");
    }

    #[test]
    fn no_gain_is_too_large() {
        let mut plan = Knapsack::new();
        (0..9).for_each(|_| plan.add(1, 40));
        let gains = [1, 3, 4, 10].map(|it| plan.gain(it) * f32::from(GAIN_UNITS));
        assert!(gains.iter().zip([40.0, 120.0, 127.0, 127.0]).all(|(gain, it)| (gain - it).abs() < 0.1));
    }
}
