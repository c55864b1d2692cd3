//! The terrain tiles and the four printed hexes.

use std::{fmt, str::FromStr};

use patolli_core::{Arg, ToArg, serde_as_text};

use crate::{Hex, Terrain};

/// A terrain tile or a printed hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tile {
    /// Its name: the letter on the back and a number.
    pub name: &'static str,
    /// What it shows.
    pub terrain: Terrain,
    /// Stones by side, clockwise from the top, unturned.
    pub stones: [u8; 6],
}

/// A hex printed on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PrintedHex {
    /// Where it lies.
    pub hex: Hex,
    /// What it shows.
    pub tile: Tile,
}

/// Number of terrain tiles.
pub const TILE_COUNT: usize = 36;

/// The terrain tiles, by letter.
pub const TILES: [Tile; TILE_COUNT] = [
    tile("a1", temple(1), [2, 1, 0, 0, 0, 0]),
    tile("a2", temple(2), [2, 0, 1, 0, 0, 0]),
    tile("a3", temple(2), [2, 0, 0, 1, 0, 0]),
    tile("a4", treasure(4), [2, 0, 1, 0, 0, 0]),
    tile("a5", treasure(4), [2, 0, 0, 0, 1, 0]),
    tile("a6", Terrain::Jungle, [1, 1, 0, 1, 0, 0]),
    tile("b1", temple(2), [2, 0, 0, 0, 1, 0]),
    tile("b2", temple(3), [2, 0, 0, 1, 0, 0]),
    tile("b3", treasure(4), [2, 0, 0, 0, 0, 1]),
    tile("b4", Terrain::Jungle, [2, 1, 0, 0, 0, 0]),
    tile("b5", Terrain::Jungle, [2, 0, 1, 0, 0, 0]),
    tile("b6", Terrain::Volcano, [0, 0, 0, 0, 0, 0]),
    tile("c1", temple(3), [3, 0, 0, 0, 0, 0]),
    tile("c2", temple(4), [2, 0, 0, 0, 1, 0]),
    tile("c3", treasure(3), [3, 0, 0, 0, 0, 0]),
    tile("c4", Terrain::Jungle, [3, 0, 0, 0, 0, 0]),
    tile("c5", Terrain::Jungle, [1, 1, 0, 1, 0, 0]),
    tile("d1", temple(5), [3, 0, 0, 0, 0, 0]),
    tile("d2", temple(5), [2, 0, 0, 1, 0, 0]),
    tile("d3", treasure(3), [3, 0, 0, 0, 0, 0]),
    tile("d4", Terrain::Jungle, [1, 0, 1, 0, 1, 0]),
    tile("d5", Terrain::Volcano, [0, 0, 0, 0, 0, 0]),
    tile("e1", temple(5), [3, 0, 0, 0, 0, 0]),
    tile("e2", temple(6), [3, 0, 0, 0, 0, 0]),
    tile("e3", treasure(2), [2, 0, 0, 0, 0, 1]),
    tile("e4", Terrain::Jungle, [2, 0, 0, 1, 0, 0]),
    tile("e5", Terrain::Jungle, [2, 0, 0, 1, 0, 0]),
    tile("f1", temple(4), [3, 0, 0, 0, 0, 0]),
    tile("f2", temple(4), [2, 1, 0, 0, 0, 0]),
    tile("f3", treasure(2), [2, 0, 0, 1, 0, 0]),
    tile("f4", Terrain::Jungle, [2, 0, 0, 1, 0, 0]),
    tile("f5", Terrain::Volcano, [0, 0, 0, 0, 0, 0]),
    tile("g1", temple(3), [2, 0, 0, 0, 0, 1]),
    tile("g2", temple(3), [2, 0, 1, 0, 0, 0]),
    tile("g3", treasure(2), [3, 0, 0, 0, 0, 0]),
    tile("g4", Terrain::Jungle, [2, 0, 0, 1, 0, 0]),
];

/// The hexes explored from the start.
pub const PRINTED_HEXES: [PrintedHex; 4] = [
    printed(0, 4, "base_camp", Terrain::BaseCamp, [1, 1, 1, 0, 0, 0]),
    printed(0, 3, "start_temple_north", temple(1), [1, 1, 0, 1, 0, 0]),
    printed(1, 3, "start_jungle", Terrain::Jungle, [1, 1, 1, 0, 0, 0]),
    printed(1, 4, "start_temple_south", temple(1), [0, 1, 0, 0, 0, 1]),
];

