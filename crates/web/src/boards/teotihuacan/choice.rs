//! The choice before the first turn: starting tiles as cards, the own hand or the open offer of a draft.

use fluent_bundle::FluentValue;
use maud::{Markup, html};
use patolli_catalog::rules::teotihuacan::{
    Phase, Setup, StartingTileOffer,
    data::{STARTING_PRINTED, StartId},
};

use super::{
    super::{
        Panel,
        svg::{Sheet, at},
    },
    Board,
    glyphs::{self, Glyph},
    names,
    shapes::{Box, frame, frame_def, icon, icon_def, nth, round, token},
};

const WIDTH: f32 = 354.0;
const CARD: (f32, f32) = (166.0, 82.0);
const GAP: f32 = 6.0;
const HEAD: f32 = 36.0;
const FOOT: f32 = 36.0;

/// The panel of the choice; hidden when there is nothing to choose any more.
pub(super) fn draw(board: &Board<'_>) -> Panel {
    let open = board.view.phase == Phase::Choose;
    let tiles = board.view.choice.as_ref().map_or(&[][..], |it| &it.tiles);
    let cards = (CARD.1 + GAP) * nth(tiles.len().div_ceil(2));
    let height = if open { HEAD + cards + FOOT } else { 1.0 };
    let sheet = Sheet { id: "panel-choice", name: "board-choice", icon: "hand-over", size: (WIDTH, height) };
    if !open {
        return hidden(&sheet);
    }
    let content = html! {
        defs {
            (frame_def("start", Box::sized(CARD.0, CARD.1), 10.0))
            @for name in ["end-turn", "hourglass"] { (icon_def(name)) }
        }
        @for (place, offered) in tiles.iter().enumerate() {
            @let spot = (8.0 + (CARD.0 + GAP) * nth(place % 2), HEAD + (CARD.1 + GAP) * nth(place / 2));
            (card(board, *offered, spot))
        }
        (others(board, height - FOOT / 2.0 - 2.0))
    };
    let key = if board.view.variants.setup == Setup::Draft { "board-draft" } else { "board-choose" };
    sheet.paper(&board.say(key), &html! {}, &content)
}

/// How many tiles the viewer has, and how many they will.
pub(super) fn progress(board: &Board<'_>) -> Option<String> {
    let choice = board.view.choice.as_ref()?;
    let kept = choice.tiles.iter().filter(|it| it.kept.is_some_and(|it| board.is_viewer(it))).count();
    let args = [("n", FluentValue::from(kept)), ("of", FluentValue::from(choice.keeps))];
    Some(board.tell("progress-keep", &args))
}

/// The panel when its time is over: it stays on the page, since a look back may need it again.
fn hidden(sheet: &Sheet) -> Panel {
    let svg = html! { svg.board.panel id=(sheet.id) viewBox={ "0 0 " (WIDTH) " 1" } hidden="hidden" {} };
    sheet.panel(svg)
}

fn card(board: &Board<'_>, offered: StartingTileOffer, (x, y): (f32, f32)) -> Markup {
    let StartingTileOffer { tile, kept, discovery } = offered;
    let room = CARD.0 - if discovery.is_some() { 62.0 } else { 18.0 };
    html! {
        g.space.tp-start.kept[kept.is_some()] id={ "start-tile." (tile) } transform=(at(x, y)) role="img" {
            title { (offered_words(board, offered)) }
            (Box::sized(CARD.0, CARD.1).rect("tp-face", 10.0))
            (frame("start"))
            (boards(tile, 22.0, 21.0, 16.0))
            (glyphs::centred(&brings(board, tile), 9.0 + room / 2.0, 58.0, 26.0, room))
            @if let Some(it) = discovery {
                rect.tp-tile x="112" y="38" width="46" height="38" rx="6" {}
                (glyphs::centred(&glyphs::discovery(it), 135.0, 51.0, 20.0, 40.0))
                (glyphs::centred(&glyphs::price(it), 135.0, 68.0, 13.0, 42.0))
            }
            @if let Some(seat) = kept {
                g.tp-kept-mark { circle cx="148" cy="19" r="13" {} path d="M141.500 19.500l4.500 4.500 9-10" {} }
                @if board.view.variants.setup == Setup::Draft { (token(board, seat, 124.0, 19.0, 0.72)) }
            }
        }
    }
}

/// What a tile brings, as this table plays it.
fn brings(board: &Board<'_>, tile: StartId) -> Vec<Glyph> {
    let (printed, goods) = STARTING_PRINTED;
    if board.view.variants.printed_values && tile.key() == printed {
        let gifts = glyphs::starting(tile).split_off(glyphs::goods(tile.tile().goods).len());
        return glyphs::goods(goods).into_iter().chain(gifts).collect();
    }
    glyphs::starting(tile)
}

/// The two boards of a tile: number and sign of each.
pub(super) fn boards(tile: StartId, x: f32, y: f32, size: f32) -> Markup {
    html! {
        @for (place, board) in tile.tile().boards.into_iter().enumerate() {
            @let x = x + 3.0 * size * nth(place);
            circle.tp-number cx=(round(x)) cy=(round(y)) r=(round(0.62 * size)) {}
            text.tp-number-nr.small[size < 14.0] x=(round(x)) y=(round(y + 0.32 * size)) { (board.number()) }
            (icon(board.key(), x + 1.35 * size, y, 1.35 * size))
        }
    }
}

/// A starting tile in words.
pub(super) fn words(board: &Board<'_>, tile: StartId) -> String {
    names::about(board, tile.key())
}

/// A tile that can be chosen, in words: with its discovery tile and who keeps it.
pub(super) fn offered_words(board: &Board<'_>, offered: StartingTileOffer) -> String {
    let mut words = words(board, offered.tile);
    if let Some(it) = offered.discovery {
        words = format!("{words}. {}: {}", board.say("board-beside"), names::discovery(board, it));
    }
    if let Some(seat) = offered.kept {
        words = format!("{words} ({})", names::owned(board, "board-kept", seat));
    }
    words
}

/// The seats that have chosen.
fn others(board: &Board<'_>, y: f32) -> Markup {
    html! {
        @for (place, seat) in choosers(board).into_iter().enumerate() {
            @let chosen = board.view.players[seat.index()].chosen;
            g transform=(at(14.0 + 62.0 * nth(place), y)) role="img" {
                title { (chooser_words(board, seat)) }
                (token(board, seat, 10.0, 0.0, 0.72))
                (icon(if chosen { "end-turn" } else { "hourglass" }, 35.0, 0.0, 20.0))
            }
        }
    }
}

/// Everybody who chooses; Teotibot does not.
pub(super) fn choosers(board: &Board<'_>) -> Vec<patolli_catalog::Seat> {
    board.seats().filter(|it| !board.view.players[it.index()].bot).collect()
}

/// Whether a seat has chosen, in words.
pub(super) fn chooser_words(board: &Board<'_>, seat: patolli_catalog::Seat) -> String {
    let chosen = board.view.players[seat.index()].chosen;
    names::owned(board, if chosen { "board-has-chosen" } else { "board-chooses" }, seat)
}
