//! Teotibot: its tiles and what wakes them, its dice, its goods, and its last turn told in a few captions.

mod told;

use fluent_bundle::FluentValue;
use maud::{Markup, html};
use patolli_catalog::rules::teotihuacan::{
    Arrow, BotTile, BotView, PlayerView,
    data::{BOT_TRADE, bot_tile_index, fill_from},
};

pub(super) use self::told::{captions, changes};
use super::{
    super::{
        Panel,
        svg::{Sheet, at},
    },
    Board, glyphs,
    glyphs::Glyph,
    names,
    shapes::{Box, frame, frame_def, icon, nth, round, wrapped},
};

const WIDTH: f32 = 354.0;
/// Size of an action tile, and from one to the next.
const TILE: (f32, f32) = (81.0, 60.0);
const PITCH: (f32, f32) = (85.0, 73.0);
/// Where the tiles begin, and what lies below them.
const TOP: f32 = 40.0;
const STORES: f32 = 252.0;
const TELLING: f32 = 292.0;
/// Places of the tiles in the pyramid, as half steps from the left and rows from the top; the last one lies aside.
const PLACES: [(f32, f32); 7] =
    [(2.0, 0.0), (1.0, 1.0), (3.0, 1.0), (0.0, 2.0), (2.0, 2.0), (4.0, 2.0), (6.0, 2.0)];
/// The place of the tile that lies aside.
const ASIDE: usize = 6;
/// Sums of two dice in all.
const ROLLS: u8 = 36;
/// Letters in a line of a caption, and the height of a line.
const LETTERS: usize = 43;
const LINE: f32 = 16.5;
/// Letters that fit into a line of a tile.
const NAME: usize = 13;

/// The panel of Teotibot.
pub(super) fn draw(board: &Board<'_>, bot: &BotView) -> Panel {
    let changes = wrapped(&changes(board, bot).unwrap_or_default(), LETTERS + 4);
    let top = TELLING + LINE * nth(changes.len());
    let (told, height) = told::draw(board, bot, top);
    let sheet = Sheet { id: "panel-bot", name: "board-bot", icon: "bot", size: (WIDTH, top + height + 10.0) };
    let svg = sheet.svg(&html! {
        rect.paper x="1" y="1" width=(WIDTH - 2.0) height=(round(sheet.size.1 - 2.0)) rx="14" {}
        defs { (frame_def("bot", Box::sized(TILE.0, TILE.1), 9.0)) }
        (icon("bot", 24.0, 20.0, 27.0))
        text.head id=(sheet.label()) x="43" y="26" { (board.say("board-bot")) }
        @for (place, tile) in bot.tiles.into_iter().enumerate() { (self::tile(board, place, tile)) }
        (arrows(board, bot))
        (dice(board, bot))
        (stores(board, bot))
        @for (place, line) in changes.iter().enumerate() {
            text.tp-told x="14" y=(round(TELLING + 2.0 + LINE * nth(place))) { (line) }
        }
        (told)
    });
    sheet.panel(svg)
}

/// Where a tile lies.
fn spot(place: usize) -> (f32, f32) {
    let (half, row) = PLACES[place];
    (8.0 + PITCH.0 / 2.0 * half, TOP + PITCH.1 * row)
}

/// The least and the greatest sum that wakes a place, and how many of the 36 rolls do.
fn sums(place: usize) -> Option<(u8, u8, u8)> {
    let all = || (2..=12u8).filter(|it| bot_tile_index(*it) == place);
    let (first, last) = (all().next()?, all().next_back()?);
    Some((first, last, all().map(|it| 6 - it.abs_diff(7)).sum()))
}

/// How likely a place is woken, in whole per cent.
fn likely(rolls: u8) -> u32 {
    (u32::from(rolls) * 100 + u32::from(ROLLS) / 2) / u32::from(ROLLS)
}

