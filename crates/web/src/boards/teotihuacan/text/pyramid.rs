//! The pyramid in words: tiles, open places, decorations.

use fluent_bundle::FluentValue;
use maud::{Markup, html};
use patolli_catalog::rules::teotihuacan::{
    Icon, PyramidSpot, Side,
    data::{OUTSIDE_ICONS, decoration_cells},
};

use super::{
    super::{Board, names},
    line,
};

/// Every tile and every open place, level by level from the top; then decorations by side.
pub(super) fn write(board: &Board<'_>) -> Markup {
    html! {
        p { (board.say("board-corners")) }
        @for level in (1..=4u8).rev() {
            @let places: Vec<_> = PyramidSpot::all().filter(|it| it.level() == level).filter_map(|it| place(board, it)).collect();
            @if !places.is_empty() {
                h3 { (board.count("board-level", level)) }
                ul { @for it in places { (it) } }
            }
        }
        h3 { (board.say("decorations")) }
        ul {
            @for side in Side::ALL {
                @for step in shown(board, side) {
                    (line(&format!("slot.{side}.{step}"), &decoration(board, side, step)))
                }
            }
        }
    }
}

/// A laid tile, or a place where one can be laid.
fn place(board: &Board<'_>, spot: PyramidSpot) -> Option<Markup> {
    let laid = board.view.pyramid.tiles.iter().find(|it| it.spot == spot);
    let (key, icons) = match laid {
        Some(it) => ("board-laid", it.placed().corners()),
        None => ("board-place", below(board, spot)?),
    };
    let (row, column) = spot.row_column();
    let args = [
        ("level", FluentValue::from(spot.level())),
        ("row", FluentValue::from(row + 1)),
        ("column", FluentValue::from(column + 1)),
        ("icons", FluentValue::from(names::icons(board, &icons))),
    ];
    Some(line(&spot.id(), &board.tell(key, &args)))
}

/// The icons a tile would cover, if four layers as high as they must be lie there.
fn below(board: &Board<'_>, spot: PyramidSpot) -> Option<[Icon; 4]> {
    let cell = |(row, column): (u8, u8)| board.view.pyramid.cells[usize::from(row)][usize::from(column)];
    let under = spot.cells().map(cell);
    under.iter().all(|it| it.layers == spot.level() - 1).then(|| under.map(|it| it.icon))
}

/// Decorated steps of a side and the next one.
fn shown(board: &Board<'_>, side: Side) -> impl Iterator<Item = u8> + use<> {
    let laid = board.view.pyramid.decorations[side.index()].iter().take_while(|it| it.is_some()).count();
    (1..=4u8).take(laid + 1)
}

fn decoration(board: &Board<'_>, side: Side, step: u8) -> String {
    let laid = board.view.pyramid.decorations[side.index()][usize::from(step) - 1];
    let icons = match laid {
        Some(it) => it.tile().icons,
        None if step == 1 => OUTSIDE_ICONS[side.index()].map(Icon::from_letter),
        None => decoration_cells(side, step)
            .map(|(row, column)| board.view.pyramid.cells[usize::from(row)][usize::from(column)].icon),
    };
    let args = [
        ("side", FluentValue::from(board.say(&format!("side-{side}")))),
        ("step", FluentValue::from(step)),
        ("icons", FluentValue::from(names::icons(board, &icons))),
    ];
    board.tell(if laid.is_some() { "board-decorated" } else { "board-undecorated" }, &args)
}
