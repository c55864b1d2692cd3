//! What time brings: food days, prophecies, quick actions.

use fluent_bundle::FluentValue;
use maud::{Markup, html};
use patolli_catalog::rules::tzolkin::{
    ProphecyCount, ProphecyView, QuickAction, QuickView,
    data::{BAND_POINTS, FOOD_DAYS, Prophecy},
};

use super::{
    super::{
        Panel,
        svg::{Sheet, at},
    },
    Board, glyphs, names,
    shapes::{Box, gain, icon, nth, signed, token},
};

const WIDTH: f32 = 430.0;
const HEAD: f32 = 34.0;
const DAYS: f32 = 50.0;
const PROPHECY: f32 = 62.0;
const QUICK: f32 = 54.0;

/// The panel of events.
pub(super) fn draw(board: &Board<'_>) -> Panel {
    let prophecies = PROPHECY * nth(board.view.prophecies.len());
    let quick = if board.view.quick.is_some() { QUICK } else { 0.0 };
    let size = (WIDTH, HEAD + DAYS + prophecies + quick + 2.0);
    let sheet = Sheet { id: "panel-events", name: "board-events", icon: "calendar", size };
    let note = html! { text.note.end x="418" y="24" { (until(board)) } };
    let content = html! {
        @for day in 1..=FOOD_DAYS.len() { (food_day(board, day)) }
        @for (place, it) in board.view.prophecies.iter().enumerate() {
            g transform=(at(0.0, HEAD + DAYS + PROPHECY * nth(place))) { (prophecy(board, it, place)) }
        }
        @if quick > 0.0 { g transform=(at(0.0, HEAD + DAYS + prophecies)) { (quick_actions(board)) } }
    };
    sheet.paper(&day(board), &note, &content)
}

/// The day of the calendar.
pub(super) fn day(board: &Board<'_>) -> String {
    let calendar = &board.view.calendar;
    board.tell(
        "board-day",
        &[
            ("n", FluentValue::from(calendar.tooth + 1)),
            ("epoch", FluentValue::from(epoch(board, calendar.epoch))),
        ],
    )
}

/// An epoch by its number.
pub(super) fn epoch(board: &Board<'_>, epoch: u8) -> String {
    board.say(if epoch == 1 { "board-epoch-1" } else { "board-epoch-2" })
}

/// How long until the next food day.
pub(super) fn until(board: &Board<'_>) -> String {
    let calendar = &board.view.calendar;
    if calendar.food_today {
        board.say("board-food-today")
    } else if calendar.to_food_day == 0 {
        board.say("board-food-over")
    } else {
        board.count("board-food-in", calendar.to_food_day)
    }
}

/// Whether a food day, counted from 1, pays goods; the others score the temples.
const fn pays_goods(day: usize) -> bool {
    day % 2 == 1
}

/// A food day in words.
pub(super) fn food_day_words(board: &Board<'_>, day: usize) -> String {
    let what = board.say(if pays_goods(day) { "board-food-goods" } else { "board-food-points" });
    let tooth = FOOD_DAYS[day - 1] + 1;
    let mut words = board.tell(
        "board-food-day",
        &[
            ("n", FluentValue::from(day)),
            ("day", FluentValue::from(tooth)),
            ("what", FluentValue::from(what)),
        ],
    );
    if day <= usize::from(board.view.calendar.food_days) {
        words = format!("{words}; {}", board.say("board-done"));
    }
    words
}

fn food_day(board: &Board<'_>, day: usize) -> Markup {
    let done = usize::from(board.view.calendar.food_days);
    let state = if day <= done {
        "done"
    } else if day == done + 1 {
        "now"
    } else {
        "to-come"
    };
    let tooth = FOOD_DAYS[day - 1] + 1;
    html! {
        g class={ "tb-day " (state) } transform=(at(10.0 + 103.4 * nth(day - 1), HEAD)) role="img" {
            title { (food_day_words(board, day)) }
            rect width="99.5" height="42" rx="9" {}
            text.num x="9" y="27" { (tooth) }
            (icon("food-day", 49.0, 21.0, 25.0))
            (icon(if pays_goods(day) { "resource" } else { "vp" }, 79.0, 21.0, 25.0))
            @if day <= done { path.tb-tick d="M84 32l5 5 8-11" {} }
        }
    }
}

