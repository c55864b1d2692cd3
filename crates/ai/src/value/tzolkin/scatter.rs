//! Seats given by lot what a long game brings, so that bots learn what it is worth.

use patolli_core::{Game as _, Rng, Seat};
use patolli_tzolkin::{Blocks, Gift, Temple, Track, Tzolkin, Wheel};
use rand::RngExt as _;

use crate::value::lots::each_time;

/// Gives every seat something by lot; lots, not choices, decide who has what.
pub(super) fn scatter(game: &mut Tzolkin, rng: &mut Rng, strength: f32) -> bool {
    if !game.is_between_turns() {
        return false;
    }
    for seat in Seat::all(game.seats()) {
        each_time(rng, 3, 0.5 * strength, |_| _ = game.give(seat, Gift::Worker));
        for track in Track::ALL {
            each_time(rng, 3, 0.35 * strength, |_| _ = game.give(seat, Gift::Level(track)));
        }
        for temple in Temple::ALL {
            each_time(rng, 3, 0.25 * strength, |_| _ = game.give(seat, Gift::Step(temple)));
        }
        goods(game, seat, rng, strength);
        each_time(rng, 2, 0.3 * strength, |rng| building(game, seat, rng));
        each_time(rng, 1, 0.3 * strength, |_| _ = game.give(seat, Gift::UsedAdvance));
        each_time(rng, 4, 0.5 * strength, |rng| {
            let wheel = Wheel::ALL[rng.random_range(0..Wheel::ALL.len())];
            game.give(seat, Gift::Rider(wheel, rng.random_range(0..=wheel.last().min(7))));
        });
    }
    true
}

fn goods(game: &mut Tzolkin, seat: Seat, rng: &mut Rng, strength: f32) {
    each_time(rng, 1, 0.6 * strength, |rng| {
        game.give(seat, Gift::Corn(rng.random_range(0..=16)));
    });
    // Now and then a hoard, so that its price is learned, too.
    each_time(rng, 1, 0.5 * strength, |rng| {
        let most = if rng.random_range(0..8) == 0 { 24 } else { 5 };
        let blocks = [most, most.min(6), most.min(4)].map(|it| rng.random_range(0..=it));
        game.give(seat, Gift::Blocks(Blocks::new(blocks[0], blocks[1], blocks[2])));
    });
    each_time(rng, 2, 0.25 * strength, |_| _ = game.give(seat, Gift::Skull));
}

fn building(game: &mut Tzolkin, seat: Seat, rng: &mut Rng) {
    let row: Vec<_> = game.row().iter().flatten().copied().collect();
    if !row.is_empty() {
        game.give(seat, Gift::Building(row[rng.random_range(0..row.len())]));
    }
}