fn tile(board: &Board<'_>, place: usize, tile: BotTile) -> Markup {
    let (x, y) = spot(place);
    let area = Box::sized(TILE.0, TILE.1);
    let id = format!("bot.{tile}");
    let name = wrapped(&board.say(tile.key()), NAME);
    let two = name.len() > 1;
    html! {
        g.space.tp-bot.aside[place == ASIDE] id=(id) transform=(at(x, y)) role="img" {
            title { (tile_words(board, place, tile)) }
            (area.rect("tp-bot-face", 9.0))
            (frame("bot"))
            @if let Some((first, last, rolls)) = sums(place) {
                path.tp-bot-sums d="M1 19V9q0-8 8-8h36v9q0 9-9 9z" {}
                text.tp-bot-sum x="22.5" y="14.5" { (first) "–" (last) }
                text.tp-bot-likely x="78" y="14.5" { (likely(rolls)) " %" }
            }
            @if two { (icon(sign(tile), 40.5, 27.5, 17.0)) } @else { (icon(sign(tile), 40.5, 30.0, 25.0)) }
            @for (line, words) in name.iter().take(2).enumerate() {
                @let y = if two { 45.5 + 10.5 * nth(line) } else { 55.0 };
                text.tp-bot-name.narrow[two || words.chars().count() > 9] x="40.5" y=(y) { (words) }
            }
            (area.ring())
        }
        @if place == ASIDE {
            text.tp-bot-aside x=(round(x + TILE.0 / 2.0)) y=(round(y - 5.0)) { (board.say("board-bot-aside")) }
        }
    }
}

/// The picture of a tile.
const fn sign(tile: BotTile) -> &'static str {
    match tile {
        BotTile::Construction => "construction",
        BotTile::Decorations => "decorations",
        BotTile::Alchemy => "alchemy",
        BotTile::Nobles => "nobles",
        BotTile::Mastery => "mastery",
        BotTile::Worship => "worship",
        BotTile::Masks => "mask-2",
    }
}

/// A tile in words: where it lies, what wakes it, what it does.
pub(super) fn tile_words(board: &Board<'_>, place: usize, tile: BotTile) -> String {
    let when = match sums(place) {
        Some((first, last, rolls)) => board.tell(
            "board-bot-sums",
            &[
                ("first", FluentValue::from(first)),
                ("last", FluentValue::from(last)),
                ("likely", FluentValue::from(likely(rolls))),
            ],
        ),
        None => board.say(if place == ASIDE { "board-bot-out" } else { "board-bot-never" }),
    };
    format!("{} ({when}). {}", board.say(tile.key()), board.say(&format!("{tile}-about")))
}

/// The direction tiles at the right, and between the tiles where the next one would move up.
fn arrows(board: &Board<'_>, bot: &BotView) -> Markup {
    let [upper, lower] = bot.arrows;
    html! {
        @for (gap, arrow) in [(0, upper), (1, lower), (2, lower)] { (way(gap, arrow)) }
        @for (row, arrow) in bot.arrows.into_iter().enumerate() {
            g role="img" {
                title { (arrow_words(board, bot, row)) }
                circle.tp-arrow cx=(round(204.0 + 42.5 * nth(row))) cy=(round(TOP + 31.0 + PITCH.1 * nth(row))) r="17" {}
                (icon(arrow.key(), 204.0 + 42.5 * nth(row), TOP + 31.0 + PITCH.1 * nth(row), 21.0))
            }
        }
    }
}

/// The way by which a gap would be filled.
fn way(gap: usize, arrow: Arrow) -> Markup {
    let (to, from) = (spot(gap), spot(fill_from(gap, arrow)));
    let (x, y) = ((to.0 + from.0 + TILE.0) / 2.0, from.1 - (PITCH.1 - TILE.1) / 2.0);
    let left = arrow == Arrow::Left;
    html! {
        path.tp-way transform=(at(x, y)) d=(if left { "M6 5-4-4M-5 3V-5H3" } else { "M-6 5 4-4M5 3V-5H-3" }) {}
    }
}

