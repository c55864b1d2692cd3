//! One card for each seat: goods, workers, wages, technologies, discovery tiles and masks.

mod tiles;

use maud::{Markup, html};
use patolli_catalog::Seat;
use patolli_catalog::rules::teotihuacan::{Phase, PlayerView, data::WORKERS};

pub(super) use self::tiles::{mask_sets, set_words};
use super::{
    super::{
        Panel,
        parts::PartVisitor,
        svg::{Sheet, at, count},
    },
    Board, choice, names,
    shapes::{self, Box, frame, frame_def, icon, nth, token},
};
use crate::Part;

const WIDTH: f32 = 354.0;
/// Height of a card without tiles.
const BARE: f32 = 64.0;
/// Height of the row of workers that are not placed yet.
const HAND: f32 = 42.0;
const GAP: f32 = 5.0;

/// The panel of players, the reader's card first.
pub(super) fn draw(board: &Board<'_>) -> Panel {
    let mut top = 6.0;
    let cards = html! {
        @for seat in order(board) {
            @let height = height(board, seat);
            g transform=(at(0.0, top)) { (card(board, seat, height)) }
            @let () = top += height + GAP;
        }
    };
    let height = top - GAP + 6.0;
    let sheet = Sheet { id: "panel-players", name: "board-players", icon: "people", size: (WIDTH, height) };
    let svg = sheet.svg(&html! {
        rect.paper x="1" y="1" width=(WIDTH - 2.0) height=(height - 2.0) rx="14" {}
        title id=(sheet.label()) { (board.say("board-players")) }
        defs { (frame_def("own", Box::sized(tiles::TILE, tiles::TILE), 6.0)) (frame_def("hand", HELD, 8.0)) }
        (cards)
    });
    sheet.panel(svg)
}

/// The parts of the panel, with what each is drawn from: it changes as a whole only when a card grows.
pub(super) fn visit_parts(board: &Board<'_>, visitor: &mut PartVisitor<'_>) {
    let heights: Vec<u32> = board.seats().map(|it| height(board, it).to_bits()).collect();
    visitor.viewer_group(
        heights,
        || draw(board).into_part(),
        |visitor| board.seats().for_each(|it| visit_card(board, it, visitor)),
    );
}

/// The parts of a card, with what each is drawn from.
fn visit_card(board: &Board<'_>, seat: Seat, visitor: &mut PartVisitor<'_>) {
    let player = &board.view.players[seat.index()];
    let PlayerView { token, score, wages, reserve, bot, technologies, tiles, used, masks, .. } = player;
    let part = |kind: &str, content: Markup| Part::new(part_id(board, kind, seat), content.into_string());
    visitor.part(is_asked(board, seat), || part(EDGE, edge(board, seat, height(board, seat))));
    visitor.part((token, score), || part(HEAD, head(board, seat, player)));
    let stored = (names::held(player), wages, reserve, bot);
    visitor.part(stored, || part(STORES, stores(board, seat, player)));
    let workers = (in_hand(board, seat), kept(board, seat));
    let lying = (workers, technologies, tiles, used, masks);
    visitor.part(lying, || part(THINGS, things(board, seat, player)));
}

fn card_id(board: &Board<'_>, seat: Seat) -> String {
    part_id(board, "card", seat)
}

/// Kinds of parts of a card, each in a group with an id.
const EDGE: &str = "card-edge";
const HEAD: &str = "card-head";
const STORES: &str = "card-stores";
const THINGS: &str = "card-things";

fn part_id(board: &Board<'_>, kind: &str, seat: Seat) -> String {
    format!("{kind}.{}", board.letter(seat))
}

fn is_asked(board: &Board<'_>, seat: Seat) -> bool {
    board.view.to_move == Some(seat) && board.frame.started
}

/// A die in hand, round its middle.
const HELD: Box = Box { x: -17.0, y: -17.0, width: 34.0, height: 36.0 };

