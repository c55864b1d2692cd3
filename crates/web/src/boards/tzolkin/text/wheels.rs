//! The calendar and the wheels in words.

use fluent_bundle::FluentValue;
use maud::{Markup, html};
use patolli_catalog::rules::tzolkin::{
    Piece, QuickView, Wheel, WheelView,
    data::{FOOD_DAYS, TEETH},
};

use super::{
    super::{Board, events, names},
    line,
};

/// Calendar, wheels, start-player space and quick actions.
pub(super) fn write(board: &Board<'_>) -> Markup {
    html! {
        h3 #hub { (events::day(board)) "; " (events::until(board)) }
        ul.row aria-label=(board.say("board-teeth")) { @for tooth in 0..TEETH { (self::tooth(board, tooth)) } }
        ul { @for day in 1..=FOOD_DAYS.len() { li id={ "food." (day) } { (events::food_day_words(board, day)) } } }
        @for it in &board.view.wheels { (wheel(board, it)) }
        ul {
            (line("start", &start(board)))
            @let token = format!("token.{}", board.letter(board.view.calendar.start_player));
            li id=(token) {
                (names::owned(board, "wheels-token", board.view.calendar.start_player))
            }
            @if let Some(it) = &board.view.quick { (quick(board, it)) }
            li #skulls { (board.count("wheels-skulls", board.view.skulls)) }
        }
    }
}

fn tooth(board: &Board<'_>, tooth: u8) -> Markup {
    let id = format!("tooth.{tooth}");
    html! {
        li id=(id) {
            (tooth + 1)
            @if board.view.calendar.corn.contains(&tooth) { ": " (board.count("board-corn", 1)) }
        }
    }
}

fn wheel(board: &Board<'_>, view: &WheelView) -> Markup {
    let wheel = view.wheel;
    html! {
        h3 id={ "gear." (wheel) } { (board.say(wheel.name())) }
        ul {
            @for position in 0..wheel.teeth() {
                @let piece = view.teeth.get(usize::from(position)).copied().flatten();
                @if position <= wheel.last() {
                    @let id = format!("{wheel}.{position}");
                    li {
                        span.space id=(id) { (action(board, wheel, position)) }
                        (rider(board, wheel, position, piece))
                    }
                } @else if piece.is_some() {
                    li { (board.tell("wheels-hidden", &[("wheel", FluentValue::from(board.say(wheel.name())))])) (rider(board, wheel, position, piece)) }
                }
            }
        }
    }
}

/// What can be done at a position, and what is left there.
fn action(board: &Board<'_>, wheel: Wheel, position: u8) -> String {
    let deed = match position {
        0 => board.say("wheels-no-action"),
        _ if wheel.is_free_choice(position) => board.say("about-free-choice"),
        _ => board.say(&format!("about-{wheel}-{position}")),
    };
    let mut words = vec![format!("{}: {deed}", names::place(board, wheel, position))];
    let place = usize::from(position).checked_sub(2);
    if wheel == Wheel::Palenque
        && let Some(grove) = place.and_then(|it| board.view.jungle.get(it))
    {
        let left = [("forest", grove.forest), ("corn", grove.corn)];
        words.push(board.tell("wheels-jungle", &left.map(|(key, n)| (key, FluentValue::from(n)))));
    }
    if wheel == Wheel::ChichenItza && board.view.offerings.contains(&position) {
        words.push(board.say("wheels-skull-lies"));
    }
    words.join("; ")
}

fn rider(board: &Board<'_>, wheel: Wheel, position: u8, who: Option<Piece>) -> Markup {
    let id = format!("worker.{wheel}.{position}");
    html! {
        @if let Some(who) = who {
            ul { li { span.space id=(id) { (piece(board, who)) } } }
        }
    }
}

fn piece(board: &Board<'_>, piece: Piece) -> String {
    match piece {
        Piece::Worker { seat } => names::owned(board, "wheels-worker", seat),
        Piece::Neutral => board.say("wheels-neutral"),
    }
}

fn start(board: &Board<'_>) -> String {
    let calendar = &board.view.calendar;
    let corn = i32::try_from(calendar.corn.len()).unwrap_or_default();
    let mut words = vec![board.count("wheels-start", corn)];
    words.extend(calendar.start_space.map(|it| piece(board, Piece::worker(it))));
    words.join("; ")
}

fn quick(board: &Board<'_>, quick: &QuickView) -> Markup {
    html! {
        li.space #quick {
            (board.say("wheels-quick")) @if let Some(it) = quick.now { ": " (board.say(it.key())) }
            ul {
                @for (n, space) in quick.spaces.iter().enumerate() {
                    @let id = format!("quick.{n}");
                    li id=(id) {
                        (n + 1) ": " @match space { Some(it) => (piece(board, *it)), None => "–" }
                    }
                }
            }
        }
    }
}
