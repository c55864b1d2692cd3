//! The way of a piece that moved, hex by hex.

use std::iter;

use patolli_core::Seat;

use crate::{Hex, Tikal, data::cost, travel_costs::TravelCosts};

/// A move over the board, as its event tells it.
#[derive(Clone, Copy)]
pub(crate) struct Trip {
    pub(crate) seat: Seat,
    pub(crate) from: Hex,
    pub(crate) to: Hex,
    /// What it cost.
    pub(crate) cost: u8,
    /// Whether a secret path was part of it.
    pub(crate) secret: bool,
}

impl Tikal {
    /// Hexes between the ends of a way that costs as much as a trip did, in its order; none where tiles or camps that came later
    /// made the trip cheaper.
    pub(crate) fn hexes_between(&self, trip: Trip) -> Vec<Hex> {
        let stones = self.stone_costs_from(trip.from);
        let costs = if trip.secret { self.travel_costs_from(trip.seat, trip.from) } else { stones };
        if costs.to(trip.to) != trip.cost {
            return Vec::new();
        }
        let before = |hex: &Hex| self.hex_before(trip, costs, *hex);
        let mut hexes: Vec<Hex> =
            iter::successors(before(&trip.to), before).take_while(|it| *it != trip.from).collect();
        hexes.reverse();
        hexes
    }

    /// The hex from which a cheapest way enters another one.
    fn hex_before(&self, trip: Trip, costs: TravelCosts, hex: Hex) -> Option<Hex> {
        let is_before = |other: Hex, price: u8| price > 0 && costs.to(other) + price == costs.to(hex);
        let over_stones =
            hex.neighbours().find(|(side, it)| is_before(*it, self.cache.crossing_cost(hex, *side)));
        let mut camps = self.camps_of(trip.seat);
        let joins = trip.secret && camps.has(hex);
        over_stones
            .map(|it| it.1)
            .or_else(|| joins.then(|| camps.find(|it| is_before(*it, cost::SECRET_PATH))).flatten())
    }
}
