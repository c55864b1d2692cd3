//! Modules of a crate do not depend on each other in a circle.
//!
//! Modules are compared with their siblings: what a module or anything below it names counts as a use by that module. A module and
//! those above it may name each other, as the parts of one thing do. Test code is left out.

mod graph;
mod modules;

use std::collections::BTreeMap;

use crate::finding::Finding;
use crate::project::Project;
use crate::{Result, metadata};
use graph::{Cycle, Use};

/// One finding for every group of modules that lie in a circle.
pub fn check(project: &Project) -> Result<Vec<Finding>> {
    Ok(all(project)?.values().flatten().map(finding).collect())
}

/// Prints every cycle with the uses that make it; false if a crate has one that should have none.
pub fn print(project: &Project) -> Result<bool> {
    let crates = all(project)?;
    for (name, cycles) in &crates {
        let modules: usize = cycles.iter().map(|it| it.modules.len()).sum();
        println!("{name}: {} cycles, {modules} modules", cycles.len());
        for cycle in cycles {
            println!("  {}", cycle.modules.join(", "));
            for Use { from, to, file, line, path } in &cycle.uses {
                println!("    {from} → {to}: {file}:{line}: {path}");
            }
        }
    }
    Ok(crates.values().all(Vec::is_empty))
}

/// Modules that lie in cycles, in all crates together.
pub fn count(project: &Project) -> Result<usize> {
    Ok(all(project)?.values().flatten().map(|it| it.modules.len()).sum())
}

/// The cycles of each crate, by the name of its folder.
fn all(project: &Project) -> Result<BTreeMap<String, Vec<Cycle>>> {
    let mut crates = BTreeMap::new();
    for package in metadata::workspace(project)? {
        let folder = package.folder.unwrap_or_default();
        let name = folder.rsplit('/').next().unwrap_or_default().to_owned();
        let roots = ["lib.rs", "main.rs"].map(|it| format!("{folder}/src/{it}"));
        for root in roots.iter().filter(|it| project.files.contains(it)) {
            let cycles = graph::cycles(&modules::read(project, root)?);
            crates.entry(name.clone()).or_insert_with(Vec::new).extend(cycles);
        }
    }
    Ok(crates)
}

fn finding(cycle: &Cycle) -> Finding {
    let first = &cycle.uses[0];
    let modules = cycle.modules.join(", ");
    let message = format!("{modules} use each other in a circle, see `cargo xtask tidy --cycles`");
    Finding::error(&first.file, first.line, message)
}
