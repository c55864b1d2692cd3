//! Marks and pieces that several panels share.

use maud::{Markup, PreEscaped, Render as _, html};
use patolli_catalog::rules::teotihuacan::{Icon, IconKind};
use patolli_catalog::{Seat, SeatStyle};

use super::Board;
pub(super) use crate::boards::kit::glyph_row::PLAIN;
pub(super) use crate::boards::kit::text::{nth, round, wrapped};
use crate::{icons::icon_href, tokens::piece};

/// A rectangle: left, top, width, height.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Box {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) width: f32,
    pub(super) height: f32,
}

impl Box {
    /// A rectangle of this size with its corner in the origin.
    pub(super) const fn sized(width: f32, height: f32) -> Self {
        Self { x: 0.0, y: 0.0, width, height }
    }

    /// The same size, somewhere else.
    pub(super) const fn at(self, x: f32, y: f32) -> Self {
        Self { x, y, ..self }
    }

    /// Its middle.
    pub(super) const fn middle(self) -> (f32, f32) {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// The rectangle as an element with a class.
    pub(super) fn rect(self, class: &str, rx: f32) -> Markup {
        let (width, height) = (round(self.width), round(self.height));
        let spot = along("x", round(self.x)) + &along("y", round(self.y));
        // The usual corners are a matter of style, and what is only met has none that are seen.
        let is_usual = (rx - 5.0).abs() < 0.1 || class == "hit";
        let corners = if is_usual { String::new() } else { format!(" rx=\"{rx}\"") };
        PreEscaped(format!("<rect class=\"{class}\"{spot} width=\"{width}\" height=\"{height}\"{corners}/>"))
    }

    /// The same, larger by a margin on all sides.
    pub(super) const fn grown(self, by: f32) -> Self {
        Self { x: self.x - by, y: self.y - by, width: self.width + 2.0 * by, height: self.height + 2.0 * by }
    }

    /// The dashed ring of what is new to the reader.
    pub(super) fn ring(self) -> Markup {
        let Self { x, y, width, height } = self.grown(1.0);
        let (spot, width, height) =
            (along("x", round(x)) + &along("y", round(y)), round(width), round(height));
        PreEscaped(format!("<rect class=\"last\"{spot} width=\"{width}\" height=\"{height}\"/>"))
    }
}

/// Scale of a token that needs none.
pub(super) const TOKEN: f32 = 0.7;
/// Size of a die that needs no scale.
pub(super) const DIE: f32 = 37.0;
/// Size of an icon of the pyramid that needs no scale.
pub(super) const GLYPH: f32 = 24.0;

/// Icons of the sprite that the panels show.
const ICONS: [&str; 44] = [
    "advance",
    "alchemy",
    "ascension",
    "avenue",
    "building",
    "cocoa",
    "construction",
    "decorations",
    "die",
    "discovery",
    "double-advance",
    "eclipse",
    "forest",
    "gold",
    "gold-deposits",
    "lock",
    "mask-1",
    "mask-2",
    "mask-3",
    "mask-4",
    "mask-5",
    "mask-6",
    "mask-7",
    "nobles",
    "palace",
    "power-up",
    "pyramid-track",
    "quarry",
    "resource",
    "salary",
    "stone",
    "t-any",
    "t-blue",
    "t-green",
    "t-neutral",
    "t-red",
    "technology",
    "temple-bonus",
    "vp",
    "vp-badge",
    "wood",
    "worker",
    "worker-add",
    "worship",
];
/// Those that only Teotibot's panel shows.
const BOT_ICONS: [&str; 4] = ["bot", "dir-left", "dir-right", "mastery"];

/// An icon centred on a point. It stands for the one of the sprite, whose long address is written only once.
pub(super) fn icon(name: &str, x: f32, y: f32, size: f32) -> Markup {
    stamp(&format!("#ti-{name}"), None, (x, y), size / PLAIN)
}

/// An icon of the pyramid, a tile or a decoration, centred on a point: grey, or in the colour of its temple.
pub(super) fn glyph(icon: Icon, x: f32, y: f32, size: f32) -> Markup {
    stamp(&format!("#tg-{}", glyph_letter(icon)), None, (x, y), size / GLYPH)
}

/// The letter of an icon as data files write it: small if it is plain.
fn glyph_letter(icon: Icon) -> char {
    let letter = match icon.glyph {
        IconKind::Blue => 'b',
        IconKind::Red => 'r',
        IconKind::Green => 'g',
        IconKind::Neutral => 'n',
    };
    if icon.coloured { letter.to_ascii_uppercase() } else { letter }
}

/// The token of a seat, centred on a point.
pub(super) fn token(board: &Board<'_>, seat: Seat, x: f32, y: f32, scale: f32) -> Markup {
    stamp(&format!("#te-tok-{}", board.letter(seat)), None, (x, y), scale / TOKEN)
}

/// The token of a seat that something is told about.
pub(super) fn marker(board: &Board<'_>, id: &str, seat: Seat, (x, y): (f32, f32), scale: f32) -> Markup {
    html! {
        (stamp(&format!("#te-tok-{}", board.letter(seat)), Some(id), (x, y), scale / TOKEN))
        circle.last.after cx=(round(x)) cy=(round(y)) {}
    }
}

/// A worker of a seat, centred on a point: its power large, its letter in the corner, its shape as watermark.
pub(super) fn die(board: &Board<'_>, seat: Seat, power: u8, (x, y): (f32, f32), size: f32) -> Markup {
    stamp(&format!("#te-die-{}{power}", board.letter(seat)), None, (x, y), size / DIE)
}

/// A neutral worker of colour 0 or 1, centred on a point.
pub(super) fn neutral(colour: u8, (x, y): (f32, f32), size: f32) -> Markup {
    stamp(&format!("#te-neutral-{colour}"), None, (x, y), size / DIE)
}

/// A `transform` to a point and to a scale, without what changes nothing.
pub(super) fn placed(x: f32, y: f32, scale: f32) -> String {
    let moved =
        if x == 0.0 && y == 0.0 { String::new() } else { format!("translate({} {})", round(x), round(y)) };
    let scale = (scale * 100.0).round() / 100.0;
    let scaled = format!("scale({scale})").replace("(0.", "(.");
    if (scale - 1.0).abs() > 0.01 { moved + &scaled } else { moved }
}

/// A coordinate as an attribute, if it is not zero.
fn along(axis: &str, n: f32) -> String {
    if n == 0.0 { String::new() } else { format!(" {axis}=\"{n}\"") }
}

/// A shape at a point, written as short as can be: there are hundreds.
pub(super) fn stamp(href: &str, id: Option<&str>, (x, y): (f32, f32), scale: f32) -> Markup {
    let (x, y) = (round(x), round(y));
    let id = id.map(|it| format!(" id=\"{it}\"")).unwrap_or_default();
    let spot = if (scale - 1.0).abs() > 0.01 {
        format!(" transform=\"{}\"", placed(x, y, scale))
    } else {
        along("x", x) + &along("y", y)
    };
    PreEscaped(format!("<use href=\"{href}\"{id}{spot}/>"))
}

/// What many things on all panels share; it lies in one of them.
pub(super) fn defs(board: &Board<'_>) -> Markup {
    html! {
        defs #te-defs {
            @let of_bot = if board.view.bot.is_some() { &BOT_ICONS[..] } else { &[] };
            @for name in ICONS.iter().chain(of_bot) { (icon_def(name)) }
            @for seat in board.seats() {
                g id={ "te-tok-" (board.letter(seat)) } { (piece(board.seat_style(seat), 0.0, 0.0, TOKEN)) }
                (die_def(board.seat_style(seat)))
                @for power in 1..=5 { (face_def(board.seat_style(seat), power)) }
            }
            @for colour in 0..2 { (neutral_def(colour)) }
            @for letter in "brgnBRG".chars() { (glyph_def(letter)) }
        }
    }
}

