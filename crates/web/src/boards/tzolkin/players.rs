//! One card for each seat: goods, workers, food to pay, tribe and tiles.

use maud::{Markup, html};
use patolli_catalog::Seat;
use patolli_catalog::rules::tzolkin::{PlayerView, data::Tribe};

use super::{
    super::{
        Panel,
        parts::PartVisitor,
        svg::{Sheet, at},
    },
    Board, glyphs, names,
    shapes::{Box, icon, nth, token},
    tiles::{Face, SMALL},
    tribes,
};
use crate::Part;

const PANEL: &str = "panel-players";
const WIDTH: f32 = 430.0;
/// Height of a card without tiles, and of a row of tiles.
const BARE: f32 = 66.0;
const ROW: f32 = 42.0;
const GAP: f32 = 5.0;
/// Width of a starting tile somebody kept.
const KEPT: f32 = 32.0;

/// The panel of players, the reader's card first.
pub(super) fn draw(board: &Board<'_>) -> Panel {
    let mut top = 6.0;
    let cards = html! {
        @for seat in order(board) {
            g transform=(at(0.0, top)) { (card(board, seat)) }
            @let () = top += height(&board.view.players[seat.index()]) + GAP;
        }
    };
    let height = top - GAP + 6.0;
    let sheet = Sheet { id: PANEL, name: "board-players", icon: "people", size: (WIDTH, height) };
    let svg = sheet.svg(&html! {
        rect.paper x="1" y="1" width=(WIDTH - 2.0) height=(height - 2.0) rx="14" {}
        title id=(sheet.label()) { (board.say("board-players")) }
        (cards)
    });
    sheet.panel(svg)
}

/// What of the panel is new: it changes as a whole only when a card grows.
pub(super) fn visit_parts(board: &Board<'_>, visitor: &mut PartVisitor<'_>) {
    let rows: Vec<usize> = board.view.players.iter().map(rows).collect();
    visitor.viewer_group(
        rows,
        || draw(board).into_part(),
        |visitor| board.seats().for_each(|it| visit_card(board, it, visitor)),
    );
}

/// The parts of a card, with what each is drawn from.
fn visit_card(board: &Board<'_>, seat: Seat, visitor: &mut PartVisitor<'_>) {
    let player = &board.view.players[seat.index()];
    let part = |kind: &str, content: Markup| Part::new(part_id(board, kind, seat), content.into_string());
    visitor.part(is_asked(board, seat), || part(EDGE, edge(board, seat)));
    let starts = board.view.calendar.start_player == seat;
    visitor.part((starts, player.tribe, player.light), || part(HEAD, head(board, seat, player)));
    let PlayerView { hand, workers, corn_tiles, wood_tiles, hunger, farms, every, .. } = player;
    let stored = (names::held(player), hand, workers, corn_tiles, wood_tiles, hunger, farms, every);
    visitor.part(stored, || part(STORES, stores(board, seat, player)));
    let PlayerView { buildings, monuments, monument_points, kept, .. } = player;
    let lying = (buildings, monuments, monument_points, kept);
    visitor.part(lying, || part(TILES, tiles(board, seat, player)));
}

fn card_id(board: &Board<'_>, seat: Seat) -> String {
    part_id(board, "card", seat)
}

/// Kinds of parts of a card, each in a group with an id.
const EDGE: &str = "card-edge";
const HEAD: &str = "card-head";
const STORES: &str = "card-stores";
const TILES: &str = "card-tiles";

fn part_id(board: &Board<'_>, kind: &str, seat: Seat) -> String {
    format!("{kind}.{}", board.letter(seat))
}

fn is_asked(board: &Board<'_>, seat: Seat) -> bool {
    board.view.to_move == Some(seat) && board.frame.started
}

/// Height of a card, by its rows of tiles.
fn height(player: &PlayerView) -> f32 {
    BARE + ROW * nth(rows(player))
}

/// How many rows the tiles on a card take.
fn rows(player: &PlayerView) -> usize {
    let tiles = player.buildings.len() + player.monuments.len();
    tiles.div_ceil(in_row(player)).max(1)
}

/// How many tiles there is room for beside the starting tiles.
fn in_row(player: &PlayerView) -> usize {
    10 - player.kept.len()
}

/// The reader first, the others in turn order after them.
pub(super) fn order(board: &Board<'_>) -> Vec<Seat> {
    let mut seats: Vec<_> = board.seats().collect();
    let own = seats.iter().position(|it| board.is_viewer(*it));
    seats.rotate_left(own.unwrap_or_default());
    seats
}

fn card(board: &Board<'_>, seat: Seat) -> Markup {
    let player = &board.view.players[seat.index()];
    html! {
        g id=(card_id(board, seat)) class={ "tb-card seat-" (board.letter(seat)) } role="group" aria-label=(board.who(seat)) {
            (edge(board, seat))
            (head(board, seat, player))
            (stores(board, seat, player))
            (tiles(board, seat, player))
        }
    }
}

/// The ground of a card, marked while the seat is asked.
fn edge(board: &Board<'_>, seat: Seat) -> Markup {
    let height = height(&board.view.players[seat.index()]);
    html! {
        g.row-of.to-move[is_asked(board, seat)] id=(part_id(board, EDGE, seat)) {
            (Box { x: 6.0, y: 0.0, width: WIDTH - 12.0, height }.rect("row", 10.0))
            path.tb-stripe d={ "M16 0q-10 0-10 10v" (height - 20.0) "q0 10 10 10z" } {}
        }
    }
}

