//! Interrupting the own turn: plain discovery tiles and the paid unlocking (H-117, H-157, HA-15, HA-65).

use std::ops::ControlFlow;

use patolli_core::{Log, Seat, Visit};

use crate::{
    Action, Board, Event, Goods, Illegal, Phase, Price, Source, Stage, Temple, Teotihuacan,
    data::{AVENUE_TILES, Discovery, Effect, StepReward, UNLOCK_COCOA},
    position::MOST_TASKS,
    task::{Due, Task},
};

/// Room that has to be left on the stack when a tile is used: no deed without further tiles piles up more.
const ROOM: usize = 6;

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

/// Own tiles that name no moment, each kind once.
pub(super) fn plain_tiles(game: &Teotihuacan) -> impl Iterator<Item = Discovery> {
    let player = game.player(game.turn.seat);
    let some = player.tiles != [0; crate::player::OTHERS];
    let kinds = Discovery::all().skip(crate::player::MASKS).filter(move |_| some);
    kinds.filter(|it| player.tile_count(*it) > 0 && is_plain(it.tile().effect))
}

/// Unlocking and tiles, where the turn may be interrupted.
pub(super) fn candidates(game: &Teotihuacan, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    if game.turn.stage != Stage::Rested && game.worshipping(game.turn.seat).next().is_some() {
        visit(Action::Unlock)?;
    }
    plain_tiles(game).try_for_each(|tile| visit(Action::Use { tile }))
}

pub(super) fn check(game: &Teotihuacan, action: Action) -> Result<(), Illegal> {
    let seat = game.turn.seat;
    match action {
        Action::Use { tile } if !is_plain(tile.tile().effect) => Err(Illegal::NoMoment { tile }),
        Action::Use { tile } if game.tile_count(seat, tile) == 0 => Err(Illegal::NoTile { tile }),
        // Only a loaded position can hold so many unfinished deeds.
        Action::Use { .. } if game.tasks.len() + ROOM > MOST_TASKS => Err(game.not_now()),
        Action::Use { .. } => Ok(()),
        Action::Unlock if game.turn.stage == Stage::Rested => Err(Illegal::NoNormalTurn),
        // HA-67.
        Action::Unlock if game.worshipping(seat).next().is_none() => Err(Illegal::NobodyToUnlock),
        Action::Unlock => game.check_cocoa(seat, UNLOCK_COCOA, Price::Unlocking),
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

/// Where a turn could be interrupted before version 2 of the rules.
const fn was_interruptible(task: Task) -> bool {
    matches!(
        task,
        Task::Ability { .. }
            | Task::Discover { second: true, .. }
            | Task::Build { must: false, .. }
            | Task::PowerUp { board: Some(_), .. }
            | Task::BuyPower { .. }
    )
}

impl Teotihuacan {
    /// HA-65, version 2: whoever has the turn may interrupt it wherever they are asked.
    pub(crate) const fn interrupts_anywhere(&self) -> bool {
        self.options.rules >= 2
    }

    /// Whether a question may be put off by a tile or by unlocking.
    pub(crate) fn is_interruptible(&self, due: Due) -> bool {
        if self.interrupts_anywhere() { self.is_in_turn(due.seat) } else { was_interruptible(due.task) }
    }

    /// Whether a seat has the turn; wages are paid in nobody's turn (HA-15).
    fn is_in_turn(&self, seat: Seat) -> bool {
        self.phase == Phase::Play && seat == self.turn.seat && !self.is_dawning()
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
                && (!cocoa || self.may_bring(true))
                && (!resources || self.may_bring(false))
        };
        let cocoa = self.cocoa(seat) < goods.cocoa.into();
        let resources = !self.resources(seat).covers(goods.resources);
        (!cocoa && !resources) || short(cocoa, resources)
    }

    /// Whether own tiles may bring resources, now or by a detour.
    pub(super) fn could_gain_resources(&self, seat: Seat) -> bool {
        self.interrupts_anywhere() && self.is_in_turn(seat) && self.may_bring(false)
    }

    /// Whether own workers may be freed on a board.
    pub(super) fn could_unlock(&self, seat: Seat, board: Board) -> bool {
        self.interrupts_anywhere()
            && self.is_in_turn(seat)
            && self.turn.stage != Stage::Rested
            && self.worshipping(seat).any(|it| it.0.board() == board)
            && self.could_pay(seat, Goods::cocoa(UNLOCK_COCOA))
    }

    /// Whether an own tile may bring cocoa, or resources, if need be by a detour over other tiles.
    fn may_bring(&self, cocoa: bool) -> bool {
        plain_tiles(self).any(|it| self.may_come_of(it, cocoa))
    }

    /// Whether a tile may bring cocoa, or resources.
    pub(super) fn may_come_of(&self, tile: Discovery, cocoa: bool) -> bool {
        let seat = self.turn.seat;
        match tile.tile().effect {
            Effect::Cocoa(_) => cocoa,
            Effect::Resources(_) => !cocoa,
            Effect::Climb(temple) => self.may_lead_to(seat, temple, cocoa),
            Effect::ClimbAny => Temple::ALL.into_iter().any(|it| self.may_lead_to(seat, it, cocoa)),
            Effect::Avenue => {
                let ahead = AVENUE_TILES.iter().zip(&self.avenue_tiles);
                ahead.into_iter().any(|(it, tiles)| it.0 > self.avenue(seat) && !tiles.is_empty())
            }
            // An ascension brings anything.
            Effect::PowerUps(_) => !self.workers(seat).is_empty(),
            _ => false,
        }
    }

    /// Whether going up a temple may bring cocoa, or resources: by the next step, by its tiles, or by steps of more tiles.
    fn may_lead_to(&self, seat: Seat, temple: Temple, cocoa: bool) -> bool {
        let step = self.step(seat, temple) + 1;
        let steps =
            plain_tiles(self).filter(|it| matches!(it.tile().effect, Effect::Climb(_) | Effect::ClimbAny));
        let more = || steps.map(|it| self.tile_count(seat, it)).sum::<u8>() > 1;
        self.can_climb(seat, temple)
            && (self.is_tile_step(temple, step)
                || match Self::step_reward(temple, step) {
                    StepReward::Cocoa(_) => cocoa,
                    StepReward::Resources(_) => !cocoa,
                    _ => false,
                }
                || more())
    }
}
