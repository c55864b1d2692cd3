//! Decorations: what they cost, the four laid out, worship and the discovery tile.

use maud::{Markup, html};
use patolli_teotihuacan::{
    BoardView, Side,
    data::{DECORATION_PRICE, DecorationId},
};

use super::{
    super::{
        super::svg::at,
        Board,
        glyphs::{self, Glyph},
        names,
        pyramid::ornament,
        shapes::{Box, frame, nth},
    },
    worship,
};

/// Size of a decoration that is laid out.
pub(super) const TILE: Box = Box::sized(108.0, 32.0).at(-54.0, -16.0);

pub(super) fn draw(board: &Board<'_>, view: &BoardView) -> Markup {
    html! {
        g.te-table aria-hidden="true" {
            @for (place, gold) in DECORATION_PRICE.into_iter().enumerate() {
                @let glyphs = [Glyph::with(place + 1, "worker"), Glyph::with(format!("›{gold}"), "gold")];
                (glyphs::row(&glyphs, 11.0 + 78.0 * nth(place), 44.0, 17.0))
            }
        }
        @for (slot, tile) in board.view.ornaments.iter().enumerate() { (self::tile(board, slot, *tile)) }
        @for (space, by) in &view.spaces { (worship::field(board, *space, *by, (11.0, 135.0))) }
        (worship::tile(board, view, (190.0, 135.0)))
    }
}

fn tile(board: &Board<'_>, slot: usize, tile: Option<DecorationId>) -> Markup {
    let (x, y) = (65.0 + 116.0 * nth(slot % 2), 74.0 + 36.0 * nth(slot / 2));
    let id = format!("deco.{slot}");
    html! {
        @match tile {
            Some(tile) => {
                g id=(id) class={ "space te-deco te-deco-" (slot) } transform=(at(x, y)) role="img" {
                    title { (board.say("ring-decoration")) ": " (names::icons(board, &tile.tile().icons)) }
                    (TILE.grown(7.0).rect("hit", 7.0))
                    (ornament::draw(tile, Side::Top, TILE.width))
                    (frame("deco"))
                    (TILE.ring(board.is_last(&id)))
                }
            },
            None => {
                g class={ "te-deco te-deco-" (slot) } transform=(at(x, y)) aria-hidden="true" { (TILE.rect("te-slot", 7.0)) }
            }
        }
    }
}
