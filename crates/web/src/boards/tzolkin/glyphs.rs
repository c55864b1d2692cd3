//! Icons with numbers: what tiles cost and bring, said without words.

use std::fmt::Display;

use maud::{Markup, html};
use patolli_catalog::rules::tzolkin::{
    Goods, QuickAction, Track, Wheel,
    data::{BuildingId, Effect, Metric, MonumentId, Prophecy, SKULL_SHRINE_POINTS, Scoring, StartId},
};

use super::{
    super::svg::at_scaled,
    shapes::{PLAIN, icon, nth, round},
};
use crate::boards::kit::glyph_row::RowGlyph;
pub(super) use crate::boards::kit::glyph_row::{centred, column, row, row_width};

/// The badge of points; its text stands inside it.
const BADGE: &str = "vp-badge";
/// How far the foot of a text lies below the middle of its line.
const BASELINE: f32 = 4.6;

/// An icon with a number or sign before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Glyph {
    /// Name in the sprite.
    pub(super) icon: &'static str,
    /// What stands before it, or inside a badge of points.
    pub(super) text: String,
}

impl Glyph {
    /// An icon alone.
    pub(super) const fn plain(icon: &'static str) -> Self {
        Self { icon, text: String::new() }
    }

    /// An icon with a text before it.
    pub(super) fn with(text: impl Display, icon: &'static str) -> Self {
        Self { icon, text: format!("{text}") }
    }
}

impl RowGlyph for Glyph {
    fn width(&self) -> f32 {
        match (self.icon, self.text.chars().count()) {
            (BADGE, 0..=1) => 1.2 * PLAIN,
            (BADGE, _) => 1.5 * PLAIN,
            _ => PLAIN + text_width(&self.text),
        }
    }

    fn draw(&self, x: f32, y: f32) -> Markup {
        if self.icon == BADGE {
            let (middle, long) = (x + self.width() / 2.0, self.text.chars().count() > 1);
            return html! {
                (icon(BADGE, middle, y, self.width() + 2.4))
                text.gl.mid.long[long] x=(round(middle)) y=(round(y + BASELINE)) { (self.text) }
            };
        }
        html! {
            @if !self.text.is_empty() { text.gl x=(round(x)) y=(round(y + BASELINE)) { (self.text) } }
            (icon(self.icon, x + self.width() - PLAIN / 2.0, y, PLAIN))
        }
    }

    fn transform(x: f32, y: f32, scale: f32) -> impl Display {
        at_scaled(x, y, scale)
    }
}

/// Room for a text before an icon.
fn text_width(text: &str) -> f32 {
    let narrow = text.chars().filter(|it| matches!(it, 'I' | '·' | ' ' | '/' | '›')).count();
    let wide = text.chars().count() - narrow;
    if text.is_empty() { 0.0 } else { 1.5 + 8.2 * nth(wide) + 4.8 * nth(narrow) }
}

/// Goods, each kind with its number.
pub(super) fn goods(goods: Goods) -> Vec<Glyph> {
    let kinds = [
        (goods.corn.into(), "corn"),
        (goods.blocks.wood, "wood"),
        (goods.blocks.stone, "stone"),
        (goods.blocks.gold, "gold"),
        (goods.skulls.into(), "skull"),
    ];
    kinds.into_iter().filter(|it| it.0 > 0).map(|(n, icon)| Glyph::with(n, icon)).collect()
}

/// Everything a building brings.
pub(super) fn building(building: BuildingId) -> Vec<Glyph> {
    effects(building.tile().effects)
}

/// Everything a starting tile brings.
pub(super) fn starting(tile: StartId) -> Vec<Glyph> {
    let mut glyphs = goods(tile.tile().goods);
    glyphs.extend(effects(tile.tile().effects));
    glyphs
}

/// Effects in their order; the same one twice is one glyph with a 2.
fn effects(effects: &[Effect]) -> Vec<Glyph> {
    let mut glyphs: Vec<Glyph> = Vec::new();
    for new in effects.iter().flat_map(|it| effect(*it)) {
        match glyphs.iter_mut().find(|it| **it == new && new.text.is_empty()) {
            Some(old) => "2".clone_into(&mut old.text),
            None => glyphs.push(new),
        }
    }
    glyphs
}

