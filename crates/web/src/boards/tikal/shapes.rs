//! Where the hexes lie, and the shapes that repeat on them.

use maud::{Markup, PreEscaped};
use patolli_catalog::rules::tikal::Hex;

/// Width and height of the map.
pub(super) const MAP: (f32, f32) = (932.0, 778.0);

const COLUMN: f32 = 109.5;
const ROW: f32 = 126.44;
const FIRST: (f32, f32) = (82.75, 73.0);

/// Centre of a hex on the map; odd columns lie half a hex lower.
pub(super) fn centre(hex: Hex) -> (f32, f32) {
    spot(hex.column(), hex.row())
}

/// Centre of the place in a column and row, also beyond the board.
pub(super) fn spot(column: u8, row: u8) -> (f32, f32) {
    let lower = if column % 2 == 1 { 0.5 } else { 0.0 };
    (FIRST.0 + COLUMN * f32::from(column), FIRST.1 + ROW * (f32::from(row) + lower))
}

/// The shapes, for the head of the map. Hues come from the style sheet.
pub(super) fn defs() -> Markup {
    PreEscaped(format!("<defs>{HEXAGON}{FRAMES}{STONES}{LEAVES}{CLEARING}{VOLCANO}{CAMP}</defs>"))
}

/// Outline of a hex, its thickness, the lighter ground inside it.
const HEXAGON: &str = concat!(
    r#"<path id="tk-hex" d="M71 0 35.5 61.5-35.5 61.5-71 0-35.5-61.5 35.5-61.5Z"></path>"#,
    r#"<path id="tk-side" class="tk-side" d="M71 0V5L35.5 67H-35.5L-71 5V0L-35.5 61.5H35.5Z"></path>"#,
    r#"<path id="tk-floor" class="tk-floor" d="M46 0Q49 5 46 10L29 37Q26 42 20 42H-20Q-26 42-29 37L-46 10Q-49 5-46 0-49-5-46-10L-29-37Q-26-42-20-42H20Q26-42 29-37L46-10Q49-5 46 0Z"></path>"#,
    r#"<path id="tk-last" class="tk-last" d="M66 0 33 57.2-33 57.2-66 0-33-57.2 33-57.2Z"></path>"#,
);

/// What shows that something may be chosen: glow and frame, for a hex, a token, a hat, a treasure.
const FRAMES: &str = concat!(
    r#"<g id="tk-frame"><path class="tk-glow" d="M66.5 0 33.25 57.6-33.25 57.6-66.5 0-33.25-57.6 33.25-57.6Z"></path>"#,
    r#"<path class="tk-line" d="M67.5 0 33.75 58.46-33.75 58.46-67.5 0-33.75-58.46 33.75-58.46Z"></path></g>"#,
    r#"<g id="tk-ring"><circle class="tk-glow" cy="1" r="19"></circle><circle class="tk-line" cy="1" r="20"></circle></g>"#,
    r#"<g id="tk-hat-ring"><rect class="tk-glow" x="-20" y="-11" width="40" height="20" rx="10"></rect><rect class="tk-line" x="-21" y="-12" width="42" height="22" rx="11"></rect></g>"#,
    r#"<path id="tk-hat" class="tk-hat" d="M-18 3.5C-13 .5-11 1-9.5 1C-9-5-8.5-10.5-5-10.5C-2-10.5-1.5-8.5 0-8.5S2-10.5 5-10.5C8.5-10.5 9 -5 9.5 1C11 1 13 .5 18 3.5C11 8.5-11 8.5-18 3.5Z"></path>"#,
    r#"<path id="tk-band" class="tk-band" d="M-9.5 1C-9.3-.8-9.2-2.5-9-4C-4-2.2 4-2.2 9-4C9.2-2.5 9.3-.8 9.5 1C5 3.6-5 3.6-9.5 1Z"></path>"#,
);

/// One, two or three stones inside the top side; turned to the other sides.
const STONES: &str = concat!(
    r#"<g id="tk-stone"><ellipse class="tk-stone" rx="9" ry="7.3"></ellipse><ellipse class="tk-stone-top" rx="5.6" ry="4"></ellipse></g>"#,
    r##"<g id="tk-stones-1"><use href="#tk-stone" transform="translate(0-51)rotate(-6)"></use></g>"##,
    r##"<g id="tk-stones-2"><use href="#tk-stone" transform="translate(-10.5-51)rotate(9)"></use><use href="#tk-stone" transform="translate(10.5-51)rotate(-8)"></use></g>"##,
    r##"<g id="tk-stones-3"><use href="#tk-stone" transform="translate(-19.5-51)rotate(7)"></use><use href="#tk-stone" transform="translate(0-51)rotate(-5)"></use><use href="#tk-stone" transform="translate(19.5-51)rotate(10)"></use></g>"##,
);

