//! Rewrites golden replays and tree counts with what the rules do now.

use crate::games::GAMES;
use crate::metadata;
use crate::project::Project;
use crate::{Result, metadata::Package};

/// Runs the tests of the games in blessing mode, then shows what changed; false if a test failed.
pub fn run(project: &Project) -> Result<bool> {
    let packages = metadata::workspace(project)?;
    let games: Vec<&Package> = packages.iter().filter(|it| is_tested_game(it)).collect();
    if games.is_empty() {
        println!("no game has tests");
        return Ok(true);
    }
    let mut words = vec!["test", "--no-fail-fast"];
    for game in &games {
        words.extend(["--package", &game.name]);
    }
    let status = project.cargo(words).env("PATOLLI_BLESS", "1").status()?;
    println!("\nWhat changed:");
    project.command("git").args(["--no-pager", "diff", "--stat"]).status()?;
    for folder in games.iter().filter_map(|it| it.folder.as_deref()) {
        let new = ["ls-files", "--others", "--exclude-standard", "--", folder];
        project.command("git").args(new).status()?;
    }
    Ok(status.success())
}

fn is_tested_game(package: &Package) -> bool {
    let is_game = |folder: &str| GAMES.iter().any(|game| folder == format!("crates/{}", game.name));
    package.folder.as_deref().is_some_and(is_game) && !package.tests.is_empty()
}
