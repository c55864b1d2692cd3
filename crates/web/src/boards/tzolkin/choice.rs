//! The secret choice before the first turn: tribes and starting tiles as large cards.

use fluent_bundle::FluentValue;
use maud::{Markup, html};
use patolli_catalog::rules::tzolkin::{
    ChoiceView, Phase, StartingTileChoice, TribeChoice, View,
    data::{StartId, Tribe},
};

use super::{
    super::{
        Panel,
        parts::PartVisitor,
        svg::{Sheet, at},
    },
    Board, glyphs, names,
    shapes::{Box, frame, frame_def, icon, nth, token, wrapped},
    tribes,
};
use crate::Part;

const PANEL: &str = "panel-choice";
const CHOOSERS: &str = "choosers";
const WIDTH: f32 = 430.0;
const CARD: f32 = 202.0;
const LEFT: [f32; 2] = [10.0, 218.0];
const HEAD: f32 = 34.0;
const FOOT: f32 = 36.0;
const TILE: f32 = 74.0;
const LINE: f32 = 15.5;
const GAP: f32 = 6.0;
/// Letters in a line of a card.
const LETTERS: usize = 26;

/// The panel of the secret choice; hidden when there is nothing to choose any more.
pub(super) fn draw(board: &Board<'_>) -> Panel {
    let open = board.view.phase == Phase::Choose;
    let choice = board.view.choice.as_ref().filter(|_| open);
    let tribes = choice.map_or(0.0, |it| tribe_height(board, it));
    let tiles = choice.map_or(0.0, |it| (TILE + GAP) * nth(it.tiles.len().div_ceil(2)));
    let size = (WIDTH, if open { HEAD + tribes + tiles + FOOT } else { 1.0 });
    let sheet = Sheet { id: PANEL, name: "board-choice", icon: "tribe", size };
    let content = html! {
        @if let Some(choice) = choice {
            defs {
                @if tribes > 0.0 { (frame_def("tribe", Box::sized(CARD, tribes - GAP), 10.0)) }
                (frame_def("start-tile", Box::sized(CARD, TILE), 10.0))
            }
            @for (place, TribeChoice { tribe, chosen }) in choice.tribes.iter().enumerate() {
                (tribe_card(board, *tribe, *chosen, (LEFT[place % 2], HEAD), tribes - GAP))
            }
            @for (place, StartingTileChoice { tile, kept }) in choice.tiles.iter().enumerate() {
                (tile_card(board, *tile, *kept, (LEFT[place % 2], HEAD + tribes + (TILE + GAP) * nth(place / 2))))
            }
        }
        g transform=(at(16.0, size.1 - FOOT / 2.0)) { (choosers(board)) }
    };
    let mut panel = sheet.paper(&board.say("board-choice"), &html! {}, &content);
    if !open {
        panel = hidden(&sheet);
    }
    panel
}

/// What is to be chosen, and how much of it is.
pub(super) fn progress(board: &Board<'_>) -> Option<String> {
    let choice = board.view.choice.as_ref()?;
    let kept = choice.tiles.iter().filter(|it| it.kept).count();
    let led = choice.tribes.iter().filter(|it| it.chosen).count();
    let tribes = u8::from(!choice.tribes.is_empty());
    let args = [
        ("tribes", FluentValue::from(tribes)),
        ("tiles", FluentValue::from(choice.keeps)),
        ("n", FluentValue::from(kept + led)),
        ("of", FluentValue::from(tribes + choice.keeps)),
    ];
    Some(board.tell("progress-start", &args))
}

/// What of the panel is new: who has chosen changes more often than what the reader chooses from.
pub(super) fn visit_parts(board: &Board<'_>, visitor: &mut PartVisitor<'_>) {
    let View { phase, choice, players, .. } = board.view;
    visitor.group(
        (phase, choice),
        || draw(board).into_part(),
        |visitor| {
            if *phase == Phase::Choose {
                let chosen: Vec<bool> = players.iter().map(|it| it.chosen).collect();
                visitor.part(chosen, || Part::new(CHOOSERS, choosers(board).into_string()));
            }
        },
    );
}

