//! Networks as files: a few lines of text, then all numbers in one row, then the SHA-256 of everything before it.

use patolli_core::{Options as _, digest};
use sha2::{Digest as _, Sha256};

use super::{
    FeatureScales, Network, WeightedSum,
    layers::{Dense, Layers},
    shape::{FIRST, HEADS, PAIR, SECOND, SIDE, WEIGHT_MOST, WIDTH},
};
use crate::{
    value::{FeatureRow as _, FeatureVector, LearnedValue, MAX_FEATURES, token_count, vocabulary},
    value_model::{KNOTS, Limits},
};

/// The first line, but for the number of its kind.
const TITLE: &str = "patolli net";
/// Bytes of a SHA-256.
const SUM_BYTES: usize = 32;
/// More than any scale of a feature.
const MAX_SCALE: f32 = 1e6;
/// More than any whole number that is no weight of a layer.
const MAX_WHOLE: i32 = 1 << 24;

/// Why bytes are no network of a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadNetwork {
    /// It is something else.
    #[error("this is no network file: `{TITLE}` was expected")]
    NoNetwork,
    /// It is of another kind.
    #[error("this is a network file of a kind this program does not know")]
    OtherKind,
    /// Something was changed or is missing.
    #[error("the file is damaged or cut off: its sum is another")]
    Damaged,
    /// A line is not there.
    #[error("the line `{0} …` is missing")]
    Missing(&'static str),
    /// It is a network of another game.
    #[error("this is a network of `{found}`, not of `{wanted}`")]
    OtherGame {
        /// Its game.
        found: String,
        /// The game that was expected.
        wanted: &'static str,
    },
    /// The rules are others.
    #[error("learned by version {found} of the rules, this program has version {wanted}")]
    OtherRules {
        /// Its version.
        found: String,
        /// The version of this program.
        wanted: u16,
    },
    /// It looks at other things.
    #[error("it was learned from other features or tokens than this program looks at: train it again")]
    OtherVocabulary,
    /// Its layers have other sizes.
    #[error("its layers have other sizes than those of this program")]
    OtherLayers,
    /// A number cannot be.
    #[error("it holds a number that no network can have")]
    Number,
}

/// What must be the same wherever a network is used: features and tokens by name, in their order.
fn vocabulary_digest<G: LearnedValue>() -> String {
    let features: Vec<_> = G::Features::FEATURES.iter().map(|it| it.name).collect();
    digest(&format!("{}\n\n{}", features.join("\n"), vocabulary(G::TOKENS))).to_string()
}

/// The sizes of the layers, as they stand in a file.
fn sizes() -> String {
    format!("{WIDTH} {SIDE} {FIRST} {SECOND} {HEADS}")
}

impl Network {
    /// Reads a network of this game.
    pub fn read<G: LearnedValue>(bytes: &[u8]) -> Result<Self, BadNetwork> {
        let first = bytes.split(|it| *it == b'\n').next().unwrap_or_default();
        match first.strip_prefix(TITLE.as_bytes()) {
            None => return Err(BadNetwork::NoNetwork),
            Some(b" 2") => {}
            Some(_) => return Err(BadNetwork::OtherKind),
        }
        let split = bytes.len().checked_sub(SUM_BYTES).ok_or(BadNetwork::Damaged)?;
        let (content, sum) = bytes.split_at(split);
        if Sha256::digest(content)[..] != *sum {
            return Err(BadNetwork::Damaged);
        }
        let numbers = check_head::<G>(content.get(first.len() + 1..).ok_or(BadNetwork::Damaged)?)?;
        read_numbers::<G>(numbers)
    }

    /// The network as a file; `made` says by which command.
    pub fn write<G: LearnedValue>(&self, made: &str) -> Vec<u8> {
        let (rules, words, made) = (G::Options::RULES, vocabulary_digest::<G>(), made.replace('\n', " "));
        let head = format!(
            "{TITLE} 2\ngame {}\nrules {rules}\nvocabulary {words}\nlayers {}\nmade by {made}\n",
            G::NAME,
            sizes()
        );
        let mut bytes = head.into_bytes();
        self.write_numbers(&mut bytes);
        let sum = Sha256::digest(&bytes);
        bytes.extend(sum);
        bytes
    }

    fn write_numbers(&self, bytes: &mut Vec<u8>) {
        let features = self.scales.features;
        let limits = &self.scales.limits;
        for row in [&limits.least, &limits.most, &self.scales.mean, &self.scales.spread] {
            row[..features].iter().for_each(|it| bytes.extend(it.to_le_bytes()));
        }
        let whole = self.sum.weights.iter().flatten().chain(&self.sum.bias).chain(&self.sum.odds);
        whole.for_each(|it| bytes.extend(it.to_le_bytes()));
        let layers = &self.layers;
        let rows = layers.rows.iter().flatten().chain(&layers.row_bias).chain(layers.side.iter().flatten());
        rows.for_each(|it| bytes.extend(it.to_le_bytes()));
        layers.side_bias.iter().for_each(|it| bytes.extend(it.to_le_bytes()));
        for dense in [&layers.first, &layers.second, &layers.heads] {
            dense.weights.iter().for_each(|it| bytes.extend(it.to_le_bytes()));
            dense.bias.iter().for_each(|it| bytes.extend(it.to_le_bytes()));
        }
    }
}