/// One prophecy: what it makes harder, its bands, and where each seat stands.
fn prophecy(board: &Board<'_>, it: &ProphecyView, place: usize) -> Markup {
    let state = if it.active {
        "now"
    } else if it.over {
        "done"
    } else {
        "to-come"
    };
    let area = Box { x: 8.0, y: 0.0, width: WIDTH - 16.0, height: PROPHECY - 5.0 };
    html! {
        g class={ "tb-prophecy " (state) } role="img" {
            title { (prophecy_words(board, it)) }
            (area.rect("tb-plate", 9.0))
            (icon("prophecy", 24.0, 16.0, 22.0))
            text.gl x="37" y="21" { (["I", "II", "III"].get(place).copied().unwrap_or_default()) }
            (glyphs::row(&glyphs::prophecy(it.prophecy), 60.0, 16.0, 18.0))
            (icon(glyphs::metric(it.prophecy), 166.0, 16.0, 20.0))
            use href="#tb-bands" {}
            @for (band, range) in names::bands(it.prophecy).into_iter().enumerate() {
                text.small x=(band_left(band) + 4.0) y="21" { (range) }
            }
            (tallies(board, it))
        }
    }
}

fn band_left(band: usize) -> f32 {
    181.0 + 59.5 * nth(band)
}

/// The bands of all prophecies with their points.
pub(super) fn shapes() -> Markup {
    html! {
        g #tb-bands {
            @for (band, points) in BAND_POINTS.into_iter().enumerate() {
                rect class={ "tb-pill band-" (band) } x=(band_left(band)) y="5" width="58" height="22" rx="6" {}
                text.tb-worth x=(band_left(band) + 55.0) y="21" { (gain(points)) }
            }
        }
    }
}

/// What each seat counts and the points for it.
fn tallies(board: &Board<'_>, it: &ProphecyView) -> Markup {
    html! {
        @for (seat, ProphecyCount { count, points }) in board.seats().zip(&it.counts) {
            @let x = 14.0 + 81.0 * f32::from(seat.number());
            (token(board, seat, x + 12.0, 42.0, 0.6))
            text.body x=(x + 25.0) y="47" { (signed(*count)) "→" tspan.num { (gain(*points)) } }
        }
    }
}

/// A prophecy in words.
pub(super) fn prophecy_words(board: &Board<'_>, it: &ProphecyView) -> String {
    let state = match (it.active, it.over) {
        (true, _) => "board-running",
        (_, true) => "board-done",
        _ => "board-to-come",
    };
    format!("{} ({})", names::about(board, it.prophecy.key()), board.say(state))
}

/// The bands of a prophecy in words.
pub(super) fn bands_words(board: &Board<'_>, prophecy: Prophecy) -> String {
    let bands = names::bands(prophecy).into_iter().zip(BAND_POINTS);
    let list: Vec<_> = bands.map(|(range, points)| format!("{range}: {}", gain(points))).collect();
    board.tell("board-bands", &[("list", FluentValue::from(list.join(", ")))])
}

/// The quick actions: the one in force and those to come.
fn quick_actions(board: &Board<'_>) -> Markup {
    let Some(quick) = &board.view.quick else { return html! {} };
    let all = quick_list(quick);
    let gap = (380.0 / nth(all.len()).max(1.0)).min(76.0);
    html! {
        (icon("quick-action", 24.0, 23.0, 26.0))
        @for (place, (tooth, quick)) in all.into_iter().enumerate() {
            (quick_action(board, tooth, quick, 42.0 + gap * nth(place), gap - 4.0))
        }
    }
}

/// The quick action in force and those to come, each with its first tooth.
pub(super) fn quick_list(quick: &QuickView) -> Vec<(Option<u8>, QuickAction)> {
    let next = quick.next.iter().map(|it| (Some(it.tooth), it.quick));
    quick.now.map(|it| (None, it)).into_iter().chain(next).collect()
}

fn quick_action(board: &Board<'_>, tooth: Option<u8>, quick: QuickAction, x: f32, width: f32) -> Markup {
    html! {
        g.tb-quick.now[tooth.is_none()] transform=(at(x, 0.0)) role="img" {
            title { (quick_words(board, tooth, quick)) }
            (Box::sized(width, QUICK - 8.0).rect("tb-plate", 8.0))
            (glyphs::centred(&glyphs::quick(quick), width / 2.0, 16.0, 19.0, width - 4.0))
            text.small.mid x=(width / 2.0) y="40" { @if let Some(tooth) = tooth { (tooth + 1) } @else { "●" } }
        }
    }
}

/// A quick action in words.
pub(super) fn quick_words(board: &Board<'_>, tooth: Option<u8>, quick: QuickAction) -> String {
    let when =
        tooth.map_or_else(|| board.say("board-quick-now"), |it| board.count("board-quick-from", it + 1));
    format!("{when}: {}", board.say(quick.key()))
}
