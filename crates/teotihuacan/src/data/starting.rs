//! The 18 starting tiles.

use patolli_core::rows;

use crate::{Board, Goods, Temple};

/// What is printed on a starting tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StartingTile {
    /// Its name in notation.
    pub name: &'static str,
    /// The two boards it names.
    pub boards: [Board; 2],
    /// Goods it brings.
    pub goods: Goods,
    /// What else it brings.
    pub benefits: &'static [StartingBenefit],
}

/// What a starting tile brings beside goods.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StartingBenefit {
    /// Resources of choice.
    Resources(u8),
    /// A step on a temple.
    Climb(Temple),
    /// A space on the Avenue.
    Avenue,
    /// A marker on the technology with the lowest number.
    Technology,
    /// A power-up for a starting worker.
    PowerUp,
    /// A discovery tile, at its price.
    Discovery,
}

rows! {
    /// A starting tile.
    StartId, StartingTile, STARTING_TILES
}

const fn tile(
    name: &'static str,
    boards: [Board; 2],
    goods: Goods,
    gifts: &'static [StartingBenefit],
) -> StartingTile {
    StartingTile { name, boards, goods, benefits: gifts }
}

/// Starting tiles dealt to each player (H-084), and how many of them are kept (H-086).
pub const STARTING_TILES_DEALT: usize = 4;
/// Starting tiles a player keeps.
pub const STARTING_TILES_KEPT: u8 = 2;
/// Starting tiles offered in a draft, by players from 1 (H-320 to H-322, HA-81).
pub const DRAFT_OFFER: [usize; 4] = [6, 6, 8, 10];
/// Goods that the edition in print shows differently (HA-36).
pub const STARTING_PRINTED: (&str, Goods) = ("start-2", Goods::new(0, 0, 2, 3));

/// Every starting tile.
pub const STARTING_TILES: [StartingTile; 18] = [
    tile("start-1", [Board::Palace, Board::Forest], Goods::new(2, 3, 0, 0), &[StartingBenefit::Avenue]),
    tile(
        "start-2",
        [Board::GoldDeposits, Board::Quarry],
        Goods::new(2, 0, 0, 3),
        &[StartingBenefit::Climb(Temple::Green)],
    ),
    tile(
        "start-3",
        [Board::Forest, Board::Quarry],
        Goods::new(0, 4, 1, 0),
        &[StartingBenefit::Climb(Temple::Blue)],
    ),
    tile(
        "start-4",
        [Board::Palace, Board::GoldDeposits],
        Goods::new(5, 0, 0, 2),
        &[StartingBenefit::Climb(Temple::Red)],
    ),
    tile(
        "start-5",
        [Board::GoldDeposits, Board::Alchemy],
        Goods::new(0, 0, 0, 2),
        &[StartingBenefit::Technology],
    ),
    tile(
        "start-6",
        [Board::Forest, Board::GoldDeposits],
        Goods::new(0, 3, 0, 2),
        &[StartingBenefit::PowerUp],
    ),
    tile(
        "start-7",
        [Board::Alchemy, Board::Construction],
        Goods::new(0, 0, 0, 0),
        &[StartingBenefit::Resources(2), StartingBenefit::Technology],
    ),
    tile(
        "start-8",
        [Board::Nobles, Board::Decorations],
        Goods::new(2, 0, 4, 0),
        &[StartingBenefit::Climb(Temple::Blue)],
    ),
    tile(
        "start-9",
        [Board::Alchemy, Board::Nobles],
        Goods::new(0, 0, 0, 0),
        &[
            StartingBenefit::Climb(Temple::Blue),
            StartingBenefit::Climb(Temple::Red),
            StartingBenefit::Climb(Temple::Green),
        ],
    ),
    tile(
        "start-10",
        [Board::Decorations, Board::Construction],
        Goods::new(5, 0, 0, 0),
        &[StartingBenefit::Climb(Temple::Red), StartingBenefit::PowerUp],
    ),
    tile(
        "start-11",
        [Board::Nobles, Board::Construction],
        Goods::new(5, 0, 0, 0),
        &[StartingBenefit::Climb(Temple::Green), StartingBenefit::PowerUp],
    ),
    tile(
        "start-12",
        [Board::Alchemy, Board::Decorations],
        Goods::new(0, 0, 0, 0),
        &[
            StartingBenefit::Resources(2),
            StartingBenefit::Climb(Temple::Blue),
            StartingBenefit::Climb(Temple::Red),
        ],
    ),
    tile("start-13", [Board::Quarry, Board::Alchemy], Goods::new(3, 5, 0, 0), &[]),
    tile(
        "start-14",
        [Board::Quarry, Board::Decorations],
        Goods::new(0, 0, 3, 1),
        &[StartingBenefit::Discovery],
    ),
    tile("start-15", [Board::Forest, Board::Nobles], Goods::new(0, 1, 2, 3), &[]),
    tile(
        "start-16",
        [Board::GoldDeposits, Board::Construction],
        Goods::new(2, 0, 0, 3),
        &[StartingBenefit::Discovery],
    ),
    tile("start-17", [Board::Quarry, Board::Construction], Goods::new(3, 2, 3, 0), &[]),
    tile("start-18", [Board::Forest, Board::Decorations], Goods::new(0, 1, 2, 0), &[StartingBenefit::Avenue]),
];
