//! What a network says of a position.

use patolli_core::{MAX_SEATS, Seat};

use super::{
    Network,
    exp::exp,
    layers::{Block, Sums, mean_of_others},
    scales::to_f32,
    shape::{BLOCK, HEAD_POINTS, LOGIT_ONE, POINT_ONE, UNIT_ONE, WEIGHT_ONE},
    sum::{most_progress, progress_parts},
};
use crate::{
    Expectation,
    value::{LearnedValue, TokenList},
    value_model::{PerSeat, margins},
};

/// What a network says of a position: points at the end, and what follows from them.
pub(crate) struct Judgement {
    pub(crate) points: PerSeat<f32>,
    pub(crate) expectations: PerSeat<Expectation>,
    /// What is known of each seat.
    blocks: [Block; MAX_SEATS],
    seats: usize,
}

impl Judgement {
    /// What is known of all seats but this one, in the mean.
    pub(crate) fn others(&self, seat: Seat) -> Block {
        mean_of_others(&self.blocks[..self.seats], seat.index())
    }
}

impl Network {
    /// What every seat may expect.
    pub(crate) fn judge<G: LearnedValue>(&self, position: &G) -> Judgement {
        let (seats, progress) = (usize::from(position.seats()), progress_parts(position.progress()));
        let board = self.board_sums(position);
        let mut sums = [0; MAX_SEATS];
        let mut blocks = [[0; BLOCK]; MAX_SEATS];
        for seat in Seat::all(position.seats()) {
            (sums[seat.index()], blocks[seat.index()]) = self.look_at(position, seat, &board, progress);
        }
        let (mut points, mut logits) = ([0.0; MAX_SEATS], [0; MAX_SEATS]);
        for (seat, (points, logits)) in points.iter_mut().zip(&mut logits).enumerate().take(seats) {
            let [head, win] = self.layers.heads(&blocks[seat], &mean_of_others(&blocks[..seats], seat));
            let parts = sums[seat] + head_parts(head);
            *points = to_f32(parts) / to_f32(POINT_ONE);
            *logits = self.sum.logits(progress, parts) + win / (UNIT_ONE * WEIGHT_ONE / LOGIT_ONE);
        }
        let expectations = expectations(&points[..seats], &logits[..seats]);
        Judgement { points, expectations, blocks, seats }
    }

    /// The points a seat will have, when this is known of the others.
    pub(crate) fn points<G: LearnedValue>(&self, position: &G, seat: Seat, others: &Block) -> f32 {
        let progress = progress_parts(position.progress());
        let (sum, block) = self.look_at(position, seat, &self.board_sums(position), progress);
        let [head, _] = self.layers.heads(&block, others);
        to_f32(sum + head_parts(head)) / to_f32(POINT_ONE)
    }

    /// The sums of what is so on the board.
    fn board_sums<G: LearnedValue>(&self, position: &G) -> Sums {
        let (mut sums, mut tokens) = (self.layers.row_bias, TokenList::default());
        position.board_tokens(&mut tokens);
        self.layers.add_rows(&mut sums, tokens.tokens());
        sums
    }

    /// The weighted sum of a seat in parts of a point, and what is known of it.
    fn look_at<G: LearnedValue>(
        &self,
        position: &G,
        seat: Seat,
        board: &Sums,
        progress: i32,
    ) -> (i32, Block) {
        let (mut sums, mut tokens) = (*board, TokenList::default());
        position.seat_tokens(seat, &mut tokens);
        self.layers.add_rows(&mut sums, tokens.tokens());
        let spreads = self.scales.spreads(position, seat);
        let clock = progress * UNIT_ONE / most_progress();
        let block = self.layers.block(&sums, &spreads[..self.scales.features], clock);
        (self.sum.points(progress, &spreads), block)
    }
}

/// Parts of a point that the first head says.
fn head_parts(head: i32) -> i32 {
    head / (UNIT_ONE * WEIGHT_ONE / (HEAD_POINTS * POINT_ONE))
}

