//! The calendar: what lies on its teeth turns with it, the hub tells the day.

use fluent_bundle::FluentValue;
use maud::{Markup, html};
use patolli_catalog::rules::tzolkin::{
    QuickAction,
    data::{FOOD_DAYS, TEETH as ROUND},
};

use super::{
    super::{
        super::svg::{at, icon, round},
        Board,
    },
    actions,
    gears::turning,
    geometry::{MIDDLE, TEETH, pitch, polar, tooth_angle, turned},
    names, plaque,
    shapes::{HUB, MARKS, TILES, spread, tooth_turn},
};

/// The calendar without its hub.
pub(super) fn draw(board: &Board<'_>) -> Markup {
    html! {
        g #calendar transform=(at(MIDDLE.0, MIDDLE.1)) {
            (turning("gear.calendar", -i16::from(TEETH), board.view.calendar.tooth, &html! {
                use.wheel href="#tz-gear-26" transform=(tooth_turn(0)) {}
                @for (n, tooth) in (0u8..).zip(FOOD_DAYS) { (food_tooth(n, tooth % ROUND)) }
                use href="#tz-calendar" {}
                @for tooth in 0..TEETH { (mark(board, tooth)) }
                @if let Some(quick) = &board.view.quick {
                    @for it in &quick.next { (tile_on(board, it.tooth, it.quick)) }
                }
            }))
        }
    }
}

/// A tooth of a food day stands out: goods and points have hues of their own.
fn food_tooth(n: u8, tooth: u8) -> Markup {
    html! { path class={ "food-tooth " (kind(n)) } d="M164-12.4 182-10.4 193-7 196-3V3L193 7 182 10.4 164 12.4Z" transform=(tooth_turn(tooth)) {} }
}

/// Whether a food day, counted from 0, gives goods or points.
const fn kind(n: u8) -> &'static str {
    if n.is_multiple_of(2) { "reward" } else { "score" }
}

const fn sign(n: u8) -> &'static str {
    if n.is_multiple_of(2) { "food-day" } else { "vp" }
}

/// What lies on the calendar at a tooth: a food day, a corn, or nothing.
fn mark(board: &Board<'_>, tooth: u8) -> Markup {
    let (x, y) = polar(MARKS, tooth_angle(tooth));
    let id = format!("tooth.{tooth}");
    let food = (0u8..).zip(FOOD_DAYS).find(|it| it.1 % ROUND == tooth).map(|it| it.0);
    let has_corn = board.view.calendar.corn.contains(&tooth);
    if food.is_none() && !has_corn {
        return html! { circle.pip id=(id) cx=(round(x)) cy=(round(y)) r="4" {} };
    }
    html! {
        g id=(id) transform=(at(x, y)) {
            (upright(board, &html! {
                @if let Some(n) = food {
                    circle class={ "food " (kind(n)) } r="15" {}
                    use href={ "#tz-" (sign(n)) } {}
                    @if has_corn { g transform="translate(11 9)scale(.75)" { circle.pip r="12" {} use href="#tz-corn" {} } }
                } @else {
                    circle.pip r="13.5" {}
                    use href="#tz-corn" {}
                }
                circle.last r="16" {}
            }))
        }
    }
}

/// A quick-action tile on its two teeth.
fn tile_on(board: &Board<'_>, tooth: u8, tile: QuickAction) -> Markup {
    let (x, y) = polar(TILES, tooth_angle(tooth % ROUND) + pitch(TEETH) / 2.0);
    html! {
        g.laid role="img" data-key={ "tile." (tooth) } transform=(at(x, y)) {
            title { (names::tile(board, tooth, tile)) }
            (upright(board, &html! {
                rect.tile-side x="-18" y="-10" width="36" height="25" rx="6" {}
                rect.tile-face x="-18" y="-12.5" width="36" height="25" rx="6" {}
                (plaque::larger(0.76, &plaque::row(actions::quick(tile))))
            }))
        }
    }
}

/// Keeps its content upright while the calendar turns.
fn upright(board: &Board<'_>, content: &Markup) -> Markup {
    html! { g.upright transform=(turned(board.view.calendar.tooth.into(), TEETH)) { (content) } }
}

/// The hub: epoch, day, the four food days, days to the next one.
pub(super) fn hub(board: &Board<'_>) -> Markup {
    let calendar = &board.view.calendar;
    let day = (calendar.tooth + 1).min(ROUND + 1);
    let epoch = if calendar.epoch == 1 { "I" } else { "II" };
    html! {
        g #hub .today[calendar.food_today] transform=(at(MIDDLE.0, MIDDLE.1)) role="img" {
            title { (names::day(board, day)) }
            circle.hub r=(HUB + 4.5) {}
            circle.hub-in r=(HUB) {}
            text.epoch y="-68" { (board.tell("wheels-epoch", &[("n", FluentValue::from(epoch))])) }
            text.day y="-23" { (day) }
            text.of y="-2" { (board.count("wheels-day-of", ROUND + 1)) }
            g.days transform="translate(0 25)" {
                @for (n, x) in (0u8..).zip(spread(FOOD_DAYS.len(), 41.0)) { (food_day(board, n, x)) }
            }
            @for (line, y) in names::food_day(board).iter().zip([62, 80]) { text.call y=(y) { (line) } }
            g.brief {
                (icon(sign(calendar.food_days.min(3)), if calendar.food_today { 0.0 } else { -22.0 }, 58.0, 46.0))
                @if !calendar.food_today { text.to-food x="22" y="72" { (calendar.to_food_day) } }
            }
        }
    }
}

fn food_day(board: &Board<'_>, n: u8, x: f32) -> Markup {
    let done = board.view.calendar.food_days > n;
    let now = board.view.calendar.food_days == n;
    html! {
        g id={ "food." (n + 1) } class={ "food-day" @if done { " done" } @else if now { " now" } } transform=(at(x, 0.0)) {
            title { (names::food_day_of(board, n)) }
            circle r="17" {}
            use href={ "#tz-" (sign(n)) } {}
            @if done { path.tick d="M2 9l5 5 9-10" {} }
            circle.last r="20" {}
        }
    }
}
