//! Which numbered rules belong to which game crate.

/// A game, its crate `crates/<name>` and the prefixes of its rule ids.
#[derive(Debug)]
pub struct Game {
    /// The name of the folder under `crates/`.
    pub name: &'static str,
    /// What may stand before the dash of a rule id: rules, worked scenarios, rulings.
    pub prefixes: &'static [&'static str],
}

/// Every game the project has or will have.
pub const GAMES: [Game; 3] = [
    Game { name: "tikal", prefixes: &["T", "TX", "TR"] },
    Game { name: "tzolkin", prefixes: &["Z", "ZX", "ZA", "ZD", "ZE", "ZEX", "ZEA"] },
    Game { name: "teotihuacan", prefixes: &["H", "HX", "HA"] },
];

/// The game that the prefix of a rule id belongs to.
pub fn by_prefix(prefix: &str) -> Option<&'static Game> {
    GAMES.iter().find(|game| game.prefixes.contains(&prefix))
}
