//! Small words of the game: wheels, temples, technologies, blocks.

use patolli_core::named;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

named! {
    /// One of the five wheels the calendar drives.
    Wheel {
        /// Corn and wood from the jungle.
        Palenque = "pal",
        /// Blocks and skulls.
        Yaxchilan = "yax",
        /// Technologies, buildings, temples.
        Tikal = "tik",
        /// Trade, workers, building for corn.
        Uxmal = "uxm",
        /// Skulls for the gods.
        ChichenItza = "chi",
    }
}

impl Wheel {
    /// The four small wheels.
    pub const SMALL: [Self; 4] = [Self::Palenque, Self::Yaxchilan, Self::Tikal, Self::Uxmal];

    /// The highest numbered position (Z-006).
    pub const fn last(self) -> u8 {
        if matches!(self, Self::ChichenItza) { 10 } else { 7 }
    }

    /// How many teeth the wheel has, the two without a number counted (Z-007).
    pub const fn teeth(self) -> u8 {
        if matches!(self, Self::ChichenItza) { 13 } else { 10 }
    }

    /// The highest numbered action that is no free choice.
    pub const fn actions(self) -> u8 {
        if matches!(self, Self::ChichenItza) { 9 } else { 5 }
    }

    /// Whether a position gives the free choice of the wheel's actions (Z-114), hidden positions included.
    pub const fn is_free_choice(self, position: u8) -> bool {
        position > self.actions()
    }

    /// Message key of its full name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Palenque => "palenque",
            Self::Yaxchilan => "yaxchilan",
            Self::Tikal => "wheel-tikal",
            Self::Uxmal => "uxmal",
            Self::ChichenItza => "chichen-itza",
        }
    }
}

named! {
    /// One of the three temples, left to right (Z-199 to Z-201).
    Temple {
        /// Brown.
        Chaac = "chaac",
        /// Yellow.
        Quetzalcoatl = "quetzalcoatl",
        /// Green.
        Kukulkan = "kukulkan",
    }
}

named! {
    /// One of the four technologies (Z-204).
    Track {
        /// More corn.
        Agriculture = "agriculture",
        /// More blocks.
        Extraction = "extraction",
        /// Better buildings.
        Architecture = "architecture",
        /// More from the gods.
        Theology = "theology",
    }
}

named! {
    /// A kind of block (Z-022).
    Block {
        /// Wood.
        Wood = "wood",
        /// Stone.
        Stone = "stone",
        /// Gold.
        Gold = "gold",
    }
}

named! {
    /// What a worker brings home from the jungle (Z-151, Z-159).
    HarvestKind {
        /// Corn, with a corn tile where one lies open.
        Corn = "corn",
        /// Wood, with a wood tile.
        Wood = "wood",
        /// Corn from under a burned wood tile.
        Burn = "burn",
    }
}

named! {
    /// The frame of a building or monument (Z-267).
    BuildingKind {
        /// Yellow: feeds workers.
        Farm = "farm",
        /// Grey.
        Tomb = "tomb",
        /// Green.
        Government = "government",
        /// Blue.
        Shrine = "shrine",
    }
}

named! {
    /// What a quick-action tile lets one do (ZE-150 to ZE-156).
    QuickAction {
        /// Gain 3 corn.
        Corn = "corn-3",
        /// Gain 1 wood and 1 corn.
        Wood = "wood-1-corn-1",
        /// Gain 1 stone.
        Stone = "stone-1",
        /// Gain 1 gold.
        Gold = "gold-1",
        /// Advance a technology at the usual cost.
        Technology = "technology",
        /// Trade as at the market.
        Market = "market",
        /// Pay 1 corn and build one building.
        Build = "build-for-1-corn",
    }
}

/// A position of a wheel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct WheelPosition {
    /// The wheel.
    pub wheel: Wheel,
    /// The number of the position, from 0.
    pub position: u8,
}

/// A set of temples, technologies or kinds of blocks; in JSON the list of their names.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct IndexSet(u8);

impl IndexSet {
    /// None.
    pub const EMPTY: Self = Self(0);
    /// All three kinds of blocks.
    pub const BLOCKS: Self = Self(0b111);
    /// All three temples.
    pub const TEMPLES: Self = Self(0b111);
    /// All four technologies.
    pub const TRACKS: Self = Self(0b1111);

    /// Only the one with this index.
    pub const fn only(index: usize) -> Self {
        Self(1 << index)
    }

    /// All but the one with this index.
    #[must_use]
    pub const fn without(self, index: usize) -> Self {
        Self(self.0 & !(1 << index))
    }

    /// The set and the one with this index.
    #[must_use]
    pub const fn with(self, index: usize) -> Self {
        Self(self.0 | 1 << index)
    }

    /// All that belong to this set or to `other`.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether nothing belongs to it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether nothing belongs to both sets.
    pub const fn is_disjoint(self, other: Self) -> bool {
        self.0 & other.0 == 0
    }

    /// Whether one with a higher index belongs to it.
    pub const fn has_after(self, index: usize) -> bool {
        self.0 >> (index + 1) != 0
    }

    /// Whether the one with this index belongs to it.
    pub const fn has(self, index: usize) -> bool {
        self.0 & (1 << index) != 0
    }

    /// The index of the only one that belongs to it.
    pub const fn single(self) -> Option<usize> {
        if self.0.is_power_of_two() { Some(self.0.trailing_zeros() as usize) } else { None }
    }

    /// Whether all of its members are among those of `whole`.
    pub(crate) const fn is_subset_of(self, whole: Self) -> bool {
        self.0 & !whole.0 == 0
    }

    /// The temples that belong to it.
    pub fn temples(self) -> impl Iterator<Item = Temple> {
        Temple::ALL.into_iter().filter(move |it| self.has(it.index()))
    }

    /// The technologies that belong to it.
    pub fn tracks(self) -> impl Iterator<Item = Track> {
        Track::ALL.into_iter().filter(move |it| self.has(it.index()))
    }
}

macro_rules! sets_of {
    ($($member:ident),+) => {
        $(impl From<&IndexSet> for Vec<$member> {
            fn from(set: &IndexSet) -> Self {
                $member::ALL.into_iter().filter(|it| set.has(it.index())).collect()
            }
        }

        impl From<Vec<$member>> for IndexSet {
            fn from(members: Vec<$member>) -> Self {
                members.into_iter().fold(Self::EMPTY, |set, it| set.with(it.index()))
            }
        })+
    };
}

sets_of!(Temple, Track, Block);
