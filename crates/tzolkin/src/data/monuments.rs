//! The 13 monuments.

use crate::{BuildingKind, Goods};
use patolli_core::rows;

/// What a monument scores at the end (Z-343 to Z-355).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scoring {
    /// 4 points for each own building or monument with this frame.
    Frame(BuildingKind),
    /// 2 points for each own building or monument.
    AllTiles,
    /// 6, 5 or 4 points for each monument anybody built.
    MonumentsOfAll,
    /// 4 points for each corn tile.
    CornTiles,
    /// 4 points for each wood tile.
    WoodTiles,
    /// 6 points for each worker beyond the third.
    Workers,
    /// 3 points for each technology level.
    Levels,
    /// 9, 20 or 33 points for technologies on level 3.
    FinishedTechnologies,
    /// 3 points for each step above the start of the best temple.
    OneTemple,
    /// The points of every temple step once more.
    ThreeTemples,
    /// 3 points for each skull at Chichen Itza.
    Skulls,
}

/// What is printed on a monument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MonumentTile {
    /// Its name in notation.
    pub name: &'static str,
    /// Its frame.
    pub kind: BuildingKind,
    /// What it costs: blocks, and for one a skull.
    pub cost: Goods,
    /// What it scores.
    pub scoring: Scoring,
}

rows! {
    /// A monument.
    MonumentId, MonumentTile, MONUMENTS
}

const fn monument(name: &'static str, kind: BuildingKind, cost: Goods, scoring: Scoring) -> MonumentTile {
    MonumentTile { name, kind, cost, scoring }
}

/// Every monument, in the order of the component list.
pub const MONUMENTS: [MonumentTile; 13] = [
    monument(
        "monument-tombs",
        BuildingKind::Tomb,
        Goods::blocks(3, 2, 1),
        Scoring::Frame(BuildingKind::Tomb),
    ),
    monument("monument-all-own", BuildingKind::Tomb, Goods::blocks(1, 3, 2), Scoring::AllTiles),
    monument("monument-corn-tiles", BuildingKind::Tomb, Goods::blocks(1, 1, 4), Scoring::CornTiles),
    monument("monument-wood-tiles", BuildingKind::Tomb, Goods::blocks(1, 0, 4), Scoring::WoodTiles),
    monument("monument-all-monuments", BuildingKind::Tomb, Goods::blocks(2, 2, 2), Scoring::MonumentsOfAll),
    monument(
        "monument-governments",
        BuildingKind::Government,
        Goods::blocks(2, 3, 1),
        Scoring::Frame(BuildingKind::Government),
    ),
    monument(
        "monument-level-3",
        BuildingKind::Government,
        Goods::blocks(1, 1, 3),
        Scoring::FinishedTechnologies,
    ),
    monument("monument-levels", BuildingKind::Government, Goods::blocks(2, 1, 3), Scoring::Levels),
    monument("monument-workers", BuildingKind::Government, Goods::blocks(3, 0, 3), Scoring::Workers),
    monument(
        "monument-shrines",
        BuildingKind::Shrine,
        Goods::blocks(0, 2, 3),
        Scoring::Frame(BuildingKind::Shrine),
    ),
    monument("monument-temple-vp", BuildingKind::Shrine, Goods::blocks(0, 4, 3), Scoring::ThreeTemples),
    monument("monument-best-temple", BuildingKind::Shrine, Goods::blocks(0, 3, 3), Scoring::OneTemple),
    monument("monument-skulls", BuildingKind::Shrine, Goods::blocks(0, 0, 4).and_skulls(1), Scoring::Skulls),
];
