//! Pictures of all games on all screens in both themes, made by the browser, and a turn that moves.

use std::{
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::Result;
use crate::project::Project;

/// The test that makes them.
const TEST: &str = "pictures::pictures_of_every_screen";
/// What the test is asked for if nothing else is wished.
const ALL: &str = "all";
/// The folder of the frames.
const TURN: &str = "turn";
/// Makes an animation of frames: Debian has it in `imagemagick`.
const CONVERT: &str = "convert";
/// How the animation is made: small enough for a page about the project.
const FORM: [&str; 11] =
    ["-resize", "880x", "-dither", "None", "-colors", "80", "-fuzz", "2%", "-layers", "optimize", "-strip"];

/// Makes the pictures in `target/pictures`, all of them or those whose names contain one of some words; false if that failed.
pub fn run(project: &Project, wishes: &[&str]) -> Result<bool> {
    let folder = project.target().join("pictures");
    let moves = wishes.is_empty() || wishes.iter().any(|it| TURN.contains(it));
    // Frames of another turn would be mixed with the new ones.
    if moves && folder.join(TURN).exists() {
        fs::remove_dir_all(folder.join(TURN))?;
    }
    let wishes = if wishes.is_empty() { ALL.to_owned() } else { wishes.join(",") };
    let words = ["test", "--package", "patolli", "--test", "browser", "--", "--exact", "--nocapture", TEST];
    if !project.cargo(words).env("PATOLLI_PICTURES", wishes).status()?.success() {
        return Ok(false);
    }
    if moves { animate(&folder) } else { Ok(true) }
}

/// Makes `turn.gif` of the frames of a turn, which are named `frame-NUMBER-DELAY.png`, the delay in hundredths of a second.
fn animate(folder: &Path) -> Result<bool> {
    let mut frames: Vec<PathBuf> =
        fs::read_dir(folder.join(TURN))?.map(|it| Ok(it?.path())).collect::<Result<_>>()?;
    frames.sort();
    let mut words: Vec<OsString> = vec!["-loop".into(), "0".into()];
    for frame in frames {
        let delay = frame.file_stem().and_then(|it| it.to_str()).and_then(|it| it.rsplit('-').next());
        words.extend(["-delay".into(), delay.unwrap_or("10").into(), frame.into_os_string()]);
    }
    words.extend(FORM.map(Into::into));
    words.push(folder.join("turn.gif").into_os_string());
    match Command::new(CONVERT).args(words).status() {
        Ok(status) => Ok(status.success()),
        Err(error) => {
            println!("no animation: {CONVERT} of Debian's package imagemagick does not run: {error}");
            Ok(true)
        }
    }
}
