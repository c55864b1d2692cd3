//! Which numbered rules belong to which game crate.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use crate::ledger;

/// A game, its crate `crates/<name>` and the prefixes of its rule ids.
#[derive(Debug)]
pub struct Game {
    /// The name of the folder under `crates/`.
    pub name: String,
    /// What may stand before the dash of a rule id: rules, worked scenarios, rulings.
    pub prefixes: Vec<&'static str>,
}

/// Every game that has a ledger of rules, `docs/rules/<game>.md`. Ledgers of its expansions are called `<game>-*.md`.
pub static GAMES: LazyLock<Vec<Game>> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/rules");
    let mut games: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for file in fs::read_dir(folder).expect("the project has ledgers of rules").flatten() {
        let text: &str = fs::read_to_string(file.path()).expect("a ledger is a text").leak();
        let name = file.file_name().to_string_lossy().into_owned();
        let game = name.split(['-', '.']).next().unwrap_or(&name);
        let prefixes = ledger::rules(text).into_iter().map(|it| ledger::prefix(it.id));
        games.entry(game.to_owned()).or_default().extend(prefixes);
    }
    games.into_iter().map(|(name, all)| Game { name, prefixes: all.into_iter().collect() }).collect()
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_has_the_rules_of_its_ledgers() {
        let prefixes = |name: &str| &GAMES.iter().find(|it| it.name == name).expect("a game").prefixes;
        assert_eq!(*prefixes("tikal"), ["T", "TR", "TX"]);
        assert!(["Z", "ZEA"].iter().all(|it| prefixes("tzolkin").contains(it)), "expansions included");
    }

    #[test]
    fn no_prefix_belongs_to_two_games() {
        let all: Vec<&&str> = GAMES.iter().flat_map(|it| &it.prefixes).collect();
        assert_eq!(all.len(), all.iter().collect::<BTreeSet<_>>().len(), "{all:?}");
    }
}
