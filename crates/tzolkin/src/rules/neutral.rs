//! Neutral pieces: Z-059 to Z-071, ZE-158 to ZE-164.

use patolli_core::Log;

use crate::{
    Event, Tzolkin, Wheel,
    data::{StartId, setup_counts},
};

/// The pieces the undealt starting tiles place; how many are left waits for the discarded ones.
pub(super) fn place_first(game: &mut Tzolkin, log: &mut Log<Event>) {
    let setup = setup_counts(game.options.seats, game.options.quick);
    // ZE-160 to ZE-162, ZEA-03: the first pieces go on quick-action spaces.
    game.quick_neutral = setup.on_quick;
    game.neutral_remaining = setup.neutral - setup.on_quick;
    let deal = game.deal;
    deal.undealt(game.options.seats).iter().for_each(|it| place(game, *it, log));
}

/// ZE-164, ZEA-02: what is still missing is placed with the tiles nobody kept.
pub(super) fn place_rest(game: &mut Tzolkin, log: &mut Log<Event>) {
    if game.neutral_remaining == 0 {
        return;
    }
    let deal = game.deal;
    for tile in deal.discards {
        if game.is_discarded(tile) {
            place(game, tile, log);
        }
    }
    game.neutral_remaining = 0;
}

/// Z-062 to Z-067: a piece on the place a tile names, and on a wheel without one a second opposite.
fn place(game: &mut Tzolkin, tile: StartId, log: &mut Log<Event>) {
    let (wheel, position) = tile.tile().blocker;
    let pieces = game.neutral[wheel.index()];
    if game.neutral_remaining == 0 || pieces & (1 << position) != 0 {
        return;
    }
    put(game, wheel, position, log);
    let opposite = (position + 5) % 10;
    if pieces == 0 && wheel != Wheel::ChichenItza && game.neutral_remaining > 0 {
        put(game, wheel, opposite, log);
    }
}

fn put(game: &mut Tzolkin, wheel: Wheel, position: u8, log: &mut Log<Event>) {
    game.neutral[wheel.index()] |= 1 << position;
    game.neutral_remaining -= 1;
    log.push(Event::NeutralPlaced { wheel, position });
}

impl Tzolkin {
    /// Whether a starting tile was dealt and not kept.
    fn is_discarded(&self, tile: StartId) -> bool {
        let dealt = self.each_seat().any(|it| self.deal.starting_tiles(it).contains(&tile));
        dealt && !self.each_seat().any(|it| self.kept(it).any(|kept| kept == tile))
    }
}
