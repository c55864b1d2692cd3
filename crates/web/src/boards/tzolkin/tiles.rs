//! Buildings and monuments: frame, cost and what they bring.

use maud::{Markup, html};
use patolli_catalog::rules::tzolkin::{
    BuildingKind, Goods,
    data::{BuildingId, MonumentId},
};

use super::{
    Board,
    glyphs::{self, Glyph},
    shapes::{Box, frame, icon},
};

/// Width and height of a tile in the rows.
pub(super) const TILE: (f32, f32) = (66.0, 102.0);
/// Width and height of a tile that a player owns.
pub(super) const SMALL: (f32, f32) = (34.0, 38.0);
/// Height of the head of a tile.
pub(super) const BAND: f32 = 19.0;
/// The same on a small tile.
pub(super) const SMALL_BAND: f32 = 15.0;

/// What is on a tile.
pub(super) struct Face {
    pub(super) key: &'static str,
    pub(super) kind: BuildingKind,
    cost: Goods,
    brings: Vec<Glyph>,
    is_monument: bool,
}

impl Face {
    /// A building.
    pub(super) fn building(building: BuildingId) -> Self {
        let tile = building.tile();
        Self {
            key: building.key(),
            kind: tile.kind,
            cost: tile.cost,
            brings: glyphs::building(building),
            is_monument: false,
        }
    }

    /// A monument, for a table of this number of seats.
    pub(super) fn monument(monument: MonumentId, seats: usize) -> Self {
        let tile = monument.tile();
        Self {
            key: monument.key(),
            kind: tile.kind,
            cost: tile.cost,
            brings: glyphs::monument(monument, seats),
            is_monument: true,
        }
    }

    /// The tile as it lies in its row.
    pub(super) fn draw(&self) -> Markup {
        let costs = glyphs::goods(self.cost);
        let (top, step, size) = if self.brings.len() > 3 { (32.0, 19.5, 16.0) } else { (36.0, 25.0, 19.0) };
        html! {
            use href="#tb-tile" {}
            (frame("tile"))
            (self.head(TILE.0, BAND, 16.0))
            (glyphs::column(&costs, 16.5, 36.0, 22.0, (17.0, 29.0)))
            path.tb-rule d="M33 26v70" {}
            (glyphs::column(&self.brings, 49.0, top, step, (size, 29.0)))
        }
    }

    /// The tile as its owner has it: its frame and one thing to know it by, or the points it stands for.
    pub(super) fn small(&self, points: Option<i16>) -> Markup {
        let face = points.map(|it| Glyph::with(it, "vp-badge")).or_else(|| self.brings.first().cloned());
        html! {
            use href="#tb-small" {}
            (frame("small"))
            (self.head(SMALL.0, SMALL_BAND, 13.0))
            @if let Some(it) = face { (glyphs::centred(&[it], SMALL.0 / 2.0, 26.5, 16.0, SMALL.0 - 4.0)) }
        }
    }

    /// The picture of the kind in the head of the tile.
    fn head(&self, width: f32, height: f32, size: f32) -> Markup {
        let middle = height / 2.0 + 0.5;
        html! {
            (icon(self.kind.key(), if self.is_monument { 0.3 * width } else { 0.5 * width }, middle, size))
            @if self.is_monument { (icon("monument", 0.7 * width, middle, size)) }
        }
    }

    /// Name and what it does, in words.
    pub(super) fn words(&self, board: &Board<'_>) -> String {
        let name = board.say(self.key);
        let about = board.say(&format!("about-{}", self.key));
        let cost = cost(board, self.cost);
        format!("{name} ({}). {cost}. {about}", board.say(self.kind.key()))
    }
}

/// The outline of a tile with its head, to be filled in the colour of its kind.
pub(super) fn outline(id: &str, (width, height): (f32, f32), band: f32) -> Markup {
    html! {
        g id=(id) {
            (Box::sized(width, height).rect("tb-tile", 7.0))
            path.tb-band d={ "M0 " (band) "V7q0-7 7-7h" (width - 14.0) "q7 0 7 7v" (band - 7.0) "z" } {}
        }
    }
}

/// A cost in words.
fn cost(board: &Board<'_>, cost: Goods) -> String {
    let list: Vec<_> = super::names::goods(board, cost);
    board.tell("board-cost", &[("list", fluent_bundle::FluentValue::from(list.join(", ")))])
}
