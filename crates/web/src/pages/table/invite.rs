//! The link to invite others with: to copy, to share, and as a code for the camera of a phone.

use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};

use super::scene::Scene;
use crate::icons::icon;

/// Empty space around a code, in modules; readers of codes rely on it.
const QUIET_ZONE: usize = 4;

/// The link to invite others with.
pub(super) fn invitation(scene: &Scene<'_>, link: &str) -> Markup {
    html! {
        div.invite {
            label {
                span { (scene.say("table-invite")) }
                input.field readonly value=(link) size="28";
            }
            button.btn.share type="button" data-share=(link) {
                (icon("share")) span { (scene.say("table-share")) }
            }
            button.btn.scripted type="button" data-copy=(link) data-copied=(scene.say("table-copied")) {
                (icon("copy")) span data-label { (scene.say("table-copy")) }
            }
            @if scene.table.renews {
                form method="post" action=(scene.address("/invite")) {
                    button.btn title=(scene.say("table-renew-about")) { (icon("reset")) span { (scene.say("table-renew")) } }
                }
            }
        }
        @if scene.table.renews {
            form.invite.by-name method="post" action=(scene.address("/invite-name")) {
                label {
                    span { (scene.say("open-name")) }
                    input.field name="name" maxlength="80" autocomplete="off" required placeholder=(scene.say("open-name-field"));
                }
                button.btn { (icon("bell")) span { (scene.say("open-name-do")) } }
            }
        }
    }
}

/// The link as a code, with a line that says what it is for.
pub(super) fn code(scene: &Scene<'_>, link: &str) -> Markup {
    html! {
        @if let Some(path) = modules(link) {
            @let side = path.side;
            figure.qr {
                svg viewBox={ "0 0 " (side) " " (side) } role="img" aria-label=(scene.say("table-qr")) {
                    rect width=(side) height=(side) fill="#ffffff" {}
                    path d=(path.data) fill="#000000" {}
                }
                figcaption { (scene.say("table-qr-about")) }
            }
        }
    }
}

/// The dark modules of a code.
struct Modules {
    /// Width and height with the quiet zone.
    side: usize,
    /// One rectangle for each run of dark modules in a row.
    data: String,
}

/// The code of a text; none if it is too long for any.
fn modules(text: &str) -> Option<Modules> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
    let width = code.width();
    let mut data = String::new();
    for (row, colors) in code.to_colors().chunks(width).enumerate() {
        let mut column = 0;
        for run in colors.chunk_by(|one, next| one == next) {
            if run[0] == Color::Dark {
                data.push_str(&rectangle(column + QUIET_ZONE, row + QUIET_ZONE, run.len()));
            }
            column += run.len();
        }
    }
    Some(Modules { side: width + 2 * QUIET_ZONE, data })
}

/// A run of modules as part of a path.
fn rectangle(x: usize, y: usize, length: usize) -> String {
    format!("M{x} {y}h{length}v1h-{length}z")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The modules that a path paints, row by row.
    fn painted(modules: &Modules) -> Vec<Vec<bool>> {
        let mut grid = vec![vec![false; modules.side]; modules.side];
        for run in modules.data.split('M').skip(1) {
            let (x, rest) = run.split_once(' ').expect("a place");
            let (y, rest) = rest.split_once('h').expect("a row");
            let (length, _) = rest.split_once('v').expect("a length");
            let [x, y, length] = [x, y, length].map(|it| it.parse::<usize>().expect("a number"));
            grid[y][x..x + length].fill(true);
        }
        grid
    }

    #[test]
    fn the_path_paints_the_modules_of_the_code() {
        let text = "https://games.example.org/i/k7m2pqr9";
        let modules = modules(text).expect("it is short");
        let code = QrCode::with_error_correction_level(text, EcLevel::M).expect("it is short");
        let grid = painted(&modules);
        assert_eq!(grid.len(), code.width() + 8);
        for (y, row) in grid.iter().enumerate() {
            for (x, dark) in row.iter().enumerate() {
                let inside = (4..grid.len() - 4).contains(&x) && (4..grid.len() - 4).contains(&y);
                assert_eq!(
                    *dark,
                    inside && code[(x - 4 * usize::from(inside), y - 4 * usize::from(inside))] == Color::Dark,
                    "{x} {y}"
                );
            }
        }
    }

    #[test]
    fn a_text_that_fits_no_code_has_none() {
        assert!(modules(&"x".repeat(5000)).is_none());
    }
}