/// What a direction tile says, in words.
pub(super) fn arrow_words(board: &Board<'_>, bot: &BotView, row: usize) -> String {
    let arrow = bot.arrows[row];
    let gaps: &[usize] = if row == 0 { &[0] } else { &[1, 2] };
    let moves: Vec<_> = gaps
        .iter()
        .map(|gap| {
            let (from, to) = (bot.tiles[fill_from(*gap, arrow)], bot.tiles[*gap]);
            let tiles =
                [("from", from), ("to", to)].map(|(name, it)| (name, FluentValue::from(board.say(it.key()))));
            board.tell("board-bot-next", &tiles)
        })
        .collect();
    format!(
        "{}: {}",
        board.say(if row == 0 { "board-bot-upper" } else { "board-bot-lower" }),
        moves.join("; ")
    )
}

/// The dice of the last roll.
fn dice(board: &Board<'_>, bot: &BotView) -> Markup {
    let rolled = bot.last.map(|it| it.dice);
    html! {
        g id="bot.dice" role="img" {
            title { (dice_words(board, bot)) }
            @for place in 0..2 {
                @let x = 268.0 + 40.0 * nth(place);
                rect.tp-roll.none[rolled.is_none()] x=(round(x)) y="10" width="35" height="35" rx="8" {}
                @if let Some(dice) = rolled { text.tp-rolled x=(round(x + 17.5)) y="35" { (dice[place]) } }
            }
            @if let Some([one, two]) = rolled {
                text.tp-note x="343" y="64" { (board.count("board-bot-sum", one + two)) }
            }
        }
    }
}

/// The last roll in words.
pub(super) fn dice_words(board: &Board<'_>, bot: &BotView) -> String {
    match bot.last {
        Some(last) => {
            let [one, two] = last.dice;
            let args = [("one", one), ("two", two), ("sum", one + two)]
                .map(|(name, n)| (name, FluentValue::from(n)));
            board.tell("board-bot-dice", &args)
        }
        None => board.say("board-bot-no-roll"),
    }
}

/// Cocoa on its way to ten, and resources.
fn stores(board: &Board<'_>, bot: &BotView) -> Markup {
    let player = &board.view.players[bot.seat.index()];
    let held = names::held(player);
    html! {
        g transform=(at(0.0, STORES)) {
            g role="img" {
                title { (cocoa_words(board, bot, player)) }
                (glyphs::row(&[Glyph::with(player.cocoa, "cocoa")], 13.0, 13.0, 20.0))
                @for n in 0..u16::from(BOT_TRADE.0) {
                    circle.tp-pip.full[n < player.cocoa] cx=(round(64.0 + 10.5 * f32::from(n))) cy="13" r="4.2" {}
                }
                (glyphs::row(&[Glyph::with(format!("› {}", trade(bot)), "vp")], 168.0, 13.0, 20.0))
            }
            g role="img" {
                title { (held[1..].iter().map(|(_, key, n)| board.count(key, *n)).collect::<Vec<_>>().join(", ")) }
                @for (place, (name, _, n)) in held[1..].iter().enumerate() {
                    g.gone[*n == 0] { (glyphs::row(&[Glyph::with(n, name)], 226.0 + 42.0 * nth(place), 13.0, 20.0)) }
                }
            }
        }
    }
}

/// Points for ten cocoa at this table.
fn trade(bot: &BotView) -> i16 {
    i16::from(BOT_TRADE.1) + i16::from(bot.difficulty.cocoa)
}

/// Its cocoa in words.
pub(super) fn cocoa_words(board: &Board<'_>, bot: &BotView, player: &PlayerView) -> String {
    let args = [
        ("n", FluentValue::from(player.cocoa)),
        ("of", FluentValue::from(BOT_TRADE.0)),
        ("points", FluentValue::from(trade(bot))),
    ];
    board.tell("board-bot-cocoa", &args)
}