/// A die with its power.
fn face_def(style: SeatStyle, power: u8) -> Markup {
    let letter = style.letter();
    html! {
        // Only the light seat has dark numbers.
        g id={ "te-die-" (letter) (power) } class=[(style == SeatStyle::C).then_some("seat-c")] {
            use href={ "#te-die-" (letter) } {}
            text.te-power { (power) }
        }
    }
}

/// A die without its power.
fn die_def(style: SeatStyle) -> Markup {
    let letter = style.letter();
    html! {
        g id={ "te-die-" (letter) } class={ "seat-" (letter) } {
            rect.te-die-side x="-18.5" y="-15.5" width="37" height="37" rx="8" {}
            rect.te-die-face x="-18.5" y="-18.5" width="37" height="37" rx="8" {}
            path.te-mark d=(shape(style)) {}
            text.te-letter x="-9" y="-3.5" { (letter.to_ascii_uppercase()) }
        }
    }
}

/// The shape of a seat, 30 units across.
const fn shape(style: SeatStyle) -> &'static str {
    match style {
        SeatStyle::A => "M0-13a13 13 0 1 0 .1 0z",
        SeatStyle::B => "M-11-11h22v22h-22z",
        SeatStyle::C => "M0-13 13.500 11h-27z",
        SeatStyle::D => "M0-14 14 0 0 14-14 0z",
        SeatStyle::E => "M-7-12h14l7 12-7 12H-7l-7-12z",
    }
}

