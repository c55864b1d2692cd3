//! The tracks beside the temples: the Avenue of the Dead with its buildings, the pyramid track, the calendar, ascension.

mod circle;
mod days;

use fluent_bundle::FluentValue;
use maud::{Markup, html};
use patolli_catalog::Seat;
use patolli_teotihuacan::{
    PlayerView, View,
    data::{
        AVENUE_END, BUILDINGS, Discovery, LEADER_POINTS, PYRAMID_POINTS, PYRAMID_TRACK_END, building_row,
    },
};

pub(super) use self::{circle::reward as reward_words, days::until};
use super::{
    super::{
        Panel,
        parts::PartVisitor,
        svg::{Sheet, at, count},
    },
    Board,
    shapes::{self, Box, TOKEN, frame, frame_def, icon, nth},
    temples::{compact, counted, kinds},
};
use crate::Part;

const SHEET: Sheet = Sheet { id: "panel-tracks", name: "board-tracks", icon: "avenue", size: (354.0, 340.0) };
/// Left end and width of every row of spaces.
const LEFT: f32 = 9.0;
const ROOM: f32 = 338.0;
/// Height of a space.
const SPACE: f32 = 28.0;
/// Size of a discovery tile at the Avenue.
const TILE: f32 = 27.0;
/// Where the parts begin.
const AVENUE: f32 = 4.0;
const BUILDINGS_TOP: f32 = 94.0;
const PYRAMID: f32 = 129.0;
const CALENDAR: f32 = 190.0;
const ASCENSION: f32 = 251.0;

/// The panel of tracks.
pub(super) fn draw(board: &Board<'_>) -> Panel {
    let (width, height) = SHEET.size;
    let svg = SHEET.svg(&html! {
        rect.paper x="1" y="1" width=(width - 2.0) height=(height - 2.0) rx="14" {}
        title id=(SHEET.label()) { (board.say("board-tracks")) }
        defs {
            (frame_def("avenue", area(0, AVENUE_END), 5.0))
            (frame_def("atile", Box::sized(TILE, TILE), 5.0))
            (circle::frame())
        }
        g transform=(at(0.0, AVENUE)) { (avenue(board)) }
        g transform=(at(0.0, BUILDINGS_TOP)) { (buildings(board)) }
        path.tp-rule d=(format!("M9 {}h336M9 {}h336M9 {}h336", PYRAMID - 3.0, CALENDAR - 3.0, ASCENSION - 3.0)) {}
        g transform=(at(0.0, PYRAMID)) { (pyramid(board)) }
        g transform=(at(0.0, CALENDAR)) { (days::draw(board)) }
        g transform=(at(0.0, ASCENSION)) { (circle::draw(board)) }
    });
    SHEET.panel(svg)
}

/// The parts of the panel, with what each is drawn from.
pub(super) fn visit_parts(board: &Board<'_>, visitor: &mut PartVisitor<'_>) {
    let View { avenue, calendar, players, phase, .. } = board.view;
    let part = |id: &str, html: Markup| Part::new(id, html.into_string());
    let on = |track: fn(&PlayerView) -> u8| players.iter().map(track).collect::<Vec<u8>>();
    visitor.part(avenue.each, || part(AVENUE_HEAD, avenue_head(board)));
    visitor.part(&avenue.large_spaces, || part(AVENUE_DISCOVERIES, avenue_tiles(board)));
    visitor.part(on(|it| it.avenue), || part(WALKERS, walkers(board)));
    visitor.part((avenue.taken, avenue.each), || part(BUILDINGS_ROW, buildings(board)));
    visitor.part(calendar.eclipses, || part(TRACK_HEAD, track_head(board)));
    visitor.part(on(|it| it.pyramid), || part(BUILDERS, builders(board)));
    visitor.part((calendar, phase), || part(days::ID, days::draw(board)));
    let reserves: Vec<bool> = players.iter().map(|it| it.reserve).collect();
    visitor.part(reserves, || part(circle::RESERVE, circle::reserve(board)));
}

