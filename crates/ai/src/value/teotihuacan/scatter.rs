//! Seats given by lot what a long game brings, so that bots learn what it is worth.

use patolli_core::{Game as _, Rng, Seat};
use patolli_teotihuacan::{Board, Gift, Resources, Temple, Teotihuacan};
use rand::RngExt as _;

use crate::value::lots::each_time;

/// Gives every seat something by lot; lots, not choices, decide who has what.
pub(super) fn scatter(game: &mut Teotihuacan, rng: &mut Rng, strength: f32) -> bool {
    if !game.is_between_turns() {
        return false;
    }
    for seat in Seat::all(game.seats()) {
        each_time(rng, 1, 0.3 * strength, |rng| _ = game.give(seat, Gift::Worker(board(rng))));
        for board in Board::ALL {
            each_time(rng, 3, 0.35 * strength, |_| _ = game.give(seat, Gift::Power(board)));
        }
        for technology in game.technologies() {
            each_time(rng, 1, 0.3 * strength, |_| _ = game.give(seat, Gift::Technology(technology)));
        }
        for temple in Temple::ALL {
            each_time(rng, 4, 0.25 * strength, |_| _ = game.give(seat, Gift::Step(temple)));
        }
        each_time(rng, 5, 0.3 * strength, |rng| _ = game.give(seat, Gift::Mask(rng.random_range(0..7))));
        each_time(rng, 4, 0.3 * strength, |_| _ = game.give(seat, Gift::Avenue));
        each_time(rng, 4, 0.25 * strength, |_| _ = game.give(seat, Gift::PyramidTrack));
        each_time(rng, 1, 0.6 * strength, |rng| {
            game.give(seat, Gift::Cocoa(rng.random_range(0..=12)));
        });
        // Now and then a hoard, so that its price is learned, too.
        each_time(rng, 1, 0.5 * strength, |rng| {
            let most = if rng.random_range(0..8) == 0 { 20 } else { 5 };
            let [wood, stone, gold] = [most, most.min(8), most.min(5)].map(|it| rng.random_range(0..=it));
            game.give(seat, Gift::Resources(Resources { wood, stone, gold }));
        });
    }
    true
}

fn board(rng: &mut Rng) -> Board {
    Board::ALL[rng.random_range(0..Board::ALL.len())]
}
