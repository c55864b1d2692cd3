//! Amounts of blocks and goods.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Block;

/// Numbers of blocks of each kind; the supply has no end (Z-013), so a player may come to own hundreds.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, JsonSchema,
)]
pub struct Blocks {
    /// Number of wood.
    pub wood: u16,
    /// Number of stone.
    pub stone: u16,
    /// Number of gold.
    pub gold: u16,
}

impl Blocks {
    /// No blocks.
    pub const NONE: Self = Self::new(0, 0, 0);

    /// Amounts of wood, stone and gold.
    pub const fn new(wood: u16, stone: u16, gold: u16) -> Self {
        Self { wood, stone, gold }
    }

    /// One block.
    pub const fn one(block: Block) -> Self {
        match block {
            Block::Wood => Self::new(1, 0, 0),
            Block::Stone => Self::new(0, 1, 0),
            Block::Gold => Self::new(0, 0, 1),
        }
    }

    /// How many of one kind.
    pub const fn count(self, block: Block) -> u16 {
        match block {
            Block::Wood => self.wood,
            Block::Stone => self.stone,
            Block::Gold => self.gold,
        }
    }

    /// How many blocks in all.
    pub const fn total(self) -> u16 {
        self.wood.saturating_add(self.stone).saturating_add(self.gold)
    }

    /// Whether all of `other` is among these.
    pub const fn covers(self, other: Self) -> bool {
        self.wood >= other.wood && self.stone >= other.stone && self.gold >= other.gold
    }

    /// These and `other` together.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self::new(
            self.wood.saturating_add(other.wood),
            self.stone.saturating_add(other.stone),
            self.gold.saturating_add(other.gold),
        )
    }

    /// These without `other`, nothing falling below zero.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self::new(
            self.wood.saturating_sub(other.wood),
            self.stone.saturating_sub(other.stone),
            self.gold.saturating_sub(other.gold),
        )
    }

    /// What these are worth in corn at the market (Z-183).
    pub const fn in_corn(self) -> u16 {
        2 * self.wood + 3 * self.stone + 4 * self.gold
    }

    /// Every way to take `n` blocks out of these, wood first.
    pub fn splits(self, n: u16) -> impl Iterator<Item = Self> {
        (0..=n.min(self.wood)).rev().flat_map(move |wood| {
            let rest = n - wood;
            (0..=rest.min(self.stone)).rev().filter_map(move |stone| {
                let gold = rest - stone;
                (gold <= self.gold).then_some(Self::new(wood, stone, gold))
            })
        })
    }
}

/// Corn, blocks and skulls together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, JsonSchema)]
pub struct Goods {
    /// Amount of corn.
    pub corn: u8,
    /// Blocks by kind.
    pub blocks: Blocks,
    /// Number of skulls.
    pub skulls: u8,
}

impl Goods {
    /// Nothing.
    pub const NONE: Self = Self { corn: 0, blocks: Blocks::NONE, skulls: 0 };

    /// So much corn.
    pub const fn corn(n: u8) -> Self {
        Self { corn: n, ..Self::NONE }
    }

    /// Amounts of wood, stone and gold.
    pub const fn blocks(wood: u16, stone: u16, gold: u16) -> Self {
        Self { blocks: Blocks::new(wood, stone, gold), ..Self::NONE }
    }

    /// A number of skulls.
    pub const fn skulls(n: u8) -> Self {
        Self { skulls: n, ..Self::NONE }
    }

    /// The same with so much corn.
    #[must_use]
    pub const fn and_corn(self, corn: u8) -> Self {
        Self { corn, ..self }
    }

    /// The same with a number of skulls.
    #[must_use]
    pub const fn and_skulls(self, skulls: u8) -> Self {
        Self { skulls, ..self }
    }
}
