//! What the numbered actions of the wheels give.

use crate::{Goods, Temple};

/// What the jungle gives at Palenque 2 to 5 (Z-150 to Z-153).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HarvestYield {
    /// Corn for a corn tile.
    pub corn: u8,
    /// Wood for a wood tile; 0 where no forest grows.
    pub wood: u8,
}

/// Palenque 2, 3, 4, 5.
pub const HARVEST_YIELDS: [HarvestYield; 4] = [
    HarvestYield { corn: 4, wood: 0 },
    HarvestYield { corn: 5, wood: 2 },
    HarvestYield { corn: 7, wood: 3 },
    HarvestYield { corn: 9, wood: 4 },
];

/// Yaxchilan 1 to 5 (Z-164 to Z-168).
pub const YAXCHILAN_GOODS: [Goods; 5] = [
    Goods::blocks(1, 0, 0),
    Goods::blocks(0, 1, 0).and_corn(1),
    Goods::blocks(0, 0, 1).and_corn(2),
    Goods::skulls(1),
    Goods::blocks(0, 1, 1).and_corn(2),
];

/// What a skull brings at Chichen Itza (Z-197).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offering {
    /// Points.
    pub points: u8,
    /// The temple of its god.
    pub temple: Temple,
    /// Blocks of choice.
    pub blocks: u8,
}

const fn offering(points: u8, temple: Temple, blocks: u8) -> Offering {
    Offering { points, temple, blocks }
}

/// Chichen Itza 1 to 9 (Z-198).
pub const CHICHEN_ITZA_OFFERINGS: [Offering; 9] = [
    offering(4, Temple::Chaac, 0),
    offering(5, Temple::Chaac, 0),
    offering(6, Temple::Chaac, 0),
    offering(7, Temple::Kukulkan, 0),
    offering(8, Temple::Kukulkan, 0),
    offering(8, Temple::Kukulkan, 1),
    offering(10, Temple::Quetzalcoatl, 0),
    offering(11, Temple::Quetzalcoatl, 1),
    offering(13, Temple::Quetzalcoatl, 1),
];
