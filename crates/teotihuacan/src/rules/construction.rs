//! Construction: tiles of the pyramid (H-235 to H-260).

use patolli_core::{Log, Seat};

use super::decorations::matching;
use crate::{
    Board, Event, PlacedTile, PyramidSpot, Resource, Resources, Teotihuacan,
    data::{LEVEL_POINTS, LEVEL_POINTS_PRINTED, LEVEL_STONE, LEVEL_WOOD, Technology},
    task::{Build, Constructed, Refill},
};

/// A Construction action begins. Without a first tile nothing comes of it, so that from version 2 on, where goods can be spent in
/// between, everything else waits for that tile.
pub(super) fn begin(game: &mut Teotihuacan, seat: Seat, workers: u8) {
    if !game.interrupts_anywhere() {
        push_follow_ups(game, seat);
    }
    game.push_task(seat, Build { left: workers, must: true });
}

/// What comes of a Construction action beside its tiles, the last thing first.
pub(super) fn push_follow_ups(game: &mut Teotihuacan, seat: Seat) {
    game.push_task(seat, Refill);
    game.grant_power_ups(seat, Board::Construction);
    game.push_task(seat, Constructed);
}

/// Ways to use the discount of a technology, the plain price first.
pub(super) fn discounts(game: &Teotihuacan, seat: Seat) -> &'static [Option<Resource>] {
    if game.has_discount(seat) { &[None, Some(Resource::Wood), Some(Resource::Stone)] } else { &[None] }
}

/// Whether a tile can be laid and paid.
pub(super) fn is_possible(game: &Teotihuacan, seat: Seat) -> bool {
    let discounts = discounts(game, seat);
    let is_payable = |it| discounts.iter().any(|save| game.resources(seat).covers(build_price(it, *save)));
    has_tile(game) && game.open_spots().any(is_payable)
}

/// Whether there is a tile and a place for it.
pub(super) fn has_room(game: &Teotihuacan) -> bool {
    has_tile(game) && game.open_spots().next().is_some()
}

fn has_tile(game: &Teotihuacan) -> bool {
    game.pyramid_display.iter().any(Option::is_some)
}

/// What a tile costs at a place.
pub(crate) fn build_price(spot: PyramidSpot, save: Option<Resource>) -> Resources {
    price_of(spot).minus(save.map_or(Resources::NONE, |it| Resources::of_kind(it, 1)))
}

/// Whether a place costs a resource.
pub(super) fn has_price(spot: PyramidSpot, resource: Resource) -> bool {
    price_of(spot).count(resource) > 0
}

/// The printed price of a place.
fn price_of(spot: PyramidSpot) -> Resources {
    let level = usize::from(spot.level()) - 1;
    Resources::new(LEVEL_WOOD[level], LEVEL_STONE[level], 0)
}

impl Teotihuacan {
    /// Whether the discount of a technology can still be taken (H-341, HA-73).
    pub(crate) fn has_discount(&self, seat: Seat) -> bool {
        self.has_active_technology(seat, Technology::CONSTRUCTION_WORKER) && !self.turn.discount_used
    }

    pub(crate) const fn level_points(&self, level: u8) -> u8 {
        let table = if self.options.printed_values { LEVEL_POINTS_PRINTED } else { LEVEL_POINTS };
        table[level as usize - 1]
    }

    /// Icons that would cover their like, and the temple steps they give (H-253 to H-255).
    pub(crate) fn tile_matches(&self, laid: PlacedTile, spot: PyramidSpot) -> (u8, [u8; 3]) {
        let below = spot.cells().map(|(row, column)| self.cell(row, column).icon);
        matching(laid.corners().into_iter().zip(below))
    }

    /// Lays a tile; the top one completes the pyramid (H-249 to H-251).
    pub(crate) fn lay(
        &mut self,
        seat: Seat,
        laid: PlacedTile,
        spot: PyramidSpot,
        matches: u8,
        log: &mut Log<Event>,
    ) {
        self.pyramid_tiles[spot.index()] = Some(laid.canonical());
        log.push(Event::Built { seat, tile: laid.tile, spot, matches });
        if spot == PyramidSpot::TOP {
            self.complete_pyramid(seat, log);
        }
    }
}
