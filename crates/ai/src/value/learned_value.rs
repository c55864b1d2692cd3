//! Games whose value can be learned.

use patolli_core::{Game, Rng, Seat};

use crate::{
    HeuristicValue,
    value::{FeatureRow, Offer, PlayedStep, TokenGroup, TokenList, Waste},
};

/// What keeps weights from following every chance of the games they are learned from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Regularization {
    /// How strongly weights are held back, for each sample.
    pub ridge: f64,
    /// How strongly the weights of neighbouring knots are held together, for each sample.
    pub smoothness: f64,
    /// What varies less than this counts as if it varied so much: what is seldom seen gets no large weight.
    pub min_scale: f32,
}

/// A position of a game that was played, and what had happened when it came about.
#[derive(Clone, Debug)]
pub struct PastPosition<G: Game> {
    /// The position.
    pub position: G,
    /// What the decision before it brought about.
    pub events: Vec<G::Event>,
}

/// A game whose worth can be learned from played games.
///
/// Features and tokens see the unseen as little as a player does: a position dealt anew for any seat gives the same ones.
pub trait LearnedValue: HeuristicValue {
    /// What is looked at, with names and numbers.
    type Features: FeatureRow;

    /// The file of weights, as `patolli train` writes it.
    const WEIGHTS: &'static str;

    /// Weights of earlier stages by name, oldest first: opponents to measure by, never changed.
    const FROZEN: &'static [(&'static str, &'static str)] = &[];

    /// Features that count up to a number only, however much more was seen in games: hoards must not look better and better.
    const CAPS: &'static [(&'static str, f32)] = &[];

    /// What keeps the weights steady; each game has its own, found in the arena.
    const REGULARIZATION: Regularization;

    /// The numbers of one seat, also in the middle of a turn.
    fn features(&self, seat: Seat) -> Self::Features;

    /// Facts that a network looks at beside the features; a game without any is judged by its features alone.
    const TOKENS: &'static [TokenGroup] = &[];

    /// What is so for a seat, also in the middle of a turn.
    fn seat_tokens(&self, _seat: Seat, _tokens: &mut TokenList) {}

    /// What is so on the board, for all seats alike.
    fn board_tokens(&self, _tokens: &mut TokenList) {}

    /// Number of seats that decide; games with the same number are alike and share what was learned.
    fn deciders(&self) -> u8 {
        self.seats()
    }

    /// Gives every seat by lot what long development brings, so that games begin where bots seldom come by themselves; `strength`
    /// from 0 to 1 says how much. Whether anything was given: in the middle of a turn nothing is.
    fn scatter(&mut self, _rng: &mut Rng, _strength: f32) -> bool {
        false
    }

    /// What the seat that is asked could be given, or lose, here: each with what a sane value says of it. Empty in the middle of a
    /// turn.
    fn offers(&self, _seat: Seat) -> Vec<Offer<Self>> {
        Vec::new()
    }

    /// Points that make a decision e times as unlikely for levels 1 to 4, which err on purpose: measured, so that each loses by its
    /// mistakes what docs/strength.md says.
    const ERROR_SCALES: [f32; 4] = [6.0, 3.0, 1.5, 0.5];

    /// What the seat wasted with decisions it took one after the other.
    fn waste(_steps: &[PlayedStep<Self>], _seat: Seat) -> Waste {
        Waste::default()
    }

    /// What a seat came to have and what it wasted in a game, by name, for those who look how bots play. Points by source are
    /// counted by others.
    fn style(_game: &[PastPosition<Self>], _seat: Seat) -> Vec<(&'static str, f32)> {
        Vec::new()
    }

    /// Progress of the game: from 0 at the first decision to 1 at the end, never falling.
    fn progress(&self) -> f32;
}
