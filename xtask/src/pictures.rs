//! Pictures of all games on all screens in both themes, made by the browser.

use crate::Result;
use crate::project::Project;

/// The test that makes them.
const TEST: &str = "pictures::pictures_of_every_screen";

/// Makes the pictures in `target/pictures`; false if that failed.
pub fn run(project: &Project) -> Result<bool> {
    let words = ["test", "--package", "patolli", "--test", "browser", "--", "--exact", "--nocapture", TEST];
    Ok(project.cargo(words).env("PATOLLI_PICTURES", "1").status()?.success())
}
