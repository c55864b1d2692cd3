//! Amounts of resources and goods.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Resource;

/// Amounts of wood, stone and gold.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, JsonSchema,
)]
#[serde(deny_unknown_fields)]
pub struct Resources {
    /// Wood.
    pub wood: u8,
    /// Stone.
    pub stone: u8,
    /// Gold.
    pub gold: u8,
}

impl Resources {
    /// No resources.
    pub const NONE: Self = Self::new(0, 0, 0);

    /// These amounts.
    pub const fn new(wood: u8, stone: u8, gold: u8) -> Self {
        Self { wood, stone, gold }
    }

    /// An amount of one kind alone.
    pub const fn of_kind(resource: Resource, n: u8) -> Self {
        match resource {
            Resource::Wood => Self::new(n, 0, 0),
            Resource::Stone => Self::new(0, n, 0),
            Resource::Gold => Self::new(0, 0, n),
        }
    }

    /// The amount of one kind.
    pub const fn count(self, resource: Resource) -> u8 {
        match resource {
            Resource::Wood => self.wood,
            Resource::Stone => self.stone,
            Resource::Gold => self.gold,
        }
    }

    /// The sum of all kinds.
    pub const fn total(self) -> u8 {
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

    /// Every way to take `n` out of these, wood first.
    pub fn splits(self, n: u8) -> impl Iterator<Item = Self> {
        (0..=n.min(self.wood)).rev().flat_map(move |wood| {
            let rest = n - wood;
            (0..=rest.min(self.stone)).rev().filter_map(move |stone| {
                let gold = rest - stone;
                (gold <= self.gold).then_some(Self::new(wood, stone, gold))
            })
        })
    }
}

/// Cocoa and resources together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, JsonSchema)]
pub struct Goods {
    /// Cocoa.
    pub cocoa: u8,
    /// Resources.
    pub resources: Resources,
}

impl Goods {
    /// Nothing.
    pub const NONE: Self = Self::new(0, 0, 0, 0);

    /// These amounts.
    pub const fn new(cocoa: u8, wood: u8, stone: u8, gold: u8) -> Self {
        Self { cocoa, resources: Resources::new(wood, stone, gold) }
    }

    /// Cocoa alone.
    pub const fn cocoa(cocoa: u8) -> Self {
        Self::new(cocoa, 0, 0, 0)
    }

    /// These resources.
    pub const fn resources(resources: Resources) -> Self {
        Self { cocoa: 0, resources }
    }

    /// Whether it is nothing at all.
    pub const fn is_nothing(self) -> bool {
        self.cocoa == 0 && self.resources.total() == 0
    }
}
