//! Shapes that repeat: gears with what is printed on them, plaques, frames of what may be chosen.

use maud::{Markup, html};

use super::{
    super::{
        super::svg::{at, round},
        Board,
    },
    geometry::{TEETH, outline, pitch, pitch_radius, polar, sector, tooth_angle},
    plaque::Size,
};
use crate::{icons::icon_href, tokens::piece};

/// Radii of the calendar: its gaps, the line of corn and food days, its inner rings.
pub(super) const RIM: f32 = 168.0;
pub(super) const MARKS: f32 = 152.0;
pub(super) const TILES: f32 = 124.0;
pub(super) const RAYS: (f32, f32) = (137.0, 107.0);
pub(super) const HUB: f32 = 102.0;

/// The shapes, for the head of the panel. Hues come from the style sheet.
pub(super) fn defs(board: &Board<'_>) -> Markup {
    html! {
        defs {
            path #tz-gear-26 d=(outline(TEETH)) {}
            (calendar())
            @for (teeth, reach) in [(10, 143.0), (13, 172.0)] { (gear(teeth, reach)) }
            @for size in Size::ALL { (plaque(size)) }
            g #tz-ring { circle.tk-glow cy="1" r="19.5" {} circle.tk-line cy="1" r="19.5" {} }
            g #tz-neutral {
                circle.tz-neutral-side cy="3.5" r="13.5" {}
                circle.tz-neutral r="13.5" {}
                path.tz-neutral-cross d="M-5-5 5 5M5-5-5 5" {}
            }
            @for style in board.seats().map(|it| board.seat_style(it)) {
                g #{ "tz-tok-" (style.letter()) } { (piece(style, 0.0, 0.0, 1.0)) }
            }
            (fields())
            use #tz-points href=(icon_href("vp-badge")) x="-17" y="-17" width="34" height="34" {}
            @for id in ICONS {
                use #{ "tz-" (id) } href=(icon_href(id)) x="-11" y="-11" width="22" height="22" {}
            }
        }
    }
}

/// Icons of the plaques, drawn often.
const ICONS: [&str; 19] = [
    "corn",
    "wood",
    "stone",
    "gold",
    "block",
    "building",
    "monument",
    "tech-up",
    "temple-any",
    "free-choice",
    "fish",
    "chaac",
    "quetzalcoatl",
    "kukulkan",
    "vp",
    "food-day",
    "skull",
    "market",
    "worker-add",
];

/// What is printed on the calendar: rings, rays, and on each tooth the days to the next food day in bars and dots.
fn calendar() -> Markup {
    html! {
        g #tz-calendar {
            circle.tz-groove r=(RIM) {}
            circle.tz-band r=(RAYS.0) {}
            path.tz-rays d=(rays()) {}
            circle.tz-groove r=(RAYS.0) {}
            @for tooth in 0..TEETH {
                @match to_food_day(tooth) {
                    0 => {},
                    days => use.tz-numeral href={ "#tz-days-" (days) } transform=(tooth_turn(tooth)) {},
                }
            }
        }
        @for days in 1..=6u8 {
            path #{ "tz-days-" (days) } d=(numeral(days)) {}
        }
    }
}

/// The transform to a tooth of the calendar from the one that points to the right.
pub(super) fn tooth_turn(tooth: u8) -> String {
    format!("rotate({})", round(tooth_angle(tooth)))
}

/// Days from a tooth to the next food day.
fn to_food_day(tooth: u8) -> u8 {
    let next = patolli_catalog::rules::tzolkin::data::FOOD_DAYS.into_iter().find(|it| *it >= tooth);
    if tooth == 0 { 0 } else { next.map_or(0, |it| it - tooth) }
}

/// A number in dots and a bar for five, lying on the tooth that points to the right. A line without length is a dot.
fn numeral(n: u8) -> String {
    let (bar, row) = if n >= 5 { ("M181.5-5.5v11", 186.5) } else { ("", 184.0) };
    let dots = spread((n % 5).into(), 4.6).map(|y| format!("M{row} {}h0", round(y)));
    dots.fold(bar.to_owned(), |path, dot| path + &dot)
}

