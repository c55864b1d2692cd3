//! What belongs to one player, or to Teotibot.

use arrayvec::ArrayVec;
use patolli_core::ByName;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    Board, Resources, Temple,
    data::{Discovery, MASKS, OTHERS, StartId, Technology, WORKERS},
    list_names::Masks,
    technology_set::TechnologySet,
    unused_tiles,
};

/// A free worker in the main area of a board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Worker {
    /// Where it stands.
    pub board: Board,
    /// Its power, 1 to 5.
    pub power: u8,
}

/// One player. Workers of the same power on the same board cannot be told apart; lists of them are sorted.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Player {
    /// Points.
    pub score: u16,
    /// Cocoa.
    pub cocoa: u16,
    /// Wood, stone and gold.
    pub resources: Resources,
    /// Steps by temple, up to 11; 0 is below the first.
    #[serde(with = "ByName::<Temple, u8>")]
    pub temples: [u8; 3],
    /// Space on the Avenue, 0 to 9.
    pub avenue: u8,
    /// Space on the pyramid track, 0 to 10.
    pub pyramid: u8,
    /// Technologies with the own marker.
    #[serde(with = "patolli_core::bits")]
    #[schemars(with = "Vec<Technology>")]
    pub technologies: TechnologySet,
    /// Masks by kind.
    #[serde(with = "ByName::<Masks, u8>")]
    pub masks: [u8; MASKS],
    /// Unused discovery tiles that are no masks, by kind; kinds without a tile are left out.
    #[serde(with = "unused_tiles")]
    #[schemars(with = "std::collections::BTreeMap<Discovery, u8>")]
    pub tiles: [u8; OTHERS],
    /// Discovery tiles that were used.
    pub used: u8,
    /// Free workers on boards.
    pub workers: ArrayVec<Worker, { WORKERS as usize }>,
    /// Powers of workers in hand: starting workers not yet placed, or workers on the move.
    pub hand: ArrayVec<u8, 3>,
    /// Whether the fourth worker is still on the ascension circle.
    pub reserve: bool,
    /// Starting tiles kept, sorted.
    pub kept: ArrayVec<StartId, 2>,
}

impl Player {
    /// A player before anything is chosen (H-054 to H-058).
    pub(crate) fn new() -> Self {
        Self {
            score: 0,
            cocoa: 0,
            resources: Resources::NONE,
            temples: [0; 3],
            avenue: 0,
            pyramid: 0,
            technologies: TechnologySet::EMPTY,
            masks: [0; MASKS],
            tiles: [0; OTHERS],
            used: 0,
            workers: ArrayVec::new(),
            hand: [1; 3].into(),
            reserve: true,
            kept: ArrayVec::new(),
        }
    }

    /// Sorts lists of pieces that cannot be told apart.
    pub(crate) fn sort(&mut self) {
        self.workers.sort_unstable();
        self.hand.sort_unstable();
        self.kept.sort_unstable();
    }

    pub(crate) const fn has_technology(&self, technology: Technology) -> bool {
        self.technologies.contains(technology)
    }

    pub(crate) const fn technology_count(&self) -> u8 {
        self.technologies.count()
    }

    /// Unused tiles of a kind, or masks.
    pub(crate) const fn tile_count(&self, tile: Discovery) -> u8 {
        match tile.index().checked_sub(MASKS) {
            Some(place) => self.tiles[place],
            None => self.masks[tile.index()],
        }
    }

    pub(crate) fn add_tile(&mut self, tile: Discovery) {
        match tile.index().checked_sub(MASKS) {
            Some(place) => self.tiles[place] += 1,
            None => self.masks[tile.index()] += 1,
        }
    }

    /// Turns an unused tile face down.
    pub(crate) fn use_tile(&mut self, tile: Discovery) {
        if let Some(place) = tile.index().checked_sub(MASKS) {
            self.tiles[place] -= 1;
            self.used += 1;
        }
    }

    /// Discovery tiles that are no masks, used or not.
    pub(crate) fn other_tiles(&self) -> u8 {
        self.tiles.iter().sum::<u8>() + self.used
    }

    pub(crate) fn add_worker(&mut self, board: Board, power: u8) {
        let worker = Worker { board, power };
        let at = self.workers.partition_point(|it| *it < worker);
        self.workers.insert(at, worker);
    }

    /// Takes a worker off a board; whether there was one.
    pub(crate) fn take_worker(&mut self, board: Board, power: u8) -> bool {
        let found = self.workers.iter().position(|it| *it == Worker { board, power });
        found.is_some_and(|at| {
            self.workers.remove(at);
            true
        })
    }

    pub(crate) fn add_hand(&mut self, power: u8) {
        let at = self.hand.partition_point(|it| *it < power);
        self.hand.insert(at, power);
    }

    /// Takes a worker out of the hand; whether there was one.
    pub(crate) fn take_hand(&mut self, power: u8) -> bool {
        let found = self.hand.iter().position(|it| *it == power);
        found.is_some_and(|at| {
            self.hand.remove(at);
            true
        })
    }

    /// Free workers on a board.
    pub(crate) fn on(&self, board: Board) -> impl Iterator<Item = u8> {
        self.workers.iter().filter(move |it| it.board == board).map(|it| it.power)
    }

    pub(crate) fn is_on(&self, board: Board) -> bool {
        self.workers.iter().any(|it| it.board == board)
    }
}