/// The reader first, the others in turn order after them.
pub(super) fn order(board: &Board<'_>) -> Vec<Seat> {
    let mut seats: Vec<_> = board.seats().collect();
    let own = seats.iter().position(|it| board.is_viewer(*it));
    seats.rotate_left(own.unwrap_or_default());
    seats
}

fn height(board: &Board<'_>, seat: Seat) -> f32 {
    let hand = if has_hand_row(board, seat) { HAND } else { 0.0 };
    // Nothing need be said of tiles while the workers are waiting.
    let tiles = tiles::height(&board.view.players[seat.index()]);
    BARE + if hand > 0.0 { hand + tiles.unwrap_or_default() } else { tiles.unwrap_or(tiles::ROW) }
}

/// Whether workers that are not placed yet, or the tiles that place them, are shown.
fn has_hand_row(board: &Board<'_>, seat: Seat) -> bool {
    !in_hand(board, seat).is_empty() || !kept(board, seat).is_empty()
}

/// Workers in hand by power, with their numbers; those that have moved lie at the board of arrival.
pub(super) fn in_hand(board: &Board<'_>, seat: Seat) -> Vec<(u8, u8)> {
    if board.view.turn.board.is_some() {
        return Vec::new();
    }
    by_power(&board.view.players[seat.index()].hand)
}

/// Workers by power, with their numbers.
pub(super) fn by_power(hand: &[u8]) -> Vec<(u8, u8)> {
    let mut sorted: Vec<(u8, u8)> = Vec::new();
    for power in hand {
        match sorted.iter_mut().find(|it| it.0 == *power) {
            Some(known) => known.1 += 1,
            None => sorted.push((*power, 1)),
        }
    }
    sorted.sort_unstable();
    sorted
}

/// Starting tiles that matter still: until the first turn.
pub(super) fn kept<'a>(
    board: &'a Board<'_>,
    seat: Seat,
) -> &'a [patolli_catalog::rules::teotihuacan::data::StartId] {
    match board.view.phase {
        Phase::Choose | Phase::Setup => &board.view.players[seat.index()].kept,
        Phase::Play | Phase::Over => &[],
    }
}

fn card(board: &Board<'_>, seat: Seat, height: f32) -> Markup {
    let player = &board.view.players[seat.index()];
    html! {
        g id=(card_id(board, seat)) class={ "tp-card seat-" (board.letter(seat)) } role="group" aria-label=(board.who(seat)) {
            (edge(board, seat, height))
            (head(board, seat, player))
            (stores(board, seat, player))
            (things(board, seat, player))
        }
    }
}

/// The ground of a card, marked while the seat is asked.
fn edge(board: &Board<'_>, seat: Seat, height: f32) -> Markup {
    html! {
        g id=(part_id(board, EDGE, seat)) {
            g.row-of.to-move[is_asked(board, seat)] {
                (Box { x: 6.0, y: 0.0, width: WIDTH - 12.0, height }.rect("row", 10.0))
                path.tp-stripe d={ "M16 0q-10 0-10 10v" (shapes::round(height - 20.0)) "q0 10 10 10z" } {}
            }
        }
    }
}

/// What lies before the seat: workers in hand and tiles.
fn things(board: &Board<'_>, seat: Seat, player: &PlayerView) -> Markup {
    let mut top = BARE;
    html! {
        g id=(part_id(board, THINGS, seat)) {
            @if has_hand_row(board, seat) {
                g transform=(at(0.0, top)) { (hand_row(board, seat)) }
                @let () = top += HAND;
            }
            g transform=(at(0.0, top)) { (tiles::draw(board, seat, player)) }
            @if top <= BARE && tiles::height(player).is_none() {
                text.small x="20" y=(BARE + 22.0) { (board.say("board-no-tiles")) }
            }
        }
    }
}

