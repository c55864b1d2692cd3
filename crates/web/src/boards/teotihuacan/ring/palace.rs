//! The Palace: three royal tiles with a worship space each, and a discovery tile.

use maud::{Markup, html};
use patolli_teotihuacan::{BoardView, Space, Worshipper};

use super::{
    super::{
        super::{parts::PartVisitor, svg::at},
        Board, glyphs, names,
        shapes::{Box, nth},
    },
    worship,
};
use crate::Part;

/// Size of a royal tile.
const ROYAL: Box = Box::sized(102.0, 82.0);
/// Where the discovery tile lies.
const TILE: (f32, f32) = (335.0, 40.0);

pub(super) fn draw(board: &Board<'_>, view: &BoardView) -> Markup {
    html! {
        @for (place, it) in view.spaces.iter().enumerate() {
            (royal(board, it.space, it.worshipper, place))
        }
        (worship::tile(board, view, TILE))
    }
}

/// The parts of the Palace, with what each is drawn from.
pub(super) fn visit_parts(board: &Board<'_>, view: &BoardView, visitor: &mut PartVisitor<'_>) {
    for (place, it) in view.spaces.iter().enumerate() {
        let draw = || royal(board, it.space, it.worshipper, place).into_string();
        visitor.part(it.worshipper, || Part::new(it.space.id(), draw()));
    }
    worship::visit_tile(board, view, TILE, visitor);
}

fn royal(board: &Board<'_>, space: Space, by: Option<Worshipper>, place: usize) -> Markup {
    let id = space.id();
    let royal = space.royal_place().and_then(|it| board.view.royals.get(it));
    html! {
        g id=(id) class={ "space te-royal te-royal-" (place) } transform=(at(10.0 + 108.0 * nth(place), 40.0)) role="img" {
            title { (names::worship(board, space, by)) }
            (ROYAL.rect("te-royal-tile", 8.0))
            g.te-worship transform="translate(6 18)" { (worship::altar(board, by)) }
            @if let Some(royal) = royal {
                @let [upper, lower] = glyphs::royal(*royal);
                g.te-gift {
                    (glyphs::centred(&upper, 76.0, 25.0, 21.0, 46.0))
                    (glyphs::centred(&lower, 76.0, 56.0, 21.0, 46.0))
                }
            }
            (ROYAL.ring())
        }
    }
}
