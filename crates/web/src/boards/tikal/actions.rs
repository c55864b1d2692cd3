//! Action points, the kind of turn, and the price list.

use fluent_bundle::FluentValue;
use maud::{Markup, html};
use patolli_catalog::rules::tikal::{
    Phase, TurnKind, View,
    data::{ACTION_POINTS, cost},
};

use super::{
    super::{
        Panel,
        parts::PartVisitor,
        svg::{Sheet, at, icon},
    },
    Board,
};
use crate::{Part, tokens::piece};

const SHEET: Sheet = Sheet { id: "panel-actions", name: "board-actions", icon: "ap", size: (306.0, 274.0) };

/// Ids of the action points in figures, and of whose turn of what kind it is.
const POINTS: &str = "action-points";
const STRIPE: &str = "turn-kind";

/// Icon, message key and price of every action; walking costs its stones.
pub(super) const PRICES: [(&str, &str, Option<u8>); 8] = [
    ("deploy", "board-act-deploy", Some(cost::BRING)),
    ("path", "board-act-path", None),
    ("secret-path", "board-act-secret-path", Some(cost::SECRET_PATH)),
    ("uncover", "board-act-uncover", Some(cost::UNCOVER)),
    ("dig", "board-act-dig", Some(cost::DIG)),
    ("exchange", "board-act-exchange", Some(cost::EXCHANGE)),
    ("camp", "board-act-camp", Some(cost::CAMP)),
    ("guard", "board-act-guard", Some(cost::GUARD)),
];

/// The panel of actions.
pub(super) fn draw(board: &Board<'_>) -> Panel {
    let content = html! {
        (stripe(board))
        @for (row, (act, key, price)) in (0u8..).zip(PRICES) { (self::row(board, act, key, price, row)) }
    };
    SHEET.paper(&board.say("board-action-points"), &beads(board), &content)
}

/// The parts of the panel, with what each is drawn from.
pub(super) fn visit_parts(board: &Board<'_>, visitor: &mut PartVisitor<'_>) {
    let View { turn, players, .. } = board.view;
    visitor.group(
        (),
        || draw(board).into_part(),
        |visitor| {
            visitor.part((turn.action_points, turn.phase), || Part::new(POINTS, number(board).into_string()));
            for bead in 0..ACTION_POINTS {
                let draw = || self::bead(board, bead).into_string();
                visitor.part(state(board, bead), || Part::new(bead_id(bead), draw()));
            }
            let scores = players.get(turn.seat.index()).map(|it| it.temples_now + it.treasures_now);
            let subject = (turn.seat, turn.kind, turn.phase, turn.scoring_round, scores);
            visitor.part(subject, || Part::new(STRIPE, stripe(board).into_string()));
            for (row, (act, key, price)) in (0u8..).zip(PRICES) {
                let draw = || self::row(board, act, key, price, row).into_string();
                let shell = || shell(board, act, price, row, &html! {}).into_string();
                visitor.group(
                    (),
                    || Part::new(row_id(act), draw()),
                    |visitor| visitor.part(is_dear(board, price), || Part::shell(&row_id(act), shell())),
                );
            }
        },
    );
}

/// The action points in figures and as beads.
fn beads(board: &Board<'_>) -> Markup {
    html! {
        (number(board))
        g aria-hidden="true" { @for bead in 0..ACTION_POINTS { (self::bead(board, bead)) } }
    }
}

fn number(board: &Board<'_>) -> Markup {
    html! { text.num.end id=(POINTS) x="290" y="25" { (points(board)) } }
}

/// How many action points are left, or will be there once the tile lies.
pub(super) fn points(board: &Board<'_>) -> String {
    let (n, all) = (board.view.turn.action_points, ACTION_POINTS);
    if are_to_come(board) {
        board.count("board-points-to-come", all)
    } else if is_played(board) {
        board.tell("board-points-of", &[("n", FluentValue::from(n)), ("all", FluentValue::from(all))])
    } else {
        "–".to_owned()
    }
}

/// Whether the turn gives its points only later, when its tile lies.
fn are_to_come(board: &Board<'_>) -> bool {
    is_played(board) && matches!(board.view.turn.phase, Phase::Bid | Phase::Take | Phase::Place)
}

