//! The tile in hand, the stack by letter, and the open tiles and bids of an auction.

use fluent_bundle::FluentValue;
use maud::{Markup, html};
use patolli_catalog::Seat;
use patolli_catalog::rules::tikal::{Phase, PlayerView, SupplyView, TileId, View};

use super::{
    super::{
        Panel,
        parts::PartVisitor,
        svg::{Sheet, at, at_scaled, icon},
    },
    Board, hexes, names,
};
use crate::tokens::piece;

const WIDTH: f32 = 306.0;
const LETTERS: [char; 7] = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
/// Scoring rounds of a game: one for each volcano and one after the last tile.
const ROUNDS: usize = 4;

/// The panel of tiles.
pub(super) fn draw(board: &Board<'_>) -> Panel {
    let auction = board.view.auction;
    let height = if auction { 206.0 } else { 172.0 };
    let sheet = Sheet { id: "panel-tiles", name: "board-tiles", icon: "volcano", size: (WIDTH, height) };
    let left: u8 = board.view.piles.stack.iter().sum();
    let note = html! {
        text.note.end x="290" y="25" {
            @if let Some(removed) = names::removed(board) { title { (removed) } }
            (board.count("board-stack-left", left))
        }
    };
    let content = html! {
        @if auction { (display(board)) (bids(board)) } @else { (hand(board)) (rounds(board)) }
        @for (pile, letter) in LETTERS.into_iter().enumerate() { (stack(board, pile, letter, height - 47.0)) }
    };
    sheet.paper(&heading(board), &note, &content)
}

/// The panel as a part, with what it is drawn from.
pub(super) fn visit_parts(board: &Board<'_>, visitor: &mut PartVisitor<'_>) {
    let View { turn, players, piles, .. } = board.view;
    let SupplyView { in_hand, open, aside, removed, stack, volcanoes, tokens, levels: _ } = piles;
    let bid = |(seat, player): (Seat, &PlayerView)| (bid_of(board, seat), player.moved, player.passed);
    let bids: Vec<_> = board.seats().zip(players).map(bid).collect();
    let rounds = (turn.rounds_done, turn.scoring_round);
    let subject = (in_hand, open, aside, removed, stack, volcanoes, tokens, bids, rounds);
    visitor.part(subject, || draw(board).into_part());
}

/// What the panel shows, in words.
pub(super) fn heading(board: &Board<'_>) -> String {
    let piles = &board.view.piles;
    match (piles.in_hand, piles.aside) {
        (Some(tile), _) => board.tell(
            "board-in-hand",
            &[
                ("letter", FluentValue::from(tile.letter().to_string())),
                ("terrain", FluentValue::from(names::tile(board, tile))),
            ],
        ),
        (None, Some(_)) => board.say("board-aside"),
        (None, None) if board.view.auction => board.say("board-open-tiles"),
        (None, None) => board.say("board-tiles"),
    }
}

/// The tile in hand, the volcano laid aside, or their empty place.
fn hand(board: &Board<'_>) -> Markup {
    let piles = &board.view.piles;
    html! {
        @match (piles.in_hand, piles.aside) {
            (Some(tile), _) => (in_hand(board, tile, 66.0, 79.0, 0.62)),
            (None, Some(tile)) => (aside(tile, 66.0, 79.0, 0.62)),
            (None, None) => (slot(66.0, 79.0, 0.62)),
        }
    }
}

/// The tile in hand by itself, for a place from where the panel of tiles is out of sight.
pub(super) fn held(board: &Board<'_>) -> Option<Markup> {
    let tile = board.view.piles.in_hand?;
    Some(html! {
        svg.board.held viewBox="-78 -72 156 144" role="img" aria-label=(heading(board)) { (hexes::tile(tile, 0.62)) }
    })
}

fn in_hand(board: &Board<'_>, tile: TileId, x: f32, y: f32, scale: f32) -> Markup {
    html! {
        g #tile-in-hand transform=(at_scaled(x, y, scale)) role="img" {
            title { (heading(board)) }
            (hexes::tile(tile, scale))
        }
    }
}

fn aside(tile: TileId, x: f32, y: f32, scale: f32) -> Markup {
    html! { g.aside transform=(at_scaled(x, y, scale)) { (hexes::tile(tile, scale)) } }
}

fn slot(x: f32, y: f32, scale: f32) -> Markup {
    html! { use.slot href="#tk-hex" transform=(at_scaled(x, y, scale)) {} }
}

