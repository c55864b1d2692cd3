//! The start of a stage: nobody owns anything, nothing works later in the game unless a word says so.

use std::ops::ControlFlow;

use patolli_core::{Game as _, Log, Seed};

use super::piles::put;
use crate::{
    Action, Deal, Options, Tzolkin,
    data::{SKULLS, StartId, Tribe},
    player::Player,
};

/// Starting tiles without a lasting effect, two for each seat.
const QUIET: [&str; 10] = [
    "w-palenque-7",
    "w-yaxchilan-7",
    "w-tikal-3",
    "w-tikal-7",
    "w-uxmal-7",
    "w-chichen-itza-5",
    "w-chichen-itza-10",
    "w-yaxchilan-3",
    "w-palenque-3",
    "w-chichen-itza-0",
];
/// Those that are dealt beside them and not kept.
const REST: [&str; 10] = [
    "w-palenque-1",
    "w-palenque-5",
    "w-yaxchilan-1",
    "w-yaxchilan-5",
    "w-tikal-1",
    "w-tikal-5",
    "w-uxmal-1",
    "w-uxmal-5",
    "w-chichen-itza-3",
    "w-chichen-itza-7",
];
/// Tribes without an effect on what is set up.
const QUIET_TRIBES: [Tribe; 5] =
    [Tribe::Ahmakiq, Tribe::Yumkaax, Tribe::Huracan, Tribe::Balam, Tribe::Itzamna];

/// The piles that every stage begins with.
pub(super) fn deal() -> Deal {
    Deal::shuffled(&mut Seed::from(1).rng())
}

/// The first turn, everybody with three workers in hand and nothing else, no neutral pieces.
pub(super) fn quiet_start(options: Options) -> Tzolkin {
    let mut game = begun(options);
    for seat in game.each_seat() {
        let Player { hand, supply, corn, blocks, skulls, temples, levels, score, .. } = Player::new();
        let player = game.player_mut(seat);
        *player =
            Player { hand, supply, corn, blocks, skulls, temples, levels, score, kept: 0b11, ..*player };
    }
    game.skulls = SKULLS;
    game.neutral = [0; 5];
    let quiet = QUIET.chunks_exact(2).zip(REST.chunks_exact(2)).take(options.seats.into());
    let tiles = quiet.flat_map(|(quiet, rest)| quiet.iter().chain(rest));
    for (place, tile) in tiles.enumerate() {
        put_tile(&mut game.deal.starting, place, tile);
    }
    if options.tribes {
        for (seat, tribe) in game.each_seat().zip(QUIET_TRIBES) {
            game.player_mut(seat).tribe = Some(0);
            put(&mut game.deal.tribes, 2 * seat.index(), tribe).expect("every tribe is in its pile");
        }
    }
    game
}

fn put_tile(pile: &mut [StartId], place: usize, tile: &str) {
    let tile = tile.parse().expect("the lists above name starting tiles");
    put(pile, place, tile).expect("every starting tile is in its pile");
}

/// A game whose secret choices are made, at the first turn.
pub(super) fn begun(options: Options) -> Tzolkin {
    let mut game = Tzolkin::start(&options, deal());
    while game.round() == 0 {
        let mut first = None;
        let _ = game.each_legal(&mut |it| {
            // Ixtab would ask for a temple and a third tile.
            if it == (Action::Tribe { tribe: Tribe::Ixtab }) {
                return ControlFlow::Continue(());
            }
            first = Some(it);
            ControlFlow::Break(())
        });
        game.apply(first.expect("something can be chosen"), &mut Log::off());
    }
    game
}
