//! Temple level tokens still in the supply.

use fluent_bundle::FluentValue;
use maud::{Markup, html};
use patolli_catalog::rules::tikal::data::LOWEST_LEVEL;

use super::{
    super::{
        Panel,
        parts::PartVisitor,
        svg::{Sheet, at},
    },
    Board,
};
use crate::Part;

const SHEET: Sheet = Sheet { id: "panel-levels", name: "board-levels", icon: "temple", size: (306.0, 80.0) };

/// The panel of levels.
pub(super) fn draw(board: &Board<'_>) -> Panel {
    let content = html! { @for (level, n) in levels(board) { (token(board, level, n)) } };
    SHEET.paper(&board.say("board-levels-left"), &html! {}, &content)
}

/// The parts of the panel, with what each is drawn from.
pub(super) fn visit_parts(board: &Board<'_>, visitor: &mut PartVisitor<'_>) {
    visitor.group(
        (),
        || draw(board).into_part(),
        |visitor| {
            for (level, n) in levels(board) {
                visitor.part(n, || Part::new(id(level), token(board, level, n).into_string()));
            }
        },
    );
}

fn id(level: u8) -> String {
    format!("level.{level}")
}

/// Each level with the number of its tokens left.
pub(super) fn levels(board: &Board<'_>) -> impl Iterator<Item = (u8, u8)> {
    (LOWEST_LEVEL..).zip(board.view.piles.levels)
}

fn token(board: &Board<'_>, level: u8, n: u8) -> Markup {
    let x = 28.0 + 31.2 * f32::from(level - LOWEST_LEVEL);
    html! {
        g.level.gone[n == 0] id=(id(level)) transform=(at(x, 33.0)) role="img" {
            title { (name(board, level, n)) }
            path d="M-13 24v-17h4v-6h18v6h4v17z" {}
            text.num.mid y="19" { (level) }
            text.small.mid y="39.5" { "×" (n) }
        }
    }
}

/// The tokens of one level in words.
pub(super) fn name(board: &Board<'_>, level: u8, n: u8) -> String {
    board.tell("board-level", &[("level", FluentValue::from(level)), ("n", FluentValue::from(n))])
}
