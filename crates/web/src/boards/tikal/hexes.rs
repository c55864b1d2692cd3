//! One hex: unexplored jungle, or a tile with what it shows in its upper half.

use maud::{Markup, html};
use patolli_catalog::rules::tikal::{HexView, Terrain, TileId};

use super::{
    super::{
        parts::PartVisitor,
        svg::{at, at_scaled, count, icon},
    },
    Board, is_there, names,
    shapes::centre,
    temple,
};
use crate::Part;

/// The hex with its ground and art; stones and pieces lie above it in their own layers.
pub(super) fn draw(board: &Board<'_>, hex: &HexView) -> Markup {
    let content = html! {
        @match hex.terrain {
            Some(terrain) => {
                (ground())
                use.frame href="#tk-frame" {}
                (art(terrain, hex.value, hex.tokens, hex.camp.is_some()))
                @if hex.tokens > 0 { (site(hex.tokens, 1.0)) }
                @if hex.value > 0 { (temple::value(board, hex)) }
            },
            None => (wild(hex)),
        }
        (name(hex))
        use.last href="#tk-last" {}
    };
    shell(board, hex, &content)
}

/// The element of a hex, with its title, round some content.
fn shell(board: &Board<'_>, hex: &HexView, content: &Markup) -> Markup {
    let (x, y) = centre(hex.hex);
    html! {
        g id=(hex.hex) class={ "hex " (class(hex.terrain)) " space" } transform=(at(x, y)) role="img" {
            title { (names::hex(board, hex)) }
            (content)
        }
    }
}

/// The hex as a part, with what it is drawn from: its title tells more than the drawing shows.
pub(super) fn visit_parts(board: &Board<'_>, hex: &HexView, visitor: &mut PartVisitor<'_>) {
    let HexView { terrain, stones, value, tokens, camp, guard, scorer, .. } = hex;
    let tile = (terrain, stones, value, tokens, camp.is_some(), guard.is_some(), scorer, is_crowded(hex));
    visitor.group(
        tile,
        || Part::new(hex.hex.to_string(), draw(board, hex).into_string()),
        |visitor| {
            let empty = || shell(board, hex, &html! {}).into_string();
            visitor.part(hex, || Part::shell(&hex.hex.to_string(), empty()));
        },
    );
}

/// The name that sentences use, in the left or else the right corner, if stones and pieces leave room there.
fn name(hex: &HexView) -> Markup {
    let [_, ne, se, _, sw, nw] = hex.stones;
    // Three stones on a side reach into the corner, and so do the pieces of three seats.
    let is_crowded = is_crowded(hex);
    html! {
        @if !is_crowded && sw.max(nw) < 3 {
            text.place x="-64" y="4.5" { (hex.hex) }
        } @else if !is_crowded && ne.max(se) < 3 {
            text.place.end x="64" y="4.5" { (hex.hex) }
        }
    }
}

fn is_crowded(hex: &HexView) -> bool {
    hex.men.iter().filter(|it| is_there(**it)).count() > 2
}

/// Stones of a tile by side, clockwise from the top.
pub(super) fn stones(stones: [u8; 6]) -> Markup {
    html! {
        @for (side, n) in stones.iter().enumerate().filter(|it| *it.1 > 0) {
            @if side == 0 {
                use href={ "#tk-stones-" (n) } {}
            } @else {
                use href={ "#tk-stones-" (n) } transform={ "rotate(" (side * 60) ")" } {}
            }
        }
    }
}

/// A tile as it lies beside the board: art upright, stones in a group that can be turned about the middle.
///
/// `scale` is the size it is drawn at; its number stays readable.
pub(super) fn tile(tile: TileId, scale: f32) -> Markup {
    let terrain = tile.tile().terrain;
    html! {
        g class={ "tile-art " (class(Some(terrain))) } data-sides="6" {
            (ground())
            (art(terrain, value(terrain), tokens(terrain), false))
            @if tokens(terrain) > 0 { (site(tokens(terrain), (0.95 / scale).max(1.0))) }
            @if value(terrain) > 0 { (temple::disc(0.0, -22.0, (0.8 / scale).max(1.0), value(terrain))) }
            g.turns { (stones(tile.tile().stones)) }
        }
    }
}

const fn value(terrain: Terrain) -> u8 {
    if let Terrain::Temple { value } = terrain { value } else { 0 }
}

const fn tokens(terrain: Terrain) -> u8 {
    if let Terrain::Treasure { masks } = terrain { masks } else { 0 }
}

fn ground() -> Markup {
    html! {
        use href="#tk-side" {}
        use.tile href="#tk-hex" {}
        use href="#tk-floor" {}
    }
}

fn wild(hex: &HexView) -> Markup {
    let index = hex.hex.index();
    html! {
        use.tile href="#tk-hex" {}
        use href={ "#tk-wild-" (index % 3) } transform={ "rotate(" (index * 7 % 6 * 60) ")" } {}
        use.frame href="#tk-frame" {}
    }
}

fn art(terrain: Terrain, value: u8, tokens: u8, has_camp: bool) -> Markup {
    match terrain {
        Terrain::BaseCamp => icon("base-camp", 0.0, -20.0, 48.0),
        Terrain::Temple { value: printed } => temple::pyramid(value, printed),
        // Where a tent stands there is no room for more.
        Terrain::Jungle | Terrain::Treasure { .. } if has_camp => html! {},
        Terrain::Jungle => html! { use href="#tk-clearing" x="6" y="-5" {} },
        Terrain::Treasure { .. } if tokens == 0 => html! { ellipse.pit cy="-21" rx="27" ry="14" {} },
        Terrain::Treasure { .. } => html! {},
        Terrain::Volcano => html! { use href="#tk-volcano" {} },
    }
}

/// Treasures face down in a fan, with their count.
fn site(tokens: u8, magnify: f32) -> Markup {
    let first = -6.5 * f32::from(tokens - 1);
    let height = |token: u8| if token.is_multiple_of(2) { -22.0 } else { -28.0 };
    html! {
        @for token in 0..tokens {
            (icon("treasure-back", first + 13.0 * f32::from(token), height(token), 31.0))
        }
        @if magnify > 1.0 {
            g transform=(at_scaled(0.0, -19.0, magnify)) { (count(0.0, 0.0, tokens)) }
        } @else {
            (count(if tokens == 1 { 9.0 } else { 0.0 }, -19.0, tokens))
        }
    }
}

const fn class(terrain: Option<Terrain>) -> &'static str {
    match terrain {
        None => "free",
        Some(Terrain::BaseCamp) => "base-camp",
        Some(Terrain::Temple { .. }) => "temple",
        Some(Terrain::Jungle) => "jungle",
        Some(Terrain::Treasure { .. }) => "treasure",
        Some(Terrain::Volcano) => "volcano",
    }
}
