//! What things on the wheels are called, for tooltips and screen readers.

use fluent_bundle::FluentValue;
use patolli_catalog::rules::tzolkin::{Piece, ProphecyView, QuickAction, QuickView, Wheel};

use super::super::Board;

/// A position: its action, what the jungle or altar still offers. Who stands there, the piece itself says.
pub(super) fn place(board: &Board<'_>, wheel: Wheel, position: u8) -> String {
    let name = board.tell("wheels-place", &wheel_and_number(board, wheel, position));
    let mut words = vec![format!("{name}: {}", action(board, wheel, position))];
    words.extend(state(board, wheel, position));
    words.join("; ")
}

fn action(board: &Board<'_>, wheel: Wheel, position: u8) -> String {
    match position {
        0 => board.say("wheels-no-action"),
        _ if wheel.is_free_choice(position) => board.say("about-free-choice"),
        _ => board.say(&format!("about-{wheel}-{position}")),
    }
}

/// What is left in the jungle, or whether the god has its skull.
fn state(board: &Board<'_>, wheel: Wheel, position: u8) -> Option<String> {
    match wheel {
        Wheel::Palenque => {
            let grove = board.view.jungle.get(usize::from(position).checked_sub(2)?)?;
            let numbers = [("forest", grove.forest), ("corn", grove.corn)];
            Some(board.tell("wheels-jungle", &numbers.map(|(key, n)| (key, FluentValue::from(n)))))
        }
        Wheel::ChichenItza => {
            board.view.offerings.contains(&position).then(|| board.say("wheels-skull-lies"))
        }
        _ => None,
    }
}

fn piece(board: &Board<'_>, piece: Piece) -> String {
    match piece {
        Piece::Worker { seat } => board.tell("wheels-worker", &[("who", FluentValue::from(board.who(seat)))]),
        Piece::Neutral => board.say("wheels-neutral"),
    }
}

/// A piece and where it stands.
pub(super) fn rider(board: &Board<'_>, wheel: Wheel, position: u8, who: Piece) -> String {
    let place = if position > wheel.last() {
        board.tell("wheels-hidden", &wheel_and_number(board, wheel, position))
    } else {
        board.tell("wheels-place", &wheel_and_number(board, wheel, position))
    };
    format!("{}, {place}", piece(board, who))
}

/// The day in words.
pub(super) fn day(board: &Board<'_>, day: u8) -> String {
    let numbers = [("day", day), ("epoch", board.view.calendar.epoch)];
    let day = board.tell("wheels-day", &numbers.map(|(key, n)| (key, FluentValue::from(n))));
    format!("{day}; {}", food_day(board).join(" "))
}

/// When the next food day is, in two lines; nothing after the last one.
pub(super) fn food_day(board: &Board<'_>) -> Vec<String> {
    let calendar = &board.view.calendar;
    if calendar.to_food_day == 0 && !calendar.food_today {
        return Vec::new();
    }
    vec![board.say("wheels-food-day"), board.count("wheels-in-days", calendar.to_food_day)]
}

/// One of the four food days, counted from 0.
pub(super) fn food_day_of(board: &Board<'_>, n: u8) -> String {
    board.count(if n.is_multiple_of(2) { "wheels-food-goods" } else { "wheels-food-points" }, n + 1)
}

/// A quick-action tile that still lies on the calendar.
pub(super) fn tile(board: &Board<'_>, tooth: u8, tile: QuickAction) -> String {
    board.tell(
        "wheels-tile",
        &[("quick", FluentValue::from(board.say(tile.key()))), ("n", FluentValue::from(tooth + 1))],
    )
}

/// The start-player space.
pub(super) fn start(board: &Board<'_>) -> String {
    let calendar = &board.view.calendar;
    let corn = i32::try_from(calendar.corn.len()).unwrap_or_default();
    let mut words = vec![board.count("wheels-start", corn)];
    words.extend(calendar.start_space.map(|it| piece(board, Piece::worker(it))));
    words.join("; ")
}

/// The quick-action board.
pub(super) fn quick(board: &Board<'_>, quick: &QuickView) -> String {
    let mut words = vec![board.say("wheels-quick")];
    words.extend(quick.now.map(|it| board.say(it.key())));
    words.extend(quick.spaces.iter().flatten().map(|it| piece(board, *it)));
    words.join("; ")
}

/// A prophecy, its days and whether it is in force.
pub(super) fn prophecy(board: &Board<'_>, view: &ProphecyView, first: u8, last: u8) -> String {
    let days = [("first", first), ("last", last)].map(|(key, n)| (key, FluentValue::from(n)));
    let key = view.prophecy.key();
    let mut words =
        vec![board.say(key), board.tell("wheels-days", &days), board.say(&format!("about-{key}"))];
    if view.active {
        words.push(board.say("wheels-in-force"));
    } else if view.over {
        words.push(board.say("wheels-over"));
    }
    words.join("; ")
}

/// Words about one wheel and position.
fn wheel_and_number<'a>(board: &Board<'_>, wheel: Wheel, n: u8) -> [(&'a str, FluentValue<'a>); 2] {
    [("wheel", FluentValue::from(board.say(wheel.name()))), ("n", FluentValue::from(n))]
}