/// Ids of what changes.
const AVENUE_HEAD: &str = "avenue-head";
const AVENUE_DISCOVERIES: &str = "avenue-tiles";
const WALKERS: &str = "walkers";
const BUILDINGS_ROW: &str = "buildings-row";
const TRACK_HEAD: &str = "track-head";
const BUILDERS: &str = "builders";

/// The heading of a part: its sign, its name, a note at the right.
fn head(name: &str, sign: &str, note: &str) -> Markup {
    html! {
        (icon(sign, 20.0, 13.0, 21.0))
        text.tp-head x="35" y="18" { (name) }
        text.tp-note x="344" y="18" { (note) }
    }
}

/// One of the spaces 0 to `last` of a row.
fn area(space: u8, last: u8) -> Box {
    let pitch = ROOM / (f32::from(last) + 1.0);
    Box { x: LEFT + pitch * f32::from(space), y: 26.0, width: pitch - 2.0, height: SPACE }
}

fn cell(id: &str, area: Box, class: &str, label: &Markup) -> Markup {
    html! {
        g id=(id) {
            (area.rect(class, 5.0))
            text.tp-nr x=(shapes::round(area.middle().0)) y=(shapes::round(area.middle().1 + 5.0)) { (label) }
        }
    }
}

/// Points of the Avenue at the next eclipse.
pub(super) fn each(board: &Board<'_>) -> String {
    board.count("board-avenue-each", board.view.avenue.each)
}

fn avenue(board: &Board<'_>) -> Markup {
    html! {
        (avenue_head(board))
        @for space in 0..=AVENUE_END {
            @let large = board.view.avenue.large_spaces.iter().any(|it| it.space == space);
            @let class = if large { "tp-cell heavy" } else { "tp-cell" };
            (cell(&format!("avenue.{space}"), area(space, AVENUE_END), class, &html! { (space) }))
        }
        (avenue_tiles(board))
        (walkers(board))
    }
}

fn avenue_head(board: &Board<'_>) -> Markup {
    html! { g id=(AVENUE_HEAD) { (head(&board.say("board-avenue"), "avenue", &each(board))) } }
}

fn avenue_tiles(board: &Board<'_>) -> Markup {
    html! {
        g id=(AVENUE_DISCOVERIES) {
            @for it in &board.view.avenue.large_spaces { (self::tiles(board, it.space, &it.tiles)) }
        }
    }
}

fn walkers(board: &Board<'_>) -> Markup {
    markers(board, [WALKERS, "walker"], AVENUE_END, &|it| it.avenue)
}

/// The discovery tiles of a large space, alike ones together, below it.
fn tiles(board: &Board<'_>, space: u8, tiles: &[Discovery]) -> Markup {
    let kinds = kinds(tiles);
    let left = area(space, AVENUE_END).middle().0 - (TILE + 2.0) * nth(kinds.len()) / 2.0 + 1.0;
    html! {
        @for (place, (tile, n)) in kinds.into_iter().enumerate() {
            @let id = format!("avenue.{space}.{tile}");
            g.space id=(id) transform=(at(left + (TILE + 2.0) * nth(place), 58.0)) role="img" {
                title { (counted(board, tile, n)) }
                (Box::sized(TILE, TILE).rect("tp-tile", 5.0))
                (frame("atile"))
                (compact(tile, (TILE / 2.0, TILE / 2.0), 22.0))
                @if n > 1 { (count(TILE - 3.0, 4.0, n)) }
                (Box::sized(TILE, TILE).ring())
            }
        }
    }
}

/// A space of the Avenue in words.
pub(super) fn avenue_words(board: &Board<'_>, space: u8) -> String {
    with_standing(board, board.count("board-avenue-space", space), &|it| it.avenue == space)
}

/// A space of the pyramid track in words.
pub(super) fn track_words(board: &Board<'_>, space: u8) -> String {
    with_standing(board, board.count("board-track-space", space), &|it| it.pyramid == space)
}

