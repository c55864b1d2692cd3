//! Discovery tiles: taking them where they are offered, using them in the own turn (H-151 to H-161, HA-15, HA-65).

use std::ops::ControlFlow;

use patolli_core::{Log, Seat, Visit};

use super::temple::TakeOut as _;
use crate::{
    Action, Event, Goods, Illegal, Source, Stage, Teotihuacan,
    data::{Discovery, Effect, UNLOCK_COCOA},
    task::Task,
};

/// Tiles that lie where the question offers them.
pub(super) fn offered(game: &Teotihuacan, task: Task) -> &[Discovery] {
    match task {
        Task::Large { at } => &game.step_tiles[usize::from(at)],
        Task::AvenueTile { at } => &game.avenue_tiles[usize::from(at)],
        Task::Discover { board, .. } => board
            .discovery_place()
            .and_then(|it| game.discoveries[it].as_slice().first())
            .map_or(&[], std::slice::from_ref),
        Task::StartTile { which } => game.linked[usize::from(which)].as_slice(),
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
    if !offered(game, task).contains(&tile) {
        return Err(Illegal::NotOnOffer { tile });
    }
    game.check_goods(seat, tile.tile().price)
}

/// Whether a tile on offer can be paid.
pub(super) fn any_payable(game: &Teotihuacan, seat: Seat, task: Task) -> bool {
    offered(game, task).iter().any(|it| game.can_pay(seat, it.tile().price))
}

pub(super) fn apply(game: &mut Teotihuacan, seat: Seat, task: Task, tile: Discovery, log: &mut Log<Event>) {
    match task {
        Task::Large { at } => game.take_from_step(seat, at, tile, log),
        Task::AvenueTile { at } => {
            game.avenue_tiles[usize::from(at)].take_out(tile);
            game.take_tile(seat, tile, log);
        }
        Task::Discover { board, .. } => {
            if let Some(place) = board.discovery_place() {
                game.discoveries[place] = None;
            }
            game.take_tile(seat, tile, log);
        }
        Task::StartTile { which } => {
            game.linked[usize::from(which)] = None;
            game.take_tile(seat, tile, log);
        }
        _ => {}
    }
}

/// Tiles that name no moment, so that they may be used at any decision point of the own turn.
const fn is_plain(effect: Effect) -> bool {
    matches!(
        effect,
        Effect::Points(_)
            | Effect::Resources(_)
            | Effect::Avenue
            | Effect::ClimbAny
            | Effect::Climb(_)
            | Effect::Cocoa(_)
            | Effect::PowerUps(_)
    )
}

/// What may be done at every point where a turn may be interrupted: HA-65.
pub(super) fn interrupts(game: &Teotihuacan, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    let seat = game.turn.seat;
    if game.turn.stage != Stage::Rested && game.worshipping(seat).next().is_some() {
        visit(Action::Unlock)?;
    }
    let player = game.player(seat);
    if player.tiles == [0; crate::player::OTHERS] {
        return ControlFlow::Continue(());
    }
    for tile in Discovery::all().skip(crate::player::MASKS) {
        if player.tile_count(tile) > 0 && is_plain(tile.tile().effect) {
            visit(Action::Use { tile })?;
        }
    }
    ControlFlow::Continue(())
}

/// Whether the turn can be interrupted now.
pub(super) fn can_interrupt(game: &Teotihuacan) -> bool {
    interrupts(game, &mut |it| match check_interrupt(game, it) {
        Ok(()) => ControlFlow::Break(()),
        Err(_) => ControlFlow::Continue(()),
    })
    .is_break()
}

pub(super) fn check_interrupt(game: &Teotihuacan, action: Action) -> Result<(), Illegal> {
    let seat = game.turn.seat;
    match action {
        Action::Use { tile } if !is_plain(tile.tile().effect) => Err(Illegal::NoMoment { tile }),
        Action::Use { tile } if game.tile_count(seat, tile) == 0 => Err(Illegal::NoTile { tile }),
        Action::Use { .. } => Ok(()),
        Action::Unlock if game.turn.stage == Stage::Rested => Err(Illegal::NotNow),
        // HA-67.
        Action::Unlock if game.worshipping(seat).next().is_none() => Err(Illegal::NobodyWorships),
        Action::Unlock => game.check_cocoa(seat, UNLOCK_COCOA),
        _ => Err(Illegal::NotNow),
    }
}

pub(super) fn interrupt(game: &mut Teotihuacan, action: Action, log: &mut Log<Event>) {
    let seat = game.turn.seat;
    if let Action::Use { tile } = action {
        return use_tile(game, seat, tile, log);
    }
    game.player_mut(seat).cocoa -= u16::from(UNLOCK_COCOA);
    game.free_workers(seat, UNLOCK_COCOA, log);
}

fn use_tile(game: &mut Teotihuacan, seat: Seat, tile: Discovery, log: &mut Log<Event>) {
    game.turn_down(seat, tile, log);
    match tile.tile().effect {
        Effect::Points(n) => game.score_points(seat, n, Source::Discoveries, log),
        Effect::Resources(n) => game.due(seat, Task::Gain { n }),
        Effect::Avenue => game.walk_and_look(seat, log),
        Effect::ClimbAny => game.due(seat, Task::ClimbAny { n: 1 }),
        Effect::Climb(temple) => {
            let mut steps = [0; 3];
            steps[temple.index()] = 1;
            game.due(seat, Task::Climb { steps });
        }
        Effect::Cocoa(n) => game.gain(seat, Goods::cocoa(n), log),
        Effect::PowerUps(n) => game.due(seat, Task::PowerUp { board: None, n, second: false }),
        _ => {}
    }
}

impl Teotihuacan {
    /// Turns an own tile face down (H-157 to H-159).
    pub(super) fn turn_down(&mut self, seat: Seat, tile: Discovery, log: &mut Log<Event>) {
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
