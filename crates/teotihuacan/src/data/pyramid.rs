//! The pyramid: its ground, its 32 tiles, the 15 decorations and where they go.

use patolli_core::rows;

use crate::{Icon, Side};

/// Icons of a pyramid tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PyramidTile {
    /// Its name in notation.
    pub name: &'static str,
    /// Its corners, clockwise from the top left, before it is turned.
    pub corners: [Icon; 4],
    /// Number of turns that look different: 1, 2 or 4. Those beyond repeat the first ones.
    pub different_turns: u8,
}

/// Icons of a decoration.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DecorationTile {
    /// Its name in notation.
    pub name: &'static str,
    /// Left and right icon while its arrow points down, as on the top side.
    pub icons: [Icon; 2],
}

rows! {
    /// A pyramid tile.
    PyramidId, PyramidTile, PYRAMID_TILES
}

rows! {
    /// A decoration tile.
    DecorationId, DecorationTile, DECORATION_TILES
}

const fn tile(name: &'static str, letters: [u8; 4]) -> PyramidTile {
    let [a, b, c, d] = letters;
    let corners = [Icon::from_letter(a), Icon::from_letter(b), Icon::from_letter(c), Icon::from_letter(d)];
    let different_turns = match (a == c && b == d, a == b) {
        (true, true) => 1,
        (true, false) => 2,
        (false, _) => 4,
    };
    PyramidTile { name, corners, different_turns }
}

const fn decoration(name: &'static str, letters: [u8; 2]) -> DecorationTile {
    DecorationTile { name, icons: [Icon::from_letter(letters[0]), Icon::from_letter(letters[1])] }
}

/// Cells of the ground, by row and column.
pub const GROUND_ICONS: [&[u8; 8]; 8] =
    [b"nnnbbnnn", b"gggbbnnn", b"nnnbnrrr", b"ggrnnbbb", b"ggrnbrrr", b"nnrnbggg", b"bbbrrnnn", b"gggrrnnn"];

/// Tiles on a side of each level, from the lowest.
pub const LEVEL_SIZES: [u8; 4] = [4, 3, 2, 1];

/// Icons printed outside the grid where the first decoration of a side goes, read left to right or top to bottom.
pub const OUTSIDE_ICONS: [&[u8; 2]; 4] = [b"rg", b"ng", b"bn", b"br"];

/// The two cells, by row and column, under steps 2 to 4 of a side.
pub const fn decoration_cells(side: Side, step: u8) -> [(u8, u8); 2] {
    let depth = step - 2;
    match side {
        Side::Top => [(depth, 3), (depth, 4)],
        Side::Right => [(3, 7 - depth), (4, 7 - depth)],
        Side::Bottom => [(7 - depth, 3), (7 - depth, 4)],
        Side::Left => [(3, depth), (4, depth)],
    }
}

/// Level, row and column of the tiles laid at the start with 2 players.
pub const LAYOUT_2: &[(u8, u8, u8)] = &[
    (1, 0, 0),
    (1, 0, 1),
    (1, 1, 0),
    (1, 1, 1),
    (1, 1, 2),
    (1, 1, 3),
    (1, 2, 0),
    (1, 2, 1),
    (1, 2, 2),
    (1, 2, 3),
    (1, 3, 2),
    (1, 3, 3),
    (2, 0, 0),
    (2, 2, 2),
];

/// Level, row and column of the tiles laid at the start with 3 players.
pub const LAYOUT_3: &[(u8, u8, u8)] = &[
    (1, 1, 0),
    (1, 1, 1),
    (1, 1, 2),
    (1, 1, 3),
    (1, 2, 0),
    (1, 2, 1),
    (1, 2, 2),
    (1, 2, 3),
    (2, 1, 0),
    (2, 1, 2),
];

/// Level, row and column of the tiles laid at the start with 4 players.
pub const LAYOUT_4: &[(u8, u8, u8)] =
    &[(1, 0, 1), (1, 0, 2), (1, 1, 0), (1, 1, 3), (1, 2, 0), (1, 2, 3), (1, 3, 1), (1, 3, 2)];

/// Every pyramid tile.
pub const PYRAMID_TILES: [PyramidTile; 32] = [
    tile("p1", *b"bnRg"),
    tile("p2", *b"nbrG"),
    tile("p3", *b"nrbG"),
    tile("p4", *b"gnbR"),
    tile("p5", *b"gnbr"),
    tile("p6", *b"gnrb"),
    tile("p7", *b"gnrB"),
    tile("p8", *b"gbrn"),
    tile("p9", *b"gBrn"),
    tile("p10", *b"bnrn"),
    tile("p11", *b"Bnrn"),
    tile("p12", *b"gnrn"),
    tile("p13", *b"gnRn"),
    tile("p14", *b"bnGn"),
    tile("p15", *b"bngn"),
    tile("p16", *b"bngr"),
    tile("p17", *b"bngR"),
    tile("p18", *b"gnbr"),
    tile("p19", *b"nnnr"),
    tile("p20", *b"bnnn"),
    tile("p21", *b"nnng"),
    tile("p22", *b"bnng"),
    tile("p23", *b"gnnb"),
    tile("p24", *b"nngr"),
    tile("p25", *b"Gnnr"),
    tile("p26", *b"bnnR"),
    tile("p27", *b"bnnr"),
    tile("p28", *b"gbGb"),
    tile("p29", *b"rBrb"),
    tile("p30", *b"grgR"),
    tile("p31", *b"nnnn"),
    tile("p32", *b"nnnn"),
];

/// Every decoration tile.
pub const DECORATION_TILES: [DecorationTile; 15] = [
    decoration("d1", *b"BR"),
    decoration("d2", *b"nB"),
    decoration("d3", *b"GG"),
    decoration("d4", *b"BG"),
    decoration("d5", *b"RB"),
    decoration("d6", *b"Bn"),
    decoration("d7", *b"RR"),
    decoration("d8", *b"GB"),
    decoration("d9", *b"RG"),
    decoration("d10", *b"Gn"),
    decoration("d11", *b"nR"),
    decoration("d12", *b"BB"),
    decoration("d13", *b"GR"),
    decoration("d14", *b"Rn"),
    decoration("d15", *b"nG"),
];
