//! Layers of a network in whole numbers.

use super::shape::{
    BLOCK, FIRST, HEADS, PAIR, ROW_ONE, SECOND, SIDE, SIDE_MOST, SPREAD_ONE, UNIT_MOST, UNIT_ONE, WEIGHT_ONE,
    WIDTH,
};

/// What is known of a seat.
pub(crate) type Block = [i16; BLOCK];
/// Sums of the rows of tokens.
pub(crate) type Sums = [i16; WIDTH];

/// A layer that looks at everything before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Dense {
    pub(crate) inputs: usize,
    /// For each unit its weights.
    pub(crate) weights: Vec<i16>,
    /// For each unit what it starts from.
    pub(crate) bias: Vec<i32>,
}

impl Dense {
    /// What each unit sums up, with one as `UNIT_ONE` times `WEIGHT_ONE`.
    fn sums<const N: usize>(&self, inputs: &[i16]) -> [i32; N] {
        let mut sums = [0; N];
        let rows = self.weights.chunks_exact(self.inputs);
        for ((sum, row), bias) in sums.iter_mut().zip(rows).zip(&self.bias) {
            *sum = bias + dot(row, inputs);
        }
        sums
    }

    /// What each unit says.
    fn units<const N: usize>(&self, inputs: &[i16]) -> [i16; N] {
        self.sums::<N>(inputs).map(|it| said(it / WEIGHT_ONE))
    }
}

/// What a unit says: nothing below zero, and not more than there is room for.
fn said(sum: i32) -> i16 {
    sum.clamp(0, UNIT_MOST) as i16
}

/// The sum of products; both are whole numbers, so that the order of additions makes no difference.
fn dot(one: &[i16], other: &[i16]) -> i32 {
    one.iter().zip(other).map(|(a, b)| i32::from(*a) * i32::from(*b)).sum()
}

/// The layers of a network.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Layers {
    /// For each token what it adds to every unit.
    pub(crate) rows: Vec<Sums>,
    /// What the units of tokens start from.
    pub(crate) row_bias: Sums,
    /// For each feature, and last for the progress of the game, what it adds to every unit of features.
    pub(crate) side: Vec<[i16; SIDE]>,
    pub(crate) side_bias: [i32; SIDE],
    pub(crate) first: Dense,
    pub(crate) second: Dense,
    pub(crate) heads: Dense,
}

impl Layers {
    /// Adds the rows of some tokens. Sums too large for their room stay at its end.
    pub(crate) fn add_rows(&self, sums: &mut Sums, tokens: &[u16]) {
        for token in tokens {
            for (sum, weight) in sums.iter_mut().zip(&self.rows[usize::from(*token)]) {
                *sum = sum.saturating_add(*weight);
            }
        }
    }

    /// What is known of a seat: from the sums of its tokens and those of the board, and from its features.
    pub(crate) fn block(&self, sums: &Sums, spreads: &[i32], progress: i32) -> Block {
        let mut block = [0; BLOCK];
        let (tokens, features) = block.split_at_mut(WIDTH);
        for (unit, sum) in tokens.iter_mut().zip(sums) {
            *unit = said(i32::from(*sum) / (ROW_ONE / UNIT_ONE));
        }
        let mut side = self.side_bias;
        let numbers = spreads.iter().map(|it| (it / (SPREAD_ONE / UNIT_ONE)).clamp(-SIDE_MOST, SIDE_MOST));
        for (number, row) in numbers.chain([progress]).zip(&self.side) {
            // Most features are usual most of the time.
            if number != 0 {
                for (sum, weight) in side.iter_mut().zip(row) {
                    *sum += number * i32::from(*weight);
                }
            }
        }
        for (unit, sum) in features.iter_mut().zip(side) {
            *unit = said(sum / WEIGHT_ONE);
        }
        block
    }

    /// What is said of a seat when this is known of it, and this of the others in the mean; one is `UNIT_ONE` times
    /// `WEIGHT_ONE`.
    pub(crate) fn heads(&self, own: &Block, others: &Block) -> [i32; HEADS] {
        let mut pair = [0; PAIR];
        pair[..BLOCK].copy_from_slice(own);
        pair[BLOCK..].copy_from_slice(others);
        let first: [i16; FIRST] = self.first.units(&pair);
        let second: [i16; SECOND] = self.second.units(&first);
        self.heads.sums(&second)
    }
}

/// The mean of what is known of all seats but one; nothing if there is no other.
#[expect(clippy::cast_possible_truncation, reason = "a mean of numbers from 0 to 255")]
pub(crate) fn mean_of_others(blocks: &[Block], but: usize) -> Block {
    let mut sums = [0i32; BLOCK];
    for (_, block) in blocks.iter().enumerate().filter(|it| it.0 != but) {
        for (sum, unit) in sums.iter_mut().zip(block) {
            *sum += i32::from(*unit);
        }
    }
    let others = i32::try_from(blocks.len()).unwrap_or(1).saturating_sub(1).max(1);
    sums.map(|it| (it / others) as i16)
}
