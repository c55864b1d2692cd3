//! Decorations: what they cost, the four laid out, worship and the discovery tile.

use maud::{Markup, html};
use patolli_catalog::rules::teotihuacan::{
    BoardView, Side,
    data::{DECORATION_PRICE, DecorationId},
};

use super::{
    super::{
        super::{parts::PartVisitor, svg::at},
        Board,
        glyphs::{self, Glyph},
        names,
        pyramid::ornament,
        shapes::{Box, frame, nth},
    },
    worship,
};
use crate::Part;

/// Size of a decoration that is laid out.
pub(super) const TILE: Box = Box::sized(108.0, 32.0).at(-54.0, -16.0);
/// Where worship space and discovery tile lie.
const WORSHIP: worship::Places = [(11.0, 135.0), (190.0, 135.0)];

pub(super) fn draw(board: &Board<'_>, view: &BoardView) -> Markup {
    html! {
        g.te-table aria-hidden="true" {
            @for (place, gold) in DECORATION_PRICE.into_iter().enumerate() {
                @let glyphs = [Glyph::with(place + 1, "worker"), Glyph::with(format!("›{gold}"), "gold")];
                (glyphs::row(&glyphs, 11.0 + 78.0 * nth(place), 44.0, 17.0))
            }
        }
        @for (slot, tile) in board.view.decoration_display.iter().enumerate() { (self::tile(board, slot, *tile)) }
        (worship::draw(board, view, WORSHIP))
    }
}

/// The parts of the board, with what each is drawn from.
pub(super) fn visit_parts(board: &Board<'_>, view: &BoardView, visitor: &mut PartVisitor<'_>) {
    for (slot, tile) in board.view.decoration_display.iter().enumerate() {
        visitor.part(tile, || Part::new(id(slot), self::tile(board, slot, *tile).into_string()));
    }
    worship::visit_parts(board, view, WORSHIP, visitor);
}

fn id(slot: usize) -> String {
    format!("deco.{slot}")
}

/// The icons of a decoration, for the script.
fn icons(tile: DecorationId) -> String {
    tile.tile().icons.map(|it| it.glyph.key()).join(" ")
}

fn tile(board: &Board<'_>, slot: usize, tile: Option<DecorationId>) -> Markup {
    let (x, y) = (65.0 + 116.0 * nth(slot % 2), 74.0 + 36.0 * nth(slot / 2));
    html! {
        @match tile {
            Some(tile) => {
                g id=(id(slot)) class={ "space te-deco te-deco-" (slot) } transform=(at(x, y))
                    data-icons=(icons(tile)) role="img" {
                    title { (board.say("ring-decoration")) ": " (names::icons(board, &tile.tile().icons)) }
                    (TILE.grown(7.0).rect("hit", 7.0))
                    (ornament::draw(tile, Side::Top, TILE.width))
                    (frame("deco"))
                    (TILE.ring())
                }
            },
            None => {
                g class={ "te-deco te-deco-" (slot) } transform=(at(x, y)) aria-hidden="true" { (TILE.rect("te-slot", 7.0)) }
            }
        }
    }
}
