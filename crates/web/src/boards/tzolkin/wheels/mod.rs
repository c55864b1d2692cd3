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
use patolli_tzolkin::{View, Wheel};

use self::geometry::{MIDDLE, PANEL};
use super::{
    super::{
        Panel,
        sketch::Sketch,
        svg::{Sheet, at},
    },
    Board,
};
use crate::Part;

const SHEET: Sheet = Sheet { id: "panel-wheels", name: "wheels-gears", icon: "calendar", size: PANEL };

/// How many parts lie below the wheels.
const BELOW: usize = 3;

/// The main panel.
pub(super) fn draw(board: &Board<'_>) -> Panel {
    let (mut memory, studio) = Default::default();
    let mut sketch = Sketch::new(&mut memory, &studio, board.frame, ());
    self::sketch(board, &mut sketch);
    let parts = sketch.parts;
    let (below, rest) = parts.split_at(BELOW);
    let (wheels, aside) = rest.split_at(2 * board.view.wheels.len());
    let svg = SHEET.svg(&html! {
        title id=(SHEET.label()) { (board.say(SHEET.name)) }
        (shapes::defs(board))
        (ground())
        @for it in below { (PreEscaped(&it.html)) }
        @for (it, [gear, places]) in board.view.wheels.iter().zip(wheels.as_chunks().0) { (gears::wheel(board, it.wheel, gear, places)) }
        @for it in aside { (PreEscaped(&it.html)) }
        path.arrow aria-hidden="true" transform=(at(MIDDLE.0, MIDDLE.1 + 207.0)) d="M-12 12 0-3 12 12Z" {}
        (forecast::draw(board))
        g #ahead data-radius="12.5" data-anchor=".price" {}
        g #overlay {}
    });
    Panel { id: SHEET.id, name: SHEET.name, icon: SHEET.icon, main: true, svg, parts }
}

/// The parts of the panel, with what each is drawn from.
pub(super) fn sketch(board: &Board<'_>, sketch: &mut Sketch<'_>) {
    let View { calendar, wheels, jungle, offerings, quick, prophecies, .. } = board.view;
    let tooth = calendar.tooth;
    sketch.part(tooth, || part("gear-sides", gears::sides(board)));
    let laid = quick.as_ref().map(|it| &it.next);
    sketch.part((tooth, &calendar.corn, laid), || part("calendar", calendar::draw(board)));
    sketch.part(calendar, || part("hub", calendar::hub(board)));
    for it in wheels {
        sketch.part((tooth, it), || gears::gear(board, it));
        let jungle = (it.wheel == Wheel::Palenque).then_some(jungle);
        let offerings = (it.wheel == Wheel::ChichenItza).then_some(offerings);
        sketch.part((jungle, offerings), || gears::places(board, it.wheel));
    }
    sketch.part(calendar, || part("starting", aside::start(board)));
    if let Some(quick) = quick {
        sketch.part((quick, calendar), || part("quick", aside::quick(board, quick)));
    }
    if board.view.modules.prophecies {
        let subject = (prophecies, calendar, board.frame.viewer);
        sketch.part(subject, || part("prophecies", aside::prophecies(board)));
    }
    sketch.part(board.view.skulls, || part("skulls", aside::skulls(board)));
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
