//! Dependencies between crates point one way: core ← games ← ai ← catalog ← store, web ← server ← patolli.

use crate::Result;
use crate::finding::Finding;
use crate::games::GAMES;
use crate::metadata::{self, Package};
use crate::project::Project;

/// Stands for every game crate.
const GAME: &str = "<game>";

/// Each crate and the crates of the project it may depend on, tests aside.
const LAYERS: [(&str, &[&str]); 14] = [
    ("core", &[]),
    ("testkit", &["core"]),
    (GAME, &["core"]),
    ("ai", &["core", GAME]),
    ("tricks", &["core", "ai"]),
    ("catalog", &["core", GAME, "ai"]),
    ("fake-game", &["catalog"]),
    ("store", &["core", "catalog"]),
    ("web", &["core", GAME, "catalog"]),
    ("server", &["core", "ai", "calls", "catalog", "store", "web"]),
    ("patolli", &["core", GAME, "ai", "calls", "catalog", "store", "web", "server"]),
    ("fuzz", &["core", GAME, "catalog", "server"]),
    ("calls", &[]),
    ("xtask", &[]),
];

/// What rules must know nothing about.
const NOT_IN_GAMES: [&str; 4] = ["serde_json", "tokio", "axum", "maud"];

/// Checks the dependencies of every crate of the workspace.
pub fn check(project: &Project) -> Result<Vec<Finding>> {
    let packages = metadata::workspace(project)?;
    let mut findings = Vec::new();
    for package in &packages {
        let manifest = format!("{}/Cargo.toml", package.folder.as_deref().unwrap_or_default());
        let text = project.text(&manifest).unwrap_or_default();
        for (name, message) in violations(package, &packages) {
            let line = text.lines().position(|line| line.trim_start().starts_with(name));
            findings.push(Finding::error(&manifest, line.map_or(1, |it| it + 1), message));
        }
    }
    Ok(findings)
}

/// Every dependency that points the wrong way, and why it does.
fn violations<'a>(package: &'a Package, packages: &[Package]) -> Vec<(&'a str, String)> {
    let layer = layer_of(package);
    let Some((_, allowed)) = LAYERS.iter().find(|(name, _)| *name == layer) else {
        return vec![("name", format!("`{layer}` has no place in the layers, xtask/src/tidy/layers.rs"))];
    };
    let mut faults = Vec::new();
    for dependency in package.dependencies.iter().filter(|it| !it.dev) {
        let name = dependency.name.as_str();
        let inner = packages.iter().find(|it| it.name == name).map(layer_of);
        if inner.is_some_and(|it| !allowed.contains(&it)) {
            faults.push((name, format!("{} must not depend on {name}", package.name)));
        }
        if layer == GAME && NOT_IN_GAMES.contains(&name) {
            faults.push((name, format!("rules know nothing about {name}")));
        }
    }
    faults
}

/// The name of the crate's folder, or that of all games.
fn layer_of(package: &Package) -> &str {
    let name = package.folder.as_deref().and_then(|it| it.rsplit('/').next()).unwrap_or(&package.name);
    if GAMES.iter().any(|game| game.name == name) { GAME } else { name }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::metadata::Dependency;

    fn package(folder: &str, normal: &[&str], dev: &[&str]) -> Package {
        let some = |names: &[&str], dev| -> Vec<Dependency> {
            names.iter().map(|it| Dependency { name: (*it).to_owned(), dev, wildcard: false }).collect()
        };
        let mut dependencies = some(normal, false);
        dependencies.extend(some(dev, true));
        Package {
            name: format!("patolli-{folder}"),
            version: String::new(),
            folder: Some(format!("crates/{folder}")),
            license: None,
            dependencies,
            tests: Vec::new(),
            roots: Vec::new(),
        }
    }

    fn wrong(package: &Package) -> Vec<&str> {
        let all = ["core", "testkit", "tikal", "tzolkin", "ai", "catalog", "store", "web", "server"];
        let all: Vec<Package> = all.iter().map(|it| self::package(it, &[], &[])).collect();
        violations(package, &all).into_iter().map(|(name, _)| name).collect()
    }

    #[test]
    fn downwards_is_allowed() {
        assert!(wrong(&package("tikal", &["patolli-core", "serde"], &["patolli-testkit"])).is_empty());
        assert!(wrong(&package("web", &["patolli-tikal", "patolli-catalog", "maud"], &[])).is_empty());
        assert!(wrong(&package("patolli", &["patolli-server", "patolli-tikal"], &[])).is_empty());
    }

    #[test]
    fn upwards_and_sideways_are_not() {
        assert_eq!(wrong(&package("core", &["patolli-tikal"], &[])), ["patolli-tikal"]);
        assert_eq!(
            wrong(&package("tikal", &["patolli-tzolkin", "tokio"], &[])),
            ["patolli-tzolkin", "tokio"]
        );
        assert_eq!(wrong(&package("store", &["patolli-tikal"], &[])), ["patolli-tikal"]);
        assert_eq!(wrong(&package("server", &["patolli-tikal"], &[])), ["patolli-tikal"]);
        assert_eq!(wrong(&package("ai", &["patolli-testkit"], &[])), ["patolli-testkit"]);
    }

    #[test]
    fn a_new_crate_must_be_given_a_place() {
        assert_eq!(wrong(&package("extras", &[], &[])), ["name"]);
    }
}
