//! A decoration: two icons beside a stepped fret whose tip points to the middle of the pyramid.

use maud::{Markup, html};
use patolli_catalog::rules::teotihuacan::{Side, data::DecorationId};

use super::{
    super::shapes::{Box, glyph},
    CELL,
};

/// Shapes of decorations: laid out, and laid on the pyramid.
pub(super) fn defs() -> Markup {
    html! {
        @for length in [72.0f32, 108.0] {
            g id={ "te-orn-" (length) } {
                (Box { x: -length / 2.0, y: -17.0, width: length, height: 34.0 }.rect("te-ornament", 6.0))
                path.te-fret-ground d="M-7-14H7V8L0 14-7 8Z" {}
                path.te-fret d="M-3.500-8h7v5h-4v5h5" {}
            }
        }
    }
}

/// A decoration of this length, centred on the origin, as it lies on a side of the pyramid.
pub(in super::super) fn draw(tile: DecorationId, side: Side, length: f32) -> Markup {
    let [one, two] = tile.tile().icons;
    let away = if length > 80.0 { 30.0 } else { CELL / 2.0 };
    // The tip points to the middle, so that below and on the left the tile stands on its head.
    let (first, second) = if matches!(side, Side::Top | Side::Right) { (one, two) } else { (two, one) };
    let (x, y) = if matches!(side, Side::Top | Side::Bottom) { (away, 0.0) } else { (0.0, away) };
    html! {
        use href={ "#te-orn-" (length) } transform=[turned(side)] {}
        (glyph(first, -x, -y, 24.0))
        (glyph(second, x, y, 24.0))
    }
}

/// How a decoration is turned on a side.
pub(super) fn turned(side: Side) -> Option<String> {
    (side != Side::Top).then(|| format!("rotate({})", 90 * side.index()))
}
