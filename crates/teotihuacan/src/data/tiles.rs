//! Technology, royal and temple bonus tiles.

use patolli_core::rows;

/// What is printed on a technology tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TechnologyTile {
    /// Its name in notation: its printed number.
    pub name: &'static str,
    /// The printed number.
    pub number: u8,
    /// What it costs.
    pub gold: u8,
}

rows! {
    /// A technology.
    Technology, TechnologyTile, TECHNOLOGIES
}

impl Technology {
    /// 1 cocoa for moving onto or past the Palace (H-333).
    pub const PALACE_COCOA: Self = Self::at(0);
    /// 3 points for Alchemy and Nobles (H-334).
    pub const ALCHEMY_NOBLES: Self = Self::at(1);
    /// One more resource for gathering (H-335).
    pub const GATHER_RESOURCE: Self = Self::at(2);
    /// 1 cocoa and 1 point for gathering (H-336).
    pub const GATHER_COCOA: Self = Self::at(3);
    /// 4 points for Decorations (H-337).
    pub const DECORATIONS: Self = Self::at(4);
    /// 3 points for Construction (H-338).
    pub const CONSTRUCTION_POINTS: Self = Self::at(5);
    /// A power-up more for 1 cocoa (H-339).
    pub const POWER_UP: Self = Self::at(6);
    /// One more worker and one resource less for Construction (H-340, H-341).
    pub const CONSTRUCTION_WORKER: Self = Self::at(7);
    /// A temple step for Construction (H-342).
    pub const CONSTRUCTION_TEMPLE: Self = Self::at(8);
}

const fn technology(name: &'static str, number: u8, gold: u8) -> TechnologyTile {
    TechnologyTile { name, number, gold }
}

/// Every technology, by its number.
pub const TECHNOLOGIES: [TechnologyTile; 9] = [
    technology("tech-1", 1, 1),
    technology("tech-3", 3, 1),
    technology("tech-5", 5, 1),
    technology("tech-7", 7, 1),
    technology("tech-9", 9, 2),
    technology("tech-11", 11, 2),
    technology("tech-13", 13, 2),
    technology("tech-15", 15, 2),
    technology("tech-17", 17, 2),
];

/// What is printed on a royal tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoyalTile {
    /// Its name in notation.
    pub name: &'static str,
    /// Its category: `A`, `B` or `C`.
    pub category: char,
    /// What it does; P is the power of the worker on it.
    pub ability: RoyalAbility,
}

/// What a royal tile does; P is the power of the worker on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RoyalAbility {
    /// P + 1 cocoa (H-343).
    Cocoa,
    /// Up to P times 1 cocoa for 1 wood and 1 stone (H-344).
    WoodStone,
    /// Up to P times 1 resource for 2 cocoa (H-345).
    Sell,
    /// 2 points for each technology, P at most (H-346).
    Technologies,
    /// 2 points for each space of the pyramid track, P at most (H-347).
    PyramidTrack,
    /// Up to P times 1 cocoa for 1 gold and 1 stone (H-348).
    GoldStone,
    /// 1 cocoa and 1 resource for P resources (H-349).
    Exchange,
    /// Up to P - 1 times 1 cocoa for a temple step (H-350).
    Temple,
    /// 1 point for each space of the Avenue, P at most (H-352).
    Avenue,
}

rows! {
    /// A royal tile.
    Royal, RoyalTile, ROYALS
}

const fn royal(name: &'static str, category: char, ability: RoyalAbility) -> RoyalTile {
    RoyalTile { name, category, ability }
}

/// Every royal tile, by its number.
pub const ROYALS: [RoyalTile; 9] = [
    royal("royal-1", 'C', RoyalAbility::Cocoa),
    royal("royal-2", 'B', RoyalAbility::WoodStone),
    royal("royal-3", 'C', RoyalAbility::Sell),
    royal("royal-4", 'A', RoyalAbility::Technologies),
    royal("royal-5", 'A', RoyalAbility::PyramidTrack),
    royal("royal-6", 'B', RoyalAbility::GoldStone),
    royal("royal-7", 'B', RoyalAbility::Exchange),
    royal("royal-8", 'C', RoyalAbility::Temple),
    royal("royal-9", 'A', RoyalAbility::Avenue),
];

/// What is printed on a temple bonus tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BonusTile {
    /// Its name in notation.
    pub name: &'static str,
    /// How it scores at the end.
    pub scoring: Scoring,
}

/// How a temple bonus tile scores (H-391 to H-397).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scoring {
    /// The best set of masks once more.
    BestMaskSet,
    /// Points per technology.
    Technologies(u8),
    /// Points.
    Flat(u8),
    /// Points per space of the Avenue.
    Avenue(u8),
    /// Points per bonus tile reached, this one included.
    Bonuses(u8),
    /// Points per discovery tile that is no mask.
    Discoveries(u8),
    /// Points per worker of power 1 to 3, and of power 4 to 5.
    Workers(u8, u8),
}

rows! {
    /// A temple bonus tile.
    Bonus, BonusTile, BONUSES
}

const fn bonus(name: &'static str, scoring: Scoring) -> BonusTile {
    BonusTile { name, scoring }
}

/// Every temple bonus tile.
pub const BONUSES: [BonusTile; 7] = [
    bonus("bonus-masks", Scoring::BestMaskSet),
    bonus("bonus-technologies", Scoring::Technologies(5)),
    bonus("bonus-flat", Scoring::Flat(15)),
    bonus("bonus-avenue", Scoring::Avenue(3)),
    bonus("bonus-bonuses", Scoring::Bonuses(9)),
    bonus("bonus-discoveries", Scoring::Discoveries(2)),
    bonus("bonus-workers", Scoring::Workers(4, 9)),
];
