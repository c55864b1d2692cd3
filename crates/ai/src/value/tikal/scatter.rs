//! Seats given by lot what a long game brings, so that bots learn what it is worth.

use patolli_core::{Game as _, Rng, Seat};
use patolli_tikal::{Gift, Hex, Tikal, data::BASE_CAMP};
use rand::RngExt as _;

use crate::value::lots::each_time;

/// Gives every seat something by lot; lots, not choices, decide who has what.
pub(super) fn scatter(game: &mut Tikal, rng: &mut Rng, strength: f32) -> bool {
    if !game.is_between_turns() {
        return false;
    }
    for seat in Seat::all(game.seats()) {
        each_time(rng, 2, 0.3 * strength, |rng| give(game, seat, rng, Gift::Camp));
        each_time(rng, 6, 0.35 * strength, |rng| {
            let camps: Vec<_> = game.camps_of(seat).into_iter().chain([BASE_CAMP]).collect();
            game.give(seat, Gift::Member(camps[rng.random_range(0..camps.len())]));
        });
        each_time(rng, 4, 0.3 * strength, |rng| give(game, seat, rng, Gift::Treasure));
    }
    each_time(rng, 6, 0.3 * strength, |rng| give(game, Seat::new(0), rng, Gift::Level));
    true
}

/// Gives something on the first hex that fits, from one drawn by lot on.
fn give(game: &mut Tikal, seat: Seat, rng: &mut Rng, gift: fn(Hex) -> Gift) {
    let hexes: Vec<_> = Hex::all().collect();
    let first = rng.random_range(0..hexes.len());
    let _ = (0..hexes.len()).any(|it| game.give(seat, gift(hexes[(first + it) % hexes.len()])));
}