/// Plants of the unexplored jungle, three sorts of thicket.
const LEAVES: &str = concat!(
    r#"<path id="tk-palm" d="M0 0c4-9 14-14 25-10-4 8-14 12-25 10zM0 0c9-2 19 3 22 13-9 1-18-4-22-13zM0 0c6 7 6 18-2 25-6-7-6-17 2-25zM0 0c-5 8-16 12-26 7 5-8 15-11 26-7zM0 0c-10 0-19-7-20-17 9 0 17 7 20 17zM0 0c-5-8-3-19 6-25 5 7 3 18-6 25z"></path>"#,
    r#"<path id="tk-crown" d="M-20 8c-9-3-9-15 1-17 1-10 14-14 20-6 8-6 19 1 17 10 9 4 7 16-2 17-3 8-15 9-19 2-6 6-17 3-17-6z"></path>"#,
    r##"<g id="tk-wild-0"><use href="#tk-crown" class="tk-leaf-1" transform="translate(-26-24)"></use><use href="#tk-crown" class="tk-leaf-2" transform="translate(27 26)rotate(160)"></use><use href="#tk-palm" class="tk-leaf-3" transform="translate(22-22)rotate(15)"></use><use href="#tk-palm" class="tk-leaf-4" transform="translate(-24 24)rotate(70)scale(.8)"></use></g>"##,
    r##"<g id="tk-wild-1"><use href="#tk-crown" class="tk-leaf-2" transform="translate(6-34)scale(1.1)"></use><use href="#tk-palm" class="tk-leaf-3" transform="translate(-31 4)rotate(-20)"></use><use href="#tk-crown" class="tk-leaf-1" transform="translate(33 8)rotate(60)"></use><use href="#tk-palm" class="tk-leaf-4" transform="translate(6 32)rotate(48)scale(.9)"></use></g>"##,
    r##"<g id="tk-wild-2"><use href="#tk-palm" class="tk-leaf-4" transform="translate(-4-28)rotate(30)"></use><use href="#tk-crown" class="tk-leaf-1" transform="translate(-34 12)rotate(30)scale(.9)"></use><use href="#tk-crown" class="tk-leaf-2" transform="translate(6 34)"></use><use href="#tk-palm" class="tk-leaf-3" transform="translate(35 4)rotate(100)scale(.9)"></use></g>"##,
);

/// Bushes of a clearing.
const CLEARING: &str = concat!(
    r#"<g id="tk-clearing" class="tk-bushes"><path class="tk-bush-2" d="M-32-6c-8-3-7-15 2-16 0-9 13-13 18-5 7-5 15 0 14 7 7 2 7 12 0 14z"></path>"#,
    r#"<path class="tk-bush-1" d="M-6-2c-8-4-5-15 3-15 1-9 15-11 18-3 8-4 16 4 13 10 6 2 5 9-1 10-4 4-26 4-33-2z"></path>"#,
    r#"<path class="tk-stem" d="M12 0v-10m0 4 6-5m-6 2-5-4M-20-7v-8m0 3-5-4m5 1 5-4"></path></g>"#,
);

/// The volcano.
const VOLCANO: &str = concat!(
    r#"<g id="tk-volcano"><path class="tk-rock" d="M-48 32C-34 22-24-4-15-19h30C24-4 34 22 48 32 30 42-30 42-48 32z"></path>"#,
    r#"<path class="tk-shade" d="M15-19C24-4 34 22 48 32 38 38 22 40 8 40 18 20 12 0 6-16z"></path>"#,
    r#"<path class="tk-lava" d="M-15-19h30l4 7c-2 8-6 4-7 10-2 12-8 2-9 8-2 10-9 4-8-4 1-8-6-4-8-10-1-4-4-2-6-4z"></path>"#,
    r#"<path class="tk-smoke" d="M-6-25c-7-7 5-9-1-17M7-25c7-6-4-9 3-18"></path></g>"#,
);

/// The tent of a camp, to be filled in the colour of its seat.
const CAMP: &str = concat!(
    r#"<g id="tk-tent"><path class="tk-tent-side" d="M0-22-25 15v4h50v-4z"></path><path class="tk-tent" d="M0-23-25 15h50z"></path>"#,
    r#"<path class="tk-pole" d="M0-22v-8"></path><path class="tk-pennant" d="M0-30l10 3.5-10 3.5z"></path></g>"#,
);
