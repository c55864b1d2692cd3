//! Weights as text: one line per feature and per unit, readable and small.
//!
//! The second kind of file names the version of the rules, has limits beside the weights of a feature, and ends with a sum of
//! everything before it. The first kind, which frozen opponents are in, has none of these.

use std::{fmt::Write as _, str::FromStr};

use patolli_core::{Options as _, digest};

use super::{HIDDEN, KNOTS, Limits, MAX_FEATURES, Net, SeatCountModel, ValueModel};
use crate::value::{Feature, FeatureRow as _, LearnedValue};

/// The first line of every file, but for the number of its kind.
const TITLE: &str = "patolli weights";
/// What the last line of a file begins with.
const SUM: &str = "sum ";
/// More than any weight or limit of a sane model.
const MAX_NUMBER: f32 = 1e6;

/// A text holds no weights of these features.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct BadWeights {
    /// Which line, from 1.
    pub line: usize,
    /// What is wrong.
    pub what: String,
}

/// The kind of a file.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Weights alone.
    Plain,
    /// With rules, limits and a sum.
    Limited,
}

/// Reads line by line.
struct WeightsReader<'a> {
    lines: std::iter::Peekable<std::iter::Enumerate<std::str::Lines<'a>>>,
    line: usize,
}

impl<'a> WeightsReader<'a> {
    fn new(text: &'a str) -> Self {
        Self { lines: text.lines().enumerate().peekable(), line: 0 }
    }

    fn error(&self, what: impl Into<String>) -> BadWeights {
        BadWeights { line: self.line, what: what.into() }
    }

    /// The next line that is no remark, which stays the next one.
    fn peek(&mut self) -> Option<&'a str> {
        while self.lines.next_if(|(_, it)| it.starts_with('#') || it.trim().is_empty()).is_some() {}
        self.lines.peek().map(|it| it.1)
    }

    /// The next line that is no remark.
    fn next(&mut self) -> Option<&'a str> {
        self.peek()?;
        let (index, line) = self.lines.next()?;
        self.line = index + 1;
        Some(line)
    }

    /// The rest of the next line, which begins with `name`.
    fn value(&mut self, name: &str) -> Result<&'a str, BadWeights> {
        let line = self.next().and_then(|it| it.strip_prefix(name)).and_then(|it| it.strip_prefix(' '));
        line.ok_or_else(|| self.error(format!("`{name}` was expected")))
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
        let sane = |it: &f32| it.is_finite() && it.abs() <= MAX_NUMBER;
        if numbers.iter().all(sane) { Ok(numbers) } else { Err(self.error("not a number of a weight")) }
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
        let kind = read_kind(&mut reader, text)?;
        let game = reader.value("game")?;
        if game != G::NAME {
            let other: String = game.chars().take(20).collect();
            return Err(reader.error(format!("these are weights of `{other}`, not of `{}`", G::NAME)));
        }
        if kind == Kind::Limited {
            read_rules::<G>(&mut reader)?;
        }
        let mut models: Vec<SeatCountModel> = Vec::new();
        while reader.peek().is_some_and(|it| !it.starts_with(SUM)) {
            let seats = reader.value("seats")?.parse().map_err(|_| reader.error("`seats N` was expected"))?;
            if models.iter().any(|it| it.seats == seats) {
                return Err(reader.error(format!("a second model for {seats} seats")));
            }
            models.push(read_model(&mut reader, kind, seats, G::Features::FEATURES)?);
        }
        if models.is_empty() { Err(reader.error("no model")) } else { Ok(Self { models }) }
    }

    /// What was learned, as text; `made` says by which command.
    pub fn write<G: LearnedValue>(&self, made: &str) -> String {
        let rules = G::Options::RULES;
        let mut text = format!("{TITLE} 2\ngame {}\nrules {rules}\n# made by {made}\n", G::NAME);
        for model in &self.models {
            write_model(&mut text, model, G::Features::FEATURES);
        }
        let _ = writeln!(text, "{SUM}{}", digest(&text));
        text
    }

    /// The models of this file, and where it has none for a number of seats, those of another one.
    #[must_use]
    pub fn merged_with(&self, other: &Self) -> Self {
        let mut models = self.models.clone();
        let has = |seats: u8| self.models.iter().any(|it| it.seats == seats);
        models.extend(other.models.iter().filter(|it| !has(it.seats)).cloned());
        models.sort_by_key(|it| it.seats);
        Self { models }
    }
}

