//! The three temples: stepped piles with the markers of all seats.

use fluent_bundle::FluentValue;
use maud::{Markup, html};
use patolli_catalog::Seat;
use patolli_catalog::rules::tzolkin::{
    Temple,
    data::{START_STEP, StepReward},
};

use super::{
    super::{
        Panel,
        parts::PartVisitor,
        svg::{Sheet, at},
    },
    Board,
    shapes::{self, Box, TOKEN, frame, icon, nth, round, signed, token},
    shared_shapes,
};
use crate::Part;

const SHEET: Sheet =
    Sheet { id: "panel-temples", name: "board-temples", icon: "temple-any", size: (430.0, 258.0) };
const STEP: f32 = 23.0;
/// Where the lowest steps end.
const FOOT: f32 = 217.0;
const CENTRES: [f32; 3] = [75.0, 215.0, 355.0];

/// The panel of temples.
///
/// It also holds the shapes of the other panels.
pub(super) fn draw(board: &Board<'_>) -> Panel {
    let svg = SHEET.svg(&html! {
        rect.paper x="1" y="1" width="428" height="256" rx="14" {}
        title id=(SHEET.label()) { (board.say("board-temples")) }
        (shared_shapes(board))
        @for temple in Temple::ALL { (pile(board, temple)) }
    });
    SHEET.panel(svg)
}

/// What of the panel is new: one temple or another.
pub(super) fn visit_parts(board: &Board<'_>, visitor: &mut PartVisitor<'_>) {
    visitor.group(
        (),
        || draw(board).into_part(),
        |visitor| {
            for temple in Temple::ALL {
                let steps: Vec<u8> = board.view.players.iter().map(|it| it.temples[temple.index()]).collect();
                let part = || Part::new(pile_id(temple), pile(board, temple).into_string());
                visitor.part((steps, board.view.calendar.epoch), part);
            }
        },
    );
}

fn pile_id(temple: Temple) -> String {
    format!("pile.{temple}")
}

fn pile(board: &Board<'_>, temple: Temple) -> Markup {
    let markers = board.seats().map(|it| marker(board, temple, it));
    html! {
        g id=(pile_id(temple)) class={ "hue-" (temple) } transform=(at(CENTRES[temple.index()], 0.0)) {
            @for step in 0..=temple.top() { (self::step(board, temple, step)) }
            g.tb-markers { @for it in markers { (it) } }
            (foot(board, temple))
        }
    }
}

fn width(step: u8) -> f32 {
    132.0 - 4.6 * f32::from(step)
}

fn top(step: u8) -> f32 {
    FOOT - STEP * f32::from(step + 1)
}

fn area(step: u8) -> Box {
    Box { x: -width(step) / 2.0, y: 0.0, width: width(step), height: STEP - 1.5 }
}

/// Steps by their height and their frames, which a finger finds more easily than the low step.
pub(super) fn shapes() -> Markup {
    let most = Temple::ALL.into_iter().map(Temple::top).max().unwrap_or_default();
    html! {
        @for step in 0..=most {
            @let area = area(step);
            rect id={ "tb-step-" (step) } x=(round(area.x)) width=(round(area.width)) height=(area.height) rx="5" {}
            g id={ "tb-f-step-" (step) } {
                rect.tb-hit x="-68" y="-7" width="136" height="35" {}
                use.tk-glow href={ "#tb-step-" (step) } {}
                use.tk-line href={ "#tb-step-" (step) } {}
            }
        }
    }
}

fn step(board: &Board<'_>, temple: Temple, step: u8) -> Markup {
    let width = width(step);
    let class = match step {
        START_STEP => "tb-step start",
        _ if step == temple.top() => "tb-step top",
        _ => "tb-step",
    };
    html! {
        g.space id={ "temple." (temple) "." (step) } transform=(at(0.0, top(step))) role="img" {
            title { (name(board, temple, step)) }
            use class=(class) href={ "#tb-step-" (step) } {}
            (frame(format_args!("step-{step}")))
            text.tb-points x=(round(7.0 - width / 2.0)) y="16.5" { (signed(temple.steps().points[usize::from(step)])) }
            @if let Some(reward) = reward(temple, step) { (icon(reward, width / 2.0 - 13.0, 10.5, 18.0)) }
        }
    }
}

