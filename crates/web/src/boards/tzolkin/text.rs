//! The board in words: nested lists and tables with the ids of the drawing.

mod wheels;

use maud::{Markup, html};
use patolli_catalog::Seat;
use patolli_catalog::rules::tzolkin::{
    Block, MonumentView, Phase, StartingTileChoice, Temple, Track, TribeChoice, data::FOOD_DAYS,
};

use super::{Board, build, events, market, names, players, skills, temples, tiles::Face};

/// The whole board.
pub(super) fn write(board: &Board<'_>) -> Markup {
    html! {
        div.text-board {
            @if board.view.phase == Phase::Choose { (section(board, "board-choice", &choice(board))) }
            (section(board, "wheels-gears", &wheels::write(board)))
            (section(board, "board-temples", &temple_lists(board)))
            (section(board, "board-skills", &skill_table(board)))
            (section(board, "board-build", &build_lists(board)))
            (section(board, "board-players", &html! { @for seat in players::order(board) { (player(board, seat)) } }))
            (section(board, "board-events", &event_lists(board)))
        }
    }
}

fn section(board: &Board<'_>, name: &str, content: &Markup) -> Markup {
    html! { section { h2 { (board.say(name)) } (content) } }
}

/// One line that can be pointed at.
fn line(id: &str, words: &str) -> Markup {
    html! { li { span.space id=(id) { (words) } } }
}

/// The cards to choose from and who has chosen.
fn choice(board: &Board<'_>) -> Markup {
    let kept = |words: String, kept: bool| {
        if kept { format!("{words} ({})", board.say("board-kept")) } else { words }
    };
    html! {
        ul {
            @if let Some(choice) = &board.view.choice {
                @for TribeChoice { tribe, chosen } in &choice.tribes {
                    (line(&format!("tribe.{tribe}"), &kept(names::about(board, tribe.key()), *chosen)))
                }
                @for StartingTileChoice { tile, kept: chosen } in &choice.tiles {
                    (line(&format!("start-tile.{tile}"), &kept(names::starting(board, *tile), *chosen)))
                }
            }
            @for seat in board.seats() {
                @let chosen = board.view.players[seat.index()].chosen;
                li { (names::owned(board, if chosen { "board-has-chosen" } else { "board-chooses" }, seat)) }
            }
        }
    }
}

fn temple_lists(board: &Board<'_>) -> Markup {
    html! {
        @for temple in Temple::ALL {
            h3 { (temples::bonus(board, temple)) }
            ul {
                @for step in (0..=temple.top()).rev() {
                    @let id = format!("temple.{temple}.{step}");
                    li {
                        span.space id=(id) { (temples::name(board, temple, step)) }
                        @for seat in temples::standing(board, temple, step) {
                            (marker(board, &format!("marker.{temple}.{}", board.letter(seat)), seat))
                        }
                    }
                }
            }
        }
    }
}

/// The marker of a seat; its name stands in the line already.
fn marker(board: &Board<'_>, id: &str, seat: Seat) -> Markup {
    html! { " " b id=(id) { "[" (board.letter(seat).to_ascii_uppercase()) "]" } }
}

fn skill_table(board: &Board<'_>) -> Markup {
    html! {
        @for track in Track::ALL {
            h3 { (board.say(track.key())) }
            ul {
                @for level in 0..=skills::BONUS {
                    li {
                        span.space id={ "tech." (track) "." (level) } { (skills::name(board, track, level)) }
                        @for seat in skills::standing(board, track, level) {
                            (marker(board, &format!("level.{track}.{}", board.letter(seat)), seat))
                        }
                    }
                }
            }
        }
    }
}

fn build_lists(board: &Board<'_>) -> Markup {
    let seats = board.view.players.len();
    html! {
        h3 { (board.say("board-buildings")) ": " (build::stack(board)) }
        ul {
            @for building in board.view.row.iter().flatten() {
                (line(&format!("building.{building}"), &Face::building(*building).words(board)))
            }
        }
        h3 { (board.say("board-monuments")) }
        ul {
            @for MonumentView { monument, builder } in &board.view.monuments {
                @match builder {
                    None => (line(&format!("monument.{monument}"), &Face::monument(*monument, seats).words(board))),
                    Some(seat) => li { (board.say(monument.key())) "; " (names::owned(board, "board-built-by", *seat)) },
                }
            }
        }
        h3 { (board.say("board-market")) }
        ul { @for block in Block::ALL { (line(&format!("market.{block}"), &market::name(board, block))) } }
    }
}

fn player(board: &Board<'_>, seat: Seat) -> Markup {
    let player = &board.view.players[seat.index()];
    let letter = board.letter(seat);
    html! {
        div.holder {
            h3 { (board.frame.names.name(seat)) @if board.is_viewer(seat) { " (" (board.say("board-you")) ")" } }
            ul {
                @for (_, key, n) in names::held(player).into_iter().take(5) { li { (board.count(key, n)) } }
                li { (players::workers_in_words(board, player)) }
                li { (players::hunger(board, player)) }
                li { (board.count("board-corn-tiles", player.corn_tiles)) "; " (board.count("board-wood-tiles", player.wood_tiles)) }
                li { (board.say(if player.light { "board-light" } else { "board-dark" })) }
                @if board.view.calendar.start_player == seat { li { (board.say("board-start-player")) } }
                @if let Some(tribe) = player.tribe { li { (names::about(board, tribe.key())) } }
                @for tile in &player.kept { li { (names::starting(board, *tile)) } }
                @for (face, points) in players::owned(board, player) {
                    (line(&format!("own.{letter}.{}", face.key), &players::own_words(board, &face, points)))
                }
            }
        }
    }
}

fn event_lists(board: &Board<'_>) -> Markup {
    html! {
        p { (events::day(board)) "; " (events::until(board)) }
        ul { @for day in 1..=FOOD_DAYS.len() { li { (events::food_day_words(board, day)) } } }
        ul {
            @for it in &board.view.prophecies {
                @let id = format!("prophecy.{}", it.prophecy);
                li id=(id) {
                    (events::prophecy_words(board, it))
                    ul {
                        li { (events::bands_words(board, it.prophecy)) }
                        @for (seat, count) in board.seats().zip(&it.counts) { li { (names::tally(board, seat, *count)) } }
                    }
                }
            }
        }
        @if let Some(quick) = &board.view.quick {
            ul { @for (tooth, quick) in events::quick_list(quick) { li { (events::quick_words(board, tooth, quick)) } } }
        }
    }
}
