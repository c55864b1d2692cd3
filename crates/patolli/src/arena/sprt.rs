//! Whether one bot is stronger than the others, decided as early as the games allow.
//!
//! A sequential probability ratio test on the shares of first places, one number per deal: the hypothesis of no difference against
//! that of +20 Elo. The spread of the shares is measured, not assumed, which is what makes the test a generalised one.

use serde_json::{Value, json};

use super::interval::{len_as_f64, variance};

/// Elo that the bot is ahead under the second hypothesis.
const ELO: f64 = 20.0;
/// Chance to be wrong, either way.
const ERROR: f64 = 0.05;
/// Deals without which nothing is said: the spread is not known yet.
const MIN_DEALS: usize = 10;

/// What the games say so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SprtDecision {
    /// It is stronger.
    Passed,
    /// It is not.
    Failed,
    /// More games are needed.
    Open,
}

impl SprtDecision {
    /// Its name for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Passed => "passed",
            Self::Failed => "failed",
            Self::Open => "open",
        }
    }
}

/// The state of a test.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// Logarithm of how much likelier the games are under the second hypothesis.
    pub ratio: f64,
    pub decision: SprtDecision,
}

impl Sprt {
    /// What these shares of first places say, one per deal, of a bot that has `own` of `seats` seats.
    pub fn new(shares: &[f64], own: usize, seats: usize) -> Self {
        if shares.len() < MIN_DEALS {
            return Self { ratio: 0.0, decision: SprtDecision::Open };
        }
        let (even, ahead) = (expected_share(0.0, own, seats), expected_share(ELO, own, seats));
        let count = len_as_f64(shares);
        let mean = shares.iter().sum::<f64>() / count;
        // Equal shares in all deals have no spread; a small one keeps the ratio finite.
        let spread = variance(shares).max(1e-3);
        let ratio = count * (ahead - even) * (2.0 * mean - even - ahead) / (2.0 * spread);
        let bound = ((1.0 - ERROR) / ERROR).ln();
        let decision = match ratio {
            it if it >= bound => SprtDecision::Passed,
            it if it <= -bound => SprtDecision::Failed,
            _ => SprtDecision::Open,
        };
        Self { ratio, decision }
    }

    pub fn as_json(&self) -> Value {
        json!({ "ratio": self.ratio, "verdict": self.decision.name(), "elo": ELO })
    }

    pub fn to_text(self, name: &str) -> String {
        let words = match self.decision {
            SprtDecision::Passed => "is stronger",
            SprtDecision::Failed => "is not stronger by 20 Elo",
            SprtDecision::Open => "cannot be told from the others yet",
        };
        format!("{name} {words} (log-likelihood ratio {:+.2})", self.ratio)
    }
}

/// Share of first places of each of `own` seats that are `elo` ahead of the others.
fn expected_share(elo: f64, own: usize, seats: usize) -> f64 {
    let count = |n: usize| f64::from(u32::try_from(n).unwrap_or(u32::MAX));
    let strength = 10f64.powf(elo / 400.0);
    strength / (count(own) * strength + count(seats - own.min(seats)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shares(each: &[f64], times: usize) -> Vec<f64> {
        (0..times).flat_map(|_| each.to_vec()).collect()
    }

    #[test]
    fn clear_series_are_decided_and_even_ones_are_not() {
        let decision = |each: &[f64], times| Sprt::new(&shares(each, times), 1, 4).decision;
        assert_eq!(
            decision(&[0.5, 0.25, 0.75, 0.25], 50),
            SprtDecision::Passed,
            "44 % of the places, 25 % is even"
        );
        assert_eq!(decision(&[0.0, 0.25, 0.25, 0.25], 50), SprtDecision::Failed, "19 %");
        assert_eq!(decision(&[0.25, 0.5, 0.0, 0.3], 5), SprtDecision::Open, "too few");
        assert_eq!(decision(&[1.0], 9), SprtDecision::Open, "nine deals say nothing");
    }

    #[test]
    fn twenty_elo_are_two_places_in_a_hundred() {
        assert!((expected_share(0.0, 1, 4) - 0.25).abs() < 1e-12);
        assert!((expected_share(20.0, 1, 4) - 0.2722).abs() < 1e-4);
        assert!((expected_share(400.0, 1, 2) - 10.0 / 11.0).abs() < 1e-12);
        let shared = 2.0 * expected_share(20.0, 2, 4) + 2.0 * expected_share(-20.0, 2, 4);
        assert!((shared - 1.0).abs() < 1e-12, "all places are shared out: {shared}");
    }

    #[test]
    fn the_ratio_is_that_of_two_normal_laws() {
        // Mean 0.5 and variance 0.25 · 100 / 99 of a hundred deals, 0.25 and 0.2722 expected.
        let it = Sprt::new(&shares(&[0.0, 1.0], 50), 1, 4);
        let by_hand = 100.0 * 0.022_206 * (1.0 - 0.522_206) / (2.0 * 0.25 * 100.0 / 99.0);
        assert!((it.ratio - by_hand).abs() < 1e-3, "{} and {by_hand}", it.ratio);
    }
}
