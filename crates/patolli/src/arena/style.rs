//! How bots played: what they came to have, what they wasted and where points came from, for all seats and for winners.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::tally::{ArenaGame, bot_at, mean};
use crate::{
    figures::points,
    series::{Contestant, StyleSheet, figure_name},
};

/// Means of what the seats of one bot did.
pub struct BotStyle {
    pub name: String,
    /// Figures by name, of all seats and of those that came first; in the order of the sheets.
    figures: Vec<(&'static str, f64, f64)>,
}

impl BotStyle {
    /// The means of each different bot.
    pub fn all(different: &[Option<&Contestant>], bots: &[Contestant], games: &[ArenaGame]) -> Vec<Self> {
        let contestants = different.iter().flatten();
        contestants.map(|it| Self::new(it, bots, games)).collect()
    }

    fn new(bot: &Contestant, bots: &[Contestant], games: &[ArenaGame]) -> Self {
        let mut sheets: Vec<(&StyleSheet, bool)> = Vec::new();
        for game in games {
            let places = &game.timed.result.places;
            let seats = game.timed.styles.iter().enumerate();
            let own = seats.filter(|(seat, _)| bot_at(bots, game.rotation, *seat) == Some(bot));
            sheets.extend(own.map(|(seat, sheet)| (sheet, places[seat] == 1)));
        }
        let mut order: Vec<&'static str> = Vec::new();
        let mut values: BTreeMap<&str, (Vec<f64>, Vec<f64>)> = BTreeMap::new();
        for name in sheets.iter().flat_map(|it| it.0).map(|it| it.0) {
            if !order.contains(&name) {
                order.push(name);
            }
        }
        for (sheet, won) in &sheets {
            for name in &order {
                let number = sheet.iter().find(|it| it.0 == *name).map_or(0.0, |it| it.1);
                let (all, winners) = values.entry(name).or_default();
                all.push(number);
                winners.extend(won.then_some(number));
            }
        }
        let figure = |name: &&'static str| {
            let (all, winners) = &values[name];
            (*name, mean(all), mean(winners))
        };
        Self { name: bot.to_string(), figures: order.iter().map(figure).collect() }
    }

    pub fn as_json(&self) -> Value {
        let figures: Map<String, Value> = self
            .figures
            .iter()
            .map(|(name, all, winners)| ((*name).to_owned(), json!({ "all": all, "winners": winners })))
            .collect();
        json!({ "name": self.name, "figures": figures })
    }

    /// One line per figure.
    pub fn to_text(&self) -> String {
        let names: Vec<String> = self.figures.iter().map(|it| figure_name(it.0)).collect();
        let widest = names.iter().map(|it| it.chars().count()).max().unwrap_or_default();
        let head =
            format!("{}, per seat and game\n{:<widest$}  {:>8}  {:>8}", self.name, "", "all", "winners");
        let line = |(name, figure): (&String, &(&str, f64, f64))| {
            format!("{name:<widest$}  {:>8}  {:>8}", hundredths(figure.1), hundredths(figure.2))
        };
        let lines = names.iter().zip(&self.figures).map(line);
        [head].into_iter().chain(lines).collect::<Vec<_>>().join("\n")
    }
}

/// A mean: small ones need more digits than points do.
fn hundredths(number: f64) -> String {
    if number.abs() < 10.0 { format!("{number:.2}").replace('-', "−") } else { points(number) }
}
