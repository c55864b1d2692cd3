//! The network in floating point: what learning changes step by step.

use std::ops::Range;

use patolli_core::Rng;
use rand::RngExt as _;

use super::example::Example;
use crate::network::{BLOCK, FIRST, HEADS, PAIR, SECOND, SIDE, UNIT_MOST, UNIT_ONE, WIDTH, to_f32};

/// Where the numbers of each layer lie.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Layout {
    pub(super) rows: Range<usize>,
    pub(super) row_bias: Range<usize>,
    pub(super) side: Range<usize>,
    pub(super) side_bias: Range<usize>,
    pub(super) first: Range<usize>,
    pub(super) first_bias: Range<usize>,
    pub(super) second: Range<usize>,
    pub(super) second_bias: Range<usize>,
    pub(super) heads: Range<usize>,
    pub(super) heads_bias: Range<usize>,
}

impl Layout {
    /// The layers of a game with so many tokens and features.
    pub(super) fn new(tokens: usize, features: usize) -> Self {
        let mut end = 0;
        let mut next = |length: usize| {
            end += length;
            end - length..end
        };
        Self {
            rows: next(tokens * WIDTH),
            row_bias: next(WIDTH),
            side: next((features + 1) * SIDE),
            side_bias: next(SIDE),
            first: next(FIRST * PAIR),
            first_bias: next(FIRST),
            second: next(SECOND * FIRST),
            second_bias: next(SECOND),
            heads: next(HEADS * SECOND),
            heads_bias: next(HEADS),
        }
    }

    /// Number of all numbers.
    pub(super) const fn length(&self) -> usize {
        self.heads_bias.end
    }
}

/// A network in floating point.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct FloatNetwork {
    pub(super) layout: Layout,
    pub(super) values: Vec<f32>,
}

/// What the units of a seat said.
#[derive(Clone)]
pub(super) struct SeatUnits {
    pub(super) block: Vec<f32>,
    pub(super) pair: Vec<f32>,
    pub(super) first: Vec<f32>,
    pub(super) second: Vec<f32>,
    pub(super) heads: [f32; HEADS],
}

/// The most a unit says.
pub(super) fn most() -> f32 {
    to_f32(UNIT_MOST) / to_f32(UNIT_ONE)
}

impl FloatNetwork {
    /// Small lots everywhere, and nothing in the heads: at first it adds nothing to the weighted sum.
    pub(super) fn random(layout: Layout, rng: &mut Rng) -> Self {
        let mut values = vec![0.0; layout.length()];
        let mut fill = |range: &Range<usize>, size: f32| {
            values[range.clone()].iter_mut().for_each(|it| *it = rng.random_range(-size..size));
        };
        fill(&layout.rows, 0.08);
        fill(&layout.side, 0.2);
        fill(&layout.first, 0.1);
        fill(&layout.second, 0.4);
        for bias in [&layout.row_bias, &layout.side_bias, &layout.first_bias, &layout.second_bias] {
            values[bias.clone()].fill(0.4);
        }
        Self { layout, values }
    }

    /// Lets tokens that are not known say nothing, now and after any number of steps.
    pub(super) fn silence(&mut self, known: &[bool]) {
        let rows = self.values[self.layout.rows.clone()].chunks_exact_mut(WIDTH);
        rows.zip(known).filter(|it| !it.1).for_each(|it| it.0.fill(0.0));
    }

    /// What every unit says of an example.
    pub(super) fn units(&self, example: &Example) -> Vec<SeatUnits> {
        let blocks = self.blocks(example);
        (0..blocks.len()).map(|seat| self.seat_units(&blocks, seat)).collect()
    }

    fn blocks(&self, example: &Example) -> Vec<Vec<f32>> {
        let mut board = self.values[self.layout.row_bias.clone()].to_vec();
        self.add_rows(&mut board, &example.board);
        let seats = example.seats.iter();
        seats
            .map(|it| {
                let mut block = Vec::with_capacity(BLOCK);
                block.extend_from_slice(&board);
                self.add_rows(&mut block, &it.tokens);
                let mut side = self.values[self.layout.side_bias.clone()].to_vec();
                let rows = self.values[self.layout.side.clone()].chunks_exact(SIDE);
                for (number, row) in it.numbers.iter().zip(rows).filter(|it| *it.0 != 0.0) {
                    add(&mut side, row, *number);
                }
                block.extend(side);
                block.into_iter().map(|it| it.clamp(0.0, most())).collect()
            })
            .collect()
    }

    fn add_rows(&self, sums: &mut [f32], tokens: &[u16]) {
        for token in tokens {
            add(sums, &self.values[self.layout.rows.start + usize::from(*token) * WIDTH..][..WIDTH], 1.0);
        }
    }

