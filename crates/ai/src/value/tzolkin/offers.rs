//! What a sane value says of things in Tzolk'in.

use patolli_core::Seat;
use patolli_tzolkin::{Blocks, Gift, Temple, Track, Tzolkin};

use crate::value::{Offer, PriceRule};

/// Wood of which one more is a surplus: from the tenth to the thirtieth.
const SURPLUS: std::ops::RangeInclusive<u16> = 10..=30;

/// Everything a seat can be given or can use up here.
pub(super) fn offers(game: &Tzolkin, seat: Seat) -> Vec<Offer<Tzolkin>> {
    let mut offers = Vec::new();
    if !game.is_between_turns() {
        return offers;
    }
    let mut offer = |name, rule, before: &Tzolkin, gift| {
        let mut after = before.clone();
        if after.give(seat, gift) {
            offers.push(Offer { name, rule, before: before.clone(), after });
        }
    };
    offer("worker", PriceRule::Asset, game, Gift::Worker);
    for track in Track::ALL {
        offer(level_name(track), PriceRule::Asset, game, Gift::Level(track));
    }
    for temple in Temple::ALL {
        offer("step", PriceRule::Asset, game, Gift::Step(temple));
    }
    for building in game.row().iter().flatten().take(1) {
        offer("building", PriceRule::Asset, game, Gift::Building(*building));
    }
    offer("skull", PriceRule::Asset, game, Gift::Skull);
    offer("double advance used", PriceRule::UsedRight, game, Gift::UsedAdvance);
    for wood in SURPLUS.step_by(4) {
        let mut rich = game.clone();
        let missing = (wood - 1).saturating_sub(game.blocks(seat).wood);
        rich.give(seat, Gift::Blocks(Blocks::new(missing, 0, 0)));
        offer("wood of a hoard", PriceRule::Surplus, &rich, Gift::Blocks(Blocks::new(1, 0, 0)));
    }
    offers
}

const fn level_name(track: Track) -> &'static str {
    match track {
        Track::Agriculture => "level of agriculture",
        Track::Extraction => "level of extraction",
        Track::Architecture => "level of architecture",
        Track::Theology => "level of theology",
    }
}
