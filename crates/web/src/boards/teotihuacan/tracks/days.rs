//! The calendar with its two discs.

use fluent_bundle::FluentValue;
use maud::{Markup, html};
use patolli_teotihuacan::Phase;

use super::super::{
    Board,
    shapes::{Box, round},
};

/// The last space of the calendar.
const LAST: u8 = 12;

/// Id of the calendar.
pub(super) const ID: &str = "days";

/// The calendar.
pub(super) fn draw(board: &Board<'_>) -> Markup {
    let calendar = &board.view.calendar;
    let area = |day: u8| super::area(day, LAST);
    html! {
        g id=(ID) {
            g.tp-near[calendar.rounds_to_eclipse.is_some()] {
                (super::head(&board.say("board-calendar"), "eclipse", &until(board)))
            }
            @for day in 0..=LAST { (super::cell(&format!("day.{day}"), area(day), "tp-cell", &html! { (day) })) }
            @let together = calendar.light == calendar.dark;
            (disc(board, "disc.dark", area(calendar.dark), calendar.dark, if together { 4.5 } else { 0.0 }))
            (disc(board, "disc.light", area(calendar.light), calendar.light, if together { -4.5 } else { 0.0 }))
        }
    }
}

fn disc(board: &Board<'_>, id: &str, area: Box, day: u8, aside: f32) -> Markup {
    let (x, y) = area.middle();
    let (x, light) = (round(x + aside), id == "disc.light");
    let class = if light { "tp-sun" } else { "tp-moon" };
    html! {
        g id=(id) role="img" {
            title { (board.count(if light { "board-light" } else { "board-dark" }, day)) }
            circle class=(class) cx=(x) cy=(round(y)) r="12.5" {}
            text class={ "tp-nr " (class) "-nr" } x=(x) y=(round(y + 5.0)) { (day) }
            circle.last cx=(x) cy=(round(y)) r="15" {}
        }
    }
}

/// When the next eclipse is scored.
pub(in super::super) fn until(board: &Board<'_>) -> String {
    let calendar = &board.view.calendar;
    if board.view.phase == Phase::Over {
        return board.say("board-eclipse-over");
    }
    let args = [
        ("number", FluentValue::from(calendar.eclipses + 1)),
        ("last", FluentValue::from(u8::from(calendar.last))),
        (
            "n",
            FluentValue::from(
                calendar.rounds_to_eclipse.unwrap_or_else(|| calendar.dark.saturating_sub(calendar.light)),
            ),
        ),
    ];
    board.tell(
        if calendar.rounds_to_eclipse.is_some() { "board-eclipse-near" } else { "board-eclipse-in" },
        &args,
    )
}
