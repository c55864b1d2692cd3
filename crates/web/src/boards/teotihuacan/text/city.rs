//! The eight action boards in words.

use fluent_bundle::FluentValue;
use maud::{Markup, html};
use patolli_catalog::rules::teotihuacan::{
    Board as Action, BoardView, Goods, Owner, Resource, Row, TechnologyView, WorkerGroup,
    data::{DECORATION_PRICE, Discovery, GATHER_TABLES, GatherYield, LEVEL_STONE, LEVEL_WOOD, NOBLES_ROWS},
};

use super::{
    super::{Board, names, players},
    line,
};

/// Every board, clockwise from the top.
pub(super) fn write(board: &Board<'_>) -> Markup {
    html! {
        p { (board.say("board-travel")) }
        ol { @for it in &board.view.boards { (action(board, it)) } }
        p {
            @let stacks = board.view.stacks;
            (board.tell("board-stacks", &[
                ("pyramid", FluentValue::from(stacks.pyramid)),
                ("decorations", FluentValue::from(stacks.decorations)),
                ("discoveries", FluentValue::from(stacks.discoveries)),
            ]))
        }
    }
}

fn action(board: &Board<'_>, view: &BoardView) -> Markup {
    let (it, number) = (view.board, view.board.number());
    let arrived = board.view.turn.board == Some(it);
    let args = [("n", FluentValue::from(number)), ("board", FluentValue::from(board.say(it.key())))];
    let name = board.tell("ring-board", &args);
    html! {
        li {
            h3 { span.space id={ "board." (number) } { (name) } }
            p { (board.say(&format!("ring-about-{it}"))) }
            ul {
                @if view.workers.is_empty() { li { (board.say("ring-empty")) } }
                @for dice in &view.workers { (self::dice(board, number, *dice)) }
                @if arrived { (arrivals(board)) }
                (line(&format!("board.{number}.collect"), &board.count("ring-collect", view.colours + 1)))
                @if it != Action::Palace {
                    (line(&format!("board.{number}.main"), &board.count("ring-main", view.colours)))
                }
                @for it in &view.spaces { (line(&it.space.id(), &names::worship(board, it.space, it.worshipper))) }
                (discovery(board, number, view.discovery, it.discovery_place().is_some()))
                (printed(board, it))
            }
        }
    }
}

/// Free workers of one colour and power.
fn dice(board: &Board<'_>, number: u8, dice: WorkerGroup) -> Markup {
    let id = match dice.owner {
        Owner::Player(seat) => format!("die.{number}.{}.{}", board.letter(seat), dice.power),
        Owner::Neutral(colour) => format!("neutral.{number}.{colour}"),
    };
    line(&id, &names::dice(board, dice))
}

/// Workers that have arrived and are in hand.
fn arrivals(board: &Board<'_>) -> Markup {
    let seat = board.view.turn.seat;
    html! {
        @for (power, n) in players::by_power(&board.view.players[seat.index()].hand) {
            (line(&format!("hand.{}.{power}", board.letter(seat)), &names::in_hand(board, seat, power, n)))
        }
    }
}

fn discovery(board: &Board<'_>, number: u8, tile: Option<Discovery>, can: bool) -> Markup {
    let id = format!("board.{number}.discovery");
    html! {
        @match tile {
            Some(it) => (line(&id, &format!("{}: {}", board.say("board-discovery"), names::discovery(board, it)))),
            None if can => li { (board.say("board-no-discovery")) },
            None => {}
        }
    }
}

/// What is printed on the board or laid out there.
fn printed(board: &Board<'_>, action: Action) -> Markup {
    match action {
        Action::Palace => html! {},
        Action::Forest | Action::Quarry | Action::GoldDeposits => gathering(board, action),
        Action::Alchemy => technologies(board),
        Action::Nobles => nobles(board),
        Action::Decorations => decorations(board),
        Action::Construction => construction(board),
    }
}

