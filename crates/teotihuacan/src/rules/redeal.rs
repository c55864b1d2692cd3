//! Dealing anew what a seat cannot know.

use arrayvec::ArrayVec;
use patolli_core::{Rng, Seat, reshuffle};
use rand::RngExt as _;

use super::setup::starting_discovery_index;
use crate::{
    Phase, Setup, Teotihuacan,
    data::{BOT_ROLLS, STARTING_TILES_DEALT},
};

pub(crate) fn shuffle(game: &mut Teotihuacan, seat: Seat, rng: &mut Rng) {
    if matches!(game.phase, Phase::Choose | Phase::Setup) {
        shuffle_starting_discoveries(game, seat, rng);
        shuffle_starting(game, seat, rng);
        if let Some(neutral) = &mut game.deal.neutral {
            reshuffle(neutral, rng);
        }
        game.deal.returns.iter_mut().for_each(|it| *it = rng.random_range(0..crate::deal::RETURNS));
    } else {
        reshuffle(&mut game.stack, rng);
    }
    reshuffle(&mut game.deal.pyramid[usize::from(game.pyramid_tiles_drawn)..], rng);
    reshuffle(&mut game.deal.decorations[usize::from(game.decorations_drawn)..], rng);
    game.deal.turns.iter_mut().for_each(|it| *it = rng.random_range(0..4));
    for pile in game.deal.eclipses.iter_mut().skip(game.eclipses.into()) {
        reshuffle(pile, rng);
    }
    let rolled = 2 * usize::from(game.bot.rolls).min(BOT_ROLLS);
    game.deal.dice[rolled..].iter_mut().for_each(|it| *it = rng.random_range(1..=6));
}

/// Discovery tiles beside starting tiles that the seat does not see are as unknown as those in the stack.
fn shuffle_starting_discoveries(game: &mut Teotihuacan, seat: Seat, rng: &mut Rng) {
    let hidden = |which: &usize| {
        game.starting_discoveries[*which].is_some() && !sees_starting_discovery(game, seat, *which)
    };
    let hidden: ArrayVec<usize, 2> = (0..game.starting_discoveries.len()).filter(hidden).collect();
    for which in &hidden {
        game.stack.extend(game.starting_discoveries[*which].take());
    }
    reshuffle(&mut game.stack, rng);
    for which in hidden {
        game.starting_discoveries[which] = game.stack.pop();
    }
}

fn sees_starting_discovery(game: &Teotihuacan, seat: Seat, which: usize) -> bool {
    let holds = |tiles: &[_]| tiles.iter().any(|it| starting_discovery_index(*it) == Some(which));
    if game.options.setup == Setup::Draft {
        return holds(game.offer());
    }
    let revealed = game.phase != Phase::Choose && game.in_order().any(|it| holds(&game.player(it).kept));
    revealed || (!game.is_bot(seat) && holds(&game.deal.starting_tiles(seat)))
}

/// Starting tiles in other hands and in the box. A seat that has chosen keeps the same places of its hand.
fn shuffle_starting(game: &mut Teotihuacan, seat: Seat, rng: &mut Rng) {
    let secret = game.phase == Phase::Choose && game.options.setup == Setup::Normal;
    let places: ArrayVec<ArrayVec<usize, 2>, 4> = (0..4).map(|it| kept_places(game, Seat::new(it))).collect();
    let unknown: ArrayVec<usize, 18> = (0..18).filter(|it| !is_known(game, seat, *it)).collect();
    let mut tiles: ArrayVec<_, 18> = unknown.iter().map(|it| game.deal.starting[*it]).collect();
    reshuffle(&mut tiles, rng);
    unknown.iter().zip(tiles).for_each(|(place, tile)| game.deal.starting[*place] = tile);
    if secret {
        for (other, places) in Seat::all(4).zip(places) {
            let mut kept: ArrayVec<_, 2> = places.iter().map(|it| game.deal.starting[*it]).collect();
            kept.sort_unstable();
            game.player_mut(other).kept = kept;
        }
    }
}

/// Places in the pile of the tiles a seat keeps.
fn kept_places(game: &Teotihuacan, seat: Seat) -> ArrayVec<usize, 2> {
    let kept = &game.player(seat).kept;
    (0..18).filter(|it| kept.contains(&game.deal.starting[*it])).take(2).collect()
}

/// Whether a seat knows the starting tile at a place of the pile.
fn is_known(game: &Teotihuacan, seat: Seat, place: usize) -> bool {
    match game.options.setup {
        Setup::FirstGame => false,
        Setup::Draft => place < game.offer().len(),
        Setup::Normal => {
            let own = !game.is_bot(seat) && place / STARTING_TILES_DEALT == seat.index();
            let tile = game.deal.starting[place];
            own || (game.phase != Phase::Choose
                && game.in_order().any(|it| game.player(it).kept.contains(&tile)))
        }
    }
}
