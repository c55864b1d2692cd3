//! What a sane value says of things in Teotihuacan.

use patolli_core::Seat;
use patolli_teotihuacan::{Board, Gift, Resources, Temple, Teotihuacan};

use crate::value::{Offer, PriceRule};

/// Wood of which one more is a surplus: from the tenth to the thirtieth.
const SURPLUS: std::ops::RangeInclusive<u8> = 10..=30;

/// Everything a seat can be given here.
pub(super) fn offers(game: &Teotihuacan, seat: Seat) -> Vec<Offer<Teotihuacan>> {
    let mut offers = Vec::new();
    if !game.is_between_turns() {
        return offers;
    }
    let mut offer = |name, rule, before: &Teotihuacan, gift| {
        let mut after = before.clone();
        if after.give(seat, gift) {
            offers.push(Offer { name, rule, before: before.clone(), after });
        }
    };
    offer("worker", PriceRule::Asset, game, Gift::Worker(Board::Palace));
    for technology in game.technologies() {
        offer("technology", PriceRule::Asset, game, Gift::Technology(technology));
    }
    for temple in Temple::ALL {
        offer("step", PriceRule::Asset, game, Gift::Step(temple));
    }
    for kind in 0..7 {
        offer("mask", PriceRule::Asset, game, Gift::Mask(kind));
    }
    offer("space of the avenue", PriceRule::Asset, game, Gift::Avenue);
    offer("space of the pyramid track", PriceRule::Asset, game, Gift::PyramidTrack);
    for wood in SURPLUS.step_by(4) {
        let mut rich = game.clone();
        let missing = (wood - 1).saturating_sub(game.resources(seat).wood);
        rich.give(seat, Gift::Resources(Resources { wood: missing, ..Resources::NONE }));
        let one = Resources { wood: 1, ..Resources::NONE };
        offer("wood of a hoard", PriceRule::Surplus, &rich, Gift::Resources(one));
    }
    offers
}