fn effect(effect: Effect) -> Vec<Glyph> {
    let income = |them: Vec<Glyph>| [vec![Glyph::plain("food-day")], them].concat();
    match effect {
        Effect::Gain(gain) => goods(gain),
        Effect::Score(n) => vec![Glyph::with(n, BADGE)],
        Effect::Worker => vec![Glyph::plain("worker-add")],
        Effect::Climb(temple) => vec![Glyph::plain(temple.key())],
        Effect::ClimbAny => vec![Glyph::plain("temple-any")],
        Effect::Learn(track) => vec![Glyph::plain(track.key())],
        Effect::LearnAny(1) => vec![Glyph::plain("tech-up")],
        Effect::LearnAny(n) => vec![Glyph::with(n, "tech-up")],
        Effect::FeedWorkers(n) => vec![Glyph::with(n, "feed")],
        Effect::FeedEvery => vec![Glyph::with("−1", "corn"), Glyph::with("/", "worker")],
        Effect::Build => vec![Glyph::plain("building")],
        Effect::Market => vec![Glyph::plain("market")],
        Effect::AnyAction => vec![Glyph::with(1, "corn"), Glyph::with("›", "free-choice")],
        Effect::BuildMonument => vec![Glyph::plain("monument")],
        Effect::Income(gain) => income(goods(gain)),
        Effect::IncomeByEpoch(first, second) => {
            income([by_epoch("I", first), by_epoch("II", second)].concat())
        }
        Effect::ExchangeTechnology => vec![Glyph::with("−1", "tech-any"), Glyph::with("3×", "tech-up")],
        Effect::SkullShrine => vec![Glyph::with(SKULL_SHRINE_POINTS, BADGE), Glyph::plain("temple-any")],
    }
}

fn by_epoch(epoch: &str, gain: Goods) -> Vec<Glyph> {
    goods(gain).into_iter().map(|it| Glyph { text: epoch.to_owned(), ..it }).collect()
}

/// What a monument scores: points, and for what.
pub(super) fn monument(monument: MonumentId, seats: usize) -> Vec<Glyph> {
    let each = |n: &str, icon| vec![Glyph::with(n, BADGE), Glyph::plain(icon)];
    match monument.tile().scoring {
        Scoring::Frame(kind) => each("4", kind.key()),
        Scoring::AllTiles => [each("2", "building"), vec![Glyph::plain("monument")]].concat(),
        Scoring::MonumentsOfAll => each(["6", "6", "6", "5", "4"][seats.min(4)], "monument"),
        Scoring::CornTiles => each("4", "harvest-corn"),
        Scoring::WoodTiles => each("4", "harvest-wood"),
        Scoring::Workers => vec![Glyph::with("6", BADGE), Glyph::with(">3", "worker")],
        Scoring::Levels => each("3", "tech-up"),
        Scoring::FinishedTechnologies => {
            [vec![Glyph::with("3", "tech-any")], ["9", "20", "33"].map(|it| Glyph::with(it, "vp")).to_vec()]
                .concat()
        }
        Scoring::OneTemple => each("3", "temple-any"),
        Scoring::ThreeTemples => each("×2", "temple-any"),
        Scoring::Skulls => each("3", "chichen"),
    }
}

/// What a quick action does.
pub(super) fn quick(quick: QuickAction) -> Vec<Glyph> {
    match quick {
        QuickAction::Corn => goods(Goods::corn(3)),
        QuickAction::Wood => goods(Goods::blocks(1, 0, 0).and_corn(1)),
        QuickAction::Stone => goods(Goods::blocks(0, 1, 0)),
        QuickAction::Gold => goods(Goods::blocks(0, 0, 1)),
        QuickAction::Technology => vec![Glyph::plain("tech-up")],
        QuickAction::Market => vec![Glyph::plain("market")],
        QuickAction::Build => vec![Glyph::with(1, "corn"), Glyph::with("›", "building")],
    }
}

