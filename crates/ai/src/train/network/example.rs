//! Positions as a network is taught by them.

use std::collections::HashSet;

use patolli_core::Seat;

use crate::{
    network::{
        FeatureScales, POINT_ONE, SIDE_MOST, SPREAD_ONE, UNIT_ONE, WeightedSum, most_progress,
        progress_parts, to_f32,
    },
    value::{LearnedValue, TokenList},
    value_model::{feature_vector, points, standings},
};

/// A position, and how its game ended.
pub(super) struct Example {
    /// Number of the game among those that are learned from.
    pub(super) game: u64,
    /// Logits that a point is worth.
    pub(super) odds: f32,
    /// What is so on the board.
    pub(super) board: Vec<u16>,
    pub(super) seats: Vec<SeatExample>,
}

/// A seat of an example.
pub(super) struct SeatExample {
    /// What is so for the seat.
    pub(super) tokens: Vec<u16>,
    /// Its features as units of a network see them, and last the progress of the game.
    pub(super) numbers: Vec<f32>,
    /// Points by the weighted sum.
    pub(super) sum: f32,
    pub(super) points: f32,
    pub(super) margin: f32,
    pub(super) win: f32,
}

impl Example {
    /// A position of a game whose end is not known yet.
    pub(super) fn new<G: LearnedValue>(
        position: &G,
        game: u64,
        scales: &FeatureScales,
        sum: &WeightedSum,
    ) -> Self {
        let progress = progress_parts(position.progress());
        let seat = |seat: Seat| {
            let mut tokens = TokenList::default();
            position.seat_tokens(seat, &mut tokens);
            let spreads = scales.scaled(&feature_vector(position, seat));
            let parts = SPREAD_ONE / UNIT_ONE;
            let seen = spreads[..scales.features].iter().map(|it| (it / parts).clamp(-SIDE_MOST, SIDE_MOST));
            let clock = progress * UNIT_ONE / most_progress();
            SeatExample {
                tokens: tokens.tokens().to_vec(),
                numbers: seen.chain([clock]).map(|it| to_f32(it) / to_f32(UNIT_ONE)).collect(),
                sum: to_f32(sum.points(progress, &spreads)) / to_f32(POINT_ONE),
                points: 0.0,
                margin: 0.0,
                win: 0.0,
            }
        };
        let mut board = TokenList::default();
        position.board_tokens(&mut board);
        Self {
            game,
            odds: 1.0 / sum.win_temperature(progress),
            board: board.tokens().to_vec(),
            seats: Seat::all(position.seats()).map(seat).collect(),
        }
    }

    /// Writes into it how its game ended.
    pub(super) fn label<G: LearnedValue>(&mut self, end: &G) {
        let (points, ends) = (points(end), standings(end));
        for ((seat, points), came) in self.seats.iter_mut().zip(points).zip(ends) {
            (seat.points, seat.margin, seat.win) = (points, came.margin, came.win);
        }
    }
}

/// Leaves out tokens that were seen in too few games to learn anything about, and says which stay.
pub(super) fn forget_rare_tokens(examples: &mut [Example], tokens: usize, fewest: usize) -> Vec<bool> {
    let mut games: Vec<HashSet<u64>> = vec![HashSet::new(); tokens];
    for example in examples.iter() {
        let all = example.seats.iter().flat_map(|it| &it.tokens).chain(&example.board);
        for token in all {
            let games = &mut games[usize::from(*token)];
            if games.len() < fewest {
                games.insert(example.game);
            }
        }
    }
    let known: Vec<bool> = games.iter().map(|it| it.len() >= fewest).collect();
    for example in examples {
        let own = example.seats.iter_mut().map(|it| &mut it.tokens);
        own.chain([&mut example.board]).for_each(|it| it.retain(|it| known[usize::from(*it)]));
    }
    known
}
