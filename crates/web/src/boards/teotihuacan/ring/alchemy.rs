//! Alchemy: six technologies with those who have them.

use fluent_bundle::FluentValue;
use maud::{Markup, html};
use patolli_catalog::Seat;
use patolli_teotihuacan::data::Technology;

use super::super::{
    super::{parts::PartVisitor, svg::at},
    Board,
    glyphs::{self, Glyph},
    names,
    shapes::{Box, frame, icon, nth, ring, token},
};
use crate::Part;

/// Size of a technology.
pub(super) const TILE: Box = Box::sized(65.0, 55.0);
const LEFT: f32 = 40.0;
const ROWS: [f32; 2] = [54.0, 113.0];

pub(super) fn draw(board: &Board<'_>) -> Markup {
    html! {
        g.te-table aria-hidden="true" {
            @for (place, temple) in ["t-blue", "t-red", "t-green"].into_iter().enumerate() {
                (icon(temple, left(place) + TILE.width / 2.0, 43.0, 19.0))
            }
            @for (row, top) in ROWS.into_iter().enumerate() {
                text.te-count x="8" y=(top + 33.0) { (row + 1) }
                (icon("worker", 27.0, top + 27.5, 19.0))
            }
        }
        @for (place, it) in board.view.technologies.iter().enumerate() {
            (tile(board, it.technology, &it.owners, place))
        }
    }
}

/// The technologies as parts, with what each is drawn from.
pub(super) fn visit_parts(board: &Board<'_>, visitor: &mut PartVisitor<'_>) {
    for (place, it) in board.view.technologies.iter().enumerate() {
        let draw = || tile(board, it.technology, &it.owners, place).into_string();
        visitor.part(&it.owners, || Part::new(id(it.technology), draw()));
    }
}

fn id(technology: Technology) -> String {
    format!("tech.{}", technology.tile().number)
}

fn left(place: usize) -> f32 {
    LEFT + 67.5 * nth(place % 3)
}

fn tile(board: &Board<'_>, technology: Technology, owners: &[Seat], place: usize) -> Markup {
    let glyphs = glyphs::technology(technology);
    let price = Glyph::with(technology.tile().gold, "gold");
    html! {
        g id=(id(technology)) class={ "space te-tech te-tech-" (place) } transform=(at(left(place), ROWS[place / 3 % 2])) role="img" {
            title { (name(board, technology, owners)) }
            (TILE.rect("te-tech-tile", 7.0))
            (frame("tech"))
            g.te-price { (glyphs::row(&[price], 4.0, 11.0, 15.0)) }
            g.te-gift { (glyphs::centred(&glyphs, TILE.width / 2.0, 28.5, 17.0, 60.0)) }
            @if !owners.is_empty() {
                g.te-owners {
                    @for (at, seat) in owners.iter().enumerate() {
                        (token(board, *seat, TILE.width - 10.0 - 15.0 * nth(at), 45.0, 0.5))
                    }
                }
            }
            (ring("tech"))
        }
    }
}

/// A technology in words, with its price and owners.
fn name(board: &Board<'_>, technology: Technology, owners: &[Seat]) -> String {
    let price = board.count("ring-gold", technology.tile().gold);
    let cost = board.tell("ring-cost", &[("list", FluentValue::from(price))]);
    let who: Vec<_> = owners.iter().map(|it| board.who(*it)).collect();
    let owned = board.tell(
        "ring-owners",
        &[("n", FluentValue::from(who.len())), ("list", FluentValue::from(who.join(", ")))],
    );
    format!("{}. {cost}; {owned}", names::about(board, technology.key()))
}
