//! The 13 monuments.

use crate::{Goods, Kind};
use patolli_core::rows;

/// What a monument scores at the end (Z-343 to Z-355).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scoring {
    /// 4 points for each own building or monument with this frame.
    Frame(Kind),
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
    pub kind: Kind,
    /// What it costs: blocks, and for one a skull.
    pub cost: Goods,
    /// What it scores.
    pub scoring: Scoring,
}

rows! {
    /// A monument.
    MonumentId, MonumentTile, MONUMENTS
}

const fn monument(name: &'static str, kind: Kind, cost: Goods, scoring: Scoring) -> MonumentTile {
    MonumentTile { name, kind, cost, scoring }
}

/// Every monument, in the order of the component list.
pub const MONUMENTS: [MonumentTile; 13] = [
    monument("monument-tombs", Kind::Tomb, Goods::blocks(3, 2, 1), Scoring::Frame(Kind::Tomb)),
    monument("monument-all-own", Kind::Tomb, Goods::blocks(1, 3, 2), Scoring::AllTiles),
    monument("monument-corn-tiles", Kind::Tomb, Goods::blocks(1, 1, 4), Scoring::CornTiles),
    monument("monument-wood-tiles", Kind::Tomb, Goods::blocks(1, 0, 4), Scoring::WoodTiles),
    monument("monument-all-monuments", Kind::Tomb, Goods::blocks(2, 2, 2), Scoring::MonumentsOfAll),
    monument(
        "monument-governments",
        Kind::Government,
        Goods::blocks(2, 3, 1),
        Scoring::Frame(Kind::Government),
    ),
    monument("monument-level-3", Kind::Government, Goods::blocks(1, 1, 3), Scoring::FinishedTechnologies),
    monument("monument-levels", Kind::Government, Goods::blocks(2, 1, 3), Scoring::Levels),
    monument("monument-workers", Kind::Government, Goods::blocks(3, 0, 3), Scoring::Workers),
    monument("monument-shrines", Kind::Shrine, Goods::blocks(0, 2, 3), Scoring::Frame(Kind::Shrine)),
    monument("monument-temple-vp", Kind::Shrine, Goods::blocks(0, 4, 3), Scoring::ThreeTemples),
    monument("monument-best-temple", Kind::Shrine, Goods::blocks(0, 3, 3), Scoring::OneTemple),
    monument("monument-skulls", Kind::Shrine, Goods::blocks(0, 0, 4).and_skulls(1), Scoring::Skulls),
];
