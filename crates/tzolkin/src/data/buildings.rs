//! The 40 buildings: 32 of the base game, 8 of the expansion.

use patolli_core::rows;

use super::Effect;
use crate::{BuildingKind, Goods, Temple, Track};

/// What is printed on a building.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BuildingTile {
    /// Its name in notation.
    pub name: &'static str,
    /// The epoch on its back, 1 or 2.
    pub epoch: u8,
    /// Its frame.
    pub kind: BuildingKind,
    /// What it costs: blocks, and for one tile a skull.
    pub cost: Goods,
    /// What it brings.
    pub effects: &'static [Effect],
    /// Whether it belongs to the expansion.
    pub expansion: bool,
}

rows! {
    /// A building.
    BuildingId, BuildingTile, BUILDINGS
}

/// Buildings of the first epoch, the expansion's included.
pub const EPOCH_ONE_COUNT: usize = 18;
/// Buildings of the second epoch, the expansion's included.
pub const EPOCH_TWO_COUNT: usize = 22;

/// The buildings that can be renovated (ZE-102): those of the expansion's first epoch.
pub const RENOVATABLE: [BuildingId; 4] =
    [BuildingId::at(32), BuildingId::at(33), BuildingId::at(34), BuildingId::at(35)];

/// Every building, in the order of the component list.
pub const BUILDINGS: [BuildingTile; 40] = [
    BuildingTile {
        name: "farm-single-a",
        epoch: 1,
        kind: BuildingKind::Farm,
        cost: Goods::blocks(1, 0, 0),
        effects: &[Effect::FeedWorkers(1)],
        expansion: false,
    },
    BuildingTile {
        name: "farm-single-b",
        epoch: 1,
        kind: BuildingKind::Farm,
        cost: Goods::blocks(1, 0, 0),
        effects: &[Effect::FeedWorkers(1)],
        expansion: false,
    },
    BuildingTile {
        name: "farm-single-c",
        epoch: 1,
        kind: BuildingKind::Farm,
        cost: Goods::blocks(1, 0, 0),
        effects: &[Effect::FeedWorkers(1)],
        expansion: false,
    },
    BuildingTile {
        name: "farm-each-a",
        epoch: 1,
        kind: BuildingKind::Farm,
        cost: Goods::blocks(4, 0, 0),
        effects: &[Effect::FeedEvery],
        expansion: false,
    },
    BuildingTile {
        name: "farm-each-b",
        epoch: 1,
        kind: BuildingKind::Farm,
        cost: Goods::blocks(4, 0, 0),
        effects: &[Effect::FeedEvery],
        expansion: false,
    },
    BuildingTile {
        name: "tomb-brown-yellow",
        epoch: 1,
        kind: BuildingKind::Tomb,
        cost: Goods::blocks(2, 1, 0),
        effects: &[Effect::Climb(Temple::Chaac), Effect::Climb(Temple::Quetzalcoatl)],
        expansion: false,
    },
    BuildingTile {
        name: "tomb-brown-green",
        epoch: 1,
        kind: BuildingKind::Tomb,
        cost: Goods::blocks(1, 2, 0),
        effects: &[Effect::Climb(Temple::Chaac), Effect::Climb(Temple::Kukulkan)],
        expansion: false,
    },
    BuildingTile {
        name: "tomb-builder",
        epoch: 1,
        kind: BuildingKind::Tomb,
        cost: Goods::blocks(1, 0, 1),
        effects: &[Effect::ClimbAny, Effect::Build],
        expansion: false,
    },
    BuildingTile {
        name: "government-agriculture",
        epoch: 1,
        kind: BuildingKind::Government,
        cost: Goods::blocks(2, 0, 0),
        effects: &[Effect::Learn(Track::Agriculture)],
        expansion: false,
    },
    BuildingTile {
        name: "government-agriculture-stone",
        epoch: 1,
        kind: BuildingKind::Government,
        cost: Goods::blocks(3, 0, 0),
        effects: &[Effect::Learn(Track::Agriculture), Effect::Gain(Goods::blocks(0, 1, 0))],
        expansion: false,
    },
    BuildingTile {
        name: "government-extraction-corn",
        epoch: 1,
        kind: BuildingKind::Government,
        cost: Goods::blocks(1, 1, 0),
        effects: &[Effect::Learn(Track::Extraction), Effect::Gain(Goods::corn(1))],
        expansion: false,
    },
    BuildingTile {
        name: "government-extraction-gold",
        epoch: 1,
        kind: BuildingKind::Government,
        cost: Goods::blocks(2, 1, 0),
        effects: &[Effect::Learn(Track::Extraction), Effect::Gain(Goods::blocks(0, 0, 1))],
        expansion: false,
    },
    BuildingTile {
        name: "shrine-architecture",
        epoch: 1,
        kind: BuildingKind::Shrine,
        cost: Goods::blocks(0, 0, 1),
        effects: &[Effect::Learn(Track::Architecture)],
        expansion: false,
    },
    BuildingTile {
        name: "shrine-theology-green",
        epoch: 1,
        kind: BuildingKind::Shrine,
        cost: Goods::blocks(0, 1, 1),
        effects: &[Effect::Learn(Track::Theology), Effect::Climb(Temple::Kukulkan)],
        expansion: false,
    },
    BuildingTile {
        name: "farm-triple-a",
        epoch: 2,
        kind: BuildingKind::Farm,
        cost: Goods::blocks(2, 0, 0),
        effects: &[Effect::FeedWorkers(3)],
        expansion: false,
    },
    BuildingTile {
        name: "farm-triple-b",
        epoch: 2,
        kind: BuildingKind::Farm,
        cost: Goods::blocks(2, 0, 0),
        effects: &[Effect::FeedWorkers(3)],
        expansion: false,
    },
    BuildingTile {
        name: "farm-triple-c",
        epoch: 2,
        kind: BuildingKind::Farm,
        cost: Goods::blocks(2, 0, 0),
        effects: &[Effect::FeedWorkers(3)],
        expansion: false,
    },
    BuildingTile {
        name: "tomb-market",
        epoch: 2,
        kind: BuildingKind::Tomb,
        cost: Goods::blocks(0, 3, 0),
        effects: &[Effect::Market, Effect::Score(6)],
        expansion: false,
    },
    BuildingTile {
        name: "tomb-worker",
        epoch: 2,
        kind: BuildingKind::Tomb,
        cost: Goods::blocks(1, 1, 1),
        effects: &[Effect::Worker, Effect::Score(6)],
        expansion: false,
    },
    BuildingTile {
        name: "tomb-vp",
        epoch: 2,
        kind: BuildingKind::Tomb,
        cost: Goods::blocks(1, 0, 2),
        effects: &[Effect::Score(8)],
        expansion: false,
    },
    BuildingTile {
        name: "tomb-any-action",
        epoch: 2,
        kind: BuildingKind::Tomb,
        cost: Goods::blocks(2, 1, 1),
        effects: &[Effect::AnyAction, Effect::Score(2)],
        expansion: false,
    },
    BuildingTile {
        name: "tomb-three-temples",
        epoch: 2,
        kind: BuildingKind::Tomb,
        cost: Goods::blocks(1, 2, 1),
        effects: &[
            Effect::Climb(Temple::Chaac),
            Effect::Climb(Temple::Quetzalcoatl),
            Effect::Climb(Temple::Kukulkan),
            Effect::Score(3),
        ],
        expansion: false,
    },
    BuildingTile {
        name: "government-any-stone",
        epoch: 2,
        kind: BuildingKind::Government,
        cost: Goods::blocks(3, 0, 0),
        effects: &[Effect::LearnAny(1), Effect::Gain(Goods::blocks(0, 1, 0))],
        expansion: false,
    },
    BuildingTile {
        name: "government-any-gold",
        epoch: 2,
        kind: BuildingKind::Government,
        cost: Goods::blocks(2, 1, 0),
        effects: &[Effect::LearnAny(1), Effect::Gain(Goods::blocks(0, 0, 1))],
        expansion: false,
    },
    BuildingTile {
        name: "government-any-corn",
        epoch: 2,
        kind: BuildingKind::Government,
        cost: Goods::blocks(3, 1, 0),
        effects: &[Effect::LearnAny(1), Effect::Gain(Goods::corn(6))],
        expansion: false,
    },
    BuildingTile {
        name: "government-any-skull",
        epoch: 2,
        kind: BuildingKind::Government,
        cost: Goods::blocks(2, 2, 0),
        effects: &[Effect::LearnAny(1), Effect::Gain(Goods::skulls(1))],
        expansion: false,
    },
    BuildingTile {
        name: "shrine-brown",
        epoch: 2,
        kind: BuildingKind::Shrine,
        cost: Goods::blocks(0, 2, 0),
        effects: &[Effect::Climb(Temple::Chaac), Effect::Climb(Temple::Chaac), Effect::Score(2)],
        expansion: false,
    },
    BuildingTile {
        name: "shrine-architecture-vp",
        epoch: 2,
        kind: BuildingKind::Shrine,
        cost: Goods::blocks(0, 1, 1),
        effects: &[Effect::Learn(Track::Architecture), Effect::Score(3)],
        expansion: false,
    },
    BuildingTile {
        name: "shrine-green",
        epoch: 2,
        kind: BuildingKind::Shrine,
        cost: Goods::blocks(0, 0, 2),
        effects: &[Effect::Climb(Temple::Kukulkan), Effect::Climb(Temple::Kukulkan), Effect::Score(3)],
        expansion: false,
    },
    BuildingTile {
        name: "shrine-theology-brown-green",
        epoch: 2,
        kind: BuildingKind::Shrine,
        cost: Goods::blocks(0, 2, 1),
        effects: &[
            Effect::Learn(Track::Theology),
            Effect::Climb(Temple::Chaac),
            Effect::Climb(Temple::Kukulkan),
        ],
        expansion: false,
    },
    BuildingTile {
        name: "shrine-two-advances",
        epoch: 2,
        kind: BuildingKind::Shrine,
        cost: Goods::blocks(0, 1, 2),
        effects: &[Effect::LearnAny(2)],
        expansion: false,
    },
    BuildingTile {
        name: "shrine-yellow",
        epoch: 2,
        kind: BuildingKind::Shrine,
        cost: Goods::blocks(0, 0, 3),
        effects: &[
            Effect::Climb(Temple::Quetzalcoatl),
            Effect::Climb(Temple::Quetzalcoatl),
            Effect::Score(4),
        ],
        expansion: false,
    },
    BuildingTile {
        name: "x-farm-granary",
        epoch: 1,
        kind: BuildingKind::Farm,
        cost: Goods::blocks(3, 0, 0),
        effects: &[Effect::Income(Goods::corn(3))],
        expansion: true,
    },
    BuildingTile {
        name: "x-tomb-seasons",
        epoch: 1,
        kind: BuildingKind::Tomb,
        cost: Goods::blocks(2, 0, 1),
        effects: &[Effect::IncomeByEpoch(Goods::blocks(1, 0, 0), Goods::skulls(1))],
        expansion: true,
    },
    BuildingTile {
        name: "x-government-gold",
        epoch: 1,
        kind: BuildingKind::Government,
        cost: Goods::blocks(1, 2, 0),
        effects: &[Effect::Income(Goods::blocks(0, 0, 1))],
        expansion: true,
    },
    BuildingTile {
        name: "x-shrine-stone",
        epoch: 1,
        kind: BuildingKind::Shrine,
        cost: Goods::blocks(0, 0, 2),
        effects: &[Effect::Income(Goods::blocks(0, 1, 0))],
        expansion: true,
    },
    BuildingTile {
        name: "x-farm-harvest",
        epoch: 2,
        kind: BuildingKind::Farm,
        cost: Goods::blocks(2, 0, 0),
        effects: &[Effect::Gain(Goods::corn(8))],
        expansion: true,
    },
    BuildingTile {
        name: "x-tomb-monument",
        epoch: 2,
        kind: BuildingKind::Tomb,
        cost: Goods::blocks(1, 0, 1),
        effects: &[Effect::BuildMonument, Effect::Score(1)],
        expansion: true,
    },
    BuildingTile {
        name: "x-government-exchange",
        epoch: 2,
        kind: BuildingKind::Government,
        cost: Goods::blocks(1, 1, 0),
        effects: &[Effect::ExchangeTechnology],
        expansion: true,
    },
    BuildingTile {
        name: "x-shrine-skull",
        epoch: 2,
        kind: BuildingKind::Shrine,
        cost: Goods::blocks(0, 0, 1).and_skulls(1),
        effects: &[Effect::SkullShrine],
        expansion: true,
    },
];
