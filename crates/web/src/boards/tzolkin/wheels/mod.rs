//! The main panel: the calendar and the five wheels it drives, with what lies round them.

mod actions;
mod aside;
mod calendar;
mod forecast;
mod gears;
mod geometry;
mod names;
mod plaque;
mod riders;
mod shapes;
#[cfg(test)]
mod tests;

use maud::{Markup, PreEscaped, html};

use self::geometry::{MIDDLE, PANEL};
use super::{
    super::{
        Panel,
        svg::{Sheet, at},
    },
    Board,
};
use crate::Part;

const SHEET: Sheet = Sheet { id: "panel-wheels", name: "wheels-gears", icon: "calendar", size: PANEL };

/// The main panel.
pub(super) fn draw(board: &Board<'_>) -> Panel {
    let view = board.view;
    let mut parts = vec![
        part("gear-sides", gears::sides(board)),
        part("calendar", calendar::draw(board)),
        part("hub", calendar::hub(board)),
    ];
    parts.extend(view.wheels.iter().map(|it| part(&format!("wheel.{}", it.wheel), gears::draw(board, it))));
    parts.push(part("starting", aside::start(board)));
    parts.extend(view.quick.iter().map(|it| part("quick", aside::quick(board, it))));
    if view.modules.prophecies {
        parts.push(part("prophecies", aside::prophecies(board)));
    }
    parts.push(part("skulls", aside::skulls(board)));
    let svg = SHEET.svg(&html! {
        title id=(SHEET.label()) { (board.say(SHEET.name)) }
        (shapes::defs(board))
        (ground())
        @for it in &parts { (PreEscaped(&it.html)) }
        path.arrow aria-hidden="true" transform=(at(MIDDLE.0, MIDDLE.1 + 207.0)) d="M-12 12 0-3 12 12Z" {}
        (forecast::draw(board))
        g #ahead {}
        g #overlay {}
    });
    Panel { id: SHEET.id, name: SHEET.name, icon: SHEET.icon, main: true, svg, parts }
}

fn part(id: &str, html: Markup) -> Part {
    Part { id: id.to_owned(), html: html.into_string() }
}

/// The table under the gears: rings in the sand.
fn ground() -> Markup {
    html! {
        g aria-hidden="true" {
            rect.sand x="1" y="1" width=(PANEL.0 - 2.0) height=(PANEL.1 - 2.0) rx="16" {}
            g.rings transform=(at(MIDDLE.0, MIDDLE.1)) {
                @for radius in [242, 275, 310, 345] { circle r=(radius) {} }
            }
        }
    }
}