/// The kind of the file; that of a file with a sum only if the sum is right.
fn read_kind(reader: &mut WeightsReader<'_>, text: &str) -> Result<Kind, BadWeights> {
    match reader.next().and_then(|it| it.strip_prefix(TITLE)).map(str::trim) {
        Some("1") => Ok(Kind::Plain),
        Some("2") => {
            let (before, sum) = text.trim_end().rsplit_once('\n').unwrap_or_default();
            let line = text.lines().count();
            let damaged = |what: &str| BadWeights { line, what: what.to_owned() };
            let sum =
                sum.strip_prefix(SUM).ok_or_else(|| damaged("the file is cut off: its sum is missing"))?;
            let fits = digest(&format!("{before}\n")).to_string() == sum;
            if fits { Ok(Kind::Limited) } else { Err(damaged("the file is damaged: its sum is another")) }
        }
        Some(_) => Err(reader.error(format!("`{TITLE}` of a kind this program does not know"))),
        None => Err(reader.error(format!("this is no weights file: `{TITLE}` was expected"))),
    }
}

fn read_rules<G: LearnedValue>(reader: &mut WeightsReader<'_>) -> Result<(), BadWeights> {
    let (found, newest) = (reader.value("rules")?, G::Options::RULES);
    match found.parse::<u16>() {
        Ok(version) if version == newest => Ok(()),
        Ok(version) => Err(reader
            .error(format!("these weights were learned by version {version} of the rules, not by {newest}"))),
        Err(_) => Err(reader.error("`rules N` was expected")),
    }
}

fn read_model(
    reader: &mut WeightsReader<'_>,
    kind: Kind,
    seats: u8,
    features: &[Feature],
) -> Result<SeatCountModel, BadWeights> {
    let (bias, spread) = (reader.array("bias")?, reader.array("spread")?);
    let mut weights = vec![[0.0; MAX_FEATURES]; KNOTS];
    let mut limits = Limits::NONE;
    let mut known = 0;
    // Features are only ever added at the end: an older file knows the first of them.
    while !reader.peek().is_some_and(|it| it.starts_with("units ")) {
        let Some(feature) = features.get(known) else {
            reader.next();
            return Err(reader.error("a feature that this program does not look at; `units` was expected"));
        };
        let row: [f32; KNOTS] = match kind {
            Kind::Plain => reader.array(feature.name)?,
            Kind::Limited => {
                let numbers = reader.array::<{ KNOTS + 2 }>(feature.name)?;
                (limits.least[known], limits.most[known]) = (numbers[KNOTS], numbers[KNOTS + 1]);
                if limits.least[known] > limits.most[known] {
                    return Err(reader.error(format!("the limits of `{}` are swapped", feature.name)));
                }
                std::array::from_fn(|it| numbers[it])
            }
        };
        (0..KNOTS).for_each(|knot| weights[knot][known] = row[knot]);
        known += 1;
    }
    if known == 0 {
        return Err(reader.error(format!("`{}` was expected", features[0].name)));
    }
    let units = reader.numbers("units")?;
    let net = if units.as_slice() == [0.0] { None } else { Some(read_net(reader, known)?) };
    let limits = (kind == Kind::Limited).then_some(limits);
    Ok(SeatCountModel { seats, features: known, weights, bias, win_temperature: spread, net, limits })
}

fn read_net(reader: &mut WeightsReader<'_>, features: usize) -> Result<Net, BadWeights> {
    let (clock, bias, outer) = (reader.array("clock")?, reader.array("start")?, reader.array("adds")?);
    let mut inner = vec![[0.0; HIDDEN]; features];
    for unit in 0..HIDDEN {
        let numbers = reader.numbers("unit")?;
        if numbers.len() != features {
            return Err(reader.error(format!("{features} numbers were expected")));
        }
        for (weights, number) in inner.iter_mut().zip(numbers) {
            weights[unit] = number;
        }
    }
    Ok(Net { hidden_weights: inner, progress_weights: clock, bias, output_weights: outer })
}

fn write_model(text: &mut String, model: &SeatCountModel, features: &[Feature]) {
    let _ = writeln!(text, "seats {}", model.seats);
    write_line(text, "bias", &model.bias);
    write_line(text, "spread", &model.win_temperature);
    for (index, feature) in features.iter().enumerate().take(model.features) {
        let limits = model.limits.as_ref().unwrap_or(&Limits::NONE);
        let (least, most) = (limits.least[index].max(-MAX_NUMBER), limits.most[index].min(MAX_NUMBER));
        let weights = model.weights.iter().map(|it| it[index]);
        write_line(text, feature.name, &weights.chain([least, most]).collect::<Vec<_>>());
    }
    let Some(net) = &model.net else {
        text.push_str("units 0\n");
        return;
    };
    let _ = writeln!(text, "units {HIDDEN}");
    write_line(text, "clock", &net.progress_weights);
    write_line(text, "start", &net.bias);
    write_line(text, "adds", &net.output_weights);
    for unit in 0..HIDDEN {
        let weights = net.hidden_weights.iter().map(|it| it[unit]);
        write_line(text, "unit", &weights.collect::<Vec<_>>());
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