/// Margins of points, and chances by logits.
fn expectations(points: &[f32], logits: &[i32]) -> PerSeat<Expectation> {
    let most = logits.iter().copied().max().unwrap_or_default();
    let mut chances = [0u32; MAX_SEATS];
    for (chance, mine) in chances.iter_mut().zip(logits) {
        *chance = exp(mine - most) >> 8;
    }
    let all: u32 = chances.iter().sum();
    let mut expectations = [Expectation::default(); MAX_SEATS];
    let seats = expectations.iter_mut().zip(chances).zip(margins(points));
    for ((expectation, chance), margin) in seats.take(points.len()) {
        expectation.margin = margin;
        expectation.win = whole_to_f32(chance) / whole_to_f32(all.max(1));
    }
    expectations
}

/// A number of chances.
fn whole_to_f32(number: u32) -> f32 {
    to_f32(i32::try_from(number).unwrap_or(i32::MAX))
}

#[cfg(test)]
mod tests {
    use patolli_core::{Game as _, Log, Options as _, Seed, digest, random_action};
    use patolli_tzolkin::{Options, Tzolkin};

    use super::*;
    use crate::{
        network::{Dense, FIRST, FeatureScales, HEADS, Layers, PAIR, SECOND, SIDE, WIDTH, WeightedSum},
        value::{FeatureRow as _, MAX_FEATURES, token_count},
        value_model::{KNOTS, Limits},
    };

    /// Numbers that look random, the same everywhere.
    struct Sequence(u64);

    impl Sequence {
        fn next(&mut self, most: i32) -> i32 {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let number = i32::try_from((self.0 >> 40) % 100_000).unwrap_or_default();
            number % (2 * most + 1) - most
        }

        fn row<const N: usize>(&mut self, most: i32) -> [i16; N] {
            std::array::from_fn(|_| i16::try_from(self.next(most)).unwrap_or_default())
        }

        fn dense(&mut self, inputs: usize, outputs: usize) -> Dense {
            let weights = (0..inputs * outputs).map(|_| self.row::<1>(300)[0]).collect();
            Dense { inputs, weights, bias: (0..outputs).map(|_| self.next(9_000)).collect() }
        }
    }

    /// A network of Tzolk'in that was never taught anything.
    fn made_up() -> Network {
        let (mut lots, features) = (Sequence(1), <Tzolkin as LearnedValue>::Features::FEATURES.len());
        let sum = WeightedSum {
            weights: (0..KNOTS).map(|_| (0..features).map(|_| lots.next(9_000)).collect()).collect(),
            bias: std::array::from_fn(|_| lots.next(900)),
            odds: [6_000; KNOTS],
        };
        let layers = Layers {
            rows: (0..token_count(Tzolkin::TOKENS)).map(|_| lots.row(60)).collect(),
            row_bias: lots.row::<WIDTH>(99),
            side: (0..=features).map(|_| lots.row::<SIDE>(80)).collect(),
            side_bias: [4_000; SIDE],
            first: lots.dense(PAIR, FIRST),
            second: lots.dense(FIRST, SECOND),
            heads: lots.dense(SECOND, HEADS),
        };
        let (mean, spread) = ([1.0; MAX_FEATURES], [3.0; MAX_FEATURES]);
        Network { scales: FeatureScales { features, limits: Limits::NONE, mean, spread }, sum, layers }
    }

    #[test]
    fn answers_are_the_same_everywhere() {
        let (network, mut answers) = (made_up(), Vec::new());
        for seats in 2..=5 {
            let options = Options::for_seats(seats).expect("two to five seats");
            let mut rng = Seed::from(u64::from(seats)).rng();
            let mut position = Tzolkin::start(&options, Tzolkin::deal(&options, &mut rng));
            while let Some((action, _)) = random_action(&position, &mut rng) {
                let judged = network.judge(&position);
                for seat in Seat::all(seats) {
                    let Expectation { margin, win } = judged.expectations[seat.index()];
                    answers.push((margin.to_bits(), win.to_bits()));
                    let points = network.points(&position, seat, &judged.others(seat));
                    assert_eq!(
                        points.to_bits(),
                        judged.points[seat.index()].to_bits(),
                        "two ways to one number"
                    );
                }
                position.apply(action, &mut Log::off());
            }
        }
        let different: std::collections::HashSet<_> = answers.iter().collect();
        assert!(different.len() > 1_000, "only {} answers", different.len());
        assert_eq!(digest(&answers).to_string(), "ecca46724aee603e");
    }
}
