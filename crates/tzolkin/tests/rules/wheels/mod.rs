//! What workers bring: actions of the wheels, technologies, temples (Z-144 to Z-260).

mod architecture;
mod chichen_itza;
mod levels;
mod market;
mod materials;
mod palenque;
mod rulings;
mod technology;
mod temples;
mod tikal;
mod uxmal;
mod yaxchilan;

use crate::scenario::{Scenario, scenario};

/// Seat a of two, owning nothing, has a worker on a position of a wheel.
fn on(wheel: &str, position: u8) -> Scenario {
    scenario(2).worker("a", wheel, position)
}

/// Two ways have led to the same position.
fn same(one: &Scenario, other: &Scenario) {
    assert_eq!(one.game(), other.game());
}

/// The component list.
fn components() -> toml::Table {
    const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/data/tzolkin.toml");
    std::fs::read_to_string(FILE).expect("the component list").parse().expect("TOML")
}

/// A number of the component list.
fn number(value: &toml::Value) -> u8 {
    value.as_integer().and_then(|it| u8::try_from(it).ok()).expect("a small number")
}
