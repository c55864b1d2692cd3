//! Small words of the game: terrain, tiles, pieces, motifs.

use std::{fmt, str::FromStr};

use patolli_core::{Arg, ToArg, named, serde_as_text};
use serde::Serialize;

use crate::{Hex, data::TILES};

/// What a hex shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Terrain {
    /// Where every expedition enters the jungle.
    BaseCamp,
    /// A pyramid with its printed value.
    Temple {
        /// The printed value.
        value: u8,
    },
    /// A clearing where a camp may be built.
    Jungle,
    /// A site of so many treasures.
    Treasure {
        /// Golden masks on the tile.
        masks: u8,
    },
    /// A volcano, which nobody enters.
    Volcano,
}

/// One of the 36 terrain tiles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TileId(u8);

impl TileId {
    /// The tile with this place in the table of tiles.
    pub(crate) const fn from_index(index: u8) -> Self {
        Self(index)
    }

    /// Every tile.
    pub fn all() -> impl Iterator<Item = Self> {
        (0u8..36).map(Self)
    }

    /// The tile as an index from 0 to 35.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tile().name)
    }
}

impl FromStr for TileId {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::all().find(|it| TILES[it.index()].name == text).ok_or(())
    }
}

serde_as_text!(TileId);

impl ToArg for TileId {
    fn to_arg(&self) -> Option<Arg> {
        Some(Arg::Text(self.to_string()))
    }
}

/// A kind of expedition piece.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Piece {
    /// A member.
    Member,
    /// The leader, who counts three in a majority.
    Leader,
}

impl Piece {
    /// Message key of the piece.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Member => "member",
            Self::Leader => "leader",
        }
    }
}

impl ToArg for Piece {
    fn to_arg(&self) -> Option<Arg> {
        Some(Arg::Term(self.key()))
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Member => "m",
            Self::Leader => "l",
        })
    }
}

impl FromStr for Piece {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "m" => Ok(Self::Member),
            "l" => Ok(Self::Leader),
            _ => Err(()),
        }
    }
}

/// Where an expedition's leader is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Leader {
    /// In the supply.
    Supply,
    /// On a hex.
    On(Hex),
    /// On top of a temple, guarding it.
    Guards(Hex),
    /// Removed from the game.
    Removed,
}

/// As text: `supply`, `h23`, `guards h23`, `removed`.
impl fmt::Display for Leader {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Supply => f.write_str("supply"),
            Self::On(hex) => hex.fmt(f),
            Self::Guards(hex) => write!(f, "guards {hex}"),
            Self::Removed => f.write_str("removed"),
        }
    }
}

impl FromStr for Leader {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "supply" => Ok(Self::Supply),
            "removed" => Ok(Self::Removed),
            _ => match text.strip_prefix("guards ") {
                Some(hex) => hex.parse().map(Self::Guards),
                None => text.parse().map(Self::On),
            },
        }
    }
}

serde_as_text!(Leader);

named! {
    /// What a treasure token shows; three tokens each.
    Motif {
        /// Golden statue.
        Statue = "statue",
        /// Painted plate.
        Plate = "plate",
        /// Jade mask.
        JadeMask = "jade-mask",
        /// Clay jug.
        Jug = "jug",
        /// Obsidian knife.
        Knife = "knife",
        /// Feather crown.
        Crown = "crown",
        /// Bone flute.
        Flute = "flute",
        /// Sun disc.
        SunDisc = "sun-disc",
    }
}
