//! The 54 discovery tiles: 7 masks and 14 other kinds.

use patolli_core::rows;

use crate::{Goods, Temple};

/// What is printed on a discovery tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DiscoveryTile {
    /// Its name in notation.
    pub name: &'static str,
    /// Copies in the box.
    pub copies: u8,
    /// What it costs, whatever its source (H-151 to H-153).
    pub price: Goods,
    /// What it does.
    pub effect: DiscoveryEffect,
}

/// What a discovery tile does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiscoveryEffect {
    /// A mask, 1 to 7 (H-368).
    Mask(u8),
    /// Victory points (H-357).
    Points(u8),
    /// Resources of choice (HA-14).
    Resources(u8),
    /// A space forward on the Avenue (H-367).
    Avenue,
    /// A step on a temple of choice (H-356).
    ClimbAny,
    /// A step on a temple (H-353 to H-355).
    Climb(Temple),
    /// Cocoa (HA-14).
    Cocoa(u8),
    /// Power-ups on any boards (H-358).
    PowerUps(u8),
    /// A second worker moves along (H-359).
    DoubleMove,
    /// Waives the cocoa of one action or the wages (H-363).
    NoCocoa,
    /// A worker moves anywhere (H-360).
    FreeMove,
    /// One more worker for Alchemy, Nobles or Construction (H-362).
    VirtualWorker,
}

/// Kinds of masks, which come first.
pub(crate) const MASKS: usize = 7;
/// Kinds of discovery tiles that are no masks.
pub(crate) const OTHERS: usize = DISCOVERIES.len() - MASKS;

rows! {
    /// A kind of discovery tile.
    Discovery, DiscoveryTile, DISCOVERIES
}

impl Discovery {
    /// Used when moving: a second worker moves along.
    pub const DOUBLE_MOVE: Self = Self::at(17);
    /// Waives cocoa.
    pub const NO_COCOA: Self = Self::at(18);
    /// Used instead of moving: a worker goes anywhere.
    pub const FREE_MOVE: Self = Self::at(19);
    /// Used with a main action: one more worker.
    pub const VIRTUAL_WORKER: Self = Self::at(20);
}

const fn tile(name: &'static str, copies: u8, price: Goods, effect: DiscoveryEffect) -> DiscoveryTile {
    DiscoveryTile { name, copies, price, effect }
}

/// Every kind of discovery tile; the masks come first.
pub const DISCOVERIES: [DiscoveryTile; 21] = [
    tile("mask-1", 1, Goods::new(2, 0, 0, 1), DiscoveryEffect::Mask(1)),
    tile("mask-2", 2, Goods::new(1, 1, 0, 0), DiscoveryEffect::Mask(2)),
    tile("mask-3", 2, Goods::new(1, 1, 0, 0), DiscoveryEffect::Mask(3)),
    tile("mask-4", 3, Goods::new(0, 1, 0, 0), DiscoveryEffect::Mask(4)),
    tile("mask-5", 3, Goods::new(0, 1, 0, 0), DiscoveryEffect::Mask(5)),
    tile("mask-6", 3, Goods::new(0, 1, 0, 0), DiscoveryEffect::Mask(6)),
    tile("mask-7", 3, Goods::new(0, 1, 0, 0), DiscoveryEffect::Mask(7)),
    tile("score-4-vp", 3, Goods::new(0, 1, 0, 0), DiscoveryEffect::Points(4)),
    tile("three-resources", 2, Goods::new(1, 0, 0, 0), DiscoveryEffect::Resources(3)),
    tile("two-resources", 2, Goods::new(0, 0, 0, 0), DiscoveryEffect::Resources(2)),
    tile("avenue-step", 3, Goods::new(1, 0, 0, 0), DiscoveryEffect::Avenue),
    tile("tile-temple-any", 3, Goods::new(1, 0, 0, 0), DiscoveryEffect::ClimbAny),
    tile("tile-temple-blue", 2, Goods::new(0, 0, 0, 0), DiscoveryEffect::Climb(Temple::Blue)),
    tile("tile-temple-red", 2, Goods::new(0, 0, 0, 0), DiscoveryEffect::Climb(Temple::Red)),
    tile("tile-temple-green", 2, Goods::new(0, 0, 0, 0), DiscoveryEffect::Climb(Temple::Green)),
    tile("four-cocoa", 3, Goods::new(0, 0, 0, 1), DiscoveryEffect::Cocoa(4)),
    tile("two-power-ups", 3, Goods::new(1, 0, 0, 0), DiscoveryEffect::PowerUps(2)),
    tile("double-move", 3, Goods::new(0, 0, 0, 0), DiscoveryEffect::DoubleMove),
    tile("no-cocoa", 3, Goods::new(0, 0, 0, 0), DiscoveryEffect::NoCocoa),
    tile("free-move", 3, Goods::new(0, 0, 0, 0), DiscoveryEffect::FreeMove),
    tile("virtual-worker", 3, Goods::new(0, 0, 0, 0), DiscoveryEffect::VirtualWorker),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_with_a_moment_are_those_their_names_say() {
        let effect = |it: Discovery| it.tile().effect;
        assert_eq!(effect(Discovery::DOUBLE_MOVE), DiscoveryEffect::DoubleMove);
        assert_eq!(effect(Discovery::NO_COCOA), DiscoveryEffect::NoCocoa);
        assert_eq!(effect(Discovery::FREE_MOVE), DiscoveryEffect::FreeMove);
        assert_eq!(effect(Discovery::VIRTUAL_WORKER), DiscoveryEffect::VirtualWorker);
    }
}
