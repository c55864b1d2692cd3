//! The main panel: the ring of eight action boards round the pyramid.

mod alchemy;
mod boards;
mod chips;
mod construction;
mod decorations;
mod dice;
mod gather;
mod nobles;
mod palace;
mod places;
mod worship;

use maud::{Markup, html};

use self::places::WAYS;
use super::{
    super::{
        Panel,
        parts::PartVisitor,
        svg::{Sheet, at},
    },
    Board,
    plan::PANEL,
    shapes,
};

const SHEET: Sheet = Sheet { id: "panel-city", name: "ring-city", icon: "palace", size: PANEL };

/// The main panel, with the shapes of all panels.
pub(super) fn draw(board: &Board<'_>) -> Panel {
    let svg = SHEET.svg(&html! {
        title id=(SHEET.label()) { (board.say(SHEET.name)) }
        (frames())
        rect.te-sand aria-hidden="true" x="1" y="1" width=(PANEL.0 - 2.0) height=(PANEL.1 - 2.0) rx="20" {}
        (picture())
        (shapes::defs(board))
        @for position in 0..board.view.boards.len() { (boards::draw(board, position)) }
        (ways())
        g #overlay {}
    });
    SHEET.main_panel(svg)
}

/// The parts of the panel, with what each is drawn from.
pub(super) fn visit_parts(board: &Board<'_>, visitor: &mut PartVisitor<'_>) {
    for position in 0..board.view.boards.len() {
        boards::visit_parts(board, position, visitor);
    }
}

/// Frames of what may be chosen on the boards.
fn frames() -> Markup {
    html! {
        defs {
            (gather::table())
            (nobles::shapes())
            (dice::frames())
            (chips::shapes())
            (shapes::frame_def("worship", worship::SPACE, 9.0))
            (shapes::frame_def("disco", worship::TILE, 7.0))
            (shapes::frame_def("tech", alchemy::TILE, 7.0))
            (shapes::frame_def("house", nobles::PLACE, 6.0))
            (shapes::ring_def("house", nobles::PLACE))
            (shapes::ring_def("worship", worship::SPACE))
            (shapes::ring_def("disco", worship::TILE))
            (shapes::ring_def("tech", alchemy::TILE))
            (shapes::frame_def("deco", decorations::TILE, 7.0))
            (shapes::frame_def("ptile", construction::TILE, 8.0))
        }
    }
}

/// On a phone the pyramid has a tab of its own; here is a picture of it, which leads there.
fn picture() -> Markup {
    html! {
        g.te-picture data-tab="panel-pyramid" aria-hidden="true" {
            rect.te-plaza x="310.7" y="272" width="294.6" height="256" rx="14" {}
            use href="#te-pyramid" transform="translate(201.9 176)scale(.56)" {}
        }
    }
}

/// Which way workers travel.
fn ways() -> Markup {
    html! {
        g.te-ways aria-hidden="true" {
            @for (x, y, angle) in WAYS {
                g transform=(at(x, y)) { circle r="11" {} path d="M-3-5.500 3 0-3 5.500" transform={ "rotate(" (angle) ")" } {} }
            }
        }
    }
}
