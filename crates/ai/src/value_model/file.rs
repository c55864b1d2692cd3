//! Weights as text: one line per feature and per unit, readable and small.

use std::{fmt::Write as _, str::FromStr};

use super::{HIDDEN, KNOTS, MAX_FEATURES, Net, SeatCountModel, ValueModel};
use crate::value::{Feature, FeatureRow as _, LearnedValue};

/// The first line of every file.
const TITLE: &str = "patolli weights 1";

/// A text holds no weights of these features.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct BadWeights {
    /// Which line, from 1.
    pub line: usize,
    /// What is wrong.
    pub what: String,
}

/// Reads line by line.
struct WeightsReader<'a> {
    lines: std::iter::Enumerate<std::str::Lines<'a>>,
    line: usize,
}

impl<'a> WeightsReader<'a> {
    fn new(text: &'a str) -> Self {
        Self { lines: text.lines().enumerate(), line: 0 }
    }

    fn error(&self, what: impl Into<String>) -> BadWeights {
        BadWeights { line: self.line, what: what.into() }
    }

    /// The next line that is no remark.
    fn next(&mut self) -> Option<&'a str> {
        let (index, line) =
            self.lines.by_ref().find(|(_, it)| !it.starts_with('#') && !it.trim().is_empty())?;
        self.line = index + 1;
        Some(line)
    }

    /// The numbers of the next line, which begins with `name`.
    fn numbers(&mut self, name: &str) -> Result<Vec<f32>, BadWeights> {
        let line = self.next().ok_or_else(|| self.error(format!("`{name}` is missing")))?;
        let mut words = line.split(' ');
        // Names were once written with dashes.
        if words.next().is_none_or(|it| it.replace('-', "_") != name) {
            return Err(self.error(format!("`{name}` was expected")));
        }
        let numbers = words.map(f32::from_str).collect::<Result<Vec<_>, _>>();
        let numbers = numbers.map_err(|it| self.error(it.to_string()))?;
        if numbers.iter().all(|it| it.is_finite()) { Ok(numbers) } else { Err(self.error("not a number")) }
    }

    fn array<const N: usize>(&mut self, name: &str) -> Result<[f32; N], BadWeights> {
        let numbers = self.numbers(name)?;
        <[f32; N]>::try_from(numbers.as_slice()).map_err(|_| self.error(format!("{N} numbers were expected")))
    }
}

impl ValueModel {
    /// Reads what was learned.
    pub fn read<G: LearnedValue>(text: &str) -> Result<Self, BadWeights> {
        let mut reader = WeightsReader::new(text);
        if reader.next() != Some(TITLE) || reader.next() != Some(&*format!("game {}", G::NAME)) {
            return Err(reader.error(format!("`{TITLE}` and `game {}` were expected", G::NAME)));
        }
        let mut models = Vec::new();
        while let Some(line) = reader.next() {
            let seats = line.strip_prefix("seats ").and_then(|it| it.parse().ok());
            let seats = seats.ok_or_else(|| reader.error("`seats N` was expected"))?;
            models.push(read_model(&mut reader, seats, G::Features::FEATURES)?);
        }
        if models.is_empty() { Err(reader.error("no model")) } else { Ok(Self { models }) }
    }

    /// What was learned, as text; `made` says by which command.
    pub fn write<G: LearnedValue>(&self, made: &str) -> String {
        let mut text = format!("{TITLE}\ngame {}\n# made by {made}\n", G::NAME);
        for model in &self.models {
            write_model(&mut text, model, G::Features::FEATURES);
        }
        text
    }
}

fn read_model(
    reader: &mut WeightsReader<'_>,
    seats: u8,
    features: &[Feature],
) -> Result<SeatCountModel, BadWeights> {
    let (bias, spread) = (reader.array("bias")?, reader.array("spread")?);
    let mut weights = vec![[0.0; MAX_FEATURES]; KNOTS];
    for (index, feature) in features.iter().enumerate() {
        for (knot, weight) in reader.array::<KNOTS>(feature.name)?.into_iter().enumerate() {
            weights[knot][index] = weight;
        }
    }
    let units = reader.numbers("units")?;
    let net = if units.as_slice() == [0.0] { None } else { Some(read_net(reader, features.len())?) };
    Ok(SeatCountModel { seats, features: features.len(), weights, bias, win_temperature: spread, net })
}

fn read_net(reader: &mut WeightsReader<'_>, features: usize) -> Result<Net, BadWeights> {
    let (clock, bias, outer) = (reader.array("clock")?, reader.array("start")?, reader.array("adds")?);
    let mut inner = vec![[0.0; MAX_FEATURES]; HIDDEN];
    for unit in &mut inner {
        let numbers = reader.numbers("unit")?;
        if numbers.len() != features {
            return Err(reader.error(format!("{features} numbers were expected")));
        }
        unit[..features].copy_from_slice(&numbers);
    }
    Ok(Net { features, hidden_weights: inner, progress_weights: clock, bias, output_weights: outer })
}

fn write_model(text: &mut String, model: &SeatCountModel, features: &[Feature]) {
    let _ = writeln!(text, "seats {}", model.seats);
    write_line(text, "bias", &model.bias);
    write_line(text, "spread", &model.win_temperature);
    for (index, feature) in features.iter().enumerate() {
        let weights: Vec<_> = model.weights.iter().map(|it| it[index]).collect();
        write_line(text, feature.name, &weights);
    }
    let Some(net) = &model.net else {
        text.push_str("units 0\n");
        return;
    };
    let _ = writeln!(text, "units {HIDDEN}");
    write_line(text, "clock", &net.progress_weights);
    write_line(text, "start", &net.bias);
    write_line(text, "adds", &net.output_weights);
    for unit in &net.hidden_weights {
        write_line(text, "unit", &unit[..features.len()]);
    }
}

/// Five digits are enough for any weight.
fn write_line(text: &mut String, name: &str, numbers: &[f32]) {
    text.push_str(name);
    for number in numbers {
        let digits = format!("{number:.4e}");
        let short: f32 = digits.parse().unwrap_or(*number);
        let _ = write!(text, " {short}");
    }
    text.push('\n');
}