/// Class and icon of an action point.
fn state(board: &Board<'_>, bead: u8) -> (&'static str, &'static str) {
    if are_to_come(board) {
        ("to-come", "ap")
    } else if is_played(board) && bead < board.view.turn.action_points {
        ("left", "ap")
    } else {
        ("spent", "ap-spent")
    }
}

fn bead_id(bead: u8) -> String {
    format!("action-point.{bead}")
}

fn bead(board: &Board<'_>, bead: u8) -> Markup {
    let (state, name) = state(board, bead);
    let x = 28.5 + 27.7 * f32::from(bead);
    // The group round it has no class: an element with an id lights up when its class changes.
    html! {
        g id=(bead_id(bead)) { g class={ "point " (state) } { (icon(name, x, 46.0, 25.0)) } }
    }
}

/// Whose turn of what kind, and what scoring would bring now.
fn stripe(board: &Board<'_>) -> Markup {
    let turn = &board.view.turn;
    let is_scoring = turn.kind == TurnKind::Scoring && turn.phase != Phase::Over;
    html! {
        g.stripe.scoring[is_scoring] id=(STRIPE) {
            rect x="10" y="63" width="286" height="44" rx="10" {}
            @if is_played(board) {
                (piece(board.seat_style(turn.seat), 32.0, 84.0, 0.9))
                text.strong x="54" y="81" { (kind(board)) }
                text.small x="54" y="99" { (reminder(board)) }
            } @else {
                text.strong.mid x="153" y="90" { (kind(board)) }
            }
        }
    }
}

/// Whether the game has begun and is not over.
pub(super) fn is_played(board: &Board<'_>) -> bool {
    board.frame.started && board.view.turn.phase != Phase::Over
}

/// What kind of turn it is.
pub(super) fn kind(board: &Board<'_>) -> String {
    let turn = &board.view.turn;
    match (turn.phase, turn.kind) {
        _ if !board.frame.started => board.say("board-not-begun"),
        (Phase::Over, _) => board.say("board-over"),
        (Phase::Bid | Phase::Take, _) => board.say("board-auction"),
        (_, TurnKind::Normal) => board.say("board-turn"),
        (_, TurnKind::Scoring) => board.count("board-scoring-turn", turn.scoring_round.unwrap_or_default()),
        (_, TurnKind::AfterVolcano) => board.say("board-volcano-turn"),
    }
}

/// What the seat in turn would score now.
pub(super) fn reminder(board: &Board<'_>) -> String {
    let turn = &board.view.turn;
    let player = &board.view.players[turn.seat.index()];
    let key = if turn.kind == TurnKind::Scoring { "board-scores-soon" } else { "board-scores-now" };
    board.count(key, player.temples_now + player.treasures_now)
}

/// Whether the points left do not pay for an action.
fn is_dear(board: &Board<'_>, price: Option<u8>) -> bool {
    // Before the tile is laid there are no points yet, and nothing is too dear.
    let turn = &board.view.turn;
    turn.phase == Phase::Act && price.unwrap_or(1) > turn.action_points
}

fn row_id(act: &str) -> String {
    format!("act.{act}")
}

fn row(board: &Board<'_>, act: &str, key: &str, price: Option<u8>, row: u8) -> Markup {
    let content = html! {
        (icon(act, 26.0, 0.0, 19.0))
        text.body x="44" y="5" { (board.say(key)) }
        text.num.end x="270" y="5" { (cost(board, price)) }
        (icon("ap", 281.0, 0.0, 15.0))
    };
    shell(board, act, price, row, &content)
}

/// The element of a row round some content.
fn shell(board: &Board<'_>, act: &str, price: Option<u8>, row: u8, content: &Markup) -> Markup {
    let y = 122.0 + 19.9 * f32::from(row);
    html! {
        g.act.dear[is_dear(board, price)] id=(row_id(act)) transform=(at(0.0, y)) { (content) }
    }
}

/// The price in words or figures.
pub(super) fn cost(board: &Board<'_>, price: Option<u8>) -> String {
    price.map_or_else(|| board.say("board-each-stone"), |it| it.to_string())
}
