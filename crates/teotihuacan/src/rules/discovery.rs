//! Discovery tiles: taking them where they are offered (H-151 to H-161).

use std::ops::ControlFlow;

use patolli_core::{Log, Seat, Visit};

use super::temple::RemoveTile as _;
use crate::{Action, CostKind, DiscoveryLocation, Event, Illegal, Teotihuacan, data::Discovery, task::Task};

/// Tiles that lie where the question offers them.
pub(super) fn offered(game: &Teotihuacan, task: Task) -> &[Discovery] {
    match task {
        Task::Large { at } => &game.step_tiles[usize::from(at)],
        Task::AvenueTile { at } => &game.avenue_tiles[usize::from(at)],
        Task::Discover { board, .. } => board
            .discovery_place()
            .and_then(|it| game.discoveries[it].as_slice().first())
            .map_or(&[], std::slice::from_ref),
        Task::StartTile { which } => game.starting_discoveries[usize::from(which)].as_slice(),
        _ => &[],
    }
}

pub(super) fn candidates(game: &Teotihuacan, task: Task, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    let mut last = None;
    for tile in offered(game, task) {
        // Equal tiles lie side by side.
        if last.replace(*tile) != Some(*tile) {
            visit(Action::Take { tile: *tile })?;
        }
    }
    ControlFlow::Continue(())
}

pub(super) fn check(game: &Teotihuacan, seat: Seat, task: Task, tile: Discovery) -> Result<(), Illegal> {
    let place = place(task);
    if !offered(game, task).contains(&tile) {
        return Err(Illegal::NotOnOffer { tile, location: place });
    }
    game.check_goods(seat, tile.tile().price, CostKind::Tile(place))
}

/// Where tiles are offered.
const fn place(task: Task) -> DiscoveryLocation {
    match task {
        Task::Large { .. } => DiscoveryLocation::Step,
        Task::AvenueTile { .. } => DiscoveryLocation::Avenue,
        Task::StartTile { .. } => DiscoveryLocation::Start,
        _ => DiscoveryLocation::Worship,
    }
}

/// Whether a tile on offer can be paid, now or perhaps after turning over own tiles.
pub(super) fn any_payable(game: &Teotihuacan, seat: Seat, task: Task) -> bool {
    offered(game, task).iter().any(|it| game.could_pay(seat, it.tile().price))
}

pub(super) fn apply(game: &mut Teotihuacan, seat: Seat, task: Task, tile: Discovery, log: &mut Log<Event>) {
    match task {
        Task::Large { at } => game.take_from_step(seat, at, tile, log),
        Task::AvenueTile { at } => {
            game.avenue_tiles[usize::from(at)].remove_tile(tile);
            game.take_tile(seat, tile, log);
        }
        Task::Discover { board, .. } => {
            if let Some(place) = board.discovery_place() {
                game.discoveries[place] = None;
            }
            game.take_tile(seat, tile, log);
        }
        Task::StartTile { which } => {
            game.starting_discoveries[usize::from(which)] = None;
            game.take_tile(seat, tile, log);
        }
        _ => {}
    }
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
