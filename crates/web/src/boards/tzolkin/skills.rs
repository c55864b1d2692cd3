//! The four technologies: levels, what they give, and who has reached them.

use fluent_bundle::FluentValue;
use maud::{Markup, html};
use patolli_catalog::Seat;
use patolli_catalog::rules::tzolkin::{Track, data::ADVANCE_COSTS};

use super::{
    super::{
        Panel,
        parts::PartVisitor,
        svg::{Sheet, at},
    },
    Board,
    glyphs::{self, Glyph},
    shapes::{self, Box, TOKEN, frame, frame_def, icon, nth, round},
};
use crate::Part;

const SHEET: Sheet =
    Sheet { id: "panel-skills", name: "board-skills", icon: "tech-any", size: (430.0, 200.0) };
const TOP: f32 = 25.0;
const ROW: f32 = 43.0;
/// The space beyond level 3.
pub(super) const BONUS: u8 = 4;
/// Left end and width of the levels.
const COLUMNS: [(f32, f32); 5] = [(38.0, 72.0), (114.0, 84.0), (202.0, 84.0), (290.0, 84.0), (378.0, 45.0)];

/// The panel of technologies.
pub(super) fn draw(board: &Board<'_>) -> Panel {
    let svg = SHEET.svg(&html! {
        rect.paper x="1" y="1" width="428" height="198" rx="14" {}
        title id=(SHEET.label()) { (board.say("board-skills")) }
        (heads())
        @for track in Track::ALL { (row(board, track)) }
    });
    SHEET.panel(svg)
}

/// The levels with the blocks an advance to them costs.
fn heads() -> Markup {
    html! {
        @for (level, (x, width)) in COLUMNS.into_iter().enumerate() {
            @let label = if level == usize::from(BONUS) { "+".to_owned() } else { level.to_string() };
            @let middle = x + width / 2.0;
            @match level.checked_sub(1).map(|it| ADVANCE_COSTS[it]) {
                None => (head(middle, &label)),
                Some(price) => {
                    (head(middle - 15.0, &label))
                    (glyphs::row(&[Glyph::with(price, "block")], middle - 2.0, 14.0, 15.0))
                }
            }
        }
    }
}

fn head(x: f32, label: &str) -> Markup {
    html! {
        circle.tb-level cx=(round(x)) cy="13.5" r="9" {}
        text.tb-label.mid x=(round(x)) y="18" { (label) }
    }
}

/// What of the panel is new: one technology or another.
pub(super) fn visit_parts(board: &Board<'_>, visitor: &mut PartVisitor<'_>) {
    visitor.group(
        (),
        || draw(board).into_part(),
        |visitor| {
            for track in Track::ALL {
                let levels: Vec<u8> = board.view.players.iter().map(|it| it.levels[track.index()]).collect();
                let part = || Part::new(row_id(track), row(board, track).into_string());
                visitor.part(levels, part);
            }
        },
    );
}

fn row_id(track: Track) -> String {
    format!("skill.{track}")
}

fn row(board: &Board<'_>, track: Track) -> Markup {
    html! {
        g id=(row_id(track)) transform=(at(0.0, TOP + ROW * nth(track.index()))) {
            g role="img" {
                title { (board.say(track.key())) }
                (icon(track.key(), 21.0, 19.5, 29.0))
            }
            @for level in 0..=BONUS { (cell(board, track, level)) }
            g.tb-markers { @for seat in board.seats() { (marker(board, track, seat)) } }
        }
    }
}

fn area(level: u8) -> Box {
    Box::sized(COLUMNS[usize::from(level)].1, ROW - 4.0)
}

/// Frames of the levels.
pub(super) fn shapes() -> Markup {
    html! { @for level in 0..=BONUS { (frame_def(&format!("level-{level}"), area(level), 7.0)) } }
}

fn cell(board: &Board<'_>, track: Track, level: u8) -> Markup {
    let (x, width) = COLUMNS[usize::from(level)];
    let area = area(level);
    let class = match level {
        0 => "tb-cell zero",
        BONUS => "tb-cell bonus",
        _ => "tb-cell",
    };
    let (y, size) = if level == BONUS { (19.5, 19.0) } else { (9.5, 15.5) };
    html! {
        g.space id={ "tech." (track) "." (level) } transform=(at(x, 0.0)) role="img" {
            title { (name(board, track, level)) }
            (area.rect(class, 7.0))
            (frame(format_args!("level-{level}")))
            (glyphs::centred(&glyphs::technology(track, level), width / 2.0, y, size, width - 5.0))
        }
    }
}

/// A level in words.
pub(super) fn name(board: &Board<'_>, track: Track, level: u8) -> String {
    let key = if level == BONUS { "board-level-bonus" } else { "board-level" };
    let mut words = vec![board.tell(
        key,
        &[("track", FluentValue::from(board.say(track.key()))), ("level", FluentValue::from(level))],
    )];
    words.extend(
        level.checked_sub(1).map(|it| board.count("board-level-cost", ADVANCE_COSTS[usize::from(it)])),
    );
    words.extend(match level {
        0 => None,
        BONUS => Some(board.say(&format!("about-{track}-bonus"))),
        _ => Some(board.say(&format!("about-{track}-{level}"))),
    });
    words.extend(standing(board, track, level).into_iter().map(|it| board.who(it)));
    words.join("; ")
}

/// The seats that have reached just this level.
pub(super) fn standing(board: &Board<'_>, track: Track, level: u8) -> Vec<Seat> {
    let stands = |it: &Seat| board.view.players[it.index()].levels[track.index()] == level;
    board.seats().filter(stands).collect()
}

fn marker(board: &Board<'_>, track: Track, seat: Seat) -> Markup {
    let level = board.view.players[seat.index()].levels[track.index()];
    let together = standing(board, track, level);
    let place = together.iter().position(|it| *it == seat).unwrap_or_default();
    let (x, width) = COLUMNS[usize::from(level)];
    let (spot, scale) = spot(place, together.len(), width, level == 0);
    let id = format!("level.{track}.{}", board.letter(seat));
    shapes::marker(board, &id, seat, (x + spot.0, spot.1), scale)
}

/// Where one of several markers stands in a cell, and how large: many make two rows where nothing is printed.
fn spot(place: usize, of: usize, width: f32, two_rows: bool) -> ((f32, f32), f32) {
    let (many, upper) = (of > 3, of.div_ceil(2));
    let (of, place, y) = match (two_rows, many) {
        (false, _) => (of, place, 27.5),
        (true, false) => (of, place, 19.0),
        (true, true) if place < upper => (upper, place, 10.0),
        (true, true) => (of - upper, place - upper, 29.0),
    };
    let others = nth(of.saturating_sub(1));
    let gap = ((width - 24.0) / others.max(1.0)).min(23.0);
    ((width / 2.0 + gap * (nth(place) - others / 2.0), y), if many { 0.58 } else { TOKEN })
}
