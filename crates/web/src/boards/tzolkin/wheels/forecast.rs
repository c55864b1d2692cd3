//! The planner's aid: how the gears stand in a few days. The script turns them; this is its handle.

use maud::{Markup, html};

use super::{
    super::{
        super::svg::{at, icon},
        Board,
    },
    riders::AHEAD,
};

/// The handle: a row of buttons from "now" to three days ahead; of no use without script.
pub(super) fn draw(board: &Board<'_>) -> Markup {
    html! {
        g #forecast .scripted role="slider" tabindex="0" aria-label=(board.say("wheels-forecast"))
            aria-valuemin="0" aria-valuemax=(AHEAD) aria-valuenow="0" aria-valuetext=(days(board, 0))
            transform="translate(821 100)" {
            text.heading.end y="-28" { (board.say("wheels-ahead")) }
            rect.pad x="-206" y="-20" width="206" height="40" rx="12" {}
            g.frame { rect.tk-line x="-206" y="-20" width="206" height="40" rx="12" {} }
            (icon("eye", -186.0, 0.0, 24.0))
            @for n in 0..=AHEAD {
                g.step.chosen[n == 0] data-days=(n) transform=(at(-147.0 + 42.0 * f32::from(n), 0.0)) {
                    title { (days(board, n)) }
                    rect x="-20" y="-15" width="40" height="30" rx="8" {}
                    text.num y="5.8" { @if n > 0 { "+" } (n) }
                }
            }
        }
    }
}

fn days(board: &Board<'_>, n: u8) -> String {
    board.count("wheels-in-days", n)
}
