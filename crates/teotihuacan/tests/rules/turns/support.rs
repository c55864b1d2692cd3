//! Words that several files of this part share.

use patolli_teotihuacan::{Event, Illegal};

use crate::scenario::{Scenario, read};

/// The boards as printed, clockwise.
pub const RING: [&str; 8] =
    ["palace", "quarry", "alchemy", "forest", "construction", "decorations", "nobles", "gold-deposits"];

/// Every discovery tile with its price in cocoa, wood, stone and gold.
pub const PRICES: [(&str, [u8; 4]); 21] = [
    ("mask-1", [2, 0, 0, 1]),
    ("mask-2", [1, 1, 0, 0]),
    ("mask-3", [1, 1, 0, 0]),
    ("mask-4", [0, 1, 0, 0]),
    ("mask-5", [0, 1, 0, 0]),
    ("mask-6", [0, 1, 0, 0]),
    ("mask-7", [0, 1, 0, 0]),
    ("score-4-vp", [0, 1, 0, 0]),
    ("three-resources", [1, 0, 0, 0]),
    ("two-resources", [0, 0, 0, 0]),
    ("avenue-step", [1, 0, 0, 0]),
    ("tile-temple-any", [1, 0, 0, 0]),
    ("tile-temple-blue", [0, 0, 0, 0]),
    ("tile-temple-red", [0, 0, 0, 0]),
    ("tile-temple-green", [0, 0, 0, 0]),
    ("four-cocoa", [0, 0, 0, 1]),
    ("two-power-ups", [1, 0, 0, 0]),
    ("double-move", [0, 0, 0, 0]),
    ("no-cocoa", [0, 0, 0, 0]),
    ("free-move", [0, 0, 0, 0]),
    ("virtual-worker", [0, 0, 0, 0]),
];

/// Tiles that name the moment at which they are used.
pub const MOMENTS: [&str; 4] = ["double-move", "no-cocoa", "free-move", "virtual-worker"];

/// Technologies laid out: upper row blue, red, green, then the lower one.
pub const LAID_OUT: [&str; 6] = ["tech-1", "tech-3", "tech-5", "tech-9", "tech-13", "tech-15"];

/// So much cocoa is missing.
pub fn too_little(need: u8, have: u16) -> Illegal {
    crate::scenario::short_of_cocoa(need, have)
}

/// No unused tile of this kind.
pub fn no_tile(tile: &str) -> Illegal {
    Illegal::NoTile { tile: read(tile) }
}

/// A seat has exactly this cocoa, wood, stone and gold.
pub fn goods(table: Scenario, who: &str, [cocoa, wood, stone, gold]: [u8; 4]) -> Scenario {
    table.cocoa(who, cocoa.into()).resources(who, wood, stone, gold)
}

/// How often something happened in the last call of `play`.
pub fn count(table: &Scenario, wanted: impl Fn(&Event) -> bool) -> usize {
    table.events().iter().filter(|it| wanted(it)).count()
}

/// The decisions on offer that begin like this, sorted.
pub fn offered_as(table: &Scenario, begin: &str) -> Vec<String> {
    let mut found = table.offered();
    found.retain(|it| it.starts_with(begin));
    found.sort();
    found
}
