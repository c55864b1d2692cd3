//! One action board: number and name, what its action gives, worship, chips, free workers.

use fluent_bundle::FluentValue;
use maud::{Markup, html};
use patolli_teotihuacan::{Board as ActionBoard, BoardView};

use super::{
    super::{
        super::{parts::PartVisitor, svg::at},
        Board, names,
        shapes::{Box, icon},
    },
    alchemy, chips, construction, decorations, dice, gather, nobles, palace,
    places::{HEAD, PLACES},
    worship,
};
use crate::Part;

/// The board at a position of the ring.
pub(super) fn draw(board: &Board<'_>, position: usize) -> Markup {
    let view = &board.view.boards[position];
    let place = PLACES[position % PLACES.len()];
    let area = Box::sized(place.width, place.height);
    let class = format!(
        "space te-board te-{} te-at-{position}{}",
        view.board,
        if is_here(board, view) { " te-here" } else { "" }
    );
    html! {
        g id=(id(view)) class=(class) data-near="" transform=(at(place.x, place.y)) role="group" {
            title { (name(board, view)) }
            (area.rect("te-ground te-out", 14.0))
            g.frame { (area.rect("tk-glow te-out", 14.0)) (area.rect("tk-line te-out", 14.0)) }
            (head(board, view, place.width))
            (content(board, view))
            (chips::draw(board, view))
            (dice::draw(board, view))
            (area.grown(-3.0).rect("last te-out", 12.0))
        }
    }
}

/// The parts of a board, with what each is drawn from.
pub(super) fn visit_parts(board: &Board<'_>, position: usize, visitor: &mut PartVisitor<'_>) {
    let view = &board.view.boards[position];
    let subject = (is_here(board, view), stack(board, view.board), tiles_there(board, view));
    visitor.group(
        subject,
        || Part::new(id(view), draw(board, position).into_string()),
        |visitor| {
            visit_content(board, view, visitor);
            chips::visit_parts(board, view, visitor);
            dice::visit_parts(board, view, visitor);
        },
    );
}

/// Where tiles lie on a board. Empty places have no ids, so that the board changes as a whole when one comes or goes.
fn tiles_there(board: &Board<'_>, view: &BoardView) -> (bool, [bool; 4]) {
    let [first, second, third] = board.view.pyramid_display.map(|it| it.is_some());
    let laid_out = match view.board {
        ActionBoard::Decorations => board.view.decoration_display.map(|it| it.is_some()),
        ActionBoard::Construction => [first, second, third, false],
        _ => [false; 4],
    };
    (view.discovery.is_some(), laid_out)
}

fn id(view: &BoardView) -> String {
    format!("board.{}", view.board.number())
}

/// Whether workers have just moved to a board.
fn is_here(board: &Board<'_>, view: &BoardView) -> bool {
    board.view.turn.board == Some(view.board)
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

fn visit_content(board: &Board<'_>, view: &BoardView, visitor: &mut PartVisitor<'_>) {
    match (view.board, view.board.resource()) {
        (_, Some(_)) => worship::visit_parts(board, view, gather::WORSHIP, visitor),
        (ActionBoard::Palace, _) => palace::visit_parts(board, view, visitor),
        (ActionBoard::Alchemy, _) => alchemy::visit_parts(board, visitor),
        (ActionBoard::Nobles, _) => {
            visitor
                .part(board.view.houses, || Part::new(nobles::HOUSES, nobles::houses(board).into_string()));
        }
        (ActionBoard::Decorations, _) => decorations::visit_parts(board, view, visitor),
        _ => construction::visit_parts(board, visitor),
    }
}

/// The board in words: its name, its action, what cocoa it costs and brings now.
fn name(board: &Board<'_>, view: &BoardView) -> String {
    let args = [
        ("n", FluentValue::from(view.board.number())),
        ("board", FluentValue::from(board.say(view.board.key()))),
    ];
    let head = board.tell("ring-board", &args);
    let here = is_here(board, view).then(|| format!(" {}", board.say("ring-here")));
    format!("{head}. {}{}", names::action(board, view.board), here.unwrap_or_default())
}
