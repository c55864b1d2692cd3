//! Worship spaces and the discovery tiles beside them.

use maud::{Markup, html};
use patolli_catalog::rules::teotihuacan::{BoardView, Space, Worshipper};

use super::super::{
    super::{parts::PartVisitor, svg::at},
    Board, glyphs, names,
    shapes::{self, Box, frame, icon, ring},
};
use crate::Part;

/// Size of a worship space.
pub(super) const SPACE: Box = Box::sized(44.0, 46.0);
/// Size of a discovery tile.
pub(super) const TILE: Box = Box::sized(46.0, 46.0);

/// Where the worship space and the discovery tile of a board lie.
pub(super) type Places = [(f32, f32); 2];

/// Worship space and discovery tile of a board.
pub(super) fn draw(board: &Board<'_>, view: &BoardView, [space, tile]: Places) -> Markup {
    html! {
        @for it in &view.spaces { (field(board, it.space, it.worshipper, space)) }
        (self::tile(board, view, tile))
    }
}

/// The same as parts, with what each is drawn from.
pub(super) fn visit_parts(
    board: &Board<'_>,
    view: &BoardView,
    [space, tile]: Places,
    visitor: &mut PartVisitor<'_>,
) {
    for it in &view.spaces {
        let draw = || field(board, it.space, it.worshipper, space).into_string();
        visitor.part(it.worshipper, || Part::new(it.space.id(), draw()));
    }
    visit_tile(board, view, tile, visitor);
}

/// The discovery tile as a part.
pub(super) fn visit_tile(
    board: &Board<'_>,
    view: &BoardView,
    place: (f32, f32),
    visitor: &mut PartVisitor<'_>,
) {
    visitor.part(view.discovery, || Part::new(tile_id(view), tile(board, view, place).into_string()));
}

fn tile_id(view: &BoardView) -> String {
    format!("board.{}.discovery", view.board.number())
}

/// The worship space of a temple field with what it gives.
pub(super) fn field(board: &Board<'_>, space: Space, by: Option<Worshipper>, (x, y): (f32, f32)) -> Markup {
    let id = space.id();
    let temple = match space {
        Space::Forest => "t-red",
        Space::Quarry => "t-green",
        Space::GoldDeposits => "t-blue",
        _ => "t-any",
    };
    html! {
        g.space.te-worship id=(id) transform=(at(x, y)) role="img" {
            title { (names::worship(board, space, by)) }
            (altar(board, by))
            g.te-gift { path.te-arrow d="M51 18.500l4.500 4.500-4.500 4.500" {} (icon(temple, 73.0, 23.0, 27.0)) }
            (ring("worship"))
        }
    }
}

/// The space itself with the worker locked there.
pub(super) fn altar(board: &Board<'_>, by: Option<Worshipper>) -> Markup {
    let (x, y) = SPACE.middle();
    html! {
        (SPACE.grown(3.0).rect("hit", 9.0))
        (SPACE.rect("te-altar", 9.0))
        (frame("worship"))
        @match by {
            Some(it) => (shapes::die(board, it.seat, it.power, (x, y - 1.0), 35.0)),
            None => g.te-lock { (icon("lock", x, y, 24.0)) },
        }
    }
}

/// The discovery tile of a board, or the empty place of it.
pub(super) fn tile(board: &Board<'_>, view: &BoardView, (x, y): (f32, f32)) -> Markup {
    let id = tile_id(view);
    let Some(tile) = view.discovery else {
        return html! {
            g.te-discovery transform=(at(x, y)) aria-hidden="true" { (TILE.grown(-1.5).rect("te-slot", 7.0)) }
        };
    };
    let (middle, price) = (TILE.width / 2.0, glyphs::price(tile));
    html! {
        g.space.te-discovery id=(id) transform=(at(x, y)) role="img" {
            title { (names::discovery(board, tile)) }
            (TILE.grown(3.0).rect("hit", 9.0))
            (TILE.rect("te-tile", 7.0))
            (frame("disco"))
            (glyphs::centred(&glyphs::discovery(tile), middle, if price.is_empty() { 23.0 } else { 16.5 }, 23.0, 41.0))
            g.te-price { (glyphs::centred(&price, middle, 36.5, 15.0, 43.0)) }
            (ring("disco"))
        }
    }
}
