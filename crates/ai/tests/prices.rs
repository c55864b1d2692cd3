//! Sane weights never say that more is worse, that hoards pay, or that a right must never be used.

use patolli_ai::{
    Evaluator, ValueModel,
    prices::{Price, positions, prices},
    value::{LearnedValue, PriceRule},
};
use patolli_tzolkin::Tzolkin;

/// Positions that are looked at.
const POSITIONS: usize = 200;

/// Prices that are not sane in a game with this number of seats.
fn insane_prices<G: LearnedValue>(evaluator: &Evaluator, seats: u8) -> Vec<Price> {
    let positions = positions::<G>(seats, POSITIONS).expect("a number of seats");
    assert_eq!(positions.len(), POSITIONS);
    let prices = prices(evaluator, &positions);
    assert!(!prices.is_empty(), "nothing was offered");
    prices.into_iter().filter(|it| !it.is_sane()).collect()
}

#[test]
fn the_first_weights_of_tzolkin_priced_workers_and_hoards_wrongly() {
    let first = ValueModel::frozen::<Tzolkin>("v1").expect("frozen weights");
    let insane: Vec<_> = insane_prices::<Tzolkin>(&first.into(), 4).iter().map(|it| it.name).collect();
    for name in ["worker", "wood of a hoard", "double advance used"] {
        assert!(insane.contains(&name), "{name} is not among {insane:?}");
    }
}

#[test]
fn hoards_are_offered_as_hoards() {
    let positions = positions::<Tzolkin>(4, 20).expect("four seats");
    let prices = prices(&ValueModel::embedded::<Tzolkin>().into(), &positions);
    let rule = |name: &str| prices.iter().find(|it| it.name == name).map(|it| it.rule);
    assert_eq!(rule("wood of a hoard"), Some(PriceRule::Surplus));
    assert_eq!(rule("double advance used"), Some(PriceRule::UsedRight));
    assert_eq!(rule("worker"), Some(PriceRule::Asset));
}