/// Who, the tribe, the token of the start player, the double advance.
fn head(board: &Board<'_>, seat: Seat, player: &PlayerView) -> Markup {
    html! {
        g id=(part_id(board, HEAD, seat)) {
            (token(board, seat, 30.0, 17.0, 0.8))
            text.strong x="48" y="22" { (short(&board.frame.names.name(seat), 11)) }
            @if let Some(tribe) = player.tribe { (self::tribe(board, tribe)) }
            @if board.view.calendar.start_player == seat {
                g role="img" { title { (board.say("board-start-player")) } (icon("start-player", 376.0, 17.0, 22.0)) }
            }
            (advance(board, player))
        }
    }
}

/// A name that fits; the whole one stands on the plate of the player.
fn short(name: &str, letters: usize) -> String {
    if name.chars().count() <= letters {
        return name.to_owned();
    }
    name.chars().take(letters - 1).chain(['…']).collect()
}

fn tribe(board: &Board<'_>, tribe: Tribe) -> Markup {
    let glyphs = tribes::glyphs(tribe);
    let room = 360.0 - 186.0 - 28.0;
    let size = 16.0 * (room / glyphs::row_width(&glyphs, 16.0)).min(1.0);
    html! {
        g role="img" {
            title { (names::about(board, tribe.key())) }
            (icon("tribe", 186.0, 17.0, 22.0))
            (glyphs::row(&glyphs, 202.0, 17.0, size))
        }
    }
}

/// The light or dark side of the player board.
fn advance(board: &Board<'_>, player: &PlayerView) -> Markup {
    let key = if player.light { "board-light" } else { "board-dark" };
    html! {
        g.tb-advance.dark[!player.light] role="img" {
            title { (board.say(key)) }
            circle cx="404" cy="17" r="12.5" {}
            (icon("double-advance", 404.0, 17.0, 17.0))
            @if !player.light { path d="M396 25l16-16" {} }
        }
    }
}

/// Goods, workers and the corn to pay on the next food day.
fn stores(board: &Board<'_>, seat: Seat, player: &PlayerView) -> Markup {
    let held = names::held(player);
    let tiles = [
        ("harvest-corn", "board-corn-tiles", player.corn_tiles.into()),
        ("harvest-wood", "board-wood-tiles", player.wood_tiles.into()),
    ];
    let short = player.corn < u16::from(player.hunger);
    html! {
        g id=(part_id(board, STORES, seat)) {
            (list(board, 20.0, 45.0, &held[..5]))
            (store(247.0, "worker", &format!("{}/{}", player.hand, player.workers), &workers_in_words(board, player)))
            (list(board, 300.0, 37.0, &tiles))
            g.tb-hunger.short[short] {
                @if short { rect x="375" y="34" width="46" height="26" rx="8" {} }
                (store(376.0, "food-day", &player.hunger.to_string(), &hunger(board, player)))
            }
        }
    }
}

/// Several numbers with one name for all.
fn list(board: &Board<'_>, x: f32, gap: f32, list: &[(&str, &str, u16)]) -> Markup {
    let words: Vec<_> = list.iter().map(|(_, key, n)| board.count(key, *n)).collect();
    html! {
        g role="img" {
            title { (words.join(", ")) }
            @for (place, (name, _, n)) in list.iter().enumerate() {
                @let x = x + gap * nth(place);
                @if *n == 0 { g.gone { (number(x, name, "0")) } } @else { (number(x, name, &n.to_string())) }
            }
        }
    }
}

fn store(x: f32, name: &str, text: &str, title: &str) -> Markup {
    html! { g role="img" { title { (title) } (number(x, name, text)) } }
}

fn number(x: f32, name: &str, text: &str) -> Markup {
    html! {
        (icon(name, x + 10.0, 47.0, 19.0))
        text.num x=(x + 21.0) y="52.5" { (text) }
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

/// Tiles: buildings and monuments from the left, starting tiles at the right.
fn tiles(board: &Board<'_>, seat: Seat, player: &PlayerView) -> Markup {
    let (owned, in_row) = (owned(board, player), in_row(player));
    html! {
        g id=(part_id(board, TILES, seat)) {
            @if owned.is_empty() { text.small x="20" y="90" { (board.say("board-no-tiles")) } }
            @for (place, (face, points)) in owned.iter().enumerate() {
                @let spot = (19.0 + 38.0 * nth(place % in_row), 65.0 + ROW * nth(place / in_row));
                (own(board, seat, face, *points, spot))
            }
            @for (place, tile) in player.kept.iter().rev().enumerate() {
                @let (wheel, position) = tile.tile().blocker;
                g transform=(at(386.0 - 35.0 * nth(place), 65.0)) role="img" {
                    title { (names::starting(board, *tile)) }
                    (Box::sized(KEPT, SMALL.1).rect("tb-kept", 5.0))
                    (icon(glyphs::wheel(wheel), KEPT / 2.0, 13.0, 18.0))
                    text.small.mid x=(KEPT / 2.0) y="34" { (position) }
                }
            }
        }
    }
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

fn own(board: &Board<'_>, seat: Seat, face: &Face, points: Option<i16>, (x, y): (f32, f32)) -> Markup {
    let id = format!("own.{}.{}", board.letter(seat), face.key);
    let area = Box::sized(SMALL.0, SMALL.1);
    html! {
        g class={ "space hue-" (face.kind) } id=(id) transform=(at(x, y)) role="img" {
            title { (own_words(board, face, points)) }
            (face.small(points))
            (area.ring())
        }
    }
}