fn rays() -> String {
    let point = |radius: f32, angle: f32| {
        let (x, y) = polar(radius, angle);
        format!("{} {}", round(x), round(y))
    };
    let (outer, inner, half) = (RAYS.0 - 3.0, RAYS.1 + 4.0, 0.36 * pitch(TEETH));
    let rays = (0..TEETH).map(tooth_angle).map(|angle| {
        format!("M{}L{}L{}Z", point(outer, angle - half), point(inner, angle), point(outer, angle + half))
    });
    rays.collect()
}

/// A wheel with its sockets, the first tooth to the right, and the field for pointing at a position.
fn gear(teeth: u8, reach: f32) -> Markup {
    let radius = pitch_radius(teeth);
    let hub = radius - 30.8;
    html! {
        path #{ "tz-gear-" (teeth) } d=(outline(teeth)) {}
        g #{ "tz-wheel-" (teeth) } {
            use.tz-gear href={ "#tz-gear-" (teeth) } {}
            circle.tz-gear-plate r=(round(radius - 17.5)) {}
            circle.tz-gear-line r=(round(hub + 6.5)) {}
            @for tooth in 0..teeth {
                use href={ "#tz-seat-" (teeth) } transform={ "rotate(" (round(f32::from(tooth) * pitch(teeth))) ")" } {}
            }
        }
        g #{ "tz-seat-" (teeth) } {
            circle.tz-socket cx=(round(radius - 5.4)) r="12.4" {}
            @let (x, y) = polar(hub + 6.5, pitch(teeth) / 2.0);
            circle.tz-stud cx=(round(x)) cy=(round(y)) r="2.6" {}
        }
        path #{ "tz-hit-" (teeth) } d=(sector(radius + 16.0, reach, pitch(teeth) / 2.0)) {}
    }
}

fn plaque(size: Size) -> Markup {
    let (width, height) = size.area();
    let rect = |class: Option<&str>, id: Option<String>, grow: f32| {
        let (width, height) = (width + 2.0 * grow, height + 2.0 * grow);
        html! {
            rect id=[id] class=[class] x=(-width / 2.0) y=(-height / 2.0) width=(width) height=(height)
                rx=(size.rounding() + grow) {}
        }
    };
    html! {
        (rect(None, Some(format!("tz-{}", size.name())), 0.0))
        g #{ "tz-" (size.name()) "-frame" } {
            (rect(Some("tk-glow"), None, 2.0))
            (rect(Some("tk-line"), None, 1.5))
        }
    }
}

/// A field of the jungle: forest, open corn, nothing left.
fn fields() -> Markup {
    html! {
        g #tz-forest { rect.tz-forest x="-5.5" y="-6" width="11" height="12" rx="2.5" {} path.tz-tree d="M0 3.5V-3.5M-3 0 0-3.5 3 0" {} }
        g #tz-field { rect.tz-field x="-5.5" y="-6" width="11" height="12" rx="2.5" {} path.tz-ear d="M0-3.5v7M-2-1.5v3M2-1.5v3" {} }
        rect #tz-bare .tz-bare x="-5" y="-5.5" width="10" height="11" rx="2.5" {}
    }
}

/// Where the `n` things of a row stand, this far apart, about a middle.
pub(super) fn spread(n: usize, apart: f32) -> impl Iterator<Item = f32> {
    let count = f32::from(u8::try_from(n).unwrap_or(u8::MAX));
    (0..n).map(move |it| (f32::from(u8::try_from(it).unwrap_or(u8::MAX)) - (count - 1.0) / 2.0) * apart)
}

/// One field of the jungle at a point.
pub(super) fn field(shape: &str, x: f32, y: f32) -> Markup {
    html! { use href={ "#tz-" (shape) } transform=(at(x, y)) {} }
}
