//! The five wheels: what turns with the teeth, and what stands still round them.

use maud::{Markup, PreEscaped, html};
use patolli_catalog::rules::tzolkin::{Wheel, WheelView};

use super::{
    super::{
        super::svg::{at, icon, round},
        Board,
    },
    actions,
    geometry::{ARROW, Gear, MIDDLE, TEETH, polar, turned},
    names, riders,
};
use crate::Part;

/// The thickness of all gears; it turns with them and lies below them.
pub(super) fn sides(board: &Board<'_>) -> Markup {
    let turns = board.view.calendar.tooth;
    html! {
        g #gear-sides aria-hidden="true" {
            g transform=(at(MIDDLE.0, MIDDLE.1 + 7.0)) {
                (turning("gear.calendar.side", -i16::from(TEETH), turns, &html! { use.wheel-side href="#tz-gear-26" transform={ "rotate(" (ARROW) ")" } {} }))
            }
            @for wheel in Wheel::ALL {
                @let gear = Gear::new(wheel);
                g class={ "hue-" (wheel) } transform=(at(gear.centre.0, gear.centre.1 + 6.0)) {
                    (turning(&format!("gear.{wheel}.side"), gear.teeth.into(), turns, &html! {
                        use.gear-side href={ "#tz-gear-" (gear.teeth) } transform=(first_tooth(gear)) {}
                    }))
                }
            }
        }
    }
}

/// A group that turns by teeth; the script reads how far it has turned. Backward teeth are negative.
pub(super) fn turning(id: &str, teeth: i16, turns: u8, content: &Markup) -> Markup {
    let way = if teeth < 0 { -1.0 } else { 1.0 };
    let around = u8::try_from(teeth.abs()).unwrap_or(TEETH);
    html! {
        g.cog id=(id) data-turns=(turns) data-teeth=(teeth) transform=(turned(way * f32::from(turns), around)) {
            (content)
        }
    }
}

fn first_tooth(gear: Gear) -> String {
    format!("rotate({})", round(gear.angle(0)))
}

/// One wheel: its gear, its hub and its places.
pub(super) fn wheel(board: &Board<'_>, view: &WheelView) -> Markup {
    let (wheel, Gear { centre, .. }) = (view.wheel, Gear::new(view.wheel));
    html! {
        g id={ "wheel." (wheel) } class={ "hue-" (wheel) } transform=(at(centre.0, centre.1)) {
            (PreEscaped(gear(board, view).html))
            (hub(board, wheel, Gear::new(wheel)))
            (PreEscaped(places(board, wheel).html))
        }
    }
}

/// What of a wheel turns: the gear with its riders.
pub(super) fn gear(board: &Board<'_>, view: &WheelView) -> Part {
    let (id, gear) = (format!("gear.{}", view.wheel), Gear::new(view.wheel));
    let turns = turning(
        &id,
        gear.teeth.into(),
        board.view.calendar.tooth,
        &html! {
            use href={ "#tz-wheel-" (gear.teeth) } transform=(first_tooth(gear)) {}
            (riders::draw(board, view))
        },
    );
    Part::new(id, turns.into_string())
}

/// What stands still round a wheel.
pub(super) fn places(board: &Board<'_>, wheel: Wheel) -> Part {
    let id = format!("places.{wheel}");
    let places =
        html! { g id=(id) { @for position in 0..=wheel.last() { (place(board, wheel, position)) } } };
    Part::new(id, places.into_string())
}

fn hub(board: &Board<'_>, wheel: Wheel, gear: Gear) -> Markup {
    let name = board.say(wheel.name());
    let lines: Vec<_> = if gear.teeth > 10 { name.split(' ').collect() } else { vec![&*name] };
    // A name of two words needs the larger hub, and leaves room for a larger picture.
    let (picture_y, size, first) = if lines.len() > 1 { (-15.0, 46.0, 24) } else { (-11.0, 36.0, 19) };
    html! {
        g.gear-name aria-hidden="true" {
            circle.gear-hub r=(round(gear.root() - 15.6)) {}
            (icon(picture(wheel), 0.0, picture_y, size))
            @for (line, y) in lines.iter().zip([first, first + 16]) { text y=(y) { (line) } }
        }
    }
}

const fn picture(wheel: Wheel) -> &'static str {
    match wheel {
        Wheel::Palenque => "palenque",
        Wheel::Yaxchilan => "yaxchilan",
        Wheel::Tikal => "tikal",
        Wheel::Uxmal => "uxmal",
        Wheel::ChichenItza => "chichen",
    }
}

/// The standing position: its number, which is the corn to place there, and its plaque beyond.
fn place(board: &Board<'_>, wheel: Wheel, position: u8) -> Markup {
    let gear = Gear::new(wheel);
    let (id, angle) = (format!("{wheel}.{position}"), gear.angle(position));
    let face = actions::face(board, wheel, position);
    let size = face.size.name();
    let number = if position > 0 { gear.tip() + 10.5 } else { gear.tip() - 8.0 };
    let (x, y) = polar(number + 10.6 + face.size.reach(angle), angle + lean(wheel, position));
    let (number_x, number_y) = polar(number, angle);
    html! {
        g id=(id) class={ "space spot" @if let Some(hue) = actions::hue(wheel, position) { " hue-" (hue) } } role="img" {
            title { (names::place(board, wheel, position)) }
            use.hit href={ "#tz-hit-" (gear.teeth) } transform={ "rotate(" (round(angle)) ")" } {}
            g transform=(at(x, y)) {
                use.frame href={ "#tz-" (size) "-frame" } {}
                use.plaque href={ "#tz-" (size) } {}
                (face.draw())
                use.last href={ "#tz-" (size) } {}
            }
            @if position > 0 {
                g.price transform=(at(number_x, number_y)) { circle {} text y="5.2" { (position) } }
            }
        }
    }
}

/// How far a plaque is moved aside, where the start-player space needs the room.
fn lean(wheel: Wheel, position: u8) -> f32 {
    if wheel == Wheel::ChichenItza && position == 9 { -4.0 } else { 0.0 }
}
