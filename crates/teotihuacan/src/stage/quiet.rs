//! The start of a stage: nobody owns anything, and little lies on the table.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use patolli_core::{Game as _, Log, Seat, Seed};

use super::Stage;
use crate::{
    Action, Board, Deal, Options, Phase, Resources, Teotihuacan, Worker,
    data::{Discovery, LARGE_SPACES, LARGE_STEPS, NEUTRAL_COLOURS},
    player::Player,
    technology_set::TechnologySet,
};

/// The discovery tiles at the worship places of the boards that have one.
const PLAIN: [&str; 5] = ["score-4-vp", "mask-4", "mask-5", "mask-6", "mask-7"];

/// The piles that every stage begins with.
pub(super) fn deal(options: Options) -> Deal {
    Deal::shuffled(options.rules, &mut Seed::from(1).rng())
}

/// The first turn, everybody with three workers of power 1 on the Palace and nothing else.
pub(super) fn quiet_start(options: Options) -> Stage {
    let mut game = begun(options);
    for seat in Seat::all(options.seats) {
        let player = game.player_mut(seat);
        let worker = Worker { board: Board::Palace, power: 1 };
        *player = Player {
            score: 0,
            cocoa: 0,
            resources: Resources::NONE,
            temples: [0; 3],
            avenue: 0,
            pyramid: 0,
            technologies: TechnologySet::EMPTY,
            reserve: true,
            workers: [worker; 3].into_iter().collect(),
            ..player.clone()
        };
    }
    let colours = NEUTRAL_COLOURS[usize::from(options.seats) - 1];
    game.neutral =
        [0, 1].map(
            |colour| {
                if colour < colours { [Board::Palace; 3].into_iter().collect() } else { ArrayVec::new() }
            },
        );
    let mut stage = Stage { game, opening: false };
    stage.lay_plain_discoveries();
    stage
}

impl Stage {
    /// Every tile goes to the stack; then plain ones are laid at the worship places.
    fn lay_plain_discoveries(&mut self) {
        for place in 0..LARGE_STEPS.len() {
            let tiles = std::mem::take(&mut self.game.step_tiles[place]);
            tiles.into_iter().for_each(|it| self.give_back(it));
        }
        for place in 0..LARGE_SPACES.len() {
            let tiles = std::mem::take(&mut self.game.avenue_tiles[place]);
            tiles.into_iter().for_each(|it| self.give_back(it));
        }
        for place in 0..PLAIN.len() {
            if let Some(tile) = self.game.discoveries[place].take() {
                self.give_back(tile);
            }
        }
        for (place, name) in PLAIN.iter().enumerate() {
            let tile: Discovery = name.parse().expect("the list above names discovery tiles");
            self.draw(tile).expect("every tile is in the stack");
            self.game.discoveries[place] = Some(tile);
        }
    }
}

/// A game whose starting tiles are chosen and whose workers are placed, at the first turn.
pub(super) fn begun(options: Options) -> Teotihuacan {
    let mut game = Teotihuacan::start(&options, deal(options));
    while game.phase() != Phase::Play {
        let mut pick = None;
        // Discovery tiles stay where they are.
        let _ = game.each_legal(&mut |it| {
            if pick.is_none() || it == Action::Decline {
                pick = Some(it);
            }
            ControlFlow::Continue(())
        });
        game.apply(pick.expect("something can be chosen"), &mut Log::off());
    }
    game
}
