//! What the action boards print: prices, tables, rows.

use crate::Board;

/// One cell of a gathering table (H-193).
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct GatherYield {
    /// Resources of the board's kind.
    pub resources: u8,
    /// Cocoa.
    pub cocoa: u8,
    /// Victory points.
    pub points: u8,
    /// Steps on temples of choice.
    pub steps: u8,
}

const fn gather_entry(resources: u8, cocoa: u8, points: u8, steps: u8) -> GatherYield {
    GatherYield { resources, cocoa, points, steps }
}

/// Gathering tables of Forest, Quarry and Gold Deposits, by workers (1 to 3) and column of the lowest power.
pub const GATHER_TABLES: [[[GatherYield; 3]; 3]; 3] = [
    [
        [gather_entry(0, 1, 0, 0), gather_entry(1, 0, 0, 0), gather_entry(2, 0, 0, 0)],
        [gather_entry(1, 0, 0, 0), gather_entry(2, 0, 0, 0), gather_entry(3, 2, 0, 0)],
        [gather_entry(2, 1, 0, 0), gather_entry(3, 3, 0, 0), gather_entry(4, 5, 0, 0)],
    ],
    [
        [gather_entry(0, 0, 1, 0), gather_entry(1, 0, 0, 0), gather_entry(2, 0, 0, 0)],
        [gather_entry(1, 0, 0, 0), gather_entry(2, 0, 0, 0), gather_entry(3, 0, 2, 0)],
        [gather_entry(2, 0, 1, 0), gather_entry(3, 0, 3, 0), gather_entry(4, 0, 5, 0)],
    ],
    [
        [gather_entry(0, 0, 1, 0), gather_entry(1, 0, 0, 0), gather_entry(2, 0, 0, 0)],
        [gather_entry(1, 0, 0, 0), gather_entry(2, 0, 0, 0), gather_entry(3, 0, 2, 0)],
        [gather_entry(2, 1, 0, 0), gather_entry(3, 0, 0, 1), gather_entry(4, 0, 0, 2)],
    ],
];

/// The column of a gathering table for a lowest power: 1, 2 to 3, 4 to 5.
pub const fn power_column(power: u8) -> usize {
    power as usize / 2
}

/// Power-ups after the main action of a board, by own workers that count (H-194 to H-259).
pub const fn power_ups(board: Board, workers: u8) -> u8 {
    match board {
        Board::Palace => 0,
        Board::Alchemy | Board::Decorations => 1,
        _ if workers >= 3 => 2,
        _ => 1,
    }
}

/// Points for those who had a technology before (H-202).
pub const ALCHEMY_BONUS: u8 = 3;
/// Power with which a single worker may take a technology of the lower row (H-199).
pub const ALCHEMY_POWER: u8 = 4;
/// Wood for a house of the nobles (H-207).
pub const NOBLES_WOOD: u8 = 2;
/// Points of the spaces of the three rows (H-215).
pub const NOBLES_ROWS: [&[u8]; 3] = [&[3, 2, 2, 1, 1], &[5, 4, 3, 3], &[7, 6, 5]];
/// Buildings in the box (H-007).
pub const BUILDINGS: u8 = 11;
/// Numbers under the buildings row.
const BUILDING_ROW: [u8; 12] = [5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1];

/// The lowest visible number of the buildings row by buildings taken (H-288).
pub const fn building_row(taken: u8) -> u8 {
    BUILDING_ROW[taken as usize]
}

/// Gold for a decoration, by workers from 1 (H-219).
pub const DECORATION_PRICE: [u8; 3] = [3, 2, 1];
/// Points for a decoration, without matches (H-230).
pub const DECORATION_POINTS: u8 = 3;
/// Stone for a pyramid tile, by level from 1.
pub const LEVEL_STONE: [u8; 4] = [2, 2, 2, 2];
/// Wood for a pyramid tile, by level from 1.
pub const LEVEL_WOOD: [u8; 4] = [0, 1, 2, 3];
/// Points for a pyramid tile, by level from 1 (H-239 to H-248).
pub const LEVEL_POINTS: [u8; 4] = [1, 3, 5, 3];
/// The same as the board prints them (HA-20).
pub const LEVEL_POINTS_PRINTED: [u8; 4] = [1, 3, 5, 7];
