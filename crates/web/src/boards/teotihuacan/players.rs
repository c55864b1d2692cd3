//! What lies before each seat: workers in hand, technologies, discovery tiles and masks, in one row.

mod tiles;

use fluent_bundle::FluentValue;
use maud::{Markup, html};
use patolli_catalog::Seat;
use patolli_catalog::rules::teotihuacan::{Phase, PlayerView, data::WORKERS};

pub(super) use self::tiles::{mask_sets, set_words};
use super::{
    super::{
        Panel, Reminder,
        parts::PartVisitor,
        strip::{HEIGHT, Strip},
        svg::{at, count},
    },
    Board, choice, names,
    shapes::{self, Box, HELD, frame},
};

/// The middle of the row.
const MIDDLE: f32 = HEIGHT / 2.0;

/// One row for each seat.
pub(super) fn draw(board: &Board<'_>) -> Vec<Panel> {
    board.seats().map(|it| row(board, it)).collect()
}

/// The rows, with what each is drawn from.
pub(super) fn visit_parts(board: &Board<'_>, visitor: &mut PartVisitor<'_>) {
    for seat in board.seats() {
        let PlayerView { token, technologies, tiles, used, masks, .. } = &board.view.players[seat.index()];
        let workers = (in_hand(board, seat), kept(board, seat));
        visitor.part((token, workers, technologies, tiles, used, masks), || row(board, seat).into_part());
    }
}

/// The row of a seat.
pub(super) fn row(board: &Board<'_>, seat: Seat) -> Panel {
    let player = &board.view.players[seat.index()];
    let mut strip = Strip::default();
    strip.push(29.0, &order_token(board, player));
    for (power, n) in in_hand(board, seat) {
        strip.push(42.0, &held(board, seat, power, n));
    }
    for tile in kept(board, seat) {
        strip.push(92.0, &kept_tile(board, *tile));
    }
    tiles::push(&mut strip, board, seat, player);
    strip.panel(board.frame, seat)
}

fn order_token(board: &Board<'_>, player: &PlayerView) -> Markup {
    html! {
        g.tp-order role="img" {
            title { (board.count("board-order", player.token)) }
            circle cx="12" cy=(MIDDLE) r="11" {}
            text x="12" y=(MIDDLE + 5.5) { (player.token) }
        }
    }
}

/// Workers of a power that are not placed yet.
fn held(board: &Board<'_>, seat: Seat, power: u8, n: u8) -> Markup {
    html! {
        g.space id={ "hand." (board.letter(seat)) "." (power) } transform=(at(18.0, MIDDLE - 1.0)) role="img" {
            title { (names::in_hand(board, seat, power, n)) }
            (shapes::die(board, seat, power, (0.0, 0.0), 31.0))
            (frame("hand"))
            @if n > 1 { (count(16.0, -10.0, n)) }
            (HELD.ring())
        }
    }
}

/// A starting tile, with the boards its workers go to.
fn kept_tile(board: &Board<'_>, tile: patolli_catalog::rules::teotihuacan::data::StartId) -> Markup {
    html! {
        g transform=(at(0.0, 6.0)) role="img" {
            title { (choice::words(board, tile)) }
            (Box::sized(88.0, 32.0).rect("tp-tile", 6.0))
            (choice::boards(tile, 16.0, 16.0, 13.0))
        }
    }
}

/// The next eclipse: what the wages will be, and the cocoa there is.
pub(super) fn reminder(board: &Board<'_>, seat: Seat) -> Option<Reminder> {
    let player = board.view.players.get(seat.index())?;
    let calendar = &board.view.calendar;
    let waits = board.view.phase == Phase::Play && !player.bot;
    let spaces = calendar.dark.saturating_sub(calendar.light);
    let args = [
        ("near", FluentValue::from(u8::from(calendar.rounds_to_eclipse.is_some()))),
        ("n", FluentValue::from(calendar.rounds_to_eclipse.unwrap_or(spaces))),
        ("wages", FluentValue::from(player.wages)),
        ("have", FluentValue::from(player.cocoa)),
        ("own", FluentValue::from(u8::from(board.is_viewer(seat)))),
    ];
    waits.then(|| Reminder {
        icon: "eclipse",
        words: board.tell("reminder-eclipse", &args),
        is_short: player.cocoa < u16::from(player.wages),
    })
}

/// The reader first, the others in turn order after them.
pub(super) fn order(board: &Board<'_>) -> Vec<Seat> {
    let mut seats: Vec<_> = board.seats().collect();
    let own = seats.iter().position(|it| board.is_viewer(*it));
    seats.rotate_left(own.unwrap_or_default());
    seats
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

/// Workers in play: the fourth one waits at first.
pub(super) const fn in_play(player: &PlayerView) -> u8 {
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
