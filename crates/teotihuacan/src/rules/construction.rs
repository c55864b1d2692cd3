//! Construction: tiles of the pyramid (H-235 to H-260).

use std::ops::ControlFlow;

use patolli_core::{Log, Seat, Visit};

use super::decorations::matching;
use crate::{
    Action, Board, CostKind, Event, Goods, Illegal, PlacedTile, PointSource, PyramidSpot, Resource,
    Resources, Teotihuacan,
    data::{LEVEL_POINTS, LEVEL_POINTS_PRINTED, LEVEL_STONE, LEVEL_WOOD, Technology},
    task::Task,
};

/// A Construction action begins. Without a first tile nothing comes of it, so that from version 2 on, where goods can be spent in
/// between, everything else waits for that tile.
pub(super) fn begin(game: &mut Teotihuacan, seat: Seat, workers: u8) {
    if !game.interrupts_anywhere() {
        push_follow_ups(game, seat);
    }
    game.push_task(seat, Task::Build { left: workers, must: true });
}

/// What comes of a Construction action beside its tiles, the last thing first.
fn push_follow_ups(game: &mut Teotihuacan, seat: Seat) {
    game.push_task(seat, Task::Refill);
    game.grant_power_ups(seat, Board::Construction);
    game.push_task(seat, Task::Constructed);
}

pub(super) fn candidates(game: &Teotihuacan, seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    let saves: &[Option<Resource>] =
        if game.has_discount(seat) { &[None, Some(Resource::Wood), Some(Resource::Stone)] } else { &[None] };
    for spot in PyramidSpot::all().filter(|it| game.is_open(*it)) {
        for save in saves {
            // A price that cannot be paid need not be named in all its turns.
            let price = build_price(spot, *save);
            let save_works = save.is_none_or(|it| price_of(spot).count(it) > 0);
            if !save_works || !game.resources(seat).covers(price) {
                continue;
            }
            for (tile, slot) in game.pyramid_display.into_iter().zip(0..) {
                let Some(tile) = tile else { continue };
                for turn in 0..4 {
                    if canonical_rotation(PlacedTile { tile, turn }).turn == turn {
                        visit(Action::Build { slot, spot, rotation: turn, discount: *save })?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The first turn of a tile that looks the same.
fn canonical_rotation(laid: PlacedTile) -> PlacedTile {
    let same = (0..laid.turn).find(|turn| PlacedTile { turn: *turn, ..laid }.corners() == laid.corners());
    PlacedTile { turn: same.unwrap_or(laid.turn), ..laid }
}

/// Whether a tile can be laid and paid.
pub(super) fn is_possible(game: &Teotihuacan, seat: Seat) -> bool {
    let saves = [None, Some(Resource::Wood), Some(Resource::Stone)];
    let discounts = if game.has_discount(seat) { &saves[..] } else { &saves[..1] };
    has_room(game)
        && PyramidSpot::all().any(|it| {
            let payable = discounts.iter().any(|save| game.resources(seat).covers(build_price(it, *save)));
            payable && game.is_open(it)
        })
}

/// Whether there is a tile and a place for it.
pub(super) fn has_room(game: &Teotihuacan) -> bool {
    game.pyramid_display.iter().any(Option::is_some) && PyramidSpot::all().any(|it| game.is_open(it))
}

pub(super) fn check(game: &Teotihuacan, seat: Seat, plan: TilePlacement) -> Result<(), Illegal> {
    let TilePlacement { slot, spot, rotation: turn, discount: save } = plan;
    let Some(tile) = game.pyramid_display.get(usize::from(slot)).copied().flatten() else {
        return Err(Illegal::NotLaidOut { board: Board::Construction });
    };
    if canonical_rotation(PlacedTile { tile, turn }).turn != turn {
        return Err(Illegal::SameRotation);
    }
    if !game.is_open(spot) {
        return Err(Illegal::NoSuchPlace { spot });
    }
    if let Some(resource) = save
        && (!game.has_discount(seat) || price_of(spot).count(resource) == 0)
    {
        return Err(Illegal::NoDiscount);
    }
    game.check_resources(seat, build_price(spot, save), CostKind::Level(spot.level()))
}

/// A tile, where, and how it is laid.
#[derive(Clone, Copy)]
pub(super) struct TilePlacement {
    pub slot: u8,
    pub spot: PyramidSpot,
    pub rotation: u8,
    pub discount: Option<Resource>,
}

pub(super) fn apply(
    game: &mut Teotihuacan,
    seat: Seat,
    (left, first): (u8, bool),
    plan: TilePlacement,
    log: &mut Log<Event>,
) {
    let TilePlacement { slot, spot, rotation: turn, discount: save } = plan;
    let Some(tile) = game.pyramid_display[usize::from(slot)].take() else { return };
    game.pay(seat, Goods::resources(build_price(spot, save)), log);
    game.turn.discount_used |= save.is_some();
    let laid = PlacedTile { tile, turn };
    let (matches, steps) = game.tile_matches(laid, spot);
    game.lay(seat, laid, spot, matches, log);
    game.score_points(seat, game.level_points(spot.level()) + matches, PointSource::Construction, log);
    game.move_on_pyramid_track(seat, log);
    if first && game.interrupts_anywhere() {
        push_follow_ups(game, seat);
    }
    if left > 1 {
        game.push_task(seat, Task::Build { left: left - 1, must: false });
    }
    game.push_climb(seat, steps);
}

/// What technologies give after the last tile (HA-71).
pub(super) fn apply_construction_bonus(game: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
    if game.has_active_technology(seat, Technology::CONSTRUCTION_POINTS) {
        game.score_points(seat, 3, PointSource::Technologies, log);
    }
    if game.has_active_technology(seat, Technology::CONSTRUCTION_TEMPLE) {
        game.push_task(seat, Task::ClimbAny { n: 1 });
    }
}

/// What a tile costs at a place.
pub(crate) fn build_price(spot: PyramidSpot, save: Option<Resource>) -> Resources {
    price_of(spot).minus(save.map_or(Resources::NONE, |it| Resources::of_kind(it, 1)))
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
        let below = spot.cells().map(|(row, column)| self.cell(row, column).0);
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
        self.pyramid_tiles[spot.index()] = Some(canonical_rotation(laid));
        log.push(Event::Built { seat, tile: laid.tile, spot, matches });
        if spot == PyramidSpot::TOP {
            self.complete_pyramid(seat, log);
        }
    }
}
