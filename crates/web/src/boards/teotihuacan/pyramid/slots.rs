//! Places of decorations: four steps on each side, the first outside the grid.

use fluent_bundle::FluentValue;
use maud::{Markup, html};
use patolli_catalog::rules::teotihuacan::{
    Icon, Side,
    data::{DecorationId, OUTSIDE_ICONS, decoration_cells},
};

use super::{
    super::{
        super::svg::{at, round},
        Board, names,
        shapes::{Box, glyph},
    },
    CELL, CORNER, ornament,
};

/// Length of a decoration on the pyramid.
const LENGTH: f32 = 72.0;
const AREA: Box = Box { x: -37.0, y: -18.5, width: 74.0, height: 37.0 };

/// All places of decorations and those that lie there.
pub(super) fn draw(board: &Board<'_>) -> Markup {
    html! {
        g #te-slots {
            @for side in Side::ALL {
                @for step in 1..=4u8 { (slot(board, side, step)) }
            }
        }
    }
}

/// The middle of a place.
fn middle(side: Side, step: u8) -> (f32, f32) {
    // The first step lies beside the plinth, the others on the cells of the border and inwards.
    let depth = if step == 1 { -0.7 } else { f32::from(step) - 1.5 };
    let (near, far, half) = (CELL * depth, CELL * (8.0 - depth), CELL * 4.0);
    let (x, y) = match side {
        Side::Top => (half, near),
        Side::Right => (far, half),
        Side::Bottom => (half, far),
        Side::Left => (near, half),
    };
    (round(CORNER.0 + x), round(CORNER.1 + y))
}

fn slot(board: &Board<'_>, side: Side, step: u8) -> Markup {
    let row = &board.view.pyramid.decorations[side.index()];
    let (index, (x, y)) = (usize::from(step) - 1, middle(side, step));
    let id = format!("slot.{side}.{step}");
    let next = row.iter().position(Option::is_none) == Some(index);
    html! {
        @match row[index] {
            Some(tile) => (laid(board, &id, tile, side, (x, y))),
            None if next || step == 1 => {
                g.space.te-place id=(id) transform=(at(x, y)) role="img" {
                    title { (name(board, side, step)) }
                    g transform=[ornament::turned(side)] {
                        (AREA.rect("hit", 8.0))
                        @if step == 1 { (AREA.grown(-1.0).rect("te-outside", 6.0)) }
                        use.frame href="#tf-slot" {}
                    }
                    @if step == 1 { (outside(side)) }
                }
            },
            None => {}
        }
    }
}

fn laid(board: &Board<'_>, id: &str, tile: DecorationId, side: Side, (x, y): (f32, f32)) -> Markup {
    html! {
        g.te-laid id=(id) transform=(at(x, y)) role="img" {
            title { (board.say("ring-decoration")) ": " (names::icons(board, &tile.tile().icons)) }
            (ornament::draw(tile, side, LENGTH))
            g transform=[ornament::turned(side)] { (AREA.rect("last", 8.0)) }
        }
    }
}

/// What the next decoration of each side would cover, for the script: it counts icons that match.
pub(super) fn under(board: &Board<'_>) -> Markup {
    let next = |side: Side| board.view.pyramid.decorations[side.index()].iter().position(Option::is_none);
    html! {
        g #te-under {
            @for side in Side::ALL {
                @if let Some(step) = next(side).and_then(|it| u8::try_from(it + 1).ok()) {
                    g data-of={ "slot." (side) "." (step) } data-like=(covered(board, side, step)) {}
                }
            }
        }
    }
}

/// The icons under a step, in the order of those of a decoration.
fn covered(board: &Board<'_>, side: Side, step: u8) -> String {
    let cells = &board.view.pyramid.cells;
    let [one, two] = match step {
        1 => OUTSIDE_ICONS[side.index()].map(Icon::from_letter),
        _ => decoration_cells(side, step)
            .map(|(row, column)| cells[usize::from(row)][usize::from(column)].icon),
    };
    // Below and on the left a decoration stands on its head.
    let (first, second) = if matches!(side, Side::Top | Side::Right) { (one, two) } else { (two, one) };
    format!("{} {}", first.glyph.key(), second.glyph.key())
}

/// The icons printed where the first decoration of a side goes.
fn outside(side: Side) -> Markup {
    let (x, y) = if matches!(side, Side::Top | Side::Bottom) { (CELL / 2.0, 0.0) } else { (0.0, CELL / 2.0) };
    let [one, two] = OUTSIDE_ICONS[side.index()].map(Icon::from_letter);
    html! { (glyph(one, -x, -y, 22.0)) (glyph(two, x, y, 22.0)) }
}

/// A place of a decoration in words.
fn name(board: &Board<'_>, side: Side, step: u8) -> String {
    board.tell(
        "ring-slot",
        &[("side", FluentValue::from(board.say(&format!("side-{side}")))), ("step", FluentValue::from(step))],
    )
}
