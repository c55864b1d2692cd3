//! Decorations of the pyramid (H-219 to H-234).

use patolli_core::Seat;

use crate::{
    Icon, Illegal, Side, Teotihuacan,
    data::{DECORATION_PRICE, DecorationId},
};

pub(super) fn is_possible(game: &Teotihuacan, seat: Seat, count: u8) -> bool {
    game.resources(seat).gold >= price(count)
        && game.decoration_display.iter().any(Option::is_some)
        && Side::ALL.into_iter().any(|it| check_side(game, it).is_ok())
}

const fn price(count: u8) -> u8 {
    DECORATION_PRICE[if count == 0 { 0 } else { count as usize - 1 }]
}

/// The next place of a side must have enough layers under it (H-222 to H-225, HX-07).
pub(super) fn check_side(game: &Teotihuacan, side: Side) -> Result<u8, Illegal> {
    let step = game.next_step(side).ok_or(Illegal::SideFull { side })?;
    if game.is_step_ready(side, step) { Ok(step) } else { Err(Illegal::NotReady { side, step }) }
}

impl Teotihuacan {
    /// Gold for the decoration that is being laid.
    pub(crate) const fn decoration_price(&self) -> u8 {
        price(self.turn.counted_workers)
    }

    /// Icons that cover their like, and the temple steps they give (H-227 to H-229).
    pub(crate) fn decoration_matches(&self, tile: DecorationId, side: Side, step: u8) -> (u8, [u8; 3]) {
        let [one, two] = tile.tile().icons;
        // The arrow points to the centre (H-226), so that below and on the left the tile stands on its head.
        let icons = if matches!(side, Side::Top | Side::Right) { [one, two] } else { [two, one] };
        matching(icons.into_iter().zip(self.covered(side, step)))
    }
}

/// Counts icons that cover their like, and the temple steps of the coloured ones.
pub(super) fn matching(pairs: impl Iterator<Item = (Icon, Icon)>) -> (u8, [u8; 3]) {
    let mut found = (0, [0; 3]);
    for (new, old) in pairs {
        if new.glyph == old.glyph {
            found.0 += 1;
            if let Some(temple) = new.temple() {
                found.1[temple.index()] += 1;
            }
        }
    }
    found
}
