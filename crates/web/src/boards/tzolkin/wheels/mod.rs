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

use maud::{Markup, html};
use patolli_catalog::rules::tzolkin::{View, Wheel};

use self::geometry::{MIDDLE, PANEL};
use super::{
    super::{
        Panel,
        parts::PartVisitor,
        svg::{Sheet, at},
    },
    Board,
};
use crate::Part;

const SHEET: Sheet = Sheet { id: "panel-wheels", name: "wheels-gears", icon: "calendar", size: PANEL };

/// The main panel.
pub(super) fn draw(board: &Board<'_>) -> Panel {
    let View { wheels, quick, .. } = board.view;
    let svg = SHEET.svg(&html! {
        title id=(SHEET.label()) { (board.say(SHEET.name)) }
        (shapes::defs(board))
        (ground())
        (gears::sides(board))
        (calendar::draw(board))
        (calendar::hub(board))
        @for it in wheels { (gears::wheel(board, it)) }
        (aside::start(board))
        @if let Some(quick) = quick { (aside::quick(board, quick)) }
        @if board.view.modules.prophecies { (aside::prophecies(board)) }
        (aside::skulls(board))
        path.arrow aria-hidden="true" transform=(at(MIDDLE.0, MIDDLE.1 + 207.0)) d="M-12 12 0-3 12 12Z" {}
        (forecast::draw(board))
        g #ahead data-radius="12.5" data-anchor=".price" {}
        g #overlay {}
    });
    SHEET.main_panel(svg)
}

/// The parts of the panel, with what each is drawn from.
pub(super) fn visit_parts(board: &Board<'_>, visitor: &mut PartVisitor<'_>) {
    let View { calendar, wheels, jungle, offerings, quick, prophecies, modules, .. } = board.view;
    let tooth = calendar.tooth;
    visitor.part(tooth, || part("gear-sides", gears::sides(board)));
    let laid = quick.as_ref().map(|it| &it.next);
    visitor.part((tooth, &calendar.corn, laid), || part("calendar", calendar::draw(board)));
    visitor.part(calendar, || part("hub", calendar::hub(board)));
    for it in wheels {
        visitor.part((tooth, it), || gears::gear(board, it));
        let jungle = (it.wheel == Wheel::Palenque).then_some(jungle);
        let offerings = (it.wheel == Wheel::ChichenItza).then_some(offerings);
        visitor.part((jungle, offerings, modules), || gears::places(board, it.wheel));
    }
    visitor.part(calendar, || part("starting", aside::start(board)));
    if let Some(quick) = quick {
        visitor.part((quick, calendar), || part("quick", aside::quick(board, quick)));
    }
    if modules.prophecies {
        visitor.viewer_part((prophecies, calendar), || part("prophecies", aside::prophecies(board)));
    }
    visitor.part(board.view.skulls, || part("skulls", aside::skulls(board)));
}

fn part(id: &str, html: Markup) -> Part {
    Part::new(id, html.into_string())
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
