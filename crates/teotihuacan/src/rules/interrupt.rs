//! Interrupting the own turn: plain discovery tiles and the paid unlocking (H-117, H-157, HA-15, HA-65).

use std::ops::ControlFlow;

use patolli_core::{Log, Seat, TaskGame as _, Visit};

use crate::{
    Action, Board, CostKind, Event, Goods, Illegal, Phase, PointSource, Temple, Teotihuacan, TurnState,
    data::{Discovery, DiscoveryEffect, LARGE_SPACES, MASKS, OTHERS, StepReward, UNLOCK_COCOA},
    task::{Climb, ClimbAny, Gain, PowerUp},
};

/// What is missing for a price.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wanted {
    Cocoa,
    Resources,
}

/// Tiles that name no moment, so that they may be used at any decision point of the own turn.
const fn is_plain(effect: DiscoveryEffect) -> bool {
    matches!(
        effect,
        DiscoveryEffect::Points(_)
            | DiscoveryEffect::Resources(_)
            | DiscoveryEffect::Avenue
            | DiscoveryEffect::ClimbAny
            | DiscoveryEffect::Climb(_)
            | DiscoveryEffect::Cocoa(_)
            | DiscoveryEffect::PowerUps(_)
    )
}

/// Own tiles that name no moment, each kind once.
pub(super) fn plain_tiles(game: &Teotihuacan) -> impl Iterator<Item = Discovery> {
    let tiles = &game.player(game.turn.seat).tiles;
    // This is asked at every question, and most players have no tile most of the time.
    let held: &[u8] = if *tiles == [0; OTHERS] { &[] } else { tiles };
    let kinds = held.iter().zip(Discovery::all().skip(MASKS));
    kinds.filter(|(n, tile)| **n > 0 && is_plain(tile.tile().effect)).map(|it| it.1)
}

/// Unlocking and tiles, where the turn may be interrupted.
pub(super) fn candidates(game: &Teotihuacan, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    if game.turn.state != TurnState::Rested && game.worshipping(game.turn.seat).next().is_some() {
        visit(Action::Unlock)?;
    }
    plain_tiles(game).try_for_each(|tile| visit(Action::Use { tile }))
}

pub(super) fn check(game: &Teotihuacan, action: Action) -> Result<(), Illegal> {
    let seat = game.turn.seat;
    match action {
        Action::Use { tile } if !is_plain(tile.tile().effect) => Err(Illegal::TimedTile { tile }),
        Action::Use { tile } if game.tile_count(seat, tile) == 0 => Err(Illegal::NoTile { tile }),
        // Only a loaded position can hold so many unfinished deeds.
        Action::Use { .. } if !game.has_room_for_tile() => Err(game.not_now()),
        Action::Use { .. } => Ok(()),
        Action::Unlock if game.turn.state == TurnState::Rested => Err(Illegal::NoNormalTurn),
        // HA-67.
        Action::Unlock if game.worshipping(seat).next().is_none() => Err(Illegal::NothingToUnlock),
        Action::Unlock => game.check_cocoa(seat, UNLOCK_COCOA, CostKind::Unlocking),
        _ => Err(game.not_now()),
    }
}

pub(super) fn apply(game: &mut Teotihuacan, action: Action, log: &mut Log<Event>) {
    let seat = game.turn.seat;
    if let Action::Use { tile } = action {
        return use_tile(game, seat, tile, log);
    }
    game.player_mut(seat).cocoa -= u16::from(UNLOCK_COCOA);
    game.free_workers(seat, UNLOCK_COCOA, log);
}

fn use_tile(game: &mut Teotihuacan, seat: Seat, tile: Discovery, log: &mut Log<Event>) {
    game.use_up_tile(seat, tile, log);
    match tile.tile().effect {
        DiscoveryEffect::Points(n) => game.score_points(seat, n, PointSource::Discoveries, log),
        DiscoveryEffect::Resources(n) => game.push_task(seat, Gain { n }),
        DiscoveryEffect::Avenue => game.move_on_avenue_with_offer(seat, log),
        DiscoveryEffect::ClimbAny => game.push_task(seat, ClimbAny { n: 1 }),
        DiscoveryEffect::Climb(temple) => {
            let mut steps = [0; 3];
            steps[temple.index()] = 1;
            game.push_task(seat, Climb { steps });
        }
        DiscoveryEffect::Cocoa(n) => game.gain(seat, Goods::cocoa(n), log),
        DiscoveryEffect::PowerUps(n) => game.push_task(seat, PowerUp { board: None, n, second: false }),
        // These name their moment and are used up there.
        DiscoveryEffect::Mask(_)
        | DiscoveryEffect::DoubleMove
        | DiscoveryEffect::FreeMove
        | DiscoveryEffect::NoCocoa
        | DiscoveryEffect::VirtualWorker => {}
    }
}

impl Teotihuacan {
    /// HA-65, version 2: the seat that has the turn may interrupt it wherever it is asked.
    pub(crate) const fn interrupts_anywhere(&self) -> bool {
        self.options.rules >= 2
    }

    /// Whether a seat has the turn; wages are paid outside all turns (HA-15).
    pub(super) fn is_in_turn(&self, seat: Seat) -> bool {
        self.phase == Phase::Play && seat == self.turn.seat && !self.is_ending_eclipse()
    }

