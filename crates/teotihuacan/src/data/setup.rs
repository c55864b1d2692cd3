//! The ring and the first-game set-up as the main board prints them.

use super::{Bonus, Royal, Technology};
use crate::{Board, Goods, Resource, Temple};

/// Boards at the eight positions of the ring, clockwise from the top centre, as printed.
pub const PRINTED_RING: [Board; 8] = [
    Board::Palace,
    Board::Quarry,
    Board::Alchemy,
    Board::Forest,
    Board::Construction,
    Board::Decorations,
    Board::Nobles,
    Board::GoldDeposits,
];

/// Printed royal tiles, left to right (H-064).
pub const FIRST_GAME_ROYALS: [Royal; 3] = [Royal::at(0), Royal::at(5), Royal::at(3)];
/// Printed technologies (H-064).
pub const FIRST_GAME_TECHNOLOGIES: [Technology; 6] = [
    Technology::PALACE_COCOA,
    Technology::ALCHEMY_NOBLES,
    Technology::GATHER_RESOURCE,
    Technology::DECORATIONS,
    Technology::CONSTRUCTION_WORKER,
    Technology::CONSTRUCTION_TEMPLE,
];
/// Printed temple bonus tiles: blue, red, green (H-064).
pub const FIRST_GAME_BONUSES: [Bonus; 3] = [Bonus::at(2), Bonus::at(3), Bonus::at(6)];

/// What a player starts the first game with, beside the usual cocoa (H-066 to H-082).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FirstGame {
    /// Goods.
    pub goods: Goods,
    /// Temple steps, and the resource a blue one brings.
    pub steps: &'static [(Temple, Option<Resource>)],
    /// Spaces on the Avenue.
    pub avenue: u8,
    /// Which technology carries a marker, counted from the lowest number.
    pub technology: Option<u8>,
    /// Boards and powers of the workers.
    pub workers: [(Board, u8); 3],
}

/// The four players of a first game, in player order.
pub const FIRST_GAME: [FirstGame; 4] = [
    FirstGame {
        goods: Goods::new(5, 1, 2, 4),
        steps: &[(Temple::Green, None)],
        avenue: 0,
        technology: None,
        workers: [(Board::Nobles, 2), (Board::Forest, 1), (Board::Construction, 1)],
    },
    FirstGame {
        goods: Goods::new(5, 4, 1, 0),
        steps: &[(Temple::Red, None), (Temple::Blue, Some(Resource::Stone))],
        avenue: 0,
        technology: None,
        workers: [(Board::Decorations, 2), (Board::Forest, 1), (Board::Quarry, 1)],
    },
    FirstGame {
        goods: Goods::new(4, 3, 4, 0),
        steps: &[(Temple::Blue, Some(Resource::Gold))],
        avenue: 1,
        technology: None,
        workers: [(Board::Palace, 1), (Board::Forest, 1), (Board::Decorations, 1)],
    },
    FirstGame {
        goods: Goods::new(0, 2, 0, 5),
        steps: &[(Temple::Green, None)],
        avenue: 0,
        technology: Some(3),
        workers: [(Board::Quarry, 1), (Board::GoldDeposits, 1), (Board::Alchemy, 1)],
    },
];
