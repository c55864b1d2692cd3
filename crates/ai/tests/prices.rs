//! The weights in the program never say that more is worse, that hoards pay, or that a right must never be used.

use patolli_ai::{
    ValueModel,
    prices::{positions, prices},
    value::{LearnedValue, PriceRule},
};
use patolli_tzolkin::Tzolkin;

/// Positions that are looked at.
const POSITIONS: usize = 200;

/// What of the prices of a game with so many seats is not sane.
fn insane_prices<G: LearnedValue>(model: &ValueModel, seats: u8) -> Vec<String> {
    let positions = positions::<G>(seats, POSITIONS).expect("a number of seats");
    assert_eq!(positions.len(), POSITIONS);
    let prices = prices(model, &positions);
    assert!(prices.iter().all(|it| it.positions > 20), "too few positions: {prices:?}");
    let insane = prices.iter().filter(|it| !it.is_sane());
    insane
        .map(|it| {
            format!("{} seats, {}: {:.1} at worst, {:.1} in the mean", seats, it.name, it.worst, it.mean)
        })
        .collect()
}

#[test]
fn the_first_weights_of_tzolkin_priced_workers_levels_and_hoards_wrongly() {
    let first = ValueModel::frozen::<Tzolkin>("v1").expect("frozen weights");
    let insane = insane_prices::<Tzolkin>(&first, 4).join("\n");
    for name in ["worker", "level of extraction", "wood of a hoard", "double advance used"] {
        assert!(insane.contains(name), "{name} is not among\n{insane}");
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
