//! The board in words: nested lists and tables with the ids of the drawing.

use maud::{Markup, html};
use patolli_catalog::Seat;
use patolli_catalog::rules::tikal::{HexView, Motif};

use super::{Board, actions, is_there, levels, names, tiles, treasures};

/// The whole board.
pub(super) fn write(board: &Board<'_>) -> Markup {
    let (explored, free): (Vec<_>, Vec<_>) = board.view.hexes.iter().partition(|it| it.terrain.is_some());
    html! {
        div.text-board {
            (section(board, "board-map", &html! {
                ul { @for it in explored { (hex(board, it)) } }
                h3 { (board.say("board-unexplored")) }
                ul.row { @for it in free { li { span.space id=(it.hex) { (it.hex) } } } }
            }))
            (section(board, "board-tiles", &tile_list(board)))
            (section(board, "board-actions", &action_list(board)))
            (section(board, "board-treasures", &treasure_table(board)))
            (section(board, "board-levels", &html! {
                ul { @for (level, n) in levels::levels(board) { li id={ "level." (level) } { (levels::name(board, level, n)) } } }
            }))
            (section(board, "board-score", &html! {
                ul { @for it in board.seats() { li id={ "score." (board.letter(it)) } { (names::score(board, it)) } } }
            }))
        }
    }
}

fn section(board: &Board<'_>, name: &str, content: &Markup) -> Markup {
    html! { section { h2 { (board.say(name)) } (content) } }
}

/// A hex with everything on it.
fn hex(board: &Board<'_>, hex: &HexView) -> Markup {
    let id = hex.hex.to_string();
    html! {
        li {
            span.space id=(id) { b { (id) } ", " (names::terrain(board, hex)) }
            ul {
                @for words in [names::stones(board, hex.stones), names::ways(board, hex)].into_iter().flatten() { li { (words) } }
                @if let Some(seat) = hex.camp { li id={ "camp." (hex.hex) } { (names::owned(board, "board-camp", seat)) } }
                @if let Some(seat) = hex.guard { li id={ "guard." (hex.hex) } { (names::guard(board, hex, seat)) } }
                @for seat in board.seats().filter(|it| is_there(hex.men[it.index()])) { (men(board, hex, seat)) }
                @for words in [names::worked(board, hex), names::scorer(board, hex)].into_iter().flatten() { li { (words) } }
            }
        }
    }
}

/// The pieces of a seat; a leader among them can be pointed at alone.
fn men(board: &Board<'_>, hex: &HexView, seat: Seat) -> Markup {
    let men = hex.men[seat.index()];
    let letter = board.letter(seat);
    let id = format!("men.{}.{letter}", hex.hex);
    let lead = format!("lead.{}.{letter}", hex.hex);
    html! {
        @if men.members > 0 {
            li { span.space id=(id) { (names::men(board, seat, men)) } }
            @if men.leader { li { span.space id=(lead) { (names::leader(board, seat)) } } }
        } @else {
            li id=(id) { span.space id=(lead) { (names::men(board, seat, men)) } }
        }
    }
}

fn tile_list(board: &Board<'_>) -> Markup {
    let piles = &board.view.piles;
    html! {
        ul {
            @if let Some(tile) = piles.in_hand {
                li #tile-in-hand {
                    (tiles::heading(board))
                    @if let Some(words) = names::stones(board, tile.tile().stones) { "; " (words) }
                }
            } @else if piles.aside.is_some() { li { (board.say("board-aside")) } }
            @for tile in &piles.open {
                li {
                    span.space id={ "open." (tile) } {
                        (tile.letter()) ": " (names::tile(board, *tile))
                        @if let Some(words) = names::stones(board, tile.tile().stones) { "; " (words) }
                    }
                }
            }
            @if board.view.auction { @for seat in board.seats() { li { (auction_line(board, seat)) } } }
            @for (pile, letter) in tiles::letters() { li { (tiles::pile_name(board, pile, letter)) } }
            li { (tiles::rounds_done(board)) }
            li { (board.count("board-tokens", piles.tokens)) }
            @if let Some(words) = names::removed(board) { li { (words) } }
        }
    }
}

fn auction_line(board: &Board<'_>, seat: Seat) -> String {
    let said = tiles::bid_of(board, seat)
        .map_or_else(|| tiles::said(board, seat), |it| board.count("board-bid", it));
    format!("{}: {said}", board.who(seat))
}

fn action_list(board: &Board<'_>) -> Markup {
    html! {
        p #turn-kind {
            (actions::kind(board))
            @if actions::is_played(board) { ": " (board.who(board.view.turn.seat)) ". " (actions::reminder(board)) }
        }
        p #action-points { (board.say("board-action-points")) ": " (actions::points(board)) }
        ul {
            @for (act, key, price) in actions::PRICES {
                li id={ "act." (act) } { (board.say(key)) ": " (actions::cost(board, price)) }
            }
        }
    }
}

fn treasure_table(board: &Board<'_>) -> Markup {
    html! {
        @for seat in board.seats() {
            @let player = &board.view.players[seat.index()];
            @let id = format!("treasures.{}", board.letter(seat));
            div.holder id=(id) {
                h3 { (board.who(seat)) }
                ul {
                    @for motif in Motif::ALL.into_iter().filter(|it| player.treasures_of(*it) > 0) {
                        li {
                            span.space id={ "treasure." (board.letter(seat)) "." (motif) } {
                                (names::treasure(board, motif, player.treasures_of(motif)))
                            }
                        }
                    }
                    li { (board.count("board-treasure-points", player.treasures_now)) }
                    @for (_, n, key) in treasures::supply(player) { li { (board.count(key, n)) } }
                    @let removed = player.removed + u8::from(player.leader_removed);
                    @if removed > 0 { li { (board.count("board-removed", removed)) } }
                }
            }
        }
    }
}