/// The panel when its time is over: it stays on the page, since a look back may need it again.
fn hidden(sheet: &Sheet) -> Panel {
    let svg = html! { svg.board.panel id=(sheet.id) viewBox={ "0 0 " (WIDTH) " 1" } hidden="hidden" {} };
    sheet.panel(svg)
}

fn tribe_height(board: &Board<'_>, choice: &ChoiceView) -> f32 {
    let lines = choice.tribes.iter().map(|it| lines(board, it.tribe).len()).max();
    lines.map_or(0.0, |it| 69.0 + LINE * nth(it) + GAP)
}

/// What a tribe does, in lines.
fn lines(board: &Board<'_>, tribe: Tribe) -> Vec<String> {
    wrapped(&board.say(&format!("about-{tribe}")), LETTERS)
}

fn tribe_card(board: &Board<'_>, tribe: Tribe, chosen: bool, (x, y): (f32, f32), height: f32) -> Markup {
    let area = Box::sized(CARD, height);
    html! {
        g.space.tb-choice.kept[chosen] id={ "tribe." (tribe) } transform=(at(x, y)) role="img" {
            title { (names::about(board, tribe.key())) @if chosen { "; " (board.say("board-kept")) } }
            (area.rect("tb-face", 10.0))
            (frame("tribe"))
            (icon("tribe", 19.0, 18.0, 26.0))
            text.strong x="38" y="23" { (board.say(tribe.key())) }
            (glyphs::row(&tribes::glyphs(tribe), 10.0, 45.0, 19.0))
            @for (place, line) in lines(board, tribe).into_iter().enumerate() {
                text.tb-about x="10" y=(72.0 + LINE * nth(place)) { (line) }
            }
            (kept(chosen, 18.0))
        }
    }
}

fn tile_card(board: &Board<'_>, tile: StartId, chosen: bool, (x, y): (f32, f32)) -> Markup {
    let area = Box::sized(CARD, TILE);
    let (wheel, position) = tile.tile().blocker;
    html! {
        g.space.tb-choice.kept[chosen] id={ "start-tile." (tile) } transform=(at(x, y)) role="img" {
            title { (names::starting(board, tile)) @if chosen { "; " (board.say("board-kept")) } }
            (area.rect("tb-face", 10.0))
            (frame("start-tile"))
            (glyphs::centred(&glyphs::starting(tile), CARD / 2.0, 27.0, 29.0, CARD - 40.0))
            g.tb-blocker {
                (icon("neutral", 18.0, 58.0, 18.0))
                (icon(glyphs::wheel(wheel), 39.0, 58.0, 18.0))
                text.small x="52" y="63" { (names::place(board, wheel, position)) }
            }
            (kept(chosen, 56.0))
        }
    }
}

/// The mark of what is kept.
fn kept(chosen: bool, y: f32) -> Markup {
    html! {
        @if chosen { g.tb-kept-mark transform=(at(184.0, y)) { circle r="13" {} path d="M-6.500.5l4.500 4.500 9-10" {} } }
    }
}

/// The seats that have chosen.
fn choosers(board: &Board<'_>) -> Markup {
    html! {
        g id=(CHOOSERS) {
            @for (place, seat) in board.seats().enumerate() {
                @let chosen = board.view.players[seat.index()].chosen;
                g.tb-chooser transform=(at(62.0 * nth(place), 0.0)) role="img" {
                    title { (names::owned(board, if chosen { "board-has-chosen" } else { "board-chooses" }, seat)) }
                    (token(board, seat, 10.0, 0.0, 0.72))
                    (icon(if chosen { "end-turn" } else { "hourglass" }, 35.0, 0.0, 20.0))
                }
            }
        }
    }
}