fn with_standing(board: &Board<'_>, words: String, stands: &dyn Fn(&PlayerView) -> bool) -> String {
    let here = board.seats().filter(|it| stands(&board.view.players[it.index()])).map(|it| board.who(it));
    [words].into_iter().chain(here).collect::<Vec<_>>().join("; ")
}

/// The numbers that taken buildings have left open; the lowest one counts.
fn buildings(board: &Board<'_>) -> Markup {
    html! {
        g id=(BUILDINGS_ROW) role="img" {
            title { (buildings_words(board)) }
            @for space in 0..=BUILDINGS {
                @let area = Box { y: 0.0, ..area(space, BUILDINGS) };
                @let counts = space == board.view.avenue.taken;
                @let class = if counts { "tp-cell counts" } else { "tp-cell" };
                @if space <= board.view.avenue.taken {
                    g.tp-open { (cell(&format!("row.{}", space + 1), area, class, &html! { (building_row(space)) })) }
                } @else {
                    g id={ "row." (space + 1) } {
                        (area.rect(class, 5.0))
                        (icon("building", area.middle().0, area.middle().1, 22.0))
                    }
                }
            }
        }
    }
}

/// The buildings row in words.
pub(super) fn buildings_words(board: &Board<'_>) -> String {
    let avenue = &board.view.avenue;
    board.tell(
        "board-buildings",
        &[("n", FluentValue::from(BUILDINGS - avenue.taken)), ("each", FluentValue::from(avenue.each))],
    )
}

/// What the pyramid track brings at the next eclipse.
pub(super) fn track_note(board: &Board<'_>) -> String {
    let eclipse = usize::from(board.view.calendar.eclipses).min(PYRAMID_POINTS.len() - 1);
    board.tell(
        "board-track-each",
        &[("n", FluentValue::from(PYRAMID_POINTS[eclipse])), ("leader", FluentValue::from(LEADER_POINTS))],
    )
}

fn pyramid(board: &Board<'_>) -> Markup {
    html! {
        (track_head(board))
        @for space in 0..=PYRAMID_TRACK_END {
            (cell(&format!("track.{space}"), area(space, PYRAMID_TRACK_END), "tp-cell", &html! { (space) }))
        }
        (builders(board))
    }
}

fn track_head(board: &Board<'_>) -> Markup {
    html! { g id=(TRACK_HEAD) { (head(&board.say("board-track"), "pyramid-track", &track_note(board))) } }
}

fn builders(board: &Board<'_>) -> Markup {
    markers(board, [BUILDERS, "builder"], PYRAMID_TRACK_END, &|it| it.pyramid)
}

/// The markers of all seats on a track.
fn markers(board: &Board<'_>, [id, kind]: [&str; 2], last: u8, place: &dyn Fn(&PlayerView) -> u8) -> Markup {
    let space = |seat: Seat| place(&board.view.players[seat.index()]);
    html! {
        g.tp-markers id=(id) {
            @for seat in board.seats() {
                @let together: Vec<_> = board.seats().filter(|it| space(*it) == space(seat)).collect();
                @let nth = together.iter().position(|it| *it == seat).unwrap_or_default();
                @let (x, y) = area(space(seat).min(last), last).middle();
                @let (dx, dy, scale) = cluster(nth, together.len());
                (shapes::marker(board, &format!("{kind}.{}", board.letter(seat)), seat, (x + dx, y + dy - 0.5), scale))
            }
        }
    }
}

/// Where one of several markers stands round the middle of a space, and how large it is.
const fn cluster(place: usize, of: usize) -> (f32, f32, f32) {
    const SMALL: f32 = 0.56;
    match (of, place) {
        (0 | 1, _) => (0.0, 0.0, TOKEN),
        (2, 0) => (-5.5, -5.5, SMALL),
        (2, _) => (5.5, 5.5, SMALL),
        (_, 0) => (-7.5, -7.0, SMALL),
        (_, 1) => (7.5, -7.0, SMALL),
        (3, _) => (0.0, 7.5, SMALL),
        (_, 2) => (-7.5, 7.5, SMALL),
        _ => (7.5, 7.5, SMALL),
    }
}