/// Where every expedition enters the jungle.
pub const BASE_CAMP: Hex = PRINTED_HEXES[0].hex;

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
        (0u8..).map(Self).take(TILE_COUNT)
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

impl TileId {
    /// What the tile shows.
    pub const fn tile(self) -> &'static Tile {
        &TILES[self.index()]
    }

    /// The letter on its back.
    pub const fn letter(self) -> char {
        self.tile().name.as_bytes()[0].to_ascii_uppercase() as char
    }

    /// The sides with stones after `turns` steps clockwise, one bit each.
    pub(crate) const fn stone_sides(self, turns: u8) -> u8 {
        STONE_SIDES[self.index()][turns as usize]
    }

    /// Number of rotations of it that look different: 6, or fewer if its stones repeat.
    pub const fn distinct_rotations(self) -> u8 {
        DISTINCT_ROTATIONS[self.index()]
    }

    /// Message key of what it shows.
    pub const fn key(self) -> &'static str {
        match self.tile().terrain {
            Terrain::BaseCamp => "base-camp",
            Terrain::Temple { .. } => "temple",
            Terrain::Jungle => "clearing",
            Terrain::Treasure { .. } => "treasure-site",
            Terrain::Volcano => "volcano",
        }
    }

    /// Whether it is a volcano.
    pub const fn is_volcano(self) -> bool {
        matches!(self.tile().terrain, Terrain::Volcano)
    }
}

impl Tile {
    /// Stones by side after `turns` steps clockwise.
    pub const fn rotated(&self, turns: u8) -> [u8; 6] {
        let mut stones = [0; 6];
        let mut side = 0;
        while side < 6 {
            stones[(side + turns as usize) % 6] = self.stones[side];
            side += 1;
        }
        stones
    }
}

/// Stones of every tile in every lie.
const ROTATED_STONES: [[[u8; 6]; 6]; TILE_COUNT] = {
    let mut table = [[[0; 6]; 6]; TILE_COUNT];
    let mut index = 0;
    while index < TILE_COUNT {
        let mut turns = 0;
        while turns < 6 {
            table[index][turns as usize] = TILES[index].rotated(turns);
            turns += 1;
        }
        index += 1;
    }
    table
};

/// Sides with stones of every tile in every lie.
const STONE_SIDES: [[u8; 6]; TILE_COUNT] = {
    let mut table = [[0; 6]; TILE_COUNT];
    let mut index = 0;
    while index < TILE_COUNT * 36 {
        let (tile, turns, side) = (index / 36, index / 6 % 6, index % 6);
        if ROTATED_STONES[tile][turns][side] > 0 {
            table[tile][turns] |= 1 << side;
        }
        index += 1;
    }
    table
};

/// Number of rotations of every tile that look different.
const DISTINCT_ROTATIONS: [u8; TILE_COUNT] = {
    let mut table = [0; TILE_COUNT];
    let mut index = 0;
    while index < TILE_COUNT {
        let mut turns = 1;
        while turns < 6 && !same(ROTATED_STONES[index][turns as usize], ROTATED_STONES[index][0]) {
            turns += 1;
        }
        table[index] = turns;
        index += 1;
    }
    table
};

const fn same(one: [u8; 6], other: [u8; 6]) -> bool {
    let mut side = 0;
    while side < 6 {
        if one[side] != other[side] {
            return false;
        }
        side += 1;
    }
    true
}

const fn temple(value: u8) -> Terrain {
    Terrain::Temple { value }
}

const fn treasure(masks: u8) -> Terrain {
    Terrain::Treasure { masks }
}

const fn tile(name: &'static str, terrain: Terrain, stones: [u8; 6]) -> Tile {
    Tile { name, terrain, stones }
}

const fn printed(column: u8, row: u8, name: &'static str, terrain: Terrain, stones: [u8; 6]) -> PrintedHex {
    let Some(hex) = Hex::at(column, row) else { panic!("printed hexes lie on the board") };
    PrintedHex { hex, tile: tile(name, terrain, stones) }
}
