//! One card for each seat: goods, workers, food to pay, tribe and tiles.

use maud::{Markup, html};
use patolli_catalog::Seat;
use patolli_tzolkin::{PlayerView, data::Tribe};

use super::{
    super::{
        Panel,
        svg::{Sheet, at, icon},
    },
    Board,
    glyphs,
    names,
    shapes::{Box, frame, nth, token},
    tiles::{Face, SMALL},
    tribes,
};

const WIDTH: f32 = 430.0;
const CARD: f32 = 108.0;
const GAP: f32 = 5.0;
/// Where tiles begin and end.
const TILES: (f32, f32) = (12.0, 418.0);
/// Width of a starting tile somebody kept.
const KEPT: f32 = 32.0;

/// The panel of players, the reader's card first.
pub(super) fn draw(board: &Board<'_>) -> Panel {
    let height = 2.0 * 6.0 - GAP + (CARD + GAP) * nth(board.view.players.len());
    let sheet = Sheet { id: "panel-players", name: "board-players", icon: "people", size: (WIDTH, height) };
    let svg = sheet.svg(&html! {
        rect.paper x="1" y="1" width=(WIDTH - 2.0) height=(height - 2.0) rx="14" {}
        title id=(sheet.label()) { (board.say("board-players")) }
        @for (place, seat) in order(board).into_iter().enumerate() {
            g transform=(at(0.0, 6.0 + (CARD + GAP) * nth(place))) { (card(board, seat)) }
        }
    });
    super::panel(&sheet, svg)
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
    let asked = board.view.to_move == Some(seat) && board.frame.started;
    html! {
        g class={ "tz-card seat-" (board.letter(seat)) } role="group" aria-label=(board.who(seat)) {
            g.row-of.to-move[asked] {
                (Box { x: 6.0, y: 0.0, width: WIDTH - 12.0, height: CARD }.rect("row", 10.0))
                path.tz-stripe d={ "M16 0h-0q-10 0-10 10v" (CARD - 20.0) "q0 10 10 10z" } {}
            }
            (head(board, seat, player))
            (stores(board, player))
            (tiles(board, seat, player))
        }
    }
}

/// Who, the tribe, the token of the start player, the double advance.
fn head(board: &Board<'_>, seat: Seat, player: &PlayerView) -> Markup {
    html! {
        (token(board, seat, 30.0, 17.0, 0.8))
        text.strong x="48" y="22" { (short(&board.frame.names.name(seat), 15)) }
        @if let Some(tribe) = player.tribe { (self::tribe(board, tribe)) }
        @if board.view.calendar.start_player == seat {
            g role="img" { title { (board.say("board-start-player")) } (icon("start-player", 376.0, 17.0, 22.0)) }
        }
        (advance(board, player))
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
        g.tz-advance.dark[!player.light] role="img" {
            title { (board.say(key)) }
            circle cx="404" cy="17" r="12.5" {}
            (icon("double-advance", 404.0, 17.0, 17.0))
            @if !player.light { path d="M396 25l16-16" {} }
        }
    }
}

/// Goods, workers and the corn to pay on the next food day.
fn stores(board: &Board<'_>, player: &PlayerView) -> Markup {
    let goods = names::held(player);
    html! {
        @for (place, (icon, key, n)) in goods.into_iter().take(5).enumerate() {
            (store(20.0 + 46.0 * nth(place), icon, &n.to_string(), &board.count(key, n), n == 0))
        }
        @let workers = format!("{}/{}", player.hand, player.workers);
        (store(252.0, "worker", &workers, &workers_in_words(board, player), false))
        @for (x, icon, key, n) in [
            (308.0, "harvest-corn", "board-corn-tiles", player.corn_tiles),
            (346.0, "harvest-wood", "board-wood-tiles", player.wood_tiles),
        ] {
            (store(x, icon, &n.to_string(), &board.count(key, n), n == 0))
        }
        @let short = player.corn < u16::from(player.hunger);
        g.tz-hunger.short[short] {
            rect x="384" y="34" width="36" height="26" rx="8" {}
            (store(383.0, "food-day", &player.hunger.to_string(), &hunger(board, player), false))
        }
    }
}

fn store(x: f32, name: &str, text: &str, title: &str, none: bool) -> Markup {
    html! {
        g.tz-store.gone[none] transform=(at(x, 47.0)) role="img" {
            title { (title) }
            (icon(name, 10.0, 0.0, 19.0))
            text.num x="21" y="5.5" { (text) }
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

/// Tiles: buildings and monuments from the left, starting tiles at the right.
fn tiles(board: &Board<'_>, seat: Seat, player: &PlayerView) -> Markup {
    let owned = owned(board, player);
    let kept = nth(player.kept.len());
    let end = TILES.1 - kept * (KEPT + 3.0);
    let room = end - TILES.0 - SMALL.0 - 4.0;
    let gap = (room / nth(owned.len().saturating_sub(1)).max(1.0)).min(SMALL.0 + 4.0);
    html! {
        @if owned.is_empty() { text.small x="20" y="90" { (board.say("board-no-tiles")) } }
        @for (place, (face, points)) in owned.iter().enumerate() {
            (own(board, seat, face, *points, 18.0 + gap * nth(place)))
        }
        @for (place, tile) in player.kept.iter().enumerate() {
            @let (wheel, position) = tile.tile().blocker;
            g transform=(at(end + (KEPT + 3.0) * nth(place), 65.0)) role="img" {
                title { (names::starting(board, *tile)) }
                (Box::sized(KEPT, SMALL.1).rect("tz-kept", 5.0))
                (icon(glyphs::wheel(wheel), KEPT / 2.0, 13.0, 18.0))
                text.small.mid x=(KEPT / 2.0) y="34" { (position) }
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

fn own(board: &Board<'_>, seat: Seat, face: &Face, points: Option<i16>, x: f32) -> Markup {
    let id = format!("own.{}.{}", board.letter(seat), face.key);
    let area = Box::sized(SMALL.0, SMALL.1);
    html! {
        g.space id=(id) transform=(at(x, 65.0)) role="img" {
            title { (own_words(board, face, points)) }
            (face.small(points))
            (frame("small"))
            (area.ring(board.is_last(&id)))
        }
    }
}
