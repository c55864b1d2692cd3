//! The weights in the program never say that more is worse, that hoards pay, or that a right must never be used.

use patolli_ai::{
    ValueModel,
    prices::{Price, positions, prices},
    value::{LearnedValue, PriceRule},
};
use patolli_teotihuacan::Teotihuacan;
use patolli_tikal::Tikal;
use patolli_tzolkin::Tzolkin;

/// Positions that are looked at.
const POSITIONS: usize = 200;

/// Prices of a game with so many seats that are not sane.
fn insane_prices<G: LearnedValue>(model: &ValueModel, seats: u8) -> Vec<Price> {
    let positions = positions::<G>(seats, POSITIONS).expect("a number of seats");
    assert_eq!(positions.len(), POSITIONS);
    let prices = prices(model, &positions);
    assert!(prices.iter().all(|it| it.positions > 20), "too few positions: {prices:?}");
    prices.into_iter().filter(|it| !it.is_sane()).collect()
}

/// Prices of the weights in the program that are not sane, with the number of seats. New weights may only make this list shorter.
const KNOWN_TIKAL: &[(u8, &str)] = &[];
const KNOWN_TZOLKIN: &[(u8, &str)] = &[];
const KNOWN_TEOTIHUACAN: &[(u8, &str)] = &[];

/// All prices are sane but for those that are known not to be, and each of these is still as it was.
fn assert_sane_but_for<G: LearnedValue>(seats: &[u8], known: &[(u8, &str)]) {
    let model = ValueModel::embedded::<G>();
    let mut insane = Vec::new();
    for seats in seats {
        insane.extend(insane_prices::<G>(&model, *seats).into_iter().map(|it| (*seats, it)));
    }
    let named = |it: &(u8, Price)| known.contains(&(it.0, it.1.name));
    let new: Vec<_> = insane.iter().filter(|it| !named(it)).collect();
    assert!(new.is_empty(), "{}: more is said to be worse, or a hoard to pay: {new:#?}", G::NAME);
    let still = |it: &&(u8, &str)| !insane.iter().any(|(seats, price)| (*seats, price.name) == **it);
    let repaired: Vec<_> = known.iter().filter(still).collect();
    assert!(repaired.is_empty(), "{}: take off the list, these are sane now: {repaired:?}", G::NAME);
}

#[test]
fn prices_of_tikal_are_sane() {
    assert_sane_but_for::<Tikal>(&[4], KNOWN_TIKAL);
}

#[test]
fn prices_of_tzolkin_are_sane_but_for_a_few() {
    assert_sane_but_for::<Tzolkin>(&[4], KNOWN_TZOLKIN);
}

#[test]
fn prices_of_teotihuacan_are_sane_but_for_a_few() {
    assert_sane_but_for::<Teotihuacan>(&[4], KNOWN_TEOTIHUACAN);
}

#[test]
fn the_first_weights_of_tzolkin_priced_workers_levels_and_hoards_wrongly() {
    let first = ValueModel::frozen::<Tzolkin>("v1").expect("frozen weights");
    let insane: Vec<_> = insane_prices::<Tzolkin>(&first, 4).iter().map(|it| it.name).collect();
    for name in ["worker", "level of extraction", "wood of a hoard", "double advance used"] {
        assert!(insane.contains(&name), "{name} is not among {insane:?}");
    }
}

#[test]
fn hoards_are_offered_as_hoards() {
    let positions = positions::<Tzolkin>(4, 20).expect("four seats");
    let prices = prices(&ValueModel::embedded::<Tzolkin>(), &positions);
    let rule = |name: &str| prices.iter().find(|it| it.name == name).map(|it| it.rule);
    assert_eq!(rule("wood of a hoard"), Some(PriceRule::Surplus));
    assert_eq!(rule("double advance used"), Some(PriceRule::UsedRight));
    assert_eq!(rule("worker"), Some(PriceRule::Asset));
}