/// Checks what the lines after the first say; what follows them are the numbers.
fn check_head<G: LearnedValue>(content: &[u8]) -> Result<&[u8], BadNetwork> {
    let mut rest = content;
    let mut line = |name: &'static str| {
        let end = rest.iter().position(|it| *it == b'\n').ok_or(BadNetwork::Missing(name))?;
        let (text, after) = (std::str::from_utf8(&rest[..end]), &rest[end + 1..]);
        rest = after;
        let said = text.ok().and_then(|it| it.strip_prefix(name)).and_then(|it| it.strip_prefix(' '));
        said.map(|it| it.chars().take(80).collect::<String>()).ok_or(BadNetwork::Missing(name))
    };
    let game = line("game")?;
    if game != G::NAME {
        return Err(BadNetwork::OtherGame { found: game, wanted: G::NAME });
    }
    let rules = line("rules")?;
    if rules != G::Options::RULES.to_string() {
        return Err(BadNetwork::OtherRules { found: rules, wanted: G::Options::RULES });
    }
    if line("vocabulary")? != vocabulary_digest::<G>() {
        return Err(BadNetwork::OtherVocabulary);
    }
    if line("layers")? != sizes() {
        return Err(BadNetwork::OtherLayers);
    }
    line("made by")?;
    Ok(rest)
}

fn read_numbers<G: LearnedValue>(bytes: &[u8]) -> Result<Network, BadNetwork> {
    let mut numbers = Numbers { rest: bytes };
    let features = G::Features::FEATURES.len();
    let limits = Limits { least: numbers.features(features)?, most: numbers.features(features)? };
    let (mean, mut spread) = (numbers.features(features)?, numbers.features(features)?);
    spread[features..].fill(1.0);
    let sane = |it: &f32| it.is_finite() && *it > 0.0 && *it <= MAX_SCALE;
    if !spread.iter().all(sane) || !mean.iter().all(|it| it.abs() <= MAX_SCALE) {
        return Err(BadNetwork::Number);
    }
    let weights = (0..KNOTS).map(|_| numbers.whole(features)).collect::<Result<_, _>>()?;
    let sum = WeightedSum { weights, bias: numbers.knots()?, odds: numbers.knots()? };
    let rows = (0..token_count(G::TOKENS)).map(|_| numbers.row()).collect::<Result<_, _>>()?;
    let row_bias = numbers.row()?;
    let side = (0..=features).map(|_| numbers.weights_of()).collect::<Result<_, _>>()?;
    let side_bias = <[i32; SIDE]>::try_from(numbers.whole(SIDE)?).map_err(|_| BadNetwork::Number)?;
    let (first, second) = (numbers.dense(PAIR, FIRST)?, numbers.dense(FIRST, SECOND)?);
    let heads = numbers.dense(SECOND, HEADS)?;
    if !numbers.rest.is_empty() {
        return Err(BadNetwork::OtherLayers);
    }
    let layers = Layers { rows, row_bias, side, side_bias, first, second, heads };
    Ok(Network { scales: FeatureScales { features, limits, mean, spread }, sum, layers })
}

/// Numbers in a row.
struct Numbers<'a> {
    rest: &'a [u8],
}

impl Numbers<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], BadNetwork> {
        let (first, rest) = self.rest.split_first_chunk::<N>().ok_or(BadNetwork::OtherLayers)?;
        self.rest = rest;
        Ok(*first)
    }

    /// One number for each feature.
    fn features(&mut self, count: usize) -> Result<FeatureVector, BadNetwork> {
        let mut numbers = [0.0; MAX_FEATURES];
        for number in &mut numbers[..count] {
            *number = f32::from_le_bytes(self.take()?);
            if number.is_nan() {
                return Err(BadNetwork::Number);
            }
        }
        Ok(numbers)
    }

    fn whole(&mut self, count: usize) -> Result<Vec<i32>, BadNetwork> {
        let numbers: Vec<_> =
            (0..count).map(|_| self.take().map(i32::from_le_bytes)).collect::<Result<_, _>>()?;
        let sane = numbers.iter().all(|it| (-MAX_WHOLE..=MAX_WHOLE).contains(it));
        if sane { Ok(numbers) } else { Err(BadNetwork::Number) }
    }

    fn knots(&mut self) -> Result<[i32; KNOTS], BadNetwork> {
        <[i32; KNOTS]>::try_from(self.whole(KNOTS)?).map_err(|_| BadNetwork::Number)
    }

    fn row<const N: usize>(&mut self) -> Result<[i16; N], BadNetwork> {
        let mut row = [0; N];
        for number in &mut row {
            *number = i16::from_le_bytes(self.take()?);
        }
        Ok(row)
    }

    /// A row of weights of a layer, which must not be so large that sums overflow.
    fn weights_of<const N: usize>(&mut self) -> Result<[i16; N], BadNetwork> {
        let row = self.row::<N>()?;
        let sane = row.iter().all(|it| i32::from(*it).abs() <= WEIGHT_MOST);
        if sane { Ok(row) } else { Err(BadNetwork::Number) }
    }

    fn dense(&mut self, inputs: usize, outputs: usize) -> Result<Dense, BadNetwork> {
        let rows = (0..inputs * outputs).map(|_| self.weights_of::<1>().map(|it| it[0]));
        Ok(Dense { inputs, weights: rows.collect::<Result<_, _>>()?, bias: self.whole(outputs)? })
    }
}
