//! What lies before each seat: tribe, levels, harvest tiles, starting tiles, buildings and monuments, in one row.

use fluent_bundle::FluentValue;
use maud::{Markup, html};
use patolli_catalog::Seat;
use patolli_catalog::rules::tzolkin::{PlayerView, Track, data::Tribe};

use super::{
    super::{
        Panel, Reminder,
        parts::PartVisitor,
        strip::{HEIGHT, Strip},
        svg::at,
    },
    Board, glyphs, names,
    shapes::{Box, icon},
    tiles::{Face, SMALL},
    tribes,
};

/// Width of a starting tile that a player kept.
const KEPT: f32 = 32.0;
/// The middle of the row.
const MIDDLE: f32 = HEIGHT / 2.0;

/// One row for each seat.
pub(super) fn draw(board: &Board<'_>) -> Vec<Panel> {
    board.seats().map(|it| row(board, it)).collect()
}

/// The rows, with what each is drawn from.
pub(super) fn visit_parts(board: &Board<'_>, visitor: &mut PartVisitor<'_>) {
    for seat in board.seats() {
        let player = &board.view.players[seat.index()];
        let PlayerView { tribe, light, levels, corn_tiles, wood_tiles, .. } = player;
        let PlayerView { buildings, monuments, monument_points, kept, .. } = player;
        let starts = board.view.calendar.start_player == seat;
        let lying = (buildings, monuments, monument_points, kept);
        let subject = (tribe, light, levels, corn_tiles, wood_tiles, starts, lying);
        visitor.part(subject, || row(board, seat).into_part());
    }
}

/// The reader first, the others in turn order after them.
pub(super) fn order(board: &Board<'_>) -> Vec<Seat> {
    let mut seats: Vec<_> = board.seats().collect();
    let own = seats.iter().position(|it| board.is_viewer(*it));
    seats.rotate_left(own.unwrap_or_default());
    seats
}

/// The row of a seat.
pub(super) fn row(board: &Board<'_>, seat: Seat) -> Panel {
    let player = &board.view.players[seat.index()];
    let mut strip = Strip::default();
    if board.view.calendar.start_player == seat {
        strip
            .push(24.0, &titled(&board.say("board-start-player"), &icon("start-player", 11.0, MIDDLE, 22.0)));
    }
    strip.push(29.0, &advance(board, player));
    if let Some(tribe) = player.tribe {
        let (width, drawn) = self::tribe(board, tribe);
        strip.push(width, &drawn);
    }
    // What is not known yet stands in the panel of all technologies alone: here it would take the room of tiles.
    for track in Track::ALL.into_iter().filter(|it| player.levels[it.index()] > 0) {
        strip.push(40.0, &level(board, player, track));
    }
    let harvested = [
        ("harvest-corn", "board-corn-tiles", player.corn_tiles),
        ("harvest-wood", "board-wood-tiles", player.wood_tiles),
    ];
    for (name, key, n) in harvested.into_iter().filter(|it| it.2 > 0) {
        strip.push(42.0, &titled(&board.count(key, n), &number(name, &n.to_string())));
    }
    for tile in &player.kept {
        strip.push(KEPT + 4.0, &kept(board, *tile));
    }
    for (face, points) in owned(board, player) {
        strip.push(SMALL.0 + 5.0, &own(board, seat, &face, points));
    }
    strip.panel(board.frame, seat)
}

fn titled(title: &str, content: &Markup) -> Markup {
    html! { g role="img" { title { (title) } (content) } }
}

fn number(name: &str, text: &str) -> Markup {
    html! {
        (icon(name, 10.0, MIDDLE, 19.0))
        text.num x="22" y=(MIDDLE + 5.5) { (text) }
    }
}

/// A technology and how far it is known.
fn level(board: &Board<'_>, player: &PlayerView, track: Track) -> Markup {
    let level = player.levels[track.index()];
    let args = [("track", FluentValue::from(board.say(track.key()))), ("level", FluentValue::from(level))];
    html! { g { (titled(&board.tell("board-level", &args), &number(track.key(), &level.to_string()))) } }
}

