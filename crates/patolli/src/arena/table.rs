//! The table of an arena for people.

use super::{rating::Rating, tally::BotStats};
use crate::figures::{margin, points};

/// One line per bot, numbers below each other.
pub fn render(entries: &[BotStats]) -> String {
    let widest = entries.iter().map(|it| it.name.chars().count()).max().unwrap_or_default().max(3);
    let head = format!(
        "{:<widest$}  {:>6}  {:>8}  {:>7}  {:>14}  {:>7}  {:>12}  {:>10}  {:>11}  {:>9}",
        "bot", "games", "wins", "rate", "95 %", "score", "margin", "Elo", "ms/decision", "median"
    );
    let lines = entries.iter().map(|it| line(it, widest));
    [head].into_iter().chain(lines).collect::<Vec<_>>().join("\n")
}

fn line(it: &BotStats, widest: usize) -> String {
    let time = |ms: Option<f64>| ms.map_or_else(|| "–".to_owned(), |ms| format!("{ms:.2}"));
    format!(
        "{:<widest$}  {:>6}  {:>8}  {:>7}  {:>14}  {:>7}  {:>12}  {:>10}  {:>11}  {:>9}",
        it.name,
        it.games,
        format!("{:.1}", it.wins),
        format!("{:.1} %", 100.0 * it.win_rate),
        format!("{:.1}–{:.1} %", 100.0 * it.low, 100.0 * it.high),
        points(it.mean_score),
        with_error(it.mean_margin, it.margin_error),
        it.rating.map_or_else(|| "–".to_owned(), elo),
        time(it.ms_per_decision),
        time(it.median_ms_per_decision),
    )
}

/// A margin and its standard error.
fn with_error(mean: f64, error: Option<f64>) -> String {
    error.map_or_else(|| margin(mean), |error| format!("{} ± {error:.1}", margin(mean)))
}

/// A rating and its standard error, in whole Elo.
fn elo(rating: Rating) -> String {
    let elo = format!("{:+.0}", rating.elo).replace('-', "−");
    rating.error.map_or_else(|| elo.clone(), |error| format!("{elo} ± {error:.0}"))
}
