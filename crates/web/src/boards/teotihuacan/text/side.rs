//! Temples and tracks in words.

use maud::{Markup, html};
use patolli_catalog::Seat;
use patolli_catalog::rules::teotihuacan::{
    AscensionReward,
    data::{AVENUE_END, BUILDINGS, PYRAMID_TRACK_END, TOP_STEP, building_row},
};

use super::{
    super::{
        Board, names, temples,
        temples::{counted, kinds},
        tracks,
    },
    line, marker,
};

/// Steps from the top, with the tiles and markers on them.
pub(super) fn temples(board: &Board<'_>) -> Markup {
    html! {
        @for view in &board.view.temples {
            @let temple = view.temple;
            h3 { (temples::sentence(&board.say(temple.key()))) }
            ul {
                @for step in (0..=TOP_STEP).rev() {
                    @let id = format!("temple.{temple}.{step}");
                    // The ground below the first step is no place to climb to.
                    li {
                        span.space[step > 0] id=[(step > 0).then_some(&id)] { (temples::name(board, view, step)) }
                        @for seat in temples::standing(board, temple, step) {
                            (marker(board, &format!("marker.{temple}.{}", board.letter(seat)), seat))
                        }
                    }
                    @if let Some(large) = view.large_steps.iter().find(|it| it.step == step) {
                        @for (tile, n) in kinds(&large.tiles) { (line(&format!("{id}.{tile}"), &counted(board, tile, n))) }
                    }
                }
            }
        }
    }
}

/// Avenue, buildings, pyramid track, calendar and ascension circle.
pub(super) fn tracks(board: &Board<'_>) -> Markup {
    html! {
        h3 { (board.say("board-avenue")) ": " (tracks::each(board)) }
        (avenue(board))
        h3 { (tracks::buildings_words(board)) }
        ul.row { @for space in 0..=BUILDINGS { (building(board, space)) } }
        h3 { (board.say("board-track")) ": " (tracks::track_note(board)) }
        ul {
            @for space in 0..=PYRAMID_TRACK_END {
                li id={ "track." (space) } {
                    (tracks::track_words(board, space))
                    (markers(board, "builder", |seat| board.view.players[seat.index()].pyramid == space))
                }
            }
        }
        h3 { (board.say("board-calendar")) ": " (tracks::until(board)) }
        (calendar(board))
        h3 { (board.say("board-ascension")) }
        ul {
            @for reward in AscensionReward::ALL {
                (line(&format!("ascend.{reward}"), &tracks::reward_words(board, reward)))
            }
            @for seat in board.seats().filter(|it| board.view.players[it.index()].reserve) {
                li { (names::owned(board, "board-reserve", seat)) }
            }
        }
    }
}

fn avenue(board: &Board<'_>) -> Markup {
    html! {
        ul {
            @for space in 0..=AVENUE_END {
                li id={ "avenue." (space) } {
                    (tracks::avenue_words(board, space))
                    (markers(board, "walker", |seat| board.view.players[seat.index()].avenue == space))
                    @if let Some(large) = board.view.avenue.large_spaces.iter().find(|it| it.space == space) {
                        ul {
                            @for (tile, n) in kinds(&large.tiles) {
                                (line(&format!("avenue.{space}.{tile}"), &counted(board, tile, n)))
                            }
                        }
                    }
                }
            }
        }
    }
}

fn markers(board: &Board<'_>, kind: &str, stands: impl Fn(Seat) -> bool) -> Markup {
    html! {
        @for seat in board.seats().filter(|it| stands(*it)) {
            (marker(board, &format!("{kind}.{}", board.letter(seat)), seat))
        }
    }
}

fn building(board: &Board<'_>, space: u8) -> Markup {
    let open = space <= board.view.avenue.taken;
    html! {
        li id={ "row." (space + 1) } {
            @if open { (building_row(space)) } @else { (board.say("board-building")) }
        }
    }
}

fn calendar(board: &Board<'_>) -> Markup {
    let calendar = &board.view.calendar;
    html! {
        ul.row {
            @for day in 0..=12u8 {
                li id={ "day." (day) } {
                    (day)
                    @for (id, at, name) in
                        [("disc.light", calendar.light, "board-disc-light"), ("disc.dark", calendar.dark, "board-disc-dark")]
                    {
                        @if at == day { " " b id=(id) { "[" (board.say(name)) "]" } }
                    }
                }
            }
        }
    }
}
