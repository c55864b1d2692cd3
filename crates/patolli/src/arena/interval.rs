//! How far a measured rate may lie from the true one.

/// Number of standard deviations on each side that leave 95 % between them.
const Z_95: f64 = 1.959_964;

/// The mean of some rates and the interval in which the true mean lies in 95 of 100 cases.
///
/// Each rate belongs to one deal: games of a deal are alike, deals are not. Where all rates are equal nothing can be said about
/// how they spread, and Wilson's interval for as many tries as there are deals takes its place.
pub fn confidence_interval(rates: &[f64]) -> (f64, f64, f64) {
    let count = len_as_f64(rates);
    let mean = rates.iter().sum::<f64>() / count;
    let variance = variance(rates);
    if variance < 1e-12 {
        let (low, high) = wilson(mean, count);
        return (mean, low, high);
    }
    let half = Z_95 * (variance / count).sqrt();
    (mean, (mean - half).max(0.0), (mean + half).min(1.0))
}

/// Standard error of the mean of some numbers, each of one deal; `None` if a single one says nothing about how they spread.
pub fn standard_error(numbers: &[f64]) -> Option<f64> {
    (numbers.len() > 1).then(|| (variance(numbers) / len_as_f64(numbers)).sqrt())
}

/// How widely numbers vary around their mean.
pub fn variance(numbers: &[f64]) -> f64 {
    let count = len_as_f64(numbers);
    let mean = numbers.iter().sum::<f64>() / count;
    numbers.iter().map(|it| (it - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0)
}

/// Wilson's interval for a rate found in a number of tries.
fn wilson(rate: f64, tries: f64) -> (f64, f64) {
    let square = Z_95 * Z_95;
    let middle = (rate + square / (2.0 * tries)) / (1.0 + square / tries);
    let spread = rate * (1.0 - rate) / tries + square / (4.0 * tries * tries);
    let half = Z_95 * spread.max(0.0).sqrt() / (1.0 + square / tries);
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

/// How many there are; at least one, so that it may divide.
#[expect(clippy::cast_precision_loss, reason = "counts need no more digits than a float has")]
pub fn len_as_f64<T>(list: &[T]) -> f64 {
    list.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(one: (f64, f64, f64), other: (f64, f64, f64)) -> bool {
        [one.0 - other.0, one.1 - other.1, one.2 - other.2].iter().all(|it| it.abs() < 5e-4)
    }

    #[test]
    fn rates_that_differ_have_the_normal_interval() {
        let rates: Vec<f64> = (0..100).map(|it| if it < 80 { 1.0 } else { 0.0 }).collect();
        // 0.8 ± 1.96 · √(0.8 · 0.2 / 99)
        assert!(
            close(confidence_interval(&rates), (0.8, 0.7212, 0.8788)),
            "{:?}",
            confidence_interval(&rates)
        );
        assert!(close(confidence_interval(&[0.0, 1.0]), (0.5, 0.0, 1.0)), "it stays a rate");
    }

    #[test]
    fn equal_rates_have_the_interval_of_wilson() {
        assert!(
            close(confidence_interval(&[1.0; 100]), (1.0, 0.9630, 1.0)),
            "{:?}",
            confidence_interval(&[1.0; 100])
        );
        assert!(
            close(confidence_interval(&[0.0; 10]), (0.0, 0.0, 0.2775)),
            "{:?}",
            confidence_interval(&[0.0; 10])
        );
        assert!(
            close(confidence_interval(&[0.5]), (0.5, 0.0546, 0.9454)),
            "{:?}",
            confidence_interval(&[0.5])
        );
    }
}
