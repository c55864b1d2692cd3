//! The board in words: nested lists with the ids of the drawing.

mod city;
mod pyramid;
mod side;

use maud::{Markup, html};
use patolli_catalog::Seat;
use patolli_catalog::rules::teotihuacan::{BotView, Phase};

use super::{
    Board, bot, choice, names, players,
    temples::{counted, sentence},
};

/// The whole board.
pub(super) fn write(board: &Board<'_>) -> Markup {
    html! {
        div.text-board {
            @if board.view.phase == Phase::Choose { (section(board, "board-choice", &choices(board))) }
            (section(board, "ring-city", &city::write(board)))
            (section(board, "ring-pyramid", &pyramid::write(board)))
            (section(board, "board-temples", &side::temples(board)))
            (section(board, "board-tracks", &side::tracks(board)))
            (section(board, "board-players", &html! { @for seat in players::order(board) { (player(board, seat)) } }))
            @if let Some(it) = &board.view.bot { (section(board, "board-bot", &teotibot(board, it))) }
        }
    }
}

fn section(board: &Board<'_>, name: &str, content: &Markup) -> Markup {
    html! { section { h2 { (board.say(name)) } (content) } }
}

/// One line that can be pointed at.
fn line(id: &str, words: &str) -> Markup {
    html! { li { span.space id=(id) { (sentence(words)) } } }
}

/// One line that is only told about.
fn told(id: &str, words: &str) -> Markup {
    html! { li id=(id) { (sentence(words)) } }
}

/// The marker of a seat; its name stands in the line already.
fn marker(board: &Board<'_>, id: &str, seat: Seat) -> Markup {
    html! { " " b id=(id) { "[" (board.letter(seat).to_ascii_uppercase()) "]" } }
}

/// The cards to choose from and who has chosen.
fn choices(board: &Board<'_>) -> Markup {
    html! {
        ul {
            @if let Some(choice) = &board.view.choice {
                @for it in &choice.tiles {
                    (line(&format!("start-tile.{}", it.tile), &choice::offered_words(board, *it)))
                }
            }
            @for seat in choice::choosers(board) { li { (choice::chooser_words(board, seat)) } }
        }
    }
}

fn player(board: &Board<'_>, seat: Seat) -> Markup {
    let player = &board.view.players[seat.index()];
    html! {
        div.holder {
            h3 { (board.frame.names.name(seat)) @if board.is_viewer(seat) { " (" (board.say("board-you")) ")" } }
            ul {
                li { (board.count("board-points", player.score)) }
                @for (_, key, n) in names::held(player) { li { (board.count(key, n)) } }
                li { (players::workers_words(board, player)) }
                @if !player.bot { li { (players::wages_words(board, player)) } }
                li { (board.count("board-order", player.token)) }
                @for (power, n) in players::in_hand(board, seat) {
                    (line(&format!("hand.{}.{power}", board.letter(seat)), &names::in_hand(board, seat, power, n)))
                }
                @for tile in players::kept(board, seat) { li { (choice::words(board, *tile)) } }
                @for it in &player.technologies { li { (names::about(board, it.key())) } }
                (tiles(board, seat))
            }
        }
    }
}

/// Discovery tiles and masks of a player.
fn tiles(board: &Board<'_>, seat: Seat) -> Markup {
    let (player, letter) = (&board.view.players[seat.index()], board.letter(seat));
    html! {
        @for (tile, n) in &player.tiles {
            (line(&format!("own.{letter}.{tile}"), &counted(board, *tile, *n)))
        }
        @if player.used > 0 { li { (board.count("board-used", player.used)) } }
        @for (kind, n) in (1..).zip(player.masks).filter(|it| it.1 > 0) {
            (told(&format!("own.{letter}.mask-{kind}"), &format!("{n} × {}", board.say(&format!("mask-{kind}")))))
        }
        @for set in players::mask_sets(player.masks) { li { (players::set_words(board, &set)) } }
    }
}

/// Teotibot's tiles and its last turn.
fn teotibot(board: &Board<'_>, bot: &BotView) -> Markup {
    html! {
        ul {
            @for (place, tile) in bot.tiles.into_iter().enumerate() {
                (line(&format!("bot.{tile}"), &bot::tile_words(board, place, tile)))
            }
            @for row in 0..bot.arrows.len() { li { (bot::arrow_words(board, bot, row)) } }
            (told("bot.dice", &bot::dice_words(board, bot)))
            li { (bot::cocoa_words(board, bot, &board.view.players[bot.seat.index()])) }
            @if let Some(changes) = bot::changes(board, bot) { li { (changes) } }
        }
        h3 { (board.say("board-bot-turn")) }
        ol { @for caption in bot::captions(board, bot) { li { (caption) } } }
    }
}