    fn seat_units(&self, blocks: &[Vec<f32>], seat: usize) -> SeatUnits {
        let mut pair = blocks[seat].clone();
        let mut others = vec![0.0; BLOCK];
        let part = 1.0 / others_count(blocks.len());
        for (_, block) in blocks.iter().enumerate().filter(|it| it.0 != seat) {
            add(&mut others, block, part);
        }
        pair.extend(others);
        let layout = &self.layout;
        let first = self.dense(&layout.first, &layout.first_bias, &pair);
        let first: Vec<_> = first.into_iter().map(|it| it.clamp(0.0, most())).collect();
        let second = self.dense(&layout.second, &layout.second_bias, &first);
        let second: Vec<_> = second.into_iter().map(|it| it.clamp(0.0, most())).collect();
        let said = self.dense(&layout.heads, &layout.heads_bias, &second);
        SeatUnits { block: blocks[seat].clone(), pair, first, second, heads: [said[0], said[1]] }
    }

    fn dense(&self, weights: &Range<usize>, bias: &Range<usize>, inputs: &[f32]) -> Vec<f32> {
        let rows = self.values[weights.clone()].chunks_exact(inputs.len());
        rows.zip(&self.values[bias.clone()]).map(|(row, bias)| bias + dot(row, inputs)).collect()
    }

    /// Adds to `slopes` how each number changes the loss, when the heads of each seat change it so much.
    pub(super) fn add_slopes(
        &self,
        example: &Example,
        units: &[SeatUnits],
        pulls: &[[f32; HEADS]],
        slopes: &mut [f32],
    ) {
        let layout = &self.layout;
        let part = 1.0 / others_count(units.len());
        let mut blocks = vec![vec![0.0; BLOCK]; units.len()];
        for (seat, (said, pull)) in units.iter().zip(pulls).enumerate() {
            let second = self.dense_slopes(&layout.heads, &layout.heads_bias, &said.second, pull, slopes);
            let second = through(&second, &said.second);
            let first = self.dense_slopes(&layout.second, &layout.second_bias, &said.first, &second, slopes);
            let first = through(&first, &said.first);
            let pair = self.dense_slopes(&layout.first, &layout.first_bias, &said.pair, &first, slopes);
            for (other, block) in blocks.iter_mut().enumerate() {
                let (from, share) = if other == seat { (0, 1.0) } else { (BLOCK, part) };
                add(block, &pair[from..][..BLOCK], share);
            }
        }
        self.add_input_slopes(example, units, &blocks, slopes);
    }

    /// The slopes of the first layers, from those of what is known of each seat.
    fn add_input_slopes(
        &self,
        example: &Example,
        units: &[SeatUnits],
        blocks: &[Vec<f32>],
        slopes: &mut [f32],
    ) {
        let layout = &self.layout;
        let mut board = vec![0.0; WIDTH];
        for ((seat, said), block) in example.seats.iter().zip(units).zip(blocks) {
            let block = through(block, &said.block);
            let (rows, side) = block.split_at(WIDTH);
            add(&mut board, rows, 1.0);
            for token in &seat.tokens {
                add(&mut slopes[layout.rows.start + usize::from(*token) * WIDTH..][..WIDTH], rows, 1.0);
            }
            add(&mut slopes[layout.side_bias.clone()], side, 1.0);
            let numbers = seat.numbers.iter().enumerate().filter(|it| *it.1 != 0.0);
            for (index, number) in numbers {
                add(&mut slopes[layout.side.start + index * SIDE..][..SIDE], side, *number);
            }
        }
        for token in &example.board {
            add(&mut slopes[layout.rows.start + usize::from(*token) * WIDTH..][..WIDTH], &board, 1.0);
        }
        add(&mut slopes[layout.row_bias.clone()], &board, 1.0);
    }

    /// The slopes of a layer, and those of its inputs.
    fn dense_slopes(
        &self,
        weights: &Range<usize>,
        bias: &Range<usize>,
        inputs: &[f32],
        pulls: &[f32],
        slopes: &mut [f32],
    ) -> Vec<f32> {
        add(&mut slopes[bias.clone()], pulls, 1.0);
        let mut back = vec![0.0; inputs.len()];
        for (unit, pull) in pulls.iter().enumerate().filter(|it| *it.1 != 0.0) {
            let at = weights.start + unit * inputs.len();
            add(&mut slopes[at..][..inputs.len()], inputs, *pull);
            add(&mut back, &self.values[at..][..inputs.len()], *pull);
        }
        back
    }
}

/// Slopes behind units that say nothing, or all they can, are none.
fn through(slopes: &[f32], said: &[f32]) -> Vec<f32> {
    let pass = |(slope, said): (&f32, &f32)| if *said > 0.0 && *said < most() { *slope } else { 0.0 };
    slopes.iter().zip(said).map(pass).collect()
}

/// Adds some numbers so often.
fn add(sums: &mut [f32], numbers: &[f32], times: f32) {
    for (sum, number) in sums.iter_mut().zip(numbers) {
        *sum += number * times;
    }
}

fn dot(one: &[f32], other: &[f32]) -> f32 {
    crate::value_model::dot(one, other)
}

/// Number of the other seats, and at least one.
fn others_count(seats: usize) -> f32 {
    to_f32(i32::try_from(seats).unwrap_or(1).saturating_sub(1).max(1))
}
