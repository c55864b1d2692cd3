//! Small words of the game: terrain, tiles, pieces, motifs.

use std::{fmt, str::FromStr};

use patolli_core::{Arg, ToArg};
use serde::Serialize;

use crate::data::TILES;

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

impl Serialize for TileId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

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

/// What a treasure token shows; three tokens each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Motif {
    /// Golden statue.
    Statue,
    /// Painted plate.
    Plate,
    /// Jade mask.
    JadeMask,
    /// Clay jug.
    Jug,
    /// Obsidian knife.
    Knife,
    /// Feather crown.
    Crown,
    /// Bone flute.
    Flute,
    /// Sun disc.
    SunDisc,
}

impl Motif {
    /// All motifs, in the order of the component list.
    pub const ALL: [Self; 8] = [
        Self::Statue,
        Self::Plate,
        Self::JadeMask,
        Self::Jug,
        Self::Knife,
        Self::Crown,
        Self::Flute,
        Self::SunDisc,
    ];

    /// The motif as an index from 0 to 7.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name: in notation, as icon and as message key.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Statue => "statue",
            Self::Plate => "plate",
            Self::JadeMask => "jade-mask",
            Self::Jug => "jug",
            Self::Knife => "knife",
            Self::Crown => "crown",
            Self::Flute => "flute",
            Self::SunDisc => "sun-disc",
        }
    }
}

impl ToArg for Motif {
    fn to_arg(&self) -> Option<Arg> {
        Some(Arg::Term(self.key()))
    }
}

impl fmt::Display for Motif {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for Motif {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|it| it.key() == text).ok_or(())
    }
}
