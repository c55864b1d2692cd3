//! Helpers shared by charts.

use std::ops::RangeInclusive;

/// Pushes the ends of lines down until they are `apart`, then up again from the foot of `room`. The highest comes first.
pub(super) fn spread(ends: &mut [(usize, f64)], room: &RangeInclusive<f64>, apart: f64) {
    let mut least = *room.start();
    for (_, y) in ends.iter_mut() {
        *y = y.max(least);
        least = *y + apart;
    }
    let mut most = *room.end();
    for (_, y) in ends.iter_mut().rev() {
        *y = y.min(most);
        most = *y - apart;
    }
}

/// A number with two decimals, which are enough for any screen.
pub(super) fn rounded(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ends_keep_apart_even_when_all_lines_end_alike() {
        for at in [14.0, 90.0, 184.0] {
            let mut ends: Vec<_> = (0..5).map(|it| (it, at)).collect();
            spread(&mut ends, &(14.0..=198.0), 30.0);
            assert!(ends.windows(2).all(|it| it[1].1 - it[0].1 >= 29.99), "{ends:?}");
        }
    }
}