/// Icon of what a step gives in the middle of an epoch, which is also the key of its name.
fn reward(temple: Temple, step: u8) -> Option<&'static str> {
    temple.steps().rewards[usize::from(step)].map(|it| match it {
        StepReward::Block(block) => block.key(),
        StepReward::Skull => "skull",
    })
}

/// A step in words.
pub(super) fn name(board: &Board<'_>, temple: Temple, step: u8) -> String {
    let points = i32::from(temple.steps().points[usize::from(step)]);
    let mut words = vec![board.tell(
        "board-step",
        &[
            ("temple", FluentValue::from(board.say(temple.key()))),
            ("n", FluentValue::from(step)),
            ("points", FluentValue::from(points)),
        ],
    )];
    words.extend(reward(temple, step).map(|it| board.count(&format!("board-{it}"), 1)));
    match step {
        START_STEP => words.push(board.say("board-step-start")),
        _ if step == temple.top() => words.push(board.say("board-step-top")),
        _ => {}
    }
    words.extend(standing(board, temple, step).into_iter().map(|it| board.who(it)));
    words.join("; ")
}

/// The seats that stand on a step.
pub(super) fn standing(board: &Board<'_>, temple: Temple, step: u8) -> Vec<Seat> {
    let stands = |it: &Seat| board.view.players[it.index()].temples[temple.index()] == step;
    board.seats().filter(stands).collect()
}

fn marker(board: &Board<'_>, temple: Temple, seat: Seat) -> Markup {
    let step = board.view.players[seat.index()].temples[temple.index()];
    let together = standing(board, temple, step);
    let place = nth(together.iter().position(|it| *it == seat).unwrap_or_default());
    let room = width(step) - 54.0 - if reward(temple, step).is_some() { 20.0 } else { 0.0 };
    let gap = (room / nth(together.len().saturating_sub(1)).max(1.0)).min(23.0);
    // The number of the lowest step is the widest.
    let left = if step == 0 { 43.0 } else { 38.0 };
    let x = left - width(step) / 2.0 + gap * place;
    let id = format!("marker.{temple}.{}", board.letter(seat));
    let scale = if together.len() > 3 { 0.62 } else { TOKEN };
    shapes::marker(board, &id, seat, (x, top(step) + 10.0), scale)
}

/// Name of the god, the bonus of both epochs and who would get it now.
fn foot(board: &Board<'_>, temple: Temple) -> Markup {
    let [first, second] = temple.steps().bonus;
    let now = board.view.calendar.epoch;
    html! {
        g role="img" {
            title { (bonus(board, temple)) }
            (icon(temple.key(), -56.0, 236.0, 26.0))
            text.tb-god x="-40" y="233" { (board.say(temple.key())) }
            text.tb-bonus.now[now == 1] x="-40" y="250" { "I " (first) }
            text.tb-bonus.now[now == 2] x="-14" y="250" { "II " (second) }
            @let leaders = leaders(board, temple);
            @let gap = (36.0 / nth(leaders.len().saturating_sub(1)).max(1.0)).min(17.0);
            @for (place, seat) in leaders.into_iter().enumerate() {
                (token(board, seat, 26.0 + gap * nth(place), 245.0, 0.5))
            }
        }
    }
}

/// The seats that stand highest.
fn leaders(board: &Board<'_>, temple: Temple) -> Vec<Seat> {
    let highest = board.view.players.iter().map(|it| it.temples[temple.index()]).max();
    highest.map_or_else(Vec::new, |it| standing(board, temple, it))
}

/// The bonus in words.
pub(super) fn bonus(board: &Board<'_>, temple: Temple) -> String {
    let [first, second] = temple.steps().bonus;
    let names: Vec<_> = leaders(board, temple).into_iter().map(|it| board.who(it)).collect();
    board.tell(
        "board-temple-bonus",
        &[
            ("temple", FluentValue::from(board.say(temple.key()))),
            ("first", FluentValue::from(first)),
            ("second", FluentValue::from(second)),
            ("who", FluentValue::from(names.join(", "))),
            ("n", FluentValue::from(names.len())),
        ],
    )
}
