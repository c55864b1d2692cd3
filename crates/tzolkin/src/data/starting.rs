//! The 21 starting tiles.

use patolli_core::rows;

use super::Effect;
use crate::{Goods, Temple, Track, Wheel};

/// What is printed on a starting tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StartingTile {
    /// Its name in notation.
    pub name: &'static str,
    /// Goods it brings.
    pub goods: Goods,
    /// What else it brings.
    pub effects: &'static [Effect],
    /// The place it names for a neutral piece (Z-062).
    pub blocker: (Wheel, u8),
}

rows! {
    /// A starting tile.
    StartId, StartingTile, STARTING_TILES
}

/// Starting tiles dealt to each player (Z-047).
pub const STARTING_TILES_DEALT: usize = 4;
/// Starting tiles a player keeps (Z-048).
pub const STARTING_TILES_KEPT: u8 = 2;
/// Starting tiles a player keeps with Ixtab (ZE-045).
pub const STARTING_TILES_KEPT_IXTAB: u8 = 3;

/// Every starting tile, by the wheel it names.
pub const STARTING_TILES: [StartingTile; 21] = [
    StartingTile {
        name: "w-palenque-1",
        goods: Goods::corn(3),
        effects: &[Effect::Climb(Temple::Quetzalcoatl), Effect::Learn(Track::Agriculture)],
        blocker: (Wheel::Palenque, 1),
    },
    StartingTile {
        name: "w-palenque-3",
        goods: Goods::blocks(0, 0, 1).and_corn(5),
        effects: &[Effect::Climb(Temple::Quetzalcoatl)],
        blocker: (Wheel::Palenque, 3),
    },
    StartingTile {
        name: "w-palenque-5",
        goods: Goods::blocks(0, 1, 1),
        effects: &[Effect::Learn(Track::Agriculture)],
        blocker: (Wheel::Palenque, 5),
    },
    StartingTile {
        name: "w-palenque-7",
        goods: Goods::blocks(0, 1, 0).and_corn(9),
        effects: &[],
        blocker: (Wheel::Palenque, 7),
    },
    StartingTile {
        name: "w-yaxchilan-1",
        goods: Goods::blocks(1, 0, 0),
        effects: &[Effect::Climb(Temple::Kukulkan), Effect::Learn(Track::Extraction)],
        blocker: (Wheel::Yaxchilan, 1),
    },
    StartingTile {
        name: "w-yaxchilan-3",
        goods: Goods::blocks(2, 0, 0).and_corn(2),
        effects: &[Effect::Climb(Temple::Kukulkan)],
        blocker: (Wheel::Yaxchilan, 3),
    },
    StartingTile {
        name: "w-yaxchilan-5",
        goods: Goods::blocks(1, 0, 0).and_corn(4),
        effects: &[Effect::Learn(Track::Extraction)],
        blocker: (Wheel::Yaxchilan, 5),
    },
    StartingTile {
        name: "w-yaxchilan-7",
        goods: Goods::blocks(2, 1, 0).and_corn(3),
        effects: &[],
        blocker: (Wheel::Yaxchilan, 7),
    },
    StartingTile {
        name: "w-tikal-1",
        goods: Goods::corn(2),
        effects: &[Effect::Climb(Temple::Chaac), Effect::Learn(Track::Architecture)],
        blocker: (Wheel::Tikal, 1),
    },
    StartingTile {
        name: "w-tikal-3",
        goods: Goods::blocks(0, 2, 0).and_corn(6),
        effects: &[],
        blocker: (Wheel::Tikal, 3),
    },
    StartingTile {
        name: "w-tikal-5",
        goods: Goods::blocks(0, 0, 1).and_corn(3),
        effects: &[Effect::Learn(Track::Architecture)],
        blocker: (Wheel::Tikal, 5),
    },
    StartingTile {
        name: "w-tikal-7",
        goods: Goods::blocks(1, 1, 0).and_corn(6),
        effects: &[],
        blocker: (Wheel::Tikal, 7),
    },
    StartingTile {
        name: "w-uxmal-1",
        goods: Goods::blocks(0, 1, 0).and_corn(5),
        effects: &[Effect::Climb(Temple::Chaac)],
        blocker: (Wheel::Uxmal, 1),
    },
    StartingTile {
        name: "w-uxmal-3",
        goods: Goods::blocks(1, 0, 0).and_corn(3),
        effects: &[Effect::FeedWorkers(1)],
        blocker: (Wheel::Uxmal, 3),
    },
    StartingTile {
        name: "w-uxmal-5",
        goods: Goods::NONE,
        effects: &[Effect::Worker],
        blocker: (Wheel::Uxmal, 5),
    },
    StartingTile {
        name: "w-uxmal-7",
        goods: Goods::blocks(0, 0, 1).and_corn(8),
        effects: &[],
        blocker: (Wheel::Uxmal, 7),
    },
    StartingTile {
        name: "w-chichen-itza-0",
        goods: Goods::blocks(1, 0, 0).and_corn(4).and_skulls(1),
        effects: &[],
        blocker: (Wheel::ChichenItza, 0),
    },
    StartingTile {
        name: "w-chichen-itza-3",
        goods: Goods::blocks(0, 1, 0).and_corn(5),
        effects: &[Effect::Learn(Track::Theology)],
        blocker: (Wheel::ChichenItza, 3),
    },
    StartingTile {
        name: "w-chichen-itza-5",
        goods: Goods::blocks(3, 0, 0).and_corn(4),
        effects: &[],
        blocker: (Wheel::ChichenItza, 5),
    },
    StartingTile {
        name: "w-chichen-itza-7",
        goods: Goods::blocks(2, 0, 0).and_corn(2),
        effects: &[Effect::Learn(Track::Theology)],
        blocker: (Wheel::ChichenItza, 7),
    },
    StartingTile {
        name: "w-chichen-itza-10",
        goods: Goods::blocks(2, 0, 0).and_corn(7),
        effects: &[],
        blocker: (Wheel::ChichenItza, 10),
    },
];
