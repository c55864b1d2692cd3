//! Construction: tiles of the pyramid (H-235 to H-260).

use std::ops::ControlFlow;

use patolli_core::{Log, Seat, Visit};

use super::decorations::matching;
use crate::{
    Action, Board, Event, Goods, Illegal, Laid, Price, Resource, Resources, Source, Spot, Teotihuacan,
    data::{LEVEL_POINTS, LEVEL_POINTS_PRINTED, LEVEL_STONE, LEVEL_WOOD, Technology},
    task::Task,
};

/// A Construction action begins. Without a first tile nothing comes of it, so that from version 2 on, where goods can be spent in
/// between, everything else waits for that tile.
pub(super) fn begin(game: &mut Teotihuacan, seat: Seat, workers: u8) {
    if !game.interrupts_anywhere() {
        grant(game, seat);
    }
    game.due(seat, Task::Build { left: workers, must: true });
}

/// What comes of a Construction action beside its tiles, the last thing first.
fn grant(game: &mut Teotihuacan, seat: Seat) {
    game.due(seat, Task::Refill);
    game.grant_power_ups(seat, Board::Construction);
    game.due(seat, Task::Constructed);
}

pub(super) fn candidates(game: &Teotihuacan, seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    let saves: &[Option<Resource>] =
        if game.has_discount(seat) { &[None, Some(Resource::Wood), Some(Resource::Stone)] } else { &[None] };
    for spot in Spot::all().filter(|it| game.is_open(*it)) {
        for save in saves {
            // A price that cannot be paid need not be named in all its turns.
            let price = build_price(spot, *save);
            let save_works = save.is_none_or(|it| price_of(spot).of(it) > 0);
            if !save_works || !game.resources(seat).covers(price) {
                continue;
            }
            for (tile, slot) in game.display.into_iter().zip(0..) {
                let Some(tile) = tile else { continue };
                for turn in 0..4 {
                    if normal_turn(Laid { tile, turn }).turn == turn {
                        visit(Action::Build { slot, spot, turn, save: *save })?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The first turn of a tile that looks the same.
fn normal_turn(laid: Laid) -> Laid {
    let same = (0..laid.turn).find(|turn| Laid { turn: *turn, ..laid }.corners() == laid.corners());
    Laid { turn: same.unwrap_or(laid.turn), ..laid }
}

/// Whether a tile can be laid and paid.
pub(super) fn is_possible(game: &Teotihuacan, seat: Seat) -> bool {
    let saves = [None, Some(Resource::Wood), Some(Resource::Stone)];
    let discounts = if game.has_discount(seat) { &saves[..] } else { &saves[..1] };
    has_room(game)
        && Spot::all().any(|it| {
            let payable = discounts.iter().any(|save| game.resources(seat).covers(build_price(it, *save)));
            payable && game.is_open(it)
        })
}

/// Whether there is a tile and a place for it.
pub(super) fn has_room(game: &Teotihuacan) -> bool {
    game.display.iter().any(Option::is_some) && Spot::all().any(|it| game.is_open(it))
}

pub(super) fn check(game: &Teotihuacan, seat: Seat, plan: Plan) -> Result<(), Illegal> {
    let Plan { slot, spot, turn, save } = plan;
    let Some(tile) = game.display.get(usize::from(slot)).copied().flatten() else {
        return Err(Illegal::NotLaidOut { board: Board::Construction });
    };
    if normal_turn(Laid { tile, turn }).turn != turn {
        return Err(Illegal::TurnsAlike);
    }
    if !game.is_open(spot) {
        return Err(Illegal::NoSuchPlace { spot });
    }
    if let Some(resource) = save
        && (!game.has_discount(seat) || price_of(spot).of(resource) == 0)
    {
        return Err(Illegal::NothingSaved);
    }
    game.check_resources(seat, build_price(spot, save), Price::Level(spot.level()))
}

/// A tile, where, and how it is laid.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    pub slot: u8,
    pub spot: Spot,
    pub turn: u8,
    pub save: Option<Resource>,
}

pub(super) fn apply(
    game: &mut Teotihuacan,
    seat: Seat,
    (left, first): (u8, bool),
    plan: Plan,
    log: &mut Log<Event>,
) {
    let Plan { slot, spot, turn, save } = plan;
    let Some(tile) = game.display[usize::from(slot)].take() else { return };
    game.pay(seat, Goods::resources(build_price(spot, save)), log);
    game.turn.saved |= save.is_some();
    let laid = Laid { tile, turn };
    let (matches, steps) = game.tile_matches(laid, spot);
    game.lay(seat, laid, spot, matches, log);
    game.score_points(seat, game.level_points(spot.level()) + matches, Source::Construction, log);
    game.advance(seat, log);
    if first && game.interrupts_anywhere() {
        grant(game, seat);
    }
    if left > 1 {
        game.due(seat, Task::Build { left: left - 1, must: false });
    }
    game.due_steps(seat, steps);
}

/// What technologies give after the last tile (HA-71).
pub(super) fn constructed(game: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
    if game.works(seat, Technology::CONSTRUCTION_POINTS) {
        game.score_points(seat, 3, Source::Technologies, log);
    }
    if game.works(seat, Technology::CONSTRUCTION_TEMPLE) {
        game.due(seat, Task::ClimbAny { n: 1 });
    }
}

/// What a tile costs at a place.
pub(crate) fn build_price(spot: Spot, save: Option<Resource>) -> Resources {
    price_of(spot).less(save.map_or(Resources::NONE, |it| Resources::many(it, 1)))
}

/// The printed price of a place.
fn price_of(spot: Spot) -> Resources {
    let level = usize::from(spot.level()) - 1;
    Resources::new(LEVEL_WOOD[level], LEVEL_STONE[level], 0)
}

impl Teotihuacan {
    /// Whether the discount of a technology can still be taken (H-341, HA-73).
    pub(crate) fn has_discount(&self, seat: Seat) -> bool {
        self.works(seat, Technology::CONSTRUCTION_WORKER) && !self.turn.saved
    }

    pub(crate) const fn level_points(&self, level: u8) -> u8 {
        let table = if self.options.printed_values { LEVEL_POINTS_PRINTED } else { LEVEL_POINTS };
        table[level as usize - 1]
    }

    /// Icons that would cover their like, and the temple steps they give (H-253 to H-255).
    pub(crate) fn tile_matches(&self, laid: Laid, spot: Spot) -> (u8, [u8; 3]) {
        let below = spot.cells().map(|(row, column)| self.cell(row, column).0);
        matching(laid.corners().into_iter().zip(below))
    }

    /// Lays a tile; the top one completes the pyramid (H-249 to H-251).
    pub(crate) fn lay(&mut self, seat: Seat, laid: Laid, spot: Spot, matches: u8, log: &mut Log<Event>) {
        self.laid[spot.index()] = Some(normal_turn(laid));
        log.push(Event::Built { seat, tile: laid.tile, spot, matches });
        if spot == Spot::TOP {
            self.complete_pyramid(seat, log);
        }
    }
}
