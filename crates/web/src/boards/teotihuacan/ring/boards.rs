//! One action board: number and name, what its action gives, worship, chips, free workers.

use fluent_bundle::FluentValue;
use maud::{Markup, html};
use patolli_teotihuacan::{Board as ActionBoard, BoardView};

use super::{
    super::{
        super::svg::at,
        Board, names,
        shapes::{Box, icon},
    },
    alchemy, chips, construction, decorations, dice, gather, nobles, palace,
    places::{HEAD, PLACES},
};
use crate::Part;

/// The board at a position of the ring.
pub(super) fn draw(board: &Board<'_>, position: usize) -> Part {
    let view = &board.view.boards[position];
    let (place, number) = (PLACES[position % PLACES.len()], view.board.number());
    let id = format!("board.{number}");
    let arrived = board.view.turn.board == Some(view.board);
    let area = Box::sized(place.width, place.height);
    let class =
        format!("space te-board te-{} te-at-{position}{}", view.board, if arrived { " te-here" } else { "" });
    let drawn = html! {
        g id=(id) class=(class) data-near="" transform=(at(place.x, place.y)) role="group" {
            title { (name(board, view)) }
            (area.rect("te-ground te-out", 14.0))
            g.frame { (area.rect("tk-glow te-out", 14.0)) (area.rect("tk-line te-out", 14.0)) }
            (head(board, view, place.width))
            (content(board, view))
            (chips::draw(board, view))
            (dice::draw(board, view))
            @if board.is_last(&id) { (area.grown(-3.0).rect("last te-out", 12.0)) }
        }
    };
    Part::new(id, drawn.into_string())
}

fn head(board: &Board<'_>, view: &BoardView, width: f32) -> Markup {
    let number = view.board.number();
    html! {
        path.te-head d={ "M0 " (HEAD) "v-18a14 14 0 0 1 14-14h" (width - 28.0) "a14 14 0 0 1 14 14v18z" } {}
        g.te-no transform="translate(19 16)" { circle r="12.5" {} text y="5.6" { (number) } }
        text.te-name x="39" y="21.5" { (board.say(view.board.key())) }
        @if let Some(left) = stack(board, view.board) { text.te-left x=(width - 38.0) y="21" { title { (board.count("ring-left", left)) } "×" (left) } }
        g.te-icon transform=(at(width - 21.0, 16.0)) { (icon(view.board.key(), 0.0, 0.0, 25.0)) }
    }
}

/// How many tiles are left in the stack of a board.
fn stack(board: &Board<'_>, which: ActionBoard) -> Option<u8> {
    let stacks = board.view.stacks;
    match which {
        ActionBoard::Decorations => Some(stacks.decorations),
        ActionBoard::Construction => Some(stacks.pyramid),
        _ => None,
    }
}

fn content(board: &Board<'_>, view: &BoardView) -> Markup {
    match (view.board, view.board.resource()) {
        (_, Some(resource)) => gather::draw(board, view, resource),
        (ActionBoard::Palace, _) => palace::draw(board, view),
        (ActionBoard::Alchemy, _) => alchemy::draw(board),
        (ActionBoard::Nobles, _) => nobles::draw(board),
        (ActionBoard::Decorations, _) => decorations::draw(board, view),
        _ => construction::draw(board),
    }
}

/// The board in words: its name, its action, what cocoa it costs and brings now.
fn name(board: &Board<'_>, view: &BoardView) -> String {
    let args = [
        ("n", FluentValue::from(view.board.number())),
        ("board", FluentValue::from(board.say(view.board.key()))),
    ];
    let head = board.tell("ring-board", &args);
    let here =
        board.view.turn.board.filter(|it| *it == view.board).map(|_| format!(" {}", board.say("ring-here")));
    format!("{head}. {}{}", names::action(board, view.board), here.unwrap_or_default())
}