/// The open tiles in a row; a tile just taken and a volcano laid aside follow them.
fn display(board: &Board<'_>) -> Markup {
    const SCALE: f32 = 0.46;
    let piles = &board.view.piles;
    let place = |index: usize| 48.0 + 70.0 * f32::from(u8::try_from(index).expect("few tiles lie open"));
    let open = piles.open.len();
    html! {
        @for (index, tile) in piles.open.iter().enumerate() {
            g.space id={ "open." (tile) } transform=(at_scaled(place(index), 72.0, SCALE)) role="img" {
                title { (tile.letter()) ": " (names::tile(board, *tile)) }
                (hexes::tile(*tile, SCALE))
                use.frame href="#tk-frame" {}
            }
        }
        @if !board.frame.started { @for index in 0..board.view.players.len() { (slot(place(index), 72.0, SCALE)) } }
        @if let Some(tile) = piles.in_hand { (in_hand(board, tile, place(open), 72.0, SCALE)) }
        @else if let Some(tile) = piles.aside { (aside(tile, place(open), 72.0, SCALE)) }
    }
}

/// What each seat has said in the auction.
fn bids(board: &Board<'_>) -> Markup {
    html! {
        g.bids {
            @for (index, seat) in board.seats().enumerate() {
                @let x = 16.0 + 70.0 * f32::from(u8::try_from(index).expect("a table has few seats"));
                g transform=(at(x, 128.0)) {
                    (piece(board.seat_style(seat), 12.0, 0.0, 0.7))
                    @if let Some(bid) = bid_of(board, seat) {
                        rect.pill x="25" y="-11" width="34" height="22" rx="11" {}
                        text.num x="42" y="5.5" { (bid) }
                    } @else if board.view.players[seat.index()].moved {
                        g role="img" { title { (said(board, seat)) } (icon("end-turn", 36.0, 0.0, 18.0)) }
                    } @else {
                        text.small x="27" y="5" { (said(board, seat)) }
                    }
                }
            }
        }
    }
}

/// What the seat has bid, if that is the highest bid now.
pub(super) fn bid_of(board: &Board<'_>, seat: Seat) -> Option<u16> {
    board
        .view
        .turn
        .high_bid
        .filter(|it| it.seat == seat && board.view.turn.phase == Phase::Bid)
        .map(|it| it.points)
}

/// What the seat has said or done in this round of auctions.
pub(super) fn said(board: &Board<'_>, seat: Seat) -> String {
    let player = &board.view.players[seat.index()];
    let key = match (player.moved, player.passed) {
        (true, _) => "board-moved",
        (false, true) => "board-passed",
        (false, false) => return "–".to_owned(),
    };
    board.say(key)
}

/// The scoring rounds: a mountain for each volcano, those to come pale.
fn rounds(board: &Board<'_>) -> Markup {
    let turn = &board.view.turn;
    let current = turn.scoring_round.map(usize::from);
    html! {
        g.rounds {
            @for round in 1..=ROUNDS {
                @let x = 104.0 + 40.0 * f32::from(u8::try_from(round).expect("four rounds"));
                @let state = if current == Some(round) { "now" } else if round <= usize::from(turn.rounds_done) { "done" } else { "to-come" };
                g class={ "round " (state) } transform=(at(x, 58.0)) {
                    circle r="17" {}
                    (icon(if round < ROUNDS { "volcano" } else { "flag" }, 0.0, -1.0, 25.0))
                }
            }
            text.small x="128" y="95" { (rounds_done(board)) }
            text.small x="128" y="113" { (board.count("board-tokens", board.view.piles.tokens)) }
        }
    }
}

/// How many scoring rounds are over.
pub(super) fn rounds_done(board: &Board<'_>) -> String {
    let all = u32::try_from(ROUNDS).expect("four rounds");
    board.tell(
        "board-rounds",
        &[("done", FluentValue::from(board.view.turn.rounds_done)), ("all", FluentValue::from(all))],
    )
}

/// The face-down tiles of one letter.
fn stack(board: &Board<'_>, pile: usize, letter: char, y: f32) -> Markup {
    let piles = &board.view.piles;
    let x = 14.0 + 40.2 * f32::from(u8::try_from(pile).expect("seven letters"));
    html! {
        g.pile.gone[piles.stack[pile] == 0] transform=(at(x, y)) role="img" {
            title { (pile_name(board, pile, letter)) }
            rect width="36.5" height="40" rx="8" {}
            text.num x="18" y="18" { (letter) }
            text.small.mid x="18" y="34" { "×" (piles.stack[pile]) }
            @if piles.volcanoes[pile] { (icon("volcano", 29.5, 5.0, 16.0)) }
        }
    }
}

/// The face-down tiles of one letter in words.
pub(super) fn pile_name(board: &Board<'_>, pile: usize, letter: char) -> String {
    let piles = &board.view.piles;
    let count = board.count("board-pile", piles.stack[pile]);
    let volcano = piles.volcanoes[pile].then(|| format!(", {}", board.say("board-volcano-inside")));
    format!("{letter}: {count}{}", volcano.unwrap_or_default())
}

/// The letters of the stack, each with its place in it.
pub(super) fn letters() -> impl Iterator<Item = (usize, char)> {
    LETTERS.into_iter().enumerate()
}
