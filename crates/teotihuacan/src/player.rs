//! What belongs to one player, or to Teotibot.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{
    Board, Resources,
    data::{DISCOVERIES, Discovery, StartId, Technology, WORKERS},
};

/// A free worker in the main area of a board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Worker {
    /// Where it stands.
    pub board: Board,
    /// Its power, 1 to 5.
    pub power: u8,
}

/// Kinds of masks.
pub(crate) const MASKS: usize = 7;
/// Kinds of discovery tiles that are no masks.
pub(crate) const OTHERS: usize = DISCOVERIES.len() - MASKS;

/// One player. Workers of the same power on the same board cannot be told apart; lists of them are sorted.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Player {
    pub score: u16,
    pub cocoa: u16,
    pub resources: Resources,
    /// Steps by temple; 0 is below the first.
    pub temples: [u8; 3],
    pub avenue: u8,
    /// Space on the pyramid track.
    pub pyramid: u8,
    /// Technologies with the own marker, one bit each.
    pub technologies: u16,
    pub masks: [u8; MASKS],
    /// Unused discovery tiles that are no masks.
    pub tiles: [u8; OTHERS],
    /// How many of those were used.
    pub used: u8,
    /// Free workers.
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
            technologies: 0,
            masks: [0; MASKS],
            tiles: [0; OTHERS],
            used: 0,
            workers: ArrayVec::new(),
            hand: [1; 3].into(),
            reserve: true,
            kept: ArrayVec::new(),
        }
    }

    pub(crate) const fn has_technology(&self, technology: Technology) -> bool {
        self.technologies & (1 << technology.index()) != 0
    }

    pub(crate) const fn technology_count(&self) -> u8 {
        (self.technologies.count_ones() & 0xff) as u8
    }

    /// How many unused tiles of a kind, or masks.
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