fn tribe(board: &Board<'_>, tribe: Tribe) -> (f32, Markup) {
    let glyphs = tribes::glyphs(tribe);
    let drawn = html! { (icon("tribe", 12.0, MIDDLE, 22.0)) (glyphs::row(&glyphs, 26.0, MIDDLE, 16.0)) };
    (36.0 + glyphs::row_width(&glyphs, 16.0), titled(&names::about(board, tribe.key()), &drawn))
}

/// The light or dark side of the player board.
fn advance(board: &Board<'_>, player: &PlayerView) -> Markup {
    let key = if player.light { "board-light" } else { "board-dark" };
    html! {
        g.tb-advance.dark[!player.light] role="img" {
            title { (board.say(key)) }
            circle cx="12.5" cy=(MIDDLE) r="12.5" {}
            (icon("double-advance", 12.5, MIDDLE, 17.0))
            @if !player.light { path d={ "M4.5 " (MIDDLE + 8.0) "l16-16" } {} }
        }
    }
}

/// A starting tile somebody kept.
fn kept(board: &Board<'_>, tile: patolli_catalog::rules::tzolkin::data::StartId) -> Markup {
    let (wheel, position) = tile.tile().blocker;
    html! {
        g transform=(at(0.0, 3.0)) role="img" {
            title { (names::starting(board, tile)) }
            (Box::sized(KEPT, SMALL.1).rect("tb-kept", 5.0))
            (icon(glyphs::wheel(wheel), KEPT / 2.0, 13.0, 18.0))
            text.small.mid x=(KEPT / 2.0) y="34" { (position) }
        }
    }
}

/// Workers in hand and in play.
pub(super) fn workers_in_words(board: &Board<'_>, player: &PlayerView) -> String {
    format!("{}; {}", board.count("board-hand", player.hand), board.count("board-workers", player.workers))
}

/// The corn to pay, with the farms that are counted in it.
pub(super) fn hunger(board: &Board<'_>, player: &PlayerView) -> String {
    let mut words = vec![board.count("board-hunger", player.hunger)];
    words.extend((player.farms > 0).then(|| board.count("board-farms", player.farms)));
    words.extend((player.every > 0).then(|| board.count("board-every", player.every)));
    words.join("; ")
}

/// The next food day: how many eat how much, and what there is.
pub(super) fn reminder(board: &Board<'_>, seat: Seat) -> Option<Reminder> {
    let player = board.view.players.get(seat.index())?;
    let calendar = &board.view.calendar;
    let is_near = calendar.to_food_day > 0 || calendar.food_today;
    let args = [
        ("days", FluentValue::from(calendar.to_food_day)),
        ("workers", FluentValue::from(player.workers)),
        ("corn", FluentValue::from(player.hunger)),
        ("have", FluentValue::from(player.corn)),
        ("own", FluentValue::from(u8::from(board.is_viewer(seat)))),
    ];
    is_near.then(|| Reminder {
        icon: "food-day",
        words: board.tell("reminder-food-day", &args),
        is_short: player.corn < u16::from(player.hunger),
    })
}

/// The tiles of a player, monuments with the points they stand for now.
pub(super) fn owned(board: &Board<'_>, player: &PlayerView) -> Vec<(Face, Option<i16>)> {
    let seats = board.view.players.len();
    let buildings = player.buildings.iter().map(|it| (Face::building(*it), None));
    let points = player.monument_points.iter().map(|it| Some(*it)).chain(std::iter::repeat(None));
    let monuments = player.monuments.iter().map(|it| Face::monument(*it, seats)).zip(points);
    buildings.chain(monuments).collect()
}

/// An owned tile in words.
pub(super) fn own_words(board: &Board<'_>, face: &Face, points: Option<i16>) -> String {
    let now = points.map(|it| format!(" {}", board.count("board-monument-now", it)));
    format!("{}{}", names::about(board, face.key), now.unwrap_or_default())
}

fn own(board: &Board<'_>, seat: Seat, face: &Face, points: Option<i16>) -> Markup {
    let id = format!("own.{}.{}", board.letter(seat), face.key);
    html! {
        g class={ "space hue-" (face.kind) } id=(id) transform=(at(0.0, 3.0)) role="img" {
            title { (own_words(board, face, points)) }
            (face.small(points))
            (Box::sized(SMALL.0, SMALL.1).ring())
        }
    }
}