/// What a prophecy makes harder.
pub(super) fn prophecy(prophecy: Prophecy) -> Vec<Glyph> {
    let costs = |what, n: &str, icon| vec![Glyph::plain(what), Glyph::with(n, icon)];
    match prophecy {
        Prophecy::WrathfulGods => costs("temple-any", "−1", "corn"),
        Prophecy::AngryGodChaac => costs("chaac", "−1", "block"),
        Prophecy::AngryGodQuetzalcoatl => costs("quetzalcoatl", "−1", "block"),
        Prophecy::AngryGodKukulkan => costs("kukulkan", "−1", "block"),
        Prophecy::ForestFires => costs("palenque", "−1", "wood"),
        Prophecy::Drought => costs("palenque", "−1", "corn"),
        Prophecy::GoldShortage => costs("gold", "−1", "corn"),
        Prophecy::Desecration => costs("skull", "", "temple-down"),
        Prophecy::TeacherShortage => costs("tech-up", "−1", "block"),
        Prophecy::ForgottenLore => vec![Glyph::with("2", "tech-any"), Glyph::plain("lock")],
        Prophecy::CrowdedCities => costs("building", "−1", "block"),
        Prophecy::Hunger => costs("worker", "−1", "corn"),
        Prophecy::HighFloodwaters => costs("chichen", "−2", "corn"),
    }
}

/// What a prophecy counts.
pub(super) const fn metric(prophecy: Prophecy) -> &'static str {
    match prophecy.tile().metric {
        Metric::TempleLevels => "temple-any",
        Metric::TempleLevel(temple) => temple.key(),
        Metric::WoodTiles => "harvest-wood",
        Metric::CornTiles => "harvest-corn",
        Metric::Gold => "gold",
        Metric::Skulls => "skull",
        Metric::TechnologyLevels => "tech-up",
        Metric::SecondLevels => "tech-any",
        Metric::Buildings => "building",
        Metric::Fed => "feed",
        Metric::AtChichenItza => "chichen",
    }
}

/// What a level of a technology gives; 4 is the bonus.
pub(super) fn technology(track: Track, level: u8) -> Vec<Glyph> {
    match (track, level) {
        (_, 0) => Vec::new(),
        (Track::Agriculture, 1) => vec![Glyph::with("+1", "corn")],
        (Track::Agriculture, 2) => vec![Glyph::with("✓", "harvest-corn"), Glyph::with("+1", "fish")],
        (Track::Agriculture, 3) => vec![Glyph::with("+2", "corn")],
        (Track::Agriculture, _) => vec![Glyph::plain("temple-any")],
        (Track::Extraction, 1) => vec![Glyph::with("+1", "wood")],
        (Track::Extraction, 2) => vec![Glyph::with("+1", "stone")],
        (Track::Extraction, 3) => vec![Glyph::with("+1", "gold")],
        (Track::Extraction, _) => vec![Glyph::with("2", "block")],
        (Track::Architecture, 1) => vec![Glyph::plain("building"), Glyph::with("+1", "corn")],
        (Track::Architecture, 2) => vec![Glyph::plain("building"), Glyph::with("2", BADGE)],
        (Track::Architecture, 3) => vec![Glyph::plain("building"), Glyph::with("−1", "block")],
        (Track::Architecture, _) => vec![Glyph::with("3", BADGE)],
        (Track::Theology, 1) => vec![Glyph::with("+1", "chichen")],
        (Track::Theology, 2) => vec![Glyph::with("1", "block"), Glyph::with("›", "temple-any")],
        (Track::Theology, 3) => vec![Glyph::with("+1", "skull")],
        (Track::Theology, _) => vec![Glyph::with("1", "skull")],
    }
}

/// The icon of a wheel.
pub(super) const fn wheel(wheel: Wheel) -> &'static str {
    match wheel {
        Wheel::Palenque => "palenque",
        Wheel::Yaxchilan => "yaxchilan",
        Wheel::Tikal => "tikal",
        Wheel::Uxmal => "uxmal",
        Wheel::ChichenItza => "chichen",
    }
}