/// Who, the order token and the score.
fn head(board: &Board<'_>, seat: Seat, player: &PlayerView) -> Markup {
    html! {
        g id=(part_id(board, HEAD, seat)) {
            (token(board, seat, 31.0, 18.0, 0.8))
            text.strong x="50" y="23" { (short(&board.frame.names.name(seat), 16)) }
            g.tp-order role="img" {
                title { (board.count("board-order", player.token)) }
                circle cx="258" cy="17.5" r="11" {}
                text x="258" y="23" { (player.token) }
            }
            g role="img" {
                title { (board.count("board-points", player.score)) }
                (icon("vp", 289.0, 17.5, 22.0))
                text.tp-score x="303" y="23.5" { (player.score) }
            }
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

/// Goods, workers and the wages of the next eclipse.
fn stores(board: &Board<'_>, seat: Seat, player: &PlayerView) -> Markup {
    let held = names::held(player);
    let words: Vec<_> = held.iter().map(|(_, key, n)| board.count(key, *n)).collect();
    html! {
        g id=(part_id(board, STORES, seat)) {
            g role="img" {
                title { (words.join(", ")) }
                @for (place, (name, _, n)) in held.iter().enumerate() {
                    g.gone[*n == 0] { (number(20.0 + 50.0 * nth(place), name, &n.to_string())) }
                }
            }
            g role="img" {
                title { (workers_words(board, player)) }
                (number(226.0, "worker", &format!("{}/{WORKERS}", in_play(player))))
            }
            @if !player.bot { (wages(board, player)) }
        }
    }
}

/// The wages of the next eclipse, marked if cocoa is missing.
fn wages(board: &Board<'_>, player: &PlayerView) -> Markup {
    let short = player.cocoa < u16::from(player.wages);
    html! {
        g.tp-wages.short[short] role="img" {
            title { (wages_words(board, player)) }
            @if short { rect x="285" y="34" width="52" height="26" rx="8" {} }
            (number(287.0, "salary", &player.wages.to_string()))
        }
    }
}

fn number(x: f32, name: &str, text: &str) -> Markup {
    html! {
        (icon(name, x + 10.0, 47.0, 20.0))
        text.num x=(x + 22.0) y="52.5" { (text) }
    }
}

/// Workers in play: the fourth one waits at first.
const fn in_play(player: &PlayerView) -> u8 {
    WORKERS - player.reserve as u8
}

/// Workers in play, and whether the fourth one waits.
pub(super) fn workers_words(board: &Board<'_>, player: &PlayerView) -> String {
    let mut words = vec![board.count("board-workers", in_play(player))];
    words.extend(player.reserve.then(|| board.say("board-fourth")));
    words.join("; ")
}

/// The wages of the next eclipse, and what is missing for them.
pub(super) fn wages_words(board: &Board<'_>, player: &PlayerView) -> String {
    let missing = u16::from(player.wages).saturating_sub(player.cocoa);
    let mut words = vec![board.count("board-wages", player.wages)];
    words.extend((missing > 0).then(|| board.count("board-wages-short", missing)));
    words.join("; ")
}

/// Workers not placed yet, and the starting tiles whose boards they go to.
fn hand_row(board: &Board<'_>, seat: Seat) -> Markup {
    html! {
        @for (place, (power, n)) in in_hand(board, seat).into_iter().enumerate() {
            @let id = format!("hand.{}.{power}", board.letter(seat));
            g.space id=(id) transform=(at(37.0 + 46.0 * nth(place), 18.0)) role="img" {
                title { (names::in_hand(board, seat, power, n)) }
                (shapes::die(board, seat, power, (0.0, 0.0), 31.0))
                (frame("hand"))
                @if n > 1 { (count(16.0, -13.0, n)) }
                (HELD.ring())
            }
        }
        @for (place, tile) in kept(board, seat).iter().rev().enumerate() {
            g transform=(at(252.0 - 92.0 * nth(place), 3.0)) role="img" {
                title { (choice::words(board, *tile)) }
                (Box::sized(88.0, 32.0).rect("tp-tile", 6.0))
                (choice::boards(*tile, 16.0, 16.0, 13.0))
            }
        }
    }
}