/// A neutral die: one colour has a cross, the other one a ring.
fn neutral_def(colour: u8) -> Markup {
    html! {
        g id={ "te-neutral-" (colour) } {
            rect.te-neutral-side x="-18.5" y="-15.5" width="37" height="37" rx="8" {}
            rect.te-neutral x="-18.5" y="-18.5" width="37" height="37" rx="8" {}
            path.te-neutral-mark d=(if colour == 0 { "M-7-7 7 7M7-7-7 7" } else { "M0-8a8 8 0 1 0 .1 0z" }) {}
        }
    }
}

fn glyph_def(letter: char) -> Markup {
    let name = match letter.to_ascii_lowercase() {
        'b' => "t-blue",
        'r' => "t-red",
        'g' => "t-green",
        _ => "t-neutral",
    };
    let class = if letter.is_ascii_lowercase() { " class=\"te-plain\"" } else { "" };
    sprite(&format!("tg-{letter}"), name, GLYPH, class)
}

/// An icon that only one panel shows.
pub(super) fn icon_def(name: &str) -> Markup {
    sprite(&format!("ti-{name}"), name, PLAIN, "")
}

/// An icon of the sprite, centred on the origin, under a short name.
fn sprite(id: &str, name: &str, size: f32, class: &str) -> Markup {
    let (href, from) = (icon_href(name).render().into_string(), -size / 2.0);
    PreEscaped(format!(
        "<use id=\"{id}\"{class} href=\"{href}\" x=\"{from}\" y=\"{from}\" width=\"{size}\" height=\"{size}\"/>"
    ))
}

/// The dashed ring of what is new to the reader, under a short name: for what lies there many times.
pub(super) fn ring_def(name: &str, area: Box) -> Markup {
    let Box { x, y, width, height } = area.grown(1.0);
    html! {
        rect id={ "tr-" (name) } x=(round(x)) y=(round(y)) width=(round(width)) height=(round(height)) rx="7" {}
    }
}

/// The ring of something, by the name of its size.
pub(super) fn ring(name: impl std::fmt::Display) -> Markup {
    PreEscaped(format!("<use class=\"last\" href=\"#tr-{name}\"/>"))
}

/// What shows that something of this size may be chosen.
pub(super) fn frame_def(name: &str, area: Box, rx: f32) -> Markup {
    html! { g id={ "tf-" (name) } { (area.rect("tk-glow", rx)) (area.rect("tk-line", rx)) } }
}

/// The frame of something that can be chosen, by the name of its size.
pub(super) fn frame(name: impl std::fmt::Display) -> Markup {
    PreEscaped(format!("<use class=\"frame\" href=\"#tf-{name}\"/>"))
}

/// Size of a tile before a seat.
pub(super) const SEAT_TILE: f32 = 32.0;
/// A die in hand, round its middle.
pub(super) const HELD: Box = Box { x: -17.0, y: -17.0, width: 34.0, height: 36.0 };

/// Frames round what lies before the seats.
pub(super) fn seat_frames() -> Markup {
    html! { (frame_def("own", Box::sized(SEAT_TILE, SEAT_TILE), 6.0)) (frame_def("hand", HELD, 8.0)) }
}
