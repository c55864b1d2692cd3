//! The table of an arena for people.

use super::tally::BotStats;
use crate::figures::{margin, points};

/// One line per bot, numbers below each other.
pub fn render(entries: &[BotStats]) -> String {
    let widest = entries.iter().map(|it| it.name.chars().count()).max().unwrap_or_default().max(3);
    let head = format!(
        "{:<widest$}  {:>6}  {:>8}  {:>7}  {:>14}  {:>7}  {:>7}  {:>11}  {:>9}",
        "bot", "games", "wins", "rate", "95 %", "score", "margin", "ms/decision", "median"
    );
    let lines = entries.iter().map(|it| line(it, widest));
    [head].into_iter().chain(lines).collect::<Vec<_>>().join("\n")
}

fn line(it: &BotStats, widest: usize) -> String {
    let time = |ms: Option<f64>| ms.map_or_else(|| "–".to_owned(), |ms| format!("{ms:.2}"));
    format!(
        "{:<widest$}  {:>6}  {:>8}  {:>7}  {:>14}  {:>7}  {:>7}  {:>11}  {:>9}",
        it.name,
        it.games,
        format!("{:.1}", it.wins),
        format!("{:.1} %", 100.0 * it.win_rate),
        format!("{:.1}–{:.1} %", 100.0 * it.low, 100.0 * it.high),
        points(it.mean_score),
        margin(it.mean_margin),
        time(it.ms_per_decision),
        time(it.median_ms_per_decision),
    )
}
