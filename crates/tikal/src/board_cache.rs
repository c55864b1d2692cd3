//! What follows from the tiles alone: terrain, stones and the price of every way.

use std::hash::{Hash, Hasher};

use crate::{
    HEXES, Hex, HexSet, Side, Terrain,
    data::Tile,
    travel_costs::{TravelCosts, UNREACHABLE},
};

/// What follows from the tiles alone; kept so that asking is cheap, never part of what a position *is*.
#[derive(Clone, Debug)]
pub(crate) struct BoardCache {
    /// Explored hexes.
    pub explored: HexSet,
    /// Volcanoes, which nobody enters.
    pub volcanoes: HexSet,
    /// Temples.
    pub temples: HexSet,
    /// Clearings.
    pub jungle: HexSet,
    /// Treasure sites, emptied or not.
    pub sites: HexSet,
    /// Free hexes next to an explored one.
    pub frontier: HexSet,
    stones: [[u8; 6]; HEXES],
    /// For each hex the sides, one bit each, where a hex lies that one can stand on.
    walkable_sides: [u8; HEXES],
    /// Those of them where that hex has stones on its side of the border.
    paved_sides: [u8; HEXES],
    costs: [TravelCosts; HEXES],
}

// Two positions with the same tiles have the same chart, so it need not be compared or hashed.
impl PartialEq for BoardCache {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}
impl Eq for BoardCache {}
impl Hash for BoardCache {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl BoardCache {
    /// The chart of a board without any explored hex.
    pub const fn new() -> Self {
        Self {
            explored: HexSet::EMPTY,
            volcanoes: HexSet::EMPTY,
            temples: HexSet::EMPTY,
            jungle: HexSet::EMPTY,
            sites: HexSet::EMPTY,
            frontier: HexSet::EMPTY,
            stones: [[0; 6]; HEXES],
            walkable_sides: [0; HEXES],
            paved_sides: [0; HEXES],
            costs: [TravelCosts::FAR; HEXES],
        }
    }

    /// Adds a tile that lies on `hex`, turned clockwise by `turns` steps.
    pub fn add_tile(&mut self, hex: Hex, tile: &Tile, turns: u8) {
        self.stones[hex.index()] = tile.rotated(turns);
        self.explored.add(hex);
        self.frontier = self.frontier.or(hex.neighbour_set()).without(self.explored);
        match tile.terrain {
            Terrain::Temple { .. } => self.temples.add(hex),
            Terrain::Jungle => self.jungle.add(hex),
            Terrain::Treasure { .. } => self.sites.add(hex),
            Terrain::Volcano => self.volcanoes.add(hex),
            Terrain::BaseCamp => {}
        }
        if tile.terrain != Terrain::Volcano {
            self.mark_walkable(hex);
            self.connect(hex);
        }
    }

    /// Hexes a piece may stand on.
    pub const fn walkable(&self) -> HexSet {
        self.explored.without(self.volcanoes)
    }

    /// Stones of a hex by side.
    pub const fn stones(&self, hex: Hex) -> [u8; 6] {
        self.stones[hex.index()]
    }

    /// Price of crossing a side of a hex; 0 where it is closed.
    pub fn crossing_cost(&self, hex: Hex, side: Side) -> u8 {
        let open = self.walkable();
        match hex.neighbour(side) {
            Some(next) if open.has(hex) && open.has(next) => self.border(hex, side, next),
            _ => 0,
        }
    }

    /// Stones on both sides of a border.
    fn border(&self, hex: Hex, side: Side, next: Hex) -> u8 {
        self.stones[hex.index()][side as usize] + self.stones[next.index()][side.opposite() as usize]
    }

    /// Whether a tile with stones on these sides, one bit each, could be entered on `hex` from a hex one can stand on.
    pub const fn enterable(&self, hex: Hex, sides: u8) -> bool {
        self.paved_sides[hex.index()] != 0 || self.walkable_sides[hex.index()] & sides != 0
    }

    /// TR-07: whether a tile that must be enterable has a place at all; it does not depend on the tile.
    pub fn has_enterable_hex(&self) -> bool {
        let open = self.walkable();
        let mut frontier = self.frontier;
        frontier.any(|hex| !hex.neighbour_set().and(open).is_empty())
    }

    /// Tells the neighbours of a hex that one can stand there.
    fn mark_walkable(&mut self, hex: Hex) {
        for (side, next) in hex.neighbours() {
            self.walkable_sides[next.index()] |= side.opposite().bit();
            if self.stones[hex.index()][side as usize] > 0 {
                self.paved_sides[next.index()] |= side.opposite().bit();
            }
        }
    }

    /// Prices of the cheapest ways from a hex over stones.
    pub const fn costs_from(&self, from: Hex) -> TravelCosts {
        self.costs[from.index()]
    }

    /// Joins a hex to the net of ways. Every new cheapest way leads through the new hex exactly once.
    fn connect(&mut self, hex: Hex) {
        let mut from_new = TravelCosts::from_hex(hex);
        for side in Side::ALL {
            let cost = self.crossing_cost(hex, side);
            if let Some(next) = hex.neighbour(side).filter(|_| cost > 0) {
                from_new = from_new.min_via(self.costs_from(next), cost);
            }
        }
        self.costs[hex.index()] = from_new;
        for other in from_new.within(UNREACHABLE - 1) {
            let way = &mut self.costs[other.index()];
            *way = way.min_via(from_new, from_new.to(other));
        }
    }
}
