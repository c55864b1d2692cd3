//! Small words of the game: terrain, pieces, motifs, phases, kinds of turns.

use std::{fmt, str::FromStr};

use patolli_core::{Arg, Seat, ToArg, named, serde_as_text};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Hex;

/// What a hex shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case", tag = "kind")]
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
    /// A site with a number of treasures.
    Treasure {
        /// Golden masks on the tile.
        masks: u8,
    },
    /// A volcano, which nobody enters.
    Volcano,
}

/// A kind of expedition piece.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, JsonSchema)]
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

/// The highest bid of an auction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HighestBid {
    /// Seat that bid.
    pub seat: Seat,
    /// Points bid, paid when the auction ends.
    pub points: u16,
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

named! {
    /// What is asked now.
    Phase {
        /// Bid for a turn or pass.
        Bid = "bid",
        /// Choose an open tile.
        Take = "take",
        /// Place the tile in hand.
        Place = "place",
        /// Spend action points.
        Act = "act",
        /// Nothing; the game is over.
        Over = "over",
    }
}

named! {
    /// What kind of turn a seat has.
    TurnKind {
        /// A tile, then action points.
        Normal = "normal",
        /// Action points, then scoring.
        Scoring = "scoring",
        /// The turn in which the volcano is placed at last.
        AfterVolcano = "after-volcano",
    }
}
