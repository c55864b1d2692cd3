//! Discovery tiles: taking them where they are offered (H-151 to H-161).

use std::ops::ControlFlow;

use patolli_core::{Log, Seat, Visit};

use crate::{Action, CostKind, DiscoveryLocation, Event, Illegal, Teotihuacan, data::Discovery};

/// Every tile on offer.
pub(super) fn each_take(offer: &[Discovery], visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    let mut last = None;
    for tile in offer {
        // Equal tiles lie side by side.
        if last.replace(*tile) != Some(*tile) {
            visit(Action::Take { tile: *tile })?;
        }
    }
    ControlFlow::Continue(())
}

pub(super) fn check(
    game: &Teotihuacan,
    seat: Seat,
    offer: &[Discovery],
    tile: Discovery,
    location: DiscoveryLocation,
) -> Result<(), Illegal> {
    if !offer.contains(&tile) {
        return Err(Illegal::NotOnOffer { tile, location });
    }
    game.check_goods(seat, tile.tile().price, CostKind::Tile(location))
}

/// Whether a tile on offer can be paid, now or perhaps after turning over own tiles.
pub(super) fn any_payable(game: &Teotihuacan, seat: Seat, offer: &[Discovery]) -> bool {
    offer.iter().any(|it| game.could_pay(seat, it.tile().price))
}

/// Whether a tile on offer costs nothing.
pub(super) fn any_free(offer: &[Discovery]) -> bool {
    offer.iter().any(|it| it.tile().price.is_nothing())
}

impl Teotihuacan {
    /// Turns an own tile face down (H-157 to H-159).
    pub(super) fn use_up_tile(&mut self, seat: Seat, tile: Discovery, log: &mut Log<Event>) {
        self.player_mut(seat).use_tile(tile);
        log.push(Event::TileUsed { seat, tile });
    }

    pub(super) fn check_tile(&self, seat: Seat, tile: Discovery, n: u8) -> Result<(), Illegal> {
        if self.tile_count(seat, tile) < n { Err(Illegal::NoTile { tile }) } else { Ok(()) }
    }

    /// All own worshipping workers go to the main areas of their boards (H-119).
    pub(super) fn free_workers(&mut self, seat: Seat, cocoa: u8, log: &mut Log<Event>) {
        let mut workers = 0;
        for space in crate::Space::ALL {
            if let Some(it) = self.spaces[space.index()].take_if(|it| it.seat == seat) {
                self.player_mut(seat).add_worker(space.board(), it.power);
                workers += 1;
            }
        }
        log.push(Event::Freed { seat, workers, cocoa });
    }
}
