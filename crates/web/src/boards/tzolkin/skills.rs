//! The four technologies: levels, what they give, and who has reached them.

use fluent_bundle::FluentValue;
use maud::{Markup, html};
use patolli_catalog::Seat;
use patolli_tzolkin::{Track, data::TECHNOLOGY};

use super::{
    super::{
        Panel,
        svg::{Sheet, at, icon, round},
    },
    Board,
    glyphs::{self, Glyph},
    shapes::{Box, frame, frame_def, nth, token},
};

const SHEET: Sheet = Sheet { id: "panel-skills", name: "board-skills", icon: "tech-any", size: (430.0, 200.0) };
const TOP: f32 = 25.0;
const ROW: f32 = 43.0;
/// The space beyond level 3.
pub(super) const BONUS: u8 = 4;
/// Left end and width of the levels.
const COLUMNS: [(f32, f32); 5] = [(38.0, 72.0), (114.0, 84.0), (202.0, 84.0), (290.0, 84.0), (378.0, 45.0)];
const MARKER: f32 = 0.7;

/// The panel of technologies.
pub(super) fn draw(board: &Board<'_>) -> Panel {
    let svg = SHEET.svg(&html! {
        rect.paper x="1" y="1" width="428" height="198" rx="14" {}
        title id=(SHEET.label()) { (board.say("board-skills")) }
        (heads())
        @for track in Track::ALL { (row(board, track)) }
    });
    super::panel(&SHEET, svg)
}

/// The levels with the blocks an advance to them costs.
fn heads() -> Markup {
    html! {
        @for (level, (x, width)) in COLUMNS.into_iter().enumerate() {
            @let label = if level == usize::from(BONUS) { "+".to_owned() } else { level.to_string() };
            @let middle = x + width / 2.0;
            @match level.checked_sub(1).map(|it| TECHNOLOGY[it]) {
                None => text.note.mid x=(middle) y="19" { (label) },
                Some(price) => {
                    text.note.end x=(round(middle - 8.0)) y="19" { (label) }
                    (Glyph::with(price, "block").draw(middle - 3.0, 14.0, 15.0))
                }
            }
        }
    }
}

fn row(board: &Board<'_>, track: Track) -> Markup {
    html! {
        g transform=(at(0.0, TOP + ROW * nth(track.index()))) {
            g role="img" {
                title { (board.say(track.key())) }
                (icon(track.key(), 21.0, 19.5, 29.0))
            }
            @for level in 0..=BONUS { (cell(board, track, level)) }
            g.tz-markers { @for seat in board.seats() { (marker(board, track, seat)) } }
        }
    }
}

fn area(level: u8) -> Box {
    Box::sized(COLUMNS[usize::from(level)].1, ROW - 4.0)
}

/// Frames of the levels.
pub(super) fn frames() -> Markup {
    html! { @for level in 0..=BONUS { (frame_def(&format!("level-{level}"), area(level), 7.0)) } }
}

fn cell(board: &Board<'_>, track: Track, level: u8) -> Markup {
    let (x, width) = COLUMNS[usize::from(level)];
    let area = area(level);
    let class = match level {
        0 => "tz-cell zero",
        BONUS => "tz-cell bonus",
        _ => "tz-cell",
    };
    let (y, size) = if level == BONUS { (19.5, 19.0) } else { (10.5, 16.0) };
    html! {
        g.space id={ "tech." (track) "." (level) } transform=(at(x, 0.0)) role="img" {
            title { (name(board, track, level)) }
            (area.rect(class, 7.0))
            (glyphs::centred(&glyphs::technology(track, level), width / 2.0, y, size, width - 5.0))
            (frame(format_args!("level-{level}")))
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
    words.extend(level.checked_sub(1).map(|it| board.count("board-level-cost", TECHNOLOGY[usize::from(it)])));
    words.extend(match level {
        0 => None,
        BONUS => Some(board.say(&format!("about-{track}-bonus"))),
        _ => Some(board.say(&format!("about-{track}-{level}"))),
    });
    words.extend(standing(board, track, level).into_iter().map(|it| board.who(it)));
    words.join("; ")
}

/// Who has reached just this level.
pub(super) fn standing(board: &Board<'_>, track: Track, level: u8) -> Vec<Seat> {
    let stands = |it: &Seat| board.view.players[it.index()].levels[track.index()] == level;
    board.seats().filter(stands).collect()
}

fn marker(board: &Board<'_>, track: Track, seat: Seat) -> Markup {
    let level = board.view.players[seat.index()].levels[track.index()];
    let together = standing(board, track, level);
    let place = nth(together.iter().position(|it| *it == seat).unwrap_or_default());
    let (x, width) = COLUMNS[usize::from(level)];
    let others = nth(together.len().saturating_sub(1));
    let gap = ((width - 25.0) / others.max(1.0)).min(23.0);
    let (begin, y) = (x + (width - gap * others) / 2.0, if level == 0 { 19.0 } else { 27.0 });
    let id = format!("level.{track}.{}", board.letter(seat));
    html! {
        g id=(id) transform=(at(begin + gap * place, y)) {
            (token(board, seat, 0.0, 0.0, MARKER))
            @if board.is_last(&id) { circle.last r="14.5" {} }
        }
    }
}