    /// Before version 2: whether the turn can be interrupted, whatever may come of it.
    pub(super) fn could_interrupt(&self) -> bool {
        !self.interrupts_anywhere() && self.can_interrupt()
    }

    /// Whether the turn can be interrupted now.
    pub(super) fn can_interrupt(&self) -> bool {
        let legal = |it| match check(self, it) {
            Ok(()) => ControlFlow::Break(()),
            Err(_) => ControlFlow::Continue(()),
        };
        candidates(self, &mut { legal }).is_break()
    }

    /// Whether a seat can pay, now or perhaps after turning over own tiles.
    pub(super) fn could_pay(&self, seat: Seat, goods: Goods) -> bool {
        let short = |cocoa: bool, resources: bool| {
            self.interrupts_anywhere()
                && self.is_in_turn(seat)
                && (!cocoa || self.tiles_may_bring(Wanted::Cocoa))
                && (!resources || self.tiles_may_bring(Wanted::Resources))
        };
        let cocoa = self.cocoa(seat) < goods.cocoa.into();
        let resources = !self.resources(seat).covers(goods.resources);
        (!cocoa && !resources) || short(cocoa, resources)
    }

    /// Whether own tiles may bring resources, now or by a detour.
    pub(super) fn could_gain_resources(&self, seat: Seat) -> bool {
        self.interrupts_anywhere() && self.is_in_turn(seat) && self.tiles_may_bring(Wanted::Resources)
    }

    /// Whether own workers may be freed on a board.
    pub(super) fn could_unlock(&self, seat: Seat, board: Board) -> bool {
        self.interrupts_anywhere()
            && self.is_in_turn(seat)
            && self.turn.state != TurnState::Rested
            && self.worshipping(seat).any(|it| it.0.board() == board)
            && self.could_pay(seat, Goods::cocoa(UNLOCK_COCOA))
    }

    /// Whether an own tile may bring what is wanted, if need be by a detour over other tiles.
    fn tiles_may_bring(&self, wanted: Wanted) -> bool {
        plain_tiles(self).any(|it| self.tile_may_bring(it, wanted))
    }

    /// Whether a seat is short of goods, and a tile may bring what is missing.
    pub(super) fn tile_may_pay(&self, seat: Seat, tile: Discovery, goods: Goods) -> bool {
        let cocoa = self.cocoa(seat) < goods.cocoa.into();
        let resources = !self.resources(seat).covers(goods.resources);
        (cocoa && self.tile_may_bring(tile, Wanted::Cocoa))
            || (resources && self.tile_may_bring(tile, Wanted::Resources))
    }

    /// Whether a seat is short of what the main action costs, and a tile may bring it.
    pub(super) fn tile_may_pay_effect(&self, seat: Seat, tile: Discovery) -> bool {
        self.tile_may_bring(tile, Wanted::Resources) && !self.is_effect_payable(seat)
    }

    /// Whether a tile may bring what is wanted.
    pub(super) fn tile_may_bring(&self, tile: Discovery, wanted: Wanted) -> bool {
        let seat = self.turn.seat;
        match tile.tile().effect {
            DiscoveryEffect::Cocoa(_) => wanted == Wanted::Cocoa,
            DiscoveryEffect::Resources(_) => wanted == Wanted::Resources,
            DiscoveryEffect::Climb(temple) => self.temple_may_bring(seat, temple, wanted),
            DiscoveryEffect::ClimbAny => {
                Temple::ALL.into_iter().any(|it| self.temple_may_bring(seat, it, wanted))
            }
            DiscoveryEffect::Avenue => {
                let ahead = LARGE_SPACES.iter().zip(&self.avenue_tiles);
                ahead.into_iter().any(|(it, tiles)| it.space > self.avenue(seat) && !tiles.is_empty())
            }
            // An ascension brings anything.
            DiscoveryEffect::PowerUps(_) => !self.workers(seat).is_empty(),
            DiscoveryEffect::Points(_)
            | DiscoveryEffect::Mask(_)
            | DiscoveryEffect::DoubleMove
            | DiscoveryEffect::FreeMove
            | DiscoveryEffect::NoCocoa
            | DiscoveryEffect::VirtualWorker => false,
        }
    }

    /// Whether going up a temple may bring what is wanted: by the next step, by its tiles, or by steps of more tiles.
    fn temple_may_bring(&self, seat: Seat, temple: Temple, wanted: Wanted) -> bool {
        let step = self.step(seat, temple) + 1;
        let steps = plain_tiles(self)
            .filter(|it| matches!(it.tile().effect, DiscoveryEffect::Climb(_) | DiscoveryEffect::ClimbAny));
        let more = || steps.map(|it| self.tile_count(seat, it)).sum::<u8>() > 1;
        self.can_climb(seat, temple)
            && (self.has_step_tiles(temple, step)
                || match Self::step_reward(temple, step) {
                    StepReward::Cocoa(_) => wanted == Wanted::Cocoa,
                    StepReward::Resources(_) => wanted == Wanted::Resources,
                    StepReward::Points(_) | StepReward::Nothing => false,
                }
                || more())
    }
}