/// What gathering brings, by workers and lowest power.
fn gathering(board: &Board<'_>, action: Action) -> Markup {
    let Some((table, resource)) = action.resource().map(|it| (&GATHER_TABLES[it.index()], it)) else {
        return html! {};
    };
    html! {
        @for (workers, row) in (1u8..).zip(table) {
            @for (powers, cell) in ["1", "2–3", "4–5"].into_iter().zip(row) {
                li {
                    (board.tell("board-gather", &[
                        ("n", FluentValue::from(workers)),
                        ("power", FluentValue::from(powers)),
                        ("list", FluentValue::from(gathered(board, *cell, resource).join(", "))),
                    ]))
                }
            }
        }
    }
}

fn gathered(board: &Board<'_>, cell: GatherYield, resource: Resource) -> Vec<String> {
    let key = format!("ring-{resource}");
    let all = [
        (cell.resources, key.as_str()),
        (cell.cocoa, "ring-cocoa"),
        (cell.points, "board-points"),
        (cell.steps, "board-steps"),
    ];
    all.into_iter().filter(|it| it.0 > 0).map(|(n, key)| board.count(key, n)).collect()
}

/// Technologies with their price and who has them.
fn technologies(board: &Board<'_>) -> Markup {
    html! {
        @for TechnologyView { technology, owners } in &board.view.technologies {
            @let price = names::goods(board, Goods::new(0, 0, 0, technology.tile().gold));
            @let owners: Vec<_> = owners.iter().map(|it| board.who(*it)).collect();
            @let words = [
                names::about(board, technology.key()),
                board.tell("ring-cost", &[("list", FluentValue::from(price.join(", ")))]),
                board.tell("ring-owners", &[
                    ("n", FluentValue::from(owners.len())),
                    ("list", FluentValue::from(owners.join(", "))),
                ]),
            ];
            (line(&format!("tech.{}", technology.tile().number), &words.join("; ")))
        }
    }
}

/// Rows of houses: what each place gives, and whether a house stands there.
fn nobles(board: &Board<'_>) -> Markup {
    html! {
        @for (row, points) in Row::ALL.into_iter().zip(NOBLES_ROWS) {
            @for (place, points) in (1u8..).zip(points) {
                @let key = if place <= board.view.houses[row.index()] { "ring-house-built" } else { "ring-house" };
                @let args = [
                    ("row", FluentValue::from(board.say(row.key()))),
                    ("n", FluentValue::from(place)),
                    ("points", FluentValue::from(*points)),
                ];
                (line(&format!("nobles.{}.{place}", row.index() + 1), &board.tell(key, &args)))
            }
        }
    }
}

fn decorations(board: &Board<'_>) -> Markup {
    html! {
        @for (workers, gold) in (1u8..).zip(DECORATION_PRICE) {
            li { (board.tell("board-decoration-cost", &[("n", FluentValue::from(workers)), ("gold", FluentValue::from(gold))])) }
        }
        @for (slot, tile) in board.view.decoration_display.iter().enumerate() {
            @if let Some(it) = tile {
                @let icons = names::icons(board, &it.tile().icons);
                (line(&format!("deco.{slot}"), &format!("{}: {icons}", board.say("ring-decoration"))))
            }
        }
    }
}

fn construction(board: &Board<'_>) -> Markup {
    let points = board.view.variants.level_points;
    html! {
        @for (level, ((stone, wood), points)) in (1u8..).zip(LEVEL_STONE.into_iter().zip(LEVEL_WOOD).zip(points)) {
            li {
                (board.tell("board-level-cost", &[
                    ("level", FluentValue::from(level)),
                    ("stone", FluentValue::from(stone)),
                    ("wood", FluentValue::from(wood)),
                    ("points", FluentValue::from(points)),
                ]))
            }
        }
        @for (slot, tile) in board.view.pyramid_display.iter().enumerate() {
            @if let Some(it) = tile {
                @let icons = names::icons(board, &it.tile().corners);
                (line(&format!("tile.{slot}"), &format!("{}: {icons}", board.say("ring-tile"))))
            }
        }
    }
}
